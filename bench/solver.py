"""Hold the solver against the plain search on random positions of random decks, and time it.

The plain search plays every sequence of legal building moves. Positions are numbered, and the same
number is the same position. The first that the two part over is printed, and ends the run.
"""

from __future__ import annotations

import argparse
import datetime
import json
import platform
import statistics
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import track

from budgetable.rules import State
from budgetable.solver import nearest, outs, ways
from tests.kit import disagreement, some_turn

CALLED = 3
"""How often each call is made; the quickest counts, for others use the machine too."""

CALLS: dict[str, Callable[..., Any]] = {"ways": ways, "nearest": nearest, "outs": outs}


def measure(positions: int) -> dict[str, Any]:
    """The figures of so many positions. Exits where solver and search disagree."""
    counts: Counter[str] = Counter()
    taken: dict[str, list[float]] = {name: [] for name in CALLS}
    screen = Console(stderr=True)
    for number in track(range(positions), "positions", console=screen, transient=True):
        state = some_turn(Random(number))
        wrong = disagreement(state)
        if wrong:
            sys.exit(f"position {number}, {state.budgets[1]} {state.hands[1]}: {wrong}")
        for name, call in CALLS.items():
            taken[name].append(min(milliseconds(call, state) for _ in range(CALLED)))
        count(state, counts)
    return {
        "date": datetime.date.today().isoformat(),
        "machine": f"{platform.system()}, Python {platform.python_version()}",
        "positions": positions,
        **counts,
        "milliseconds": {name: spread(times) for name, times in taken.items()},
    }


def milliseconds(call: Callable[..., Any], state: State) -> float:
    """How long one call takes."""
    began = perf_counter()
    call(state.deck, state.budgets[1], state.hands[1], state.actions_left)
    return 1000 * (perf_counter() - began)


def count(state: State, counts: Counter[str]) -> None:
    """What kinds of balance a position has."""
    found = ways(state.deck, state.budgets[1], state.hands[1], state.actions_left)
    kinds = {type(move).__name__ for way in found for move in way.moves}
    counts["balanced"] += bool(found)
    counts["ways"] += len(found)
    counts["with_swap"] += "Swap" in kinds
    counts["with_relief"] += "Use" in kinds
    counts["with_extra"] += any(way.budget.has_extras for way in found)


def spread(times: list[float]) -> dict[str, float]:
    """Median, 99th percentile and slowest."""
    times = sorted(times)
    high = times[min(int(len(times) * 0.99), len(times) - 1)]
    figures = {"median": statistics.median(times), "p99": high, "slowest": times[-1]}
    return {name: round(value, 4) for name, value in figures.items()}


def page(found: dict[str, Any]) -> str:
    """The figures as a page."""
    rows = "\n".join(
        f"| `{name}` | {each['median']:.3f} | {each['p99']:.3f} | {each['slowest']:.2f} |"
        for name, each in found["milliseconds"].items()
    )
    kinds = ", ".join(
        f"with {kind} {found[f'with_{kind}']:,}" for kind in ("swap", "extra", "relief")
    )
    return f"""# The solver beside playing every sequence of moves

{found["date"]}, {found["machine"]}, uncompiled.

Both agree on {found["positions"]:,} random positions of random decks.
{found["balanced"]:,} of them can be balanced, in {found["ways"]:,} ways; {kinds}.

| milliseconds a call, best of {CALLED} | median | 99th percentile | slowest |
|---|---|---|---|
{rows}
"""


def main() -> None:
    """Measure, print, and write where asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--write", type=Path, help="the folder for solver.json and solver.md")
    options = parser.parse_args()
    found = measure(options.positions)
    print(page(found))
    if options.write:
        (options.write / "solver.json").write_text(json.dumps(found, indent=2) + "\n", "utf-8")
        (options.write / "solver.md").write_text(page(found), "utf-8")


if __name__ == "__main__":
    main()
