"""What the searching bot promises: wins seen, danger met, and nothing known that is hidden."""

from __future__ import annotations

from random import Random

from hypothesis import given

from budgetable.bots import SharpBot
from budgetable.bots.tree import Tree
from budgetable.rules import apply, view
from budgetable.rules.state import ACT, OVER
from budgetable.solver import ways
from tests.kit import Position, Walk, examples, reverse, table, walks

BALANCED_BUT_E = "job-2000 a-200 b-200 c-900 d-400"
"""300 are left, and E is missing."""


def moved(position: Position, seat: int) -> str:
    """What the bot does with this seat."""
    return str(SharpBot(300).move(view(position.state, seat), Random(1)))


def interrupts(position: Position, seat: int) -> str:
    """What the bot plays out of its turn, or `None`."""
    return str(SharpBot(300).interrupt(view(position.state, seat), Random(1)))


@examples(1)
@given(walks())
def test_it_finds_every_win_within_its_actions(walk: Walk):
    for reached in walk.states:
        state, seat = reached.copy(), reached.to_act
        if state.phase != ACT or state.pending is not None:
            continue
        if ways(state.deck, state.budgets[seat], state.hands[seat], state.actions_left):
            while state.phase == ACT:
                apply(state, seat, SharpBot(1).move(view(state, seat), Random(1)), reverse)
            assert (state.phase, state.winner) == (OVER, seat)


def test_it_takes_the_discarded_card_that_wins():
    position = table(
        f"1: {BALANCED_BUT_E} | hand no", "2:", phase="draw", discard="scam e-300", owed=2
    )
    assert moved(position, 1) == "draw discard"


def test_it_does_not_throw_away_what_the_next_player_wins_with():
    position = table(
        "1: | hand e-300 c-500 part-500 part-800 bill-200 bill-300", f"2: {BALANCED_BUT_E}",
        phase="discard", actions=0, pile="d-500 a-400 b-600 ...",
    )  # fmt: skip
    assert moved(position, 1) != "discard e-300"


def test_it_counters_what_would_cost_the_job_that_everything_stands_on():
    position = table(
        "1: | hand a-200", f"2: {BALANCED_BUT_E} | hand no", pending="laid-off by 1 on 2"
    )
    assert moved(position, 2) == "counter no"


def test_it_scams_whoever_has_announced_a_win():
    position = table(
        "1: job-2000 a-200 b-200 c-500 d-400 e-200 c-900 | hand part-500", "2: | hand scam",
        phase="act", actions=1,
    )  # fmt: skip
    assert interrupts(position, 2) == "play scam 1"


def test_it_keeps_its_scam_while_nobody_is_near():
    position = table("1: job-2000", "2: | hand scam", phase="act", actions=2)
    assert interrupts(position, 2) == "None"


def test_it_has_a_move_however_little_time_it_has():
    position = table("1: | hand job-2000 a-200 scam", "2: job-2000 a-300", phase="act")
    seen = view(position.state, 1)
    assert SharpBot(10**9, seconds=1e-6).move(seen, Random(1)) in seen.legal


def test_it_tries_as_often_as_it_is_told_where_there_is_time():
    tree = Tree(view(table("1: | hand job-2000 scam", "2: job-2000").state, 1), Random(1))
    assert tree.grow(50, seconds=0) == 50
    assert sum(tree.visits(move) for move in tree.moves) == 50
    assert all(0 <= tree.chance(move) <= 1 for move in tree.moves)
