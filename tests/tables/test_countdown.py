"""A table's clock: one decision at a time, and nothing that is nobody's time."""

from typing import Any

import pytest

from budgetable.rules import Seeded
from budgetable.tables import commands as ask
from budgetable.tables import entries as log
from budgetable.tables.declined import Declined
from budgetable.tables.options import Options
from tests.kit import DECK
from tests.tables.kit import Room, room_in, run
from tests.tables.test_away import HANDS, PHASES, phase, stay
from tests.tables.test_beat import EXTRA, to_extra
from tests.tables.test_clock import left
from tests.tables.test_lessons import to_actions
from tests.web.kit import Stacked


def table(clock: int = 60, *hands: str, **options: Any) -> dict[str, Any]:
    chosen = {"pace": 1, "beat": 0, "clock": clock, **options}
    return {"deck": DECK, "luck": Stacked(*(hands or HANDS)), "options": Options(**chosen)}


def taken_over(room: Room) -> list[tuple[int, str]]:
    """For whom a bot was let play, and why."""
    told = [each.entry for each in room.live.recent]
    return [(entry.seat, entry.why) for entry in told if isinstance(entry, log.TakenOver)]


async def to_next_turn(room: Room, seat: int) -> None:
    """The seat ends its turn."""
    await to_actions(room, seat)
    await room.play(seat, "done")
    while room.table.to_act == seat:
        await room.play(seat, room.legal(seat)[0])


@pytest.mark.parametrize("reloads", [False, True])
@pytest.mark.parametrize("clock", [60, 61, 600])
@pytest.mark.parametrize("name", PHASES)
def test_a_decision_ends_at_its_time_and_not_before(tmp_path, name, clock, reloads):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table(clock)) as room:
            await stay(room, 1, 2, 3)
            seat = await phase(room, name)
            assert left(room) == clock
            await room.passes(clock - 0.1)
            if reloads:
                await room.reload()
                await stay(room, 1, 2, 3)
            assert taken_over(room) == []
            at = room.position
            await room.passes(0.1)
            assert not room.table.countdown.runs
            assert room.table.seat(seat).why == "time"
            await room.passes(0.9)
            assert room.position == at
            await room.passes(0.1)
            assert room.position == at + 1
            assert {who for who, _ in taken_over(room)} == {seat}

    run(test())


@pytest.mark.parametrize("seconds", [59.9, 60])
def test_an_act_in_time_is_in_time_and_its_timer_is_no_more(tmp_path, seconds):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await phase(room, "answer")
            room.clock.time += seconds  # To the last moment: the move is there before the timer.
            await room.play(2, "accept")
            assert room.clock.due() == [room.clock.now() + 60]
            await room.passes(59.9)
            assert taken_over(room) == []

    run(test())


def test_what_others_do_neither_gives_nor_takes_time(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2)
            for command in (
                ask.Say(phrase="hello"),
                ask.Stand(answer="accept"),
                ask.Time(factor=2),
                ask.Bot(),
                ask.Return(),
                ask.Rename(name="Bea"),
                ask.Open(),
            ):
                before = room.table.countdown.deadline
                await room.passes(5)
                await room.do(2, command)
                assert room.table.countdown.deadline == pytest.approx(before)
            await room.passes(60 - 35 - 0.1)  # Cy was silent and is away.
            assert taken_over(room) == [(2, "asked")]
            await room.passes(0.1)
            assert taken_over(room) == [(2, "asked"), (1, "time")]

    run(test())


# When the time is up.


@pytest.mark.parametrize("name", ["draw", "act", "discard"])
def test_who_acts_after_the_time_was_up_is_not_cut_off_at_once(tmp_path, name):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            seat = await phase(room, name)
            await room.passes(60)
            await room.play(seat, room.legal(seat)[0])
            await room.passes(5)
            assert not room.table.seat(seat).bot
            assert taken_over(room) == [(seat, "time")]

    run(test())


