"""A review as one page: a file that needs no network, no script and nothing beside it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from budgetable.coach import Review
from budgetable.rules.match import Round
from budgetable.terminal import reviewing
from budgetable.terminal.chart import chart
from budgetable.terminal.one_file import document, paragraph, table
from budgetable.words import Voice

STYLE: Final = """
polyline { fill: none; stroke-width: 2.5; }
.seat-1 { stroke: var(--seat-1); fill: var(--seat-1); }
.seat-2 { stroke: var(--seat-2); fill: var(--seat-2); }
.seat-3 { stroke: var(--seat-3); fill: var(--seat-3); }
.seat-4 { stroke: var(--seat-4); fill: var(--seat-4); }
td.name { min-width: 4.5rem; overflow-wrap: anywhere; }
"""
"""What only its charts and its names need."""


def page(review: Review, voice: Voice) -> str:
    """The whole review as HTML."""
    title = voice.say("review-title", players=", ".join(voice.players))
    return document(title, voice.language, _parts(review, voice), STYLE)


def _parts(review: Review, voice: Voice) -> Iterator[str]:
    if not review.turns:
        yield paragraph(voice.say("review-no-turns"))
        return
    yield paragraph(voice.say("review-about", simulations=str(review.simulations)))
    yield from _moments(review, voice)
    for round in review.match.rounds:
        yield from _round(review, round, voice)


def _moments(review: Review, voice: Voice) -> Iterator[str]:
    if not review.moments:
        yield paragraph(voice.say("review-moments-none"))
        return
    yield f"<h2>{escape(voice.say('review-moments', moments=len(review.moments)))}</h2>"
    told = [
        reviewing.moment(each, number, voice) for number, each in enumerate(review.moments, start=1)
    ]
    yield from [paragraph(each) for each in told]


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
        yield _table(review, round, voice)


def _table(review: Review, round: Round, voice: Voice) -> str:
    heads = [
        f'<th scope="col"{_class(column)}>{escape(voice.say(f"review-{column}"))}</th>'
        for column in reviewing.COLUMNS
    ]
    rows = []
    for turn, *cells in reviewing.rows(review, round, voice):
        told = [
            f'<td class="{"name" if place == 0 else "number"}">{escape(cell)}</td>'
            for place, cell in enumerate(cells)
        ]
        rows.append(f'<tr><th scope="row">{turn}</th>{"".join(told)}</tr>')
    caption = voice.say("review-caption", round=str(round.number))
    return table(caption, ["<tr>", *heads, "</tr>"], rows)


def _class(column: str) -> str:
    return ' class="name"' if column == "player" else ""
