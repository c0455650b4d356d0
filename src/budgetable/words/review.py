"""What a review says of a match, about each player by name: all may read it, for it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from budgetable.rules.cards import Card
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

if TYPE_CHECKING:
    from budgetable.words.voice import Voice


class Finding(Protocol):
    """What `coach.Finding` holds: the coach stands above the words, which know its shape alone."""

    @property
    def kind(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def how(self) -> str: ...
    @property
    def moves(self) -> tuple[Move, ...]: ...
    @property
    def card(self) -> Card | None: ...
    @property
    def other(self) -> Card | None: ...
    @property
    def later(self) -> Card | None: ...
    @property
    def rival(self) -> int: ...
    @property
    def gap_before(self) -> int: ...
    @property
    def gap(self) -> int: ...
    @property
    def won(self) -> bool: ...


class Moment(Protocol):
    """What `coach.Moment` holds."""

    @property
    def seat(self) -> int: ...
    @property
    def made(self) -> Move | None: ...
    @property
    def better(self) -> tuple[Move, ...]: ...
    @property
    def loss(self) -> float: ...
    @property
    def finding(self) -> Finding | None: ...


def finding(voice: Voice, found: Finding) -> str:
    """What was found, as a sentence or two."""
    how = f"-{found.how}" if found.how else ""
    won = "-won" if found.won else ""
    return voice.say(
        f"review-{found.kind}{how}{won}",
        name=_name(voice, found.seat),
        rival=_name(voice, found.rival),
        card=_card(voice, found.card),
        other=_card(voice, found.other),
        later=_card(voice, found.later),
        moves=phrases(voice, found.moves),
        before=voice.gap(found.gap_before),
        after=voice.gap(found.gap),
    )


def moment(voice: Voice, shown: Moment) -> str:
    """What was chosen in a moment, and what would have been better."""
    told = [finding(voice, shown.finding)] if shown.finding is not None else []
    if shown.made is not None and shown.better:
        name = _name(voice, shown.seat)
        told.append(voice.say("review-made", name=name, move=phrase(voice, shown.made)))
    if shown.finding is None:
        better = phrases(voice, shown.better)
        told.append(voice.say("review-better", move=better, rounds=round(100 * shown.loss)))
    return " ".join(told)


def phrases(voice: Voice, moves: Sequence[Move]) -> str:
    """Moves one after the other. The parts of a card have commas, so semicolons stand between."""
    return "; ".join([phrase(voice, move) for move in moves])


def phrase(voice: Voice, move: Move) -> str:
    """A move in a few words, to stand inside a sentence."""
    match move:
        case Draw():
            return voice.say(f"review-draw-{'deck' if move.pile == DECK else 'discard'}")
        case Place():
            return voice.say("review-place", card=voice.card(move.card))
        case Swap():
            card, other = voice.card(move.card), voice.short(move.other)
            return voice.say("review-swap", card=card, other=other)
        case Use():
            card, other = voice.name(move.card), voice.short(move.other)
            return voice.say("review-use", card=card, other=other)
        case Play():
            effect = voice.effect(move.card, move.letter)
            rival = _name(voice, move.target)
            return voice.say("review-play", card=voice.name(move.card), rival=rival, effect=effect)
        case Accept():
            return voice.say("review-accept")
        case Counter():
            return voice.say("review-counter-with", card=voice.name(move.card))
        case Done():
            return voice.say("review-done")
        case Discard():
            return voice.say("review-discard", card=voice.card(move.card))
    raise TypeError(f"no words for {move}")


def _name(voice: Voice, seat: int) -> str:
    return voice.players[seat - 1] if seat else ""


def _card(voice: Voice, card: Card | None) -> str:
    return voice.short(card) if card is not None else ""
