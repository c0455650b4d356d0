"""How hard a puzzle is: what its solution takes, what looks right and is not, who finds it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from budgetable.bots import BOTS, Bot, SteadyBot
from budgetable.rules.budget import Budget
from budgetable.rules.cards import Card
from budgetable.rules.deck import Deck
from budgetable.rules.moves import Move, Place, Swap, Use
from budgetable.rules.options import HAND
from budgetable.rules.play import apply
from budgetable.rules.state import ACT, OVER, State
from budgetable.rules.view import view
from budgetable.solver import near_misses

EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
LEVELS: Final = (EASY, MEDIUM, HARD)
"""What a puzzle can be asked for by, easiest first."""

MEDIUM_FROM: Final = 3
HARD_FROM: Final = 6
"""The points from which a puzzle is no longer easy, and hard."""

NEAR: Final = 20
"""A miss by at most one part in so many of the income looks right."""
MANY_MISSES: Final = 5
"""So many near misses make a puzzle harder."""
TRIES: Final = 4
"""How often each bot tries. Most leave something to chance."""


@dataclass(frozen=True)
class Difficulty:
    """Counts of a puzzle: the `changes` that it takes, how many of them are `swaps`, uses of relief
    and `extras` (second cards of a letter); choices that nearly balance; and of the `tries` of bots
    weaker than `steady`, which finds every win, those that `found` the solution.
    """

    changes: int
    swaps: int
    reliefs: int
    extras: int
    near_misses: int
    tries: int
    found: int

    @property
    def points(self) -> int:
        """One for each change after the first, each swap, each relief, many near misses, a solution
        that most tries miss, and one that all do; two for each extra.
        """
        points = self.changes - 1 + self.swaps + self.reliefs + 2 * self.extras
        points += self.near_misses >= MANY_MISSES
        return points + (2 * self.found < self.tries) + (not self.found)

    @property
    def level(self) -> str:
        """One of LEVELS."""
        points = self.points
        return EASY if points < MEDIUM_FROM else MEDIUM if points < HARD_FROM else HARD


def difficulty(
    deck: Deck, budget: Budget, hand: tuple[Card, ...], solution: Sequence[Move]
) -> Difficulty:
    """How hard it is to find these moves, with exactly as many actions."""
    after = budget
    for move in solution:
        after = after.after(move)
    weaker = ladder()
    turn = in_company(deck, budget, hand, len(solution))
    return Difficulty(
        changes=len(solution),
        swaps=sum(isinstance(move, Swap) for move in solution),
        reliefs=sum(isinstance(move, Use) for move in solution),
        extras=max(len(after.extras) - len(budget.extras), 0),
        near_misses=near_misses(budget, hand, len(solution), after.income // NEAR),
        tries=TRIES * len(weaker),
        found=sum(
            finds(bot, turn, Random(f"{bot.name}/{each}"))
            for bot in weaker
            for each in range(TRIES)
        ),
    )


def ladder() -> list[Bot]:
    """The bots weaker than steady. From there on every win within the turn is found."""
    names = list(BOTS)
    return [BOTS[name]() for name in names[: names.index(SteadyBot.name)]]


def in_company(deck: Deck, budget: Budget, hand: tuple[Card, ...], actions: int) -> State:
    """The puzzle as bots know a turn: beside a rival with a hand, who has built nothing."""
    rest = deck.copies()
    for card in (*budget.cards, *hand):
        rest.remove(card)
    hands = [(), hand, tuple(rest[:HAND])]
    budgets = [Budget(), budget, Budget()]
    pile = rest[HAND:]
    return State(deck, 2, 1, hands, budgets, pile, 0, (), 1, ACT, 0, actions)


def finds(bot: Bot, turn: State, rng: Random) -> bool:
    """Whether a bot, whose turn it is, balances its budget."""
    state = turn.copy()
    while state.phase == ACT:
        move = bot.move(view(state, state.turn), rng)
        if not isinstance(move, (Place, Swap, Use)):
            return False
        apply(state, state.turn, move, list)
    return state.phase == OVER
