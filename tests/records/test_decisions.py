"""Matches as a table: every decision has its row, and the file says what the records say."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from budgetable import decks, records
from budgetable.records import decisions
from budgetable.rules import Match
from tests.terminal.playing import budgetable

PAGE = (Path(__file__).parents[2] / "docs/environment.md").read_text("utf-8")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Records of some matches of three bots."""
    made = tmp_path_factory.mktemp("records")
    seats = ("steady", "random", "novice")
    asked = ("--matches", "4", "--records", str(made), "--turn-limit", "8", "--workers", "1")
    done = budgetable("simulate", *seats, *asked)
    assert done.returncode == 0, done.stderr
    return made


def test_the_file_has_a_row_for_every_move_and_says_what_the_records_say(
    folder: Path, tmp_path: Path
):
    file = tmp_path / "matches.parquet"
    done = budgetable("parquet", str(folder), str(file))
    told = {path.stem: json.loads(path.read_text("utf-8")) for path in folder.glob("*.json")}
    moves = [
        (match, number, ply, line)
        for match, data in told.items()
        for number, round in enumerate(data["rounds"], start=1)
        for ply, line in enumerate(round["moves"], start=1)
    ]
    assert done.stdout == f"{file}: {len(moves)} decisions of 4 matches.\n", done.stderr
    table = parquet.read_table(file)
    assert table.schema.metadata[b"format"] == decisions.FORMAT.encode()
    rows = table.to_pylist()
    assert sorted(moves) == sorted(
        (row["match"], row["round"], row["ply"], f"{row['seat']} {row['move']}") for row in rows
    )
    fingerprint = decks.fingerprint(decks.load("standard"))
    for row in rows:
        data = told[row["match"]]
        assert row["player"] == data["players"][row["seat"] - 1]
        assert row["legal"][row["choice"]] == row["move"]
        assert row["round_winner"] == data["rounds"][row["round"] - 1]["winner"]
        assert (row["match_winner"], row["match_over"]) == (data["winner"], True)
        assert (row["deck"], row["deck_fingerprint"]) == ("standard", fingerprint)
        assert len(row["hand"]) == row["hand_counts"][row["seat"] - 1]
    winners = Counter(row["match_winner"] for row in rows if (row["round"], row["ply"]) == (1, 1))
    assert winners == Counter(data["winner"] for data in told.values())


def test_a_row_is_what_its_seat_saw():
    match = Match.new(decks.load("standard"), ["Ann", "Ben"], seed=4, first_dealer=2)
    for line in ("draw deck", "draw discard"):
        match = match.play(1, line)
    seen = match.view(1)
    match = match.play(1, seen.legal[0])
    *_, row = decisions.decisions(records.of(match), "one")
    assert row["hand"] == [card.id for card in seen.hand]
    assert row["legal"] == [str(move) for move in seen.legal]
    assert (row["round"], row["ply"], row["seat"], row["turn"], row["phase"]) == (1, 3, 1, 1, "act")
    assert (row["actions_left"], row["draws_left"], row["choice"]) == (3, 0, 0)
    assert (row["draw_pile"], row["discard_pile"], row["discard_top"]) == (42, 0, None)
    assert (row["round_over"], row["round_winner"], row["match_over"]) == (False, None, False)


def test_the_page_has_every_column_in_its_order():
    table = PAGE[PAGE.index("## Matches as Parquet") :]
    told = [
        name
        for cell in re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", cell)
    ]
    assert told == decisions.schema().names


def test_a_record_that_breaks_a_rule_leaves_no_file_and_is_named(folder: Path, tmp_path: Path):
    copies = tmp_path / "records"
    copies.mkdir()
    for path in folder.glob("*.json"):
        (copies / path.name).write_bytes(path.read_bytes())
    broken = copies / "zz.json"
    text = next(folder.glob("*.json")).read_text("utf-8")
    broken.write_text(re.sub(r'"(\d) draw deck"', r'"\1 done"', text, count=1), "utf-8")
    file = tmp_path / "out.parquet"
    done = budgetable("parquet", str(copies), str(file))
    assert done.returncode == 1
    assert done.stderr.startswith(f"{broken}: wrong-phase: ")
    broken.write_text("{}", "utf-8")
    done = budgetable("parquet", str(copies), str(file))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert str(broken) in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["records"]


def test_what_another_writer_has_begun_stays(folder: Path, tmp_path: Path):
    begun = tmp_path / ".out.parquet.part"
    begun.write_text("theirs")
    budgetable("parquet", str(folder), str(tmp_path / "out.parquet"))
    assert begun.read_text() == "theirs"
    assert {path.name for path in tmp_path.iterdir()} == {begun.name, "out.parquet"}


def test_no_records_no_folder_and_a_file_that_is_there_are_sentences(folder: Path, tmp_path: Path):
    there = tmp_path / "there.parquet"
    there.write_text("mine")
    empty = tmp_path / "empty"
    empty.mkdir()
    for source, target, said in (
        (empty, tmp_path / "x.parquet", "holds no records"),
        (tmp_path / "nowhere", tmp_path / "x.parquet", "nowhere"),
        (folder, there, "there.parquet"),
        (folder, tmp_path / "nowhere" / "x.parquet", "nowhere"),
    ):
        done = budgetable("parquet", str(source), str(target))
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert said in done.stderr
    assert there.read_text() == "mine"


def test_without_the_extra_it_says_how_to_get_it(folder: Path, tmp_path: Path):
    program = (
        "import sys; sys.modules['pyarrow'] = None\n"
        "from budgetable.cli import run; sys.exit(run(sys.argv[1:]))"
    )
    asked = ["parquet", str(folder), str(tmp_path / "x.parquet"), "--language", "en"]
    done = subprocess.run(
        [sys.executable, "-c", program, *asked], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert 'pip install "budgetable[parquet]"' in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())
