"""The server itself: its sockets, and what it says when it starts."""

from __future__ import annotations

import asyncio
import gc
import io
import socket
import sqlite3
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import segno
import uvicorn
from sqlalchemy.exc import DatabaseError

from budgetable.tables.clock import SystemClock
from budgetable.tables.database import Database
from budgetable.tables.house import House
from budgetable.tables.live import Services
from budgetable.tables.secrets import SystemSecrets
from budgetable.tables.thinking import Workers
from budgetable.web.app import make_app
from budgetable.web.settings import Settings

SILENCE = 30
"""Seconds after which a connection that does not answer is given up: a phone that is gone."""


DEFAULT_PORT = 8765


@dataclass(frozen=True)
class Place:
    """Where a server listens and keeps its tables, and for how long."""

    address: str
    port: int
    folder: Path
    durability: Literal["normal", "full"] = "normal"
    keep_days: float = 30

    @property
    def is_everywhere(self) -> bool:
        """Whether it listens on all of this machine's addresses, the network's too."""
        return self.address in ("0.0.0.0", "::")


class CannotKeep(Exception):
    """A `file` of the folder is no database that can be opened."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file


class InUse(Exception):
    """Another server keeps its tables in the folder."""


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """The folder is this server's alone: of two on one folder, neither would tell its players what
    happens at the other. Raises InUse and CannotKeep.

    It is the lock of a database without tables, which every system lets go of when a process ends,
    however it ends.
    """
    file = folder / "in-use.sqlite3"
    try:
        lock = sqlite3.connect(file, timeout=0)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise InUse(str(folder)) from error
        raise CannotKeep(file) from error
    with closing(lock):
        yield


def is_running(url: str) -> bool:
    """Whether a server of ours answers at this address."""
    try:
        with urllib.request.urlopen(f"{url}/api/health", timeout=2) as answer:
            return bool(answer.status == 200 and b'"ok"' in answer.read(100))
    except OSError:
        return False


def run_server(place: Place, settings: Settings, started: Callable[[str], None]) -> None:
    """Serve until it is told to stop. Calls `started` with the address once it listens.

    Raises OSError if it cannot listen there or cannot make the folder, InUse and CannotKeep.
    """
    _collect_rarely()
    listener = listen(place.address, place.port)
    port = listener.getsockname()[1]
    place.folder.mkdir(parents=True, exist_ok=True)
    with held(place.folder), asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(place, settings, listener, lambda: started(address(place.address, port))))


def _collect_rarely() -> None:
    """Look less often for garbage that refers to itself: there is little, and many tables are
    searched for it. What has been imported by now stays and is not searched at all.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(25_000, 50, 100)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(
    place: Place, settings: Settings, listener: socket.socket, started: Callable[[], None]
) -> None:
    file = place.folder / "tables.sqlite3"
    try:
        store = await Database.open(file, durability=place.durability)
    except DatabaseError as error:
        raise CannotKeep(file) from error
    services = Services(store, SystemClock(), SystemSecrets(), Workers())
    house = House(services, keep_days=place.keep_days)
    config = uvicorn.Config(
        make_app(house, settings),
        log_config=None,
        access_log=False,  # The name of a table is what lets somebody watch it.
        timeout_graceful_shutdown=2,
        timeout_keep_alive=75,
        proxy_headers=False,  # Nothing here depends on who is at the other end.
        server_header=False,
        date_header=False,
        backlog=2048,
    )
    server = Server(config, started, house.dismiss)
    await server.serve(sockets=[listener])


class Server(uvicorn.Server):
    """Says when it listens, and has its streams end when it is told to stop."""

    def __init__(
        self, config: uvicorn.Config, started: Callable[[], None], stopping: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._started = started
        self._stopping = stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        self._started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody go, then stop."""
        self._stopping()
        await super().shutdown(sockets)


def listen(address: str, port: int) -> socket.socket:
    """A socket that listens there; any free port for 0. Raises OSError."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    # Said outright: by this asyncio knows that small messages are not to wait for each other.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        # A phone that leaves the network says no goodbye. What is sent to it must be answered.
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENCE * 1000)
        listener.bind((address, port))
        listener.listen(2048)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener


def address(host: str, port: int) -> str:
    """The address of the server for this machine's own browser."""
    name = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def picture(url: str) -> str:
    """An address as a QR code for a terminal."""
    drawn = io.StringIO()
    segno.make(url, error="l").terminal(drawn, compact=True, border=2)
    return drawn.getvalue().rstrip("\n")
