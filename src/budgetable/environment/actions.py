"""The numbers of the moves: one action space for every deck.

An action names places, not cards: a place in the hand as it is sorted, a rival to the left, a place
among the cards of one's own budget that the hand's card could be exchanged for. So 264 numbers are
enough for any deck, and a number means the same with each. What stands in a place is told by the
same place of the observation.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from budgetable.environment.layout import HAND_PLACES, JOB_PLACES
from budgetable.rules.budget import Budget
from budgetable.rules.cards import LETTERS, Card
from budgetable.rules.moves import (
    ACCEPT,
    DONE,
    DRAW_DECK,
    DRAW_DISCARD,
    MAX_SEATS,
    Counter,
    Discard,
    Move,
    Place,
    Play,
    Swap,
    Use,
)
from budgetable.rules.state import OVER
from budgetable.rules.view import View

PLAYS: Final = (MAX_SEATS - 1) * (len(LETTERS) + 1)
"""The ways to play one card: on whom, and which letter or none."""

PASS_ACTION: Final = 0
DRAW_DECK_ACTION: Final = 1
DRAW_DISCARD_ACTION: Final = 2
ACCEPT_ACTION: Final = 3
DONE_ACTION: Final = 4
PLACE_ACTION: Final = 5
COUNTER_ACTION: Final = PLACE_ACTION + HAND_PLACES
DISCARD_ACTION: Final = COUNTER_ACTION + HAND_PLACES
PLAY_ACTION: Final = DISCARD_ACTION + HAND_PLACES
EXCHANGE_ACTION: Final = PLAY_ACTION + HAND_PLACES * PLAYS
ACTIONS: Final = EXCHANGE_ACTION + HAND_PLACES * JOB_PLACES
"""How many actions there are."""


def is_offered(view: View) -> bool:
    """Whether this seat may pass: the table waits for another, and it may use an any-time card."""
    return view.phase != OVER and view.to_act != view.you


def action_of(view: View, move: Move | None) -> int:
    """The number of a legal move of this view; of None, the pass.

    Raises ValueError for a card that the hand or the budget has not.
    """
    if move is None:
        return PASS_ACTION
    if isinstance(move, Play):
        left = (move.target - view.you) % len(view.seats) - 1
        letter = LETTERS.index(move.letter) + 1 if move.letter else 0
        place = view.hand.index(move.card)
        return PLAY_ACTION + place * PLAYS + left * (len(LETTERS) + 1) + letter
    if isinstance(move, (Swap, Use)):
        other = exchange_place(view.budget, move.other)
        return EXCHANGE_ACTION + view.hand.index(move.card) * JOB_PLACES + other
    if isinstance(move, Place):
        return PLACE_ACTION + view.hand.index(move.card)
    if isinstance(move, Discard):
        return DISCARD_ACTION + view.hand.index(move.card)
    if isinstance(move, Counter):
        return COUNTER_ACTION + view.hand.index(move.card)
    if move is DRAW_DECK:
        return DRAW_DECK_ACTION
    if move is DRAW_DISCARD:
        return DRAW_DISCARD_ACTION
    if move is ACCEPT:
        return ACCEPT_ACTION
    if move is DONE:
        return DONE_ACTION
    raise ValueError(f"no action for {move}")


def exchange_place(budget: Budget, other: Card) -> int:
    """The place of a card among the different cards of its kind in a budget, in the deck's order:
    Income, a letter, or Life Happens.
    """
    if other not in budget.cards:
        raise ValueError(f"{other.id} is not in the budget")
    before: list[Card] = []
    for card in budget.standing if other.fills else budget.cards:
        is_alike = card.fills == other.fills and card.is_life == other.is_life
        if is_alike and card.index < other.index and card not in before:
            before.append(card)
    return len(before)


def actions_of(view: View) -> dict[int, Move | None]:
    """Every legal action of this seat: `view.legal` by number, and the pass where it is offered."""
    found: dict[int, Move | None] = {}
    if is_offered(view):
        found[PASS_ACTION] = None
    for move in view.legal:
        found[action_of(view, move)] = move
    return found


def mask_of(actions: Iterable[int]) -> bytearray:
    """A byte for each action there is: 1 for these."""
    mask = bytearray(ACTIONS)
    for action in actions:
        mask[action] = 1
    return mask


def move_of(view: View, action: int) -> Move | None:
    """The legal move that an action is here; None for the pass. Raises ValueError if it is none."""
    found = actions_of(view)
    if action not in found:
        raise ValueError(f"action {action} is not legal here: {view}")
    return found[action]
