"""The chances of a round as a chart: inline SVG that needs no script and is told in words too."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from budgetable.coach import Chance, Judged
from budgetable.rules.match import Round
from budgetable.words import Voice

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT: Final = 62
RIGHT: Final = 18
TOP: Final = 24
BOTTOM: Final = 58
"""The chart and the margins around its lines, in units of the drawing."""

LABELS: Final = 10
"""Turns that are numbered below the chart, at most."""

DASHES: Final = ("", "14 6", "3 6", "14 6 3 6")
"""How the line of seat 1, 2, … is broken: nothing is told by colour alone."""

Point = tuple[float, float]
"""Turns gone since the round began, and a chance from 0 to 1."""


def chart(round: Round, turns: Sequence[Judged], voice: Voice) -> str:
    """The chart of a round's turns, with a key and, for who cannot see it, a sentence a seat."""
    number = round.number
    last = max(each.turn.number for each in turns)
    told = {
        seat: points
        for seat in range(1, len(voice.players) + 1)
        if (points := points_of(seat, turns))
    }
    if round.is_over:
        last = max(last, round.state.turns_ended + (round.state.winner > 0))
        for seat, points in told.items():
            if points[-1][0] < last:
                points.append((last, float(seat == round.state.winner)))
    title = voice.say("review-chart", round=str(number))
    parts = [
        f'<svg role="img" class="chart" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' aria-labelledby="chart-{number} told-{number}">',
        f'<title id="chart-{number}">{escape(title)}</title>',
        f'<desc id="told-{number}">{escape(in_words(told, voice))}</desc>',
        *_grid(last, voice),
        *[_line(seat, points, last) for seat, points in told.items()],
        "</svg>",
    ]
    key = [
        f'<li><svg aria-hidden="true" class="key" viewBox="0 0 60 20">{_sample(seat)}</svg>'
        f"{escape(voice.players[seat - 1])}</li>"
        for seat in told
    ]
    return "\n".join([*parts, '<ul class="keys">', *key, "</ul>"])


def in_words(told: dict[int, list[Point]], voice: Voice) -> str:
    """What the lines show: where each begins and ends, its highest and its lowest."""
    sentences = []
    for seat, points in told.items():
        shares = [round(100 * share) for _, share in points]
        sentences.append(
            voice.say(
                "review-chart-line",
                name=voice.players[seat - 1],
                first=str(shares[0]),
                last=str(shares[-1]),
                most=str(max(shares)),
                least=str(min(shares)),
            )
        )
    return " ".join(sentences)


def points_of(seat: int, turns: Sequence[Judged]) -> list[Point]:
    """A seat's chances over a round: at the beginning, the middle and the end of its turns."""
    found: list[Point] = []
    for each in turns:
        if each.turn.seat == seat:
            begun = each.turn.number - 1
            at: list[tuple[float, Chance | None]] = [
                (begun, each.before),
                (begun + 0.5, each.drawn),
                (begun + 1, each.after),
            ]
            found += [(gone, chance.share) for gone, chance in at if chance is not None]
    return found


def _x(gone: float, last: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * gone / last, 1)


def _y(share: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)


def _grid(last: int, voice: Voice) -> list[str]:
    parts = []
    for percent in (0, 50, 100):
        y = _y(percent / 100)
        parts.append(f'<path class="grid" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 6}" text-anchor="end">{percent}</text>')
    step = -(-last // LABELS)
    for turn in range(step if step > 1 else 1, last + 1, step):
        x = _x(turn - 0.5, last)
        parts.append(f'<text x="{x}" y="{HEIGHT - 34}" text-anchor="middle">{turn}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    axis = escape(voice.say("review-chart-axis"))
    parts.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">{axis}</text>')
    return parts


def _line(seat: int, points: Sequence[Point], last: int) -> str:
    places = [(_x(gone, last), _y(share)) for gone, share in points]
    path = " ".join([f"{x},{y}" for x, y in places])
    marks = "".join([_mark(seat, x, y) for x, y in places])
    dash = DASHES[seat - 1]
    return (
        f'<g class="seat-{seat}"><polyline stroke-dasharray="{dash}" points="{path}"/>{marks}</g>'
    )


def _sample(seat: int) -> str:
    dash = DASHES[seat - 1]
    line = f'<polyline stroke-dasharray="{dash}" points="2,10 58,10"/>'
    return f'<g class="seat-{seat}">{line}{_mark(seat, 30, 10)}</g>'


def _mark(seat: int, x: float, y: float) -> str:
    """A round mark for seat 1, then square, pointed up, and on its corner."""
    if seat == 1:
        return f'<circle cx="{x}" cy="{y}" r="5"/>'
    outline = {2: "-5-5h10v10h-10z", 3: "0-6 6 11h-12z", 4: "0-6.5 6.5 6.5-6.5 6.5-6.5-6.5z"}[seat]
    return f'<path d="M{x} {y}m{outline}"/>'
