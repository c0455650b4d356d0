"""A tip for somebody's first game: what this moment is for and what to do, in a sentence or two.

It is made from the view and its legal moves, so it can tell nothing that its seat may not know. It
says what can be done, not what would be best: for that there are hints.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from budgetable.rules.budget import Budget
from budgetable.rules.moves import Place, Play, Swap, Use
from budgetable.rules.options import ACTIONS, HAND
from budgetable.rules.state import ACT, DRAW, OVER
from budgetable.rules.view import View

if TYPE_CHECKING:
    from budgetable.words.voice import Voice


def tip(voice: Voice, view: View) -> str:
    """The tip for the seat of a view; nothing for a spectator, and between rounds."""
    if not view.you or view.phase == OVER:
        return ""
    if view.is_asked:
        return voice.say("tip-answer")
    if view.pending is not None:
        return voice.say("tip-wait-answer", name=view.seat(view.pending.target).name)
    if view.turn != view.you:
        return voice.say("tip-wait", name=view.seat(view.turn).name)
    if view.phase == DRAW:
        return voice.say("tip-draw", cards=view.draws_left)
    return act(voice, view) if view.phase == ACT else voice.say("tip-discard", hand=HAND)


def act(voice: Voice, view: View) -> str:
    """While there are actions: a job, then the letters, then all of it even."""
    budget = view.budget
    if view.actions_left == 0:
        return voice.say("tip-done", actions=ACTIONS)
    places = [move.card for move in view.legal if isinstance(move, Place)]
    if not budget.jobs:
        return voice.say("tip-job" if places else "tip-no-job")
    letters = "".join(dict.fromkeys([card.priority for card in places]))
    first = [voice.letter(letter) for letter in letters if letter in budget.missing]
    if first:
        return voice.say("tip-letters", letters=", ".join(first))
    swaps = [move for move in view.legal if isinstance(move, Swap)]
    if not budget.missing and (places or swaps):
        return voice.say("tip-even")
    incomes = [card for card in places if not card.priority]
    if incomes:
        cards = ", ".join([voice.name(card) for card in incomes])
        return voice.say("tip-more-income", cards=cards)
    if any(isinstance(move, Use) for move in view.legal):
        return voice.say("tip-relief")
    for move in swaps:
        if budget.after(move).gap > budget.gap:
            card, other = voice.short(move.card), voice.short(move.other)
            return voice.say("tip-swap", card=card, other=other)
    if any(isinstance(move, Play) for move in view.legal):
        return voice.say("tip-play", need=need(voice, budget))
    return voice.say("tip-nothing", need=need(voice, budget), hand=HAND)


def need(voice: Voice, budget: Budget) -> str:
    """What is waited for where there is a job and no card fits."""
    if budget.gap <= 0:
        return voice.say("tip-need-income")
    if not budget.missing:
        return voice.say("tip-need-exact", left=budget.gap)
    return voice.say("tip-need-card", letter=voice.letter(budget.missing[0]), left=budget.gap)
