"""What is kept of a simulated match: plain numbers and names, small enough to travel."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from budgetable.rules.budget import Budget
from budgetable.rules.events import (
    Accepted,
    Bounced,
    Cancelled,
    Dealt,
    Drew,
    Event,
    Filled,
    Placed,
    Relieved,
    RoundWon,
    Swapped,
)
from budgetable.rules.match import Match
from budgetable.rules.moves import Done, Move, Place, Swap, Use

BUILT: Final = "built"
EXTRAS: Final = "extras"
RELIEF: Final = "relief"
LIFE: Final = "life"
RETURNED: Final = "returned"
DRAWN: Final = "drawn"
ENDINGS: Final = (BUILT, EXTRAS, RELIEF, LIFE, RETURNED, DRAWN)
"""How a round ends: the winner placed or swapped, or did so or used relief with an extra there, or
used relief; a Life Happens card balanced the budget by accident; so did extras that went back to
the hand; nobody won.
"""


@dataclass
class RoundResult:
    """One round. `place` is the winner's in the order of play, 1 first, 0 for none; `turns` those
    of the seat that was on turn at the end. `ending` is one of ENDINGS; `elsewhere` is won on
    another seat's turn. `hands` are the ids of the cards that came from a pile into the hand of
    seat 1, 2, …, sorted, each as often as it came; `mattered` those of the cards that changed a
    budget, countered, or lay in the winning one.
    """

    dealer: int
    winner: int = 0
    place: int = 0
    turns: int = 0
    moves: int = 0
    by_extra: bool = False
    with_life: bool = False
    elsewhere: bool = False
    ending: str = DRAWN
    swaps: int = 0
    reliefs: int = 0
    cancels: int = 0
    bounces: int = 0
    hands: tuple[tuple[str, ...], ...] = ()
    mattered: set[str] = field(default_factory=set)
    won_with: set[str] = field(default_factory=set)

    @property
    def drawn(self) -> set[str]:
        """The cards that came from a pile into a hand."""
        return set().union(*self.hands)


@dataclass
class MatchResult:
    """One match. `number` is its place in the series, `record` its text where it was asked for."""

    number: int
    winner: int
    rounds: list[RoundResult]
    record: str = ""


class Watcher:
    """The observer that writes a match's rounds down."""

    def __init__(self) -> None:
        self.rounds: list[RoundResult] = []
        self._hands: list[list[str]] = []

    def dealt(self, match: Match) -> None:
        """A round more."""
        self.rounds.append(RoundResult(match.round.dealer))
        self._hands = [[] for _ in range(match.seats)]
        self._note(match.events)

    def played(self, before: Match, seat: int, move: Move, after: Match) -> None:
        """What the move caused, and the round's end if it was the last."""
        self._note(after.events)
        if after.round.is_over:
            self._end(after, move)

    def _note(self, events: tuple[Event, ...]) -> None:
        result = self.rounds[-1]
        for event in events:
            for seat, fact in ((event.public.seat, event.public), *event.private.items()):
                if isinstance(fact, Drew) and fact.card is not None:
                    self._hands[seat - 1].append(fact.card.id)
                elif isinstance(fact, Filled) and fact.cards is not None:
                    self._hands[seat - 1].extend(card.id for card in fact.cards)
                elif isinstance(fact, Dealt) and fact.hand is not None:
                    self._hands[seat - 1].extend(card.id for card in fact.hand)
            self._count(result, event)

    def _count(self, result: RoundResult, event: Event) -> None:
        fact = event.public
        if isinstance(fact, (Placed, Accepted)):
            result.mattered.add(fact.card.id)
        elif isinstance(fact, Swapped):
            result.swaps += 1
            result.mattered.add(fact.card.id)
        elif isinstance(fact, Relieved):
            result.reliefs += 1
            result.mattered.add(fact.card.id)
        elif isinstance(fact, Cancelled):
            result.cancels += 1
            result.mattered.add(fact.counter.id)
        elif isinstance(fact, Bounced):
            result.bounces += 1
            result.mattered.add(fact.counter.id)
        elif isinstance(fact, RoundWon):
            result.elsewhere = fact.turn != fact.seat

    def _end(self, match: Match, move: Move) -> None:
        result = self.rounds[-1]
        state = match.state
        result.hands = tuple(tuple(sorted(hand)) for hand in self._hands)
        result.moves = len(match.round.moves)
        result.winner = state.winner
        result.turns = state.turns_ended // state.seats + (1 if state.winner else 0)
        if state.winner:
            budget = state.budgets[state.winner]
            result.place = (state.winner - result.dealer - 1) % state.seats + 1
            result.by_extra = budget.has_extras
            result.with_life = any(card.is_life for card in budget.cards)
            result.won_with = {card.id for card in budget.cards}
            result.ending = _ending(move, budget)


def _ending(move: Move, budget: Budget) -> str:
    """How a round was won, by its last move and the budget that won it."""
    if isinstance(move, Done):
        return RETURNED
    if not isinstance(move, (Place, Swap, Use)):
        return LIFE
    if budget.has_extras:
        return EXTRAS
    return RELIEF if isinstance(move, Use) else BUILT
