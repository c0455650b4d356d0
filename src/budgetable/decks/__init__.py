"""Decks: the ones that ship with the program, reading and checking others."""

from budgetable.decks.check import MAX_AMOUNT, MAX_CARDS, MIN_CARDS, check
from budgetable.decks.faults import BadDeck, DeckFault
from budgetable.decks.files import SHIPPED, load
from budgetable.decks.fingerprint import fingerprint
from budgetable.decks.reading import from_data, from_toml, to_data, to_toml
from budgetable.decks.spreadsheet import Sheet, from_csv, to_csv

__all__ = [
    "MAX_AMOUNT",
    "MAX_CARDS",
    "MIN_CARDS",
    "SHIPPED",
    "BadDeck",
    "DeckFault",
    "Sheet",
    "check",
    "fingerprint",
    "from_csv",
    "from_data",
    "from_toml",
    "load",
    "to_csv",
    "to_data",
    "to_toml",
]
