"""The bot that plays like a child in its first match: sensibly, card by card."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from budgetable.rules.budget import Budget
from budgetable.rules.cards import LIFE_HAPPENS, Card
from budgetable.rules.moves import (
    ACCEPT,
    DONE,
    DRAW_DECK,
    DRAW_DISCARD,
    Counter,
    Discard,
    Move,
    Place,
    Play,
    Swap,
    Use,
)
from budgetable.rules.view import View

OVERLOOKS: Final = 0.15
"""How often it does not see what it could build, and looks no further."""

ATTACKS: Final = 0.5
"""How often it plays a Life Happens card that it could play."""

COUNTERS: Final = 0.7
"""How often it thinks of its counter."""


class NoviceBot:
    """Builds whatever fits, hits whoever it can and never looks ahead."""

    name: ClassVar[str] = "novice"
    version: ClassVar[int] = 1

    def move(self, view: View, rng: Random) -> Move:
        """Answers, draws, builds, attacks or discards, looking at one move at a time."""
        if view.pending is not None:
            counters = [move for move in view.legal if isinstance(move, Counter)]
            return rng.choice(counters) if counters and rng.random() < COUNTERS else ACCEPT
        if DRAW_DECK in view.legal or DRAW_DISCARD in view.legal:
            return self._draw(view)
        discards = [move for move in view.legal if isinstance(move, Discard)]
        if discards:
            return min(discards, key=lambda move: (_use_for(view, move.card), rng.random()))
        return self._act(view, rng)

    def interrupt(self, view: View, rng: Random) -> Move | None:
        """Now and then plays a Scam, on anybody."""
        return rng.choice(view.legal) if rng.random() < ATTACKS / 10 else None

    def _draw(self, view: View) -> Move:
        if DRAW_DECK not in view.legal:
            return DRAW_DISCARD
        top = view.discard_pile[-1] if view.discard_pile else None
        wanted = top is not None and _use_for(view, top) == BUILDS_NOW
        return DRAW_DISCARD if wanted and DRAW_DISCARD in view.legal else DRAW_DECK

    def _act(self, view: View, rng: Random) -> Move:
        builds = [move for move in view.legal if isinstance(move, (Place, Swap, Use))]
        better = [move for move in builds if _improves(view.budget, move)]
        if better and rng.random() >= OVERLOOKS:
            wins = [move for move in better if view.budget.after(move).is_balanced]
            places = [move for move in better if isinstance(move, Place)]
            return rng.choice(wins or places or better)
        plays = [move for move in view.legal if isinstance(move, Play)]
        return rng.choice(plays) if plays and rng.random() < ATTACKS else DONE


BUILDS_NOW: Final = 2
MAY_BUILD: Final = 1
NO_USE: Final = 0


def _use_for(view: View, card: Card) -> int:
    """What a child wants of a card: can I put it down now, might I later?"""
    budget = view.budget
    if card.is_main_job:
        return BUILDS_NOW if budget.main_job is None else NO_USE
    if card.priority:
        if card.priority not in budget.missing:
            return NO_USE
        fits = card.priority in budget.next_letters and card.amount <= budget.gap
        return BUILDS_NOW if fits else MAY_BUILD
    return NO_USE if card.kind == LIFE_HAPPENS else MAY_BUILD


def _improves(budget: Budget, move: Move) -> bool:
    """Whether a move looks good by itself: a card more, or nearer to nothing left over."""
    after = budget.after(move)
    if isinstance(move, Swap):
        return after.jobs > 0 and abs(after.gap) < abs(budget.gap)
    return True
