"""The plain search that the solver is held against: it plays every sequence of building moves.

It knows no sums and no short cuts, only what `legal` offers and what `apply` does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from budgetable.rules import Budget, Card, Move, State, apply, fault, legal
from budgetable.rules.moves import Place, Swap, Use
from budgetable.rules.state import OVER
from budgetable.solver import Way, distance, nearest, ways
from tests.kit.strategies import reverse

Cards = tuple[str, ...]
"""A budget's cards by their ids, in no order: what a balance is known by."""

Amounts = tuple[tuple[str, int], ...]
"""A budget's cards by what they are and cost."""

SEAT: Final = 1


@dataclass
class Reached:
    """What every sequence of legal building moves leads to.

    `balanced` has the fewest moves to each balanced budget, `lines` the sets of moves that balance,
    whatever their order, and `nearest` how near any budget comes that is reached.
    """

    nearest: tuple[int, int]
    balanced: dict[Cards, int] = field(default_factory=dict)
    amounts: dict[Cards, Amounts] = field(default_factory=dict)
    lines: set[tuple[str, ...]] = field(default_factory=set)


def tried(state: State, *, every_line: bool = False) -> Reached:
    """Every sequence played out. Without `every_line` what was seen before is not gone into again,
    which leaves `lines` incomplete and everything else as it is.
    """
    reached = Reached(distance(state.budgets[SEAT]))
    seen: set[tuple[Budget, tuple[Card, ...], int]] = set()

    def go_on(state: State, played: tuple[Move, ...]) -> None:
        for move in legal(state, SEAT):
            if not isinstance(move, (Place, Swap, Use)):
                continue
            after = state.copy()
            apply(after, SEAT, move, reverse)
            budget = after.budgets[SEAT]
            line = (*played, move)
            reached.nearest = min(reached.nearest, distance(budget))
            if after.phase == OVER:
                cards = cards_in(budget)
                reached.balanced[cards] = min(len(line), reached.balanced.get(cards, len(line)))
                reached.amounts[cards] = amounts_in(budget)
                reached.lines.add(tuple(sorted(map(str, line))))
                continue
            now = (budget, after.hands[SEAT], after.actions_left)
            if every_line or now not in seen:
                seen.add(now)
                go_on(after, line)

    go_on(state, ())
    return reached


def cards_in(budget: Budget) -> Cards:
    return tuple(sorted(card.id for card in budget.cards))


def amounts_in(budget: Budget) -> Amounts:
    return tuple(sorted((card.category or card.kind, card.amount) for card in budget.cards))


def disagreement(state: State) -> str:
    """Where the solver and the plain search part over a position, or nothing."""
    budget, hand, actions = state.budgets[SEAT], state.hands[SEAT], state.actions_left
    reached = tried(state)
    found = ways(state.deck, budget, hand, actions)
    fewest = {cards_in(way.budget): len(way.moves) for way in found}
    if len(fewest) != len(found):
        return f"a budget twice among the ways: {found}"
    for way in found:
        if not is_legal(state, way) or not way.budget.is_balanced:
            return f"no legal way to a balance: {way}"
        if reached.balanced.get(cards_in(way.budget)) != len(way.moves):
            return f"not the shortest way: {way}"
    for cards, moves in reached.balanced.items():
        # What only touching a card twice leads to, another way has with an action fewer.
        alike = [
            fewest[other]
            for other in fewest
            if other in reached.amounts and reached.amounts[other] == reached.amounts[cards]
        ]
        if cards not in fewest and (not alike or min(alike) >= moves):
            return f"missed, in {moves} moves: {cards}"
    if [len(way.moves) for way in found] != sorted(len(way.moves) for way in found):
        return "the shortest way does not come first"
    best = nearest(state.deck, budget, hand, actions)
    if distance(best.budget) != reached.nearest or not is_legal(state, best):
        return f"not the nearest, which is {reached.nearest} away: {best}"
    return ""


def is_legal(state: State, way: Way) -> bool:
    """Whether its moves can be played in their order and lead where it says."""
    state = state.copy()
    for move in way.moves:
        if fault(state, SEAT, move) is not None:
            return False
        apply(state, SEAT, move, reverse)
    return state.budgets[SEAT] == way.budget
