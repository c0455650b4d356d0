"""Sets of cards that use up an income: the count against each set tried."""

from __future__ import annotations

from budgetable import decks
from budgetable.solver import exact_sets
from tests.kit import DECK as KIT
from tests.simulate.recount import tried


def test_sets_are_counted_as_each_of_them_tried():
    for deck in (decks.load("standard"), KIT):
        counted = exact_sets(deck)
        for card in deck.cards:
            if card.is_job:
                found = tried(deck, card.amount)
                sets = counted[card.id]
                assert (sets[0], sum(sets[1:])) == (found["sets"], found["extended"]), card
