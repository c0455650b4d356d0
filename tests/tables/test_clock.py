"""A clock, where the host has set one: each timer just before, at and after its decision."""

import pytest

from budgetable.tables import commands as ask
from budgetable.tables.declined import Declined
from budgetable.tables.options import Options
from tests.kit import DECK
from tests.tables.kit import Room, room_in, run
from tests.tables.test_away import HANDS, stay
from tests.tables.test_lessons import to_actions
from tests.web.kit import Stacked

CLOCK = Options(pace=1, beat=0, clock=60)


def table(**more):
    return {"deck": DECK, "luck": Stacked(*HANDS), "options": CLOCK, **more}


def left(room: Room) -> float | None:
    """Seconds that are left for the decision, None while no time runs."""
    countdown = room.table.countdown
    return countdown.deadline - room.clock.now() if countdown.runs else None


@pytest.mark.parametrize("seconds", [1, 59, 601])
def test_a_clock_gives_a_minute_at_least_and_ten_at_most(seconds):
    import msgspec

    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"clock": seconds}, Options)


def test_without_a_clock_nothing_ever_runs_out(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table(options=Options())) as room:
            await stay(room, 1, 2, 3)
            await room.passes(1_000_000)
            assert room.position == 1
            assert left(room) is None
            with pytest.raises(Declined, match="no-clock"):
                await room.do(1, ask.Time(factor=2))

    run(test())


def test_just_before_its_time_nothing_happens_and_at_it_a_bot_plays_on(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            assert left(room) == 60
            await room.passes(59.9)
            assert not room.table.seat(1).bot
            await room.passes(0.1)
            assert (room.table.seat(1).bot, room.table.seat(1).why) == ("steady", "time")
            assert room.said(2)[-1] == "Time is up. The bot steady plays on for Ann."
            assert left(room) is None
            for _ in range(30):
                if room.table.to_act != 1:
                    break
                await room.passes(1)
            assert not room.table.seat(1).bot  # Its turn is over, and Ann has her seat again.

    run(test())


def test_a_turn_has_one_time_for_all_its_moves_and_after_it_the_timer_does_nothing(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await room.passes(30)
            await to_actions(room, 1)
            assert left(room) == 30
            await room.play(1, "done")
            while room.table.to_act == 1:
                await room.play(1, room.legal(1)[0])
            assert left(room) == 60
            at = room.position
            await room.passes(30.1)  # When Ann's time would have been up.
            assert room.position == at
            assert not any(seat.bot for seat in room.table.seats)

    run(test())


def test_who_acts_after_the_time_was_up_plays_on(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await room.passes(60)
            assert room.table.seat(1).bot
            await room.play(1, "draw deck")
            assert not room.table.seat(1).bot

    run(test())


def test_an_answer_has_its_own_minute_and_the_turn_has_its_time_afterwards(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await to_actions(room, 1)
            await room.passes(50)
            await room.play(1, "play bill-200 2")
            assert left(room) == 60
            await room.passes(40)
            await room.play(2, "accept")
            assert left(room) == 10
            await room.play(1, "play bill-300 3")
            await room.passes(59.9)
            assert room.view(0).pending is not None
            assert not room.table.seat(3).bot
            await room.passes(0.1)
            assert room.table.seat(3).bot == "steady"
            await room.passes(1)
            assert room.view(0).pending is None
            assert not room.table.seat(3).bot
            assert left(room) == 10

    run(test())


@pytest.mark.parametrize("factor", [2, 5])
def test_who_needs_more_time_has_it_from_now_on(tmp_path, factor):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await room.passes(50)
            await room.do(1, ask.Time(factor=factor))
            assert left(room) == 60 * factor - 50
            assert room.said(2)[-1] == f"Ann has {factor} times the time from now on."
            await room.do(2, ask.Time(factor=factor))
            assert left(room) == 60 * factor - 50
            await room.passes(60 * factor - 50.1)
            assert not room.table.seat(1).bot
            await room.passes(0.1)
            assert room.table.seat(1).bot

    run(test())


def test_a_seat_may_have_no_time_limit(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await room.do(1, ask.Time(factor=0))
            assert left(room) is None
            await room.passes(10_000)
            assert not room.table.seat(1).bot

    run(test())


def test_a_minute_more_is_for_this_decision_as_often_as_it_is_asked_for(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            with pytest.raises(Declined, match="not-your-decision"):
                await room.do(2, ask.Time())
            for _ in range(12):
                await room.passes(59)
                await room.do(1, ask.Time())
            assert not room.table.seat(1).bot
            assert left(room) == 60 + 12
            await to_actions(room, 1)
            await room.play(1, "done")
            while room.table.to_act == 1:
                await room.play(1, room.legal(1)[0])
            assert left(room) == 60

    run(test())


def test_no_time_runs_for_bots_or_while_everybody_is_away_or_is_lost_by_a_restart(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await room.passes(30)  # Nobody follows: all are away now.
            assert left(room) is None
            await room.passes(5000)
            await room.live.hear(2)
            assert left(room) == 30
            await room.reload()
            assert left(room) == 30
            await stay(room, 1, 2, 3)
            await room.do(1, ask.Bot())
            assert left(room) is None
            await room.do(1, ask.Return())
            assert left(room) == 30

    run(test())
