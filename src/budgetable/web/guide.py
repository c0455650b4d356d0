"""The guide beside a view: all that a page can offer and say at a position, for one seat.

A page that shows it needs no rule. It is made of the view and of the reasons that the rules give
for what that seat could try, and of nothing else.
"""

from __future__ import annotations

from msgspec import Struct

from budgetable.rules import Card, Fault, Match, Move, View
from budgetable.rules.attempts import attempts, foreseen, taken
from budgetable.rules.moves import (
    ACCEPT,
    DONE,
    DRAW_DECK,
    DRAW_DISCARD,
    Accept,
    Counter,
    Play,
    Swap,
    Use,
)
from budgetable.words import Voice, asking, choices, tips


class Refusal(Struct, frozen=True):
    """Why a move is refused: the code, the sentence, and the numbers."""

    code: str
    said: str
    values: dict[str, str | int]


class After(Struct, frozen=True):
    """One's own budget after a choice, and in words what is left of it then."""

    income: int
    expenses: int
    gap: int
    said: str


class Choice(Struct, frozen=True, omit_defaults=True):
    """A move as a button: what it says, a few words beside it, and why it cannot be made now.

    `move` is in words of the rules. Without `refusal` it is legal. `other` is the card of one's own
    budget that it touches, `target` the seat that it hits, with `letter` if it asks for one, `lost`
    the card that a budget loses by it.
    """

    move: str
    label: str
    detail: str = ""
    other: str | None = None
    target: int | None = None
    letter: str | None = None
    lost: str | None = None
    after: After | None = None
    refusal: Refusal | None = None


class CardGuide(Struct, frozen=True):
    """A card of the hand and what can be tried with it; `usable` if any of that is legal."""

    card: str
    usable: bool
    choices: list[Choice]


class Answers(Struct, frozen=True):
    """What the table answers when it is asked, each a text to be spoken; empty where a question
    makes no sense. `seats` has one for each seat, one's own too.
    """

    turn: str
    hand: str
    budget: str
    seats: list[str]
    others: str
    piles: str
    can: str
    score: str


class Guide(Struct, frozen=True):
    """All that a page can offer a seat. `cards` are those of the hand in its order; `actions`
    while a match is played: the draw pile, the discard pile, the end of the turn; `answers` while
    a card waits for this seat's answer. `tip` is for somebody's first game: what this moment is for
    and what to do; empty for spectators and between rounds.
    """

    cards: list[CardGuide]
    actions: list[Choice]
    answers: list[Choice]
    ask: Answers
    tip: str


def guide_of(match: Match | None, view: View | None, voice: Voice) -> Guide:
    """The guide for the reader of a view; before play there is neither match nor view."""
    if match is None or view is None:
        nothing = [""] * len(voice.players)
        return Guide([], [], [], Answers(voice.say("lobby"), "", "", nothing, "", "", "", ""), "")
    if not view.you:
        return Guide([], [], [], answers_of(view, voice), "")
    return Guide(
        cards=[card_guide(match, view, voice, card) for card in view.hand],
        actions=[]
        if match.is_over
        else [choice(match, view, voice, move) for move in (DRAW_DECK, DRAW_DISCARD, DONE)],
        answers=answering(match, view, voice) if view.is_asked else [],
        ask=answers_of(view, voice),
        tip=tips.tip(voice, view),
    )


def card_guide(match: Match, view: View, voice: Voice, card: Card) -> CardGuide:
    """What can be tried with a card."""
    tried = [choice(match, view, voice, move) for move in attempts(view, card)]
    return CardGuide(card.id, any(each.refusal is None for each in tried), tried)


def answering(match: Match, view: View, voice: Voice) -> list[Choice]:
    """To accept, then each counter of the hand; without one, that there is none."""
    held = [card for card in dict.fromkeys(view.hand) if card.is_counter]
    named = held or [card for card in view.deck.cards if card.is_counter][:1]
    moves: list[Accept | Counter] = [ACCEPT]
    moves += [view.deck.moves.counter[card.index] for card in named]
    return [choice(match, view, voice, move, choices.answer(voice, move, view)) for move in moves]


def choice(match: Match, view: View, voice: Voice, move: Move, label: str = "") -> Choice:
    """A move as a button, with a label of its own if one is given."""
    fault = match.why(view.you, move)
    budget = foreseen(view, move)
    lost = taken(view, move)
    return Choice(
        move=str(move),
        label=label or choices.label(voice, move, view),
        detail=choices.detail(voice, move, view),
        other=move.other.id if isinstance(move, (Swap, Use)) and budget is not None else None,
        target=move.target if isinstance(move, Play) else None,
        letter=(choices.letter_of(move, view) or None) if isinstance(move, Play) else None,
        lost=None if lost is None else lost.id,
        after=None
        if budget is None
        else After(budget.income, budget.expenses, budget.gap, choices.after(voice, budget)),
        refusal=None if fault is None else refusal(fault, view, voice),
    )


def refusal(fault: Fault, view: View, voice: Voice) -> Refusal:
    """A fault of a move of the view's seat, in words and in numbers."""
    return Refusal(fault.code, voice.fault(fault, view), fault.facts())


def answers_of(view: View, voice: Voice) -> Answers:
    """What the table answers the reader of a view."""
    return Answers(
        turn=asking.turn(voice, view),
        hand=asking.hand(voice, view),
        budget=asking.budget(voice, view),
        seats=[asking.seat(voice, view, seat.number) for seat in view.seats],
        others=asking.others(voice, view),
        piles=asking.piles(voice, view),
        can=asking.can(voice, view),
        score=asking.score(voice, view),
    )
