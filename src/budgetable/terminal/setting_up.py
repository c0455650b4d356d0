"""Asking who plays, where the command line did not say."""

from __future__ import annotations

from budgetable.bots import BOTS
from budgetable.rules.match import MIN_SEATS
from budgetable.rules.moves import MAX_SEATS
from budgetable.terminal.console import Console
from budgetable.terminal.seats import first_twice, first_unusable, seat_names
from budgetable.words import text


def ask_seats(console: Console, language: str) -> list[str]:
    """The names of those who play, people and bots. Enter alone takes what is offered."""
    say = console.say
    say(text("welcome", language))
    count = 0
    while not MIN_SEATS <= count <= MAX_SEATS:
        line = console.ask(text("ask-players", language)) or str(MIN_SEATS)
        if line.isdecimal() and MIN_SEATS <= int(line) <= MAX_SEATS:
            count = int(line)
        else:
            say(text("ask-again", language, least=str(MIN_SEATS), most=str(MAX_SEATS)))
    for level in BOTS:
        say(text(f"bot-{level}", language))
    names: list[str] = []
    bots = ", ".join(BOTS)
    while len(names) < count:
        seat = str(len(names) + 1)
        offered = "steady" if names else text("default-name", language, seat=seat)
        asked = console.ask(text("ask-seat", language, seat=seat, bots=bots, offered=offered))
        given = seat_names([*names, asked or offered])
        if first_unusable(given) is not None:
            say(text("ask-name-unusable", language, name=given[-1]))
        elif first_twice(given):
            say(text("ask-name-taken", language, name=given[-1]))
        else:
            names = given
    return names
