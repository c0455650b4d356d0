"""The chances of a turn, and which of its choices cost most."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Final

from budgetable.coach.chances import Chance, chance
from budgetable.coach.turns import Turn
from budgetable.rules.match import Match
from budgetable.rules.moves import Move
from budgetable.rules.state import ACT, DRAW

LEAST: Final = 0.05
"""A chance that fell by less is not worth a look."""

CERTAIN: Final = 2.0
"""Nor is one that fell by less than so many standard errors: that may be the estimates' luck."""


@dataclass(frozen=True)
class Judged:
    """A turn with the chances of its seat: when it began, with its cards drawn, and when it ended.

    Each is from that seat's own view. `before` and `drawn` are None where the seat did not come to
    choose, `after` where the turn is under way.
    """

    turn: Turn
    before: Chance | None = None
    drawn: Chance | None = None
    after: Chance | None = None

    @property
    def loss(self) -> float:
        """How far the chance fell from the cards drawn to the end of the turn; 0 if it did not."""
        if self.drawn is None or self.after is None:
            return 0.0
        return fall(self.drawn, self.after)


@dataclass(frozen=True)
class Choice:
    """A move `made` in the place `place` of its turn, where the search would have made `better`,
    and the chance that it gave away.
    """

    place: int
    made: Move
    better: Move
    loss: float


class Judge:
    """Estimates chances with so many simulations each. Every estimate has luck of its own, by its
    place in the match, so that none depends on another.
    """

    def __init__(self, simulations: int, seed: str) -> None:
        self.simulations = simulations
        self.seed = seed

    def judge(self, turn: Turn) -> Judged:
        """The chances of a turn's seat."""
        place = choosing(turn)
        return Judged(
            turn,
            self._chance(turn.first, turn.seat) if turn.first.state.phase == DRAW else None,
            self._chance(turn.positions[place], turn.seat) if place >= 0 else None,
            self._chance(turn.last, turn.seat) if turn.is_over else None,
        )

    def costliest(self, turn: Turn) -> Choice | None:
        """The choice of the turn's seat, after it drew, that cost most; none if none cost much.

        The move that was made and the one that the search finds are given equal simulations, in the
        same worlds.
        """
        found: Choice | None = None
        for place in range(max(choosing(turn), 0), len(turn.moves)):
            mover, made = turn.moves[place]
            position = turn.positions[place]
            if mover != turn.seat or len(position.view(mover).legal) == 1:
                continue
            better = self._chance(position, mover).best
            if better is None or better == made:
                continue
            loss = fall(self._chance(position, mover, better), self._chance(position, mover, made))
            if loss > (found.loss if found is not None else 0.0):
                found = Choice(place, made, better, loss)
        return found

    def _chance(self, position: Match, seat: int, move: Move | None = None) -> Chance:
        luck = f"{self.seed}/{position.round.number}/{len(position.round.moves)}/{seat}"
        return chance(position.view(seat), self.simulations, luck, move)


def fall(before: Chance, after: Chance) -> float:
    """How far a chance fell; 0 if it rose, or if it fell too little to be sure of."""
    loss = before.share - after.share
    least = max(LEAST, CERTAIN * hypot(before.spread, after.spread))
    return loss if loss >= least else 0.0


def choosing(turn: Turn) -> int:
    """The place in a turn where its seat has drawn and may act; -1 if it never came to that."""
    for place, position in enumerate(turn.positions[:-1]):
        state = position.state
        is_asked = state.phase == ACT and state.pending is None
        if is_asked and turn.moves[place][0] == turn.seat:
            return place
    return -1
