"""The program: its name, its version, and how a command ends."""

from __future__ import annotations

import os
import sys

from cyclopts import App, CycloptsError

from budgetable import __version__
from budgetable.cli.options import spoken
from budgetable.cli.problems import INTERRUPTED, UNUSABLE, Problem


def version() -> str:
    """Which version this is, and whether its rules are compiled."""
    from budgetable.rules import mode
    from budgetable.words import text

    return text("version", spoken(None), version=__version__, mode=mode())


app = App(
    name="budgetable",
    help="The budgeting card game: play it here, simulate it, check decks and records.",
    help_format="plaintext",
    version=version,
)


def run(arguments: list[str]) -> int:
    """Run a command; the exit status says how it went."""
    try:
        status = app(arguments, exit_on_error=False, print_error=True, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError:
        return UNUSABLE
    except Problem as problem:
        print(problem, file=sys.stderr)
        return problem.status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has enough: leave without the complaint at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status if isinstance(status, int) else 0
