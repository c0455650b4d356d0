"""Before play: seats, names, the host, options, the code."""

import pytest

from budgetable.tables import commands as ask
from budgetable.tables.declined import Declined
from budgetable.tables.options import Options
from tests.tables.kit import STANDARD, house_in, names, room_in, run, wanted


def test_a_table_without_an_open_seat_begins_at_once(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", ":steady") as room:
            assert room.table.is_playing
            assert names(room.table.seats) == ["Ann", "Steady"]
            assert room.table.host == 1
            assert room.position == 1
            assert len(room.hand(1)) == 5

    run(test())


def test_a_code_finds_the_table_until_play_begins(tmp_path):
    async def test():
        async with house_in(tmp_path) as (house, _):
            seats = [wanted("Ann"), wanted("-")]
            live, code, _ = await house.open(STANDARD, Options(), seats, True)
            assert (await house.by_code(f" {code.lower()} ")) is live
            assert await live.join("Ben", "ben's key") == 2
            await live.do(1, ask.Start())
            with pytest.raises(Declined, match="no-such-code"):
                await house.by_code(code)

    run(test())


@pytest.mark.parametrize(
    "name", ["", "   ", "...", "\u202eAnn", "Steady", "steady 2", "x" * 25, "A\nB\x00"]
)
def test_a_name_that_nobody_could_be_told_by_is_declined(tmp_path, name):
    async def test():
        async with room_in(tmp_path, "Ann", "-") as room:
            with pytest.raises(Declined, match="bad-name"):
                await room.live.join(name, "key")
            assert names(room.table.seats) == ["Ann", ""]

    run(test())


@pytest.mark.parametrize("name", ["Ann", " ann ", "ÁNN", "A-n-n"])
def test_two_people_cannot_have_one_name(tmp_path, name):
    async def test():
        async with room_in(tmp_path, "Ann", "-") as room:
            with pytest.raises(Declined, match="name-taken"):
                await room.live.join(name, "key")

    run(test())


def test_only_the_host_changes_the_table(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "-") as room:
            for command in (
                ask.Start(),
                ask.Add(),
                ask.Close(target=3),
                ask.Bot(target=3),
                ask.Rename(target=1, name="Zed"),
                ask.Open(target=1),
                ask.SetOptions(options=Options(rounds_to_win=1)),
            ):
                with pytest.raises(Declined, match="not-host"):
                    await room.do(2, command)
            await room.do(2, ask.Rename(name="Bea"))
            await room.do(1, ask.Rename(target=2, name="Bob"))
            await room.do(1, ask.Bot(target=3, bot="novice"))
            await room.do(1, ask.SetOptions(options=Options(rounds_to_win=1)))
            assert names(room.table.seats) == ["Ann", "Bob", "Novice"]
            await room.do(1, ask.Start())
            assert room.match.options.rounds_to_win == 1

    run(test())


def test_a_seat_can_be_added_and_taken_away_and_keys_stay_with_their_people(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "-", "Cy") as room:
            await room.do(1, ask.Close(target=2))
            assert names(room.table.seats) == ["Ann", "Cy"]
            assert room.live.seat_of(room.keys[3]) == 2
            with pytest.raises(Declined, match="no-such-seat"):
                await room.do(1, ask.Close(target=9))

    run(test())


def test_what_was_told_of_a_seat_can_still_be_said_when_there_are_fewer(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "-", "-") as room:
            await room.live.join("Ben", "ben's key")
            await room.live.join("Cy", "cy's key")
            await room.do(1, ask.Open(target=2))
            await room.do(1, ask.Close(target=2))
            for language in ("en", "es"):
                assert any("Cy" in each for each in room.said(0, language))
            with pytest.raises(Declined, match="no-such-seat"):
                await room.do(1, ask.SetOptions(options=Options(first_dealer=3)))

    run(test())
