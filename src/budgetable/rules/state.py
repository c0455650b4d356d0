"""A round as it is now: everything that is true at the table, hidden cards included."""

from __future__ import annotations

from typing import Any, Final

from budgetable.rules.budget import Budget
from budgetable.rules.cards import Card
from budgetable.rules.deck import Deck
from budgetable.rules.options import ACTIONS, DRAWS

DRAW: Final = "draw"
ACT: Final = "act"
DISCARDING: Final = "discard"
OVER: Final = "over"


class Pending:
    """A Life Happens card that waits for an answer (R17): aimed at `target` by `by`, who has played
    it or, if it `is_bounced`, sends it back (R19).
    """

    __slots__ = ("by", "card", "is_bounced", "letter", "target")

    def __init__(
        self, card: Card, by: int, target: int, letter: str, is_bounced: bool = False
    ) -> None:
        self.card: Final = card
        self.by: Final = by
        self.target: Final = target
        self.letter: Final = letter
        self.is_bounced: Final = is_bounced

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Pending):
            return False
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[Any, ...]:
        return Pending, self._parts()

    def _parts(self) -> tuple[Card, int, int, str, bool]:
        return (self.card, self.by, self.target, self.letter, self.is_bounced)

    def __repr__(self) -> str:
        return f"<{self.card.id} {self.letter} by {self.by} on {self.target}>"


class State:
    """A value by convention: `copy` shares the immutable parts, and only `play.apply` writes.

    Seats are numbered from 1, so the lists have an unused first place. `pile` is the draw pile of
    the last shuffle, top first, of which `taken` cards are gone; it is shared and never changed.
    The top of `discard_pile` is its last card. `hits` has a bit for each pair of seats of which one
    has played Life Happens on the other in this turn of the table (R15). `winner` is 0 for none.
    """

    __slots__ = (
        "actions_left",
        "budgets",
        "deck",
        "discard_pile",
        "draws_left",
        "hands",
        "hits",
        "pending",
        "phase",
        "pile",
        "seats",
        "taken",
        "turn",
        "turn_limit",
        "turns_ended",
        "winner",
    )

    def __init__(
        self,
        deck: Deck,
        seats: int,
        turn_limit: int,
        hands: list[tuple[Card, ...]],
        budgets: list[Budget],
        pile: list[Card],
        taken: int,
        discard_pile: tuple[Card, ...],
        turn: int,
        phase: str = DRAW,
        draws_left: int = DRAWS,
        actions_left: int = ACTIONS,
        pending: Pending | None = None,
        hits: int = 0,
        turns_ended: int = 0,
        winner: int = 0,
    ) -> None:
        self.deck = deck
        self.seats = seats
        self.turn_limit = turn_limit
        self.hands = hands
        self.budgets = budgets
        self.pile = pile
        self.taken = taken
        self.discard_pile = discard_pile
        self.turn = turn
        self.phase = phase
        self.draws_left = draws_left
        self.actions_left = actions_left
        self.pending = pending
        self.hits = hits
        self.turns_ended = turns_ended
        self.winner = winner

    def copy(self) -> State:
        """A state of its own that shares what never changes."""
        return State(
            self.deck,
            self.seats,
            self.turn_limit,
            self.hands[:],
            self.budgets[:],
            self.pile,
            self.taken,
            self.discard_pile,
            self.turn,
            self.phase,
            self.draws_left,
            self.actions_left,
            self.pending,
            self.hits,
            self.turns_ended,
            self.winner,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash((self.turn, self.phase, self.turns_ended, self.discard_pile))

    def __repr__(self) -> str:
        return f"<state of {self.seats} seats: turn {self.turn}, {self.phase}>"

    def _facts(self) -> tuple[Any, ...]:
        """What makes two states equal: the deck and the cards still in the draw pile among it."""
        facts = [getattr(self, name) for name in FIELDS if name not in ("pile", "taken")]
        return (*facts, self.pile[self.taken :])

    def __reduce__(self) -> tuple[Any, ...]:
        return State, tuple([getattr(self, name) for name in FIELDS])

    @property
    def to_act(self) -> int:
        """The seat that must move now: whoever answers, else whose turn it is; 0 when over."""
        if self.phase == OVER:
            return 0
        return self.pending.target if self.pending is not None else self.turn

    @property
    def draw_pile(self) -> int:
        """How many cards the draw pile has."""
        return len(self.pile) - self.taken

    def deck_can_give(self) -> bool:
        """Whether a card can come from the draw pile, a reshuffle included (R6)."""
        return self.taken < len(self.pile) or len(self.discard_pile) > 1

    def next_seat(self, seat: int) -> int:
        """The seat left of this one (R1)."""
        return seat % self.seats + 1

    def has_hit(self, seat: int, target: int) -> bool:
        """Whether `seat` has played Life Happens on `target` in this turn of the table (R15)."""
        return self.hits >> pair(seat, target) & 1 == 1


FIELDS: Final = (
    "deck", "seats", "turn_limit", "hands", "budgets", "pile", "taken", "discard_pile", "turn",
    "phase", "draws_left", "actions_left", "pending", "hits", "turns_ended", "winner",
)  # fmt: skip
"""What a state is made of, in the order in which it is made."""


def pair(seat: int, target: int) -> int:
    """The bit of `State.hits` that stands for `seat` having hit `target`."""
    return seat * 5 + target


def with_card(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A hand with one more card. Hands are kept in the deck's order, which tells nothing."""
    cards = list(hand)
    place = len(cards)
    while place and cards[place - 1].index > card.index:
        place -= 1
    cards.insert(place, card)
    return tuple(cards)


def without_card(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A hand with one copy of a card fewer."""
    place = 0
    while hand[place] is not card:
        place += 1
    return hand[:place] + hand[place + 1 :]
