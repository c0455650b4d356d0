"""Logs in a real file of SQLite: what a write promises, whoever is killed, cancelled or refused."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError, OperationalError, StatementError

from budgetable.decks import fingerprint, from_data, to_data
from budgetable.rules import Deck
from budgetable.tables import database as module
from budgetable.tables.database import MOST_DECKS, MOST_DELETED, Database
from budgetable.tables.migrations import NewerDatabase
from budgetable.tables.schema import SCHEMA
from budgetable.tables.store import Conflict
from budgetable.tables.writes import HOUR
from tests.kit import CARDS, DECK

OTHER = from_data({"name": "other", "cards": CARDS})


def run(story: Coroutine[Any, Any, Any]) -> None:
    """Tell it, and fail if it never ends: a writer that died keeps everybody waiting."""
    asyncio.run(asyncio.wait_for(story, 60))


@asynccontextmanager
async def opened(file: Path, durability: Literal["normal", "full"] = "normal"):
    database = await Database.open(file, durability)
    try:
        yield database
    finally:
        await database.close()


def check_closed(folder: Path) -> None:
    """No thread is left, and no connection: the last one to go takes SQLite's other files along."""
    threads = [thread.name for thread in threading.enumerate()]
    assert [name for name in threads if name.startswith(("writing", "reading"))] == []
    assert [file.name for file in folder.iterdir()] == ["tables.db"]


def at_a_database(story: Callable[[Database], Awaitable[None]]) -> Callable[[Path], None]:
    """A test that is told a new database, and closes it."""

    def test(tmp_path: Path) -> None:
        async def tell() -> None:
            async with opened(tmp_path / "tables.db") as database:
                await story(database)

        run(tell())
        check_closed(tmp_path)

    test.__doc__ = story.__doc__
    return test


async def together(*writes: Awaitable[Any]) -> list[Any]:
    """What writes come to that are waiting at the same time; None is success."""
    return await asyncio.gather(*writes, return_exceptions=True)


