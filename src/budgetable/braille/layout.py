"""Lines and pages of braille: how far each kind of text stands in, and where a page ends.

The page is that of embossers everywhere: so many cells a line, so many lines a page, the number of
the page at the end of the first line, which has nothing else. Labels have no number: all is cut up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from budgetable.braille.cells import HYPHEN, number

HEADING: Final = "heading"
PARAGRAPH: Final = "paragraph"
ITEM: Final = "item"
UNDER: Final = "under"
LABEL: Final = "label"

INDENTS: Final = {PARAGRAPH: (2, 0), ITEM: (0, 2), UNDER: (4, 2), LABEL: (0, 0)}
"""Blank cells before the first line of a text, and before those that run over."""

BESIDE_HEADING: Final = 3
"""Blank cells left and right of a heading, at least."""


class Piece(NamedTuple):
    """A text and what it is: a heading, a paragraph, an entry of a list, what stands under one."""

    style: str
    text: str
    code: str = ""
    """The code of a card, in front of the text and apart from it."""


class Block(NamedTuple):
    """Lines, of which the first so many stay on one page."""

    lines: list[str]
    together: int


def pages(
    pieces: Iterable[Piece], cells: int, lines: int, *, numbered: bool = True
) -> list[list[str]]:
    """Pages of lines, of texts that are in braille already; `numbered` gives each its number."""
    made: list[list[str]] = []
    room = lines - 1 if numbered else lines
    for block in blocks(pieces, cells):
        if not made or len(made[-1]) + min(block.together, room) > room:
            made.append([])
        made[-1] += block.lines if made[-1] else without_blank(block.lines)
        while len(made[-1]) > room:
            made[-1:] = [made[-1][:room], without_blank(made[-1][room:])]
    written = [page for page in made if page]
    if not numbered:
        return written
    return [[number(place).rjust(cells), *page] for place, page in enumerate(written, start=1)]


def blocks(pieces: Iterable[Piece], cells: int) -> list[Block]:
    """What stands together: an entry with what is under it, a heading with what it is over."""
    made: list[Block] = []
    after_heading = False
    for piece in pieces:
        lines = set_lines(piece, cells)
        together = min(2, len(lines)) if piece.style == PARAGRAPH else len(lines)
        if piece.style == HEADING:
            lines = [*([] if after_heading else [""]), *lines, ""]
            together = len(lines)
        if made and (after_heading or piece.style == UNDER):
            last = made.pop()
            lines, together = last.lines + lines, last.together + together
        made.append(Block(lines, together))
        after_heading = piece.style == HEADING
    return made


def set_lines(piece: Piece, cells: int) -> list[str]:
    """A text in lines of so many cells at most."""
    words = piece.text.split()
    if piece.code:
        words.insert(0, f"{piece.code} ")
    if piece.style == HEADING:
        lines = wrapped(words, *[cells - 2 * BESIDE_HEADING] * 2)
        return [(" " * ((cells - len(line)) // 2) + line) for line in lines]
    first, rest = INDENTS[piece.style]
    lines = wrapped(words, cells - first, cells - rest)
    return [(" " * (rest if place else first) + line).rstrip() for place, line in enumerate(lines)]


def wrapped(words: Iterable[str], first: int, rest: int) -> list[str]:
    """Words in lines, with so much room. None is broken, unless it is longer than a line."""
    lines = [""]
    for word in words:
        room = rest if len(lines) > 1 else first
        if lines[-1] and len(lines[-1]) + 1 + len(word) <= room:
            lines[-1] += f" {word}"
            continue
        if lines[-1]:
            lines.append("")
            room = rest
        while len(word) > room:
            lines[-1] = word[: room - 1] + HYPHEN
            word = word[room - 1 :]
            lines.append("")
            room = rest
        lines[-1] = word
    return lines


def without_blank(lines: Sequence[str]) -> list[str]:
    """Lines without blank ones in front, which no page begins with."""
    start = next((place for place, line in enumerate(lines) if line), len(lines))
    return list(lines[start:])
