"""Hints: what to look at, then which card, then the move, one step more each time.

A hint is made from a view, so it can tell nothing that its seat may not know. What can be worked
out exactly, the solver works out; where nothing is exact the steady bot judges. The sentences are
made in `words/`.
"""

from __future__ import annotations

from collections import Counter as Count
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from budgetable.bots import SteadyBot
from budgetable.rules.cards import Card
from budgetable.rules.moves import (
    DRAW_DECK,
    DRAW_DISCARD,
    Accept,
    Counter,
    Discard,
    Move,
    Place,
    Play,
    Swap,
    Use,
)
from budgetable.rules.options import ACTIONS, HAND
from budgetable.rules.state import ACT, DRAW, with_card
from budgetable.rules.view import Aim, View
from budgetable.solver import distance, nearest, outs, ways

LOOK: Final = 1
"""The first step: what to look at."""
CARD: Final = 2
"""The second: which card."""
MOVE: Final = 3
"""The third: the move."""


NOT_OF_HAND: Final = (
    "draw-deck", "draw-helps", "draw-wins", "accept", "accept-keep", "accept-wins",
)  # fmt: skip
"""The reasons whose card is the top of the discard pile, or the one that waits for an answer."""


@dataclass(frozen=True)
class Hint:
    """Advice on a position, as far as its `level` tells it: LOOK, CARD or MOVE.

    `reason` is a code, such as `win`. `card` is there from CARD on, and stays empty where none is
    meant; `move` is there at MOVE, and stays empty where it is best to wait. Numbers that a reason
    does not need are 0: the `actions` that a win takes; how many are `missing` and what `gap` there
    is (in the budget now, in the nearest that can be reached, after the Life Happens card, or with
    the rival `seat`); the `cards` too many; of the `unseen` cards the `outs` that would win.
    """

    reason: str
    level: int = MOVE
    card: Card | None = None
    move: Move | None = None
    actions: int = 0
    missing: int = 0
    gap: int = 0
    cards: int = 0
    seat: int = 0
    outs: int = 0
    unseen: int = 0

    @property
    def is_of_hand(self) -> bool:
        """Whether `card` is one of the hand: not the top of the discard pile, nor what attacks."""
        return self.card is not None and self.reason not in NOT_OF_HAND

    def at(self, level: int) -> Hint:
        """The hint with no more than this level tells. Raises ValueError for another level."""
        if not LOOK <= level <= self.level:
            raise ValueError(f"no step {level} of a hint of {self.level}")
        move = self.move if level >= MOVE else None
        return replace(self, level=level, card=self.card if level >= CARD else None, move=move)


def hint(view: View, level: int = MOVE) -> Hint | None:
    """The hint for the seat of a view, or nothing where it has no move."""
    if not view.legal:
        return None
    if view.to_act != view.you:
        found = _interrupt(view)
    elif view.pending is not None:
        found = _answer(view, view.pending)
    elif view.phase == DRAW:
        found = _draw(view)
    else:
        found = _act(view) if view.phase == ACT else _discard(view)
    return found.at(level)


def _draw(view: View) -> Hint:
    move = _judged(view)
    held = ways(view.deck, view.budget, view.hand, ACTIONS)
    if held:
        first = held[0].moves
        # Nothing more is needed for the win, but an unknown card may be a counter.
        move = DRAW_DECK if DRAW_DECK in view.legal else move
        return Hint("draw-ready", card=_taken(first[0]), move=move, actions=len(first))
    top = view.discard_pile[-1] if view.discard_pile else None
    if top is None or move != DRAW_DISCARD:
        winners, unseen = _outs(view)
        return Hint("draw-deck", card=top, move=move, outs=winners, unseen=unseen)
    won = ways(view.deck, view.budget, with_card(view.hand, top), ACTIONS)
    if won:
        return Hint("draw-wins", card=top, move=move, actions=len(won[0].moves))
    return Hint("draw-helps", card=top, move=move)


def _act(view: View) -> Hint:
    budget = view.budget
    won = ways(view.deck, budget, view.hand, view.actions_left)
    if won:
        moves = won[0].moves
        return Hint(
            "win",
            card=_taken(moves[0]),
            move=moves[0],
            actions=len(moves),
            missing=len(budget.missing),
            gap=budget.gap,
        )
    move = _judged(view)
    if isinstance(move, (Place, Swap, Use)):
        best = nearest(view.deck, budget, view.hand, view.actions_left).budget
        missing, _ = distance(best)
        return Hint("build", card=move.card, move=move, missing=missing, gap=best.gap)
    if isinstance(move, Play):
        return _attack(view, move)
    if not view.actions_left:
        return Hint("end-spent", move=move)
    winners, unseen = _outs(view)
    return Hint("end", move=move, outs=winners, unseen=unseen)


def _attack(view: View, move: Play) -> Hint:
    budget = view.seat(move.target).budget
    missing = len(budget.missing)
    return Hint(
        "attack", card=move.card, move=move, seat=move.target, missing=missing, gap=budget.gap
    )


def _answer(view: View, aim: Aim) -> Hint:
    move = _judged(view)
    after = view.budget.after_life(aim.card, aim.letter)
    if isinstance(move, Accept):
        if after.is_balanced:
            reason = "accept-wins"
        elif any(isinstance(other, Counter) for other in view.legal):
            reason = "accept-keep"
        else:
            reason = "accept"
        card = aim.card
    else:
        reason = "counter"
        card = _taken(move) or aim.card
    return Hint(reason, card=card, move=move, missing=len(after.missing), gap=after.gap)


def _discard(view: View) -> Hint:
    move = _judged(view)
    assert isinstance(move, Discard)
    card, budget = move.card, view.budget
    if card.letter_bit & budget.letters:
        reason = "discard-letter"
    elif card.is_main_job and budget.main_job is not None:
        reason = "discard-job"
    else:
        reason = "discard-life" if card.is_life else "discard"
    return Hint(reason, card=card, move=move, cards=len(view.hand) - HAND)


def _interrupt(view: View) -> Hint:
    """For a seat that is not asked, but holds an any-time card (R20)."""
    move = SteadyBot().interrupt(view, Random(0))
    return _attack(view, move) if isinstance(move, Play) else Hint("wait")


def _judged(view: View) -> Move:
    """What the steady bot would do; it leaves nothing to chance."""
    return SteadyBot().move(view, Random(0))


def _taken(move: Move) -> Card | None:
    """The card of the hand that a move takes."""
    return move.card if isinstance(move, (Place, Swap, Use, Play, Counter, Discard)) else None


def _outs(view: View) -> tuple[int, int]:
    """Of the cards that this seat cannot see, how many would win in its hand; and how many it
    cannot see.
    """
    unseen = Count({card: card.count for card in view.deck.cards})
    unseen.subtract(view.hand)
    unseen.subtract(view.discard_pile)
    for seat in view.seats:
        unseen.subtract(seat.budget.cards)
    if view.pending is not None:
        unseen.subtract([view.pending.card])
    winners = outs(view.deck, view.budget, view.hand, ACTIONS)
    return sum(unseen[card] for card in winners), unseen.total()
