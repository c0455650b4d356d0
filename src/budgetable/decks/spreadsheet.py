"""A deck as the rows of a spreadsheet, in CSV: one row a card, and above them the deck's own facts.

deck,my-town
currency,USD
id,name,kind,count,job,priority,effect,amount,anytime,text,name.es
baker,Baker,income,2,full-time,,,1800,,You bake bread.,Panadería
"""

from __future__ import annotations

import csv
import io
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from budgetable.decks.cells import guarded, is_date, slug, truth, unguarded, whole, word
from budgetable.decks.check import LANGUAGE, MAX_CARDS, check, shown
from budgetable.decks.faults import BadDeck, DeckFault
from budgetable.decks.reading import MAX_BYTES, made, to_data
from budgetable.decks.rows import TOP, Rows
from budgetable.rules.cards import JOBS, KINDS, LIFE_EFFECTS, WINDFALL_EFFECTS
from budgetable.rules.deck import Deck

FACTS: Final = {"deck": "name", "title": "title", "currency": "currency", "language": "language"}
"""The rows above the cards, by their first cell, and the fact of the deck that each gives."""

COLUMNS: Final = (
    "id", "name", "kind", "count", "job", "priority", "effect", "amount", "anytime", "text",
)  # fmt: skip
NEEDED: Final = ("name", "kind", "job", "priority", "amount")
"""The columns without which no deck can be played."""

TRANSLATED: Final = ("name", "text")
"""The columns that there may be once more for each language: `name.es`."""

WORDS: Final = {"kind": KINDS, "job": JOBS, "effect": (*WINDFALL_EFFECTS, *LIFE_EFFECTS)}

MAX_COLUMNS: Final = 200
MAX_ROWS: Final = 4 * MAX_CARDS
"""More rows than this are too many cards at a glance, and are not read one by one."""


@dataclass(frozen=True)
class Sheet:
    """What was read from a spreadsheet: the deck, and the names of the columns it has no use for.

    Among them are the rows above the cards that are no fact of a deck, by their first cell.
    """

    deck: Deck
    left_out: tuple[str, ...] = ()


