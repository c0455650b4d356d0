"""The bot of a few matches' experience: it judges like `steady`, with four things it never sees.

It overlooks them always, so that whoever watches can find out what they are.
"""

from __future__ import annotations

from typing import ClassVar

from budgetable.bots.novice import BUILDS_NOW, balances, use_for
from budgetable.bots.steady import SteadyBot
from budgetable.rules.cards import Card
from budgetable.rules.moves import DRAW_DECK, DRAW_DISCARD, Move, Place, Play, Swap, Use
from budgetable.rules.state import without_card
from budgetable.rules.view import View
from budgetable.solver import Way


class EasyBot(SteadyBot):
    """Plans its own turn, and looks little at the others. What it overlooks:

    - a second card of a letter (R12), even where it would win;
    - what the top of the discard pile is good for later: it takes it only to put it down at once;
    - who plays next, and may take what it throws away;
    - who is winning: it hits the next seat to its left that it can, as soon as it can.
    """

    name: ClassVar[str] = "easy"
    version: ClassVar[int] = 1

    def _draw(self, view: View) -> Move:
        if DRAW_DECK not in view.legal:
            return DRAW_DISCARD
        wanted = DRAW_DISCARD in view.legal and use_for(view, view.discard_pile[-1]) == BUILDS_NOW
        return DRAW_DISCARD if wanted else DRAW_DECK

    def _wins(self, view: View, hand: tuple[Card, ...], actions: int) -> list[Way]:
        extras = len(view.budget.extras)  # A person whose seat it plays may have placed some.
        ways = super()._wins(view, hand, actions)
        return [way for way in ways if len(way.budget.extras) <= extras]

    def _builds(self, view: View) -> list[Place | Swap | Use]:
        letters = view.budget.letters
        return [
            move
            for move in super()._builds(view)
            if not (isinstance(move, Place) and move.card.letter_bit & letters)
        ]

    def _left_by(self, view: View, card: Card) -> float:
        return self._promise(view, view.budget, without_card(view.hand, card))

    def _attack(self, view: View, plays: list[Play]) -> Move | None:
        for rival in view.rivals:
            for move in plays:
                if move.target == rival.number and not balances(view, move):
                    return move
        return None
