"""The table as one seat sees it, drawn on request: in words, or as a picture."""

from __future__ import annotations

from html import escape
from textwrap import wrap
from typing import Final

from budgetable.environment.actions import is_offered
from budgetable.rules.options import DRAWN_ROUNDS
from budgetable.rules.state import OVER
from budgetable.rules.view import Seat, View
from budgetable.words import Voice, voice_of
from budgetable.words.cleaning import clean, in_one_line

WIDTH: Final = 760
LINE: Final = 20
BAR: Final = 14
MARGIN: Final = 10
"""Sizes in units of the drawing: its width, a line of text, the height of a bar, the edge."""

INCOME: Final = "#1b6e4f"
EXPENSES: Final = "#a33b12"

LETTERS: Final = 98
"""So many letters fit into a line."""


def as_text(view: View, language: str, is_match: bool = False, illegal: int = 0) -> str:
    """What is asked, every player's budget, the piles, and the hand of whoever looks.

    `is_match` tells a match of rounds, `illegal` the seat that ended it by an illegal action.
    """
    voice = voice_of(view, language)
    lines = [now(voice, view, is_match, illegal)]
    for seat in view.seats:
        lines.append(player(voice, seat, view))
        if seat.budget.cards:
            lines.append("  " + voice.cards(seat.budget.cards))
    lines.append(voice.piles(view))
    if view.you:
        lines.append(voice.hand(view))
    return "\n".join([clean(line.replace("\n", " ")) for line in lines])


def as_svg(view: View, language: str, is_match: bool = False, illegal: int = 0) -> str:
    """The same as SVG: under the line of a player a bar of income above a bar of expenses. What is
    drawn stands in its description in words.
    """
    voice = voice_of(view, language)
    if view.you:
        title = voice.say("environment-picture", name=voice.players[view.you - 1])
    else:
        title = voice.say("environment-picture-watched")
    most = max([max(seat.budget.income, seat.budget.expenses) for seat in view.seats])
    drawn: list[str] = []
    y = write(drawn, LINE, now(voice, view, is_match, illegal))
    for seat in view.seats:
        y = write(drawn, y + BAR, player(voice, seat, view)) - BAR
        for amount, colour in ((seat.budget.income, INCOME), (seat.budget.expenses, EXPENSES)):
            length = round((WIDTH - 80) * amount / most) if most else 0
            said = written(voice.money(amount))
            drawn.append(
                f'<rect x="{MARGIN}" y="{y}" width="{length}" height="{BAR}" fill="{colour}"/>'
                f'<text x="{length + MARGIN + 6}" y="{y + BAR - 2}">{said}</text>'
            )
            y += BAR + 4
        y += LINE
        if seat.budget.cards:
            y = write(drawn, y, voice.cards(seat.budget.cards))
    y = write(drawn, y + BAR, voice.piles(view))
    if view.you:
        y = write(drawn, y, voice.hand(view))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {WIDTH} {y}"'
            ' font-family="sans-serif" font-size="14">',
            f"<title>{written(title)}</title>",
            f"<desc>{escape(as_text(view, language, is_match, illegal))}</desc>",
            f'<rect width="{WIDTH}" height="{y}" fill="#fff"/>',
            *drawn,
            "</svg>",
        ]
    )


def now(voice: Voice, view: View, is_match: bool, illegal: int) -> str:
    """What is asked, of whom; or how the game ended."""
    if illegal:
        return voice.say("environment-illegal", name=voice.players[illegal - 1])
    if is_match and view.phase == OVER and not view.winner:
        return voice.say("drawn-match", rounds=DRAWN_ROUNDS)
    asked = voice.now(view)
    if not view.you or not is_offered(view):
        return asked
    offer = voice.say("environment-offered", name=voice.players[view.you - 1])
    return f"{asked} {offer}"


def player(voice: Voice, seat: Seat, view: View) -> str:
    """A line about a player."""
    return voice.player(seat, voice.seat(seat.number, view.you))


def write(drawn: list[str], y: int, words: str) -> int:
    """Add text from this height down, as many lines as it needs; where the next would stand."""
    for line in wrap(in_one_line(words), LETTERS):
        drawn.append(f'<text x="{MARGIN}" y="{y}">{written(line)}</text>')
        y += LINE
    return y


def written(words: str) -> str:
    """Words as XML has them."""
    return escape(in_one_line(words))
