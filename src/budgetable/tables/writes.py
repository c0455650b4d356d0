"""Writes that wait for the store. Neighbours of one kind share their statements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

import msgspec
from sqlalchemy import (
    Connection,
    Executable,
    Table,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from budgetable.decks import to_data
from budgetable.rules import Deck
from budgetable.tables.schema import DECKS, ENTRIES, TABLES
from budgetable.tables.store import Conflict

HOUR: Final = 3600.0
"""How exactly a table's last use is known: written with every row, it would double the work."""

_any_of_ids = TABLES.c.id.in_(bindparam("ids", expanding=True))
_last_row = select(func.max(ENTRIES.c.row)).where(ENTRIES.c.table_id == TABLES.c.id)
_ENDS = select(TABLES.c.id, TABLES.c.used_at, _last_row.scalar_subquery().label("row")).where(
    _any_of_ids
)
_TAKEN = select(TABLES.c.id, TABLES.c.code).where(
    or_(_any_of_ids, TABLES.c.code.in_(bindparam("codes", expanding=True)))
)
_KEPT_DECKS = select(DECKS.c.fingerprint).where(
    DECKS.c.fingerprint.in_(bindparam("decks", expanding=True))
)
_USED = update(TABLES).where(TABLES.c.id == bindparam("table")).values(used_at=bindparam("now"))
UNUSED_DECKS = delete(DECKS).where(
    ~select(TABLES.c.id).where(TABLES.c.deck == DECKS.c.fingerprint).exists()
)

Outcome = int | Exception
"""Of a write: how many tables it changed, or why it was refused."""


class Write:
    """A write that waits. Those of one kind that follow each other are done in one go."""

    @classmethod
    def apply(cls, connection: Connection, run: Sequence[Self]) -> list[Outcome]:
        """Write what can be written. Nothing is there of a write that is refused.

        It asks before it writes, for a statement that fails can spoil a whole transaction.
        """
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class Create(Write):
    """A new table with its first rows."""

    table: str
    code: str | None
    fingerprint: str
    deck: Deck
    rows: Sequence[bytes]
    now: float

    @classmethod
    def apply(cls, connection: Connection, run: Sequence[Self]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        ids = {write.table for write in run}
        codes = {write.code for write in run if write.code}
        taken = connection.execute(_TAKEN, {"ids": list(ids), "codes": list(codes)})
        for id, code in taken:
            ids.discard(id)
            codes.discard(code)
        decks = {write.fingerprint: write.deck for write in run}
        for kept in connection.scalars(_KEPT_DECKS, {"decks": list(decks)}):
            del decks[kept]
        tables: list[dict[str, Any]] = []
        entries: list[dict[str, Any]] = []
        for write in run:
            if write.table not in ids or (write.code and write.code not in codes):
                outcomes.append(Conflict(f"the table {write.table} or its code is there already"))
                continue
            outcomes.append(1)
            ids.discard(write.table)
            codes.discard(write.code or "")
            tables.append(
                {
                    "id": write.table,
                    "code": write.code,
                    "deck": write.fingerprint,
                    "made_at": write.now,
                    "used_at": write.now,
                }
            )
            entries += _numbered(write.table, 1, write.rows)
        used = {table["deck"] for table in tables}
        new = [
            {"fingerprint": name, "data": msgspec.json.encode(to_data(deck))}
            for name, deck in decks.items()
            if name in used
        ]
        _insert(connection, DECKS, new)
        _insert(connection, TABLES, tables)
        _insert(connection, ENTRIES, entries)
        return outcomes


@dataclass(frozen=True, eq=False)
class Append(Write):
    """More rows of a log."""

    table: str
    first: int
    rows: Sequence[bytes]
    now: float

    @classmethod
    def apply(cls, connection: Connection, run: Sequence[Self]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        asked = {"ids": list({write.table for write in run})}
        found = {row.id: row for row in connection.execute(_ENDS, asked)}
        lengths = {id: row.row or 0 for id, row in found.items()}
        used: dict[str, float] = {}
        entries: list[dict[str, Any]] = []
        for write in run:
            table = write.table
            if table not in lengths:
                outcomes.append(LookupError(f"there is no table {table}"))
            elif write.first != lengths[table] + 1:
                outcomes.append(Conflict(f"row {write.first} does not follow {lengths[table]}"))
            else:
                outcomes.append(1)
                entries += _numbered(table, write.first, write.rows)
                lengths[table] += len(write.rows)
                if write.now >= found[table].used_at + HOUR:
                    used[table] = write.now
        _insert(connection, ENTRIES, entries)
        if used:
            changes = [{"table": table, "now": now} for table, now in used.items()]
            connection.execute(_USED, changes)
        return outcomes


@dataclass(frozen=True, eq=False)
class Change(Write):
    """Statements that always hold; the first one counts."""

    statements: Sequence[Executable]

    @classmethod
    def apply(cls, connection: Connection, run: Sequence[Self]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for write in run:
            results = [connection.execute(statement) for statement in write.statements]
            outcomes.append(results[0].rowcount)
        return outcomes


def _numbered(table: str, first: int, rows: Sequence[bytes]) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "row": number, "data": data}
        for number, data in enumerate(rows, start=first)
    ]


def _insert(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    if rows:  # An insert of no rows would be one of a row of defaults.
        connection.execute(insert(table), rows)
