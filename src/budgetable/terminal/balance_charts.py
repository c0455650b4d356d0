"""The charts of a balance report: inline SVG that needs no script and is told in words too.

The first deck is drawn full, the other one hollow or broken: nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from budgetable.simulate.summary import Share
from budgetable.terminal.reported import Reported

BARS: Final = 20
"""Bars of a chart of turns, at most: more are drawn together."""

WIDTH: Final = 640
HEIGHT: Final = 300
LEFT: Final = 54
RIGHT: Final = 14
TOP: Final = 42
BOTTOM: Final = 62
"""The chart of turns and the margins around its bars, in units of the drawing."""

TRACK: Final = 168
EDGE: Final = 7
"""A chart within a row of a table: its width, and what stays free at its ends."""

STYLE: Final = """
.bar-1 { fill: var(--seat-1); stroke: var(--seat-1); stroke-width: 2; }
.bar-2 { fill: var(--paper); stroke: var(--seat-2); stroke-width: 2; }
.mark-1 { stroke: var(--seat-1); stroke-width: 2; }
.mark-2 { stroke: var(--seat-2); stroke-width: 2; stroke-dasharray: 4 3; }
.reach-1 { stroke: var(--seat-1); stroke-width: 2.5; }
.reach-2 { stroke: var(--seat-2); stroke-width: 2.5; stroke-dasharray: 4 2; }
.dot-1 { fill: var(--seat-1); stroke: var(--seat-1); stroke-width: 2; }
.dot-2 { fill: var(--paper); stroke: var(--seat-2); stroke-width: 2; }
.hollow { fill: var(--paper); }
.track { display: block; margin-left: auto; }
.track text { font-size: 11px; fill: var(--ink2); }
.track .grid { stroke-opacity: 0.6; }
.fair { stroke: var(--ink2); stroke-width: 1; stroke-dasharray: 2 2; }
@media (max-width: 40rem) { .turns text { font-size: 20px; } }
@media (max-width: 30rem) {
  .track { width: 6rem; height: auto; }
  .track text { font-size: 20px; }
}
"""


def turns_chart(series: Sequence[Reported]) -> str:
    """How many rounds took how many turns, beside each other in two series."""
    words = series[0].speaker
    groups = binned([each.figures.turns for each in series])
    most = max(share for _, shares in groups for share in shares)
    top = next(
        each for each in (0.05, 0.1, 0.16, 0.2, 0.24, 0.3, 0.4, 0.6, 0.8, 1.0) if each >= most
    )
    slot = (WIDTH - LEFT - RIGHT) / len(groups)
    wide = slot * 0.8 / len(series)

    def y(share: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share / top), 1)

    told = " ".join(_told(each) for each in series)
    parts = [
        f'<svg role="img" class="chart turns" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' aria-labelledby="turns-chart turns-told">',
        f'<title id="turns-chart">{escape(words.say("balance-turns-chart"))}</title>',
        f'<desc id="turns-told">{escape(told)}</desc>',
    ]
    for share in (0.0, top / 2, top):
        parts.append(f'<path class="grid" d="M{LEFT} {y(share)}H{WIDTH - RIGHT}"/>')
        percent = f"{100 * share:g}"
        parts.append(f'<text x="{LEFT - 8}" y="{y(share) + 5}" text-anchor="end">{percent}</text>')
    for place, (label, shares) in enumerate(groups):
        for number, share in enumerate(shares):
            x = round(LEFT + slot * (place + 0.1) + wide * number, 1)
            parts.append(
                f'<rect class="bar-{number + 1}" x="{x}" y="{y(share)}"'
                f' width="{round(wide - 2, 1)}" height="{round(y(0) - y(share), 1)}"/>'
            )
        if len(groups) <= 12 or place % 2 == 0:
            centre = round(LEFT + slot * (place + 0.5), 1)
            parts.append(f'<text x="{centre}" y="{y(0) + 20}" text-anchor="middle">{label}</text>')
    axis = escape(words.say("balance-turns-axis"))
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 14}" text-anchor="middle">{axis}</text>')
    upright = escape(words.say("balance-turns-upright"))
    parts.append(f'<text x="{LEFT - 46}" y="18">{upright}</text>')
    return "\n".join([*parts, "</svg>"])


def binned(turns: Sequence[dict[int, int]]) -> list[tuple[str, list[float]]]:
    """Numbers of turns, several together where there are too many, each with its share of every
    series.
    """
    least = min(min(each) for each in turns)
    most = max(max(each) for each in turns)
    wide = -(-(most - least + 1) // BARS)
    groups = []
    for first in range(least, most + 1, wide):
        last = first + wide - 1
        shares = [
            sum(rounds for turn, rounds in each.items() if first <= turn <= last)
            / sum(each.values())
            for each in turns
        ]
        groups.append((str(first) if wide == 1 else f"{first}–{last}", shares))
    return groups


def keys(series: Sequence[Reported], names: Sequence[str]) -> str:
    """Which marks are whose, where there are two series."""
    if len(series) == 1:
        return ""
    items = [
        '<li><svg aria-hidden="true" class="key" viewBox="0 0 24 16">'
        f'<rect class="bar-{number}" x="4" y="2" width="16" height="12"/></svg>{name}</li>'
        for number, name in enumerate(names, start=1)
    ]
    return f'<ul class="keys">{"".join(items)}</ul>'


@dataclass(frozen=True)
class Scale:
    """The shares from `low` to `high`, and the fair one if there is one."""

    low: float
    high: float
    fair: float | None = None

    @classmethod
    def around(cls, shares: Sequence[Share], fair: float) -> Scale:
        """The scale that all intervals of some size fit in, the fair share in its middle."""
        ends = [end for share in shares if share.of >= 20 for end in share.interval]
        far = max([abs(end - fair) for end in ends], default=0.5)
        steps = (0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4)
        reach = next((each for each in steps if each >= far), 0.5)
        return cls(max(fair - reach, 0.0), min(fair + reach, 1.0), fair)

    def x(self, share: float) -> float:
        """Where a share stands."""
        part = (min(max(share, self.low), self.high) - self.low) / (self.high - self.low)
        return round(EDGE + (TRACK - 2 * EDGE) * part, 1)

    def head(self) -> str:
        """The ends of the scale and its fair share, for the head of the column."""
        marks = [(self.low, "start", 0), (self.high, "end", TRACK)]
        texts = [
            f'<text x="{x}" y="11" text-anchor="{anchor}">{100 * at:.0f}</text>'
            for at, anchor, x in marks
        ]
        if self.fair is not None:
            x = self.x(self.fair)
            texts.append(f'<text x="{x}" y="11" text-anchor="middle">{100 * self.fair:.1f}</text>')
        return _track(14, texts)


def reaches(scale: Scale, shares: Sequence[tuple[Share, bool] | None]) -> str:
    """A row's shares as marks with their intervals; each with whether it is seen not to be fair."""
    high = 6 + 12 * len(shares)
    parts = []
    if scale.fair is not None:
        x = scale.x(scale.fair)
        parts.append(f'<path class="fair" d="M{x} 0V{high}"/>')
    for number, each in enumerate(shares, start=1):
        if each is None or not each[0].of:
            continue
        share, seen = each
        y = 12 * number - 3
        low, up = (scale.x(end) for end in share.interval)
        parts.append(f'<path class="reach-{number}" d="M{low} {y}H{up}"/>')
        hollow = "" if seen or number == 2 else " hollow"
        parts.append(
            f'<circle class="dot-{number}{hollow}" cx="{scale.x(share.share)}" cy="{y}" r="4"/>'
        )
    return _track(high, parts)


