"""Bots at a live table: their pace, their failures, the processes that they think in."""

import asyncio
import os
import signal
import time

import pytest

from budgetable.bots import BOTS
from budgetable.rules import View
from budgetable.tables import commands as ask
from budgetable.tables import thinking
from budgetable.tables.options import Options
from budgetable.tables.thinking import BotFailed, Workers, simpler
from tests.kit import DECK
from tests.tables.kit import Here, room_in, run
from tests.web.kit import Stacked

SLOW = Options(pace=2, first_dealer=1, turn_limit=3, rounds_to_win=1)


class Failing(Here):
    """Bots of which some fail: they break, or name a move that is none."""

    def __init__(self, *failing: str, line: str = "") -> None:
        self.failing = failing
        self.line = line

    async def move(self, bot: str, view: View, seed: int) -> str:
        if bot not in self.failing:
            return thinking.move(bot, view, seed)
        if self.line:
            return self.line
        raise BotFailed(bot)


def test_a_bot_takes_its_time_for_each_move(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", ":steady", options=SLOW) as room:
            at = room.position
            await room.passes(1.9)
            assert room.position == at
            await room.passes(0.1)
            assert room.position == at + 1
            await room.passes(1.9)
            assert room.position == at + 1
            await room.passes(0.1)
            assert room.position == at + 2

    run(test())


@pytest.mark.parametrize("line", ["", "place nothing", "done", "accept"])
def test_a_bot_that_fails_is_replaced_by_a_simpler_one_and_all_are_told(tmp_path, line):
    async def test():
        failing = Failing("steady", line=line)
        async with room_in(tmp_path, "Ann", ":steady", options=SLOW, thinker=failing) as room:
            await room.passes(2)
            assert room.table.seat(2).bot == "easy"
            assert "The bot of Steady has failed. The bot easy plays instead." in room.said(1)
            at = room.position
            await room.passes(2)
            assert room.position == at + 1
            await room.reload()
            assert room.table.seat(2).bot == "easy"

    run(test())


def test_how_long_a_searching_bot_has_thought_is_not_seen_whatever_the_pace(tmp_path):
    async def test():
        hasty = Options(pace=0, beat=0, first_dealer=1)
        async with room_in(tmp_path, "Ann", ":sharp", options=hasty) as room:
            at = room.position
            await room.passes(0.2)
            assert room.position == at
            await room.passes(0.2)
            assert room.position == at + 1

    run(test())


def test_where_every_bot_fails_the_game_goes_on(tmp_path):
    async def test():
        failing = Failing(*BOTS)
        async with room_in(tmp_path, "Ann", ":steady", options=SLOW, thinker=failing) as room:
            for _ in range(20):
                await room.live.hear(1)
                await room.passes(2)
            assert room.table.to_act == 1  # Its turn is over.

    run(test())


def test_nobody_watches_so_nobody_plays(tmp_path):
    async def test():
        async with room_in(tmp_path, ":novice", ":novice", options=SLOW) as room:
            at = room.position
            await room.passes(1000)
            assert room.position == at
            ticket = await room.live.enter(0, stays=True)
            await room.passes(20)
            assert room.position >= at + 9
            for _ in range(200):
                await room.passes(20)
            assert room.match.is_over
            room.live.leave(ticket)

    run(test())


def test_a_bot_can_interrupt_at_its_pace_and_before_a_person_wins(tmp_path):
    class Eager(Here):
        async def interruption(self, bot: str, view: View, seed: int) -> str | None:
            return str(view.legal[0]) if view.legal else None

    async def test():
        luck = Stacked(*MEDDLERS)
        options = Options(pace=2, beat=0)
        async with room_in(
            tmp_path, "Ann", ":steady", deck=DECK, luck=luck, options=options, thinker=Eager()
        ) as room:
            await room.passes(1.9)
            assert room.view(1).pending is None
            await room.passes(0.1)
            pending = room.view(1).pending
            assert pending is not None
            assert (pending.card.id, pending.by) == ("scam", 2)
            await room.do(1, ask.Say(phrase="ouch"))

    run(test())


class Meddling(Here):
    """Bots whose interruptions fail: they break, or name a card that they may not play."""

    def __init__(self, line: str) -> None:
        self.line = line

    async def interruption(self, bot: str, view: View, seed: int) -> str | None:
        if self.line:
            return self.line
        raise BotFailed(bot)


MEDDLERS = ("part-300 a-200 b-200 c-500 d-300", "scam no a-300 b-300 c-900")


@pytest.mark.parametrize("line", ["", "play scam 2", "place a-300", "draw deck", "nonsense"])
def test_a_bot_that_fails_to_interrupt_is_replaced_and_never_moves_for_a_person(tmp_path, line):
    async def test():
        options = Options(pace=2, beat=0)
        luck = Stacked(*MEDDLERS)
        async with room_in(
            tmp_path, "Ann", ":steady", deck=DECK, luck=luck, options=options,
            thinker=Meddling(line),
        ) as room:  # fmt: skip
            await room.live.enter(1, stays=True)
            at = room.position
            await room.passes(100)
            assert room.position == at
            assert room.table.seat(2).bot == "random"
            for _ in range(2):
                await room.play(1, "draw deck")
            await room.play(1, "done")
            while room.table.to_act == 1:
                await room.play(1, room.legal(1)[0])
            at = room.position
            await room.passes(2)  # Its own moves it makes as ever.
            assert room.position == at + 1

    run(test())


def test_each_bot_has_a_simpler_one_down_to_the_simplest():
    names = list(BOTS)
    assert [simpler(name) for name in names] == ["", *names[:-1]]
    assert simpler("no such bot") == ""


def hang(bot: str, view: View, seed: int) -> str:
    time.sleep(60)
    return ""


def die(bot: str, view: View, seed: int) -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    return ""


def test_in_real_processes_only_the_bot_that_hangs_or_dies_fails(tmp_path):
    async def test():
        workers = Workers(2, patience=1.0)
        async with room_in(tmp_path, "Ann", ":steady", options=SLOW, thinker=workers) as room:
            view = room.view(room.table.to_act)
            good = [workers.move("steady", view, seed) for seed in range(4)]
            bad = [workers._ask(hang, "steady", view, 1), workers._ask(die, "steady", view, 1)]
            came = await asyncio.gather(*bad, *good, return_exceptions=True)
            assert [type(each) for each in came[:2]] == [BotFailed, BotFailed]
            assert came[2:] == [thinking.move("steady", view, seed) for seed in range(4)]
            assert await workers.move("novice", view, 1) == thinking.move("novice", view, 1)

    run(test())


def test_where_the_processes_have_ended_others_take_their_place(tmp_path):
    async def test():
        workers = Workers(1)
        async with room_in(tmp_path, "Ann", ":steady", options=SLOW, thinker=workers) as room:
            view = room.view(room.table.to_act)
            workers._started().stop()
            assert await workers.move("novice", view, 1) == thinking.move("novice", view, 1)

    run(test())


def test_which_bots_are_asked_does_not_depend_on_what_they_hold(tmp_path):
    asked = {}

    class Asked(Here):
        def __init__(self) -> None:
            self.calls: list[tuple[int, str]] = []

        async def move(self, bot: str, view: View, seed: int) -> str:
            self.calls.append((view.you, "move"))
            return await super().move(bot, view, seed)

        async def interruption(self, bot: str, view: View, seed: int) -> str | None:
            self.calls.append((view.you, "interruption"))
            return None

    async def test(card: str):
        folder = tmp_path / card
        folder.mkdir()
        thinker = Asked()
        luck = Stacked("part-300 a-200 b-200 c-500 d-300", f"{card} no a-300 b-300 c-900")
        options = Options(pace=0, beat=0)
        async with room_in(
            folder, "Ann", ":steady", deck=DECK, luck=luck, options=options, thinker=thinker
        ) as room:
            for move in ("draw deck", "draw deck", "place part-300"):
                await room.play(1, move)
                await room.passes(0)
            asked[card] = thinker.calls

    run(test("scam"))
    run(test("e-200"))
    assert asked["scam"] == asked["e-200"]
    assert (2, "interruption") in asked["scam"]
