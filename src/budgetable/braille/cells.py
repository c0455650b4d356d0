"""Braille cells as they are written down: ASCII braille, Unicode, and the numbers of the dots."""

from __future__ import annotations

from typing import Final

ASCII: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American ASCII braille: the sign of each cell, in the order of their dots in Unicode."""

BLANK: Final = 0x2800
"""Where the 64 cells of six dots begin in Unicode, with the one that has none."""

NUMBER: Final = "#"
"""The cell before a number, in every code that is spoken here."""

HYPHEN: Final = "-"

_TO_UNICODE: Final = {ord(sign): BLANK + place for place, sign in enumerate(ASCII)}


def to_unicode(text: str) -> str:
    """ASCII braille as Unicode braille; ends of lines and pages stay as they are."""
    return text.translate(_TO_UNICODE)


def dots(sign: str) -> tuple[int, ...]:
    """The dots of a cell: 1 to 3 down the left side, 4 to 6 down the right one."""
    bits = ASCII.index(sign.upper())
    return tuple(dot for dot in range(1, 7) if bits & 1 << (dot - 1))


def number(value: int) -> str:
    """A whole number, which is never negative here: a to j stand for the digits."""
    return NUMBER + "".join(["JABCDEFGHI"[int(digit)] for digit in str(value)])
