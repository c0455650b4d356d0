"""The look-ahead of R12: may a second card of a letter be placed?

It may if the round can be won with it this turn. No order of moves need be searched: the budget is
balanced after the last of them, raising the gap before lowering it keeps every step legal, and what
is touched twice could have been had with an action fewer. So it is a question of sums: which
changes, of distinct cards, add up to the gap?
"""

from __future__ import annotations

from typing import Final

from budgetable.rules.budget import Budget
from budgetable.rules.cards import EVERY_LETTER, RELIEF, Card
from budgetable.rules.state import without_card


class Change:
    """One action that builds: `card` of the hand placed, or exchanged for `other` of the budget.

    `gap` is what it adds to the budget's gap and `main_jobs` to its main jobs; `fills` is the bit
    of the letter that a placed priority brings, or JOB_BIT for a placed Income card. `hand` and
    `place` are where the two cards are, each usable once; `place` is -1 where none leaves.
    """

    __slots__ = ("card", "gap", "hand", "other", "place")

    def __init__(self, card: Card, hand: int, gap: int, other: Card | None, place: int) -> None:
        self.card: Final = card
        self.hand: Final = hand
        self.gap: Final = gap
        self.other: Final = other
        self.place: Final = place

    @property
    def fills(self) -> int:
        """The bit that a placed card brings."""
        return self.card.fills if self.other is None else 0

    @property
    def main_jobs(self) -> int:
        """What it adds to the budget's main jobs."""
        return self.card.main_jobs - (self.other.main_jobs if self.other is not None else 0)

    def __repr__(self) -> str:
        for_other = f" for {self.other.id}" if self.other is not None else ""
        return f"<{self.card.id}{for_other}: gap {self.gap:+}>"


def changes(cards: tuple[Card, ...], hand: tuple[Card, ...]) -> list[Change]:
    """Every change that a hand offers to a budget's cards, one for each pair of physical cards.

    Whether it is legal alone is not asked: a place may need a card that comes before it.
    """
    found: list[Change] = []
    for i, card in enumerate(hand):
        if card.is_placeable:
            found.append(Change(card, i, card.gap, None, -1))
            if card.fills:
                for j, other in enumerate(cards):
                    if other.fills == card.fills and other.amount != card.amount:
                        found.append(Change(card, i, card.gap - other.gap, other, j))
        elif card.effect == RELIEF:
            for j, other in enumerate(cards):
                if other.is_life:
                    found.append(Change(card, i, -other.gap, other, j))
    return found


def can_be_extra(budget: Budget, hand: tuple[Card, ...], card: Card, actions_left: int) -> bool:
    """Whether `card`, a second one of its letter, may be placed on this budget now (R11, R12)."""
    gap = budget.gap - card.expense
    if gap < 0 or not budget.jobs:
        return False
    if card.letter_bit > 1 and not budget.letters & card.letter_bit >> 1:
        return False
    return can_balance(budget, without_card(hand, card), card, gap, actions_left - 1)


def can_balance(
    budget: Budget, rest: tuple[Card, ...], extra: Card, gap: int, actions: int
) -> bool:
    """Whether at most two actions with the rest of the hand balance the budget once `extra` is in
    it and `gap` is left. Most questions end before anything is searched.
    """
    missing = EVERY_LETTER & ~budget.letters
    if not missing and gap == 0:
        return True
    spare = actions - missing.bit_count()
    if actions <= 0 or spare < 0:
        return False
    if is_out_of_reach(budget, rest, missing, gap, actions):
        return False
    if spare:
        found = changes((*budget.cards, extra), rest)
    else:  # Each action must place a missing letter.
        found = changes((), tuple([card for card in rest if card.letter_bit & missing]))
    return one_or_two_add(found, -gap, missing, 0 if budget.main_job is not None else 1, actions)


def is_out_of_reach(
    budget: Budget, rest: tuple[Card, ...], missing: int, gap: int, actions: int
) -> bool:
    """Whether a missing letter is not in the hand, or its cards together cannot use up the gap: a
    priority lowers it by its amount at most, a job by what it is less than the best one.
    """
    most = 0
    second = 0
    for card in rest:
        if card.letter_bit:
            missing &= ~card.letter_bit
            lowers = card.amount
        elif card.is_job:
            lowers = budget.best_job - card.amount
        else:
            continue
        if lowers > most:
            second = most
            most = lowers
        elif lowers > second:
            second = lowers
    return missing != 0 or gap > (most + second if actions > 1 else most)


def one_or_two_add(found: list[Change], gap: int, missing: int, room: int, actions: int) -> bool:
    """Whether one of these changes, or two of distinct cards if there are two actions, add `gap`,
    bring all missing letters and fit the room for main jobs.
    """
    for change in found:
        if change.gap == gap and not missing & ~change.fills and change.main_jobs <= room:
            return True
        if actions > 1:
            wanted = gap - change.gap
            for first in found:
                if first is change:
                    break
                if (
                    first.gap == wanted
                    and not missing & ~(first.fills | change.fills)
                    and first.hand != change.hand
                    and (first.place != change.place or first.place < 0)
                    and first.main_jobs + change.main_jobs <= room
                ):
                    return True
    return False
