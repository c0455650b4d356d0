"""Where logs are kept, as a table sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from budgetable.rules import Deck


class Conflict(Exception):
    """Another process has written this row of the log first: read the log again."""


class Store(Protocol):
    """Keeps tables as logs. When a write returns, a killed process does not lose it.

    Rows are bytes, numbered from 1 without a gap.
    """

    async def create(
        self, table: str, code: str, deck: Deck, rows: Sequence[bytes], now: float
    ) -> None:
        """A new table with its first rows, and its deck if it is not yet kept.

        Raises Conflict if its id or its code (where it is not empty) is taken.
        """

    async def append(self, table: str, first: int, rows: Sequence[bytes], now: float) -> None:
        """More rows, numbered from `first`, all or none.

        Raises Conflict if `first` is there already, LookupError if the table is not.
        """

    async def drop_code(self, table: str) -> None:
        """The table's code works no more, and may be given again."""

    async def rows(self, table: str) -> list[bytes]:
        """The whole log. Raises LookupError if there is no such table."""

    async def table_of(self, code: str) -> str | None:
        """The table of a code."""

    async def code_of(self, table: str) -> str:
        """The code of a table; empty where it has none, or where there is no such table."""

    async def deck(self, fingerprint: str) -> Deck:
        """A deck that some table is played with. Raises LookupError."""

    async def delete(self, table: str) -> None:
        """Forget a table, at once and whole, and its deck if no other uses it."""

    async def delete_idle(self, before: float) -> int:
        """Forget the tables that nobody has written to since; how many they were.

        The moment of the last writing may be off by an hour.
        """

    async def close(self) -> None:
        """Let go of everything."""
