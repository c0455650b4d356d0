"""How many sets of priorities use up each income of a deck exactly: a count, not a search.

The numbers of sets for every sum are one whole number: its field `n`, of `FIELD` bits, says how
many sets come to `n` steps, a step being what all amounts are multiples of. Adding a card is a
shift.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from budgetable.rules.cards import LETTERS, Card
from budgetable.rules.deck import Deck
from budgetable.rules.options import ACTIONS

MOST_EXTRAS: Final = ACTIONS
"""Extras that a turn has actions for (R12)."""

MOST_STEPS: Final = 20_000
"""Steps in the largest income up to which sets are counted. The standard deck has 72."""

FIELD: Final = 64
"""More than the bits that eight cards can be chosen of 500 in."""


def exact_sets(deck: Deck) -> dict[str, tuple[int, ...]]:
    """For each Income card's id the number of sets that cost exactly what it pays: with one card of
    each letter, and with one, two or three cards more.

    Equal copies make equal sets. Empty for a deck whose amounts are too fine to count.
    """
    jobs = [card for card in deck.cards if card.is_job]
    step = gcd(*[card.amount for card in deck.cards if card.is_job or card.priority])
    most = max([card.amount for card in jobs]) // step
    if most > MOST_STEPS:
        return {}
    sums = [1] + [0] * MOST_EXTRAS
    for letter in LETTERS:
        having = [0] * (MOST_EXTRAS + 1)
        for card in deck.cards:
            if card.priority == letter:
                having = _with(card, card.amount // step, most, sums, having)
        sums = having
    field = (1 << FIELD) - 1
    return {
        card.id: tuple([number >> card.amount // step * FIELD & field for number in sums])
        for card in jobs
    }


def _with(card: Card, steps: int, most: int, without: list[int], having: list[int]) -> list[int]:
    """The sets with a card of its letter, by extras, once up to all its copies may be in them.

    `without` are the sets before the letter: there the first copy is the letter's own.
    """
    found = list(having)
    kept = (1 << (most + 1) * FIELD) - 1
    for copies in range(1, min(card.count, MOST_EXTRAS + 1) + 1):
        if copies * steps > most:
            break
        shift = copies * steps * FIELD
        for extras in range(copies - 1, MOST_EXTRAS + 1):
            found[extras] += without[extras - copies + 1] << shift & kept
            if extras >= copies:
                found[extras] += having[extras - copies] << shift & kept
    return found
