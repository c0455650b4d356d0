"""What the benchmarks have in common: workers measured in turns, their figures, and the files.

Each figure is measured in several runs. Those of different workers are interleaved, so that a slow
spell of the machine does not fall on one alone.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent / "src"

PLAIN = "plain"
COMPILED = "compiled"
PEERS = "peers"


@dataclass
class Figure:
    """What one worker measured under one name, in one unit."""

    worker: str
    name: str
    unit: str
    runs: list[float] = field(default_factory=list)

    @property
    def key(self) -> str:
        """What stays the same from one measurement to the next."""
        return f"{self.worker}: {self.name}, {self.unit}"


class Worker:
    """Another process, which measures one figure at a time and sleeps in between."""

    def __init__(self, name: str, python: str, module: str, path: Path | None = None) -> None:
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        environment.pop("PYTHONPATH", None)
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        self.name = name
        found = Path(shutil.which(python) or python).absolute()  # Not resolved: it may be a venv's.
        self.process = subprocess.Popen(
            [str(found), "-m", f"bench.{module}"],
            cwd=HERE.parent,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        told = self._answer()
        self.figures: list[str] = told["figures"]
        self.versions: dict[str, str] = told["versions"]
        self.notes: list[str] = told["notes"]

    def measure(self, figure: str, seconds: float) -> dict[str, float]:
        """One run: the numbers by their units."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds} {figure}\n")
        self.process.stdin.flush()
        return {unit: float(value) for unit, value in self._answer().items()}

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"The worker for {self.name} stopped; its error stands above.")
        return json.loads(line)


def measured(workers: list[Worker], runs: int, seconds: float, only: str) -> list[Figure]:
    """Every figure of every worker, in interleaved runs."""
    found: dict[str, Figure] = {}
    order = [(w, name) for w in workers for name in w.figures if re.search(only, name)]
    for number in range(1, runs + 1):
        for place, (worker, name) in enumerate(order, start=1):
            if sys.stderr.isatty():
                progress = f"run {number} of {runs}, figure {place} of {len(order)}"
                print(f"\r{progress}\033[K", end="", file=sys.stderr, flush=True)
            for unit, value in worker.measure(name, seconds).items():
                figure = Figure(worker.name, name, unit)
                found.setdefault(figure.key, figure).runs.append(value)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return list(found.values())


def check_rules(workers: Sequence[Worker]) -> None:
    """Stop where a worker has other rules, plain or compiled, than its name says."""
    for worker in workers:
        if worker.name != PEERS and worker.versions["rules"] != worker.name:
            raise SystemExit(f"The rules of {worker.name} are {worker.versions['rules']}.")


def on_one_core() -> None:
    """Keep this process, and the workers that it starts, on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def facts_of(runs: str, workers: Sequence[Worker], notes: Sequence[str]) -> dict[str, object]:
    """When, where and what was measured, and what was skipped."""
    facts: dict[str, object] = {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "processor": processor(),
        "runs": runs,
    }
    for worker in workers:
        facts[worker.name] = ", ".join(f"{name} {v}" for name, v in worker.versions.items())
    if notes:
        facts["skipped"] = "; ".join(note.replace("skipped: ", "") for note in notes)
    return facts


def processor() -> str:
    """What the system calls its processor."""
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        text = ""
    found = re.search(r"^model name\s*:\s*(.+)$", text, re.MULTILINE)
    return found[1] if found else platform.processor() or platform.machine()


def short(value: float) -> str:
    """Three or four figures are as many as a run is good for."""
    if value >= 10_000:
        return f"{value / 1000:,.0f}k"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def last_medians(file: Path) -> dict[str, float]:
    """The medians of the results that stand in a file, if there is one."""
    if not file.exists():
        return {}
    figures = json.loads(file.read_text(encoding="utf-8"))["figures"]
    return {Figure(f["worker"], f["name"], f["unit"]).key: f["median"] for f in figures}


def write(folder: Path, name: str, page: str, facts: Mapping[str, object]) -> None:
    """Write results into a folder: the page for a reader, and everything for programs."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.md").write_text(page, encoding="utf-8")
    text = json.dumps(facts, indent=1, ensure_ascii=False)
    (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def plainly(figures: Sequence[Figure]) -> list[dict[str, Any]]:
    """Figures with their medians, as `write` takes them."""
    return [{**asdict(each), "median": median(each.runs)} for each in figures]


def options(about: str | None) -> argparse.Namespace:
    """What was asked for of a benchmark that plain rules, compiled ones and peers run."""
    parser = argparse.ArgumentParser(
        description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=5, help="runs of each figure (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a run (1)")
    parser.add_argument("--only", default="", metavar="REGEX", help="only figures so named")
    parser.add_argument("--plain", default=sys.executable, metavar="PYTHON", help="(this one)")
    parser.add_argument("--compiled", metavar="PYTHON", help="one with the compiled wheel")
    parser.add_argument("--peers", metavar="PYTHON", help="one with the peers installed")
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="where the results go")
    return parser.parse_args()
