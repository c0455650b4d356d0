"""The sentences of the decks that ship and of the rules, already in braille.

A file for each language and grade, made by liblouis once and kept: so nothing need be installed to
read them, and whoever reads braille can correct a line. An entry is a sentence, below it the same
in ASCII braille, and below that, if somebody has corrected it, why; then an empty line.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

HEAD: Final = """\
# A sentence in print, the same in ASCII braille, an empty line. To correct one, change the second
# line and write below it, in a third, why. docs/braille.md tells more. Made by liblouis """
"""How a file begins; the version follows."""


class Entry(NamedTuple):
    """A sentence in braille, and why it is not what liblouis would make of it, if so."""

    braille: str
    why: str = ""


@cache
def stored(language: str, grade: str) -> Mapping[str, Entry]:
    """What is kept in a language and grade, by the sentence in print; nothing for others."""
    file = resources.files(__package__).joinpath("stored", f"{language}-{grade}.txt")
    return read(file.read_text("utf-8")) if file.is_file() else {}


def read(source: str) -> dict[str, Entry]:
    """The entries of a file."""
    found = {}
    for entry in source.strip("\n").split("\n\n")[1:]:
        sentence, *rest = entry.split("\n")
        found[sentence] = Entry(*rest)
    return found


def written(entries: Iterable[tuple[str, Entry]], version: str) -> str:
    """The file with these entries, made by this version of liblouis."""
    parts = [
        "\n".join([sentence, *[line for line in entry if line]]) for sentence, entry in entries
    ]
    return "\n\n".join([f"{HEAD}{version}.", *parts]) + "\n"
