"""What everybody has seen of the cards that lie hidden: who took what from the discard pile, and
which cards can be where since the last reshuffle. It is public, so every reader may have it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from budgetable.rules.cards import Card
from budgetable.rules.events import (
    Aimed,
    Bounced,
    Cancelled,
    Discarded,
    Drew,
    Event,
    ExtrasReturned,
    Filled,
    Placed,
    Relieved,
    Reshuffled,
    Swapped,
)
from budgetable.rules.moves import DISCARD
from budgetable.rules.options import HAND
from budgetable.rules.state import with_card, without_card
from budgetable.rules.value import Value

OLDER: Final = "older"
NEWER: Final = "newer"
EITHER: Final = "either"


@dataclass(frozen=True)
class Held(Value):
    """A hand as everybody knows it: the cards that were seen to go there, and how many others.

    Of the `hidden` ones, `older` were surely there at the last reshuffle and `newer` surely came
    after it; a card with copies on both sides may have been either.
    """

    shown: tuple[Card, ...] = ()
    hidden: int = 0
    older: int = 0
    newer: int = 0

    def with_drawn(self, count: int, newer: int) -> Held:
        """The hand after `count` unseen cards, of which `newer` came from a reshuffled pile."""
        return Held(self.shown, self.hidden + count, self.older, self.newer + newer)

    def with_shown(self, card: Card) -> Held:
        """The hand after a card that everybody saw."""
        return Held(with_card(self.shown, card), self.hidden, self.older, self.newer)

    def without(self, card: Card, origin: str) -> Held:
        """The hand after a card has left it: one that was shown, if it can be."""
        if card in self.shown:
            return Held(without_card(self.shown, card), self.hidden, self.older, self.newer)
        older = self.older - (origin != NEWER)
        newer = self.newer - (origin != OLDER)
        return Held(self.shown, self.hidden - 1, max(older, 0), max(newer, 0))

    def reshuffled(self) -> Held:
        """The hand when a new draw pile begins: none of its cards is in that."""
        return Held(self.shown, self.hidden, self.hidden, 0)


@dataclass(frozen=True)
class Memory(Value):
    """What the table remembers. `hands` has seat 1 first, `draw_pile` is how many cards are in it,
    and `pile` those that the last reshuffle made it of, in no order that tells anything; empty
    before the first.
    """

    hands: tuple[Held, ...]
    draw_pile: int
    pile: tuple[Card, ...] = ()

    @classmethod
    def of_deal(cls, seats: int, cards: int) -> Memory:
        """The memory of a deal of a deck of so many cards (R4): nobody's hand was seen."""
        return cls((Held(hidden=HAND),) * seats, cards - HAND * seats - 1)

    def origin(self, card: Card) -> str:
        """Where a hidden card can be: only in a hand of before the last reshuffle (OLDER), only
        in the pile and among what was drawn from it (NEWER), or in either.
        """
        in_pile = self.pile.count(card)
        if in_pile == card.count:
            return NEWER
        return EITHER if in_pile or not self.pile else OLDER

    def after(self, pile: Sequence[Card], log: Sequence[Event]) -> Memory:
        """The memory after a step. `pile` is what the draw pile was last made of; only which cards
        these are is kept, and only if the step reshuffled.
        """
        memory = self
        ahead = 0  # Cards that a fill took before it had to reshuffle.
        for event in log:
            fact = event.public
            if isinstance(fact, Drew):
                if fact.pile == DISCARD and fact.card is not None:
                    memory = memory._hand(fact.seat, memory._held(fact.seat).with_shown(fact.card))
                else:
                    memory = memory._drawn(fact.seat, 1)
            elif isinstance(fact, Reshuffled):
                ahead = memory.draw_pile
                memory = memory._drawn(fact.seat, ahead)
                hands = tuple([held.reshuffled() for held in memory.hands])
                made_of = tuple(sorted(pile, key=lambda card: card.index))
                memory = Memory(hands, fact.count, made_of)
            elif isinstance(fact, Filled):
                memory = memory._drawn(fact.seat, fact.count - ahead)
                ahead = 0
            elif isinstance(fact, ExtrasReturned):
                for card in fact.cards:
                    memory = memory._hand(fact.seat, memory._held(fact.seat).with_shown(card))
            elif isinstance(fact, Swapped):
                memory = memory._left(fact.seat, fact.card)
                memory = memory._hand(fact.seat, memory._held(fact.seat).with_shown(fact.other))
            elif isinstance(fact, (Placed, Relieved, Aimed, Discarded)):
                memory = memory._left(fact.seat, fact.card)
            elif isinstance(fact, (Cancelled, Bounced)):
                memory = memory._left(fact.seat, fact.counter)
        return memory

    def _held(self, seat: int) -> Held:
        return self.hands[seat - 1]

    def _hand(self, seat: int, held: Held) -> Memory:
        hands = (*self.hands[: seat - 1], held, *self.hands[seat:])
        return Memory(hands, self.draw_pile, self.pile)

    def _left(self, seat: int, card: Card) -> Memory:
        return self._hand(seat, self._held(seat).without(card, self.origin(card)))

    def _drawn(self, seat: int, count: int) -> Memory:
        held = self._held(seat).with_drawn(count, count if self.pile else 0)
        return Memory(self._hand(seat, held).hands, self.draw_pile - count, self.pile)
