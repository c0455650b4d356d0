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
        """Where a hidden card can be since the last reshuffle: OLDER, NEWER or EITHER."""
        return origin(card, self.pile)

    def after(self, pile: Sequence[Card], log: Sequence[Event]) -> Memory:
        """The memory after a step. `pile` is what the draw pile was last made of; only which cards
        these are is kept, and only if the step reshuffled.
        """
        hands = list(self.hands)
        draw_pile = self.draw_pile
        made_of = self.pile
        ahead = 0  # Cards that a fill took before it had to reshuffle.
        for event in log:
            fact = event.public
            place = fact.seat - 1
            if isinstance(fact, Drew):
                if fact.pile == DISCARD and fact.card is not None:
                    hands[place] = hands[place].with_shown(fact.card)
                else:
                    hands[place] = hands[place].with_drawn(1, 1 if made_of else 0)
                    draw_pile -= 1
            elif isinstance(fact, Filled):
                count = fact.count - ahead
                hands[place] = hands[place].with_drawn(count, count if made_of else 0)
                draw_pile -= count
                ahead = 0
            elif isinstance(fact, Reshuffled):
                ahead = draw_pile
                hands[place] = hands[place].with_drawn(ahead, 0)
                hands = [held.reshuffled() for held in hands]
                draw_pile = fact.count
                made_of = tuple(sorted(pile, key=lambda card: card.index))
            elif isinstance(fact, (Placed, Swapped, Relieved, Aimed, Discarded)):
                hands[place] = hands[place].without(fact.card, origin(fact.card, made_of))
                if isinstance(fact, Swapped):
                    hands[place] = hands[place].with_shown(fact.other)
            elif isinstance(fact, (Cancelled, Bounced)):
                hands[place] = hands[place].without(fact.counter, origin(fact.counter, made_of))
            elif isinstance(fact, ExtrasReturned):
                for card in fact.cards:
                    hands[place] = hands[place].with_shown(card)
        return Memory(tuple(hands), draw_pile, made_of)


def origin(card: Card, pile: tuple[Card, ...]) -> str:
    """Where a hidden card can be, if the last reshuffle made the draw pile of these cards: only in
    a hand of before (OLDER), only in the pile and among what was drawn from it (NEWER), or either.
    """
    in_pile = pile.count(card)
    if in_pile == card.count:
        return NEWER
    return EITHER if in_pile or not pile else OLDER
