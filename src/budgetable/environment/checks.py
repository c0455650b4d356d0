"""Options that are none are refused, and what would be right is said."""

from __future__ import annotations

from collections.abc import Sequence

from budgetable.words import text


def check_choice(option: str, given: object, known: Sequence[str]) -> None:
    """Raise ValueError unless an option is one of these."""
    if given not in known:
        told = {"option": option, "known": ", ".join(known), "given": str(given)}
        raise ValueError(text("environment-option", **told))


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
