"""A review as plain data: keys as docs/coach.md, "Review", lists them."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from budgetable.coach.chances import Chance
from budgetable.coach.findings import Finding
from budgetable.coach.judging import Judged
from budgetable.coach.moments import Moment
from budgetable.coach.review import Review
from budgetable.rules.cards import Card

FORMAT: Final = "budgetable-review/1"


def plain(review: Review) -> dict[str, Any]:
    """The whole review."""
    match = review.match
    return {
        "format": FORMAT,
        "players": list(match.players),
        "deck": match.deck.name,
        "seat": review.seat or None,
        "simulations": review.simulations,
        "seed": review.seed,
        "rounds": [
            {
                "round": round.number,
                "winner": round.state.winner or None,
                "is_over": round.is_over,
                "turns": [_turn(each) for each in review.turns if each.turn.round == round.number],
                "findings": [
                    _finding(each) for each in review.findings if each.round == round.number
                ],
            }
            for round in match.rounds
        ],
        "moments": [_moment(each) for each in review.moments],
    }


def _turn(judged: Judged) -> dict[str, Any]:
    return {
        "turn": judged.turn.number,
        "seat": judged.turn.seat,
        "before": _chance(judged.before),
        "drawn": _chance(judged.drawn),
        "after": _chance(judged.after),
    }


def _chance(chance: Chance | None) -> dict[str, float] | None:
    if chance is None:
        return None
    return {"chance": round(chance.share, 4), "spread": round(chance.spread, 4)}


def _finding(finding: Finding) -> dict[str, Any]:
    """What a kind has no need of is left out."""
    told = {field.name: getattr(finding, field.name) for field in fields(finding)}
    return {
        name: value.id
        if isinstance(value, Card)
        else [str(move) for move in value]
        if isinstance(value, tuple)
        else value
        for name, value in told.items()
        if value or name in ("gap_before", "gap")
    }


def _moment(moment: Moment) -> dict[str, Any]:
    return {
        "round": moment.round,
        "turn": moment.turn,
        "seat": moment.seat,
        "ply": moment.ply,
        "made": str(moment.made) if moment.made is not None else None,
        "better": [str(move) for move in moment.better],
        "loss": round(moment.loss, 4),
        "finding": moment.finding.kind if moment.finding is not None else None,
    }
