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

SCAMS: Final = 0.1
"""How often it thinks, while another seat plays, of an any-time card that it holds."""


class NoviceBot:
    """Puts down whatever fits and hits whoever it can. What it overlooks:

    - every win that takes more than one move;
    - what things cost: it takes any job and any card that it can pay for, and thinks of swaps only
      once every letter is there;
    - what a Life Happens card is best for: it plays the first that comes to its mind, on anybody;
    - what a counter is best for: it counters the first card that hits it.
    """

    name: ClassVar[str] = "novice"
    version: ClassVar[int] = 2

    def move(self, view: View, rng: Random) -> Move:
        """Answers, draws, builds, attacks or discards, looking at one move at a time."""
        if view.pending is not None:
            counters = [move for move in view.legal if isinstance(move, Counter)]
            return rng.choice(counters) if counters else ACCEPT
        if DRAW_DECK in view.legal or DRAW_DISCARD in view.legal:
            return self._draw(view)
        discards = [move for move in view.legal if isinstance(move, Discard)]
        if discards:
            return min(discards, key=lambda move: (use_for(view, move.card), rng.random()))
        return self._act(view, rng)

    def interrupt(self, view: View, rng: Random) -> Move | None:
        """Now and then plays a Scam, on anybody."""
        return self._attack(view, rng) if rng.random() < SCAMS else None

    def _draw(self, view: View) -> Move:
        if DRAW_DECK not in view.legal:
            return DRAW_DISCARD
        wanted = DRAW_DISCARD in view.legal and use_for(view, view.discard_pile[-1]) == BUILDS_NOW
        return DRAW_DISCARD if wanted else DRAW_DECK

    def _act(self, view: View, rng: Random) -> Move:
        builds = [move for move in view.legal if isinstance(move, (Place, Swap, Use))]
        better = [move for move in builds if _improves(view.budget, move)]
        if better:
            wins = [move for move in better if view.budget.after(move).is_balanced]
            places = [move for move in better if isinstance(move, Place)]
            return rng.choice(wins or places or better)
        return self._attack(view, rng) or DONE

    def _attack(self, view: View, rng: Random) -> Move | None:
        plays = [move for move in view.legal if isinstance(move, Play) and not balances(view, move)]
        return rng.choice(plays) if plays else None


def balances(view: View, play: Play) -> bool:
    """Whether a Life Happens card would balance the budget that it hits, and win for its seat."""
    return view.seat(play.target).budget.after_life(play.card, play.letter).is_balanced


BUILDS_NOW: Final = 2
MAY_BUILD: Final = 1
NO_USE: Final = 0


def use_for(view: View, card: Card) -> int:
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
        return not budget.missing and abs(after.gap) < abs(budget.gap)
    if isinstance(move, Place) and move.card.letter_bit & budget.letters:
        return after.is_balanced  # A second card of a letter has to win (R12).
    return True
