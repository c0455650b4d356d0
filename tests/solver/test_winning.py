"""The solver's short answer is that of its long one."""

from __future__ import annotations

from random import Random

from hypothesis import given

from budgetable.solver import can_win, ways
from tests.kit import Walk, examples, walks
from tests.kit.strategies import some_turn


def test_a_turn_can_be_won_if_and_only_if_there_is_a_way():
    luck = Random(1)
    found = []
    for _ in range(600):
        state = some_turn(luck)
        budget, hand, actions = state.budgets[1], state.hands[1], state.actions_left
        found.append(bool(ways(state.deck, budget, hand, actions)))
        assert can_win(budget, hand, actions) == found[-1], (budget, hand, actions)
    assert 50 < sum(found) < 550


@examples(1)
@given(walk=walks())
def test_no_position_of_play_is_told_otherwise(walk: Walk):
    for state in walk.states:
        for seat in walk.seats:
            for actions in range(4):
                budget, hand = state.budgets[seat], state.hands[seat]
                expected = bool(ways(state.deck, budget, hand, actions))
                assert can_win(budget, hand, actions) == expected
