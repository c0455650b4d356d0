"""Something goes wrong inside a command: nothing has changed, or all of it is there."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from budgetable.rules import Seeded
from budgetable.tables import commands as ask
from budgetable.tables import deciding
from budgetable.tables.database import Database
from budgetable.tables.deciding import match_of
from budgetable.tables.declined import Declined
from budgetable.tables.house import House
from budgetable.tables.live import Done, Gone, Live, Services
from budgetable.tables.options import Options
from budgetable.tables.store import Store
from tests.tables.kit import CountedSecrets, HandClock, Here, room_in, run
from tests.tables.test_lessons import HANDS, attack, to_actions


class Disk:
    """A store that fails when it is told to: before it has written, or after."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.fails = ""
        self.holds: asyncio.Event | None = None

    async def append(self, table: str, first: int, rows: Sequence[bytes], now: float) -> None:
        fails, self.fails = self.fails, ""
        if fails == "before":
            raise OSError("no space left")
        await self.store.append(table, first, rows, now)
        if self.holds is not None:
            await self.holds.wait()
        if fails == "after":
            raise OSError("connection lost")

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


@pytest.mark.parametrize(("fails", "is_there"), [("before", False), ("after", True)])
def test_a_write_that_fails_leaves_the_table_as_its_log_has_it(tmp_path, fails, is_there):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", store=Disk, **attack(*HANDS[:2])) as room:
            disk = room.house.services.store
            assert isinstance(disk, Disk)
            await to_actions(room, 1)
            before, at = room.view(1), room.position
            disk.fails = fails
            with pytest.raises(OSError, match=r"space|lost"):
                await room.play(1, "place part-300", id="once")
            with pytest.raises(Gone):
                await room.play(1, "place part-300", at, id="once")
            play = ask.Play(move="place part-300", position=at, id="once")
            if not is_there:
                live = await room.house.table(room.id)
                assert match_of(live.table).view(1) == before
            done = await room.house.at(room.id, lambda live: live.play(1, play))
            assert done.position == at + 1
            live = await room.house.table(room.id)
            assert [card.id for card in match_of(live.table).view(1).budget.cards] == ["part-300"]
            assert live.table.position == at + 1

    run(test())


def test_an_error_while_a_command_is_decided_changes_nothing(tmp_path, monkeypatch):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **attack(*HANDS[:2])) as room:
            await to_actions(room, 1)
            before = room.table
            with monkeypatch.context() as broken:

                def moved(*given):
                    raise ZeroDivisionError

                broken.setattr(deciding, "moved", moved)
                with pytest.raises(ZeroDivisionError):
                    await room.play(1, "place part-300")
            assert room.table is before
            await room.play(1, "place part-300")
            assert room.position == before.position + 1

    run(test())


def test_a_caller_who_goes_away_in_mid_write_breaks_nothing(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", store=Disk, **attack(*HANDS[:2])) as room:
            disk = room.house.services.store
            assert isinstance(disk, Disk)
            await to_actions(room, 1)
            at = room.position
            disk.holds = asyncio.Event()
            play = ask.Play(move="place part-300", position=at, id="cut")
            call = asyncio.create_task(room.live.play(1, play))
            while await rows_of(disk, room.id) == room.table.rows:
                await asyncio.sleep(0)
            call.cancel()
            with pytest.raises(asyncio.CancelledError):
                await call
            disk.holds = None
            done = await room.house.at(room.id, lambda live: live.play(1, play))
            assert done.position == at + 1

    run(test())


async def rows_of(disk: Disk, table: str) -> int:
    return len(await disk.store.rows(table))


def test_two_processes_at_one_table_write_one_log(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **attack(*HANDS[:2])) as room:
            store = await Database.open(tmp_path / "tables.sqlite3")
            other = House(Services(store, HandClock(), CountedSecrets(9), Here()), Seeded(1))
            there = await other.table(room.id)
            await to_actions(room, 1)
            await room.play(1, "place part-300")
            assert there.table.position < room.position
            # The other process has not heard of it yet; it finds out when it writes.
            await there.do(2, ask.Say(phrase="hello"))
            assert there.table.position == room.position
            await room.play(1, "place a-200")
            await there.play(1, ask.Play(move="done", position=room.position, id="d"))
            await room.reload()
            for name in ("position", "told", "rows", "seats"):
                assert getattr(room.table, name) == getattr(there.table, name)
            assert str(room.view(1)) == str(match_of(there.table).view(1))
            await other.delete(there)
            with pytest.raises(Declined, match="no-such-table"):
                await room.house.at(room.id, lambda live: live.do(2, ask.Say(phrase="bye")))
            with pytest.raises(Declined, match="no-such-table"):
                await room.house.table(room.id)
            await other.close()

    run(test())


@asynccontextmanager
async def elsewhere(folder: Path, table: str) -> AsyncIterator[Live]:
    """The table as another process has it."""
    store = await Database.open(folder / "tables.sqlite3")
    house = House(Services(store, HandClock(), CountedSecrets(9), Here()), Seeded(1))
    try:
        yield await house.table(table)
    finally:
        await house.close()


@pytest.mark.parametrize("what", ["a word", "a move", "an any-time card"])
def test_lesson_18_a_command_sent_to_two_processes_is_carried_out_once(tmp_path, what):
    hands = (HANDS[0], "scam scam a-200 b-200 c-500")

    async def test():
        async with (
            room_in(tmp_path, "Ann", "Ben", **attack(*hands)) as room,
            elsewhere(tmp_path, room.id) as there,
        ):
            at = room.position

            async def send(live: Live) -> Done:
                if what == "a word":
                    return await live.do(2, ask.Say(phrase="hello", id="once"))
                if what == "a move":
                    play = ask.Play(move="draw deck", position=at, id="once")
                    return await live.play(1, play)
                return await live.play(2, ask.Play(move="play scam 1", id="once"))

            done = await send(room.live)
            for live in (there, room.live, there):
                assert await send(live) == done
            assert len(await room.house.history(room.id)) == room.table.rows == there.table.rows

    run(test())


def test_what_another_process_wrote_is_gone_on_from(tmp_path):
    async def test():
        more = attack(*HANDS[:2], options=Options(beat=0, pace=1))
        async with (
            room_in(tmp_path, "Ann", ":steady", **more) as room,
            elsewhere(tmp_path, room.id) as there,
        ):
            await room.live.enter(1, stays=True)
            at = room.position
            await play_turn(there, 1)
            with pytest.raises(Declined, match="stale"):
                await room.play(1, "draw deck", at)
            at = room.position
            assert room.table.to_act == 2
            await room.passes(1)
            assert room.position == at + 1

    run(test())


async def play_turn(live: Live, seat: int) -> None:
    """Draw, do nothing, and discard."""
    while live.table.to_act == seat:
        legal = [str(move) for move in match_of(live.table).view(seat).legal]
        line = "done" if "done" in legal else legal[0]
        await live.play(seat, ask.Play(move=line, position=live.table.position))
