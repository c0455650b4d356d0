"""Speed of the learning environment, plain and compiled, beside those of two libraries.

    bench/run environment                       sets everything up and writes bench/results
    python -m bench.environment --runs 5        the plain one alone

Each figure is of one process on one core, with a random choice among the legal actions; every step
has its observation and its mask. Runs are interleaved and rates are by the processor's time, as in
bench/engine.py. Each figure is the median of its runs, beside the least and the greatest.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from bench.engine import COMPILED, PEERS, PLAIN, SOURCES, Figure, Worker, measured, processor, short

RLCARD = "RLCard Uno, env.run"
GOAL = 1.0
"""Compiled, steps of ours for one of RLCard's Uno, at least."""

UNIT = "steps/s"

SETTINGS = {
    **dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1"),
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",  # Its greeting would stand where figures do.
}
"""What numpy and the peers are told before they are imported."""


def ratios(figures: list[Figure]) -> list[tuple[str, float]]:
    """Ours over RLCard's Uno, in steps."""
    found = {(each.worker, each.name): median(each.runs) for each in figures if each.unit == UNIT}
    theirs = found.get((PEERS, RLCARD))
    if theirs is None:
        return []
    return [
        (f"{worker}, {name}", value / theirs)
        for (worker, name), value in found.items()
        if worker != PEERS
    ]


def page(facts: dict[str, object], figures: list[Figure]) -> str:
    """The results for a reader."""
    lines = ["# The environment's speed", ""]
    lines += [f"- {name}: {value}" for name, value in facts.items()]
    lines += [
        "",
        "Two seats unless told, random legal actions, one core, rates by the processor's time.",
        "Every step comes with its observation and its mask.",
        "",
        f"| steps for one of {RLCARD} | | goal |",
        "|---|---|---|",
    ]
    for name, ratio in ratios(figures):
        is_asked = name in (f"{COMPILED}, raw_env", f"{COMPILED}, vector_env of 64")
        met = f"{GOAL:g} {'met' if ratio >= GOAL else 'missed'}" if is_asked else ""
        lines.append(f"| {name} | {ratio:.2f} | {met} |")
    lines += ["", "| | steps/s | least | greatest | games/s |", "|---|---|---|---|---|"]
    games = {(f.worker, f.name): median(f.runs) for f in figures if f.unit == "games/s"}
    for each in figures:
        if each.unit == UNIT:
            numbers = [short(n) for n in (median(each.runs), min(each.runs), max(each.runs))]
            played = short(games[each.worker, each.name])
            lines.append(f"| {each.worker}: {each.name} | {' | '.join(numbers)} | {played} |")
    return "\n".join(lines) + "\n"


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
    os.environ |= SETTINGS
    workers = [Worker(PLAIN, asked.plain, "stepping", SOURCES)]
    if asked.compiled:
        workers.append(Worker(COMPILED, asked.compiled, "stepping"))
    if asked.peers:
        workers.append(Worker(PEERS, asked.peers, "zoo"))
    for worker in workers:
        if worker.name != PEERS and worker.versions["rules"] != worker.name:
            raise SystemExit(f"The rules of {worker.name} are {worker.versions['rules']}.")
    loaded = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    figures = measured(workers, asked.runs, asked.seconds, asked.only)
    facts: dict[str, object] = {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "processor": processor(),
        "runs": f"{asked.runs} of {asked.seconds:g} s; {loaded:.1f} processes ran besides",
    }
    for worker in workers:
        facts[worker.name] = ", ".join(f"{name} {v}" for name, v in worker.versions.items())
    notes = [note.removeprefix("skipped: ") for worker in workers for note in worker.notes]
    if notes:
        facts["skipped"] = "; ".join(notes)
    text = page(facts, figures)
    print(text, end="")
    if asked.write:
        plain = {
            **facts,
            "figures": [{**asdict(each), "median": median(each.runs)} for each in figures],
            "ratios": [
                {"what": what, "to": RLCARD, "ratio": round(ratio, 3)}
                for what, ratio in ratios(figures)
            ],
        }
        asked.write.mkdir(parents=True, exist_ok=True)
        (asked.write / "environment.md").write_text(text, encoding="utf-8")
        (asked.write / "environment.json").write_text(
            json.dumps(plain, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
        )


if __name__ == "__main__":
    main()
