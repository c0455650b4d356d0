"""Speed of the rules, plain and compiled, beside two libraries for card games.

    bench/run                                       sets everything up and writes bench/results
    python bench/engine.py --runs 5 --seconds 1     the plain rules alone
    python bench/engine.py --compiled .venv-play/bin/python --peers .venv-bench/bin/python

Each figure is of one process on one core, with a uniformly random choice among the legal moves. The
plain rules, the compiled ones and the peers have a worker each, which may be another interpreter.
Their runs are interleaved, figure by figure, so that a slow spell of the machine does not fall on
one alone, and rates are by the processor's time. Each figure is the median of its runs, beside the
least and the greatest.
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
from collections.abc import Iterator
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

PLAYED = "play: checked, copied, with events"
COPIED = "copy and apply, without events"
IN_PLACE = "apply in place, without events"
WITHIN = "playouts within one call"
RLCARD = "RLCard Uno, game.step"
FEWEST = "OpenSpiel crazy eights, fewest calls"
SEARCH = "the search of sharp, 100 simulations a position"
DOCUMENTED = "OpenSpiel crazy eights, as documented"

RATIOS = (
    (PLAIN, IN_PLACE, RLCARD, 1.5),
    (PLAIN, COPIED, RLCARD, None),
    (PLAIN, PLAYED, RLCARD, None),
    (PLAIN, IN_PLACE, DOCUMENTED, None),
    (COMPILED, IN_PLACE, FEWEST, None),
    (COMPILED, COPIED, FEWEST, 1.3),
    (COMPILED, PLAYED, FEWEST, None),
)
"""Which of ours over which of theirs, and the least that it should be. The peers change their game
in place and tell no events.
"""

RATES = (
    (COMPILED, WITHIN, "decisions/s", 1_200_000),
    (COMPILED, SEARCH, "simulations/s", 12_000),
)
"""Which of ours, and the least that it should make in a second."""


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


def ratios(figures: list[Figure]) -> Iterator[tuple[str, float, float | None]]:
    """Ours over theirs in decisions, where both were measured, and the goal."""
    found = {(f.worker, f.name): median(f.runs) for f in figures if f.unit == "decisions/s"}
    for mode, ours, theirs, goal in RATIOS:
        if (mode, ours) in found and (PEERS, theirs) in found:
            yield f"{mode}, {ours} / {theirs}", found[mode, ours] / found[PEERS, theirs], goal


def rates(figures: list[Figure]) -> Iterator[tuple[str, float, int]]:
    """Ours that have a goal of their own, where they were measured, with their unit."""
    for mode, ours, unit, goal in RATES:
        for each in figures:
            if (each.worker, each.name, each.unit) == (mode, ours, unit):
                yield f"{mode}, {ours}, {unit}", median(each.runs), goal


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


def page(facts: dict[str, object], figures: list[Figure], before: dict[str, float]) -> str:
    """The results for a reader; `before` are the last medians, to compare with."""
    lines = ["# The engine's speed", ""]
    lines += [f"- {name}: {value}" for name, value in facts.items()]
    lines += [
        "",
        "Two seats, random legal moves, one core, rates by the processor's time.",
        "The peers change their game in place and tell no events, as `apply` does.",
        "",
        "| ratio of decisions/s | | goal |",
        "|---|---|---|",
    ]
    for name, ratio, goal in ratios(figures):
        met = "" if goal is None else f"{goal} {'met' if ratio >= goal else 'missed'}"
        lines.append(f"| {name} | {ratio:.2f} | {met} |")
    lines += ["", "| rate | | goal |", "|---|---|---|"]
    for name, rate, goal in rates(figures):
        met = "met" if rate >= goal else "missed"
        lines.append(f"| {name} | {short(rate)} | {short(goal)} {met} |")
    for worker in dict.fromkeys(figure.worker for figure in figures):
        lines += [
            "",
            f"## {worker.capitalize()}",
            "",
            "| figure | unit | median | least | greatest | since last time |",
            "|---|---|---|---|---|---|",
        ]
        for each in figures:
            if each.worker == worker:
                value = median(each.runs)
                last = before.get(each.key)
                change = f"{value / last - 1:+.0%}" if last else ""
                numbers = [short(number) for number in (value, min(each.runs), max(each.runs))]
                lines.append(f"| {each.name} | {each.unit} | {' | '.join(numbers)} | {change} |")
    return "\n".join(lines) + "\n"


def last_medians(file: Path) -> dict[str, float]:
    """The medians of the results that stand in a file, if there is one."""
    if not file.exists():
        return {}
    figures = json.loads(file.read_text(encoding="utf-8"))["figures"]
    return {Figure(f["worker"], f["name"], f["unit"]).key: f["median"] for f in figures}


def options() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=5, help="runs of each figure (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a run (1)")
    parser.add_argument("--only", default="", metavar="REGEX", help="only figures so named")
    parser.add_argument("--plain", default=sys.executable, metavar="PYTHON", help="(this one)")
    parser.add_argument("--compiled", metavar="PYTHON", help="one with the compiled wheel")
    parser.add_argument("--peers", metavar="PYTHON", help="one with the peers installed")
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="where the results go")
    return parser.parse_args()


def main() -> None:
    """Measure, print, and write if asked to."""
    asked = options()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # The workers inherit it.
    workers = [Worker(PLAIN, asked.plain, "ours", SOURCES)]
    notes = []
    if asked.compiled:
        workers.append(Worker(COMPILED, asked.compiled, "ours"))
    else:
        notes.append("skipped: the compiled rules, for no interpreter with them was given")
    if asked.peers:
        workers.append(Worker(PEERS, asked.peers, "peers"))
    else:
        notes.append("skipped: the peers, for no interpreter with them was given")
    for worker in workers:
        notes += [f"{worker.name}: {note}" for note in worker.notes]
        if worker.name in (PLAIN, COMPILED) and worker.versions["rules"] != worker.name:
            raise SystemExit(f"The rules of {worker.name} are {worker.versions['rules']}.")
    figures = measured(workers, asked.runs, asked.seconds, asked.only)
    facts: dict[str, object] = {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "processor": processor(),
        "runs": f"{asked.runs} of {asked.seconds:g} s",
    }
    for worker in workers:
        facts[worker.name] = ", ".join(f"{name} {v}" for name, v in worker.versions.items())
    if notes:
        facts["skipped"] = "; ".join(note.replace("skipped: ", "") for note in notes)
    for note in notes:
        print(note, file=sys.stderr)
    before: dict[str, float] = {}
    if asked.write:
        asked.write.mkdir(parents=True, exist_ok=True)
        before = last_medians(asked.write / "engine.json")
    text = page(facts, figures, before)
    print(text, end="")
    if asked.write:
        plain = {
            **facts,
            "figures": [{**asdict(each), "median": median(each.runs)} for each in figures],
            "ratios": [
                {"what": what, "ratio": round(ratio, 3), "goal": goal}
                for what, ratio, goal in ratios(figures)
            ],
            "rates": [
                {"what": what, "rate": round(rate), "goal": goal}
                for what, rate, goal in rates(figures)
            ],
        }
        (asked.write / "engine.md").write_text(text, encoding="utf-8")
        (asked.write / "engine.json").write_text(
            json.dumps(plain, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
        )


if __name__ == "__main__":
    main()
