"""`budgetable review`: words, a page, data, and moments to play on from."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from budgetable import decks, records
from budgetable.coach.findings import findings
from budgetable.coach.turns import turns
from budgetable.records import Record
from budgetable.rules import Options
from budgetable.simulate import Plan, run
from tests.terminal.playing import budgetable

FAST = ("--simulations", "12")


@pytest.fixture(scope="module")
def record() -> Record:
    """A match between Ann and a bot: the one of twelve in which most was found."""
    options = Options(rounds_to_win=1)
    deck = decks.load("standard")
    plan = Plan.of(deck, ("novice", "novice"), 12, seed=3, options=options, with_records=True)
    matches = [records.from_json(result.record) for result in run(plan)]
    found = [findings(turns(records.replay(each))) for each in matches]
    chosen = matches[found.index(max(found, key=len))]
    return replace(chosen, players=("Ann", "novice"))


@pytest.fixture(scope="module")
def file(record: Record, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "match.json"
    records.write(path, record)
    return path


def test_a_review_tells_chances_what_was_found_and_moments(file: Path):
    done = budgetable("review", str(file), *FAST)
    assert done.returncode == 0
    assert done.stderr == ""
    for part in (
        "Review: Ann, novice",
        "Round 1: ",
        "could have won",
        "3 moments to look at again",
    ):
        assert part in done.stdout
    again = budgetable("review", str(file), *FAST)
    assert again.stdout == done.stdout
    assert budgetable("review", str(file), *FAST, "--seed", "2").stdout != done.stdout


def test_a_review_in_spanish(file: Path):
    done = budgetable("review", str(file), *FAST, "--language", "es")
    for part in ("Análisis: Ann, novice", "pudo ganar", "3 momentos para volver a mirar"):
        assert part in done.stdout


@pytest.mark.parametrize("seat", ["1", "ann"])
def test_a_review_of_one_seat_speaks_of_no_other(file: Path, seat: str):
    told = json.loads(budgetable("review", str(file), *FAST, "--seat", seat, "--json").stdout)
    assert told["seat"] == 1
    (round,) = told["rounds"]
    spoken_of = {each["seat"] for each in (*round["turns"], *round["findings"], *told["moments"])}
    assert spoken_of == {1}


def test_moments_are_written_and_played_on_from(file: Path, record: Record, tmp_path: Path):
    folder = tmp_path / "moments"
    done = budgetable("review", str(file), *FAST, "--moments", str(folder))
    assert done.returncode == 0
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["moment-1.json", "moment-2.json", "moment-3.json"]
    for path in sorted(folder.iterdir()):
        assert str(path) in done.stdout
        assert budgetable("replay", str(path)).returncode == 0
        begun = records.read(path).rounds[0].moves
        assert begun == record.rounds[0].moves[: len(begun)]
        played = budgetable("play", "--resume", str(path), lines=["", "1"], home=tmp_path)
        assert "Resumed the match of" in played.stdout
        assert len(records.read(path).rounds[0].moves) > len(begun)


def test_a_person_takes_the_seat_of_a_bot_whose_moment_it_is(file: Path, tmp_path: Path):
    done = budgetable("review", str(file), *FAST, "--seat", "2", "--moments", str(tmp_path))
    assert "Player 2 takes the seat of novice." in done.stdout
    assert records.read(tmp_path / "moment-1.json").players == ("Ann", "Player 2")


def test_nothing_is_written_over(file: Path, tmp_path: Path):
    (tmp_path / "moment-1.json").write_text("kept", "utf-8")
    page = tmp_path / "page.html"
    page.write_text("kept", "utf-8")
    for option in (("--moments", str(tmp_path)), ("--html", str(page))):
        done = budgetable("review", str(file), *FAST, *option)
        assert (done.returncode, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1
    assert (tmp_path / "moment-1.json").read_text("utf-8") == page.read_text("utf-8") == "kept"


def test_the_page_says_what_the_words_say(file: Path, tmp_path: Path):
    page = tmp_path / "review.html"
    done = budgetable("review", str(file), *FAST, "--html", str(page))
    assert str(page) in done.stdout
    html = page.read_text("utf-8")
    for line in done.stdout.splitlines():
        if line.startswith("Turn ") or line[:3] in ("1. ", "2. ", "3. "):
            assert line.replace("'", "&#x27;") in html


def test_what_cannot_be_reviewed_is_refused_in_one_line(file: Path, record: Record, tmp_path: Path):
    broken, cut = tmp_path / "broken.json", tmp_path / "cut.json"
    moves = ("1 done", *record.rounds[0].moves)
    records.write(broken, replace(record, rounds=(replace(record.rounds[0], moves=moves),)))
    cut.write_bytes(file.read_bytes()[:500])
    for call, status in (
        ((str(broken),), 1),
        ((str(cut),), 2),
        (("nowhere.json",), 2),
        ((str(file), "--seat", "3"), 2),
        ((str(file), "--seat", "zoe"), 2),
        ((str(file), "--simulations", "0"), 2),
    ):
        done = budgetable("review", *call)
        assert (done.returncode, done.stdout) == (status, ""), call
        assert len(done.stderr.splitlines()) == 1
        assert "Traceback" not in done.stderr
