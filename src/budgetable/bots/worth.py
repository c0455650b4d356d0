"""How good a budget and a hand look, in a plain sum: the bots' judgement where nothing wins yet.

One unit is about what a placed letter is worth. Money is measured in main jobs of the deck, so that
decks of other amounts are judged alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from statistics import mean
from typing import Final

from budgetable.rules.budget import Budget
from budgetable.rules.cards import BOUNCE, CANCEL, EXTRA_INCOME, LETTERS, PART_TIME, RELIEF, Card
from budgetable.rules.deck import Deck

JOB: Final = 1.5
MAIN_JOB: Final = 1.5
MAIN_JOB_IN_HAND: Final = 1.0
LETTER: Final = 1.0
LETTER_IN_HAND: Final = 0.7
COUNTER: Final = 0.35
RELIEF_IN_HAND: Final = 0.15
RELIEF_NEEDED: Final = 0.4
SMALL_CHANGE: Final = 0.15
"""A part-time job or extra income in the hand: it closes a gap."""
SECOND: Final = 0.1
"""A second card of a letter in the hand: it closes a gap too, but only to win (R12)."""

SHORT: Final = 6.0
"""Lost for each main job's income that the missing letters will cost too much."""
LEFT: Final = 1.5
"""Lost for each main job's income that will be left, beyond SLACK."""
SLACK: Final = 0.12


@dataclass(frozen=True)
class Prices:
    """What a deck's cards cost: the mean of each letter, and of a main job (or any job)."""

    letters: dict[str, float]
    job: float


@lru_cache(maxsize=32)
def prices(deck: Deck) -> Prices:
    """The prices of a deck, worked out once."""
    letters = {
        letter: mean(card.amount for card in deck.cards if card.priority == letter)
        for letter in LETTERS
    }
    jobs = [card.amount for card in deck.cards if card.is_main_job]
    return Prices(letters, mean(jobs or [card.amount for card in deck.cards if card.is_job]))


def worth(prices: Prices, budget: Budget, hand: tuple[Card, ...] = ()) -> float:
    """The judgement of a budget with a hand; an empty hand stands for one that is not known."""
    total = JOB if budget.jobs else 0.0
    if budget.main_job is not None:
        total += MAIN_JOB
    total += LETTER * budget.letters.bit_count()
    offered: dict[str, float] = {}
    best_job = 0
    has_life = any(card.is_life for card in budget.cards)
    for card in hand:
        if card.priority:
            if card.priority in offered or card.letter_bit & budget.letters:
                total += SECOND
            offered[card.priority] = min(card.amount, offered.get(card.priority, card.amount))
        elif card.is_main_job:
            best_job = max(best_job, card.amount)
        elif card.job == PART_TIME or card.effect == EXTRA_INCOME:
            total += SMALL_CHANGE
        elif card.effect in (CANCEL, BOUNCE):
            total += COUNTER
        elif card.effect == RELIEF:
            total += RELIEF_NEEDED if has_life else RELIEF_IN_HAND
    left = float(budget.gap)
    if budget.main_job is None and best_job:
        total += MAIN_JOB_IN_HAND
        left += best_job
    for letter in budget.missing:
        price = offered.get(letter)
        if price is not None:
            total += LETTER_IN_HAND
        left -= price if price is not None else prices.letters[letter]
    share = left / prices.job
    if share < 0:
        return total + SHORT * max(share, -1.0)
    return total - LEFT * max(share - SLACK, 0.0)
