"""A hint as a sentence: what to look at, which card, or the move, with its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from budgetable.rules.cards import Card
from budgetable.rules.moves import Move
from budgetable.rules.view import View
from budgetable.words import menu

if TYPE_CHECKING:
    from budgetable.words.voice import Voice


class Advice(Protocol):
    """What `coach.Hint` holds: the coach stands above the words, which know its shape alone."""

    @property
    def reason(self) -> str: ...
    @property
    def level(self) -> int: ...
    @property
    def card(self) -> Card | None: ...
    @property
    def move(self) -> Move | None: ...
    @property
    def actions(self) -> int: ...
    @property
    def missing(self) -> int: ...
    @property
    def gap(self) -> int: ...
    @property
    def cards(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def outs(self) -> int: ...
    @property
    def unseen(self) -> int: ...


def sentence(voice: Voice, hint: Advice, view: View) -> str:
    """What a hint tells at its level, to the seat of the view that it was made from."""
    if hint.level == 1:
        return look(voice, hint, view)
    return card(voice, hint) if hint.level == 2 else move(voice, hint, view)


def look(voice: Voice, hint: Advice, view: View) -> str:
    """What to look at. Every reason to discard a card begins alike: the card is the next step."""
    reason = "discard" if hint.reason.startswith("discard") else hint.reason
    return voice.say(
        f"hint-{reason}-look",
        actions=hint.actions,
        missing=hint.missing,
        lacking=voice.missing(view.budget),
        gap=voice.gap(hint.gap),
        name=view.seat(hint.seat).name if hint.seat else "",
        outs=hint.outs,
        unseen=str(hint.unseen),
        cards=hint.cards,
    )


def card(voice: Voice, hint: Advice) -> str:
    """Which card, or that none is meant."""
    if hint.card is None and hint.reason == "draw-deck":
        return voice.say("hint-draw-deck-card-none")
    reason = "end" if hint.reason == "end-spent" else hint.reason
    named = voice.card(hint.card) if hint.card is not None else ""
    return voice.say(f"hint-{reason}-card", card=named, actions=hint.actions)


def move(voice: Voice, hint: Advice, view: View) -> str:
    """The move as the menu has it, and what a win still takes after it."""
    if hint.move is None:
        return voice.say("hint-move-wait")
    line = menu.line(voice, hint.move, view)
    if hint.reason == "win":
        return voice.say("hint-move-win", move=line, more=hint.actions - 1)
    return voice.say("hint-move", move=line)
