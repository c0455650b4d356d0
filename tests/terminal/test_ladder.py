"""`budgetable ladder`: who stands where, and that it goes on where it was stopped."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from tests.terminal.playing import begun, budgetable, wait_until

SMALL = ("ladder", "--bots", "novice", "easy", "random", "--seed", "5", "--matches", "8")


def test_it_tells_the_same_with_one_worker_and_two():
    one = budgetable(*SMALL, "--json", "--workers", "1")
    two = budgetable(*SMALL, "--json", "--workers", "2")
    assert one.returncode == two.returncode == 0
    assert one.stdout == two.stdout
    told = json.loads(one.stdout)
    assert [bot["name"] for bot in told["bots"]] == ["easy", "novice", "random"]
    assert told["bots"][0]["below"]["of"] == 8
    assert told["bots"][-1]["below"] is None
    assert told["played"] == told["matches"] == 8 + 8 + 2 + 3


def test_it_draws_a_table_without_colour_where_none_is_wanted():
    done = budgetable(*SMALL, "--seats", "2", NO_COLOR="1")
    spanish = budgetable(*SMALL, "--seats", "2", "--language", "es", NO_COLOR="1")
    assert done.returncode == spanish.returncode == 0
    for part in ("18 matches", "easy 1", "novice 2", "random 1", "±", "percent"):
        assert part in done.stdout
    assert "18 partidas" in spanish.stdout
    assert "\x1b" not in done.stdout


def test_stopped_and_begun_again_it_tells_the_same(tmp_path: Path):
    whole = budgetable(*SMALL, "--json")
    file = tmp_path / "ladder.jsonl"
    series = begun(*SMALL, "--json", "--state", str(file))
    wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") >= 3, series)
    series.send_signal(signal.SIGINT)
    said, complained = series.communicate(timeout=60)
    assert series.returncode == 130
    assert "Stopped after" in complained
    kept = file.read_bytes()
    assert 2 <= json.loads(said)["played"] == kept.count(b"\n") - 1 < 21
    again = budgetable(*SMALL, "--json", "--state", str(file), "--workers", "1")
    assert again.stdout == whole.stdout
    assert file.read_bytes().startswith(kept)


def test_another_ladder_in_the_file_is_left_alone(tmp_path: Path):
    file = tmp_path / "ladder.jsonl"
    few = ("--bots", "novice", "random", "--matches", "2", "--seats", "2")
    assert budgetable("ladder", *few, "--state", str(file)).returncode == 0
    kept = file.read_bytes()
    done = budgetable("ladder", *few, "--seed", "2", "--state", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{file} holds another ladder" in done.stderr
    assert file.read_bytes() == kept


@pytest.mark.parametrize(
    "given",
    [
        ("--bots", "novice"),
        ("--bots", "novice", "novice"),
        ("--bots", "novice", "grandmaster"),
        ("--bots", "novice", "easy", "--seats", "3"),
        ("--seats", "5"),
        ("--matches", "0"),
        ("--workers", "0"),
        ("--state", "/nowhere/ladder.jsonl"),
    ],
)
def test_what_makes_no_ladder_is_refused_in_a_sentence(given: tuple[str, ...]):
    done = budgetable("ladder", *given)
    assert done.returncode == 2
    assert done.stderr.strip().endswith(".")
    assert "Traceback" not in done.stderr
