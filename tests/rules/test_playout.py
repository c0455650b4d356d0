"""A playout is the round that the same choices make one by one."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budgetable.rules import State, apply, deal, legal, play_out
from budgetable.rules.state import OVER
from tests.kit import DECK, Walk, examples, reverse, walks


def by_hand(state: State, chance: Random, decisions: int) -> int:
    """The same, move by move."""
    made = 0
    while state.phase != OVER and made < decisions:
        moves = legal(state, state.to_act)
        apply(state, state.to_act, moves[int(chance.random() * len(moves))], reverse)
        made += 1
    return made


@examples(0.5)
@given(walks(), st.integers(0, 2**32))
def test_a_playout_from_any_position_is_played_move_by_move_to_its_end(walk: Walk, seed: int):
    state, other = walk.state.copy(), walk.state.copy()
    chance = Random(seed)
    made = play_out(state, chance.random, reverse)
    assert state.phase == OVER
    assert made == by_hand(other, Random(seed), made)
    assert state == other
    assert play_out(state, chance.random, reverse) == 0


@pytest.mark.parametrize("decisions", [1, 7])
def test_a_playout_stops_after_as_many_decisions_as_it_was_given(decisions: int):
    state = deal(DECK, 2, 1, DECK.copies(), 50)[0]
    other = state.copy()
    assert play_out(state, Random(1).random, reverse, decisions) == decisions
    assert by_hand(other, Random(1), decisions) == decisions
    assert state == other
    assert state.phase != OVER
