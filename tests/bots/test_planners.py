"""What every bot promises that misses no win: `steady`, and `sharp` however little it searches."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from budgetable.bots import Bot, SharpBot, SteadyBot
from budgetable.rules import apply, view
from budgetable.rules.state import ACT, OVER
from budgetable.solver import ways
from tests.kit import Position, Walk, examples, reverse, table, walks

each_bot = pytest.mark.parametrize("bot", [SteadyBot(), SharpBot(300)], ids=lambda bot: bot.name)

BALANCED_BUT_E = "job-2000 a-200 b-200 c-900 d-400"
"""300 are left, and E is missing."""


def moved(bot: Bot, position: Position, seat: int) -> str:
    """What the bot does with this seat."""
    return str(bot.move(view(position.state, seat), Random(1)))


def interrupts(bot: Bot, position: Position, seat: int) -> str:
    """What the bot plays out of its turn, or `None`."""
    return str(bot.interrupt(view(position.state, seat), Random(1)))


@pytest.mark.parametrize("bot", [SteadyBot(), SharpBot(1)], ids=lambda bot: bot.name)
@examples(4)
@given(walk=walks())
def test_it_finds_every_win_within_its_actions(bot: Bot, walk: Walk):
    for reached in walk.states:
        state, seat = reached.copy(), reached.to_act
        if state.phase != ACT or state.pending is not None:
            continue
        if ways(state.deck, state.budgets[seat], state.hands[seat], state.actions_left):
            while state.phase == ACT:
                apply(state, seat, bot.move(view(state, seat), Random(1)), reverse)
            assert (state.phase, state.winner) == (OVER, seat)


@each_bot
def test_it_takes_the_discarded_card_that_wins(bot: Bot):
    position = table(
        f"1: {BALANCED_BUT_E} | hand no", "2:", phase="draw", discard="scam e-300", owed=2
    )
    assert moved(bot, position, 1) == "draw discard"


@each_bot
def test_it_scams_whoever_has_announced_a_win(bot: Bot):
    position = table(
        "1: job-2000 a-200 b-200 c-500 d-400 e-200 c-900 | hand part-500", "2: | hand scam",
        phase="act", actions=1,
    )  # fmt: skip
    assert interrupts(bot, position, 2) == "play scam 1"


@each_bot
def test_it_keeps_its_scam_while_nobody_is_near(bot: Bot):
    position = table("1: job-2000", "2: | hand scam", phase="act", actions=2)
    assert interrupts(bot, position, 2) == "None"
