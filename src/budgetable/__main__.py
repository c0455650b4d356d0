"""The command `budgetable`, which `python -m budgetable` is too."""

from __future__ import annotations

import sys
from typing import NoReturn


def main() -> NoReturn:
    """Run the command of the command line and exit, quietly where Ctrl-C comes before it began."""
    try:
        from budgetable.cli import run
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":  # A worker process imports this file too.
    main()
