"""A person at the terminal, for tests: lines in, lines out, the real program in between."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
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
