"""What the searching bot promises besides: danger met, and its time kept."""

from __future__ import annotations

from random import Random

from budgetable.bots import SharpBot
from budgetable.bots.tree import Tree
from budgetable.rules import view
from tests.kit import Position, table

BALANCED_BUT_E = "job-2000 a-200 b-200 c-900 d-400"
"""300 are left, and E is missing."""


def moved(position: Position, seat: int) -> str:
    """What the bot does with this seat."""
    return str(SharpBot(300).move(view(position.state, seat), Random(1)))


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


def test_it_has_a_move_however_little_time_it_has():
    position = table("1: | hand job-2000 a-200 scam", "2: job-2000 a-300", phase="act")
    seen = view(position.state, 1)
    assert SharpBot(10**9, seconds=1e-6).move(seen, Random(1)) in seen.legal


def test_it_tries_as_often_as_it_is_told_where_there_is_time():
    tree = Tree(view(table("1: | hand job-2000 scam", "2: job-2000").state, 1), Random(1))
    assert tree.grow(50, seconds=0) == 50
    assert sum(tree.visits(move) for move in tree.moves) == 50
    assert all(0 <= tree.chance(move) <= 1 for move in tree.moves)
