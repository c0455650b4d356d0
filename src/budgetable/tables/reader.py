"""A reader of a table: a seat or the spectators, in one language, at one length."""

from __future__ import annotations

from msgspec import Struct

from budgetable.tables import telling
from budgetable.tables.table import Happening, Table
from budgetable.words import Voice


class Profile(Struct, frozen=True):
    """Who reads, and how: `seat` 0 for a spectator; with `guide`, told besides what can be done."""

    seat: int = 0
    language: str = "en"
    brief: bool = False
    guide: bool = False


class Reader:
    """Keeps what was said, so that it is worked out once for all who read alike."""

    def __init__(self, profile: Profile) -> None:
        self.profile = profile
        self.pushed: tuple[object, bytes] = (None, b"")
        """The last message made for this reader, and what it was made for."""
        self._said: dict[int, str] = {}
        self._voice: Voice | None = None

    def voice(self, table: Table, names: tuple[str, ...] | None = None) -> Voice:
        """The voice for the table with the names that its seats have now, or had then."""
        names = table.names if names is None else names
        if self._voice is None or self._voice.players != names:
            profile = self.profile
            self._voice = Voice(profile.language, table.deck, names, profile.brief)
        return self._voice

    def said(self, table: Table, happening: Happening) -> str:
        """The sentence of a happening; the same whenever it is asked for."""
        known = self._said.get(happening.told)
        if known is None:
            known = telling.said(happening, self.voice(table, happening.names), self.profile.seat)
            self._said[happening.told] = known
            if len(self._said) > KEPT:
                del self._said[next(iter(self._said))]
        return known


KEPT = 200
"""Sentences that a reader remembers."""
