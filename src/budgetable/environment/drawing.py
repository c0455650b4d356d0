"""The table as one seat sees it, drawn on request: in words, or as a picture."""

from __future__ import annotations

from html import escape
from typing import Final

from budgetable.rules.view import Seat, View
from budgetable.words import Voice, voice_of

WIDTH: Final = 720
ROW: Final = 92
LINE: Final = 22
BAR: Final = 14
"""Sizes in units of the drawing; a seat has a row, a line of text or a bar its height."""


def as_text(view: View, language: str) -> str:
    """What is asked, every player's budget, the piles, and the hand of whoever looks."""
    voice = voice_of(view, language)
    lines = [voice.now(view)]
    for seat in view.seats:
        lines.append(player(voice, seat, view))
        if seat.budget.cards:
            lines.append("  " + voice.cards(seat.budget.cards))
    lines.append(voice.piles(view))
    if view.you:
        lines.append(voice.hand(view))
    return "\n".join(lines)


def as_svg(view: View, language: str) -> str:
    """The same as SVG: of every budget a bar of income above a bar of expenses. What is drawn
    stands in its description in words.
    """
    voice = voice_of(view, language)
    if view.you:
        title = voice.say("environment-picture", name=voice.players[view.you - 1])
    else:
        title = voice.say("environment-picture-watched")
    most = max([max(seat.budget.income, seat.budget.expenses) for seat in view.seats])
    height = 2 * LINE + ROW * len(view.seats) + 2 * LINE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {WIDTH} {height}"'
        ' font-family="sans-serif" font-size="14">',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(as_text(view, language))}</desc>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        written(1, voice.now(view)),
    ]
    for row, seat in enumerate(view.seats):
        top = 2 * LINE + row * ROW
        parts.append(written(top / LINE + 1, player(voice, seat, view)))
        for place, (amount, colour) in enumerate(
            ((seat.budget.income, "#1b6e4f"), (seat.budget.expenses, "#a33b12"))
        ):
            length = round((WIDTH - 90) * amount / most) if most else 0
            y = top + LINE + 10 + place * (BAR + 4)
            parts.append(f'<rect x="10" y="{y}" width="{length}" height="{BAR}" fill="{colour}"/>')
            amounts = escape(voice.money(amount))
            parts.append(f'<text x="{length + 16}" y="{y + BAR - 2}">{amounts}</text>')
    parts.append(written(height / LINE - 1.2, voice.piles(view)))
    if view.you:
        parts.append(written(height / LINE - 0.3, voice.hand(view)))
    return "\n".join([*parts, "</svg>"])


def player(voice: Voice, seat: Seat, view: View) -> str:
    """A line about a player."""
    return voice.player(seat, voice.seat(seat.number, view.you))


def written(line: float, words: str) -> str:
    """A line of text, so many lines from the top."""
    return f'<text x="10" y="{round(line * LINE)}">{escape(words)}</text>'
