"""Logs in a database: a file of SQLite, or whatever else a URL names.

Writes that wait at the same time are committed together, because a commit costs about the same
for one row as for hundreds. Each commit is one visit to a thread: with a driver that goes there and
back for every statement, a busy event loop would make each of them wait its turn.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import OperationalError

from budgetable.decks import fingerprint, from_data
from budgetable.rules import Deck
from budgetable.tables.migrations import upgrade
from budgetable.tables.schema import DECKS, ENTRIES, TABLES
from budgetable.tables.store import Store
from budgetable.tables.writes import HOUR, UNUSED_DECKS, Append, Change, Create, Outcome, Write

T = TypeVar("T")

BUSY: Final = 5.0
"""Seconds to wait for another process that is writing."""
MOST_WRITES: Final = 250
"""In one transaction: what comes after them waits for all of them."""
MOST_DELETED: Final = 100
"""Idle tables in one transaction."""
READERS: Final = 4
MOST_DECKS: Final = 32
"""Decks that are kept as objects, for their tables to share."""


class Database(Store):
    """Keeps tables in a database. Open one with `open`; it writes until it is closed."""

    def __init__(self, writing: Engine, reading: Engine) -> None:
        self._writing: Final = writing
        self._reading: Final = reading
        self._writes_in: Final = ThreadPoolExecutor(1, "writing")
        self._reads_in: Final = ThreadPoolExecutor(READERS, "reading")
        self._waiting: Final[list[tuple[Write, asyncio.Future[int]]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._decks: Final[dict[str, Deck]] = {}
        self._is_closed = False

    @classmethod
    async def open(
        cls, where: str | Path, durability: Literal["normal", "full"] = "normal"
    ) -> Database:
        """The database of this file or URL, made or brought up to date where it has to be.

        With `full` a commit of SQLite survives a power cut, with `normal` a killed process; other
        databases have settings of their own for that. Raises NewerDatabase.
        """
        text = str(where)
        url = make_url(text) if "://" in text else URL.create("sqlite", database=text)
        return await asyncio.to_thread(cls._open, url, durability)

    @classmethod
    def _open(cls, url: URL, durability: Literal["normal", "full"]) -> Database:
        # Writes have a connection to themselves, so that no number of reads keeps them waiting.
        writing, reading = _engine(url, durability, 1), _engine(url, durability, READERS)
        if is_sqlite := url.get_backend_name() == "sqlite":
            event.listen(writing, "begin", _begin_to_write)
        try:
            _migrate(writing)
            if is_sqlite:
                _log_ahead(reading)
        except BaseException:
            writing.dispose()
            reading.dispose()
            raise
        return cls(writing, reading)

    async def create(
        self, table: str, code: str, deck: Deck, rows: Sequence[bytes], now: float
    ) -> None:
        known = next((name for name, kept in self._decks.items() if kept is deck), "")
        name = known or fingerprint(deck)
        await self._write(Create(table, code or None, name, deck, tuple(rows), now))
        self._share(name, deck)

    async def append(self, table: str, first: int, rows: Sequence[bytes], now: float) -> None:
        await self._write(Append(table, first, tuple(rows), now))

    async def drop_code(self, table: str) -> None:
        await self._write(Change([update(TABLES).where(TABLES.c.id == table).values(code=None)]))

    async def rows(self, table: str) -> list[bytes]:
        log = select(ENTRIES.c.data).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.row)

        def read(connection: Connection) -> list[bytes]:
            rows = list(connection.scalars(log))
            if not rows and not connection.scalar(select(1).where(TABLES.c.id == table)):
                raise LookupError(f"there is no table {table}")
            return rows

        return await self._read(read)

    async def table_of(self, code: str) -> str | None:
        named = select(TABLES.c.id).where(TABLES.c.code == code)
        return await self._read(lambda connection: connection.scalar(named))

    async def code_of(self, table: str) -> str:
        code = select(TABLES.c.code).where(TABLES.c.id == table)
        return await self._read(lambda connection: connection.scalar(code)) or ""

    async def deck(self, fingerprint: str) -> Deck:
        named = select(DECKS.c.data).where(DECKS.c.fingerprint == fingerprint)
        data = await self._read(lambda connection: connection.scalar(named))
        if data is None:
            raise LookupError(f"there is no deck {fingerprint}")
        if (kept := self._decks.get(fingerprint)) is not None:
            return self._share(fingerprint, kept)
        return self._share(fingerprint, from_data(msgspec.json.decode(data)))

    async def delete(self, table: str) -> None:
        await self._write(Change([delete(TABLES).where(TABLES.c.id == table), UNUSED_DECKS]))

    async def delete_idle(self, before: float) -> int:
        # A table written to in the hour after its `used_at` must not be taken for idle.
        idle = select(TABLES.c.id).where(TABLES.c.used_at <= before - HOUR).limit(MOST_DELETED)
        forget = Change([delete(TABLES).where(TABLES.c.id.in_(idle)), UNUSED_DECKS])
        number = 0
        while deleted := await self._write(forget):  # Little by little, as others wait to write.
            number += deleted
        return number

    async def close(self) -> None:
        """Let go of everything, once what waits is written and what is being read is read."""
        self._is_closed = True
        if self._writer is not None:
            await asyncio.wait([self._writer])
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._writes_in.shutdown()
        self._reads_in.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    def _share(self, fingerprint: str, deck: Deck) -> Deck:
        """The one object that stands for this deck."""
        kept = self._decks[fingerprint] = self._decks.pop(fingerprint, deck)
        if len(self._decks) > MOST_DECKS:
            del self._decks[next(iter(self._decks))]  # The one asked for the longest ago.
        return kept

    async def _read(self, read: Callable[[Connection], T]) -> T:
        self._check_open()

        def work() -> T:
            with self._reading.connect() as connection:
                return read(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reads_in, work)

    async def _write(self, write: Write) -> int:
        """Wait until it is committed. A caller who goes away does not stop it."""
        self._check_open()
        outcome: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, outcome))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        return await outcome

    def _check_open(self) -> None:
        if self._is_closed:
            raise RuntimeError("the database is closed")

    async def _write_all(self) -> None:
        """Write until nothing waits."""
        while self._waiting:
            batch = self._waiting[:MOST_WRITES]
            del self._waiting[:MOST_WRITES]
            try:
                writes = [write for write, _ in batch]
                loop = asyncio.get_running_loop()
                outcomes = await loop.run_in_executor(self._writes_in, self._settle, writes)
            except BaseException:  # The loop is being shut down: let nobody wait for nothing.
                for _, waiter in batch + self._waiting:
                    waiter.cancel()
                self._waiting.clear()
                raise
            for (_, waiter), outcome in zip(batch, outcomes, strict=True):
                if waiter.done():
                    continue
                if isinstance(outcome, Exception):
                    waiter.set_exception(outcome)
                else:
                    waiter.set_result(outcome)

    def _settle(self, writes: Sequence[Write]) -> list[Outcome]:
        try:
            return self._commit(writes)
        except OperationalError as error:  # Full, locked, gone: that is nobody's own fault.
            return [error] * len(writes)
        except Exception:
            # One of them cannot be stored at all, or another process wrote between the asking and
            # the writing. The rest must not suffer, and each may learn its own reason.
            return [self._settle_alone(write) for write in writes]

    def _settle_alone(self, write: Write) -> Outcome:
        try:
            return self._commit([write])[0]
        except Exception as error:
            return error

    def _commit(self, writes: Sequence[Write]) -> list[Outcome]:
        """One transaction, in the order in which the writes came."""
        outcomes: list[Outcome] = []
        with self._writing.begin() as connection:
            for kind, run in groupby(writes, key=lambda write: type(write)):
                outcomes += kind.apply(connection, list(run))
        return outcomes


def _engine(url: URL, durability: Literal["normal", "full"], connections: int) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=connections, max_overflow=0)
    # With an isolation level, Python's sqlite3 would begin transactions by itself, and too late.
    settings = {"timeout": BUSY, "isolation_level": None, "check_same_thread": False}
    engine = create_engine(url, pool_size=connections, max_overflow=0, connect_args=settings)

    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute(f"PRAGMA synchronous = {durability.upper()}")
        cursor.close()

    event.listen(engine, "connect", set_up)
    return engine


def _begin_to_write(connection: Connection) -> None:
    # A transaction that began by reading could not wait for another process: SQLite refuses it.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


_migrating = threading.Lock()


def _migrate(engine: Engine) -> None:
    with _migrating, engine.begin() as connection:  # Alembic's `op` is one for the whole process.
        upgrade(connection)


def _log_ahead(engine: Engine) -> None:
    """Let SQLite write ahead, so that reading and writing do not wait for each other."""
    give_up = time.monotonic() + BUSY
    while True:
        try:
            with engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA journal_mode = WAL")
            return
        except OperationalError:  # For this one SQLite itself does not wait for other processes.
            if time.monotonic() > give_up:
                raise
        time.sleep(0.01)
