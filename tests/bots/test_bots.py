"""Every bot: legal moves only, from its view and generator alone."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budgetable.bots import BOTS, Bot, SharpBot, make
from budgetable.rules import legal, view
from tests.kit import Twins, Walk, examples, twins, walks


def bot(name: str) -> Bot:
    """The bot of this name; one that searches, for a moment only."""
    return SharpBot(8) if name == "sharp" else make(name)


each_bot = pytest.mark.parametrize("name", BOTS)


@each_bot
@examples(1)
@given(walk=walks(), seed=st.integers(0, 3))
def test_a_bot_makes_a_legal_move_wherever_it_is_asked(name: str, walk: Walk, seed: int):
    for state in walk.states[-12:]:
        for seat in walk.seats:
            moves = legal(state, seat)
            seen = view(state, seat)
            if seat == state.to_act:
                assert bot(name).move(seen, Random(seed)) in moves
            elif moves:
                assert bot(name).interrupt(seen, Random(seed)) in [None, *moves]


@each_bot
@given(pair=twins(), seed=st.integers(0, 3))
def test_a_bot_plays_alike_where_its_seat_cannot_tell_apart(name: str, pair: Twins, seed: int):
    one, other = view(pair.one, pair.seat), view(pair.other, pair.seat)
    if pair.seat and one.to_act == pair.seat:
        assert bot(name).move(one, Random(seed)) == bot(name).move(other, Random(seed))
    elif one.legal:
        asked = [bot(name).interrupt(each, Random(seed)) for each in (one, other)]
        assert asked[0] == asked[1]


def test_there_is_no_bot_of_another_name():
    with pytest.raises(KeyError):
        make("grandmaster")
