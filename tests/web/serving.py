"""The real server as a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Process:
    """`budgetable serve` on a free port, ended when the test is."""

    def __init__(self, folder: Path, *options: str) -> None:
        command = [sys.executable, "-m", "budgetable", "serve", "--address", "127.0.0.1"]
        command += ["--port", "0", "--data", str(folder), "--limit", "0", *options]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            # Like a shell's foreground job: a background one would not hear Ctrl-C.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", first)
        if found is None:
            self.process.kill()
            raise AssertionError(f"{first}{self.process.communicate()}")
        self.url = found.group()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def end(self) -> tuple[int, str, str]:
        """Press Ctrl-C; the exit status, and what was still printed."""
        self.process.send_signal(signal.SIGINT)
        out, err = self.process.communicate(timeout=20)
        return self.process.returncode, out, err


@contextmanager
def server(folder: Path, *options: str) -> Iterator[str]:
    """The address of a server that keeps its tables in that folder."""
    process = Process(folder, *options)
    try:
        yield process.url
    finally:
        process.kill()
