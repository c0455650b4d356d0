"""A review as one page: a file that needs no network, no script and nothing beside it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from budgetable.coach import Review
from budgetable.rules.match import Round
from budgetable.terminal import reviewing
from budgetable.terminal.chart import chart
from budgetable.words import Voice

STYLE: Final = """
:root {
  color-scheme: light dark;
  --paper: #fdf9f0; --ink: #2a2630; --ink2: #574f5a; --line: #85796d; --focus: #1d4f8c;
  --seat-1: #37467a; --seat-2: #a33f67; --seat-3: #1c6556; --seat-4: #7a4a16;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #29262b; --ink: #f6eedd; --ink2: #cabfae; --line: #948a80; --focus: #9cc8f5;
    --seat-1: #a5b4f0; --seat-2: #e892b2; --seat-3: #66bda6; --seat-4: #f2bd8d;
  }
}
@media (forced-colors: active) {
  :root {
    --paper: Canvas; --ink: CanvasText; --ink2: CanvasText; --line: CanvasText;
    --focus: Highlight;
    --seat-1: CanvasText; --seat-2: CanvasText; --seat-3: CanvasText; --seat-4: CanvasText;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
main { max-width: 46rem; margin: 0 auto; padding: 1rem; overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-top: 2.5rem; border-top: 2px solid var(--line); padding-top: 1rem; }
li { margin: 0.4rem 0; }
figure { margin: 0; }
.chart { display: block; width: 100%; height: auto; }
.chart text { font-size: 22px; fill: var(--ink2); }
@media (min-width: 40rem) { .chart text { font-size: 15px; } }
.grid { stroke: var(--line); stroke-width: 1; fill: none; }
polyline { fill: none; stroke-width: 2.5; }
.seat-1 { stroke: var(--seat-1); fill: var(--seat-1); }
.seat-2 { stroke: var(--seat-2); fill: var(--seat-2); }
.seat-3 { stroke: var(--seat-3); fill: var(--seat-3); }
.seat-4 { stroke: var(--seat-4); fill: var(--seat-4); }
.keys { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 0; list-style: none; }
.key { width: 3.75rem; height: 1.25rem; margin-right: 0.5rem; vertical-align: middle; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; padding-bottom: 0.5rem; }
th, td { padding: 0.3rem 0.4rem; border-bottom: 1px solid var(--line); text-align: right; }
th { vertical-align: bottom; }
.name { text-align: left; }
@media (max-width: 30rem) {
  table { font-size: 0.875rem; }
  th, td { padding: 0.3rem 0.2rem; }
}
.numbers { overflow-x: auto; }
.numbers:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
td.name { min-width: 4.5rem; overflow-wrap: anywhere; }
.number { white-space: nowrap; font-variant-numeric: tabular-nums; }
"""


def page(review: Review, voice: Voice) -> str:
    """The whole review as HTML."""
    title = escape(voice.say("review-title", players=", ".join(voice.players)))
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{voice.language}">',
            '<head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>",
            f"<style>{STYLE}</style></head>",
            "<body><main>",
            f"<h1>{title}</h1>",
            *_parts(review, voice),
            "</main></body></html>\n",
        ]
    )


def _parts(review: Review, voice: Voice) -> Iterator[str]:
    if not review.turns:
        yield _paragraph(voice.say("review-no-turns"))
        return
    yield _paragraph(voice.say("review-about", simulations=str(review.simulations)))
    yield from _moments(review, voice)
    for round in review.match.rounds:
        yield from _round(review, round, voice)


def _moments(review: Review, voice: Voice) -> Iterator[str]:
    if not review.moments:
        yield _paragraph(voice.say("review-moments-none"))
        return
    yield f"<h2>{escape(voice.say('review-moments', moments=len(review.moments)))}</h2>"
    told = [
        reviewing.moment(each, number, voice) for number, each in enumerate(review.moments, start=1)
    ]
    yield from [_paragraph(each) for each in told]


def _round(review: Review, round: Round, voice: Voice) -> Iterator[str]:
    yield f"<h2>{escape(reviewing.outcome(round, voice))}</h2>"
    turns = [each for each in review.turns if each.turn.round == round.number]
    if turns:
        yield f"<figure>{chart(round, turns, voice)}</figure>"
    number = str(round.number)
    yield f"<h3>{escape(voice.say('review-findings', round=number))}</h3>"
    yield "<ul>"
    for each in reviewing.findings(review, round, voice):
        yield f"<li>{escape(each)}</li>"
    yield "</ul>"
    if turns:
        yield f"<h3>{escape(voice.say('review-numbers', round=number))}</h3>"
        yield from _table(review, round, voice)


def _table(review: Review, round: Round, voice: Voice) -> Iterator[str]:
    caption = escape(voice.say("review-caption", round=str(round.number)))
    # With very long names it is wider than a small screen; then keys must scroll it too.
    yield f'<div class="numbers" role="region" tabindex="0" aria-label="{caption}">'
    yield f"<table><caption>{caption}</caption>"
    heads = [
        f'<th scope="col"{_class(column)}>{escape(voice.say(f"review-{column}"))}</th>'
        for column in reviewing.COLUMNS
    ]
    yield f"<thead><tr>{''.join(heads)}</tr></thead>"
    yield "<tbody>"
    for turn, *cells in reviewing.rows(review, round, voice):
        told = [
            f'<td class="{"name" if place == 0 else "number"}">{escape(cell)}</td>'
            for place, cell in enumerate(cells)
        ]
        yield f'<tr><th scope="row">{turn}</th>{"".join(told)}</tr>'
    yield "</tbody></table></div>"


def _class(column: str) -> str:
    return ' class="name"' if column == "player" else ""


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"
