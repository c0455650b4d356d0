"""The moments of a match most worth looking at again, each a position to play on from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from budgetable.coach.findings import COUNTER, GIFT, HELD, HELPED, MISSED, Finding
from budgetable.coach.judging import Choice, Judged
from budgetable.coach.turns import Turn
from budgetable.rules.match import Match
from budgetable.rules.moves import Move

MOMENTS: Final = 3
"""How many a review shows."""

WEIGHED: Final = 6
"""In how many turns, those that lost most, every choice is weighed for them."""

RANKS: Final = {MISSED: 0, HELD: 2, HELPED: 3, COUNTER: 4, GIFT: 5}
"""Missed wins come first, then (1) the choices that cost most, then what else was found."""


@dataclass(frozen=True)
class Moment:
    """A position in which `seat` chose in turn `turn` of its round, and the move that it `made`.

    `better` are the moves that would have won, or the one that the search would have made; empty
    where only what came of it is known, as `finding` says. `loss` is the chance that it cost, as
    far as that is known.
    """

    turn: int
    seat: int
    position: Match
    made: Move | None
    better: tuple[Move, ...]
    loss: float = 0.0
    finding: Finding | None = None

    @property
    def round(self) -> int:
        """The number of its round."""
        return self.position.round.number

    @property
    def ply(self) -> int:
        """How many moves of the round came before."""
        return len(self.position.round.moves)

    @property
    def rank(self) -> tuple[int, float, bool]:
        """What comes first has the lowest; of what a rival did with a card, a win comes first."""
        if self.finding is None:
            return 1, -self.loss, False
        return RANKS[self.finding.kind], -self.loss, not self.finding.won


def moments(
    played: Sequence[Turn],
    judged: Sequence[Judged],
    found: Sequence[Finding],
    weigh: Callable[[Turn], Choice | None],
) -> list[Moment]:
    """The moments, best first; one a turn at most. `weigh` finds the costliest choice of a turn.

    No seat has a second one while there is one to show of a seat that has none.
    """
    at = {(turn.round, turn.number): turn for turn in played}
    left = {(each.turn.round, each.turn.number): each for each in judged}
    candidates = [
        _of_finding(at[each.round, each.turn], each, left.get((each.round, each.turn)))
        for each in found
    ]
    candidates += _losses(judged, weigh)
    candidates.sort(key=lambda moment: moment.rank)
    chosen: list[Moment] = []
    while candidates and len(chosen) < MOMENTS:
        counts = [sum(moment.seat == each.seat for moment in chosen) for each in candidates]
        best = candidates[counts.index(min(counts))]
        chosen.append(best)
        candidates = [
            each for each in candidates if (each.round, each.turn) != (best.round, best.turn)
        ]
    return sorted(chosen, key=lambda moment: moment.rank)


def _of_finding(turn: Turn, finding: Finding, judged: Judged | None) -> Moment:
    """The moment of a finding. A missed win was all but certain: it cost what was not left."""
    is_miss = finding.kind == MISSED and finding.seat == turn.seat
    after = judged.after if judged is not None else None
    loss = 1 - after.share if is_miss and after is not None else 0.0
    place = finding.ply - len(turn.first.round.moves)
    mover, move = turn.moves[place]
    made = move if mover == finding.seat else None
    position = turn.positions[place]
    return Moment(turn.number, finding.seat, position, made, finding.moves, loss, finding)


def _losses(judged: Sequence[Judged], weigh: Callable[[Turn], Choice | None]) -> Iterator[Moment]:
    by_loss = sorted(judged, key=lambda each: -each.loss)
    for each in by_loss[:WEIGHED]:
        choice = weigh(each.turn) if each.loss else None
        if choice is not None:
            yield Moment(
                each.turn.number,
                each.turn.seat,
                each.turn.positions[choice.place],
                choice.made,
                (choice.better,),
                choice.loss,
            )
