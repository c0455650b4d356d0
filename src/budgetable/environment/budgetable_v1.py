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

from pathlib import Path

from budgetable.words import text

try:
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from budgetable.environment.aec import BudgetableEnv
    from budgetable.environment.observing import Observation, observation_of
    from budgetable.environment.vector import Batch, VectorEnv
except ModuleNotFoundError as missing:
    if missing.name is None or missing.name.startswith("budgetable"):
        raise
    command = 'pip install "budgetable[environment]"'
    raise ModuleNotFoundError(text("environment-not-installed", command=command)) from missing

from budgetable.environment.actions import ACTIONS, action_of, actions_of, is_offered, move_of
from budgetable.environment.episode import ILLEGAL_REWARD
from budgetable.environment.layout import BUDGET, FEATURES, LAYOUT
from budgetable.environment.offers import MOVES
from budgetable.environment.size import TooLarge
from budgetable.rules.deck import Deck

raw_env = BudgetableEnv
"""The environment without a wrapper: the same game, and quicker."""

vector_env = VectorEnv
"""Many games at once, of the same options as `env` but for drawing."""


def env(
    seats: int = 2,
    deck: str | Path | Deck = "standard",
    *,
    rounds_to_win: int | None = None,
    turn_limit: int = 50,
    offers: str = MOVES,
    render_mode: str | None = None,
    language: str = "en",
) -> OrderEnforcingWrapper[str, Observation, int | None]:
    """The environment for PettingZoo's loop, with its wrapper that checks the order of calls.

    Args:
        seats: 2 to 4.
        deck: A deck that ships, a file, or a `Deck`.
        rounds_to_win: None for a game of one round, a number for a match to so many (R24).
        turn_limit: Turns a seat after which a round is drawn (R23).
        offers: When seats are asked about any-time cards: `moves`, `turns` or `never`.
        render_mode: `ansi` for words, `svg` for a picture.
        language: Of what is drawn, `en` or `es`.

    Raises:
        TooLarge: For a deck of more different part-time jobs or expenses than have places.
        BadDeck: For a deck that cannot be played; OSError where its file cannot be read.
        TypeError: For a number that is not whole, and a deck that is no name, file or `Deck`.
        ValueError: For another option that is none.
    """
    plain = BudgetableEnv(
        seats,
        deck,
        rounds_to_win=rounds_to_win,
        turn_limit=turn_limit,
        offers=offers,
        render_mode=render_mode,
        language=language,
    )
    return OrderEnforcingWrapper(plain)


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
    "observation_of",
    "raw_env",
    "vector_env",
]
