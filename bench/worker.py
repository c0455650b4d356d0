"""What every worker has in common: it waits for the name of a figure and measures it for a while.

A worker tells the names of its figures in one line of JSON, then answers each line `SECONDS NAME`
with one line of JSON: the numbers that one run gave, by what they count. Waiting costs nothing, so
the runs of several workers can be interleaved on one core.
"""

from __future__ import annotations

import gc
import json
import platform
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time

Run = Callable[[float], dict[str, float]]
"""Works for so many seconds, or a little longer, and gives its numbers."""

WARM_UP = 0.1


def per_second(step: Callable[[], dict[str, int]]) -> Run:
    """A run that repeats `step` and divides what it counted by the processor's time it took."""

    def run(seconds: float) -> dict[str, float]:
        counts: dict[str, int] = {}
        start = process_time()
        while process_time() - start < seconds:
            for what, count in step().items():
                counts[what] = counts.get(what, 0) + count
        took = process_time() - start
        return {f"{what}/s": count / took for what, count in counts.items()}

    return run


def milliseconds(step: Callable[[], object], clock: Callable[[], float]) -> Run:
    """A run that repeats `step` and gives the median time of one."""

    def run(seconds: float) -> dict[str, float]:
        times: list[float] = []
        start = perf_counter()
        while not times or perf_counter() - start < seconds:
            before = clock()
            step()
            times.append((clock() - before) * 1e3)
        return {"ms": median(times)}

    return run


def serve(figures: dict[str, Run], versions: dict[str, str], notes: list[str]) -> None:
    """Answer the driver until it closes the line."""
    for run in figures.values():
        run(WARM_UP)
    gc.collect()
    gc.freeze()  # What a worker keeps must not slow what it measures.
    versions = {"python": platform.python_version(), **versions}
    print(json.dumps({"figures": list(figures), "versions": versions, "notes": notes}), flush=True)
    for line in sys.stdin:
        seconds, _, name = line.strip().partition(" ")
        print(json.dumps(figures[name](float(seconds))), flush=True)