def from_csv(source: bytes, name: str = "deck") -> Sheet:
    """The deck that a CSV file says; without a row `deck` it has this name. Raises BadDeck.

    An id that is missing is made from the card's name.
    """
    if len(source) > MAX_BYTES:
        raise BadDeck([DeckFault("too-large-file", allowed=str(MAX_BYTES // 1_000_000))])
    reader = _Reader(name)
    for number, row in Rows(source, _width):
        if number > TOP and not reader.columns:
            break
        reader.read(number, row)
    return reader.sheet()


def to_csv(deck: Deck, separator: str = ",") -> bytes:
    """A deck as a CSV file, from which `from_csv` makes an equal one.

    It is what spreadsheets read best: UTF-8 with a byte order mark, CR LF, and a separator that
    they may want to be a semicolon (where decimals have a comma) or a tab. No cell is taken for a
    formula. An empty translation is as none, and texts may not hold NUL.
    """
    data = to_data(deck)
    languages = {language: "" for card in deck.cards for language in card.translations}
    columns = [*COLUMNS, *[f"{part}.{each}" for each in languages for part in TRANSLATED]]
    target = io.StringIO(newline="")
    writer = csv.writer(target, delimiter=separator)
    writer.writerows([row, guarded(data[fact])] for row, fact in FACTS.items() if fact in data)
    writer.writerow(columns)
    for card in data["cards"]:
        values = {"count": 1, **card}
        for language, said in card.get("translations", {}).items():
            values |= {f"{part}.{language}": said.get(part, "") for part in TRANSLATED}
        writer.writerow([_written(values.get(column, "")) for column in columns])
    return target.getvalue().encode("utf-8-sig")


def _written(value: object) -> str:
    if isinstance(value, str):
        return guarded(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


class _Reader:
    """Takes row after row, and then says the deck or what is wrong with it."""

    def __init__(self, name: str) -> None:
        self.data: dict[str, Any] = {}
        self.name = name
        self.columns: list[str] = []
        self.cards: list[dict[str, Any]] = []
        self.rows: list[int] = []
        self.more = 0
        self.beyond: list[tuple[int, str]] = []
        self.fact_rows: dict[str, int] = {}
        self.header_row = 0
        self.faults: list[DeckFault] = []
        self.left_out: dict[str, None] = {}

    def read(self, number: int, row: list[str]) -> None:
        if self.columns:
            self._card(number, row)
        elif (fact := _fact(row)) is not None:
            self._fact(number, fact, row[1] if len(row) > 1 else "")
        elif _width(row):
            self._header(number, row)
        else:
            self._leave_out(next(cell for cell in row if cell.strip()))

    def sheet(self) -> Sheet:
        if not self.columns:
            raise BadDeck([*self.faults, DeckFault("no-header")])
        if not self.cards:
            raise BadDeck([*self.faults, DeckFault("no-rows")])
        if self.more:
            number = str(len(self.cards) + self.more)
            raise BadDeck([DeckFault("too-many-cards", value=number, allowed=str(MAX_CARDS))])
        self._name_cards()
        data = {"name": self.name, **self.data, "cards": self.cards}
        faults = [*self.faults, *self._faults(data)]
        if faults:
            raise BadDeck(sorted(faults, key=lambda fault: fault.row or sys.maxsize))
        return Sheet(made(data), tuple(self.left_out))

    def _faults(self, data: dict[str, Any]) -> Iterator[DeckFault]:
        missing = [column for column in NEEDED if column not in self.columns]
        for column in missing:
            yield DeckFault("missing-column", field=column, row=self.header_row)
        for place, cell in self.beyond:
            id, row = self.cards[place]["id"], self.rows[place]
            yield DeckFault("cell-beyond", shown(id), value=shown(cell), row=row)
        for fault in check(data, self.rows):
            if fault.field in missing:
                continue  # Said once, and not of every card.
            if fault.code == "not-whole" and is_date(fault.value):
                fault = DeckFault("date", fault.card, fault.field, fault.value, row=fault.row)
            elif fault.code == "missing-field" and fault.field == "kind":
                fault = DeckFault("no-kind", fault.card, "kind", row=fault.row)  # A total, a note?
            if not fault.row:
                fault = replace(fault, row=self.fact_rows.get(fault.field, 0))
            yield fault

    def _fact(self, number: int, fact: str, cell: str) -> None:
        field = FACTS[fact]
        value = unguarded(cell)
        if field != "title":
            value = value.strip()
        if field == "currency":
            value = value.upper()
        elif field == "language":
            value = _tag(value)
        if field in self.data:
            self.faults.append(DeckFault("field-twice", field=fact, row=number))
        elif value:
            self.data[field] = value
            self.fact_rows[field] = number

    def _header(self, number: int, row: list[str]) -> None:
        self.header_row = number
        for place, cell in enumerate(row):
            column = _column(cell) if place < MAX_COLUMNS else ""
            if column and column in self.columns:
                self.faults.append(DeckFault("field-twice", field=column, row=number))
            elif not column and cell.strip():
                self._leave_out(cell)
            self.columns.append(column)

    def _card(self, number: int, row: list[str]) -> None:
        if len(self.cards) == MAX_ROWS:
            self.more += 1
            return
        card: dict[str, Any] = {}
        for column, cell in zip(self.columns, row, strict=False):
            if cell and column:
                _put(card, column, unguarded(cell))
        self.cards.append(card)
        self.rows.append(number)
        beyond = [cell for cell in row[len(self.columns) :] if cell.strip()]
        if beyond:
            self.beyond.append((len(self.cards) - 1, beyond[0]))

    def _name_cards(self) -> None:
        """Make the ids that are missing."""
        taken = {card["id"] for card in self.cards if "id" in card}
        numbers: dict[str, int] = {}
        for place, card in enumerate(self.cards, start=1):
            if "id" in card:
                continue
            base = slug(card.get("name", ""))
            id = base or f"card-{place}"
            while id in taken:
                numbers[base] = numbers.get(base, 1) + 1
                id = f"{base or f'card-{place}'}-{numbers[base]}"
            taken.add(id)
            # First, so that the data is as that of any other deck.
            self.cards[place - 1] = {"id": id, **card}

    def _leave_out(self, cell: str) -> None:
        self.left_out[shown(cell.strip())] = None


def _fact(row: list[str]) -> str | None:
    """Which fact of the deck a row gives: a name and a value, and nothing more."""
    name = row[0].strip().casefold()
    return name if name in FACTS and not any(row[2:]) else None


def _width(row: list[str]) -> int:
    """How many columns of a deck a row names, if it names the kind of its cards and so begins them;
    else none.
    """
    columns = [_column(cell) for cell in row[:MAX_COLUMNS]]
    return len(columns) - columns.count("") if "kind" in columns else 0


def _column(cell: str) -> str:
    """Which column of a deck a cell names: ` Name.ES ` is `name.es`; empty for none."""
    first, dot, rest = "".join(cell.split()).partition(".")
    column = first.casefold()
    if not dot:
        return column if column in COLUMNS else ""
    tag = _tag(rest)
    return f"{column}.{tag}" if column in TRANSLATED and LANGUAGE.fullmatch(tag) else ""


def _tag(text: str) -> str:
    """A language's code as decks write it; what follows the first hyphen keeps its capitals."""
    first, hyphen, rest = text.partition("-")
    return first.lower() + hyphen + rest


def _put(card: dict[str, Any], column: str, cell: str) -> None:
    """Give a card what a cell of this column says, if it says anything."""
    part, _, language = column.partition(".")
    if language:
        card.setdefault("translations", {}).setdefault(language, {})[part] = cell
        return
    value: object = cell
    if column in ("amount", "count"):
        value = whole(cell)
    elif column == "anytime":
        value = truth(cell)
    elif column in WORDS:
        value = word(cell, WORDS[column])
    elif column == "priority":
        value = cell.strip().upper()
    elif column == "id":
        value = cell.strip()
    blank = not value.strip() if isinstance(value, str) and column not in TRANSLATED else not value
    if not blank or (type(value) is int):
        card[column] = value
