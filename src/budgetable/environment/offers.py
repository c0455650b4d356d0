"""Who is asked about any-time cards, and when (R20): decided by what everybody sees.

A seat is offered the moment whether or not it holds such a card, so that being offered says
nothing, and neither does the wait. Of a hand nothing is read here but how many cards it has.
"""

from __future__ import annotations

from typing import Final

from budgetable.environment.checks import check_choice
from budgetable.rules.cards import Card
from budgetable.rules.deck import Deck
from budgetable.rules.legal import can_take
from budgetable.rules.options import DRAWS
from budgetable.rules.state import DRAW, OVER, State

MOVES: Final = "moves"
"""After every move: R20 to the letter."""

TURNS: Final = "turns"
"""When a turn begins, and when an extra has been placed (R12)."""

NEVER: Final = "never"
"""Not at all: any-time cards are then played in one's own turn only."""

OFFERS: Final = (MOVES, TURNS, NEVER)


class Offers:
    """The offers of one deck. Raises ValueError unless `when` is one of OFFERS."""

    def __init__(self, deck: Deck, when: object = MOVES) -> None:
        self.when: Final = check_choice("offers", when, OFFERS)
        self.cards: Final = [card for card in deck.cards if card.anytime]

    def seats(self, state: State) -> list[int]:
        """The seats that are asked in this position, in their order: from the left of the turn."""
        asked: list[int] = []
        if self.when == NEVER or state.phase == OVER or state.pending is not None:
            return asked
        if self.when == TURNS:
            begins = state.phase == DRAW and state.draws_left == DRAWS
            if not begins and not state.budgets[state.turn].has_extras:
                return asked
        hidden = self._hidden(state)
        if not hidden:
            return asked
        seat = state.next_seat(state.turn)
        while seat != state.turn:
            if len(state.hands[seat]) and has_target(state, seat, hidden):
                asked.append(seat)
            seat = state.next_seat(seat)
        return asked

    def _hidden(self, state: State) -> list[Card]:
        """The any-time cards of which not every copy lies open."""
        hidden: list[Card] = []
        for card in self.cards:
            open_copies = state.discard_pile.count(card)
            for budget in state.budgets:
                open_copies += budget.cards.count(card)
            if open_copies < card.count:
                hidden.append(card)
        return hidden


def has_target(state: State, seat: int, cards: list[Card]) -> bool:
    """Whether this seat could play one of these cards on anyone now, if it held it (R15)."""
    for target in range(1, state.seats + 1):
        if target == seat or state.has_hit(seat, target):
            continue
        for card in cards:
            for letter in card.may_name:
                if can_take(state.budgets[target], card, letter):
                    return True
    return False
