"""Store the braille of the decks that ship anew: `python -m tests.braille.stored`.

What somebody has corrected stays as it is, as long as its sentence does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from budgetable import braille, decks
from budgetable.braille import louis
from budgetable.braille.booklets import sentences
from budgetable.braille.codes import codes
from budgetable.braille.louis import TABLES
from budgetable.braille.stored import Entry, read, written
from budgetable.braille.texts import spoken

FOLDER: Final = Path(braille.__file__).parent / "stored"


def made_anew(language: str, grade: str) -> str:
    """The file of a language and grade as it should be."""
    file = FOLDER / f"{language}-{grade}.txt"
    kept = {
        sentence: entry
        for sentence, entry in (read(file.read_text("utf-8")) if file.exists() else {}).items()
        if entry.why
    }
    table = TABLES[language, grade]
    every: dict[str, None] = {}
    for deck in decks.SHIPPED:
        every |= dict.fromkeys(sentences(spoken(decks.load(deck), language), language))
    entries = [
        (sentence, kept.get(sentence) or Entry(louis.translate(sentence, table)))
        for sentence in every
    ]
    return written(entries, louis.version())


def codes_anew() -> str:
    """The file of the codes as it should be: those that are there, and new ones for new cards."""
    found: dict[str, str] = {}
    for deck in decks.SHIPPED:
        found |= codes(decks.load(deck))
    return "".join([f'{card} = "{code}"\n' for card, code in found.items()])


def main() -> None:
    """Write every file."""
    (FOLDER / "codes.toml").write_text(codes_anew(), "utf-8")
    for language, grade in TABLES:
        (FOLDER / f"{language}-{grade}.txt").write_text(made_anew(language, grade), "utf-8")


if __name__ == "__main__":
    main()
