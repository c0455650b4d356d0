"""Options that are none are refused, and what would be right is said."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from pathlib import Path
from typing import SupportsIndex

from budgetable import decks
from budgetable.rules.deck import Deck
from budgetable.words import text


def whole(name: str, given: SupportsIndex) -> int:
    """A number that any library may have made. Raises TypeError unless it is a whole one."""
    try:
        if isinstance(given, bool):
            raise TypeError
        return operator.index(given)
    except TypeError:
        raise TypeError(text("environment-whole", name=name, given=repr(given))) from None


def check_choice(option: str, given: object, known: Sequence[str]) -> str:
    """The option, if it is one of these. Raises ValueError if it is none."""
    if not isinstance(given, str) or given not in known:
        told = {"option": option, "known": ", ".join(known), "given": str(given)}
        raise ValueError(text("environment-option", **told))
    return given


def check_range(option: str, given: int, least: int, most: int) -> None:
    """Raise ValueError unless an option is a number from `least` to `most`."""
    if not least <= given <= most:
        numbers = {"given": str(given), "least": str(least), "most": str(most)}
        raise ValueError(text("option-range", option=option, **numbers))


def check_least(option: str, given: int, least: int) -> None:
    """Raise ValueError unless an option is a number from `least` on."""
    if given < least:
        numbers = {"given": str(given), "least": str(least)}
        raise ValueError(text("environment-least", option=option, **numbers))


def load_deck(given: object) -> Deck:
    """The deck of this name or file.

    Raises TypeError for what can be neither, ValueError where no deck has the name, BadDeck for one
    that cannot be played, and OSError where a file cannot be read.
    """
    if not isinstance(given, str | Path):
        raise TypeError(text("environment-deck", given=repr(given)))
    if isinstance(given, str) and decks.is_unknown(given):
        raise ValueError(text("option-deck", given=given, known=", ".join(decks.SHIPPED)))
    return decks.load(given)
