"""The solver finds what trying every sequence of legal moves finds, and nothing else."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from budgetable.rules import Budget, State
from budgetable.solver import Way, near_misses, nearest, outs, solutions, ways
from tests.kit import DECK, Walk, disagreement, examples, some_turn, tried, turn, walks

POSITIONS = 600
"""`bench/run solver` asks the same of 20,000."""


@st.composite
def turns(draw: st.DrawFn) -> State:
    """What a seat of a random position could do with it as its own turn."""
    walk: Walk = draw(walks())
    seat = draw(st.sampled_from(list(walk.seats)))
    budget, hand = walk.state.budgets[seat], walk.state.hands[seat]
    assume(not budget.is_balanced and len(hand) <= 8)
    return turn(walk.deck, budget, hand, draw(st.integers(1, 3)))


@examples(3)
@given(turns())
def test_the_solver_finds_every_balance_and_the_nearest_as_playing_every_sequence_does(
    state: State,
):
    assert disagreement(state) == ""


def test_the_solver_agrees_on_the_same_hundreds_of_positions_of_random_decks_each_time():
    seen: Counter[str] = Counter()
    for number in range(POSITIONS):
        state = some_turn(random.Random(number))
        assert disagreement(state) == "", f"position {number}"
        budget, hand, left = state.budgets[1], state.hands[1], state.actions_left
        found = ways(state.deck, budget, hand, left)
        seen.update({"positions"} | ({"won"} if found else set()))
        seen.update({type(move).__name__ for way in found for move in way.moves})
        seen["extra"] += any(way.budget.has_extras for way in found)
    assert seen["won"] > POSITIONS / 10
    assert min(seen["Place"], seen["Swap"], seen["Use"], seen["extra"]) > 2, seen


def test_every_set_of_moves_that_balances_is_a_solution_once():
    several = 0
    for number in range(POSITIONS):
        state = some_turn(random.Random(number))
        budget, hand = state.budgets[1], state.hands[1]
        won = ways(state.deck, budget, hand, state.actions_left)
        if won:
            # As many actions as it takes: with more, the search touches cards twice too.
            fewest = len(won[0].moves)
            state.actions_left = fewest
            found = solutions(state.deck, budget, hand, fewest)
            lines = [tuple(sorted(map(str, way.moves))) for way in found]
            assert sorted(lines) == sorted(tried(state, every_line=True).lines)
            several += len(lines) > 1
    assert several > 10


def test_a_near_miss_brings_every_letter_and_leaves_a_little():
    budget = Budget(tuple(DECK[id] for id in ["job-2000", "a-200", "b-200", "c-900", "d-400"]))
    hand = tuple(DECK[id] for id in ("d-500", "e-200", "e-300"))
    assert [str(way.moves[0]) for way in ways(DECK, budget, hand, 1)] == ["place e-300"]
    assert near_misses(budget, hand, 1, 99) == 0
    assert near_misses(budget, hand, 1, 100) == 1  # e-200
    assert near_misses(budget, hand, 2, 100) == 2  # and e-300 with d-500; with e-200 it balances


@given(turns())
def test_an_out_is_a_card_that_wins(state: State):
    deck, budget, hand, left = state.deck, state.budgets[1], state.hands[1], state.actions_left
    found = outs(deck, budget, hand, left)
    for card in deck.cards:
        held = tuple(sorted((*hand, card), key=lambda each: each.index))
        assert (card in found) == bool(ways(deck, budget, held, left))


def test_the_nearest_is_a_win_where_an_extra_wins():
    cards = "job-2500 a-200 b-200 c-900 d-300 e-200"
    budget = Budget(tuple(DECK[id] for id in cards.split()))
    hand = (DECK["a-400"], DECK["b-300"])
    assert budget.gap == 700
    assert nearest(DECK, budget, hand, 1).moves == (DECK.moves.swap(hand[0], DECK["a-200"]),)
    assert nearest(DECK, budget, hand, 2).budget.is_balanced


@pytest.mark.parametrize("actions", [0, 1, 2, 3])
def test_an_empty_hand_offers_nothing(actions: int):
    budget = Budget()
    assert ways(DECK, budget, (), actions) == []
    assert nearest(DECK, budget, (), actions) == Way((), budget)
