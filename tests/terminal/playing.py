"""A person at the terminal, for tests: lines in, lines out, the real program in between."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

NEEDS_PROC = pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="needs /proc to time the signal"
)


def budgetable(
    *arguments: str, lines: Sequence[str] = (), home: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own and type `lines`; the input ends after them."""
    typed = "".join(f"{line}\n" for line in lines)
    env = {**os.environ, "LC_ALL": "en_US.UTF-8", "COLUMNS": "100", **environment}
    if home is not None:
        env |= {"HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    return subprocess.run(
        [sys.executable, "-m", "budgetable", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=env,
        timeout=120,
        check=False,
    )


def begun(*arguments: str) -> subprocess.Popen[str]:
    """The command at work in a process of its own, to be stopped or waited for."""
    return subprocess.Popen(
        [sys.executable, "-m", "budgetable", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_until(come: Callable[[], object], process: subprocess.Popen[str], within: float = 60.0):
    """Look again and again whether something has come of a running command, for so many seconds."""
    until = time.monotonic() + within
    pause = threading.Event()
    while not come():
        assert process.poll() is None, "it ended before"
        assert time.monotonic() < until, f"nothing came in {within} seconds"
        pause.wait(0.01)


def wait_for_record(folder: Path, process: subprocess.Popen[str]) -> None:
    """Wait until a running series has written a record."""
    wait_until(lambda: folder.exists() and any(folder.iterdir()), process)


def heed_signals() -> None:
    """What a terminal gives its programs: a job in the background may ignore these."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Person:
    """Somebody at a running game, who waits for its prompts."""

    def __init__(self, *arguments: str) -> None:
        self.game = subprocess.Popen(
            [sys.executable, "-u", "-m", "budgetable", *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env={**os.environ, "LC_ALL": "en_US.UTF-8"},
            preexec_fn=heed_signals,
        )  # fmt: skip

    def read_until(self, prompt: str) -> str:
        """What the game says up to and with the prompt."""
        said = b""
        assert self.game.stdout is not None
        while not said.endswith(prompt.encode()):
            byte = self.game.stdout.read(1)
            assert byte, said.decode()
            said += byte
        return said.decode()

    def type(self, line: str) -> None:
        assert self.game.stdin is not None
        self.game.stdin.write(f"{line}\n".encode())
        self.game.stdin.flush()

    def interrupt(self) -> None:
        """Ctrl-C, once the game waits for a line: just before, Python would heed it too late."""
        state = Path(f"/proc/{self.game.pid}/stat")
        while state.read_text().rpartition(")")[2].split()[0] != "S":
            pass
        self.game.send_signal(signal.SIGINT)

    def rest(self) -> str:
        """Everything up to the end."""
        assert self.game.stdout is not None
        said = self.game.stdout.read().decode()
        self.game.wait(timeout=60)
        return said

    def close(self) -> None:
        """Leave nothing running, whatever became of the game."""
        self.game.kill()
        self.game.wait()
        for stream in (self.game.stdin, self.game.stdout):
            assert stream is not None
            stream.close()
