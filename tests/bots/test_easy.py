"""What the easy bot sees, and the four things that it overlooks."""

from __future__ import annotations

from random import Random

from hypothesis import given

from budgetable.bots import EasyBot, SteadyBot
from budgetable.rules import apply, view
from budgetable.rules.moves import ACCEPT, Play
from budgetable.rules.state import ACT, OVER
from budgetable.solver import ways
from tests.kit import Position, Walk, examples, reverse, table, walks

BALANCED_BUT_E = "job-2000 a-200 b-200 c-900 d-400"
"""300 are left, and E is missing."""


def moved(position: Position, seat: int, bot: type[SteadyBot] = EasyBot) -> str:
    """What the bot does with this seat."""
    return str(bot().move(view(position.state, seat), Random(1)))


@examples(4)
@given(walks())
def test_it_finds_every_win_that_needs_no_second_card_of_a_letter(walk: Walk):
    for reached in walk.states:
        state, seat = reached.copy(), reached.to_act
        if state.phase != ACT or state.pending is not None:
            continue
        found = ways(state.deck, state.budgets[seat], state.hands[seat], state.actions_left)
        if any(not way.budget.has_extras for way in found):
            while state.phase == ACT:
                apply(state, seat, EasyBot().move(view(state, seat), Random(1)), reverse)
            assert (state.phase, state.winner) == (OVER, seat)


@examples(2)
@given(walks())
def test_it_never_announces_a_win_nor_balances_a_rival(walk: Walk):
    for state in walk.states:
        for seat in walk.seats:
            seen = view(state, seat)
            if seat == state.to_act:
                move = EasyBot().move(seen, Random(1))
            elif seen.legal:
                move = EasyBot().interrupt(seen, Random(1)) or ACCEPT
            else:
                continue
            if isinstance(move, Play):
                hit = state.budgets[move.target].after_life(move.card, move.letter)
                assert not hit.is_balanced
            extras = len(seen.budget.after(move).extras)
            assert extras <= len(seen.budget.extras)


def test_it_overlooks_the_second_card_of_a_letter_that_wins():
    position = table(
        "1: job-2000 a-200 b-200 c-500 d-400 e-200 | hand b-300 a-200", "2:", actions=2
    )
    assert moved(position, 1, SteadyBot) in ("place a-200", "place b-300")
    assert moved(position, 1) == "swap b-300 b-200"


def test_it_goes_on_with_a_win_that_a_person_has_announced_in_its_seat():
    position = table(
        "1: job-2000 a-200 b-200 c-500 d-300 e-200 b-300 | hand e-500", "2:", actions=1
    )
    assert position.state.budgets[1].has_extras
    assert moved(position, 1) == "swap e-500 e-200"


def test_it_takes_the_discarded_card_only_to_put_it_down_at_once():
    def drawn(top: str, bot: type[SteadyBot]) -> str:
        position = table("1: job-2000 | hand b-200", "2:", phase="draw", discard=top, owed=2)
        return moved(position, 1, bot)

    assert drawn("a-300", EasyBot) == drawn("a-300", SteadyBot) == "draw discard"
    assert (drawn("c-500", EasyBot), drawn("c-500", SteadyBot)) == ("draw deck", "draw discard")


def test_it_throws_away_what_the_next_seat_wants():
    hand = "a-300 b-200 c-500 d-300 e-200 job-2500"
    position = table(f"1: job-2000 a-200 | hand {hand}", "2: part-500 a-400", phase="discard")
    assert moved(position, 1) == "discard job-2500"
    assert moved(position, 1, SteadyBot) == "discard a-300"


def test_it_hits_the_next_seat_whoever_is_winning():
    position = table(
        "1: | hand bill-200", "2: job-2000 a-200", f"3: {BALANCED_BUT_E}", phase="act", actions=3
    )
    assert moved(position, 1) == "play bill-200 2"
    assert moved(position, 1, SteadyBot) == "play bill-200 3"
