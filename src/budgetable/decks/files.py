"""Decks in files: those that ship, and others in TOML or CSV, as a file's name ends."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import tomli_w

from budgetable.decks.cells import slug
from budgetable.decks.reading import MAX_BYTES, from_data, from_toml, to_data, to_toml
from budgetable.decks.rows import WORKBOOKS
from budgetable.decks.spreadsheet import Sheet, from_csv, to_csv
from budgetable.rules.deck import Deck

SHIPPED: Final = ("standard",)
"""The decks that come with the program."""

SPREADSHEETS: Final = (".csv", ".tsv")
"""How the name of a file ends that is read as CSV."""

ENDINGS: Final = (".csv", ".toml")
"""How the name of a file ends that a deck is written to."""


def is_unknown(name: str) -> bool:
    """Whether this is a mere name, and neither a deck that ships nor a file has it."""
    return name not in SHIPPED and Path(name).stem == name and not Path(name).exists()


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
    if _is_csv(path) or source.startswith(WORKBOOKS):  # Reading a workbook says what to do with it.
        return from_csv(source, name_of(path))
    return Sheet(from_toml(source))


def save(deck: Deck, file: Path, separator: str = ",") -> None:
    """Write a deck to a new file, by its ending as CSV, with this separator, or as TOML.

    Raises FileExistsError where there is one, and any other OSError where it cannot be written.
    """
    _write(file, to_csv(deck, separator) if _is_csv(file) else to_toml(deck))


def new(
    file: Path, comments: Iterable[str] = (), separator: str = ",", language: str = "en"
) -> Deck:
    """Write a whole deck to a new file, to be edited: the standard one's cards, under another name.

    They are called as they are in this language, and what they are called in English becomes a
    translation. The comments stand above a TOML file; CSV has none. Raises OSError, as `save` does.
    """
    shipped = load("standard")
    standard = _in_language(shipped, language)
    title = re.sub(r"[-_\s]+", " ", file.stem).encode("utf-8", "replace").decode().strip()
    facts = {"currency": standard.currency, "language": standard.language}
    title = title[:1].upper() + title[1:]
    deck = Deck(name_of(file), standard.cards, title=title, **facts)
    if _is_csv(file):
        save(deck, file, separator)
        return deck
    head = "".join([f"# {comment}\n" for comment in comments]) + "\n"
    if standard is not shipped:
        _write(file, head.encode() + to_toml(deck))
        return deck
    # As the standard deck stands in its own file, groups and all: that is the best to edit.
    cards = _source("standard").partition(b"\n\n")[2]
    facts = {"name": deck.name, "title": title, **facts}
    _write(file, f"{head}{tomli_w.dumps(facts)}\n".encode() + cards)
    return deck


def _in_language(deck: Deck, language: str) -> Deck:
    """A deck whose cards all have a translation into a language, in that language."""
    if language == deck.language:
        return deck
    data = to_data(deck) | {"language": language}
    for card in data["cards"]:
        translations = dict(card["translations"])
        own = translations.pop(language)
        translations[deck.language] = {field: card[field] for field in own}
        card |= {**own, "translations": translations}
    return from_data(data)


def _is_csv(file: Path) -> bool:
    return file.suffix.lower() in SPREADSHEETS


def _write(file: Path, source: bytes) -> None:
    if not file.parent.is_dir():  # Else the system says that there is no such file, which is plain.
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(file))
    with file.open("xb") as target:
        target.write(source)


def name_of(file: Path) -> str:
    """The name that a deck has from its file."""
    return slug(file.stem) or "deck"


@cache
def _shipped(name: str) -> Deck:
    """A deck that ships is read once: a server opens many tables with it."""
    return from_toml(_source(name))


def _source(name: str) -> bytes:
    return resources.files(__package__).joinpath(f"{name}.toml").read_bytes()
