"""A game at random by PettingZoo's loop, ours and theirs alike."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np


def agents_in_turn(env: Any) -> Callable[[], dict[str, int]]:
    """Plays a game of an environment, and counts its steps."""
    rnd = random.random
    env.reset(seed=1)

    def step() -> dict[str, int]:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(legal[int(rnd() * len(legal))])
            steps += 1
        return {"steps": steps, "games": 1}

    return step
