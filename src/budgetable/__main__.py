"""`python -m budgetable` is the command `budgetable`."""

from budgetable.cli import main

main()
