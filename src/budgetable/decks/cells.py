"""What a cell means, however spreadsheets and the languages they speak write it.

What cannot be read is left as it stands, for the checks of a deck to name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from decimal import Decimal
from typing import Final

LONGEST: Final = 60
"""Characters of a number, date or word. A cell with more holds none of these."""

# Arabic, Hebrew and Persian cells have such marks round numbers, to set their direction.
DIRECTIONS: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")

# Groups of three with one sign between, the first not 0; or groups as in India: 1,20,000.
GROUPED: Final = re.compile(r"(?!0)\d{1,3}([,.'’٬\s])\d{3}(?:\1\d{3})*|\d{1,2}(?:,\d\d)+,\d{3}")
ZEROS: Final = re.compile(r"[.,٫]0*")
SCIENTIFIC: Final = re.compile(r"(\d+(?:[.,]\d+)?)[eE]\+?(\d{1,2})")
CURRENCY: Final = re.compile(
    r"[A-Z]{3}|[A-Z]{0,3}[$\xa2-\xa5\u0e3f\u20a0-\u20cf\ufdfc]|kr\.?|zł|Kč"
)

MONTH: Final = (
    "(?:jan|ene|gen|feb|fev|mar|mrz|apr|abr|avr|may|mai|mag|jun|jui|giu|jul|lug|aug|ago|aou|sep|set"
    r"|oct|okt|ott|out|nov|dec|dic|dez)[a-z]*\.?"
)
DATE: Final = re.compile(
    rf"""\d{{1,4}}([-/.])\d{{1,2}}\1\d{{1,4}} (?:[ t]+\d.*)?  # 01/02/2026, 2026-02-01 0:00
       | \d{{1,2}}[-/]\d{{1,2}}                               # 1/2
       | \d{{1,2}}[-/. ]+{MONTH}(?:[-/. ]+\d{{2,4}})?         # 1-Feb, 1. Feb, 1-feb-26
       | {MONTH}[-/. ]+\d{{1,4}}                              # Feb-26
       | \d{{1,2}}:\d\d(?::\d\d)?                             # 12:00""",
    re.VERBOSE,
)

YES: Final = frozenset(
    ("true", "yes", "y", "1", "x", "verdadero", "si", "s", "wahr", "ja", "✓", "✔")
)
NO: Final = frozenset(("false", "no", "n", "0", "falso", "falsch", "nein", "-"))

FORMULA: Final = re.compile(r"'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])")
"""How a cell begins that a spreadsheet would work out, apostrophes before it left aside."""


def guarded(text: str) -> str:
    """A text with an apostrophe before it if a spreadsheet would take it for a formula."""
    return f"'{text}" if FORMULA.match(text) else text


def unguarded(cell: str) -> str:
    """The text of a cell: `guarded` the other way round."""
    return cell[1:] if cell.startswith("'") and FORMULA.match(cell) else cell


def whole(cell: str) -> int | str:
    """The whole number of a cell: `1200`, `1,200.00`, `1 200`, `$1.200`, `1.2E+03`."""
    text = _plain(cell)
    if len(text) > LONGEST or is_date(cell):
        return cell
    for currency in (CURRENCY.match(text), re.search(rf"(?:{CURRENCY.pattern})$", text)):
        if currency and currency.end() - currency.start() < len(text):
            text = (text[: currency.start()] + text[currency.end() :]).strip()
            break
    power = SCIENTIFIC.fullmatch(text)
    if power:
        value = Decimal(power[1].replace(",", ".")).scaleb(int(power[2]))
        return int(value) if value == value.to_integral_value() else cell
    number = GROUPED.match(text) or re.match(r"\d+", text)
    if number is None:
        return cell
    rest = text[number.end() :]
    sign = (number[1] or ",") if number.re is GROUPED else ""
    if rest and (not ZEROS.fullmatch(rest) or rest[0] == sign):
        return cell
    return int("".join([digit for digit in number[0] if digit.isdecimal()]))


def is_date(cell: str) -> bool:
    """Whether a spreadsheet has made a date or a time of what was typed, such as `1-2`."""
    text = _folded(_plain(cell))
    return len(text) <= LONGEST and DATE.fullmatch(text) is not None


def truth(cell: str) -> bool | str:
    """Whether a cell says yes: `true`, `1`, `x`, `sí`, `WAHR`; an empty one says no."""
    text = _folded(_plain(cell))
    if text in YES:
        return True
    return False if not text or text in NO else cell


def word(cell: str, words: Iterable[str]) -> str:
    """Which of these words a cell says: `Life Happens` is `life-happens`."""
    said = _letters(cell)
    return next((each for each in words if _letters(each) == said), cell.strip())


def slug(text: str) -> str:
    """A text as an id: accents off, lower case, hyphens; empty where nothing is left."""
    return re.sub(r"[^a-z0-9]+", "-", _folded(text[:200]))[:40].strip("-")


def _plain(cell: str) -> str:
    """A cell without what is there for the eye only."""
    return DIRECTIONS.sub("", cell).strip().lstrip("'").strip()


def _letters(cell: str) -> str:
    return re.sub(r"[\s_-]+", "", _folded(_plain(cell)))


def _folded(text: str) -> str:
    """Lower case without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join([part for part in parts if not unicodedata.combining(part)])
