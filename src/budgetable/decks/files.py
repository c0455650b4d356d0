"""Decks in files: those that ship, and others in TOML or CSV, as a file's name ends."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from budgetable.decks.cells import slug
from budgetable.decks.reading import MAX_BYTES, from_toml, to_toml
from budgetable.decks.spreadsheet import Sheet, from_csv, to_csv
from budgetable.rules.deck import Deck

SHIPPED: Final = ("standard",)
"""The decks that come with the program."""

SPREADSHEETS: Final = (".csv", ".tsv", ".xlsx", ".xls", ".ods")
"""What is read as CSV. The last three are not, and reading them says what to do."""

WRITERS: Final = {".csv": to_csv, ".toml": to_toml}
"""How a deck is written, by the end of its file's name."""


def load(deck: str | Path) -> Deck:
    """The deck of this name if it ships with the program, else the one in this file.

    Raises BadDeck with every fault, and OSError where the file cannot be read.
    """
    return load_sheet(deck).deck


def load_sheet(deck: str | Path) -> Sheet:
    """`load`, with what of a spreadsheet was left out."""
    if isinstance(deck, str) and deck in SHIPPED:
        return Sheet(_shipped(deck))
    path = Path(deck)
    with path.open("rb") as file:
        source = file.read(MAX_BYTES + 1)
    if path.suffix.lower() in SPREADSHEETS:
        return from_csv(source, name_of(path))
    return Sheet(from_toml(source))


def name_of(file: Path) -> str:
    """The name that a deck has from its file."""
    return slug(file.stem) or "deck"


@cache
def _shipped(name: str) -> Deck:
    """A deck that ships is read once: a server opens many tables with it."""
    return from_toml(resources.files(__package__).joinpath(f"{name}.toml").read_bytes())
