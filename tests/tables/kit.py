"""Tables whose clock, luck and secrets the test holds, kept in a real database."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from budgetable.decks import load
from budgetable.rules import Deck, Luck, Match, Seeded, View
from budgetable.tables import commands as ask
from budgetable.tables import thinking
from budgetable.tables.database import Database
from budgetable.tables.house import House, Wanted
from budgetable.tables.live import Done, Live, Services
from budgetable.tables.options import Options
from budgetable.tables.secrets import CODE_LETTERS
from budgetable.tables.store import Store
from budgetable.tables.table import Table
from budgetable.tables.thinking import Thinker

STANDARD = load("standard")
MONDAY = 1_700_000_000.0


class HandAlarm:
    """A call that the test's clock will make."""

    def __init__(self, when: float, number: int, call: Callable[[], None]) -> None:
        self.when, self.number, self.call = when, number, call
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True

    def __lt__(self, other: HandAlarm) -> bool:
        return (self.when, self.number) < (other.when, other.number)


class HandClock:
    """A clock that moves when the test moves it. `set_for` keeps every moment it was set for."""

    def __init__(self, now: float = MONDAY) -> None:
        self.time = now
        self.set_for: list[float] = []
        self._alarms: list[HandAlarm] = []

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, call: Callable[[], None]) -> HandAlarm:
        alarm = HandAlarm(when, len(self.set_for), call)
        self.set_for.append(when)
        heapq.heappush(self._alarms, alarm)
        return alarm

    def due(self) -> list[float]:
        """The moments that are still to come, the next one first."""
        return sorted(alarm.when for alarm in self._alarms if not alarm.is_cancelled)

    async def pass_until(self, when: float, live: Live) -> None:
        """Let the time come, one call after the other, each with all that follows from it."""
        await live.rest()
        while self._alarms and self._alarms[0].when <= when:
            alarm = heapq.heappop(self._alarms)
            if alarm.is_cancelled:
                continue
            self.time = max(self.time, alarm.when)
            alarm.call()
            await live.rest()
        self.time = max(self.time, when)
        await live.rest()

    async def passes(self, seconds: float, live: Live) -> None:
        """Let so many seconds pass."""
        await self.pass_until(self.time + seconds, live)


class CountedSecrets:
    """Keys and codes one after the other, and seeds of a generator of their own."""

    def __init__(self, seed: int = 0) -> None:
        self.keys = 0
        self.codes = 0
        self._random = Random(f"seeds/{seed}")

    def key(self) -> str:
        self.keys += 1
        return f"key-{self.keys:018}"

    def code(self) -> str:
        self.codes += 1
        number, letters = self.codes, []
        for _ in range(6):
            number, place = divmod(number, len(CODE_LETTERS))
            letters.append(CODE_LETTERS[place])
        return "".join(letters)

    def seed(self) -> int:
        return self._random.getrandbits(32)


class Here:
    """Bots that think in this process, at once."""

    async def move(self, bot: str, view: View, seed: int) -> str:
        return thinking.move(bot, view, seed)

    async def interruption(self, bot: str, view: View, seed: int) -> str | None:
        return thinking.interruption(bot, view, seed)

    async def close(self) -> None:
        pass


class Room:
    """One table in a house of its own, with what a test needs to play at it."""

    def __init__(self, house: House, clock: HandClock, live: Live, keys: dict[int, str]) -> None:
        self.house = house
        self.clock = clock
        self.id = live.table.id
        self.keys = keys
        self._live = live

    @property
    def live(self) -> Live:
        return self._live

    @property
    def table(self) -> Table:
        return self._live.table

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def position(self) -> int:
        return self._live.table.position

    def view(self, seat: int) -> View:
        return self.match.view(seat)

    def hand(self, seat: int) -> list[str]:
        return [card.id for card in self.view(seat).hand]

    def legal(self, seat: int) -> list[str]:
        return [str(move) for move in self.view(seat).legal]

    async def play(
        self, seat: int, move: str, position: int | None = None, id: str = "", **more: Any
    ) -> Done:
        """A move in the position as it is now, unless another is said; -1 for none."""
        at = self.position if position is None else position
        play = ask.Play(move=move, position=None if at < 0 else at, id=id, **more)
        return await self._live.play(seat, play)

    async def do(self, seat: int, command: ask.AnyCommand) -> Done:
        return await self._live.do(seat, command)

    async def passes(self, seconds: float) -> None:
        await self.clock.passes(seconds, self._live)

    async def reload(self) -> None:
        """Let go of the table and read it from its log, as another process would."""
        await self._live.close()
        self._live = await self.house.table(self.id)

    def said(self, seat: int = 0, language: str = "en") -> list[str]:
        """All that a reader was told, a sentence a happening."""
        from budgetable.tables.reader import Profile

        reader = self._live.reader(Profile(seat, language))
        return [reader.said(self.table, each) for each in self._live.recent]


@asynccontextmanager
async def house_in(
    folder: Path,
    *,
    luck: Luck | None = None,
    thinker: Thinker | None = None,
    clock: HandClock | None = None,
    store: Callable[[Store], Store] = lambda store: store,
) -> AsyncIterator[tuple[House, HandClock]]:
    """A house whose tables are kept in that folder."""
    clock = clock or HandClock()
    kept = store(await Database.open(folder / "tables.sqlite3"))
    house = House(Services(kept, clock, CountedSecrets(), thinker or Here()), luck or Seeded(1))
    try:
        yield house, clock
    finally:
        await house.close()


@asynccontextmanager
async def room_in(
    folder: Path,
    *seats: str,
    options: Options | None = None,
    deck: Deck = STANDARD,
    luck: Luck | None = None,
    thinker: Thinker | None = None,
    start: bool = True,
    store: Callable[[Store], Store] = lambda store: store,
) -> AsyncIterator[Room]:
    """A table: names of people, bots after a colon (`:steady`), and `-` for an open seat."""
    async with house_in(folder, luck=luck, thinker=thinker, store=store) as (house, clock):
        live, _, keys = await house.open(
            deck, options or Options(), [wanted(seat) for seat in seats], start
        )
        for seat in keys:
            await live.hear(seat)
        yield Room(house, clock, live, keys)


def wanted(seat: str) -> Wanted:
    """A seat as the tests write it."""
    if seat == "-":
        return Wanted()
    return Wanted(bot=seat[1:]) if seat.startswith(":") else Wanted(name=seat)


def run(test: Any) -> None:
    """Run what a test does on a loop of its own."""
    asyncio.run(test)


def names(seats: Sequence[Any]) -> list[str]:
    return [seat.name for seat in seats]
