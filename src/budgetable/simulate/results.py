"""What is kept of a simulated match: plain numbers and names, small enough to travel."""

from __future__ import annotations

from dataclasses import dataclass, field

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
from budgetable.rules.moves import Move


@dataclass
class RoundResult:
    """One round. `place` is the winner's in the order of play, 1 first, 0 for none; `turns` those
    of the seat that was on turn at the end. `drawn` are the cards that came into a hand, `mattered`
    those that changed a budget, countered, or lay in the winning one.
    """

    dealer: int
    winner: int = 0
    place: int = 0
    turns: int = 0
    moves: int = 0
    by_extra: bool = False
    with_life: bool = False
    by_life: bool = False
    swaps: int = 0
    reliefs: int = 0
    cancels: int = 0
    bounces: int = 0
    drawn: set[str] = field(default_factory=set)
    mattered: set[str] = field(default_factory=set)
    won_with: set[str] = field(default_factory=set)


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

    def dealt(self, match: Match) -> None:
        """A round more."""
        self.rounds.append(RoundResult(match.round.dealer))
        self._note(match.events)

    def played(self, before: Match, seat: int, move: Move, after: Match) -> None:
        """What the move caused, and the round's end if it was the last."""
        self._note(after.events)
        if after.round.is_over:
            self._end(after)

    def _note(self, events: tuple[Event, ...]) -> None:
        result = self.rounds[-1]
        for event in events:
            for fact in (event.public, *event.private.values()):
                if isinstance(fact, Drew) and fact.card is not None:
                    result.drawn.add(fact.card.id)
                elif isinstance(fact, Filled) and fact.cards is not None:
                    result.drawn.update(card.id for card in fact.cards)
                elif isinstance(fact, Dealt) and fact.hand is not None:
                    result.drawn.update(card.id for card in fact.hand)
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
            result.by_life = fact.turn != fact.seat

    def _end(self, match: Match) -> None:
        result = self.rounds[-1]
        state = match.state
        result.moves = len(match.round.moves)
        result.winner = state.winner
        result.turns = state.turns_ended // state.seats + (1 if state.winner else 0)
        if state.winner:
            budget = state.budgets[state.winner]
            result.place = (state.winner - result.dealer - 1) % state.seats + 1
            result.by_extra = budget.has_extras
            result.with_life = any(card.is_life for card in budget.cards)
            result.won_with = {card.id for card in budget.cards}
