"""Every sentence of the game, in every language: one Project Fluent catalogue, and who speaks it.

The rules say codes, numbers and cards; only this package makes sentences of them.
"""

from budgetable.words.cards import Speaker
from budgetable.words.catalogue import LANGUAGES, MissingWords, best_language, text
from budgetable.words.faults import (
    deck_fault,
    deck_faults,
    deck_warning,
    file_problem,
    record_fault,
    record_problem,
)
from budgetable.words.saying import say
from budgetable.words.voice import Voice, voice_of

__all__ = [
    "LANGUAGES",
    "MissingWords",
    "Speaker",
    "Voice",
    "best_language",
    "deck_fault",
    "deck_faults",
    "deck_warning",
    "file_problem",
    "record_fault",
    "record_problem",
    "say",
    "text",
    "voice_of",
]
