"""What a table answers to a question, each answer one text that is ready to be spoken.

Asking never moves anything, and tells nothing that the view does not show.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from budgetable.rules.view import View
from budgetable.words.cards import joined

if TYPE_CHECKING:
    from budgetable.words.voice import Voice


def turn(voice: Voice, view: View) -> str:
    """Whose turn it is, what is awaited, how much is left of it."""
    return voice.now(view)


def hand(voice: Voice, view: View) -> str:
    """One's own cards; nothing for a spectator."""
    return voice.hand(view) if view.you else ""


def budget(voice: Voice, view: View) -> str:
    """One's own budget: its sums first, then what is missing, then its cards."""
    return joined(voice.budget(view.budget).split("\n")) if view.you else ""


def seat(voice: Voice, view: View, number: int) -> str:
    """A seat, one's own too: how many cards it holds, its budget, the cards there."""
    seen = view.seat(number)
    line = voice.player(seen, voice.say("asked-you") if number == view.you else seen.name)
    if not seen.budget.cards:
        return line
    return voice.say("asked-seat", line=line, cards=voice.cards(seen.budget.cards))


def others(voice: Voice, view: View) -> str:
    """A line for each opponent, the one who plays next first."""
    return joined([voice.player(rival) for rival in view.rivals])


def piles(voice: Voice, view: View) -> str:
    """Both piles."""
    return voice.piles(view)


def can(voice: Voice, view: View) -> str:
    """What one can do now, as a list; nothing for a spectator."""
    if not view.you:
        return ""
    if not view.legal:
        return voice.say("no-moves")
    lines = "; ".join([voice.move(move, view) for move in view.legal])
    return voice.say("asked-can", moves=len(view.legal), list=lines)


def score(voice: Voice, view: View) -> str:
    """Rounds won, and how many win the match; the number of the round and of its turn."""
    turn = min(view.turns_ended + 1, view.turn_limit * len(view.seats))
    return voice.say(
        "asked-score",
        scores=voice.scores(view.wins, view.you),
        rounds=view.rounds_to_win,
        round=view.round,
        turn=turn,
    )
