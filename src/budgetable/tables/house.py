"""All the tables of a server: opening one, finding one, and letting go of those nobody plays at."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Final, TypeVar

from msgspec import Struct

from budgetable.bots import BOTS
from budgetable.bots.names import bot_name
from budgetable.decks import fingerprint
from budgetable.rules import Deck, Luck, Match, SystemLuck
from budgetable.rules.match import MIN_SEATS
from budgetable.rules.moves import MAX_SEATS
from budgetable.tables import deciding
from budgetable.tables import entries as log
from budgetable.tables.declined import Declined
from budgetable.tables.live import Gone, Live, Services
from budgetable.tables.names import person_name
from budgetable.tables.options import Options
from budgetable.tables.secrets import hashed
from budgetable.tables.store import Conflict
from budgetable.tables.table import Happening, Step, Table, after, steps
from budgetable.tables.trouble import where

logger = logging.getLogger(__name__)

T = TypeVar("T")

QUIET: Final = 60.0
"""Seconds without a sign of life after which a table is kept in the store only."""

MOST: Final = 2000
"""Tables without anybody at them that are held in memory, whatever their age."""

SWEEP: Final = 20.0
"""Seconds between two looks for tables to let go of."""

DAY: Final = 86_400.0


class Wanted(Struct, frozen=True):
    """A seat as somebody wants it: a person's `name`, a `bot`, or neither for an open one."""

    name: str = ""
    bot: str = ""


