"""What is wrong with a deck, a record or a file."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Final

from budgetable.rules.refusals import Fault
from budgetable.words.cards import Speaker
from budgetable.words.catalogue import SOURCE, has, text
from budgetable.words.refusals import quoted, sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from budgetable.decks.faults import DeckFault
    from budgetable.decks.warnings import DeckWarning


COUNTS: Final = ("too-few-cards", "too-many-cards")
"""The faults whose value is a number to choose a plural by."""

MOST_FAULTS: Final = 20
"""The faults of a deck that are said: more than one screen holds would hide the first."""

MOST_CARDS: Final = 5
"""The cards of a warning that are named."""


def deck_fault(fault: DeckFault, language: str = SOURCE) -> str:
    """One fault of a deck, with the row and the card that has it."""
    values: dict[str, str | int] = {
        "field": fault.field,
        "value": int(fault.value) if fault.code in COUNTS else plain(fault.value),
        "allowed": fault.allowed,
    }
    problem = text(f"deck-{fault.code}", language, **values)
    if fault.row:
        row = {"row": str(fault.row), "problem": problem}
        if not fault.card or fault.card.startswith("#"):
            return text("fault-in-row", language, **row)
        return text("fault-in-row-card", language, card=fault.card, **row)
    if not fault.card:
        return text("fault-in-deck", language, problem=problem)
    if fault.card.startswith("#"):
        return text("fault-in-place", language, place=fault.card[1:], problem=problem)
    return text("fault-in-card", language, card=fault.card, problem=problem)


def deck_faults(faults: Sequence[DeckFault], language: str = SOURCE) -> list[str]:
    """The faults of a deck, one a line: of very many the first, and how many more there are."""
    lines = [deck_fault(fault, language) for fault in faults[:MOST_FAULTS]]
    more = len(faults) - len(lines)
    return [*lines, text("deck-more-faults", language, more=more)] if more else lines


def deck_warning(warning: DeckWarning, language: str = SOURCE) -> str:
    """One thing that a deck could do better, with the cards that it is about."""
    cards = ", ".join(warning.cards[:MOST_CARDS])
    more = len(warning.cards) - MOST_CARDS
    if more > 0:
        cards = text("warning-cards", language, cards=cards, more=str(more))
    values = {"value": plain(warning.value), "amount": str(warning.amount), "cards": cards}
    problem = text(f"deck-warning-{warning.code}", language, **values)
    return text("fault-in-deck", language, problem=problem)


def record_fault(
    round: int, move: int, fault: Fault, line: str = "", language: str = SOURCE
) -> str:
    """Where a record does not follow the rules, and why. Move 0 is the deal."""
    problem = sentence(Speaker(language), fault)
    if not move:
        return text("record-fault-deal", language, round=round, problem=problem)
    if not line:
        return text("record-fault", language, round=round, move=move, problem=problem)
    values = {"line": quoted(line), "problem": problem}
    return text("record-fault-line", language, round=round, move=move, **values)


def record_problem(code: str, field: str = "", value: str = "", language: str = SOURCE) -> str:
    """Why a file is no record: the code, field and value of a BadRecord."""
    id = f"record-{code}"
    if value and has(f"{id}-value", language):
        id = f"{id}-value"
    return text(id, language, field=field, value=quoted(value))


def file_problem(error: OSError, file: str = "", language: str = SOURCE) -> str:
    """Why a file could not be read or written; without `file`, the one that the error names."""
    name = file or str(error.filename or "")
    if isinstance(error, FileNotFoundError):
        return text("file-not-found", language, file=name)
    if isinstance(error, IsADirectoryError):
        return text("file-is-folder", language, file=name)
    if isinstance(error, NotADirectoryError):
        return text("file-no-folder", language, file=name)
    if isinstance(error, PermissionError) or error.errno == errno.EROFS:
        return text("file-not-allowed", language, file=name)
    if isinstance(error, FileExistsError):
        return text("file-exists", language, file=name)
    return text("file-other", language, file=name, reason=error.strerror or type(error).__name__)


def plain(value: str) -> str:
    """A quoted value without the ellipsis of a shortened one, which is not spoken."""
    return value.replace("…", "...")
