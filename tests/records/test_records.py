"""Records as text and files: damage is told as such, a crash leaves a whole record."""

import contextlib
import json
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budgetable.decks import BadDeck
from budgetable.records import (
    FORMAT,
    BadRecord,
    FaultyRecord,
    from_json,
    of,
    position,
    read,
    replay,
    to_json,
    write,
)
from budgetable.records import files as record_files
from budgetable.records.record import from_plain
from budgetable.rules import Match
from tests.kit import DECK, matches

CONFORMANCE = Path(__file__).parent.parent / "conformance/games"
GAME = (CONFORMANCE / "001-trial-2p.json").read_text("utf-8")
SHORT = to_json(of(Match.new(DECK, ["Ann", "Ben"], seed=1, first_dealer=2).play(1, "draw deck")))


def read_whole(source: str | bytes) -> None:
    """Read a record and replay it to its end."""
    for step in replay(from_json(source)):
        position(step.match)


def only_its_own_errors(source: str | bytes) -> str:
    """The kind of error that a text meets, none but the documented ones."""
    try:
        read_whole(source)
    except (BadRecord, BadDeck, FaultyRecord) as error:
        return type(error).__name__ if str(error) else "an error without a word"
    return ""


def test_the_record_is_good_to_begin_with():
    assert only_its_own_errors(GAME) == ""
    assert json.loads(SHORT)["format"] == FORMAT


def test_a_record_cut_off_anywhere():
    source = GAME.encode()
    whole = len(source.rstrip())
    for length in [*range(0, whole, 97), whole - 1]:
        assert only_its_own_errors(source[:length]) == "BadRecord"


@pytest.mark.parametrize("cut", range(0, 200, 9))
def test_a_record_cut_in_the_midst_of_a_letter(cut: int):
    source = json.dumps(
        {"format": FORMAT, "players": ["Zoë", "Łukasz"]}, ensure_ascii=False
    ).encode()
    assert only_its_own_errors(source[: cut % len(source)]) == "BadRecord"


