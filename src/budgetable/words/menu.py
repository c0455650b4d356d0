"""Legal moves as lines of a menu, and the line that says whose move it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from budgetable.rules.budget import Budget
from budgetable.rules.cards import BOUNCE
from budgetable.rules.moves import (
    DECK,
    Accept,
    Counter,
    Discard,
    Done,
    Draw,
    Move,
    Place,
    Play,
    Swap,
    Use,
)
from budgetable.rules.options import HAND
from budgetable.rules.state import ACT, DRAW, OVER
from budgetable.rules.view import View

if TYPE_CHECKING:
    from budgetable.words.voice import Voice


def line(voice: Voice, move: Move, view: View) -> str:
    """A legal move and what it would lead to, without a full stop."""
    budget = view.budget
    match move:
        case Draw():
            return draw(voice, move, view)
        case Place():
            after = outcome(voice, budget.after(move))
            extra = "-extra" if budget.letters & move.card.letter_bit else ""
            return voice.say(f"move-place{extra}", card=voice.said(move.card), outcome=after)
        case Swap():
            after = outcome(voice, budget.after(move))
            card, other = voice.said(move.card), voice.short(move.other)
            return voice.say("move-swap", card=card, other=other, outcome=after)
        case Use():
            after = outcome(voice, budget.after(move))
            card, other = voice.name(move.card), voice.short(move.other)
            return voice.say("move-use", card=card, other=other, outcome=after)
        case Play():
            return play(voice, move, view)
        case Accept():
            return accept(voice, view)
        case Counter():
            return counter(voice, move, view)
        case Done():
            return done(voice, view)
        case Discard():
            return voice.say("move-discard", card=voice.said(move.card))
    raise TypeError(f"no words for {move}")


def outcome(voice: Voice, budget: Budget) -> str:
    """What a budget would be: what it has left, or that it wins."""
    return voice.say("outcome-won") if budget.is_balanced else voice.gap(budget.gap)


def draw(voice: Voice, move: Draw, view: View) -> str:
    """The discard pile's top is seen by everybody, so it is named."""
    if move.pile == DECK:
        return voice.say("move-draw-deck")
    return voice.say("move-draw-discard", card=voice.said(view.discard_pile[-1]))


def play(voice: Voice, move: Play, view: View) -> str:
    """Budgets lie open, so what would be taken is named."""
    target = view.seat(move.target)
    card = voice.name(move.card)
    lost = target.budget.taken_by(move.card, move.letter)
    if lost is None:
        effect = voice.effect(move.card, move.letter)
        return voice.say("move-play", card=card, target=target.name, effect=effect)
    return voice.say("move-play-lost", card=card, target=target.name, lost=voice.said(lost))


def accept(voice: Voice, view: View) -> str:
    """What one's own budget would be after the card."""
    pending = view.pending
    assert pending is not None
    lost = view.budget.taken_by(pending.card, pending.letter)
    after = outcome(voice, view.budget.after_life(pending.card, pending.letter))
    if lost is None:
        return voice.say("move-accept", card=voice.short(pending.card), outcome=after)
    card = voice.name(pending.card)
    return voice.say("move-accept-lost", card=card, lost=voice.short(lost), outcome=after)


def counter(voice: Voice, move: Counter, view: View) -> str:
    """What becomes of the card that is countered."""
    pending = view.pending
    assert pending is not None
    card, with_card = voice.name(pending.card), voice.name(move.card)
    if move.card.effect == BOUNCE:
        by = view.seat(pending.by).name
        return voice.say("move-counter-bounce", counter=with_card, card=card, by=by)
    return voice.say("move-counter-cancel", counter=with_card, card=card)


def leftovers(view: View) -> tuple[int, int]:
    """What the end of the actions leaves: extras that go back (R12), cards too many then (R8)."""
    extras = len(view.budget.extras)
    return extras, len(view.hand) + extras - HAND


def done(voice: Voice, view: View) -> str:
    """The end of the actions, and what it leaves."""
    extras, too_many = leftovers(view)
    if extras:
        return voice.say("move-done-extras", extras=extras)
    return (
        voice.say("move-done-discard", cards=too_many) if too_many > 0 else voice.say("move-done")
    )


def now(voice: Voice, view: View) -> str:
    """Whose turn it is, what is awaited, how much is left of it."""
    if view.phase == OVER:
        if not view.winner:
            return voice.say("now-drawn")
        is_match = view.seat(view.winner).wins == view.rounds_to_win
        return voice.form("now-match-won" if is_match else "now-won", view.winner, view.you)
    pending = view.pending
    if pending is not None:
        effect = voice.effect(pending.card, pending.letter)
        card, by = voice.name(pending.card), view.seat(pending.by).name
        target = view.seat(pending.target).name
        back = "-back" if pending.is_bounced else ""
        if view.is_asked:
            return voice.say(f"now-answer-you{back}", by=by, card=card, effect=effect)
        if view.you == pending.by:
            return voice.say(f"now-answer-by{back}", target=target, card=card)
        return voice.say(f"now-answer-other{back}", target=target, card=card, by=by)
    if view.phase == DRAW:
        return voice.form("now-draw", view.turn, view.you, cards=view.draws_left)
    if view.phase == ACT:
        return voice.form("now-act", view.turn, view.you, actions=view.actions_left)
    too_many = view.seat(view.turn).hand_count - HAND
    return voice.form("now-discard", view.turn, view.you, cards=too_many)
