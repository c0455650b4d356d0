"""Braille as its readers have it: the pages of a file, its entries, what they mean in print."""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import re
from collections.abc import Iterator

import pytest

from budgetable.braille import louis

needs_louis = pytest.mark.skipif(
    ctypes.util.find_library("louis") is None and not os.environ.get("CI"),
    reason="there is no liblouis here (Debian: apt-get install liblouis20 liblouis-data)",
)


def pages(file: bytes) -> list[list[str]]:
    """The lines of each page of a BRF file."""
    *made, rest = file.decode("ascii").split("\f")
    assert rest == ""
    return [page.removesuffix("\r\n").split("\r\n") for page in made]


def text_lines(file: bytes) -> list[str]:
    """The lines of a BRF file without those of the page numbers."""
    return [line for page in pages(file) for line in page[1:]]


def label_lines(labels: bytes) -> list[str]:
    """The lines of the labels, which have no page numbers among them."""
    return [line for page in pages(labels) for line in page]


def entries(key: bytes) -> dict[str, list[str]]:
    """What the key says of each code: the line of the card, and the text below it if there is."""
    found: dict[str, list[str]] = {}
    said: list[str] = []
    for line in text_lines(key):
        coded = re.match(r"([A-Z]{3})  (?=\S)", line)
        if coded:
            said = found.setdefault(coded[1].lower(), [])
            said.append(line[coded.end() :])
        elif line.startswith("    ") and len(said) == 1 and not line.startswith("     "):
            said.append(line.strip())
        elif line.startswith("  ") and said and line[2:3] != " ":
            said[-1] += f" {line.strip()}"
        else:
            said = []
    return found


def in_print(braille: str, table: str) -> str:
    """What liblouis reads in ASCII braille, semicolons left out.

    With one at its end, liblouis does not know a sign for a word, such as x for "it".
    """
    library = louis._library()
    braille = re.sub(r"(?<=\S)2(?= )", "", braille)
    raw = braille.encode("utf-32-le" if library.lou_charSize() == 4 else "utf-16-le")
    size = library.lou_charSize()
    used, made = ctypes.c_int(len(raw) // size), ctypes.c_int(len(raw))
    text = ctypes.create_string_buffer(len(raw) * size)
    assert library.lou_backTranslateString(
        f"{louis.DISPLAY},{table}".encode(), ctypes.create_string_buffer(raw), ctypes.byref(used),
        text, ctypes.byref(made), None, None, 0,
    )  # fmt: skip
    return text.raw[: made.value * size].decode("utf-32-le" if size == 4 else "utf-16-le")


def numbered(pages: list[list[str]]) -> Iterator[str]:
    """The number of each page, read back."""
    for page in pages:
        cells = page[0].strip()
        assert cells.startswith("#")
        yield "".join(str("JABCDEFGHI".index(cell)) for cell in cells[1:])


ACCENTED = {"(": "á", "!": "é", "/": "í", "+": "ó", ")": "ú", "]": "ñ", "\\": "ü"}
MARKS = {"1": ",", "2": ";", "3": ":", "'": ".", "-": "-", "5": "¿", "6": "¡", "8": "«"}


def spanish_in_print(braille: str) -> str:
    """Uncontracted Spanish, cell by cell: a dot before a capital, `#` before digits."""
    made, capital, digits = "", False, False
    for place, cell in enumerate(braille):
        if cell in ".#":
            capital, digits = cell == ".", cell == "#"
            continue
        digits = digits and cell in "ABCDEFGHIJ"
        if digits:
            made += str("JABCDEFGHI".index(cell))
        else:
            letter = ACCENTED.get(cell) or MARKS.get(cell) or cell.lower()
            made += letter.upper() if capital else letter
        capital = False
        assert cell in ACCENTED or cell in MARKS or cell.isalpha() or cell == " ", braille[place:]
    return made