class House:
    """The tables that this process holds, and the way to all others."""

    def __init__(self, services: Services, luck: Luck | None = None, keep_days: float = 30) -> None:
        self.services = services
        self.luck = luck or SystemLuck()
        self.keep_days = keep_days
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._keeper: asyncio.Task[None] | None = None

    async def open(
        self, deck: Deck, options: Options, wanted: Sequence[Wanted], start: bool
    ) -> tuple[Live, str, dict[int, str]]:
        """A new table, its code (empty if play has begun), and a key for each person's seat.

        Play starts at once if no seat is open and `start` is not false. Raises Declined.
        """
        services = self.services
        now = services.clock.now()
        chairs, keys = self._chairs(wanted)
        opened = log.Opened(at=now, deck=fingerprint(deck), options=options, chairs=tuple(chairs))
        entries: list[log.Entry] = [opened]
        begins = start and all(chair.name for chair in chairs)
        while True:
            table, _ = after(Table(services.secrets.key(), deck, self.luck), opened)
            if begins:
                entries = [opened, deciding.first_deal(table, now)]
            code = "" if begins else services.secrets.code()
            rows = [log.encode(entry) for entry in entries]
            try:
                await services.store.create(table.id, code, deck, rows, now)
                break
            except Conflict:  # A code that is in use: another is drawn.
                continue
        live = Live(Table(table.id, deck, self.luck), services, entries)
        self._live[table.id] = live
        self._crowd()
        return live, code, keys

    def _chairs(self, wanted: Sequence[Wanted]) -> tuple[list[log.Chair], dict[int, str]]:
        if len(wanted) < MIN_SEATS:
            raise Declined("too-few-seats", least=MIN_SEATS)
        if len(wanted) > MAX_SEATS:
            raise Declined("too-many-seats", most=MAX_SEATS)
        names: list[str] = []
        chairs: list[log.Chair] = []
        keys: dict[int, str] = {}
        for number, seat in enumerate(wanted, start=1):
            if seat.bot:
                if seat.bot not in BOTS:
                    raise Declined("no-such-bot", bot=seat.bot, known=", ".join(BOTS))
                names.append(bot_name(seat.bot, names))
                chairs.append(log.Chair(name=names[-1], bot=seat.bot))
            elif seat.name:
                names.append(person_name(seat.name, names))
                keys[number] = self.services.secrets.key()
                chairs.append(log.Chair(name=names[-1], key=hashed(keys[number])))
            else:
                chairs.append(log.Chair())
        return chairs, keys

    async def table(self, id: str) -> Live:
        """The table of this name, read from its log if it is not at hand. Raises Declined."""
        live = self._live.get(id)
        if live is not None and not live.gone:
            return live
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                live = self._live.get(id)
                if live is None or live.gone:
                    if live is not None:
                        await live.close()
                    live = self._live[id] = await self._read(id)
                    self._crowd()
                return live
        finally:
            if not lock.locked():
                self._loading.pop(id, None)

    async def by_code(self, code: str) -> Live:
        """The table of a code that still takes players. Raises Declined."""
        id = await self.services.store.table_of(code.strip().upper())
        live = await self.table(id) if id else None
        if live is None or live.table.match is not None:
            raise Declined("no-such-code", given=code[:20])
        return live

    async def code_of(self, live: Live) -> str:
        """The code that others join a table with; empty once play has begun."""
        if live.table.match is not None:
            return ""
        return await self.services.store.code_of(live.table.id)

    async def at(self, id: str, work: Callable[[Live], Awaitable[T]]) -> T:
        """Do something at a table; once more where the table had to be read again meanwhile."""
        while True:
            live = await self.table(id)
            try:
                done = await work(live)
            except Gone:
                continue
            return done

    async def history(self, id: str) -> list[log.Entry]:
        """The whole log of a table."""
        return [log.decode(row) for row in await self.services.store.rows(id)]

    async def past(self, live: Live, position: int) -> tuple[Table, Happening | None]:
        """The table as it was right after it came to a position. Raises Declined."""
        now = live.table
        if not 0 < position <= now.position:
            raise Declined("no-such-position", given=position, position=now.position)
        for _, table, happening in await self._steps(live):
            if table.position == position:
                return table, happening
        raise Declined("no-such-position", given=position, position=now.position)

    async def match(self, live: Live, number: int) -> Match:
        """The table's match of this number, as it stands or ended; 0 for the last one.

        Raises Declined.
        """
        table = live.table
        found = deciding.match_of(table)
        if number in (0, table.matches):
            return found
        past = [then.match for _, then, _ in await self._steps(live) if then.matches == number]
        if not past or past[-1] is None:
            raise Declined("no-such-match", given=number, matches=table.matches)
        return past[-1]

    async def _steps(self, live: Live) -> Iterator[Step]:
        """The table as it became with each entry of its log."""
        table = live.table
        return steps(Table(table.id, table.deck, self.luck), await self.history(table.id))

    async def delete(self, live: Live) -> None:
        """Forget a table, at once and whole."""
        id = live.table.id
        # Meanwhile nobody reads it again, as those who follow it would.
        async with self._loading.setdefault(id, asyncio.Lock()):
            self._live.pop(id, None)
            await live.close()
            await self.services.store.delete(id)
        self._loading.pop(id, None)

    def dismiss(self) -> None:
        """Send off whoever follows a table, for the server stops. They come back by themselves."""
        for live in self._live.values():
            live.dismiss()

    async def close(self) -> None:
        """Let go of everything."""
        if self._keeper is not None:
            self._keeper.cancel()
        await asyncio.gather(*[live.close() for live in self._live.values()])
        self._live.clear()
        await self.services.thinker.close()
        await self.services.store.close()

    def keep(self) -> None:
        """Look after the tables from now on: the server is running."""
        self._keeper = asyncio.get_running_loop().create_task(self._keep())

    async def _keep(self) -> None:
        day = 0.0
        while True:
            now = self.services.clock.now()
            self.let_go(now)
            if now >= day:
                day = now + DAY
                try:
                    await self.services.store.delete_idle(now - self.keep_days * DAY)
                except Exception as error:  # The next day comes, and so does the next try.
                    logger.error("idle tables could not be deleted: %s", where(error))
            await asyncio.sleep(SWEEP)

    def let_go(self, now: float) -> None:
        """Keep tables where nobody has been for a while in the store only."""
        for live in [live for live in self._live.values() if not live.presence.has_streams()]:
            if now - live.presence.quiet_since(now) > QUIET:
                self._drop(live)

    def _crowd(self) -> None:
        """Hold no more tables than fit, the quietest go first."""
        if len(self._live) <= MOST:
            return
        now = self.services.clock.now()
        empty = [live for live in self._live.values() if not live.presence.has_streams()]
        empty.sort(key=lambda live: live.presence.quiet_since(now))
        for live in empty[: len(self._live) - MOST + MOST // 10]:
            self._drop(live)

    def _drop(self, live: Live) -> None:
        if not live.is_busy:
            self._live.pop(live.table.id, None)
            live.stop()

    async def _read(self, id: str) -> Live:
        try:
            rows = await self.services.store.rows(id)
        except LookupError:
            raise Declined("no-such-table") from None
        entries = [log.decode(row) for row in rows]
        opened = entries[0]
        assert isinstance(opened, log.Opened)
        deck = await self.services.store.deck(opened.deck)
        return Live(Table(id, deck, self.luck), self.services, entries)
