"""Speed of the rules, plain and compiled, beside two libraries for card games.

    bench/run                                       sets everything up and writes bench/results
    python -m bench.engine --runs 5 --seconds 1     the plain rules alone
    python -m bench.engine --compiled .venv-play/bin/python --peers .venv-bench/bin/python

Each figure is of one process on one core, with a uniformly random choice among the legal moves. The
plain rules, the compiled ones and the peers have a worker each, which may be another interpreter.
Their runs are interleaved, figure by figure, so that a slow spell of the machine does not fall on
one alone, and rates are by the processor's time. Each figure is the median of its runs, beside the
least and the greatest.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
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
    last_medians,
    measured,
    on_one_core,
    options,
    plainly,
    short,
    write,
)

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


def main() -> None:
    """Measure, print, and write if asked to."""
    asked = options(__doc__)
    on_one_core()
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
    check_rules(workers)
    figures = measured(workers, asked.runs, asked.seconds, asked.only)
    facts = facts_of(f"{asked.runs} of {asked.seconds:g} s", workers, notes)
    for note in notes:
        print(note, file=sys.stderr)
    before = last_medians(asked.write / "engine.json") if asked.write else {}
    text = page(facts, figures, before)
    print(text, end="")
    if asked.write:
        plain = {
            **facts,
            "figures": plainly(figures),
            "ratios": [
                {"what": what, "ratio": round(ratio, 3), "goal": goal}
                for what, ratio, goal in ratios(figures)
            ],
            "rates": [
                {"what": what, "rate": round(rate), "goal": goal}
                for what, rate, goal in rates(figures)
            ],
        }
        write(asked.write, "engine", text, plain)


if __name__ == "__main__":
    main()
