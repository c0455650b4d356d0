"""How likely a seat is to win its round, as far as it may know: what the search of sharp finds."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random

from budgetable.bots.tree import Tree
from budgetable.rules.moves import Move
from budgetable.rules.state import ACT, OVER
from budgetable.rules.view import View
from budgetable.solver import ways


@dataclass(frozen=True)
class Chance:
    """A seat's chance to win the round, 0 to 1, if it goes on with `best`.

    `spread` is the standard error of the mean of the simulations, at most: it is that of
    simulations that are either won or lost. A round that is over leaves nothing to estimate: its
    chance is 0 or 1 and its spread 0.
    """

    share: float
    spread: float = 0.0
    best: Move | None = None


def chance(view: View, simulations: int, luck: str, move: Move | None = None) -> Chance:
    """The chance of the seat of a view, or, with a `move`, its chance once it makes that.

    `luck` seeds the simulations: equal views with equal luck have equal chances.
    """
    if view.phase == OVER:
        return Chance(float(view.winner == view.you))
    tree = Tree(view, Random(luck))
    if move is not None:
        tree.moves = [move]
    elif view.to_act == view.you and view.phase == ACT and view.pending is None:
        wins = ways(view.deck, view.budget, view.hand, view.actions_left)
        if wins:  # Sharp takes every win; a Scam may still come between its actions.
            tree.moves = [wins[0].moves[0]]
    tree.grow(simulations, 0)
    best = tree.best()
    share = tree.chance(best)
    return Chance(share, sqrt(share * (1 - share) / max(tree.visits(best), 1)), best)
