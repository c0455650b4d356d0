"""A puzzle: a budget and a hand that some actions balance in exactly one way.

Nothing hidden is needed to solve it: the budget, the hand and the number of actions are all it has.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from budgetable.coach.difficulty import Difficulty
from budgetable.rules.budget import Budget
from budgetable.rules.cards import Card
from budgetable.rules.deck import Deck
from budgetable.rules.moves import Move
from budgetable.rules.state import ACT, State

SOLVER: Final = 1
"""The only seat at a puzzle."""


@dataclass(frozen=True)
class Puzzle:
    """`solution` are the moves, in one order of those that are legal; there are `actions` of them.

    Another order of the same moves may do as well, but no other moves. `seed` and `number` name a
    puzzle of a deck and level: they give the same one again.
    """

    deck: Deck
    seed: str
    number: int
    budget: Budget
    hand: tuple[Card, ...]
    solution: tuple[Move, ...]
    difficulty: Difficulty

    @property
    def actions(self) -> int:
        """How many actions there are, and how many it takes."""
        return len(self.solution)

    def begin(self) -> State:
        """The puzzle as a turn of a table with one seat, whose piles are empty."""
        return State(
            self.deck,
            1,
            1,
            [(), self.hand],
            [Budget(), self.budget],
            [],
            0,
            (),
            turn=SOLVER,
            phase=ACT,
            draws_left=0,
            actions_left=self.actions,
        )
