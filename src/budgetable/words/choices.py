"""A move as a button: what the button says, and a few words beside it.

A button stands beside the card or the pile that it is about, so it names only what else it touches.
What it asks for may be refused; its words are the same then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from budgetable.rules.attempts import foreseen, taken
from budgetable.rules.budget import Budget
from budgetable.rules.cards import BOUNCE, EXTRA_INCOME, PRIORITY, RELIEF, Card
from budgetable.rules.moves import (
    ACCEPT,
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
from budgetable.rules.view import View
from budgetable.words.menu import leftovers

if TYPE_CHECKING:
    from budgetable.words.voice import Voice


def label(voice: Voice, move: Move, view: View) -> str:
    """What the button of a move says, beside its card or pile."""
    match move:
        case Draw():
            return draw(voice, move, view)
        case Place():
            return voice.say("choice-place")
        case Swap():
            return voice.say("choice-swap", other=voice.name(move.other))
        case Use() if move.other not in view.budget.cards:
            return voice.say("choice-use-nothing")
        case Use():
            return voice.say("choice-use", other=voice.name(move.other))
        case Play():
            target = view.seat(move.target).name
            letter = letter_of(move, view)
            if letter:
                values = {"target": target, "letter": voice.letter(letter)}
                return voice.say("choice-play-letter", **values)
            return voice.say("choice-play", target=target)
        case Accept():
            return accept(voice, view)
        case Counter():
            return voice.say("choice-counter")
        case Done():
            return voice.say("choice-done")
        case Discard():
            return voice.say("choice-discard")
    raise TypeError(f"no words for {move}")


def answer(voice: Voice, move: Accept | Counter, view: View) -> str:
    """What the button of an answer says, beside the card that asks for one (R17)."""
    if isinstance(move, Accept):
        return label(voice, move, view)
    if move.card not in view.hand:
        return voice.say("choice-counter-none")
    return voice.say("choice-counter-with", card=voice.name(move.card))


def accept(voice: Voice, view: View) -> str:
    """What it costs to let the card happen that waits for one's answer (R16)."""
    pending = view.pending
    if pending is None or not view.is_asked:
        return voice.say("choice-accept")
    lost = taken(view, ACCEPT)
    if lost is None:
        return voice.say("choice-accept-expense", amount=pending.card.amount)
    return voice.say("choice-accept-lost", lost=voice.name(lost))


def draw(voice: Voice, move: Draw, view: View) -> str:
    """The name of a pile, or of the card on top that everybody sees."""
    if move.pile == DECK:
        return voice.say("choice-draw-deck")
    if not view.discard_pile:
        return voice.say("choice-draw-discard-empty")
    return voice.say("choice-draw-discard", card=voice.name(view.discard_pile[-1]))


def letter_of(move: Play, view: View) -> str:
    """The letter that a move takes from its target; empty where there is none to take."""
    return move.letter if view.seat(move.target).budget.letters else ""


def detail(voice: Voice, move: Move, view: View) -> str:
    """A few words beside the button: what comes of it, without a full stop; perhaps none."""
    budget = foreseen(view, move)
    if budget is not None:
        said = after(voice, budget)
        extra = isinstance(move, Place) and view.budget.letters & move.card.letter_bit
        return voice.say("detail-extra", after=said) if extra and move in view.legal else said
    if isinstance(move, Draw):
        return (
            about(voice, view.discard_pile[-1]) if move.pile != DECK and view.discard_pile else ""
        )
    if isinstance(move, Play):
        lost = taken(view, move)
        if lost is None:
            return ""
        target = view.seat(move.target).name
        return voice.say("detail-loses", target=target, lost=voice.short(lost))
    if isinstance(move, Counter) and view.pending is not None and move in view.legal:
        card = voice.name(view.pending.card)
        if move.card.effect != BOUNCE:
            return voice.say("detail-cancel", card=card)
        return voice.say("detail-bounce", card=card, by=view.seat(view.pending.by).name)
    return done(voice, view) if isinstance(move, Done) and move in view.legal else ""


def done(voice: Voice, view: View) -> str:
    """What the end of the actions leaves."""
    extras, too_many = leftovers(view)
    said = [voice.say("detail-extras", extras=extras)] if extras else []
    if too_many > 0:
        said.append(voice.say("detail-discard", cards=too_many))
    return ", ".join(said)


def about(voice: Voice, card: Card) -> str:
    """What a card is, where its name has been said."""
    if card.is_job:
        return voice.say("detail-income", amount=card.amount)
    if card.kind == PRIORITY:
        letter = voice.letter(card.priority)
        return voice.say("detail-priority", letter=letter, amount=card.amount)
    if card.is_life:
        return voice.say("detail-life", effect=voice.effect(card))
    if card.effect == EXTRA_INCOME:
        return voice.say("detail-extra-income", amount=card.amount)
    return voice.say("detail-relief" if card.effect == RELIEF else "detail-counter")


def after(voice: Voice, budget: Budget) -> str:
    """What is left of one's own budget then: `then 200 to go`."""
    if budget.is_balanced:
        return voice.say("after-won")
    if budget.gap == 0:
        return voice.say("after-none")
    return voice.say("after-left" if budget.gap > 0 else "after-over", amount=abs(budget.gap))
