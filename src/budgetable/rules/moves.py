"""The moves, one small frozen class a kind, and their text (rules page, "Moves in words").

A deck's moves are made once and shared, so that two equal moves are one object: `Moves` keeps them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from budgetable.rules.cards import LETTERS, Card
from budgetable.rules.value import Value

DECK: Final = "deck"
DISCARD: Final = "discard"
MAX_SEATS: Final = 4


@dataclass(frozen=True)
class Move(Value):
    """What a seat chooses. `str(move)` is its line of text."""


@dataclass(frozen=True)
class Draw(Move):
    """Take one card from the top of a pile (R5)."""

    pile: str

    def __str__(self) -> str:
        return f"draw {self.pile}"


@dataclass(frozen=True)
class Place(Move):
    """Build with a card from the hand (R9 to R12)."""

    card: Card

    def __str__(self) -> str:
        return f"place {self.card.id}"


@dataclass(frozen=True)
class Swap(Move):
    """Exchange a card of the hand for `other` in the budget (R13)."""

    card: Card
    other: Card

    def __str__(self) -> str:
        return f"swap {self.card.id} {self.other.id}"


@dataclass(frozen=True)
class Use(Move):
    """Relief: take the Life Happens card `other` out of one's own budget (R14)."""

    card: Card
    other: Card

    def __str__(self) -> str:
        return f"use {self.card.id} {self.other.id}"


@dataclass(frozen=True)
class Play(Move):
    """A Life Happens card on another seat (R15); `letter` is empty where none is named."""

    card: Card
    target: int
    letter: str = ""

    def __str__(self) -> str:
        text = f"play {self.card.id} {self.target}"
        return f"{text} {self.letter}" if self.letter else text


@dataclass(frozen=True)
class Accept(Move):
    """Let the Life Happens card take effect (R17)."""

    def __str__(self) -> str:
        return "accept"


@dataclass(frozen=True)
class Counter(Move):
    """Answer a Life Happens card with a cancel or bounce card (R17)."""

    card: Card

    def __str__(self) -> str:
        return f"counter {self.card.id}"


@dataclass(frozen=True)
class Done(Move):
    """End the actions (R7)."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True)
class Discard(Move):
    """Throw a card away to come down to five (R8)."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card.id}"


DRAW_DECK: Final = Draw(DECK)
DRAW_DISCARD: Final = Draw(DISCARD)
ACCEPT: Final = Accept()
DONE: Final = Done()


class Moves:
    """The moves of one deck. Those about a single card are made at once, pairs when first asked."""

    __slots__ = ("_by_id", "_play", "_size", "_swap", "_use", "counter", "discard", "place")

    def __init__(self, by_id: Mapping[str, Card], size: int) -> None:
        cards = list(by_id.values())
        self._by_id: Final = by_id
        self._size: Final = size
        self.place: Final = [Place(card) for card in cards]
        self.counter: Final = [Counter(card) for card in cards]
        self.discard: Final = [Discard(card) for card in cards]
        self._swap: Final[list[list[Swap | None]]] = [[None] * size for _ in cards]
        self._use: Final[dict[int, Use]] = {}
        self._play: Final[dict[int, Play]] = {}

    def swap(self, card: Card, other: Card) -> Swap:
        """The one `Swap` of these two cards."""
        row = self._swap[card.index]
        move = row[other.index]
        if move is None:
            move = row[other.index] = Swap(card, other)
        return move

    def use(self, card: Card, other: Card) -> Use:
        """The one `Use` of these two cards."""
        key = card.index * self._size + other.index
        move = self._use.get(key)
        if move is None:
            move = self._use[key] = Use(card, other)
        return move

    def play(self, card: Card, target: int, letter: str = "") -> Play:
        """The one `Play` of this card on this seat; a seat that no table has is not kept."""
        if not 1 <= target <= MAX_SEATS:
            return Play(card, target, letter)
        place = LETTERS.index(letter) + 1 if letter else 0
        key = (card.index * (MAX_SEATS + 1) + target) * (len(LETTERS) + 1) + place
        move = self._play.get(key)
        if move is None:
            move = self._play[key] = Play(card, target, letter)
        return move

    def read(self, text: str) -> Move | None:
        """The move that a line of text says, or nothing if it says none (`unreadable`).

        Strict, as records are: lower-case words, one space between, LETTER alone a capital.
        """
        words = text.split(" ")
        verb = words[0]
        if len(words) == 1:
            return ACCEPT if verb == "accept" else DONE if verb == "done" else None
        if len(words) == 2 and verb == "draw":
            pile = words[1]
            return DRAW_DECK if pile == DECK else DRAW_DISCARD if pile == DISCARD else None
        card = self._by_id.get(words[1])
        if card is None:
            return None
        if len(words) == 2:
            return self._read_one(verb, card)
        if verb == "play":
            return self._read_play(card, words[2:])
        other = self._by_id.get(words[2])
        if other is None or len(words) != 3:
            return None
        if verb == "swap":
            return self.swap(card, other)
        return self.use(card, other) if verb == "use" else None

    def _read_one(self, verb: str, card: Card) -> Move | None:
        if verb == "place":
            return self.place[card.index]
        if verb == "counter":
            return self.counter[card.index]
        return self.discard[card.index] if verb == "discard" else None

    def _read_play(self, card: Card, words: list[str]) -> Move | None:
        target = read_seat(words[0])
        if target < 0 or len(words) > 2:
            return None
        if len(words) == 1:
            return self.play(card, target)
        letter = words[1]
        if len(letter) != 1 or letter not in LETTERS:
            return None
        return self.play(card, target, letter)


def read_seat(text: str) -> int:
    """A seat's number as it is written, or -1: no sign, no leading zero, no foreign digit, and no
    more of them than a small number has.
    """
    if text.isascii() and text.isdigit() and len(text) <= 9 and str(int(text)) == text:
        return int(text)
    return -1
