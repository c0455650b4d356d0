"""Scripted luck: what each shuffle gives, and a failure if one was foreseen that did not come."""

from collections.abc import Sequence

from budgetable.rules import Card, Deck
from tests.kit.deck import DECK


class Script:
    """Shuffles given in advance, each a line of card ids, top first.

    Call it where the rules want a shuffle; close it when the play is over. A shuffle that was not
    foreseen, one of other cards, or one left over fails the test.
    """

    def __init__(self, *piles: str, deck: Deck = DECK) -> None:
        self.piles = [[deck[id] for id in pile.split()] for pile in piles]
        self.used = 0

    def __call__(self, cards: Sequence[Card]) -> list[Card]:
        found = sorted(card.id for card in cards)
        if self.used == len(self.piles):
            raise AssertionError(f"a reshuffle that nobody foresaw, of {' '.join(found)}")
        pile = self.piles[self.used]
        self.used += 1
        if sorted(card.id for card in pile) != found:
            given = " ".join(card.id for card in pile)
            raise AssertionError(f"the reshuffle is of {' '.join(found)}, the script has {given}")
        return list(pile)

    def close(self) -> None:
        left = len(self.piles) - self.used
        if left:
            raise AssertionError(f"{left} of {len(self.piles)} scripted reshuffles did not come")


def deal_of(
    hands: Sequence[str], up: str, *, dealer: int, pile: str = "", deck: Deck = DECK
) -> list[Card]:
    """The order of a whole deck that deals these hands and turns this card up (R4).

    Hands are lines of five ids, seat 1 first; `pile` is what lies on top then, the rest follows.
    """
    seats = len(hands)
    dealt = [[deck[id] for id in hand.split()] for hand in hands]
    order = [dealt[(dealer + i) % seats][place] for place in range(5) for i in range(seats)] + [
        deck[id] for id in f"{up} {pile}".split()
    ]
    rest = deck.copies()
    for card in order:
        rest.remove(card)
    return order + rest
