"""Who sits where: a seat is named by its person, or by its bot, which is how a record tells them.

A bot's name at the table is that of its kind, capital first, with a number from the second one on:
`Steady`, `Steady 2`. So a saved match knows who played it without saying more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from budgetable.bots import BOTS, Bot, make
from budgetable.terminal.reading import VERBS, plain


def seat_names(given: Sequence[str]) -> list[str]:
    """The players' names for what was asked for: names of people and of kinds of bot."""
    names: list[str] = []
    for name in given:
        kind = name.casefold()
        if kind in BOTS:
            same = sum(1 for other in names if bot_kind(other) == kind)
            names.append(f"{kind.capitalize()} {same + 1}" if same else kind.capitalize())
        else:
            names.append(" ".join(name.split()))
    return names


def first_unusable(names: Sequence[str]) -> str | None:
    """The first name that nobody could be told by: empty, a number, or a word of the table."""
    for name in names:
        if not plain(name) or plain(name).isdecimal() or plain(name) in RESERVED:
            return name
    return None


RESERVED: Final = {*VERBS, "help", "rules", "quit", "what", "why", "save", "undo", "hand", "table"}
"""What a line may begin with and is no name."""


def first_twice(names: Sequence[str]) -> str:
    """The first name that somebody before has too, however it is written, or nothing."""
    seen: set[str] = set()
    for name in names:
        if plain(name) in seen:
            return name
        seen.add(plain(name))
    return ""


def bot_kind(name: str) -> str:
    """The kind of bot that a player's name stands for, or nothing for a person."""
    kind, _, number = name.casefold().partition(" ")
    return kind if kind in BOTS and (not number or number.isdecimal()) else ""


def bots_of(names: Sequence[str]) -> list[Bot | None]:
    """The bot of each seat, none for a person."""
    return [make(kind) if (kind := bot_kind(name)) else None for name in names]
