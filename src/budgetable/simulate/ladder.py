"""The ladder: the matches that rate the bots, in an order in which any part is a small ladder too.

Neighbours on the ladder play each other most. The other tables hold it together: pairs two rungs
apart, and three or four bots that stand side by side. Each deal is played once from every seat, so
that no bot is dealt the better cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from budgetable import bots
from budgetable.rules.deck import Deck
from budgetable.simulate.results import MatchResult
from budgetable.simulate.running import Plan, play_one

SEATS: Final = (2, 3, 4)
"""The sizes of tables that there are."""

FEWER: Final = 4
"""Tables other than a pair of neighbours play this many times fewer matches."""


@dataclass(frozen=True)
class Played:
    """How a match of a ladder went. `seats` are the bots, seat 1 first, `number` the match's in
    their plan, `winner` its seat or 0 for none, `rounds` those won by seat 1, 2, …
    """

    seats: tuple[str, ...]
    number: int
    winner: int
    rounds: tuple[int, ...]


@dataclass(frozen=True)
class Ladder:
    """The matches that rate `bots`, weakest first: a plan for each way in which they sit."""

    bots: tuple[str, ...]
    plans: tuple[Plan, ...]

    @classmethod
    def of(
        cls,
        deck: Deck,
        names: Sequence[str],
        matches: int,
        seats: Sequence[int] = SEATS,
        **settings: Any,
    ) -> Ladder:
        """The ladder of these bots at tables of these sizes, with about `matches` for each pair of
        neighbours; `settings` are a plan's. Raises KeyError for a bot that there is not, and
        ValueError where no two different bots play or less than one match.
        """
        for name in names:
            bots.make(name)
        climbing = tuple(name for name in bots.BOTS if name in names)
        plans = tuple(
            Plan.of(deck, table[turn:] + table[:turn], -(-share // len(table)), **settings)
            for table, share in _tables(climbing, matches, seats)
            for turn in range(len(table))
        )
        if not plans:
            raise ValueError(f"no table for {len(climbing)} bots at {seats} seats")
        return cls(climbing, plans)

    def order(self) -> list[tuple[Plan, int]]:
        """Every match by its plan and number, each plan evenly spread over the whole."""
        games = [
            ((number + 0.5) / plan.matches, place, number)
            for place, plan in enumerate(self.plans)
            for number in range(plan.matches)
        ]
        return [(self.plans[place], number) for _, place, number in sorted(games)]


def climb(ladder: Ladder, executor: Executor | None = None, done: int = 0) -> Iterator[Played]:
    """The ladder's matches in their order, but for the first `done`; see `run` for the executor."""
    left = list(islice(ladder.order(), done, None))
    plans = [plan for plan, _ in left]
    numbers = [number for _, number in left]
    results = (
        map(play_one, plans, numbers)
        if executor is None
        else executor.map(play_one, plans, numbers)
    )
    for plan, result in zip(plans, results, strict=True):
        yield _played(plan, result)


def _tables(
    climbing: tuple[str, ...], matches: int, seats: Sequence[int]
) -> Iterator[tuple[tuple[str, ...], int]]:
    """Who sits together, and for how many matches."""
    fewer = -(-matches // FEWER)
    for size in SEATS:
        if size in seats:
            for low in range(len(climbing) - size + 1):
                yield climbing[low : low + size], matches if size == 2 else fewer
    if 2 in seats:
        for low in range(len(climbing) - 2):
            yield (climbing[low], climbing[low + 2]), fewer


def _played(plan: Plan, result: MatchResult) -> Played:
    winners = [each.winner for each in result.rounds]
    rounds = tuple(winners.count(seat) for seat in range(1, len(plan.seats) + 1))
    return Played(plan.seats, result.number, result.winner, rounds)
