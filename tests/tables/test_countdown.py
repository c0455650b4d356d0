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
