"""What a seat observes, in arrays of numpy: all that a trained policy needs to be served."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from budgetable.environment.actions import ACTIONS, actions_of, mask_of
from budgetable.environment.encoding import Encoder
from budgetable.environment.episode import Episode
from budgetable.rules.deck import Deck
from budgetable.rules.view import View

Observation = dict[str, NDArray[Any]]
"""`observation`, the numbers of LAYOUT, and `action_mask`, 1 for each action that is legal."""


def observed(episode: Episode, seat: int) -> Observation:
    """What a seat observes; its mask is empty unless the step is its own."""
    steps = seat == episode.seat
    view = episode.view if steps else episode.seen_by(seat)
    return arrays(episode.observation(view), episode.mask() if steps else bytearray(ACTIONS))


def observation_of(view: View) -> Observation:
    """What the environment would tell the seat of a view, if its step came now: for a policy that
    plays elsewhere, as a bot. `actions.move_of` gives the move of its action.
    """
    return arrays(encoder_of(view.deck).encode(view), mask_of(actions_of(view)))


@lru_cache(maxsize=16)
def encoder_of(deck: Deck) -> Encoder:
    """The encoder of a deck, made once while few others are."""
    return Encoder(deck)


def arrays(observation: bytearray, mask: bytearray) -> Observation:
    """The bytes of an observation and of its mask as arrays."""
    return {
        "observation": np.frombuffer(observation, np.float32),
        "action_mask": np.frombuffer(mask, np.int8),
    }
