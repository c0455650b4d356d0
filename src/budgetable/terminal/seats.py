"""Who sits where: a seat is named by its person or its bot, which is how a record tells them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from budgetable.bots import BOTS, Bot, make
from budgetable.bots.names import bot_kind, bot_name
from budgetable.words.reading import VERBS, plain


def seat_names(given: Sequence[str]) -> list[str]:
    """The players' names for what was asked for: names of people and of kinds of bot."""
    names: list[str] = []
    for name in given:
        kind = name.casefold()
        if kind in BOTS:
            names.append(bot_name(kind, names))
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


def bots_of(names: Sequence[str]) -> list[Bot | None]:
    """The bot of each seat, none for a person."""
    return [make(kind) if (kind := bot_kind(name)) else None for name in names]
