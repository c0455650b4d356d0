"""What is missing: the cards with which a hand would balance its budget."""

from __future__ import annotations

from budgetable.rules.budget import Budget
from budgetable.rules.cards import Card
from budgetable.rules.deck import Deck
from budgetable.rules.extras import changes
from budgetable.solver.sums import Sums


def outs(deck: Deck, budget: Budget, hand: tuple[Card, ...], actions: int) -> list[Card]:
    """The cards of the deck any one of which, in this hand, would win within these actions.

    All of them if the hand wins without.
    """
    sums = Sums(budget, hand, actions)
    if sums.balancing():
        return list(deck.cards)
    return [card for card in deck.cards if _helps(sums, budget, card)]


def _helps(sums: Sums, budget: Budget, card: Card) -> bool:
    for change in changes(budget.cards, (card,)):
        gap = -sums.gap - change.gap
        lacking = sums.need & ~change.fills
        room = sums.room - change.main_jobs
        if gap == 0 and not lacking and room >= 0:
            return True
        change_place = 1 << change.place if change.place >= 0 else 0
        for choice in sums.adding(gap, lacking, room):
            if len(choice.changes) < sums.actions and not choice.places & change_place:
                return True
    return False
