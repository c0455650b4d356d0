"""One function that says any refusal or fault."""

from __future__ import annotations

from typing import TYPE_CHECKING

from budgetable.rules.refusals import Fault, Refused
from budgetable.words.cards import Speaker
from budgetable.words.catalogue import SOURCE
from budgetable.words.faults import deck_fault, deck_faults, file_problem
from budgetable.words.refusals import sentence

if TYPE_CHECKING:
    from budgetable.decks.faults import BadDeck, DeckFault


def say(refused: Refused | Fault | BadDeck | DeckFault | OSError, language: str = SOURCE) -> str:
    """What was wrong, with its numbers, and what would be right; of a deck, one line a fault."""
    if isinstance(refused, Refused):
        return sentence(Speaker(language), refused.fault, refused.view)
    if isinstance(refused, Fault):
        return sentence(Speaker(language), refused)
    if isinstance(refused, OSError):
        return file_problem(refused, language=language)
    from budgetable.decks.faults import BadDeck  # Late: reading decks is slow to import.

    if isinstance(refused, BadDeck):
        return "\n".join(deck_faults(refused.faults, language))
    return deck_fault(refused, language)
