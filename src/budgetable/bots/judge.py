"""How likely each seat is to win a round that is cut off, with every hand open."""

from __future__ import annotations

from math import exp
from typing import Final

from budgetable.bots.worth import Prices, worth
from budgetable.rules.state import OVER, State

SCALE: Final = 0.9
"""The weight of a unit of worth: a letter more makes a seat 2.5 times as likely to win."""


def chances(prices: Prices, state: State) -> list[float]:
    """Each seat's chance to win the round, by its number; the first place is unused. Together they
    are 1: a drawn round is shared.
    """
    values = [0.0] * (state.seats + 1)
    if state.winner:
        values[state.winner] = 1.0
        return values
    total = 0.0
    for seat in range(1, state.seats + 1):
        value = 1.0
        if state.phase != OVER:
            value = exp(SCALE * worth(prices, state.budgets[seat], state.hands[seat]))
        values[seat] = value
        total += value
    for seat in range(1, state.seats + 1):
        values[seat] /= total
    return values
