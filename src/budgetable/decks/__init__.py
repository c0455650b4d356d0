"""Decks: the ones that ship with the program, reading and checking others."""

from budgetable.decks.check import MAX_AMOUNT, MAX_CARDS, MIN_CARDS, check
from budgetable.decks.faults import BadDeck, DeckFault
from budgetable.decks.files import ENDINGS, SHIPPED, is_unknown, load, load_sheet, new, save
from budgetable.decks.fingerprint import fingerprint
from budgetable.decks.reading import from_data, from_toml, to_data, to_toml
from budgetable.decks.spreadsheet import Sheet, from_csv, to_csv
from budgetable.decks.warnings import ROOM_ON_PAPER, DeckWarning, warnings_of

__all__ = [
    "ENDINGS",
    "MAX_AMOUNT",
    "MAX_CARDS",
    "MIN_CARDS",
    "ROOM_ON_PAPER",
    "SHIPPED",
    "BadDeck",
    "DeckFault",
    "DeckWarning",
    "Sheet",
    "check",
    "fingerprint",
    "from_csv",
    "from_data",
    "from_toml",
    "is_unknown",
    "load",
    "load_sheet",
    "new",
    "save",
    "to_csv",
    "to_data",
    "to_toml",
    "warnings_of",
]
