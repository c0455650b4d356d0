"""Whether a hand can balance a budget: the solver's question, answered without showing a way."""

from __future__ import annotations

from budgetable.rules.budget import Budget
from budgetable.rules.cards import Card
from budgetable.rules.extras import Change, changes
from budgetable.solver.sums import needed


def can_win(budget: Budget, hand: tuple[Card, ...], actions: int) -> bool:
    """Whether `ways` finds any. Most questions end at a letter that is nowhere to be had."""
    need = needed(budget)
    if budget.is_balanced or actions < 1 or need.bit_count() > actions:
        return False
    lacking = need
    for card in hand:
        lacking &= ~card.fills
    if lacking:
        return False
    by_gap: dict[int, list[Change]] = {}
    found = changes(budget.cards, hand)
    for change in found:
        by_gap.setdefault(change.gap, []).append(change)
    room = 0 if budget.main_job is not None else 1
    return add_up(found, by_gap, 0, -budget.gap, need, room, 0, 0, actions)


def add_up(
    found: list[Change],
    by_gap: dict[int, list[Change]],
    start: int,
    gap: int,
    need: int,
    room: int,
    hands: int,
    places: int,
    actions: int,
) -> bool:
    """Whether at most `actions` of the changes from `start` on add `gap`, bring all that is needed
    and fit the room for main jobs, with no card among those that `hands` and `places` have used.
    """
    for change in by_gap.get(gap, ()):
        if not need & ~change.fills and change.main_jobs <= room and is_free(change, hands, places):
            return True
    if actions == 1:
        return False
    for place in range(start, len(found)):
        change = found[place]
        lacking = need & ~change.fills
        if lacking.bit_count() < actions and is_free(change, hands, places):
            taken = places if change.place < 0 else places | 1 << change.place
            if add_up(
                found,
                by_gap,
                place + 1,
                gap - change.gap,
                lacking,
                room - change.main_jobs,
                hands | 1 << change.hand,
                taken,
                actions - 1,
            ):
                return True
    return False


def is_free(change: Change, hands: int, places: int) -> bool:
    """Whether neither of its two cards is used."""
    return not hands >> change.hand & 1 and (change.place < 0 or not places >> change.place & 1)
