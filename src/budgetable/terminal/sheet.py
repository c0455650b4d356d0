"""A sheet of puzzles for a class: plain text for any printer, the answers on their own page."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from budgetable.coach import Puzzle
from budgetable.terminal.puzzling import described, solved, voice_at
from budgetable.words import text

WIDTH: Final = 78
"""Columns of a sheet: what a page of paper takes in a letter that can be read."""

FORM_FEED: Final = "\f"


def sheet(puzzles: Sequence[Puzzle], language: str) -> Iterator[str]:
    """The lines of the sheet, without answers."""
    yield text("sheet-title", language, puzzles=len(puzzles))
    yield from wrapped([*text("sheet-how", language).split("\n"), source(puzzles, language)])
    for puzzle in puzzles:
        yield ""
        yield from wrapped(described(puzzle, voice_at(puzzle, language)))


def answers(puzzles: Sequence[Puzzle], language: str) -> Iterator[str]:
    """The lines of the answers."""
    yield text("sheet-answers", language)
    yield source(puzzles, language)
    for puzzle in puzzles:
        yield ""
        voice = voice_at(puzzle, language)
        yield described(puzzle, voice)[0]
        yield from wrapped([f"  {line}" for line in solved(puzzle, voice)])


def source(puzzles: Sequence[Puzzle], language: str) -> str:
    """What these puzzles are made from, so that they can be made again."""
    first = puzzles[0]
    return text("sheet-source", language, deck=first.deck.name, seed=first.seed)


def wrapped(lines: Sequence[str]) -> Iterator[str]:
    """Lines as they fit the sheet."""
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()))
        yield from textwrap.wrap(line, WIDTH, subsequent_indent=f"{indent}    ") or [""]
