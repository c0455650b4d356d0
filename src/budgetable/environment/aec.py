"""The PettingZoo form: seats step one after the other (AEC). `budgetable_v1` is its public name."""

from __future__ import annotations

import secrets
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, SupportsIndex

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from budgetable import decks, records
from budgetable.environment import drawing
from budgetable.environment.actions import ACTIONS
from budgetable.environment.checks import check_choice, whole
from budgetable.environment.episode import new_episode
from budgetable.environment.layout import LAYOUT
from budgetable.environment.observing import Observation, observed
from budgetable.environment.offers import MOVES
from budgetable.rules.deck import Deck
from budgetable.rules.match import Match
from budgetable.rules.view import View
from budgetable.words import LANGUAGES, text

RENDER_MODES = ("ansi", "svg")
LARGEST = float(decks.MAX_CARDS)
"""No number of an observation is beyond it: an amount is at most 1, and no deck has more cards."""


@cache
def observation_space() -> gymnasium.spaces.Dict:
    """The space of every seat's observations."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(-LARGEST, LARGEST, (LAYOUT.size,), np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


class BudgetableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc] # It is untyped.
    """The game, seat by seat; docs/environment.md has its spaces, rewards and order of agents.

    `view` is what a seat may see of it, as `budgetable.bots` play by. `match` and `record` are the
    whole game, hidden cards included: replayed where they are asked for, and not for policies.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "budgetable_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        seats: int = 2,
        deck: str | Path | Deck = "standard",
        *,
        rounds_to_win: int | None = None,
        turn_limit: int = 50,
        offers: str = MOVES,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        if render_mode is not None:
            check_choice("render_mode", render_mode, RENDER_MODES)
        check_choice("language", language, LANGUAGES)
        self.render_mode = render_mode
        self.language = language
        self._episode = new_episode(seats, deck, rounds_to_win, turn_limit, offers)
        self._is_seeded = False
        self.agents: list[str] = []
        self.possible_agents = list(self._episode.players)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents, start=1)}
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(ACTIONS) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def match(self) -> Match:
        """The match as the rules have it: replayed, which takes milliseconds late in a round."""
        return self._episode.match

    @property
    def record(self) -> records.Record:
        """What was played so far, as a record to keep or to replay; replayed like `match`."""
        return records.of(self._episode.match)

    def view(self, agent: str | None = None) -> View:
        """What the agent that is asked may see, or another one; at the end, what everybody may."""
        return self._episode.view if agent is None else self._episode.seen_by(self._seats[agent])

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> None:
        """Begin a game: the first of a `seed`, or without one the next of the last seed."""
        if seed is None and self._is_seeded:
            self._episode.begin_next()
        else:
            self._episode.begin(secrets.randbits(63) if seed is None else whole("seed", seed))
        self._is_seeded = True
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.agent_selection = agents[self._episode.seat - 1]

    def observe(self, agent: str) -> Observation:
        return observed(self._episode, self._seats[agent])

    def step(self, action: SupportsIndex | None) -> None:
        """Play the action of the agent that is asked. An illegal one ends the game at its cost.

        Raises RuntimeError where no game is played, TypeError for an action that is no whole
        number, ValueError for None from an agent that still plays.
        """
        if not self.agents:
            raise RuntimeError(text("environment-not-dealt", call="reset()"))
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(text("environment-no-action", agent=agent))
        episode = self._episode
        number = whole("action", action)
        self._cumulative_rewards[agent] = 0.0
        episode.step(number)
        if episode.seat:
            self.agent_selection = self.possible_agents[episode.seat - 1]
            return
        self.rewards = dict(zip(self.possible_agents, episode.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as the seat sees it that is asked, in words or as a picture."""
        if self.render_mode is None:
            return None
        draw = drawing.as_text if self.render_mode == "ansi" else drawing.as_svg
        episode = self._episode
        return draw(episode.view, self.language, episode.is_match, episode.illegal)

    def close(self) -> None:
        """Nothing is held open."""
