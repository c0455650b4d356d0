"""How large a deck may be, so that spaces of one size serve it."""

from __future__ import annotations

from budgetable.environment.layout import JOB_PLACES, LIFE_PLACES
from budgetable.rules.cards import EXPENSE, PART_TIME
from budgetable.rules.deck import Deck
from budgetable.words import text


class TooLarge(ValueError):
    """A deck with more different cards of a kind than the spaces have places for."""


def check_size(deck: Deck) -> None:
    """Raise TooLarge, with the numbers, unless every budget of this deck has its places.

    Letters need no limit: a turn has actions for three extras, whatever the deck.
    """
    jobs = len([card for card in deck.cards if card.job == PART_TIME])
    life = len([card for card in deck.cards if card.effect == EXPENSE])
    if jobs >= JOB_PLACES or life > LIFE_PLACES:
        raise TooLarge(
            text(
                "environment-too-large",
                deck=deck.name,
                jobs=jobs,
                life=life,
                most_jobs=JOB_PLACES - 1,
                most_life=LIFE_PLACES,
            )
        )
