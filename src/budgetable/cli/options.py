"""What commands take alike, and what is refused before anything begins."""

from __future__ import annotations

import os
from typing import Annotated, Literal

from cyclopts import Parameter

from budgetable.cli.problems import Problem

Language = Annotated[str | None, Parameter(help="en or es; else as the system is set.")]
Seed = Annotated[str | None, Parameter(help="The same seed shuffles the same; else by chance.")]
Level = Annotated[
    Literal["easy", "medium", "hard"] | None, Parameter(help="How hard; else now this, now that.")
]
DeckName = Annotated[str, Parameter(help="A deck that ships (standard), or a CSV or TOML file.")]


def spoken(language: str | None) -> str:
    """The language asked for, or the one that the system is set to."""
    from budgetable.words import LANGUAGES, best_language, text

    if language is None:
        wanted = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
        return best_language([each for each in wanted if each][:1])
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Problem(text("option-language", best_language([]), given=language, known=known))
    return language


def check_range(option: str, given: int, least: int, most: int, language: str) -> None:
    """Refuse a number that is out of range."""
    from budgetable.words import text

    if not least <= given <= most:
        numbers = {"given": str(given), "least": str(least), "most": str(most)}
        raise Problem(text("option-range", language, option=option, **numbers))


def check_terms(rounds_to_win: int, turn_limit: int, language: str) -> None:
    """Refuse what no match is played for."""
    from budgetable.rules.options import MOST_ROUNDS_TO_WIN, MOST_TURN_LIMIT

    check_range("--rounds-to-win", rounds_to_win, 1, MOST_ROUNDS_TO_WIN, language)
    check_range("--turn-limit", turn_limit, 1, MOST_TURN_LIMIT, language)


def check_bots(names: tuple[str, ...], language: str) -> None:
    """Refuse a bot that there is not."""
    from budgetable.bots import BOTS
    from budgetable.words import text

    for name in names:
        if name not in BOTS:
            raise Problem(text("option-bot", language, given=name, known=", ".join(BOTS)))