def paths(data: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in plain data."""
    found = [at] if at else []
    items = (
        data.items()
        if isinstance(data, dict)
        else enumerate(data)
        if isinstance(data, list)
        else ()
    )
    for key, value in items:
        found += paths(value, (*at, key))
    return found


PATHS = paths(json.loads(SHORT))
GAME_PATHS = [path for path in paths(json.loads(GAME)) if len(path) <= 3 or path[2] != "order"]
WRONG = (
    st.none()
    | st.booleans()
    | st.integers(-2, 60)
    | st.floats()
    | st.text(max_size=6)
    | st.lists(st.text(max_size=3), max_size=2)
    | st.dictionaries(st.text(max_size=3), st.integers(), max_size=2)
    | st.sampled_from(
        ["no", "scam", "1 done", "2 accept", "1 draw deck", FORMAT, "\ud800", [], {}, [[]], 1, 2]
    )
)


def changed(data: Any, changes: list[tuple[tuple[Any, ...], str, Any]]) -> Any:
    """Plain data with something else in some places, or nothing; lost places are passed over."""
    for path, how, value in changes:
        inner = data
        try:
            for key in path[:-1]:
                inner = inner[key]
            if how == "set":
                inner[path[-1]] = value
            elif how == "delete":
                del inner[path[-1]]
            elif isinstance(inner, list):
                inner.insert(path[-1], value)
            else:
                inner[str(value)] = value
        except (LookupError, TypeError):
            continue
    return data


CHANGES = st.lists(
    st.tuples(st.sampled_from(PATHS), st.sampled_from(["set", "delete", "add"]), WRONG),
    min_size=1,
    max_size=3,
)


@given(CHANGES)
def test_wrong_types_everywhere(changes: list[tuple[tuple[Any, ...], str, Any]]):
    data = changed(json.loads(SHORT), changes)
    with contextlib.suppress(BadRecord, BadDeck, FaultyRecord):
        for step in replay(from_plain(data)):
            position(step.match)


@given(
    st.lists(
        st.tuples(st.sampled_from(GAME_PATHS), st.sampled_from(["set", "delete", "add"]), WRONG),
        min_size=1,
        max_size=2,
    )
)
def test_wrong_types_in_a_long_record(changes: list[tuple[tuple[Any, ...], str, Any]]):
    data = changed(json.loads(GAME), changes)
    with contextlib.suppress(BadRecord, BadDeck, FaultyRecord):
        for step in replay(from_plain(data)):
            step.match.view(0)


@given(st.integers(0, 10**6), st.binary(max_size=4), st.integers(0, 30))
def test_a_damaged_file(place: int, come: bytes, gone: int):
    source = SHORT.encode()
    place %= len(source)
    only_its_own_errors(source[:place] + come + source[place + gone :])


@given(st.binary(max_size=40) | st.text(max_size=40))
def test_any_text(source: str | bytes):
    assert only_its_own_errors(source) == "BadRecord"


@pytest.mark.parametrize("start", ["[", '{"a": '])
def test_values_nested_as_deep_as_a_reader_goes(start: str):
    """What could be read can be refused: a fault quotes the value that it found."""
    end = "]" if start == "[" else "}"
    for depth in range(100, 1000, 10):
        for field in (
            '"deck": {"name": %s}',
            '"deck": {"name": "x", "cards": [{"id": %s}]}',
            '"first_dealer": %s',
        ):
            nested = field % (start * depth + "1" + end * depth)
            rounds = '"rounds": [{"order": [], "reshuffles": [], "moves": []}]'
            fields = f'"players": ["a", "b"], "rounds_to_win": 1, {rounds}'
            dealer = "" if "first_dealer" in field else ', "first_dealer": 1'
            deck = ', "deck": {}' if "first_dealer" in field else ""
            text = f'{{"format": "{FORMAT}", {fields}{dealer}{deck}, {nested}}}'
            assert only_its_own_errors(text) in ("BadRecord", "BadDeck")


def test_half_a_surrogate_pair_is_no_text():
    # Read as a name, it could be neither written nor shown.
    with pytest.raises(BadRecord, match="not-utf8"):
        from_json(SHORT.replace("Ann", "\\ud800"))


@given(matches())
def test_text_and_back(match: Match):
    text = to_json(of(match))
    assert to_json(from_json(text)) == text
    assert to_json(from_json(text.encode())) == text
    assert to_json(from_json(b"\xef\xbb\xbf" + text.encode())) == text
    assert len(text.splitlines()) >= len(match.rounds)


def test_a_record_is_json_of_the_documented_fields():
    data = json.loads(SHORT)
    assert list(data) == [
        "format",
        "deck",
        "players",
        "first_dealer",
        "rounds_to_win",
        "turn_limit",
        "rounds",
    ]
    assert list(data["rounds"][0]) == ["order", "reshuffles", "moves"]
    assert data["players"] == ["Ann", "Ben"]
    assert len(data["rounds"][0]["order"]) == len(DECK)


def test_a_file_and_back(tmp_path: Path):
    file = tmp_path / "match.json"
    record = from_json(GAME)
    write(file, record)
    assert to_json(read(file)) == to_json(record) == file.read_text("utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_names_in_any_letters_survive(tmp_path: Path):
    match = Match.new(DECK, ["Zoë", "Łukasz 🂡"], seed=1)
    write(tmp_path / "m.json", of(match))
    assert read(tmp_path / "m.json").players == ("Zoë", "Łukasz 🂡")


def test_a_rewritten_file_keeps_its_rights(tmp_path: Path):
    file = tmp_path / "match.json"
    record = from_json(SHORT)
    write(file, record)
    mask = os.umask(0)
    os.umask(mask)
    assert stat.S_IMODE(file.stat().st_mode) == 0o666 & ~mask
    file.chmod(0o640)
    write(file, record)
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_write_that_fails_leaves_the_old_record_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    file = tmp_path / "match.json"
    write(file, from_json(SHORT))

    def full(handle: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        write(file, from_json(GAME))
    assert file.read_text("utf-8") == SHORT
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_files_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "none.json")
    file = tmp_path / "match.json"
    file.write_text(SHORT, "utf-8")
    monkeypatch.setattr(record_files, "MAX_BYTES", len(SHORT.encode()))
    assert read(file).players == ("Ann", "Ben")
    monkeypatch.setattr(record_files, "MAX_BYTES", len(SHORT.encode()) - 1)
    with pytest.raises(BadRecord) as caught:
        read(file)
    assert caught.value.code == "too-large-file"


WRITER = """
import sys
from pathlib import Path
from budgetable.records import from_json, write
file, *sources = map(Path, sys.argv[1:])
records = [from_json(source.read_bytes()) for source in sources]
print("ready", flush=True)
while True:
    for record in records:
        write(file, record)
        print("written", flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill at any moment")
def test_a_killed_writer_leaves_a_whole_record(tmp_path: Path):
    """A real process is killed in the midst of its writes, at another moment each time."""
    file = tmp_path / "match.json"
    sources = [tmp_path / "a", tmp_path / "b"]
    for source, text in zip(sources, (GAME, SHORT), strict=True):
        source.write_text(to_json(from_json(text)), "utf-8")
    whole = {source.read_text("utf-8") for source in sources}
    command = [sys.executable, "-c", WRITER, str(file), *map(str, sources)]
    for kill_after in (1, 2, 3, 5, 8, 13):
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            assert child.stdout.readline() == "ready\n"
            for _ in range(kill_after):
                assert child.stdout.readline() == "written\n"
            child.kill()
            assert child.wait() == -signal.SIGKILL
        assert file.read_text("utf-8") in whole
        assert read(file).players
