"""A person at the terminal, for tests: lines in, lines out, the real program in between."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path


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