def bars(shares: Sequence[Share | None]) -> str:
    """A row's shares as bars, all of the track being 100 percent."""
    high = 6 + 12 * len(shares)
    scale = Scale(0, 1)
    parts = [f'<path class="grid" d="M{EDGE} {high - 2}H{TRACK - EDGE}"/>']
    for number, share in enumerate(shares, start=1):
        if share is not None and share.won:
            wide = round(scale.x(share.share) - EDGE, 1)
            y = 12 * number - 8
            parts.append(
                f'<rect class="bar-{number}" x="{EDGE}" y="{y}" width="{wide}" height="8"/>'
            )
    return _track(high, parts)


def _track(high: int, parts: Sequence[str]) -> str:
    return (
        f'<svg aria-hidden="true" class="track" width="{TRACK}" height="{high}"'
        ' overflow="visible"'
        f' viewBox="0 0 {TRACK} {high}">{"".join(parts)}</svg>'
    )


def _told(series: Reported) -> str:
    turns = series.figures.turns
    most = max(turns, key=lambda turn: turns[turn])
    return series.speaker.say(
        "balance-turns-told",
        deck=series.label,
        most=str(most),
        share=f"{100 * turns[most] / sum(turns.values()):.1f}",
        least=str(min(turns)),
        longest=str(max(turns)),
    )
