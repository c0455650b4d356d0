"""The review of a match: the chances in every turn, what might have been done better, and the
moments to look at again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from budgetable.coach.findings import Finding, findings
from budgetable.coach.judging import Choice, Judge, Judged
from budgetable.coach.moments import WEIGHED, Moment, moments
from budgetable.coach.turns import Turn, turns
from budgetable.records import Record, replay
from budgetable.rules.match import Match

SIMULATIONS: Final = 600
"""How many an estimate is made of, unless another number is asked for."""


@dataclass(frozen=True)
class Review:
    """What there is to say about a match, or about one `seat` of it; `seat` is 0 for all.

    `turns` are those of the seats reviewed; `findings` are in the order of the match, `moments` as
    they are worth looking at.
    """

    match: Match
    seat: int
    simulations: int
    seed: str
    turns: tuple[Judged, ...]
    findings: tuple[Finding, ...]
    moments: tuple[Moment, ...]


def review(
    record: Record,
    *,
    seat: int = 0,
    simulations: int = SIMULATIONS,
    seed: str = "0",
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """The review of a record, of all seats or of one. Raises FaultyRecord.

    The same record, seat, number of simulations and seed give the same review. `progress` is told
    how many parts of how many are done.
    """
    steps = list(replay(record))
    played = turns(steps)
    own = [turn for turn in played if seat in (0, turn.seat)]
    judge = Judge(simulations, seed)
    done = 0

    def advance() -> None:
        nonlocal done
        done += 1
        progress(done, len(own) + WEIGHED)

    def judged(turn: Turn) -> Judged:
        found = judge.judge(turn)
        advance()
        return found

    def weighed(turn: Turn) -> Choice | None:
        found = judge.costliest(turn)
        advance()
        return found

    chances = [judged(turn) for turn in own]
    found = [finding for finding in findings(played) if seat in (0, finding.seat)]
    return Review(
        steps[-1].match,
        seat,
        simulations,
        seed,
        tuple(chances),
        tuple(found),
        tuple(moments(played, chances, found, weighed)),
    )
