"""A puzzle has exactly one solution, needs nothing hidden, and is the same wherever it is made."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from datetime import date
from functools import cache
from itertools import islice
from random import Random

import pytest

from budgetable import decks
from budgetable.bots import SteadyBot
from budgetable.coach import LEVELS, NoPuzzle, Puzzle, hint, puzzle, puzzles, seed_of
from budgetable.coach.difficulty import finds, in_company, ladder
from budgetable.rules import Deck, play, view
from budgetable.rules.moves import Swap, Use
from tests.kit import DECK, reverse, tried, turn

STANDARD = decks.load("standard")


@cache
def hundred() -> list[Puzzle]:
    return list(islice(puzzles(STANDARD, "test"), 100))


def told(puzzle: Puzzle) -> str:
    """All of a puzzle in a line."""
    moves = " ".join(map(str, puzzle.solution))
    return f"{puzzle.number} {puzzle.budget} {puzzle.hand} {moves} {puzzle.difficulty}"


@pytest.mark.parametrize("number", range(1, 101))
def test_playing_every_sequence_of_moves_finds_the_solution_and_no_other(number: int):
    each = hundred()[number - 1]
    reached = tried(turn(each.deck, each.budget, each.hand, each.actions), every_line=True)
    assert reached.lines == {tuple(sorted(map(str, each.solution)))}
    assert list(reached.balanced.values()) == [each.actions]


def test_the_moves_of_the_solution_can_be_played_in_their_order():
    for each in hundred():
        state = each.begin()
        for move in each.solution:
            assert state.winner == 0
            state, _ = play(state, 1, move, reverse)
        assert state.winner == 1


def test_a_puzzle_is_a_budget_a_hand_and_actions_and_nothing_is_hidden():
    for each in hundred():
        state = each.begin()
        seen = view(state, 1)
        assert (seen.budget, seen.hand, seen.actions_left) == (
            each.budget,
            each.hand,
            each.actions,
        )
        assert (state.seats, state.pile, state.discard_pile) == (1, [], ())
        used = Counter([*each.budget.cards, *each.hand])
        assert all(count <= card.count for card, count in used.items())
        assert not each.budget.has_extras
        assert not each.budget.is_balanced


def test_following_the_hints_solves_a_puzzle():
    for each in hundred()[:30]:
        state = each.begin()
        while not state.winner:
            found = hint(view(state, 1))
            assert found is not None
            assert found.reason == "win"
            assert found.move is not None
            state, _ = play(state, 1, found.move, reverse)


def test_the_same_seed_and_number_give_the_same_puzzle_in_another_process():
    code = """
from itertools import islice
from budgetable import decks
from budgetable.coach import puzzle, puzzles
from tests.coach.test_puzzles import told
deck = decks.load("standard")
for each in islice(puzzles(deck, "test"), 12):
    print(told(each))
print(told(puzzle(deck, "test", 7, "hard")))
"""
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": "77"}
    )
    lines = [told(each) for each in hundred()[:12]]
    assert done.stdout.splitlines() == [*lines, told(puzzle(STANDARD, "test", 7, "hard"))]


def test_a_puzzle_does_not_depend_on_those_before_it():
    assert told(puzzle(STANDARD, "test", 77)) == told(hundred()[76])


def test_other_seeds_numbers_and_days_are_other_puzzles():
    assert len({told(each).partition(" ")[2] for each in hundred()}) > 95
    days = [puzzle(STANDARD, seed_of(date(2026, 12, day))) for day in range(1, 21)]
    assert len({told(each) for each in days}) == 20


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_that_is_asked_for_is_kept(level: str):
    for each in islice(puzzles(STANDARD, "level", level), 10):
        assert each.difficulty.level == level


def test_without_a_level_all_of_them_come():
    levels = Counter(each.difficulty.level for each in hundred())
    assert min(levels[level] for level in LEVELS) > 20
    assert {each.actions for each in hundred()} == {1, 2, 3}


def test_the_counts_of_a_difficulty_are_those_of_the_solution():
    extras = 0
    for each in hundred():
        counts, after = each.difficulty, each.budget
        for move in each.solution:
            after = after.after(move)
        assert counts.changes == each.actions
        assert counts.swaps == sum(isinstance(move, Swap) for move in each.solution)
        assert counts.reliefs == sum(isinstance(move, Use) for move in each.solution)
        assert counts.extras == len(after.extras)
        assert 0 <= counts.found <= counts.tries
        extras += counts.extras
    assert extras


def test_steady_finds_every_solution_and_weaker_bots_find_the_easy_ones_sooner():
    found: Counter[str] = Counter()
    for each in hundred():
        start = in_company(each.deck, each.budget, each.hand, each.actions)
        assert finds(SteadyBot(), start, Random(1))
        counts = each.difficulty
        found[counts.level] += counts.found
    assert "steady" not in {bot.name for bot in ladder()}
    assert found["easy"] > found["hard"]


def test_any_deck_gives_puzzles_and_one_that_never_balances_says_so():
    assert puzzle(DECK, "kit").actions in (1, 2, 3)
    with pytest.raises(NoPuzzle, match="poor"):
        puzzle(poor(), "x")


def poor() -> Deck:
    """A deck whose letters together cost more than any income."""
    cards = [{"id": "job", "kind": "income", "job": "full-time", "amount": 4, "count": 3}]
    cards += [
        {"id": letter.lower(), "kind": "priority", "priority": letter, "amount": 1, "count": 4}
        for letter in "ABCDE"
    ]
    data = {"name": "poor", "cards": [{"name": card["id"], **card} for card in cards]}
    return decks.from_data(data)
