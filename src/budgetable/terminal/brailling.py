"""Braille from the command line: the folder and its files, what is said after, or why not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from budgetable.braille import (
    Booklets,
    NoCells,
    NoGrade,
    NoLibrary,
    NoTable,
    OldLibrary,
    Options,
    grades,
)
from budgetable.braille.louis import LEAST
from budgetable.printing import Printed
from budgetable.rules import Deck
from budgetable.words import text

PROBLEMS: Final = (NoCells, NoGrade, NoLibrary, NoTable, OldLibrary)
"""Why a deck may not be had in braille; each has its sentence."""

MOST_CARDS: Final = 20
"""The cards without cells that are named."""


def folder_name(deck: str, options: Options) -> Path:
    """A name that says what is in the folder; the same deck and options have the same."""
    parts = [deck, "braille", options.language, options.grade or grades(options.language)[0]]
    usual = Options()
    chosen = {
        f"{options.cells}-cells": options.cells != usual.cells,
        f"{options.lines}-lines": options.lines != usual.lines,
        "lf": options.line_end != usual.line_end,
        "no-form-feed": options.form_feed != usual.form_feed,
        "unicode": options.unicode != usual.unicode,
    }
    return Path("-".join([*parts, *[name for name, is_on in chosen.items() if is_on]]))


def files(made: Booklets, sheet: Printed | None, options: Options) -> dict[str, bytes]:
    """The files by their names."""
    ending = "txt" if options.unicode else "brf"
    written = {
        f"{name}.{ending}": content
        for name, content in (("labels", made.labels), ("key", made.key), ("rules", made.rules))
    }
    return written if sheet is None else {**written, "slate.pdf": sheet.pdf}


def report(folder: Path, names: Iterable[str], made: Booklets, language: str) -> Iterator[str]:
    """What was made."""
    yield text("braille-done", language, folder=str(folder), cards=made.cards, pages=made.pages)
    for name in names:
        yield "    " + text(f"braille-file-{Path(name).stem}", language, file=name)
    if made.left_out:
        yield text("braille-left-out", language, signs=" ".join(made.left_out))


def sentence(problem: Exception, deck: Deck, language: str) -> str:
    """Why a deck could not be had in braille, and what to do."""
    match problem:
        case NoGrade(grades=[]):
            return text("braille-no-language", language)
        case NoGrade():
            return text("braille-no-grade", language, grades=", ".join(problem.grades))
        case NoTable():
            values = {"table": problem.table, "setting": "LOUIS_TABLEPATH"}
            return text("braille-no-table", language, **values)
        case OldLibrary():
            least = ".".join(map(str, LEAST))
            return text("braille-old-library", language, version=problem.version, least=least)
        case NoCells():
            lines = [text("braille-no-cells", language, deck=deck.name)]
            lines += [
                "  " + text("braille-no-cells-card", language, card=card, letters=" ".join(letters))
                for card, letters in problem.cards[:MOST_CARDS]
            ]
            more = len(problem.cards) - MOST_CARDS
            if more > 0:
                lines.append("  " + text("deck-more-faults", language, more=more))
            lines.append(
                text("braille-no-cells-remedy", language, field=f"translations.{language}")
            )
            return "\n".join(lines)
        case _:
            return text("braille-no-library", language)
