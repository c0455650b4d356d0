"""A match as its turns: whose each is, what was played in it, every position before and after."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from budgetable.records import Step
from budgetable.rules.match import Match
from budgetable.rules.moves import Move


@dataclass(frozen=True)
class Turn:
    """A turn of the table: all that was played while it was `seat`'s turn, by others too.

    `number` counts the turns of the round from 1. `positions` has the position before each of
    `moves` (a seat and its move), and last the one after them all.
    """

    round: int
    number: int
    seat: int
    positions: tuple[Match, ...]
    moves: tuple[tuple[int, Move], ...]

    @property
    def first(self) -> Match:
        """The position in which the turn begins."""
        return self.positions[0]

    @property
    def last(self) -> Match:
        """The position in which it ends, or as far as it was played."""
        return self.positions[-1]

    @property
    def is_over(self) -> bool:
        """Whether it has ended, with the round or without."""
        return self.last.round.is_over or self.last.state.turns_ended != self.number - 1

    @property
    def winner(self) -> int:
        """The seat that won the round in this turn, or 0."""
        return self.last.state.winner


def turns(steps: Iterable[Step]) -> list[Turn]:
    """The turns of a replayed match, in order; one that has only begun is left out."""
    found: list[Turn] = []
    positions: list[Match] = []
    moves: list[tuple[int, Move]] = []

    def close() -> None:
        if moves:
            state = positions[0].state
            number = positions[0].round.number
            found.append(
                Turn(number, state.turns_ended + 1, state.turn, tuple(positions), tuple(moves))
            )

    for step in steps:
        if step.move is None:
            close()
            positions, moves = [step.match], []
            continue
        positions.append(step.match)
        moves.append((step.seat, step.move))
        if step.match.state.turns_ended != positions[0].state.turns_ended:
            close()
            positions, moves = [step.match], []
    close()
    return found