def inside(file: Path, query: str) -> list[Any]:
    """What the file holds, by SQLite itself."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchall()


@contextmanager
def commits(note: Callable[[Connection], Any]) -> Iterator[list[Any]]:
    """What a look at the connection shows as each transaction is committed."""
    noted: list[Any] = []

    def listen(connection: Connection) -> None:
        noted.append(note(connection))

    event.listen(Engine, "commit", listen)
    try:
        yield noted
    finally:
        event.remove(Engine, "commit", listen)


# What is kept


@at_a_database
async def test_rows_come_back_in_their_order(database: Database):
    await database.create("t", "", DECK, [b"1", b"2"], 0)
    for number in range(3, 30, 2):
        await database.append("t", number, [b"%d" % number, b"%d" % (number + 1)], 0)
    assert await database.rows("t") == [b"%d" % number for number in range(1, 31)]


@at_a_database
async def test_a_table_may_begin_without_rows(database: Database):
    await database.create("t", "", DECK, [], 0)
    assert await database.rows("t") == []
    await database.append("t", 1, [b"1"], 0)
    assert await database.rows("t") == [b"1"]


@at_a_database
async def test_any_bytes_can_be_rows(database: Database):
    rows = [b"", b"\0", bytes(range(256)), b"x" * 1_000_000]
    await database.create("t", "", DECK, rows, 0)
    assert await database.rows("t") == rows


def test_everything_is_there_when_the_file_is_opened_again(tmp_path: Path):
    async def tell() -> None:
        async with opened(tmp_path / "a%20b.db") as database:
            await database.create("t", "code", DECK, [b"1"], 0)
            await database.append("t", 2, [b"2"], 0)
        async with opened(tmp_path / "a%20b.db") as database:
            assert await database.rows("t") == [b"1", b"2"]
            assert await database.table_of("code") == "t"
            deck = await database.deck(fingerprint(DECK))
            assert to_data(deck) == to_data(DECK)
            await database.append("t", 3, [b"3"], 0)

    run(tell())


@at_a_database
async def test_writes_that_wait_together_are_committed_together(database: Database):
    tables = [f"t{number}" for number in range(100)]
    with commits(lambda _: None) as noted:
        await together(*[database.create(table, table, DECK, [b"1"], 0) for table in tables])
        await together(*[database.append(table, 2, [b"2"], 0) for table in tables])
    assert len(noted) == 2
    assert [await database.rows(table) for table in tables] == [[b"1", b"2"]] * 100


@at_a_database
async def test_more_writes_than_fit_one_commit(database: Database):
    await database.create("t", "", DECK, [], 0)
    numbers = range(1, 1001)
    writes = [database.append("t", number, [b"%d" % number], 0) for number in numbers]
    assert await together(*writes) == [None] * 1000
    assert await database.rows("t") == [b"%d" % number for number in numbers]


@pytest.mark.parametrize(("durability", "level"), [("normal", 1), ("full", 2)])
def test_how_durable_a_commit_is(tmp_path: Path, durability: Literal["normal", "full"], level: int):
    async def tell() -> None:
        async with opened(tmp_path / "tables.db", durability) as database:
            await database.create("t", "", DECK, [b"1"], 0)

    with commits(lambda connection: connection.exec_driver_sql("PRAGMA synchronous").scalar()) as n:
        run(tell())
    assert set(n) == {level}
    assert inside(tmp_path / "tables.db", "PRAGMA journal_mode") == [("wal",)]


# What is refused


@at_a_database
async def test_a_row_that_is_there_is_a_conflict(database: Database):
    await database.create("t", "", DECK, [b"1", b"2"], 0)
    for first in (0, 1, 2):
        with pytest.raises(Conflict):
            await database.append("t", first, [b"x", b"x", b"x"], 0)
    assert await database.rows("t") == [b"1", b"2"]


@at_a_database
async def test_a_log_has_no_gap(database: Database):
    await database.create("t", "", DECK, [b"1"], 0)
    with pytest.raises(Conflict):
        await database.append("t", 3, [b"3"], 0)
    assert await database.rows("t") == [b"1"]


@at_a_database
async def test_a_taken_id_or_code_is_a_conflict(database: Database):
    await database.create("t", "code", DECK, [b"1"], 0)
    for table, code in (("t", ""), ("t", "new"), ("u", "code")):
        with pytest.raises(Conflict):
            await database.create(table, code, OTHER, [b"x"], 0)
    with pytest.raises(LookupError):
        await database.rows("u")
    with pytest.raises(LookupError):
        await database.deck(fingerprint(OTHER))
    assert await database.rows("t") == [b"1"]
    assert await database.table_of("new") is None


@at_a_database
async def test_of_two_that_want_the_same_the_first_gets_it(database: Database):
    outcomes = await together(
        database.create("t", "code", DECK, [b"1"], 0),
        database.create("t", "", DECK, [b"x"], 0),
        database.create("u", "code", OTHER, [b"x"], 0),
        database.append("t", 2, [b"2", b"3"], 0),
        database.append("t", 2, [b"x"], 0),
        database.append("t", 4, [b"4"], 0),
        database.append("u", 2, [b"x"], 0),
    )
    kinds = [type(outcome) for outcome in outcomes]
    nothing = type(None)
    assert kinds == [nothing, Conflict, Conflict, nothing, Conflict, nothing, LookupError]
    assert await database.rows("t") == [b"1", b"2", b"3", b"4"]
    with pytest.raises(LookupError):
        await database.deck(fingerprint(OTHER))


@at_a_database
async def test_a_table_that_is_not_there(database: Database):
    with pytest.raises(LookupError):
        await database.append("t", 1, [b"1"], 0)
    with pytest.raises(LookupError):
        await database.rows("t")
    with pytest.raises(LookupError):
        await database.deck(fingerprint(DECK))
    await database.delete("t")
    await database.drop_code("t")
    assert await database.table_of("t") is None


@pytest.mark.parametrize("place", [0, 50, 100])
def test_one_bad_write_among_a_hundred(tmp_path: Path, place: int):
    """It says so to its own caller; a row that is no bytes, which fails in the database, too."""
    good = [f"t{number}" for number in range(100)]

    async def tell(table: str, first: int, row: Any, error: type[Exception]) -> None:
        async with opened(tmp_path / f"{error.__name__}.db") as database:
            await database.create("bad", "", DECK, [b"1"], 0)
            await together(*[database.create(table, "", DECK, [b"1"], 0) for table in good])
            writes = [database.append(table, 2, [b"2"], 0) for table in good]
            writes.insert(place, database.append(table, first, [row], 0))
            outcomes = await together(*writes)
            assert isinstance(outcomes.pop(place), error)
            assert outcomes == [None] * 100
            assert [await database.rows(table) for table in good] == [[b"1", b"2"]] * 100
            assert await database.rows("bad") == [b"1"]

    run(tell("bad", 1, b"x", Conflict))
    run(tell("none", 1, b"x", LookupError))
    run(tell("bad", 2, "text", StatementError))


# What is forgotten


@at_a_database
async def test_a_dropped_code_may_be_given_again(database: Database):
    await database.create("t", "code", DECK, [b"1"], 0)
    assert await database.code_of("t") == "code"
    await database.drop_code("t")
    assert await database.table_of("code") is None
    assert await database.code_of("t") == await database.code_of("none") == ""
    await database.create("u", "code", DECK, [b"1"], 0)
    assert await database.table_of("code") == "u"
    assert await database.rows("t") == [b"1"]


@at_a_database
async def test_no_code_is_no_tables(database: Database):
    await together(*[database.create(table, "", DECK, [b"1"], 0) for table in "tuv"])
    assert await database.table_of("") is None


def test_a_deleted_table_leaves_nothing(tmp_path: Path):
    async def tell() -> None:
        async with opened(tmp_path / "tables.db") as database:
            for table, deck in (("t", DECK), ("u", DECK), ("v", OTHER)):
                await database.create(table, table, deck, [b"1", b"2"], 0)
            await database.delete("t")
            with pytest.raises(LookupError):
                await database.rows("t")
            with pytest.raises(LookupError):
                await database.append("t", 3, [b"x"], 0)
            assert await database.table_of("t") is None
            assert await database.rows("u") == [b"1", b"2"]
            assert await database.deck(fingerprint(DECK)) is DECK
            await database.delete("u")
            with pytest.raises(LookupError):
                await database.deck(fingerprint(DECK))
            assert await database.deck(fingerprint(OTHER)) is OTHER
            await database.create("t", "t", DECK, [b"new"], 0)
            assert await database.rows("t") == [b"new"]
            await database.delete("t")
            await database.delete("v")

    run(tell())
    for table in ("decks", "tables", "entries"):
        assert inside(tmp_path / "tables.db", f"SELECT count(*) FROM {table}") == [(0,)]


@at_a_database
async def test_tables_that_nobody_uses_are_forgotten(database: Database):
    await database.create("old", "", OTHER, [b"1"], 0)
    await database.create("used", "", DECK, [b"1"], 0)
    await database.append("used", 2, [b"2"], 5 * HOUR)
    await database.create("new", "", DECK, [b"1"], 5 * HOUR)
    assert await database.delete_idle(0.5 * HOUR) == 0
    assert await database.delete_idle(5 * HOUR) == 1
    with pytest.raises(LookupError):
        await database.rows("old")
    with pytest.raises(LookupError):
        await database.deck(fingerprint(OTHER))
    assert await database.rows("used") == [b"1", b"2"]
    assert await database.delete_idle(6 * HOUR) == 2
    assert await database.delete_idle(6 * HOUR) == 0


def test_the_last_use_is_written_once_an_hour(tmp_path: Path):
    async def tell() -> None:
        async with opened(tmp_path / "tables.db") as database:
            await database.create("t", "", DECK, [b"1"], 10)
            await database.append("t", 2, [b"2"], 10 + HOUR - 1)
            assert inside(tmp_path / "tables.db", "SELECT made_at, used_at FROM tables") == [
                (10, 10)
            ]
            assert await database.delete_idle(10 + HOUR - 1) == 0
            await database.append("t", 3, [b"3"], 10 + HOUR)
            assert inside(tmp_path / "tables.db", "SELECT made_at, used_at FROM tables") == [
                (10, 10 + HOUR)
            ]

    run(tell())


def test_many_idle_tables_do_not_keep_others_waiting(tmp_path: Path):
    number = 2 * MOST_DELETED + 1

    async def tell() -> None:
        async with opened(tmp_path / "tables.db") as database:
            tables = [f"t{number}" for number in range(number)]
            await together(*[database.create(table, "", DECK, [b"1"], 0) for table in tables])
            await database.create("used", "", DECK, [b"1"], 5 * HOUR)
            forgetting = asyncio.create_task(database.delete_idle(5 * HOUR))
            await database.append("used", 2, [b"2"], 5 * HOUR)
            ((left,),) = inside(tmp_path / "tables.db", "SELECT count(*) FROM tables")
            assert left > 1, "all of them went first"
            assert await forgetting == number
            assert await database.rows("used") == [b"1", b"2"]

    run(tell())


# Decks


def test_tables_share_one_deck(tmp_path: Path):
    async def tell() -> None:
        same = from_data(to_data(DECK))
        async with opened(tmp_path / "tables.db") as database:
            await database.create("t", "", DECK, [b"1"], 0)
            await database.create("u", "", same, [b"1"], 0)
            assert await database.deck(fingerprint(DECK)) is DECK
        async with opened(tmp_path / "tables.db") as database:
            one, other = await together(*[database.deck(fingerprint(DECK)) for _ in range(2)])
            assert one is other

    run(tell())
    assert inside(tmp_path / "tables.db", "SELECT count(*) FROM decks") == [(1,)]


@at_a_database
async def test_more_decks_than_are_kept_as_objects(database: Database):
    decks = [from_data({"name": f"d{n}", "cards": CARDS}) for n in range(MOST_DECKS + 5)]
    await together(*[database.create(deck.name, "", deck, [b"1"], 0) for deck in decks])
    found = [await database.deck(fingerprint(deck)) for deck in decks]
    assert [to_data(deck) for deck in found] == [to_data(deck) for deck in decks]
    shared = [one for one, other in zip(found, decks, strict=True) if one is other]
    assert len(shared) < len(decks)


# Callers and connections that go


@pytest.mark.parametrize("steps", [0, 1, 2, 5, 20])
def test_a_caller_who_goes_away_has_written_all_or_nothing(tmp_path: Path, steps: int):
    async def tell() -> None:
        async with opened(tmp_path / "tables.db") as database:
            await database.create("t", "", DECK, [b"1"], 0)
            await database.create("u", "", DECK, [b"1"], 0)
            going = asyncio.create_task(database.append("t", 2, [b"2", b"3"], 0))
            staying = asyncio.create_task(database.append("u", 2, [b"2"], 0))
            for _ in range(steps):
                await asyncio.sleep(0)
            going.cancel()
            await asyncio.wait([going, staying])
            assert staying.exception() is None
            assert await database.rows("u") == [b"1", b"2"]
            rows = await database.rows("t")
            assert rows in ([b"1"], [b"1", b"2", b"3"])
            assert rows != [b"1"] or going.cancelled()
            await database.append("t", len(rows) + 1, [b"4"], 0)
            assert await database.rows("t") == [*rows, b"4"]

    run(tell())


def test_closing_finishes_what_waits(tmp_path: Path):
    async def tell() -> None:
        database = await Database.open(tmp_path / "tables.db")
        await database.create("t", "", DECK, [], 0)
        numbers = range(1, 1001)
        writes = [
            asyncio.create_task(database.append("t", number, [b"%d" % number], 0))
            for number in numbers
        ]
        reads = [asyncio.create_task(database.rows("t")) for _ in range(20)]
        await asyncio.sleep(0)
        await database.close()
        assert await together(*writes) == [None] * 1000
        assert all(isinstance(rows, list) for rows in await together(*reads))
        for write in (database.append("t", 1001, [b"x"], 0), database.delete_idle(0)):
            with pytest.raises(RuntimeError, match="closed"):
                await write
        with pytest.raises(RuntimeError, match="closed"):
            await database.rows("t")
        await database.close()
        async with opened(tmp_path / "tables.db") as again:
            assert await again.rows("t") == [b"%d" % number for number in numbers]

    run(tell())
    check_closed(tmp_path)


def test_closing_finishes_what_is_being_read(tmp_path: Path):
    async def tell() -> None:
        database = await Database.open(tmp_path / "tables.db")
        await database.create("t", "", DECK, [b"1"] * 100, 0)
        reads = [asyncio.create_task(database.rows("t")) for _ in range(200)]
        await asyncio.sleep(0)
        await database.close()
        assert await together(*reads) == [[b"1"] * 100] * 200

    run(tell())
    check_closed(tmp_path)


def test_nobody_waits_for_ever_when_the_writer_is_stopped(tmp_path: Path):
    """As at the end of `asyncio.run`, which cancels whatever is left."""

    async def tell() -> None:
        async with opened(tmp_path / "tables.db") as database:
            await database.create("t", "", DECK, [b"1"], 0)
            before = asyncio.all_tasks()
            writes = [
                asyncio.create_task(database.append("t", number, [b"x"], 0))
                for number in range(2, 500)
            ]
            await asyncio.sleep(0)
            (writer,) = asyncio.all_tasks() - before - set(writes)
            await asyncio.sleep(0)
            writer.cancel()
            done, pending = await asyncio.wait(writes, timeout=30)
            assert (len(done), len(pending)) == (498, 0)
            assert all(write.cancelled() for write in writes)
            # A commit that had begun may still end; this one comes after it.
            await database.create("u", "", DECK, [b"1"], 0)
            rows = await database.rows("t")
            await database.append("t", len(rows) + 1, [b"x"], 0)

    run(tell())


def test_a_locked_database_is_told_and_then_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(module, "BUSY", 0.01)

    async def tell() -> None:
        async with opened(tmp_path / "tables.db") as database:
            await database.create("t", "", DECK, [b"1"], 0)
            with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                outcomes = await together(
                    database.append("t", 2, [b"2"], 0),
                    database.create("u", "", DECK, [b"1"], 0),
                    database.delete("t"),
                )
                assert [type(outcome) for outcome in outcomes] == [OperationalError] * 3
                assert await database.rows("t") == [b"1"]
            await database.append("t", 2, [b"2"], 0)
            assert await database.rows("t") == [b"1", b"2"]

    run(tell())


def test_a_full_disk_is_told_and_then_works_again(tmp_path: Path):
    pages = "PRAGMA max_page_count = {}"

    def limited(connection: Any, _: object) -> None:
        with closing(connection.cursor()) as cursor:
            cursor.execute(pages.format(limit))

    async def tell() -> None:
        async with opened(tmp_path / "tables.db") as database:
            await database.create("t", "", DECK, [b"1"], 0)
            outcomes = await together(
                database.append("t", 2, [b"2"], 0), database.append("t", 3, [b"x" * 1_000_000], 0)
            )
            assert [type(outcome) for outcome in outcomes] == [OperationalError] * 2
            assert await database.rows("t") == [b"1"]
            await database.append("t", 2, [b"2"], 0)
            assert await database.rows("t") == [b"1", b"2"]

    limit = 50
    event.listen(Engine, "connect", limited)
    try:
        run(tell())
    finally:
        event.remove(Engine, "connect", limited)


WRITER = """
import asyncio, sys
from budgetable.decks import load
from budgetable.tables.database import Database

