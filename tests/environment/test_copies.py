"""A copy of an environment goes on by itself, exactly as the first would."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import cloudpickle  # type: ignore[import-untyped]
import numpy as np
import pytest

from budgetable import records
from budgetable.environment import budgetable_v1


def through(library: Any) -> Callable[[Any], Any]:
    """What another process would get of a value."""
    return lambda value: library.loads(library.dumps(value))


WAYS = {"deepcopy": copy.deepcopy, "pickle": through(pickle), "cloudpickle": through(cloudpickle)}
OPTIONS: dict[str, Any] = {"seats": 3, "rounds_to_win": 2, "turn_limit": 4}


def rest(env: Any, steps: int = 1000) -> list[Any]:
    """What is told and given on the way from here, over the ends of games."""
    told = []
    luck = np.random.default_rng(1)
    for _ in range(steps):
        if not env.agents:
            env.reset()
        observation, reward, termination, truncation, _ = env.last()
        told.append((env.agent_selection, observation["observation"].tobytes(), reward))
        is_over = termination or truncation
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if is_over else int(luck.choice(legal)))
    return told


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("make", [budgetable_v1.env, budgetable_v1.raw_env])
def test_a_copied_environment_plays_the_same_games(make: Any, way: str):
    for steps in (0, 1, 150, 700):
        env = make(**OPTIONS)
        env.reset(seed=4)
        rest(env, steps)
        other, third = WAYS[way](env), WAYS[way](env)
        assert records.to_json(other.unwrapped.record) == records.to_json(env.unwrapped.record)
        went = rest(env)
        assert rest(other) == went
        assert rest(third) == went, "copies share nothing that changes"
        assert records.to_json(other.unwrapped.record) == records.to_json(env.unwrapped.record)


@pytest.mark.parametrize("way", WAYS)
def test_a_fresh_copy_begins_the_same_games(way: str):
    env = budgetable_v1.env(**OPTIONS)
    other = WAYS[way](env)
    for each in (env, other):
        each.reset(seed=7)
    assert rest(env) == rest(other)


@pytest.mark.parametrize("way", WAYS)
def test_copied_games_side_by_side_go_on_the_same(way: str):
    games = budgetable_v1.vector_env(4, turn_limit=5)
    fresh = WAYS[way](games)
    batch = games.reset(seed=3)
    assert np.array_equal(fresh.reset(seed=3).observations, batch.observations)
    for copied in (False, True):
        other = WAYS[way](games)
        for _ in range(300 if copied else 100):
            actions = batch.masks.argmax(axis=1)
            batch = games.step(actions)
            if copied:
                again = other.step(actions)
                for part in batch._fields:
                    assert np.array_equal(getattr(again, part), getattr(batch, part))
