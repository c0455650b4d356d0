"""What happens at a table. Each event is born with what everybody is told of it, and with what the
seats are told that may know more; nothing is hidden or shown afterwards.

A fact says a happening in codes and numbers. `income` and `expenses` are those of `seat`'s budget
afterwards, `None` stands for a card that the reader may not know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from budgetable.rules.cards import Card
from budgetable.rules.value import Value


@dataclass(frozen=True)
class Fact(Value):
    """One thing that happened, to or by `seat`."""

    seat: int


@dataclass(frozen=True)
class Dealt(Fact):
    """A round begins (R4): `seat` deals, `first` starts, `card` lies on the discard pile."""

    first: int
    card: Card
    hand: tuple[Card, ...] | None


@dataclass(frozen=True)
class TurnBegan(Fact):
    """It is `seat`'s turn to draw (R5)."""


@dataclass(frozen=True)
class Drew(Fact):
    """A card was taken from a pile (R5); `owed` are still to be drawn."""

    pile: str
    card: Card | None
    owed: int


@dataclass(frozen=True)
class Reshuffled(Fact):
    """The discard pile became a draw pile of `count` cards (R6), for `seat` to take from."""

    count: int


@dataclass(frozen=True)
class Lapsed(Fact):
    """No pile could give the `owed` cards (R5)."""

    owed: int


@dataclass(frozen=True)
class Placed(Fact):
    """A card joined the budget (R9 to R12)."""

    card: Card
    is_extra: bool
    income: int
    expenses: int
    actions_left: int


@dataclass(frozen=True)
class Swapped(Fact):
    """`card` took the place of `other`, which is in the hand now (R13)."""

    card: Card
    other: Card
    income: int
    expenses: int
    actions_left: int


@dataclass(frozen=True)
class Relieved(Fact):
    """`card` took the Life Happens card `other` away (R14)."""

    card: Card
    other: Card
    income: int
    expenses: int
    actions_left: int


@dataclass(frozen=True)
class Aimed(Fact):
    """`seat` played Life Happens on `target`, who must answer (R15, R17); `turn` is whose turn."""

    card: Card
    target: int
    letter: str
    turn: int


@dataclass(frozen=True)
class Accepted(Fact):
    """`seat` let `by`'s card take effect (R16): it cost `lost`, or its own amount."""

    card: Card
    by: int
    lost: Card | None
    income: int
    expenses: int


@dataclass(frozen=True)
class Cancelled(Fact):
    """`seat` said no with `counter` to `by`'s `card` (R18)."""

    counter: Card
    card: Card
    by: int


@dataclass(frozen=True)
class Bounced(Fact):
    """`seat` sent `card` back to `by` with `counter` (R19)."""

    counter: Card
    card: Card
    by: int
    letter: str


@dataclass(frozen=True)
class Spent(Fact):
    """A bounced card found nothing to take from `seat` and was discarded (R19)."""

    card: Card


@dataclass(frozen=True)
class Filled(Fact):
    """A hand was filled from the draw pile (R8, R21)."""

    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True)
class ExtrasReturned(Fact):
    """`done` came without a win: the extras went back to the hand (R12)."""

    cards: tuple[Card, ...]
    income: int
    expenses: int


@dataclass(frozen=True)
class DiscardBegan(Fact):
    """The actions ended with `count` cards too many in the hand (R8)."""

    count: int


@dataclass(frozen=True)
class Discarded(Fact):
    """A card was thrown away (R8); `count` more must go."""

    card: Card
    count: int


@dataclass(frozen=True)
class Resumed(Fact):
    """The answer is given and `seat`'s turn goes on, in the phase it was in."""

    phase: str
    draws_left: int
    actions_left: int


@dataclass(frozen=True)
class RoundWon(Fact):
    """`seat`'s budget is balanced (R22); `turn` says whose turn it was."""

    amount: int
    turn: int


@dataclass(frozen=True)
class RoundDrawn(Fact):
    """Every seat has ended `turns` turns and nobody has won (R23); `seat` would have been next."""

    turns: int


@dataclass(frozen=True)
class MatchWon(Fact):
    """`seat` has won the match (R24); `wins` are the rounds of seat 1, 2, …"""

    wins: tuple[int, ...]


@dataclass(frozen=True)
class MatchDrawn(Fact):
    """`rounds` drawn rounds running ended the match (R24); `seat` is 0."""

    rounds: int


class Event:
    """A happening in all its forms. Ask `to` for the one that a reader may have."""

    __slots__ = ("private", "public")

    def __init__(self, public: Fact, private: dict[int, Fact] | None = None) -> None:
        self.public: Final = public
        self.private: Final[dict[int, Fact]] = private or {}

    def to(self, seat: int | None) -> Fact:
        """What `seat` is told, or, for None, a spectator."""
        return self.public if seat is None else self.private.get(seat, self.public)

    @property
    def is_secret(self) -> bool:
        """Whether somebody was told more than everybody: something hidden was revealed."""
        return bool(self.private)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        return self.public == other.public and self.private == other.private

    def __hash__(self) -> int:
        return hash(self.public)

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.public, self.private)

    def __repr__(self) -> str:
        return f"<event {self.public}>"
