"""What the database holds: tables, the rows of their logs, their decks."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Double, ForeignKey, Integer, LargeBinary, MetaData, String, Table

SCHEMA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""What the migrations lead to."""

DECKS = Table(
    "decks",
    SCHEMA,
    Column("fingerprint", String, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
TABLES = Table(
    "tables",
    SCHEMA,
    Column("id", String, primary_key=True),
    Column("code", String, unique=True),
    Column("deck", String, ForeignKey(DECKS.c.fingerprint), nullable=False, index=True),
    Column("made_at", Double, nullable=False),
    Column("used_at", Double, nullable=False, index=True),
)
ENTRIES = Table(
    "entries",
    SCHEMA,
    Column("table_id", String, ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("row", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
