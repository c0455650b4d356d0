"""The rules agree with a second, independent reading of them: games, cases, questions of R12."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from budgetable.decks import from_data
from budgetable.records import FaultyRecord, Record, from_json, position, read, replay
from budgetable.rules import Budget
from budgetable.rules.extras import can_be_extra
from budgetable.rules.legal import place_code

HERE = Path(__file__).parent
GAMES = sorted((HERE / "games").glob("*.json"))
CASES = json.loads((HERE / "cases.json").read_text("utf-8"))
EXTRAS = json.loads((HERE / "extras.json").read_text("utf-8"))
EXTRA_DECKS = {name: from_data(data) for name, data in EXTRAS["decks"].items()}


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_game(file: Path):
    """Every position of a game is the written one, to the last field."""
    with gzip.open(file.with_suffix(".positions.jsonl.gz"), "rt", encoding="utf-8") as lines:
        written = [json.loads(line) for line in lines]
    found = [position(step.match) for step in replay(read(file))]
    for ours, theirs in zip(found, written, strict=False):
        assert ours == theirs
    assert len(found) == len(written)


@pytest.mark.parametrize("case", CASES["cases"], ids=lambda case: case["name"].replace(" ", "-"))
def test_case(case: dict[str, Any]):
    """The last move is refused with the code, or the last position has the values."""
    record = record_of(case["record"])
    expected = case["expect"]
    if "refused" in expected:
        with pytest.raises(FaultyRecord) as caught:
            list(replay(record))
        assert caught.value.code == expected["refused"]
        assert caught.value.ply == len(record.rounds[-1].moves)
    else:
        *_, last = replay(record)
        end = position(last.match)
        assert {path: value_at(end, path) for path in expected["end"]} == expected["end"]


@pytest.mark.parametrize("number", range(len(EXTRAS["questions"])))
def test_extras(number: int):
    """R12: of the second cards of a letter in this hand, these and no others may be placed."""
    question = EXTRAS["questions"][number]
    deck = EXTRA_DECKS[question["deck"]]
    budget = Budget(tuple(deck[id] for id in question["budget"]))
    hand = tuple(sorted((deck[id] for id in question["hand"]), key=lambda card: card.index))
    left = question["actions_left"]
    seconds = [deck[id] for id in question["second_cards"]]
    may = [card.id for card in seconds if can_be_extra(budget, hand, card, left)]
    assert may == question["may_be_placed"]
    codes = {card.id: place_code(budget, hand, card, left) for card in seconds}
    assert codes == {id: "" if id in may else "category-taken" for id in codes}


def record_of(data: dict[str, Any]) -> Record:
    """A case's record, with the deck of the file if it has none of its own."""
    return from_json(json.dumps({"deck": CASES["deck"], **data}))


def value_at(data: Any, path: str) -> Any:
    """The value at a dotted path; null if it is absent."""
    for key in path.split("."):
        data = data.get(key) if data is not None else None
    return data
