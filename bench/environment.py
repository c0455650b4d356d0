"""Speed of the learning environment, plain and compiled, beside those of two libraries.

    bench/run environment                       sets everything up and writes bench/results
    python -m bench.environment --runs 5        the plain one alone

Each figure is of one process on one core, with a random choice among the legal actions; every step
has its observation and its mask. Runs are interleaved and rates are by the processor's time, as in
bench/measuring.py. Each figure is the median of its runs, beside the least and the greatest.
"""

from __future__ import annotations

import os
from statistics import median

from bench.measuring import (
    COMPILED,
    PEERS,
    PLAIN,
    SOURCES,
    Figure,
    Worker,
    check_rules,
    facts_of,
    measured,
    on_one_core,
    options,
    plainly,
    short,
    write,
)

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


def main() -> None:
    """Measure, print, and write if asked to."""
    asked = options(__doc__)
    on_one_core()
    os.environ |= SETTINGS
    workers = [Worker(PLAIN, asked.plain, "stepping", SOURCES)]
    if asked.compiled:
        workers.append(Worker(COMPILED, asked.compiled, "stepping"))
    if asked.peers:
        workers.append(Worker(PEERS, asked.peers, "zoo"))
    check_rules(workers)
    loaded = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    figures = measured(workers, asked.runs, asked.seconds, asked.only)
    runs = f"{asked.runs} of {asked.seconds:g} s; {loaded:.1f} processes ran besides"
    facts = facts_of(runs, workers, [note for worker in workers for note in worker.notes])
    text = page(facts, figures)
    print(text, end="")
    if asked.write:
        plain = {
            **facts,
            "figures": plainly(figures),
            "ratios": [
                {"what": what, "to": RLCARD, "ratio": round(ratio, 3)}
                for what, ratio in ratios(figures)
            ],
        }
        write(asked.write, "environment", text, plain)


if __name__ == "__main__":
    main()
