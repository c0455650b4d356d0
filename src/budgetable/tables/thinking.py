"""Where bots think: in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Iterable
from concurrent.futures import TimeoutError as TooLong
from random import Random
from typing import Final, Protocol

from pebble import ProcessExpired, ProcessPool

from budgetable.bots import BOTS, SEARCHING, make
from budgetable.rules import View

THOUGHT: Final = 0.3
"""Seconds that a bot may think about a move; what it has found by then, it plays."""

PATIENCE: Final = 10.0
"""Seconds after which a bot that still thinks is ended."""


def longest(bots: Iterable[str]) -> float:
    """The seconds that these bots may think about a position, one after the other."""
    return THOUGHT * sum(bot in SEARCHING for bot in bots)


class BotFailed(Exception):
    """A bot gave no move: it broke, took too long, or its process ended."""


class Thinker(Protocol):
    """Asks bots. What they are given is a view, so they cannot know more than their seat."""

    async def move(self, bot: str, view: View, seed: int) -> str:
        """The bot's move in words. Raises BotFailed."""

    async def interruption(self, bot: str, view: View, seed: int) -> str | None:
        """The any-time card that the bot plays now, in words, or nothing. Raises BotFailed."""

    async def close(self) -> None:
        """Let go of everything."""


def move(bot: str, view: View, seed: int) -> str:
    """A bot's move, worked out here."""
    return str(make(bot, THOUGHT).move(view, Random(seed)))


def interruption(bot: str, view: View, seed: int) -> str | None:
    """A bot's interruption, worked out here; where none is legal, the bot is not troubled."""
    found = make(bot, THOUGHT).interrupt(view, Random(seed)) if view.legal else None
    return None if found is None else str(found)


class Workers:
    """A pool of processes. One that hangs or dies is replaced, and only its own bot fails."""

    def __init__(self, workers: int = 0, patience: float = PATIENCE) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.patience = patience
        self._pool: ProcessPool | None = None

    async def move(self, bot: str, view: View, seed: int) -> str:
        """The bot's move in words. Raises BotFailed."""
        found = await self._ask(move, bot, view, seed)
        if found is None:
            raise BotFailed(f"{bot} gave no move")
        return found

    async def interruption(self, bot: str, view: View, seed: int) -> str | None:
        """The any-time card that the bot plays now, in words, or nothing. Raises BotFailed."""
        return await self._ask(interruption, bot, view, seed)

    async def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(pool.join)

    async def _ask(self, question: Question, bot: str, view: View, seed: int) -> str | None:
        try:
            if self._pool is not None and not self._pool.active:
                await self.close()  # It broke, as where no process can be started: begin anew.
            future = self._started().schedule(
                question, args=(bot, view, seed), timeout=self.patience
            )
            return await asyncio.wrap_future(future)
        except (TooLong, ProcessExpired) as error:
            raise BotFailed(f"{bot}: {error}") from error
        except Exception as error:  # Whatever a bot raises comes back here.
            raise BotFailed(f"{bot}: {type(error).__name__}") from error

    def _started(self) -> ProcessPool:
        if self._pool is None:
            # Spawned, not forked: the server has threads.
            self._pool = ProcessPool(
                max_workers=self.workers,
                initializer=_settle,
                context=multiprocessing.get_context("spawn"),
            )
        return self._pool


class Question(Protocol):
    """What a worker is asked."""

    def __call__(self, bot: str, view: View, seed: int) -> str | None:
        """Its answer."""


def _settle() -> None:
    """A worker lets the server go first, and is ended by it alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


def simpler(bot: str) -> str:
    """The next weaker bot, or nothing below the weakest."""
    names = list(BOTS)
    place = names.index(bot) if bot in names else 0
    return names[place - 1] if place else ""
