"""Print and play: the cards of any deck to cut out, and how to play, as a tagged PDF."""

from budgetable.printing.document import (
    CARD_SIZE,
    NoLetters,
    NotInstalled,
    Options,
    Paper,
    Printed,
    TooLong,
    print_deck,
)

__all__ = [
    "CARD_SIZE",
    "NoLetters",
    "NotInstalled",
    "Options",
    "Paper",
    "Printed",
    "TooLong",
    "print_deck",
]