async def write(database, table):
    await database.create(table, "", load("standard"), [b"1", b"2"], 0)
    for number in range(3, 1_000_000, 2):
        await database.append(table, number, [b"%d" % number, b"%d" % (number + 1)], 0)
        print(table, number + 1, flush=True)

async def main():
    database = await Database.open(sys.argv[1])
    await asyncio.gather(*[write(database, f"t{number}") for number in range(7)])

asyncio.run(main())
"""


def test_a_killed_process_loses_nothing_that_it_said_was_written(tmp_path: Path):
    command = [sys.executable, "-c", WRITER, str(tmp_path / "tables.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(500)]
        process.kill()
        lines += process.stdout.readlines()
    said = dict(line.split() for line in lines if line.endswith("\n"))
    assert len(said) == 7

    async def tell() -> None:
        async with opened(tmp_path / "tables.db") as database:
            for table, last in said.items():
                rows = await database.rows(table)
                assert rows == [b"%d" % number for number in range(1, len(rows) + 1)]
                assert len(rows) >= int(last)
                assert len(rows) % 2 == 0, "half a write"

    run(tell())
    assert inside(tmp_path / "tables.db", "PRAGMA integrity_check") == [("ok",)]


# Schemas


OPENER = """
import asyncio, sys
from pathlib import Path
from budgetable.decks import load
from budgetable.tables.database import Database

