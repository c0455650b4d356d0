"""Many matches, watched: workers here or on a cluster, progress on standard error, and Ctrl-C at
any time.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import TypeVar

from budgetable.simulate.cluster import cluster
from budgetable.terminal.progress import progressing
from budgetable.words import text

T = TypeVar("T")


@dataclass(frozen=True)
class Asked:
    """How matches are to be played and told: by so many workers here, or with the address of a
    scheduler by its workers.
    """

    workers: int
    language: str
    as_json: bool = False
    scheduler: str = ""


def watched(
    play: Callable[[Executor], Iterator[T]],
    total: int,
    asked: Asked,
    done: int = 0,
) -> Iterator[T]:
    """What `play` yields, one for each match of `total`, of which `done` were played before.

    Ctrl-C ends the series at once, and a sentence says how far it came; what is being played is
    lost. Raises ClusterProblem.
    """
    with ExitStack() as stack:
        if asked.scheduler:
            executor = stack.enter_context(cluster(asked.scheduler))
        else:
            # Ctrl-C reaches every process: the workers leave it to this one, which ends them.
            ignore = (signal.SIGINT, signal.SIG_IGN)
            executor = stack.enter_context(
                ProcessPoolExecutor(asked.workers, initializer=signal.signal, initargs=ignore)
            )
        told = stack.enter_context(progressing(text("simulate-matches", asked.language)))
        told(done, total)
        # Nobody on a cluster need ever answer again: there a second Ctrl-C waits for nothing.
        stopping = stack.enter_context(stop_on_interrupt(or_at_once=bool(asked.scheduler)))
        if not asked.scheduler:
            stack.callback(executor.shutdown, cancel_futures=True)
        try:
            for result in play(executor):
                yield result
                done += 1
                told(done, total)
                if stopping.is_set():
                    break
        except BrokenExecutor:
            if not stopping.is_set():
                raise
    if done < total:
        counts = {"done": str(done), "games": str(total)}
        print(text("simulate-stopped", asked.language, **counts), file=sys.stderr)


@contextmanager
def stop_on_interrupt(or_at_once: bool = False) -> Iterator[threading.Event]:
    """An event that Ctrl-C sets, which also ends the workers here: a match may take them minutes.

    An exception in the middle of the executor's work could leave it waiting for ever. With
    `or_at_once` a second Ctrl-C is that exception all the same.
    """
    stopping = threading.Event()

    def interrupted(*_: object) -> None:
        if or_at_once and stopping.is_set():
            raise KeyboardInterrupt
        stopping.set()
        for worker in multiprocessing.active_children():
            worker.terminate()

    before = signal.signal(signal.SIGINT, interrupted)
    try:
        yield stopping
    finally:
        signal.signal(signal.SIGINT, before)
