"""The worker for the environment on its path, plain or compiled: `python -m bench.stepping`.

A step is an action taken by a seat that was given its observation and its mask.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from bench.looping import agents_in_turn
from bench.worker import Run, per_second, serve
from budgetable.environment import budgetable_v1
from budgetable.rules import mode

GAMES = 64
BATCHES = 50


def side_by_side(env: Any) -> Callable[[], dict[str, int]]:
    """Some batches of games at random."""
    luck = np.random.default_rng(1)
    batch = env.reset(seed=1)

    def step() -> dict[str, int]:
        nonlocal batch
        ended = 0
        for _ in range(BATCHES):
            batch = env.step(some_actions(batch.masks, luck))
            ended += int(batch.ended.sum())
        return {"steps": BATCHES * env.games, "games": ended}

    return step


def some_actions(masks: Any, luck: np.random.Generator) -> Any:
    """A legal action of each row, each as likely as any other of its row."""
    legal = masks.nonzero()[1]
    counts = masks.sum(axis=1, dtype=np.int64)
    return legal[counts.cumsum() - counts + (luck.random(len(masks)) * counts).astype(np.int64)]


def main() -> None:
    """Tell the figures and wait."""
    random.seed(1)
    vector = partial(budgetable_v1.vector_env, GAMES)
    figures: dict[str, Run] = {
        "raw_env": per_second(agents_in_turn(budgetable_v1.raw_env())),
        "raw_env, 4 seats": per_second(agents_in_turn(budgetable_v1.raw_env(4))),
        "raw_env, offers=never": per_second(agents_in_turn(budgetable_v1.raw_env(offers="never"))),
        "env, order of calls checked": per_second(agents_in_turn(budgetable_v1.env())),
        f"vector_env of {GAMES}": per_second(side_by_side(vector())),
        f"vector_env of {GAMES}, offers=never": per_second(side_by_side(vector(offers="never"))),
    }
    serve(figures, {"rules": mode(), "numpy": np.__version__}, [])


if __name__ == "__main__":
    main()
