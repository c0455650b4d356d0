"""The look-ahead of R12: may a second card of a letter be placed?

It may if the round can be won with it this turn. No order of moves need be searched: the budget is
balanced after the last of them, raising the gap before lowering it keeps every step legal, and what
is touched twice could have been had with an action fewer. So it is a question of sums: which
changes, of distinct cards, add up to the gap?
"""

from __future__ import annotations

from typing import Final

from budgetable.rules.budget import Budget
from budgetable.rules.cards import EVERY_LETTER, LETTERS, RELIEF, Card

JOB_BIT: Final = 1 << len(LETTERS)
"""Stands beside the bits of the letters for what a budget needs first: an Income card."""


class Change:
    """One action that builds: `card` of the hand placed, or exchanged for `other` of the budget.

    `gap` is what it adds to the budget's gap and `main_jobs` to its main jobs; `fills` is the bit
    of the letter that a placed priority brings, or JOB_BIT for a placed Income card. `hand` and
    `place` are where the two cards are, each usable once; `place` is -1 where none leaves.
    """

    __slots__ = ("card", "fills", "gap", "hand", "main_jobs", "other", "place")

    def __init__(self, card: Card, hand: int, gap: int, other: Card | None, place: int) -> None:
        self.card: Final = card
        self.hand: Final = hand
        self.gap: Final = gap
        self.other: Final = other
        self.place: Final = place
        self.fills: Final = 0 if other is not None else JOB_BIT if card.is_job else card.letter_bit
        self.main_jobs: Final = main_jobs_added(card, other)

    def __repr__(self) -> str:
        for_other = f" for {self.other.id}" if self.other is not None else ""
        return f"<{self.card.id}{for_other}: gap {self.gap:+}>"


def main_jobs_added(card: Card, other: Card | None) -> int:
    """How many main jobs more a budget has after `card` came, for `other` or for nothing."""
    come = 1 if card.is_main_job else 0
    return come - 1 if other is not None and other.is_main_job else come


def changes(budget: Budget, hand: tuple[Card, ...]) -> list[Change]:
    """Every change that a hand offers to a budget, one for each pair of physical cards.

    Whether it is legal alone is not asked: a place may need a card that comes before it.
    """
    found: list[Change] = []
    for i, card in enumerate(hand):
        if card.is_placeable:
            found.append(Change(card, i, card.income - card.expense, None, -1))
            if card.category:
                for j, other in enumerate(budget.cards):
                    if other.category == card.category and other.amount != card.amount:
                        gap = card.income - card.expense - other.income + other.expense
                        found.append(Change(card, i, gap, other, j))
        elif card.effect == RELIEF:
            for j, other in enumerate(budget.cards):
                if other.is_life:
                    found.append(Change(card, i, other.expense, other, j))
    return found


def can_be_extra(budget: Budget, hand: tuple[Card, ...], card: Card, actions_left: int) -> bool:
    """Whether `card`, a second one of its letter, may be placed on this budget now (R11, R12)."""
    gap = budget.gap - card.expense
    if gap < 0 or not budget.jobs:
        return False
    if card.letter_bit > 1 and not budget.letters & card.letter_bit >> 1:
        return False
    return can_balance(budget, hand, card, gap, actions_left - 1)


def can_balance(
    budget: Budget, hand: tuple[Card, ...], extra: Card, gap: int, actions: int
) -> bool:
    """Whether at most two actions balance the budget once `extra` is in it and `gap` is left.

    Most questions end in the first lines: too many letters missing, or nothing left to do.
    """
    missing = EVERY_LETTER & ~budget.letters
    if not missing and gap == 0:
        return True
    if actions <= 0 or missing.bit_count() > actions:
        return False
    place = hand.index(extra)
    rest = hand[:place] + hand[place + 1 :]
    options = [
        change
        for change in changes(budget.with_card(extra), rest)
        if not missing or change.fills & missing or actions > missing.bit_count()
    ]
    main_jobs = 1 if budget.main_job is not None else 0
    by_gap: dict[int, list[Change]] = {}
    for change in options:
        filled = missing & ~change.fills
        if change.gap == -gap and not filled and main_jobs + change.main_jobs <= 1:
            return True
        if actions > 1:
            for first in by_gap.get(-gap - change.gap, ()):
                if (
                    not filled & ~first.fills
                    and first.hand != change.hand
                    and (first.place != change.place or first.place < 0)
                    and main_jobs + first.main_jobs + change.main_jobs <= 1
                ):
                    return True
            by_gap.setdefault(change.gap, []).append(change)
    return False
