"""Decks: the ones that ship with the program, reading and checking others."""

from budgetable.decks.check import MAX_AMOUNT, MAX_CARDS, MIN_CARDS, check
from budgetable.decks.faults import BadDeck, DeckFault
from budgetable.decks.fingerprint import fingerprint
from budgetable.decks.reading import SHIPPED, from_data, from_toml, load, to_data

__all__ = [
    "MAX_AMOUNT",
    "MAX_CARDS",
    "MIN_CARDS",
    "SHIPPED",
    "BadDeck",
    "DeckFault",
    "check",
    "fingerprint",
    "from_data",
    "from_toml",
    "load",
    "to_data",
]
