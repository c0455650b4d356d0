"""A cluster of machines to play a series on: Dask's, through its `concurrent.futures` executor.

`distributed` is an extra, and imported only where it is asked for.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from budgetable import __version__
from budgetable.bots import BOTS

if TYPE_CHECKING:
    from distributed import Client

ADDRESS: Final = re.compile(r"((tcp|tls|ws|wss)://)?(\[[0-9A-Fa-f:.]+\]|[^\s:/\[\]]+):\d{1,5}")

PATIENCE: Final = 4.0
"""Seconds in which a scheduler must answer and have a worker."""

NOT_INSTALLED: Final = "not-installed"
UNREACHABLE: Final = "unreachable"
NO_WORKERS: Final = "no-workers"
WITHOUT: Final = "without"
OTHER_VERSION: Final = "other-version"
LOST: Final = "lost"


class ClusterProblem(Exception):
    """Why a series cannot be played on a cluster. `where` is the address of the scheduler, or of
    the worker that does not have the package; `version` is the other version that it has.
    """

    def __init__(self, code: str, where: str, version: str = "") -> None:
        super().__init__(f"{code} {where} {version}".strip())
        self.code = code
        self.where = where
        self.version = version


def is_address(text: str) -> bool:
    """Whether this has the form of a scheduler's address: `tcp://127.0.0.1:8786`."""
    return ADDRESS.fullmatch(text) is not None


@contextmanager
def cluster(address: str, patience: float = PATIENCE) -> Iterator[Executor]:
    """An executor whose work the workers of this scheduler do; what is not done at the end is
    cancelled. Raises ClusterProblem, also for one that comes up while the work is done, or for a
    worker of another version that has come by its end.
    """
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise ClusterProblem(NOT_INSTALLED, address) from None
    with _quiet():
        try:
            client = Client(address, timeout=patience, set_as_default=False)
        except (OSError, ValueError):
            raise ClusterProblem(UNREACHABLE, address) from None
        try:
            _wait_for_worker(client, address, patience)
            _check(client, address)
            # Impure: no two pieces of work are the same, so nothing is worked out to compare them.
            yield client.get_executor(pure=False)
            _check(client, address)  # A worker that came later has played too.
        except (CancelledError, KilledWorker, OSError):
            raise ClusterProblem(LOST, address) from None
        finally:
            client.close()


@contextmanager
def _quiet() -> Iterator[None]:
    """Without the log of a cluster: work that a worker did not live to finish is done again, and
    what cannot be mended is a ClusterProblem.
    """
    logs = [logging.getLogger(name) for name in ("distributed", "distributed.client")]
    before = [log.level for log in logs]
    for log in logs:
        log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for log, level in zip(logs, before, strict=True):
            log.setLevel(level)


def _wait_for_worker(client: Client, address: str, patience: float) -> None:
    try:
        client.wait_for_workers(1, timeout=patience)
    except TimeoutError:
        raise ClusterProblem(NO_WORKERS, address) from None


def _check(client: Client, address: str) -> None:
    """Refuse a cluster whose matches could be other ones than ours."""
    ask = _asking()
    # The scheduler reads plans too, on their way to the workers.
    found = {address: client.run_on_scheduler(ask), **client.run(ask)}
    for where, (version, bots) in sorted(found.items()):
        if not version:
            raise ClusterProblem(WITHOUT, where)
        if (version, bots) != (__version__, {name: bot.version for name, bot in BOTS.items()}):
            raise ClusterProblem(OTHER_VERSION, where, version)


def _asking() -> Callable[[], tuple[str, dict[str, int]]]:
    """A function that travels whole, for this file may not be where it is going."""

    def versions() -> tuple[str, dict[str, int]]:
        try:
            from budgetable import __version__
            from budgetable.bots import BOTS
        except ImportError:
            return "", {}
        return __version__, {name: bot.version for name, bot in BOTS.items()}

    return versions
