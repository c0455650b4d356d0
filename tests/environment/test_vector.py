"""Many games at once are the same games as one by one."""

from typing import Any

import numpy as np
import pytest

from budgetable.environment import budgetable_v1
from budgetable.environment.budgetable_v1 import ACTIONS, LAYOUT
from budgetable.rules import Match
from tests.kit import DECK


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"seats": 4, "deck": DECK, "offers": "turns", "turn_limit": 3},
        {"seats": 3, "rounds_to_win": 1, "turn_limit": 2},
    ],
)
def test_every_step_is_that_of_the_pettingzoo_form(options: dict[str, Any]):
    games, seed = 5, 11
    vector = budgetable_v1.vector_env(games, **options)
    alone = [budgetable_v1.raw_env(**options) for _ in range(games)]
    batch = vector.reset(seed=seed)
    for number, env in enumerate(alone):
        env.reset(seed=seed + number)
    luck = np.random.default_rng(seed)
    ended = 0
    for _ in range(1500 if not options else 400):
        actions = [int(luck.choice(np.flatnonzero(mask))) for mask in batch.masks]
        for number, env in enumerate(alone):
            told = env.observe(env.agent_selection)
            assert env.agent_selection == f"seat_{batch.seats[number]}"
            assert np.array_equal(batch.observations[number], told["observation"])
            assert np.array_equal(batch.masks[number], told["action_mask"])
            env.step(actions[number])
        batch = vector.step(actions if luck.random() < 0.5 else np.array(actions))
        for number, env in enumerate(alone):
            assert list(env.rewards.values()) == batch.rewards[number].tolist()
            assert batch.ended[number] == any(env.terminations.values())
            if batch.ended[number]:
                ended += 1
                env.reset()
    assert ended >= games


def test_an_illegal_action_ends_that_game_alone():
    vector = budgetable_v1.vector_env(3)
    first = vector.reset(seed=1)
    actions = first.masks.argmax(axis=1)
    actions[1] = 3
    batch = vector.step(actions)
    loser = first.seats[1] - 1
    assert batch.rewards[1, loser] == -1
    assert np.abs(batch.rewards).sum() == 1
    assert batch.ended.tolist() == [False, True, False]
    assert vector.match(1) == Match.new(
        vector.match(1).deck, vector.match(1).players, seed="2/2", options=vector.match(1).options
    )


class Scalar:
    """A whole number as tensors give it: equal to nothing but itself."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@pytest.mark.parametrize("number", [np.int64, np.int32, Scalar])
def test_numbers_of_other_libraries_are_actions_too(number: Any):
    vector, other = budgetable_v1.vector_env(3), budgetable_v1.vector_env(3)
    batch = vector.reset(seed=1)
    expected = other.reset(seed=1)
    for _ in range(20):
        actions = batch.masks.argmax(axis=1)
        batch = vector.step([number(int(action)) for action in actions])
        expected = other.step(actions)
        assert np.array_equal(batch.observations, expected.observations)
        assert np.array_equal(batch.rewards, expected.rewards)


@pytest.mark.parametrize("other", [1.0, None, True, "1", np.float32(1), [1]])
def test_an_action_that_is_no_whole_number_steps_no_game(other: Any):
    vector = budgetable_v1.vector_env(2)
    batch = vector.reset(seed=1)
    first = int(batch.masks[0].argmax())
    with pytest.raises(TypeError, match=r"^action is .+, and must be a whole number\.$"):
        vector.step([first, other])
    with pytest.raises(TypeError, match="whole number"):
        vector.step(np.array([first, first], np.float32))
    assert vector.match(0).round.moves == ()
    assert np.array_equal(vector.step([first, 0]).masks[0], stepped(vector, first))


def stepped(vector: Any, first: int) -> Any:
    """The mask of game 0 of seed 1 after one action."""
    vector.reset(seed=1)
    return vector.step([first, 0]).masks[0]


def test_a_view_of_a_game_is_the_matchs():
    vector = budgetable_v1.vector_env(3, seats=3)
    batch = vector.reset(seed=1)
    for _ in range(30):
        batch = vector.step(batch.masks.argmax(axis=1))
        for game in range(3):
            match = vector.match(game)
            assert vector.view(game) == match.view(int(batch.seats[game]))
            assert [vector.view(game, seat) for seat in range(4)] == [
                match.view(seat) for seat in range(4)
            ]


def test_a_batch_is_the_callers_own():
    vector = budgetable_v1.vector_env(2)
    batch = vector.reset(seed=1)
    kept = batch.observations.copy()
    vector.step(batch.masks.argmax(axis=1))
    assert np.array_equal(batch.observations, kept)
    batch.observations[:] = 0
    batch.masks[:] = 0
    assert batch.observations.dtype == np.float32
    assert batch.seats.dtype == np.int64
    assert (batch.observations.shape, batch.masks.shape) == ((2, LAYOUT.size), (2, ACTIONS))


@pytest.mark.parametrize("games", [0, -1])
def test_there_is_a_game_at_least(games: int):
    with pytest.raises(ValueError, match=f"games is {games}, and must be at least 1"):
        budgetable_v1.vector_env(games)


def test_games_are_dealt_before_they_are_played_and_each_has_an_action():
    vector = budgetable_v1.vector_env(2)
    with pytest.raises(RuntimeError, match=r"No game is being played: reset\(\) deals one"):
        vector.step([0, 0])
    vector.reset()
    order = vector.match(0).round.order
    with pytest.raises(
        ValueError, match="number of actions is 1, and must be 2: one for each game"
    ):
        vector.step([0])
    vector.reset()
    assert vector.match(0).round.order != order
