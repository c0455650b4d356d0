"""What the steady bot promises besides: rivals never helped, counters kept for what hurts."""

from __future__ import annotations

from random import Random

from hypothesis import given

from budgetable.bots import SteadyBot
from budgetable.rules import view
from budgetable.rules.moves import ACCEPT, Play
from tests.kit import Position, Walk, examples, table, walks

BALANCED_BUT_E = "job-2000 a-200 b-200 c-900 d-400"
"""300 are left, and E is missing."""


def moved(position: Position, seat: int) -> str:
    """What the bot does with this seat."""
    return str(SteadyBot().move(view(position.state, seat), Random(1)))


@examples(2)
@given(walks())
def test_it_never_balances_a_rival_by_accident(walk: Walk):
    for state in walk.states:
        for seat in walk.seats:
            seen = view(state, seat)
            if seat == state.to_act:
                move = SteadyBot().move(seen, Random(1))
            elif seen.legal:
                move = SteadyBot().interrupt(seen, Random(1)) or ACCEPT
            else:
                continue
            if isinstance(move, Play):
                hit = state.budgets[move.target].after_life(move.card, move.letter)
                assert not hit.is_balanced


def test_it_aims_at_whoever_is_nearest_to_winning():
    position = table(
        "1: | hand bill-200", "2: job-2000 a-200", f"3: {BALANCED_BUT_E}", phase="act", actions=3
    )
    assert moved(position, 1) == "play bill-200 3"


def test_it_counters_the_loss_of_its_job():
    position = table("1: job-2500", f"2: {BALANCED_BUT_E} | hand no", pending="laid-off by 1 on 2")
    assert moved(position, 2) == "counter no"


def test_it_keeps_its_counter_from_what_does_not_hurt():
    # 1,900 are open for the letters that cost about as much: 200 more or less decide nothing.
    position = table("1: job-2500", "2: job-3000 a-200 | hand no", pending="bill-200 by 1 on 2")
    assert moved(position, 2) == "accept"


def test_it_does_not_bounce_what_would_balance_the_other():
    # Seat 1 has all letters and 200 left: its own bill would win it the round.
    position = table(
        "1: job-2000 a-200 b-200 c-900 d-300 e-200",
        f"2: {BALANCED_BUT_E} | hand back",
        pending="bill-200 by 1 on 2",
    )  # fmt: skip
    assert moved(position, 2) == "accept"
