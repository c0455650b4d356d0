"""The bot that searches: the strongest, and the coach's measure."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from budgetable.bots.steady import is_close
from budgetable.bots.tree import Tree
from budgetable.rules.moves import Move
from budgetable.rules.state import ACT
from budgetable.rules.view import View
from budgetable.solver import ways

SIMULATIONS: Final = 500
"""How many it tries for a move."""


class SharpBot:
    """Takes every win within its actions. Else it plays many rounds on in its head, dealing the
    cards that it cannot see anew each time, and makes the move that won most.

    `seconds` is the most that it thinks about a move. At 0 it does not look at the clock, so that
    equal views and generators get equal answers.
    """

    name: ClassVar[str] = "sharp"
    version: ClassVar[int] = 1

    def __init__(self, simulations: int = SIMULATIONS, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def move(self, view: View, rng: Random) -> Move:
        """The move that won most, or the first of an exact win."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase == ACT and view.pending is None:
            wins = ways(view.deck, view.budget, view.hand, view.actions_left)
            if wins:
                return wins[0].moves[0]
        return self._searched(view, rng) or view.legal[0]

    def interrupt(self, view: View, rng: Random) -> Move | None:
        """A Scam, where a rival may be about to win and it promises more than to let it be."""
        if not any(is_close(view, seat) for seat in view.rivals):
            return None
        return self._searched(view, rng)

    def _searched(self, view: View, rng: Random) -> Move | None:
        tree = Tree(view, rng)
        tree.grow(self.simulations, self.seconds)
        return tree.best()
