"""Who is there: seats with a stream open, or heard of a moment ago. Seat 0 are the spectators."""

from __future__ import annotations

from collections import Counter
from typing import Final

AWAY_AFTER: Final = 30.0
"""Seconds of silence after which a seat is away. A page that is refreshed never is."""

SPECTATORS: Final = 0


class Presence:
    """What is known of it on this process; nothing here is kept."""

    def __init__(self, now: float) -> None:
        self._streams: Counter[int] = Counter()
        self._heard: dict[int, float] = {}
        self._hidden: set[int] = set()
        self._began = now

    def hear(self, seat: int, now: float) -> None:
        """A sign of life."""
        self._heard[seat] = now
        self._hidden.discard(seat)

    def hide(self, seat: int, now: float) -> None:
        """The page is there and nobody looks at it: a locked phone, a tab behind another."""
        self._heard[seat] = now
        self._hidden.add(seat)

    def enter(self, seat: int, now: float) -> None:
        """A stream or a long poll is open."""
        self._streams[seat] += 1
        self.hear(seat, now)

    def leave(self, seat: int, now: float) -> None:
        """It is closed."""
        self._streams[seat] -= 1
        self._heard[seat] = now

    def close(self, seat: int, now: float) -> None:
        """The seat is taken away. Those after it move up, with a moment to be heard of."""
        heard = {n: at for n, at in self._heard.items() if n < seat}
        self._heard = heard | {n - 1: now for n in self._heard if n > seat}
        self._hidden = {n - (n > seat) for n in self._hidden if n != seat}

    def away_at(self, seat: int) -> float | None:
        """When the seat counts as away if nothing more is heard of it; None while a stream is open.

        A table that has just been read from its log gives everybody a moment to come back.
        """
        if self._streams[seat] > 0 and seat not in self._hidden:
            return None
        return self._heard.get(seat, self._began) + AWAY_AFTER

    def has_streams(self) -> bool:
        """Whether anybody follows the table now."""
        return any(count > 0 for count in self._streams.values())

    def anybody(self, now: float) -> bool:
        """Whether anybody follows the table or was heard of a moment ago."""
        heard = [when for seat, when in self._heard.items() if seat not in self._hidden]
        shown = [n for seat, n in self._streams.items() if seat not in self._hidden]
        return any(n > 0 for n in shown) or any(now < when + AWAY_AFTER for when in heard)

    def quiet_since(self, now: float) -> float:
        """When it was last heard of anybody; now while a stream is open."""
        return now if self.has_streams() else max(self._heard.values(), default=self._began)
