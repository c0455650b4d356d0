"""A round played out at random within one call: what a search and a measurement repeat."""

from __future__ import annotations

from collections.abc import Callable

from budgetable.rules.legal import legal
from budgetable.rules.play import Shuffle, apply
from budgetable.rules.state import State


def play_out(
    state: State, chance: Callable[[], float], shuffle: Shuffle, decisions: int = 0
) -> int:
    """Play `state` on in place, each legal move as likely as any other, until its round is over.

    Only the seat whose move is awaited chooses; nobody interrupts with an any-time card (R20).

    Args:
        state: What is played on; it ends `over` or after so many decisions.
        chance: A number from 0 to below 1, a new one each time: `Random(1).random`.
        shuffle: Gives the new draw pile when one is needed (R6).
        decisions: At most so many; 0 for no limit.

    Returns:
        How many decisions were made.
    """
    made = 0
    seat = state.to_act
    while seat:
        moves = legal(state, seat)
        apply(state, seat, moves[int(chance() * len(moves))], shuffle)
        made += 1
        seat = state.to_act if made != decisions else 0
    return made
