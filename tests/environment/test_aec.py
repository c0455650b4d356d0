"""PettingZoo's own checks, and what its loop says of our game."""

import re
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from budgetable import decks, records
from budgetable.environment import budgetable_v1
from budgetable.environment.budgetable_v1 import LAYOUT
from budgetable.rules import Match, Options
from tests.kit import CARDS, DECK

# PettingZoo's check knows by name which of its own games put a mask beside the observation, and
# warns of a mask without a legal action, which is what a seat has that is not asked.
NOT_BY_NAME = "ignore:Observation (space for each agent probably should be|is not a NumPy array)"
NOT_ASKED = "ignore:Action mask numpy array is all zeros"


def played(env: Any, seed: int, steps: int = 100_000) -> list[float]:
    """A game at random; every agent's reward."""
    env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(steps):
        observation, reward, termination, truncation, _ = env.last()
        rewards[agent] += reward
        if termination or truncation:
            env.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(luck.choice(legal)))
    return list(rewards.values())


@pytest.mark.filterwarnings(NOT_BY_NAME, NOT_ASKED)
@pytest.mark.parametrize("make", [budgetable_v1.env, budgetable_v1.raw_env])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_api_is_pettingzoos(make: Any, seats: int, capsys: Any):
    api_test(make(seats), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("options", [{}, {"seats": 3, "rounds_to_win": 2, "turn_limit": 3}])
def test_the_same_seed_is_the_same_game(options: dict[str, Any]):
    seed_test(lambda: budgetable_v1.env(**options), num_cycles=400)
    one, other = budgetable_v1.env(**options), budgetable_v1.env(**options)
    assert played(one, 4) == played(other, 4)
    assert records.to_json(one.unwrapped.record) == records.to_json(other.unwrapped.record)


def test_without_a_seed_the_next_game_is_another_and_the_first_is_anybodys_guess():
    env, again, unseeded = (budgetable_v1.raw_env() for _ in range(3))
    orders = []
    for each in (env, again):
        each.reset(seed=5)
        each.reset()
        orders.append(each.match.round.order)
    assert orders[0] == orders[1] == Match.new(env.match.deck, "ab", seed="5/2").round.order
    unseeded.reset()
    assert unseeded.match.round.order not in orders


def test_rewards_add_up_to_nothing_and_the_record_says_the_same():
    env = budgetable_v1.env(2, DECK, offers="never")
    winners = set()
    for seed in range(30):
        rewards = played(env, seed)
        record = env.unwrapped.record
        winner = record.rounds[0].winner or 0
        winners.add(winner)
        assert rewards == [0, 0] if not winner else [-1, 1][:: 1 if winner == 2 else -1]
        *_, last = records.replay(records.from_json(records.to_json(record)))
        assert last.match.state.winner == winner
    assert len(winners) == 3


def test_who_is_not_asked_has_no_action_and_sees_the_table():
    env = budgetable_v1.env()
    env.reset(seed=2)
    asked = env.agent_selection
    (other,) = set(env.agents) - {asked}
    assert env.observe(asked)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()
    told = LAYOUT.part(env.observe(other)["observation"], "hand")
    assert told[:, 0].sum() == 5
    assert env.observation_space(other).contains(env.observe(other))


@pytest.mark.parametrize("make", [budgetable_v1.env, budgetable_v1.raw_env])
@pytest.mark.parametrize("action", [3, 264, -1])
def test_an_illegal_action_ends_the_game_and_costs_its_agent_one(make: Any, action: int):
    env = make(render_mode="ansi")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(action)
    assert env.rewards == {agent: -1, **{other: 0 for other in env.agents if other != agent}}
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    assert not any(env.observe(other)["action_mask"].any() for other in env.agents)
    assert env.render().startswith(f"The game has ended: {agent} took an action that is not legal.")
    for _ in range(2):
        env.step(None)
    assert env.agents == []


def test_an_agent_that_plays_on_must_act():
    env: Any = budgetable_v1.raw_env()
    with pytest.raises(RuntimeError, match=r"No game is being played: reset\(\) deals one"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=f"{env.agent_selection} still plays, and needs an action"):
        env.step(None)
    for action in (1.0, True, "1", np.float32(1)):
        with pytest.raises(TypeError, match=r"^action is .+, and must be a whole number\.$"):
            env.step(action)
    assert not any(env.terminations.values())


@pytest.mark.parametrize("make", [budgetable_v1.env, partial(budgetable_v1.vector_env, 2)])
def test_options_are_whole_numbers_of_any_library(make: Any):
    others = {"seats": "2", "rounds_to_win": 1.5, "turn_limit": None}
    for option, given in others.items():
        with pytest.raises(TypeError) as caught:
            make(**{option: given})
        assert str(caught.value) == f"{option} is {given!r}, and must be a whole number."
    with pytest.raises(ValueError, match="offers is one of moves, turns, never, not None"):
        make(offers=None)
    env = make(seats=np.int8(3), rounds_to_win=np.int64(2), turn_limit=np.uint16(9))
    for seed in (1.5, True, "x"):
        with pytest.raises(TypeError, match=r"^seed is .+, and must be a whole number"):
            env.reset(seed=seed)


def test_a_seed_of_another_library_is_the_same_seed():
    env = budgetable_v1.raw_env()
    env.reset(seed=np.int64(7))
    assert env.match == Match.new(env.match.deck, env.match.players, seed=7, options=Options(1))
    vector = budgetable_v1.vector_env(2)
    batch, again = vector.reset(seed=np.uint8(7)), vector.reset(seed=7)
    assert np.array_equal(batch.observations, again.observations)


def test_a_view_is_the_matchs():
    env = budgetable_v1.env(3, rounds_to_win=1)
    for steps in (0, 90, 100_000):
        played(env, 3, steps)
        match = env.unwrapped.match
        asked = 0 if match.is_over else int(env.agent_selection[-1])
        assert env.unwrapped.view() == match.view(asked)
        for seat in (1, 2, 3):
            assert env.unwrapped.view(f"seat_{seat}") == match.view(seat)


def test_the_table_is_drawn_on_request_alone():
    env = budgetable_v1.env(3, render_mode=None)
    env.reset(seed=1)
    assert env.render() is None
    with pytest.raises(ValueError, match="ansi, svg, not human"):
        budgetable_v1.env(render_mode="human")
    with pytest.raises(ValueError, match="language is one of en, es, not fr"):
        budgetable_v1.env(language="fr", render_mode="ansi")


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_text_tells_what_the_asked_seat_sees(language: str):
    env = budgetable_v1.env(3, render_mode="ansi", language=language)
    for seed in range(3):
        played(env, seed, 150 + seed)
        text = env.render()
        view = env.unwrapped.match.view(int(env.agent_selection[-1]))
        words = text.split("\n")
        assert len(words) == 3 + 3 + sum(bool(seat.budget.cards) for seat in view.seats)
        for card in view.hand:
            assert card.translations.get(language, {}).get("name", card.name) in words[-1]


def test_who_is_offered_a_moment_is_told_so():
    env = budgetable_v1.env(render_mode="ansi")
    env.reset(seed=1)
    for _ in range(60):
        agent = env.agent_selection
        mask = env.observe(agent)["action_mask"]
        offer = f"{agent} may play an any-time card now, or pass."
        assert (offer in env.render().split("\n")[0]) == bool(mask[0])
        env.step(int(mask.argmax()))


@pytest.mark.parametrize(("turn_limit", "said"), [(50, "wins the match"), (1, "Three|3")])
def test_the_end_of_a_match_is_told(turn_limit: int, said: str):
    env = budgetable_v1.env(rounds_to_win=1, turn_limit=turn_limit, render_mode="ansi")
    seed = 0
    while True:
        rewards = played(env, seed)
        if any(rewards) == (turn_limit > 1):
            break
        seed += 1
    assert re.search(said, env.render().split("\n")[0])


def test_a_picture_has_a_title_a_description_and_two_bars_a_seat():
    env = budgetable_v1.env(3, render_mode="svg")
    played(env, 1, 150)
    drawn = ElementTree.fromstring(env.render())
    name = "{http://www.w3.org/2000/svg}"
    assert drawn.attrib["role"] == "img"
    assert drawn.findtext(f"{name}title") == f"The table as {env.agent_selection} sees it"
    assert "seat_1" in (drawn.findtext(f"{name}desc") or "")
    assert len(drawn.findall(f"{name}rect")) == 1 + 2 * 3
    lines = " ".join([line.text or "" for line in drawn.findall(f"{name}text")])
    budgets = [card for seat in env.unwrapped.view().seats for card in seat.budget.cards]
    assert budgets
    assert all(card.name in lines for card in budgets)
    height = int(drawn.attrib["viewBox"].split()[-1])
    for line in drawn.findall(f"{name}text"):
        assert len(line.text or "") <= 98, "it would run out of the picture"
        assert int(line.attrib["y"]) < height
    played(env, 1)
    over = ElementTree.fromstring(env.render())
    assert over.findtext(f"{name}title") == "The table as everybody sees it"
    assert "7 cards:" not in env.render()


def test_what_a_name_hides_breaks_no_picture_and_orders_no_terminal():
    hidden = [{**card, "name": f"\x1b[31m{card['id']}\x01\uffff\n<"} for card in CARDS]
    deck = decks.from_data({"name": "hidden", "cards": hidden})
    for seed in range(3):
        env = budgetable_v1.env(2, deck, render_mode="svg")
        played(env, seed, 40)
        ElementTree.fromstring(env.render())
        env = budgetable_v1.env(2, deck, render_mode="ansi")
        played(env, seed, 40)
        for line in env.render().split("\n"):
            assert line.isprintable()


def test_a_policy_that_plays_elsewhere_is_told_what_the_environment_tells():
    env = budgetable_v1.env(3, DECK)
    played(env, 6, 80)
    for _ in range(30):
        told = env.observe(env.agent_selection)
        view = env.unwrapped.match.view(int(env.agent_selection[-1]))
        again = budgetable_v1.observation_of(view)
        assert np.array_equal(told["observation"], again["observation"])
        assert np.array_equal(told["action_mask"], again["action_mask"])
        env.step(int(told["action_mask"].argmax()))


def test_a_deck_is_a_name_a_file_or_a_deck(tmp_path: Path):
    file = tmp_path / "mine.toml"
    decks.save(DECK, file)
    for deck in (DECK, file, str(file)):
        cards = budgetable_v1.raw_env(deck=deck).match.deck.cards
        assert [card.id for card in cards] == [card.id for card in DECK.cards]


@pytest.mark.parametrize("make", [budgetable_v1.env, partial(budgetable_v1.vector_env, 2)])
def test_a_deck_that_there_is_not_is_told_with_those_that_there_are(make: Any):
    with pytest.raises(ValueError, match=r'^There is no deck called "nope"\. .*: standard\.$'):
        make(deck="nope")
    with pytest.raises(FileNotFoundError, match=r"nope\.toml"):
        make(deck="nope.toml")
    for given in (None, 5, b"standard"):
        with pytest.raises(TypeError) as caught:
            make(deck=given)
        assert str(caught.value) == (
            f"deck is {given!r}, and must be the name of a deck, a file or a Deck."
        )


def test_a_table_has_two_to_four_seats():
    for seats in (1, 5):
        with pytest.raises(ValueError, match=f"not {seats}"):
            budgetable_v1.env(seats)


def test_a_game_is_played_for_something_and_ends():
    with pytest.raises(ValueError, match=r"rounds_to_win .*0"):
        budgetable_v1.env(rounds_to_win=0)
    with pytest.raises(ValueError, match=r"turn_limit .*1001"):
        budgetable_v1.vector_env(2, turn_limit=1001)


@pytest.mark.parametrize(
    ("module", "barred"),
    [
        ("observing", ("pettingzoo", "gymnasium")),
        ("vector", ("pettingzoo", "gymnasium")),
        *[(name, ("pettingzoo", "gymnasium", "numpy"))
          for name in ("actions", "encoding", "episode", "layout", "offers", "drawing")],
    ],
)  # fmt: skip
def test_a_trained_policy_is_served_without_what_trained_it(module: str, barred: tuple[str, ...]):
    program = "import sys; sys.modules.update(dict.fromkeys(sys.argv[2:])); __import__(sys.argv[1])"
    asked = [f"budgetable.environment.{module}", *barred]
    subprocess.run([sys.executable, "-c", program, *asked], check=True)


@pytest.mark.parametrize("part", ["pettingzoo", "gymnasium", "numpy"])
def test_without_the_extra_it_says_how_to_get_it(part: str):
    program = (
        f"import sys; sys.modules[{part!r}] = None; import budgetable.environment.budgetable_v1"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.rstrip().endswith(
        "The learning environment needs parts that are not installed here. "
        'Type pip install "budgetable[environment]".'
    )