async def open(file):
    database = await Database.open(file)
    await database.create(sys.argv[1], "", load("standard"), [b"1"], 0)
    await database.close()

print(flush=True)
for line in sys.stdin:
    asyncio.run(open(Path(line.strip())))
    print(flush=True)
"""


def test_two_processes_may_open_a_new_file_at_once(tmp_path: Path):
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", OPENER, name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in ("t", "u")
    ]
    files = [tmp_path / f"{number}.db" for number in range(30)]
    for file in ["", *files]:
        for process in processes:
            assert process.stdin is not None
            if file:
                process.stdin.write(f"{file}\n")
                process.stdin.flush()
        for process in processes:
            assert process.stdout is not None
            assert process.stdout.readline() == "\n"
    for process in processes:
        process.communicate()
    for file in files:
        assert inside(file, "SELECT id FROM tables ORDER BY id") == [("t",), ("u",)]
        assert inside(file, "PRAGMA journal_mode") == [("wal",)]


def test_opening_waits_for_another_process_before_it_writes_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """While another writes to a file that is not yet written ahead, SQLite refuses at once."""
    file = tmp_path / "tables.db"
    waits: list[float] = []

    def migrate_and_let_another_write(engine: Engine) -> None:
        migrate(engine)
        other.execute("BEGIN IMMEDIATE")

    def wait(seconds: float) -> None:
        waits.append(seconds)
        other.rollback()

    async def tell() -> None:
        async with opened(file) as database:
            await database.create("t", "", DECK, [b"1"], 0)

    migrate = module._migrate
    monkeypatch.setattr(module, "_migrate", migrate_and_let_another_write)
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=time.monotonic, sleep=wait))
    with closing(sqlite3.connect(file, check_same_thread=False)) as other:
        run(tell())
    assert len(waits) == 1
    assert inside(file, "PRAGMA journal_mode") == [("wal",)]


def test_one_process_may_open_several_at_once(tmp_path: Path):
    async def tell() -> None:
        files = [tmp_path / name for name in ("a.db", "a.db", "b.db", "c.db")]
        databases = await asyncio.gather(*[Database.open(file) for file in files])
        for number, database in enumerate(databases):
            await database.create(f"t{number}", "", DECK, [b"1"], 0)
        assert await databases[0].rows("t1") == [b"1"]
        for database in databases:
            await database.close()

    run(tell())
    assert inside(tmp_path / "a.db", "SELECT count(*) FROM tables") == [(2,)]


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path):
    file = tmp_path / "tables.db"

    async def tell() -> None:
        async with opened(file):
            pass
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        before = file.read_bytes()
        with pytest.raises(NewerDatabase, match=r"newer version .* 9999.* up to 0001\.$"):
            await Database.open(file)
        assert file.read_bytes() == before

    run(tell())
    assert [file.name for file in tmp_path.iterdir()] == ["tables.db"]


def test_a_file_that_is_no_database(tmp_path: Path):
    (tmp_path / "notes.txt").write_text("Buy milk. " * 1000, "utf-8")
    with pytest.raises(DatabaseError):
        run(Database.open(tmp_path / "notes.txt"))
    with pytest.raises(OperationalError):
        run(Database.open(tmp_path / "nowhere" / "tables.db"))


def test_the_migrations_lead_to_the_schema(tmp_path: Path):
    async def tell() -> None:
        async with opened(tmp_path / "tables.db"):
            pass

    run(tell())
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), SCHEMA) == []
    engine.dispose()


def test_opening_prints_and_logs_nothing(tmp_path: Path):
    code = """
