"""`python -m budgetable` is the command `budgetable`."""

from budgetable.cli import main

if __name__ == "__main__":  # A worker process imports this file too.
    main()
