"""The example learns what it says, on a budget of seconds."""

import re
from pathlib import Path

import pytest

from examples import train

PAGE = (Path(__file__).parents[2] / "docs/environment.md").read_text("utf-8")


def test_a_little_training_beats_a_random_policy_and_the_same_seed_learns_the_same(
    capsys: pytest.CaptureFixture[str],
):
    asked = ["--series", "1", "--games", "64", "--rounds", "64"]
    won, lost, drawn = train.main(asked)
    assert won + lost + drawn == 64
    assert won > 2 * lost
    said = capsys.readouterr().out
    assert re.search(rf"it won {won} of 64 rounds, .* interval", said)
    weights = []
    for _ in range(2):
        policy = train.Policy()
        train.learn(policy, 8, 3, "standard")
        weights.append(policy.weights)
    assert weights[0] is not None
    assert (weights[0] == weights[1]).all()


def test_nothing_is_claimed_of_no_rounds(capsys: pytest.CaptureFixture[str]):
    assert train.main(["--series", "0", "--rounds", "0"]) == (0, 0, 0)
    assert "0.0% to 100.0%" in capsys.readouterr().out


def test_a_deck_that_is_not_there_is_told_in_one_line(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        train.main(["--deck", "nope"])
    assert ended.value.code == 2
    assert capsys.readouterr().err == "There is no file nope. Check its name and folder.\n"


def test_every_action_is_of_its_kind_and_takes_its_card():
    kinds = [len(train.KIND[kind == train.KIND]) for kind in range(len(train.STARTS))]
    assert kinds == [1, 1, 1, 1, 1, 7, 7, 7, 7 * 18, 7 * 16]
    assert [train.CARD[action] for action in (5, 11, 18, 26 + 18, 26 + 17, 152 + 16, 263)] == [
        0, 6, 6, 1, 0, 1, 6,
    ]  # fmt: skip
