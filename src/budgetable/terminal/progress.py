"""Progress on the screen, where something takes long enough to be waited for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from time import perf_counter
from typing import Final

from rich.console import Console as Screen
from rich.progress import Progress

SOON: Final = 1.0
"""Seconds after which progress is shown: what is there at once needs none."""


@contextmanager
def progressing(label: str) -> Iterator[Callable[[int, int], None]]:
    """Gives what is to be told how many parts of how many are done."""
    screen = Screen(stderr=True)
    progress = Progress(console=screen, transient=True)
    task = progress.add_task(label, total=None)
    began = perf_counter()
    with ExitStack() as stack:

        def told(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)
            is_slow = screen.is_terminal and perf_counter() - began > SOON
            if is_slow and not progress.live.is_started:
                stack.enter_context(progress)

        yield told
