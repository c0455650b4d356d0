"""What a bot is called at a table: its kind, capital first, with a number from the second one on.

So `Steady`, `Steady 2`: a record, which has names alone, tells who was a bot.
"""

from __future__ import annotations

from collections.abc import Sequence

from budgetable.bots import BOTS


def bot_kind(name: str) -> str:
    """The kind of bot that a player's name stands for, or nothing for a person."""
    kind, _, number = name.casefold().partition(" ")
    return kind if kind in BOTS and (not number or number.isdecimal()) else ""


def bot_name(kind: str, taken: Sequence[str]) -> str:
    """The name of one more bot of this kind beside these players."""
    same = {name for name in taken if bot_kind(name) == kind}
    if not same:
        return kind.capitalize()
    number = len(same) + 1
    while f"{kind.capitalize()} {number}" in same:
        number += 1
    return f"{kind.capitalize()} {number}"
