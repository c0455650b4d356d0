"""Many seeded matches, on any `concurrent.futures.Executor`: the same seed gives the same results,
however the work is shared out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any, Final

from budgetable import bots, decks, records
from budgetable.rules.deck import Deck
from budgetable.rules.luck import Seeded
from budgetable.rules.match import MIN_SEATS, Match
from budgetable.rules.moves import MAX_SEATS
from budgetable.rules.options import Options
from budgetable.simulate.playing import play_match
from budgetable.simulate.results import MatchResult, Watcher

CHUNK: Final = 8
"""Matches given out together: few enough for progress, enough to be worth the way."""


@dataclass(frozen=True)
class Plan:
    """A series of matches: `seats` are the bots' names, seat 1 first, `deck` is JSON text."""

    deck: str
    seats: tuple[str, ...]
    matches: int
    seed: int = 1
    options: Options = field(default_factory=Options)
    with_records: bool = False

    @classmethod
    def of(cls, deck: Deck, seats: Sequence[str], matches: int, **settings: Any) -> Plan:
        """The plan for a deck that has been read. Raises KeyError for a bot that there is not, and
        ValueError for other than two to four seats or less than one match.
        """
        for name in seats:
            bots.make(name)
        if not MIN_SEATS <= len(seats) <= MAX_SEATS or matches < 1:
            raise ValueError(f"{len(seats)} seats, {matches} matches")
        return cls(json.dumps(decks.to_data(deck)), tuple(seats), matches, **settings)


def run(plan: Plan, executor: Executor | None = None) -> Iterator[MatchResult]:
    """The results in the order of the matches; without an executor all are played here."""
    chunks = [
        range(first, min(first + CHUNK, plan.matches)) for first in range(0, plan.matches, CHUNK)
    ]
    plans = [plan] * len(chunks)
    played = (
        map(play_chunk, plans, chunks)
        if executor is None
        else executor.map(play_chunk, plans, chunks)
    )
    for results in played:
        yield from results


def play_chunk(plan: Plan, numbers: range) -> list[MatchResult]:
    """Some matches of a plan, each by its number alone."""
    return [play_one(plan, number) for number in numbers]


def play_one(plan: Plan, number: int) -> MatchResult:
    """One match of a plan; who deals first goes round the table."""
    seats = len(plan.seats)
    luck = f"{plan.seed}/{number}"
    match = Match.new(
        _deck(plan.deck),
        [f"{name} {seat}" for seat, name in enumerate(plan.seats, start=1)],
        luck=Seeded(luck),
        first_dealer=number % seats + 1,
        options=plan.options,
    )
    watcher = Watcher()
    players = [bots.make(name) for name in plan.seats]
    rngs = [Random(f"{luck}/bot/{seat}") for seat in range(1, seats + 1)]
    match = play_match(match, players, rngs, [watcher])
    record = records.to_json(records.of(match)) if plan.with_records else ""
    return MatchResult(number, match.winner, watcher.rounds, record)


@lru_cache(maxsize=4)
def _deck(text: str) -> Deck:
    return decks.from_data(json.loads(text))
