"""Time, as a table knows it: seconds since 1970, and a call at a moment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """A call that is to come."""

    def cancel(self) -> None:
        """Let it not come."""


class Clock(Protocol):
    """Where a table's time comes from; tests hand in one that they move."""

    def now(self) -> float:
        """Seconds since 1970."""

    def call_at(self, when: float, call: Callable[[], None]) -> Alarm:
        """Call at that moment, or soon if it is past."""


class SystemClock:
    """The time of the system, on the running event loop."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def call_at(self, when: float, call: Callable[[], None]) -> Alarm:
        """Call at that moment, or soon if it is past."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), call)


async def until(clock: Clock, when: float) -> None:
    """Wait for a moment."""
    reached = asyncio.Event()
    alarm = clock.call_at(when, reached.set)
    try:
        await reached.wait()
    finally:
        alarm.cancel()
