"""Many games at once in one process, in arrays: the same steps as the PettingZoo form."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from budgetable.environment.actions import ACTIONS
from budgetable.environment.checks import check_least, whole
from budgetable.environment.episode import new_episode
from budgetable.environment.layout import LAYOUT
from budgetable.environment.offers import MOVES
from budgetable.rules.deck import Deck
from budgetable.rules.match import Match
from budgetable.rules.view import View
from budgetable.words import text


class Batch(NamedTuple):
    """Where every game stands, a row each. The arrays are the caller's own to keep and change."""

    observations: NDArray[np.float32]
    """Of the seat that steps now: games × LAYOUT.size."""

    masks: NDArray[np.int8]
    """Its legal actions: games × ACTIONS."""

    seats: NDArray[np.int64]
    """Which seat that is, from 1."""

    rewards: NDArray[np.float32]
    """What the last step gave each seat: games × seats. 0 unless it ended the game."""

    ended: NDArray[np.bool_]
    """Whether the last step ended the game; then the row shows the next one's first step."""


class VectorEnv:
    """Games of one kind side by side. Each steps by itself: a batch has whichever seat is asked.

    A game that ends is followed by the next of its seed at once: `ended` says so, as Gymnasium's
    SAME_STEP does. An illegal action ends its game with -1 for whose it was, as in the other form.
    """

    def __init__(
        self,
        games: int,
        seats: int = 2,
        deck: str | Path | Deck = "standard",
        *,
        rounds_to_win: int | None = None,
        turn_limit: int = 50,
        offers: str = MOVES,
    ) -> None:
        self.games = whole("games", games)
        check_least("games", self.games, 1)
        self._episodes = [
            new_episode(seats, deck, rounds_to_win, turn_limit, offers) for _ in range(self.games)
        ]
        self.seats = len(self._episodes[0].players)
        self._is_seeded = False

    def match(self, game: int) -> Match:
        """One game as the rules have it, hidden cards included: replayed, so it takes time."""
        return self._episodes[game].match

    def view(self, game: int, seat: int | None = None) -> View:
        """What the seat that is asked in a game may see, or another seat; 0 for a spectator."""
        return self._episodes[game].view if seat is None else self._episodes[game].seen_by(seat)

    def reset(self, seed: SupportsIndex | None = None) -> Batch:
        """Begin all games anew: game i is the first of seed + i, as `reset` of the other form deals
        it. Without a seed each goes on to the next of its own.
        """
        if seed is not None:
            first: int | None = whole("seed", seed)
        else:
            first = None if self._is_seeded else secrets.randbits(62)
        for game, episode in enumerate(self._episodes):
            if first is None:
                episode.begin_next()
            else:
                episode.begin(first + game)
        self._is_seeded = True
        return self._batch(
            np.zeros((self.games, self.seats), np.float32), np.zeros(self.games, np.bool_)
        )

    def step(self, actions: Sequence[SupportsIndex] | NDArray[Any]) -> Batch:
        """Take an action in every game, that of the seat that is asked there.

        Raises RuntimeError before `reset`, ValueError for too few or too many actions, TypeError
        for one that is no whole number; then no game has stepped.
        """
        if not self._is_seeded:
            raise RuntimeError(text("environment-not-dealt", call="reset()"))
        if len(actions) != self.games:
            numbers = {"given": str(len(actions)), "games": str(self.games)}
            raise ValueError(text("environment-actions", **numbers))
        rewards = np.zeros((self.games, self.seats), np.float32)
        ended = np.zeros(self.games, np.bool_)
        if isinstance(actions, np.ndarray) and actions.dtype.kind in "iu" and actions.ndim == 1:
            chosen: list[int] = actions.tolist()  # It is quicker.
        else:
            chosen = [whole("action", action) for action in actions]
        for game, episode in enumerate(self._episodes):
            episode.step(chosen[game])
            if not episode.seat:
                rewards[game] = episode.rewards()
                ended[game] = True
                episode.begin_next()
        return self._batch(rewards, ended)

    def _batch(self, rewards: NDArray[np.float32], ended: NDArray[np.bool_]) -> Batch:
        episodes = self._episodes
        told = bytearray().join([episode.observation(episode.view) for episode in episodes])
        masks = bytearray().join([episode.mask() for episode in episodes])
        return Batch(
            np.frombuffer(told, np.float32).reshape(self.games, LAYOUT.size),
            np.frombuffer(masks, np.int8).reshape(self.games, ACTIONS),
            np.array([episode.seat for episode in episodes], np.int64),
            rewards,
            ended,
        )