import asyncio, logging, sys
from budgetable.tables.database import Database
async def main():
    for _ in range(2):
        await (await Database.open(sys.argv[1])).close()
asyncio.run(main())
assert not logging.root.handlers and logging.root.level == logging.WARNING
"""
    command = [sys.executable, "-c", code, f"sqlite:///{tmp_path / 'tables.db'}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "tables.db").exists()


# Against a store that is two dictionaries


class Model:
    """Keeps tables as the store promises, and does not forget when each was used last."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.codes: dict[str, str] = {}
        self.decks: dict[str, Deck] = {}
        self.used: dict[str, float] = {}

    def create(self, table: str, code: str, deck: Deck, rows: list[bytes], now: float) -> None:
        if table in self.logs or code in self.codes.values():
            raise Conflict
        if code:
            self.codes[table] = code
        self.logs[table], self.decks[table], self.used[table] = [*rows], deck, now

    def append(self, table: str, first: int, rows: list[bytes], now: float) -> None:
        if table not in self.logs:
            raise LookupError
        if first != len(self.logs[table]) + 1:
            raise Conflict
        self.logs[table] += rows
        self.used[table] = now

    def drop_code(self, table: str) -> None:
        self.codes.pop(table, None)

    def delete(self, table: str) -> None:
        for facts in (self.logs, self.codes, self.decks, self.used):
            facts.pop(table, None)


