"""A server as a child process on this machine: started, watched through /proc, ended by its id."""

from __future__ import annotations

import contextlib
import http.client
import os
import random
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.loopback import HOST

TICK = os.sysconf("SC_CLK_TCK")
PATIENCE = 30.0
"""Seconds that a server may take to be ready, and to end."""


def free_port() -> int:
    """A port that nobody has. From below those that clients are given: a client that knocks while
    nobody listens could otherwise be connected with itself.
    """
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((HOST, port))
            return port


@dataclass(frozen=True)
class Usage:
    """Seconds of the processor and resident megabytes, of a process and of its children."""

    seconds: float
    children_seconds: float
    memory: float
    children_memory: float


def children(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found = []
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in map(int, (task / "children").read_text().split()):
                found += [child, *children(child)]
    return found


def _of_one(pid: int) -> tuple[float, float]:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    memory = pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    return (int(fields[11]) + int(fields[12])) / TICK, memory


def usage(pid: int) -> Usage:
    """What a process has used so far."""
    seconds, memory = _of_one(pid)
    children_seconds = children_memory = 0.0
    for child in children(pid):
        with contextlib.suppress(OSError):
            more_seconds, more_memory = _of_one(child)
            children_seconds += more_seconds
            children_memory += more_memory
    return Usage(seconds, children_seconds, memory, children_memory)


def busy() -> float:
    """Seconds that all the processors together have worked."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
    user, nice, system, _idle, _wait, interrupts, soft = fields[:7]
    return (user + nice + system + interrupts + soft) / TICK


class Server:
    """One server on one port. Its `log` holds what it said."""

    def __init__(
        self,
        command: Callable[[int], Sequence[str]],
        health: str,
        log: Path,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.port = free_port()
        self.command = list(command(self.port))
        self.health = health
        self.log = log
        self.environment = {**os.environ, "NODE_ENV": "production", **(environment or {})}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """Of the process that was started last."""
        assert self.process is not None
        return self.process.pid

    def launch(self) -> None:
        """Start it, in a group of its own, and do not wait."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, env=self.environment, stdout=log, stderr=log, start_new_session=True
            )

    def start(self) -> float:
        """Start it; the seconds until it was ready."""
        began = time.perf_counter()
        self.launch()
        assert self.process is not None
        while not self._is_ready():
            if self.process.poll() is not None or time.perf_counter() - began > PATIENCE:
                self.kill()
                said = self.log.read_text(errors="replace")[-2000:]
                raise SystemExit(f"The server is not ready: {' '.join(self.command)}\n{said}")
            time.sleep(0.01)
        return time.perf_counter() - began

    def kill(self) -> None:
        """End it without a word. Its children have to notice by themselves."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        """Ask it to end; then end what is left of its group."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def _is_ready(self) -> bool:
        asked = http.client.HTTPConnection(HOST, self.port, timeout=5)
        try:
            asked.request("GET", self.health)
            return asked.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            asked.close()
