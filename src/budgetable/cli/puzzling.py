"""`budgetable puzzle` and `puzzles`: budgets to balance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from budgetable.cli.files import load_deck
from budgetable.cli.options import DeckName, Language, Level, check_range, spoken
from budgetable.cli.problems import Problem

if TYPE_CHECKING:
    from budgetable.coach import Puzzle


def puzzle(
    *,
    seed: Annotated[str | None, Parameter(help="Whose puzzles; else those of today, UTC.")] = None,
    number: Annotated[int, Parameter(help="Which of them.")] = 1,
    level: Level = None,
    deck: DeckName = "standard",
    language: Language = None,
) -> int:
    """Balance a budget: the puzzle of the day, or any other.

    The same seed, number and level is the same puzzle.
    """
    tongue = spoken(language)
    check_range("--number", number, 1, 1_000_000, tongue)
    made = make_puzzles(deck, seed, range(number, number + 1), level, tongue)
    play_puzzles(made, level, deck, language, tongue)
    return 0


def puzzles(
    *,
    number: Annotated[int, Parameter(help="How many.")] = 20,
    as_sheet: Annotated[
        bool, Parameter(name="--print", negative="", help="Print them as a sheet for a class.")
    ] = False,
    answers: Annotated[
        bool, Parameter(negative="", help="Print the answers after the sheet, on a new page.")
    ] = False,
    seed: Annotated[str | None, Parameter(help="Whose puzzles; else those of today, UTC.")] = None,
    level: Level = None,
    deck: DeckName = "standard",
    language: Language = None,
) -> int:
    """Many puzzles: one after the other here, or printed as a sheet."""
    from budgetable.terminal import sheet

    tongue = spoken(language)
    check_range("--number", number, 1, 1000, tongue)
    made = make_puzzles(deck, seed, range(1, number + 1), level, tongue)
    if not (as_sheet or answers):
        play_puzzles(made, level, deck, language, tongue)
        return 0
    print("\n".join(sheet.sheet(made, tongue)))
    if answers:
        print(sheet.FORM_FEED + "\n".join(sheet.answers(made, tongue)))
    return 0


def make_puzzles(
    deck: str, seed: str | None, numbers: range, level: str | None, language: str
) -> list[Puzzle]:
    """The puzzles with these numbers, with progress where it takes longer."""
    from budgetable.coach import NoPuzzle
    from budgetable.terminal.puzzles import made
    from budgetable.words import text

    try:
        return made(load_deck(deck, language), seed, numbers, level or "", language)
    except NoPuzzle:
        raise Problem(text("puzzle-none", language)) from None


def play_puzzles(
    made: list[Puzzle], level: str | None, deck: str, language: str | None, tongue: str
) -> None:
    """Play puzzles one after the other; the next one is had with the same options."""
    from budgetable.terminal.puzzles import play_all

    other_deck = deck if deck != "standard" else None
    play_all(made, {"--level": level, "--deck": other_deck, "--language": language}, tongue)