TABLES, CODES = "tuv", ["", "a", "b"]
TABLE, ROWS = st.sampled_from(TABLES), st.lists(st.binary(max_size=2), max_size=2)
WRITES = st.one_of(
    st.tuples(
        st.just("create"), TABLE, st.sampled_from(CODES), st.sampled_from([DECK, OTHER]), ROWS
    ),
    st.tuples(st.just("append"), TABLE, st.integers(1, 5), ROWS),
    st.tuples(st.just("append"), TABLE, st.integers(1, 5), ROWS),
    st.tuples(st.just("drop_code"), TABLE),
    st.tuples(st.just("delete"), TABLE),
)
STEPS = st.tuples(st.sampled_from([0.0, 0.7 * HOUR, 3 * HOUR]), st.lists(WRITES, max_size=8))


@settings(max_examples=40)
@given(st.lists(STEPS, max_size=6), st.sampled_from([0.0, HOUR, 4 * HOUR]))
def test_any_writes_come_to_what_they_would_one_after_another(
    tmp_path_factory: pytest.TempPathFactory,
    steps: list[tuple[float, list[tuple[Any, ...]]]],
    idle: float,
):
    async def tell() -> None:
        model, now = Model(), 0.0
        async with opened(tmp_path_factory.mktemp("model") / "tables.db") as database:
            for passed, writes in steps:
                now += passed
                expected, coming = [], []
                for name, *arguments in writes:
                    if name in ("create", "append"):
                        arguments.append(now)
                    coming.append(getattr(database, name)(*arguments))
                    try:
                        expected.append(type(getattr(model, name)(*arguments)))
                    except (Conflict, LookupError) as error:
                        expected.append(type(error))
                assert [type(outcome) for outcome in await together(*coming)] == expected
                await same(database, model)
            number = await database.delete_idle(now - idle)
            gone = {table for table in model.logs if not await is_there(database, table)}
            assert number == len(gone)
            for table in [*model.logs]:
                if table in gone:
                    assert model.used[table] < now - idle
                    model.delete(table)
                else:
                    assert model.used[table] > now - idle - HOUR
            await same(database, model)

    run(tell())


async def is_there(database: Database, table: str) -> bool:
    try:
        await database.rows(table)
    except LookupError:
        return False
    return True


async def same(database: Database, model: Model) -> None:
    for table in TABLES:
        if await is_there(database, table):
            assert await database.rows(table) == model.logs[table]
        else:
            assert table not in model.logs
    for code in CODES:
        found = [table for table, given in model.codes.items() if given == code]
        assert await database.table_of(code) == (found[0] if found else None)
    for deck in (DECK, OTHER):
        try:
            assert await database.deck(fingerprint(deck)) is deck
        except LookupError:
            assert deck not in model.decks.values()
        else:
            assert deck in model.decks.values()
