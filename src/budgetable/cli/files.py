"""Decks and records as they are read, and files and folders as they are made."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from budgetable.cli.problems import Problem, file_problems

if TYPE_CHECKING:
    from budgetable.decks import Sheet
    from budgetable.records import Record
    from budgetable.rules import Deck


def load_deck(name: str, language: str) -> Deck:
    """The deck of this name or file."""
    return load_sheet(name, language).deck


def load_sheet(name: str, language: str) -> Sheet:
    """The deck of this name or file, and what was left out."""
    from budgetable import decks
    from budgetable.words import say, text

    if decks.is_unknown(name):
        raise Problem(text("option-deck", language, given=name, known=", ".join(decks.SHIPPED)))
    with file_problems(Path(name), language):
        try:
            return decks.load_sheet(name)
        except decks.BadDeck as bad:
            head = text("deck-faults", language, name=name, faults=len(bad.faults))
            raise Problem(f"{head}\n{say(bad, language)}") from None


def tell_left_out(sheet: Sheet, language: str) -> None:
    """Name what of a spreadsheet is no part of the deck, if anything is."""
    from budgetable.words import text

    if sheet.left_out:
        print(text("deck-left-out", language, names=", ".join(sheet.left_out)))


def read_record(file: Path, language: str) -> Record:
    """The record in a file."""
    from budgetable import records
    from budgetable.decks import BadDeck
    from budgetable.words import record_problem, say, text

    with file_problems(file, language):
        try:
            return records.read(file)
        except records.BadRecord as bad:
            problem = record_problem(bad.code, bad.field, bad.value, language)
            raise Problem(text("in-file", language, file=str(file), problem=problem)) from None
        except BadDeck as bad:
            raise Problem(say(bad, language)) from None


def make_folder(folder: Path, files: str, problem: str, language: str) -> None:
    """Make a folder for such files; refuse one that has some, with this sentence."""
    from budgetable.words import text

    with file_problems(folder, language):
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.glob(files)):
            raise Problem(text(problem, language, folder=str(folder)))


def check_new_file(file: Path, language: str) -> None:
    """Refuse a file that is there already, or that cannot be there."""
    from tempfile import TemporaryFile

    from budgetable.terminal.saving import no_new_file
    from budgetable.words import text

    with file_problems(file, language):
        problem = no_new_file(file)
        if not problem:
            TemporaryFile(dir=file.parent).close()  # Better refused now than after hours of play.
    if problem:
        raise Problem(text(problem, language, file=str(file)))
