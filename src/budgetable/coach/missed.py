"""Wins that were there and were not taken: exact, from the view of the seat that chose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from budgetable.coach.turns import Turn
from budgetable.rules.cards import Card
from budgetable.rules.match import Match
from budgetable.rules.moves import ACCEPT, DRAW_DISCARD, Counter, Move
from budgetable.rules.options import ACTIONS
from budgetable.rules.state import ACT, DRAW, State, with_card
from budgetable.solver import ways


@dataclass(frozen=True)
class Miss:
    """`moves` win, one after the other, from `position`; `seat` did something else.

    `how` is `act` for actions, `accept` for a card that should not have been countered, and `draw`
    for a card of the discard pile: whatever else is drawn then, the rest of the moves win.
    """

    seat: int
    position: Match
    moves: tuple[Move, ...]
    how: str


def missed(turn: Turn) -> Iterator[Miss]:
    """The first win that the turn's seat let go, if it did not win then; and any win by accepting
    that another seat countered.
    """
    if turn.is_over and turn.winner != turn.seat:
        found = _let_go(turn)
        if found is not None:
            yield found
    for place, (seat, move) in enumerate(turn.moves):
        position = turn.positions[place]
        aim = position.state.pending
        if isinstance(move, Counter) and aim is not None:
            after = position.state.budgets[seat].after_life(aim.card, aim.letter)
            if after.is_balanced:
                yield Miss(seat, position, (ACCEPT,), "accept")


def _let_go(turn: Turn) -> Miss | None:
    """Where a move of the seat did not bring a win nearer that it held. Moves towards the win, that
    a rival then broke, are no miss.
    """
    for place, (mover, move) in enumerate(turn.moves):
        position, after = turn.positions[place], turn.positions[place + 1]
        if mover != turn.seat or position.state.pending is not None:
            continue
        moves = winning(position.state)
        if moves and not _is_nearer(after.state, turn.seat, len(moves)):
            return Miss(turn.seat, position, moves, "act")
        moves = _by_drawing(position.state)
        if moves and move is not DRAW_DISCARD and not _can_still(after.state):
            return Miss(turn.seat, position, moves, "draw")
    return None


def winning(state: State) -> tuple[Move, ...]:
    """The fewest moves with which the seat whose turn it is wins now, if there are any."""
    if state.phase != ACT:
        return ()
    return _ways(state, state.hands[state.turn], state.actions_left)


def _is_nearer(after: State, seat: int, moves: int) -> bool:
    """Whether a win that took so many moves takes fewer now, whatever waits for an answer."""
    if after.turn != seat or after.phase != ACT:
        return False
    left = winning(after)
    return 0 < len(left) < moves


def _by_drawing(state: State) -> tuple[Move, ...]:
    """The moves that win with the top of the discard pile and, alone, would not without it."""
    if state.phase != DRAW or not state.discard_pile:
        return ()
    hand = state.hands[state.turn]
    if _ways(state, hand, ACTIONS):
        return ()
    moves = _ways(state, with_card(hand, state.discard_pile[-1]), ACTIONS)
    return (DRAW_DISCARD, *moves) if moves else ()


def _can_still(after: State) -> bool:
    """Whether a draw has left a win, in the hand or on the discard pile."""
    return bool(_by_drawing(after) or _ways(after, after.hands[after.turn], ACTIONS))


def _ways(state: State, hand: tuple[Card, ...], actions: int) -> tuple[Move, ...]:
    found = ways(state.deck, state.budgets[state.turn], hand, actions)
    return found[0].moves if found else ()
