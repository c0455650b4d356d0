"""Version 1 of the environment: `env`, `raw_env` and `vector_env`.

    env = budgetable_v1.env(seats=3, render_mode="ansi")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        mask = observation["action_mask"]
        env.step(None if done else env.action_space(agent).sample(mask))

A version changes when a trained policy would meet other numbers or another order of steps.
docs/environment.md has the spaces, the order of agents, the rewards, and what changed when.
"""

from __future__ import annotations

from typing import Any

from budgetable.words import text

try:
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

    from budgetable.environment.aec import BudgetableEnv, Observation
    from budgetable.environment.vector import Batch, VectorEnv
except ModuleNotFoundError as missing:
    if missing.name is None or missing.name.startswith("budgetable"):
        raise
    command = 'pip install "budgetable[environment]"'
    raise ModuleNotFoundError(text("environment-not-installed", command=command)) from missing

from budgetable.environment.actions import ACTIONS, action_of, actions_of, is_offered, move_of
from budgetable.environment.layout import BUDGET, FEATURES, LAYOUT
from budgetable.environment.size import TooLarge

ILLEGAL_REWARD = -1.0
"""What an illegal action costs whoever took it; it ends the game."""


def raw_env(*args: Any, **options: Any) -> BudgetableEnv:
    """The environment without wrappers: the same game, with less checking and more speed."""
    return BudgetableEnv(*args, **options)


def env(*args: Any, **options: Any) -> OrderEnforcingWrapper[str, Observation, int | None]:
    """The environment for PettingZoo's loop, with the wrappers that are usual there.

    Args:
        *args: `seats`, 2 to 4, and `deck`, a name, a file, or a `Deck`.
        **options: Those two by name, and:
            `rounds_to_win`: none for a game of one round, a number for a match to so many.
            `turn_limit`: turns a seat after which a round is drawn (R23).
            `offers`: when seats are asked about any-time cards: `moves`, `turns` or `never`.
            `render_mode`: `ansi` for words or `svg` for a picture, and their `language`.

    Raises:
        TooLarge: For a deck of more different part-time jobs or expenses than have places.
        BadDeck: For a deck that cannot be played; OSError where its file cannot be read.
        ValueError: For an option that is none.
    """
    checked = TerminateIllegalWrapper(raw_env(*args, **options), ILLEGAL_REWARD)
    return OrderEnforcingWrapper(checked)


def vector_env(games: int, *args: Any, **options: Any) -> VectorEnv:
    """So many games at once, of the same options as `env` but for drawing."""
    return VectorEnv(games, *args, **options)


__all__ = [
    "ACTIONS",
    "BUDGET",
    "FEATURES",
    "ILLEGAL_REWARD",
    "LAYOUT",
    "Batch",
    "BudgetableEnv",
    "Observation",
    "TooLarge",
    "VectorEnv",
    "action_of",
    "actions_of",
    "env",
    "is_offered",
    "move_of",
    "raw_env",
    "vector_env",
]
