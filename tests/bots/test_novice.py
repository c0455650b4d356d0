"""What the novice bot does like a child in its first match, and what it overlooks."""

from __future__ import annotations

from random import Random

from hypothesis import given

from budgetable.bots import NoviceBot, SteadyBot
from budgetable.rules import view
from budgetable.rules.moves import ACCEPT, Place, Play, Swap
from tests.kit import Position, Walk, examples, table, walks


def choices(position: Position, seat: int) -> set[str]:
    """Everything that the bot may do with this seat, by luck."""
    seen = view(position.state, seat)
    return {str(NoviceBot().move(seen, Random(seed))) for seed in range(30)}


def test_it_sees_the_card_that_wins():
    position = table(
        "1: job-2000 a-200 b-200 c-900 d-400 | hand e-300 e-200 part-300", "2:", actions=2
    )
    assert choices(position, 1) == {"place e-300"}


def test_it_overlooks_a_win_of_two_moves():
    # 300 are left: with a bonus of 200, e-500 would come out even.
    position = table(
        "1: job-2000 a-200 b-200 c-900 d-400 | hand e-200 e-500 bonus-200", "2:", actions=3
    )
    assert choices(position, 1) == {"place bonus-200", "place e-200"}
    assert str(SteadyBot().move(view(position.state, 1), Random(1))) == "place bonus-200"


def test_it_puts_down_whatever_fits_whatever_it_costs():
    position = table("1: job-2000 | hand a-200 a-400 job-3000", "2:", actions=3)
    assert choices(position, 1) == {"place a-200", "place a-400"}


def test_it_thinks_of_swaps_only_once_every_letter_is_there():
    early = table("1: job-2000 a-200 b-200 c-900 | hand a-400", "2:", actions=3)
    late = table("1: job-2000 a-200 b-200 c-500 d-300 e-200 | hand a-400", "2:", actions=3)
    assert choices(early, 1) == {"done"}
    assert choices(late, 1) == {"swap a-400 a-200"}


def test_it_hits_anybody_with_anything_as_soon_as_it_has_nothing_to_build():
    position = table("1: | hand bill-200 laid-off", "2: job-2000 a-200", "3: job-2500", actions=3)
    assert choices(position, 1) == {
        "play bill-200 2", "play bill-200 3", "play laid-off 2", "play laid-off 3"
    }  # fmt: skip


def test_it_counters_the_first_card_that_hits_it():
    position = table("1: job-2500", "2: job-3000 a-200 | hand no", pending="bill-200 by 1 on 2")
    assert choices(position, 2) == {"counter no"}


@examples(2)
@given(walks())
def test_it_never_spoils_what_it_has_nor_balances_a_rival(walk: Walk):
    for state in walk.states:
        for seat in walk.seats:
            seen = view(state, seat)
            if seat == state.to_act:
                move = NoviceBot().move(seen, Random(1))
            elif seen.legal:
                move = NoviceBot().interrupt(seen, Random(1)) or ACCEPT
            else:
                continue
            after = seen.budget.after(move)
            if isinstance(move, Play):
                hit = state.budgets[move.target].after_life(move.card, move.letter)
                assert not hit.is_balanced
            elif isinstance(move, Swap):
                assert abs(after.gap) < abs(seen.budget.gap)
            elif isinstance(move, Place):
                assert after.is_balanced or len(after.extras) == len(seen.budget.extras)
