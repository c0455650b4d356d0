"""The rows of a CSV file, as spreadsheets write one: in several encodings, with several separators,
under a number that is the spreadsheet's own.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterator
from typing import Final

from budgetable.decks.faults import BadDeck, DeckFault

SEPARATORS: Final = ",;\t"
"""What may stand between cells without a first line `sep=` that says so."""

TOP: Final = 100
"""The rows among which the names of the columns are looked for."""

NAMED_SEPARATOR: Final = re.compile(r'"?sep=([^"\r\n])"?(?:\r\n?|\n)')
"""The first line by which a spreadsheet is told the separator. It shows it as no row."""

LINE_END: Final = re.compile(r"\r\n?|\n")

WORKBOOKS: Final = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
"""How a file begins that a spreadsheet has saved in its own form, newer (zip) or older (OLE)."""


class Rows:
    """The rows of a file that is not empty of sense: numbered, blank ones left out.

    `width(row)` says how many cells of a row name columns that a deck has: the separator that
    shows most of them is taken. Raises BadDeck.
    """

    def __init__(self, source: bytes, width: Callable[[list[str]], int]) -> None:
        self._text = _decoded(source)
        named = NAMED_SEPARATOR.match(self._text)
        if named:
            self._text = self._text[named.end() :]
            self.separator = named[1]
        else:
            self.separator = max(SEPARATORS, key=lambda sign: self._most(sign, width))

    def __iter__(self) -> Iterator[tuple[int, list[str]]]:
        number = 0
        reader = csv.reader(self._lines(), delimiter=self.separator, strict=True)
        try:
            for number, row in enumerate(reader, start=1):
                if any(cell and not cell.isspace() for cell in row):
                    yield number, self._parted(row)
        except csv.Error:
            raise BadDeck([DeckFault("bad-quotes", row=number + 1)]) from None

    def _parted(self, row: list[str]) -> list[str]:
        """A row that stands in its first cell, taken apart.

        So a spreadsheet saves it that wants another separator and has shown all in one column.
        """
        if self.separator not in row[0] or any(row[1:]):
            return row
        reader = csv.reader(io.StringIO(row[0], newline=""), delimiter=self.separator, strict=True)
        try:
            (parted,) = reader
        except (csv.Error, ValueError):
            return row
        return parted

    def _most(self, separator: str, width: Callable[[list[str]], int]) -> int:
        """The most columns that a row near the top names if this is the separator."""
        most = 0
        reader = csv.reader(self._lines(), delimiter=separator)
        try:
            for _, row in zip(range(TOP), reader, strict=False):
                most = max(most, width(row))
        except csv.Error:
            pass
        return most

    def _lines(self) -> io.StringIO:
        return io.StringIO(self._text, newline="")


def _decoded(source: bytes) -> str:
    if source.startswith(WORKBOOKS):
        raise BadDeck([DeckFault("workbook")])
    encoding = "utf-16" if source.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8-sig"
    try:
        text = source.decode(encoding)
    except UnicodeDecodeError as error:
        text = source[: error.start].decode(encoding, "ignore") + "\0"
    if "\0" in text:  # Also of UTF-16 that does not say it is: every second character is one.
        line = len(LINE_END.findall(text, 0, text.index("\0"))) + 1
        raise BadDeck([DeckFault("not-csv-text", value=str(line))])
    return text