def test_return_after_the_time_was_up_gives_the_seat_back(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await room.passes(60)
            await room.do(1, ask.Return())
            await room.passes(5)
            assert not room.table.seat(1).bot
            assert room.position == 1

    run(test())


def test_taking_back_and_ending_the_turn_again_wins_no_time(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await to_actions(room, 1)
            await room.play(1, "place part-300")
            await room.play(1, "place a-200")
            await room.passes(50)
            await room.play(1, "done")
            assert room.table.to_act == 2
            assert left(room) == 60
            await room.passes(4)
            await room.do(1, ask.Undo())
            assert room.table.to_act == 1
            assert left(room) == 10

    run(test())


@pytest.mark.parametrize("seconds", [4, 59])
def test_a_turn_that_was_begun_too_early_has_all_its_time_when_it_comes(tmp_path, seconds):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await to_actions(room, 1)
            await room.play(1, "place part-300")
            await room.play(1, "place a-200")
            for _ in range(2):
                await room.play(1, "done")
                await room.passes(seconds)
                await room.do(1, ask.Undo())
                assert left(room) == 60
            await room.play(1, "done")
            assert (room.table.to_act, left(room)) == (2, 60)

    run(test())


# Answers.


def test_a_bounced_card_gives_each_answer_its_own_time_and_takes_none_of_the_turns(tmp_path):
    hands = (
        "bill-200 back no part-300 a-200",
        "back back a-200 b-200 c-500",
        "no a-400 part-800 b-300 c-900",
    )

    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table(90, *hands)) as room:
            await stay(room, 1, 2, 3)
            await to_actions(room, 1)
            await room.passes(50)
            for seat, move in (
                (1, "play bill-200 2"), (2, "counter back"), (1, "counter back"),
                (2, "counter back"), (1, "counter no"),
            ):  # fmt: skip
                if move != "play bill-200 2":
                    assert left(room) == 90
                    await room.passes(89.9)
                await room.play(seat, move)
            assert left(room) == 40
            assert taken_over(room) == []

    run(test())


def test_an_any_time_card_stops_the_turns_time_until_it_is_answered(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await room.passes(59.9)
            await room.play(3, "play scam 1", -1)
            assert left(room) == 60
            await room.passes(59.9)
            await room.reload()
            await stay(room, 1, 2, 3)
            await room.play(1, "accept")
            assert left(room) == pytest.approx(0.1)
            await room.passes(0.05)
            assert taken_over(room) == []
            await room.passes(0.1)
            assert taken_over(room) == [(1, "time")]

    run(test())


def test_when_an_answer_is_out_of_time_the_bot_gives_it_and_leaves(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await phase(room, "answer")
            await room.passes(60)
            assert taken_over(room) == [(2, "time")]
            await room.passes(1)
            assert room.view(0).pending is None
            assert not room.table.seat(2).bot
            assert (room.table.to_act, left(room)) == (1, 60)

    run(test())


# More time, and none.


@pytest.mark.parametrize("before", [0, 2, 5])
def test_who_takes_a_seat_in_mid_turn_has_all_its_time(tmp_path, before):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await room.do(1, ask.Time(factor=before))
            await room.passes(59)
            await room.do(1, ask.Open())
            assert left(room) is None  # A bot's time.
            await room.live.join("Dora", "dora")
            assert left(room) == 60

    run(test())


def test_who_takes_a_seat_that_an_answer_is_awaited_of_has_a_minute_for_it(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await to_actions(room, 1)
            await room.passes(20)
            await room.play(1, "play bill-200 2")
            await room.passes(59)
            await room.do(2, ask.Open())
            await room.live.join("Dora", "dora")
            assert left(room) == 60
            await room.play(2, "accept")
            assert left(room) == 40

    run(test())


def test_more_time_that_is_asked_for_while_an_answer_is_awaited_is_there_afterwards(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await to_actions(room, 1)
            await room.passes(20)
            await room.play(1, "play bill-200 2")
            await room.do(1, ask.Time(factor=2))
            assert left(room) == 60
            await room.play(2, "accept")
            assert left(room) == 100
            await room.do(1, ask.Time(factor=0))
            await room.play(1, "play bill-300 3")
            await room.do(1, ask.Time(factor=2))
            await room.play(3, "accept")
            assert left(room) == 120
            assert taken_over(room) == []

    run(test())


def test_the_time_is_told_to_the_others_once(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            for command, said in (
                (ask.Time(factor=2), "Ann has 2 times the time from now on."),
                (ask.Time(factor=5), "Ann has 5 times the time from now on."),
                (ask.Time(factor=0), "Ann has no time limit from now on."),
            ):
                told = room.table.told
                await room.do(1, command)
                assert room.table.told == told + 1
                assert room.said(2)[-1] == said
            with pytest.raises(Declined, match="not-your-decision"):
                await room.do(2, ask.Time())
            with pytest.raises(Declined, match="not-your-decision"):
                await room.do(2, ask.Time(factor=1))
            await to_next_turn(room, 1)
            assert left(room) == 60
            await room.do(2, ask.Time())
            assert left(room) == 120
            assert room.said(1)[-1].startswith("Ben has 60 seconds more")
            await to_next_turn(room, 2)
            assert left(room) == 60
            await to_next_turn(room, 3)
            assert left(room) is None  # Ann has no limit on this turn either.
            await room.reload()
            assert room.table.seat(1).factor == 0

    run(test())


def test_less_time_than_has_passed_is_no_time(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await room.do(1, ask.Time(factor=5))
            await room.passes(150)
            await room.do(1, ask.Time(factor=2))
            await room.passes(0)
            assert taken_over(room) == [(1, "time")]

    run(test())


# Nobody's time.


def test_a_bots_time_and_a_stand_ins_is_nobodys(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", ":steady", "Cy", **table(pace=30)) as room:
            await stay(room, 1, 3)
            await room.passes(25)
            await room.do(1, ask.Bot())
            assert left(room) is None
            await room.passes(25)
            await room.do(1, ask.Return())
            assert left(room) == 35
            await to_next_turn(room, 1)
            assert left(room) is None
            await room.passes(0)
            assert room.clock.due() == [room.clock.now() + 30]  # The bot's move, and no timer.

    run(test())


@pytest.mark.parametrize("reloads", [False, True])
def test_no_time_passes_while_everybody_is_away_and_all_that_was_left_is_there_after(
    tmp_path, reloads
):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table(120)) as room:
            tickets = [await room.live.enter(seat, stays=True) for seat in (1, 2, 3)]
            await room.passes(20)
            for ticket in tickets[:2]:
                room.live.leave(ticket)
            await room.passes(50)  # One is there, so the time runs.
            room.live.leave(tickets[2])
            await room.passes(29.9)
            assert left(room) == pytest.approx(20.1)
            await room.passes(0.1)
            assert left(room) is None
            await room.passes(86_400)
            if reloads:
                await room.reload()
            await room.live.enter(2, stays=True)
            assert left(room) == pytest.approx(20)
            await room.passes(19.9)
            assert taken_over(room) == []
            await room.passes(0.2)
            assert taken_over(room) == [(1, "time")]

    run(test())


def test_the_beat_after_an_extra_is_not_time(tmp_path):
    async def test():
        options = Options(first_dealer=2, pace=1, beat=30, clock=60)
        async with room_in(tmp_path, "Ann", "Ben", luck=Seeded(234), options=options) as room:
            await to_extra(room)
            await stay(room, 1, 2)
            await room.passes(45)
            await room.play(2, EXTRA)
            await room.passes(30)
            assert left(room) == 15
            await room.play(1, "play scam 2", -1)
            await room.play(2, "accept")
            assert left(room) == 15
            await room.passes(14.9)
            assert taken_over(room) == []
            await room.passes(0.1)
            assert taken_over(room) == [(2, "time")]

    run(test())


def test_an_any_time_card_in_the_beat_takes_none_of_the_time_either(tmp_path):
    async def test():
        options = Options(first_dealer=2, pace=1, beat=30, clock=60)
        async with room_in(tmp_path, "Ann", "Ben", luck=Seeded(234), options=options) as room:
            await to_extra(room)
            await stay(room, 1, 2)
            await room.passes(45)
            await room.play(2, EXTRA)
            await room.passes(20)
            await room.play(1, "play scam 2", -1)
            assert left(room) == 60
            await room.passes(50)
            await room.play(2, "accept")
            assert left(room) == 15

    run(test())


def test_a_table_read_anew_at_any_moment_has_the_same_deadline(tmp_path):
    async def test():
        options = Options(pace=1, beat=3, clock=60)
        async with room_in(
            tmp_path, "Ann", "Ben", ":novice", luck=Seeded(5), options=options
        ) as room:
            compared = 0
            while not room.match.round.is_over:
                await stay(room, 1, 2)
                before = room.table.countdown
                await room.reload()
                assert room.table.countdown == before
                compared += before.runs
                await stay(room, 1, 2)
                await room.passes(5.3)
                seat = room.table.to_act
                if seat in (1, 2) and not room.table.seat(seat).bot:
                    await room.play(seat, room.legal(seat)[-1])
            assert compared > 20

    run(test())
