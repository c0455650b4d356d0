"""Where puzzles come from: positions that bots meet while they play, endless and seeded."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from itertools import count
from random import Random
from typing import Final

from budgetable.bots import NoviceBot, SteadyBot
from budgetable.coach.difficulty import LEVELS, difficulty
from budgetable.coach.puzzles import Puzzle
from budgetable.rules.budget import Budget
from budgetable.rules.cards import Card
from budgetable.rules.deck import Deck
from budgetable.rules.luck import Seeded
from budgetable.rules.match import Match
from budgetable.rules.moves import Move
from budgetable.rules.options import ACTIONS, Options
from budgetable.rules.state import ACT
from budgetable.simulate import play_match
from budgetable.solver import solutions, ways

MATCHES: Final = 60
"""How many matches are played for one puzzle before there is thought to be none."""

PATIENCE: Final = 40
"""After how many another level will do, where none was asked for."""

OPTIONS: Final = Options(rounds_to_win=1, turn_limit=12)
"""One short round is enough, with a deck that seldom balances too."""


class NoPuzzle(LookupError):
    """No position of this deck and level has exactly one solution, as far as was looked."""


def puzzle(deck: Deck, seed: str, number: int = 1, level: str = "") -> Puzzle:
    """The puzzle of this seed and number. Raises NoPuzzle.

    Without a `level` each of LEVELS comes as often, as far as the deck has them. Nothing else
    decides what puzzle it is: no other puzzle, and not when or where it is made.
    """
    wanted = level or Random(f"{seed}/{number}").choice(LEVELS)
    other: Puzzle | None = None
    for played in range(MATCHES):
        if other is not None and played >= PATIENCE:
            return other
        for found in harvest(deck, seed, number, played):
            if found.difficulty.level == wanted:
                return found
            other = other or (None if level else found)
    if other is None:
        raise NoPuzzle(f"{deck.name}: no puzzle, level {wanted}")
    return other


def puzzles(deck: Deck, seed: str, level: str = "") -> Iterator[Puzzle]:
    """All puzzles of a seed, from number 1 on, without end."""
    return (puzzle(deck, seed, number, level) for number in count(1))


def seed_of(day: date) -> str:
    """The seed of a day's puzzles; the first of them is the puzzle of the day."""
    return day.isoformat()


def harvest(deck: Deck, seed: str, number: int, played: int) -> Iterator[Puzzle]:
    """The puzzles that one match gives, in an order of chance."""
    luck = f"{seed}/{number}/{played}"
    met = meetings(deck, luck)
    Random(luck).shuffle(met)
    for budget, hand in met:
        moves = only_solution(deck, budget, hand)
        if moves:
            hard = difficulty(deck, budget, hand, moves)
            yield Puzzle(deck, seed, number, budget, hand, moves, hard)


def only_solution(deck: Deck, budget: Budget, hand: tuple[Card, ...]) -> tuple[Move, ...]:
    """The moves that balance a budget in the fewest actions; none if there are none, or others too.

    More actions than that are no part of a puzzle: with them a card could be touched twice, and the
    same be reached another way.
    """
    won = ways(deck, budget, hand, ACTIONS)
    if not won:
        return ()
    found = solutions(deck, budget, hand, len(won[0].moves))
    return found[0].moves if len(found) == 1 else ()


class Meetings:
    """The observer that notes every budget and hand with which somebody has an action."""

    def __init__(self) -> None:
        self.met: list[tuple[Budget, tuple[Card, ...]]] = []

    def dealt(self, match: Match) -> None:
        """Nobody acts yet."""

    def played(self, before: Match, seat: int, move: Move, after: Match) -> None:
        """The position in which the move was chosen."""
        state = before.state
        budget = state.budgets[seat]
        is_turn = state.phase == ACT and seat == state.turn and state.actions_left > 0
        if is_turn and not budget.has_extras:  # An extra that lies there gives the answer away.
            self.met.append((budget, state.hands[seat]))


def meetings(deck: Deck, luck: str) -> list[tuple[Budget, tuple[Card, ...]]]:
    """The positions of a match between a novice and the steady bot."""
    match = Match.new(deck, ["novice", "steady"], luck=Seeded(luck), options=OPTIONS)
    seen = Meetings()
    rngs = [Random(f"{luck}/{seat}") for seat in (1, 2)]
    play_match(match, [NoviceBot(), SteadyBot()], rngs, [seen])
    return seen.met
