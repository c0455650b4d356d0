"""The command line: what works says so, what does not says why in one clear line."""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from budgetable import __version__, decks, records, rules
from budgetable.cli.simulating import MOST_WORKERS, one_a_core
from budgetable.simulate import Plan, run
from tests.terminal.playing import begun, budgetable, wait_for_record, wait_until

CONFORMANCE = Path(__file__).parent.parent / "conformance"
GAME = CONFORMANCE / "games" / "020-harsh-2p.json"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole match of the deck that ships."""
    plan = Plan.of(decks.load("standard"), ("steady", "novice"), 1, seed=8, with_records=True)
    (result,) = run(plan)
    file = tmp_path_factory.mktemp("records") / "match.json"
    file.write_text(result.record, "utf-8")
    return file


def changed(source: Path, target: Path, **fields: object) -> Path:
    """A record with some of its fields replaced."""
    target.write_text(json.dumps({**json.loads(source.read_text("utf-8")), **fields}), "utf-8")
    return target


def test_help_names_every_command():
    done = budgetable("--help")
    assert done.returncode == 0
    for command in ("play", "simulate", "deck", "replay", "show", "review", "print"):
        assert command in done.stdout


def test_the_version_says_whether_the_rules_are_compiled():
    told = budgetable("--version")
    assert told.stdout == f"budgetable {__version__}, rules {rules.mode()}\n"
    assert told.returncode == 0


def test_replay_prints_every_position():
    done = budgetable("replay", str(GAME), "--json")
    with gzip.open(GAME.with_suffix(".positions.jsonl.gz"), "rt") as file:
        wanted = [json.loads(line) for line in file]
    assert done.returncode == 0
    assert [json.loads(line) for line in done.stdout.splitlines()] == wanted


def test_replay_sums_a_match_up(record: Path):
    done = budgetable("replay", str(record))
    assert done.returncode == 0
    assert done.stdout.splitlines()[0] == "Players: steady 1, novice 2."
    assert done.stdout.splitlines()[-1] == "The record follows the rules."


def test_a_fault_is_named_with_its_round_move_and_code(record: Path, tmp_path: Path):
    data = json.loads(record.read_text("utf-8"))
    data["rounds"][0]["moves"][3] = "1 place yacht"
    file = tmp_path / "faulty.json"
    file.write_text(json.dumps(data), "utf-8")
    for command in ("replay", "show"):
        done = budgetable(command, str(file))
        assert done.returncode == 1
        assert done.stderr.startswith("unreadable: ")
        assert "Round 1, move 4" in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_show_tells_the_whole_match(record: Path):
    english, spanish = (
        budgetable("show", str(record), "--language", language) for language in ("en", "es")
    )
    assert "The match of steady 1, novice 2" in english.stdout
    assert "Round 1" in english.stdout
    assert "wins the match" in english.stdout
    assert "Ronda 1" in spanish.stdout
    moves = sum(len(each.moves) for each in records.read(record).rounds)
    numbered = [line for line in english.stdout.splitlines() if line.split(".")[0].isdigit()]
    assert len(numbered) == moves


def test_simulate_counts_the_same_with_one_worker_and_two(tmp_path: Path):
    command = ("simulate", "steady", "random", "--matches", "12", "--seed", "5", "--json")
    one = budgetable(*command, "--workers", "1", "--records", str(tmp_path / "one"))
    two = budgetable(*command, "--workers", "2", "--records", str(tmp_path / "two"))
    assert one.returncode == two.returncode == 0
    assert one.stdout == two.stdout
    told = json.loads(one.stdout)
    assert told["matches"] == 12
    assert told["bots"] == [{"name": "steady", "version": 1}, {"name": "random", "version": 1}]
    files = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert len(files) == 12
    for name in files:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
        assert budgetable("replay", str(tmp_path / "one" / name)).returncode == 0


def test_simulate_draws_a_table_without_colour_where_none_is_wanted():
    done = budgetable("simulate", "random", "random", "--matches", "2", NO_COLOR="1")
    assert done.returncode == 0
    assert "2 matches" in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Turns a seat in a round: median {}, 95th percentile {}."),
        ("es", "Turnos por asiento en una ronda: mediana {}, percentil 95 {}."),
    ],
)
def test_simulate_tells_how_many_turns_a_seat_has_in_a_round(language: str, said: str):
    series = ("simulate", "novice", "easy", "--matches", "4", "--language", language)
    told = json.loads(budgetable(*series, "--json").stdout)
    lines = budgetable(*series).stdout.splitlines()
    assert said.format(f"{told['turns_median']:g}", told["turns_95"]) in lines


def test_ctrl_c_before_a_command_has_begun_ends_it_quietly(tmp_path: Path):
    interrupted = "import signal\nsignal.default_int_handler(signal.SIGINT, None)\n"
    (tmp_path / "cyclopts.py").write_text(interrupted, "utf-8")
    done = budgetable("--version", PYTHONPATH=str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_an_interrupted_series_says_how_far_it_came(tmp_path: Path):
    many = ("simulate", "--matches", "100000", "--json", "--workers", "2")
    series = begun(*many, "--records", str(tmp_path))
    wait_for_record(tmp_path, series)
    series.send_signal(signal.SIGINT)
    said, complained = series.communicate(timeout=60)
    assert series.returncode == 130
    assert "Stopped after" in complained
    assert 0 < json.loads(said)["matches"] < 100000


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_waits_for_no_match_that_is_being_played(workers: str):
    # Eight matches are given out together, which take such bots a minute and more.
    series = begun("simulate", "sharp", "sharp", "--matches", "5000", "--workers", workers)
    workers_of = Path(f"/proc/{series.pid}/task/{series.pid}/children")
    wait_until(lambda: len(workers_of.read_text().split()) == int(workers), series)
    series.send_signal(signal.SIGINT)
    said, complained = series.communicate(timeout=20)
    assert (series.returncode, said) == (130, "")
    assert complained == "Stopped after 0 of 5000 matches.\n"


def test_however_many_cores_there_are_the_workers_are_no_more_than_can_be(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(os, "cpu_count", lambda: 500)
    assert one_a_core() == MOST_WORKERS
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert one_a_core() == 1


def test_a_deck_is_checked():
    done = budgetable("deck", "check", "standard")
    assert (done.returncode, done.stdout) == (0, "standard: 54 cards, no faults.\n")


def test_every_fault_of_a_deck_is_told_at_once(tmp_path: Path):
    file = tmp_path / "deck.toml"
    file.write_text(
        'name = "Odd Deck"\n[[cards]]\nid = "a"\nname = "A"\nkind = "priority"\npriority = "F"\n'
        'amount = 0\n[[cards]]\nid = "a"\nname = "B"\nkind = "jewel"\ncolour = "red"\n',
        "utf-8",
    )
    done = budgetable("deck", "check", str(file))
    assert done.returncode == 2
    for part in ("Odd Deck", "must be one of these: A, B, C, D, E", '"0"', "colour", "jewel"):
        assert part in done.stdout
    assert "no card is an income" in done.stdout
    told = json.loads(budgetable("deck", "check", str(file), "--json").stdout)
    assert len(told["faults"]) == len(done.stdout.splitlines()) - 1


ENDS = pytest.mark.parametrize("end", ["csv", "toml"])


@ENDS
def test_a_new_deck_can_be_checked_and_played_with_at_once(end: str, tmp_path: Path):
    file = tmp_path / f"my-town.{end}"
    done = budgetable("deck", "new", str(file))
    assert done.returncode == 0
    assert done.stdout.splitlines()[0] == f"{file}: 54 cards written."
    assert f"budgetable deck check {file}" in done.stdout
    checked = budgetable("deck", "check", str(file))
    assert (checked.returncode, checked.stdout) == (0, f"{file}: 54 cards, no faults.\n")
    series = budgetable("simulate", "random", "random", "--deck", str(file), "--matches", "2")
    assert series.returncode == 0
    again = budgetable("deck", "new", str(file), "--language", "es")
    assert (again.returncode, again.stdout) == (2, "")
    assert f"{file} ya existe" in again.stderr


@ENDS
def test_a_new_deck_is_in_the_language_of_whoever_makes_it(end: str, tmp_path: Path):
    file = tmp_path / f"pueblo.{end}"
    assert budgetable("deck", "new", str(file), "--language", "es").returncode == 0
    deck, standard = decks.load(file), decks.load("standard")
    assert (deck.name, deck.language, deck.currency) == ("pueblo", "es", "USD")
    assert decks.warnings_of(deck) == []
    for card, other in zip(deck.cards, standard.cards, strict=True):
        assert (card.id, card.amount, card.count) == (other.id, other.amount, other.count)
        assert {"name": card.name, "text": card.text} == other.translations["es"]
        assert card.translations == {"en": {"name": other.name, "text": other.text}}


@ENDS
def test_a_deck_is_converted_and_what_is_left_out_is_said(end: str, tmp_path: Path):
    source = tmp_path / "town.csv"
    rows = decks.to_csv(decks.load("standard")).decode("utf-8-sig").splitlines()[4:]
    source.write_text("\n".join([f"{row},red" for row in rows]).replace(",red", ",colour", 1))
    target = tmp_path / f"target.{end}"
    done = budgetable("deck", "convert", str(source), str(target))
    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        f"{target}: 54 cards written.",
        "Left out, for a deck has nothing of that name: colour.",
    ]
    assert decks.load(target).name == "town"
    assert len(decks.load(target)) == 54
    written = target.read_bytes()
    assert budgetable("deck", "convert", "standard", str(target)).returncode == 2
    assert target.read_bytes() == written


def test_a_spreadsheet_has_the_separator_that_is_wanted(tmp_path: Path):
    for command in (("new",), ("convert", "standard")):
        file = tmp_path / f"{command[0]}.csv"
        done = budgetable("deck", *command, str(file), "--separator", "semicolon")
        assert done.returncode == 0
        assert b"id;name;kind" in file.read_bytes()
        assert len(decks.load(file)) == 54


def test_a_deck_with_faults_is_not_converted(tmp_path: Path):
    source, target = tmp_path / "town.csv", tmp_path / "town.toml"
    source.write_text("name,kind\n" + "X,jewel\n" * 60, "utf-8")
    done = budgetable("deck", "convert", str(source), str(target))
    assert done.returncode == 2
    assert "Row 2, card x" in done.stderr
    assert "And 44 more faults." in done.stderr
    assert not target.exists()


def test_what_a_deck_could_do_better_is_said_and_does_not_make_it_faulty(tmp_path: Path):
    file = tmp_path / "town.csv"
    source = decks.to_csv(decks.load("standard")).decode("utf-8-sig")
    file.write_text(source.replace(",2000,", ",2003,", 1), "utf-8")
    done = budgetable("deck", "check", str(file))
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == f"{file}: 54 cards, no faults."
    assert lines[1].startswith("It can be played. ")
    assert all("receptionist" in line for line in lines[2:])
    told = json.loads(budgetable("deck", "check", str(file), "--json").stdout)
    assert [warning["code"] for warning in told["warnings"]] == ["off-step", "card-never-even"]
    assert len(lines) == 4


def six_hundred_cards() -> str:
    cards = "".join(
        f'[[cards]]\nid = "c{n}"\nname = "C{n}"\nkind = "income"\njob = "part-time"\namount = 1\n'
        for n in range(600)
    )
    return f'name = "huge"\n{cards}'


BAD_DECKS = {
    "latin-1": "name = 'a'\n# caf\xe9".encode("latin-1"),
    "not-toml": b"name = \n",
    "huge": six_hundred_cards().encode(),
    "empty": b"",
    "binary": bytes(range(256)),
}


@pytest.mark.parametrize("source", BAD_DECKS.values(), ids=BAD_DECKS)
@pytest.mark.parametrize("command", [("deck", "check"), ("simulate", "--deck"), ("play", "--deck")])
def test_a_bad_deck_is_refused_in_plain_words(command, source: bytes, tmp_path: Path):
    file = tmp_path / "deck.toml"
    file.write_bytes(source)
    done = budgetable(*command, str(file))
    said = done.stdout + done.stderr
    assert done.returncode == 2
    assert said.strip()
    assert "Traceback" not in said


BAD_CALLS = {
    "five players": ("play", "A", "B", "C", "D", "E"),
    "one player": ("play", "Ann"),
    "a name twice": ("play", "Ann", "ann"),
    "no such bot": ("simulate", "steady", "grandmaster"),
    "one bot": ("simulate", "steady"),
    "no such deck": ("play", "Ann", "steady", "--deck", "gold"),
    "no such deck file": ("simulate", "--deck", "./gold.toml"),
    "no such language": ("replay", str(GAME), "--language", "xx"),
    "no matches": ("simulate", "--matches", "0"),
    "many workers": ("simulate", "--workers", "100000"),
    "no such file": ("replay", "nowhere.json"),
    "a folder": ("replay", str(CONFORMANCE)),
    "a folder as deck": ("deck", "check", str(CONFORMANCE)),
    "a new deck of another kind": ("deck", "new", "deck.ods"),
    "a new deck in no folder": ("deck", "new", "nowhere/deck.csv"),
    "a deck from nowhere": ("deck", "convert", "nowhere.csv", "deck.toml"),
    "a deck to another kind": ("deck", "convert", "standard", "deck.txt"),
    "not a record": ("show", str(CONFORMANCE / "cases.json")),
    "not JSON": ("replay", str(CONFORMANCE / "README.md")),
    "not UTF-8": ("replay", str(GAME.with_suffix(".positions.jsonl.gz"))),
    "no such command": ("dance",),
    "no such option": ("play", "--fast"),
    "a word for a number": ("simulate", "--matches", "many"),
    "resume nothing": ("play", "--resume", "nowhere.json"),
    "resume and players": ("play", "Ann", "--resume", str(GAME)),
    "records in a file": ("simulate", "--matches", "1", "--records", str(GAME)),
}


@pytest.mark.parametrize("call", BAD_CALLS.values(), ids=BAD_CALLS)
def test_what_cannot_be_done_is_refused_in_plain_words(call: tuple[str, ...]):
    done = budgetable(*call)
    assert done.returncode == 2
    assert "Traceback" not in done.stdout + done.stderr
    assert 0 < len(done.stderr.strip().splitlines()) <= 4  # The command line's own are in a box.


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.999])
def test_a_record_cut_short_is_refused_in_one_line(share: float, record: Path, tmp_path: Path):
    whole = record.read_bytes()
    file = tmp_path / "cut.json"
    file.write_bytes(whole[: int(len(whole) * share)])
    done = budgetable("replay", str(file))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"players": list("ABCDE")}, 2),
        ({"first_dealer": 0}, 2),
        ({"deck": {"name": "x"}}, 2),
        ({"rounds": []}, 2),
        ({"winner": 2}, 1),
    ],
)
def test_a_record_with_an_odd_field_is_refused(fields, status: int, record: Path, tmp_path: Path):
    winner = json.loads(record.read_text("utf-8"))["winner"]
    assert winner == 1
    done = budgetable("replay", str(changed(record, tmp_path / "odd.json", **fields)))
    assert done.returncode == status
    assert "Traceback" not in done.stderr


def test_a_reader_that_goes_away_is_no_error(record: Path):
    for command in (f"show {record}", "simulate random random --matches 1"):
        shell = f"set -o pipefail; {sys.executable} -m budgetable {command} | head -n 0"
        done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
