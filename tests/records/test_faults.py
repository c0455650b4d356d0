"""Every fault of a record: its round, its move, its code."""

import json
from typing import Any

import pytest

from budgetable.decks import BadDeck
from budgetable.records import BadRecord, FaultyRecord, Step, from_json, of, replay, to_json
from budgetable.records.record import from_plain
from budgetable.rules import Match, Options
from budgetable.rules.luck import Scripted
from tests.kit import CARDS, DECK, deal_of

HANDS = ["job-2000 a-200 b-200 c-900 d-400", "no no no back back"]


def plan(match: Match, winner: int) -> str:
    """The next move of a round in which this seat builds all it has; with seat 0 nobody builds."""
    legal = [str(move) for move in match.view(match.state.turn).legal]
    building = [
        "place job-2000",
        "place a-200",
        "place b-200",
        "place c-900",
        "place d-400",
        "place e-300",
    ]
    if match.state.turn == winner:
        for move in building:
            if move in legal:
                return move
    thrown = [
        move for move in legal if move.startswith("discard") and f"place {move[8:]}" not in building
    ]
    return next(iter([*thrown, *(move for move in legal if move in ("draw deck", "done")), *legal]))


def played(*winners: int, **options: int) -> Match:
    """A match whose rounds these seats win, or nobody (0); seat 2 deals first."""
    rounds = []
    for number, winner in enumerate(winners):
        hands = HANDS[::-1] if winner == 2 else HANDS
        dealer = 2 - number % 2
        pile = "e-300" if winner == dealer % 2 + 1 else "back back e-300"
        rounds.append([deal_of(hands, "relief", dealer=dealer, pile=pile)])
    match = Match.new(DECK, ["Ann", "Ben"], luck=Scripted(rounds), first_dealer=2,
                      options=Options(**{"turn_limit": 3, **options}))  # fmt: skip
    for number, winner in enumerate(winners, start=1):
        while not match.round.is_over:
            match = match.play(match.state.turn, plan(match, winner))
        assert match.state.winner == winner
        if number < len(winners):
            match = match.deal()
    return match


def plain(match: Match) -> dict[str, Any]:
    """A match's record as plain data that a test may spoil."""
    data: dict[str, Any] = json.loads(to_json(of(match)))
    return data


def faulty(data: dict[str, Any]) -> tuple[int, int, str]:
    """Round, move and code of the record's first fault; all positions before it are good ones."""
    record = from_plain(data)
    steps: list[Step] = []
    with pytest.raises(FaultyRecord) as caught:
        steps.extend(replay(record))
    for step in steps:
        assert step.match.round.number == step.round
        assert len(step.match.round.moves) == step.ply
    found = caught.value
    good = [step.ply for step in steps if step.round == found.round]
    assert good in (list(range(found.ply)), list(range(found.ply + 1)))
    assert found.code == found.fault.code
    assert str(found) == f"round {found.round}, move {found.ply}: {found.fault}"
    return found.round, found.ply, found.code


def test_a_whole_match_has_no_fault():
    for match in (played(1, 1), played(1, 2, 1), played(0, 0, 0), played(0, 2, 2), played(1)):
        steps = list(replay(from_plain(plain(match))))
        assert steps[-1].match.winner == match.winner
        assert [step.ply for step in steps if step.round == 1] == list(
            range(len(match.rounds[0].moves) + 1)
        )
        first, second = steps[:2]
        assert (first.seat, first.move, first.ply) == (0, None, 0)
        assert (second.seat, str(second.move), second.ply) == (1, "draw deck", 1)


@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize("spoil", ["short", "long", "twice", "foreign", "also foreign", "empty"])
def test_bad_order(round: int, spoil: str):
    data = plain(played(1, 1))
    order = data["rounds"][round - 1]["order"]
    if spoil == "short":
        order.pop()
    elif spoil == "long":
        order.append("scam")
    elif spoil == "twice":
        order[0] = order[1] if order[0] != order[1] else "scam"
    elif spoil == "foreign":
        order[-1] = "rent"
    elif spoil == "also foreign":
        order.append("rent")
    else:
        order.clear()
    assert faulty(data) == (round, 0, "bad-order")


def reshuffled() -> Match:
    """A match of four in which the draw pile runs out."""
    match = Match.new(DECK, ["Ann", "Ben", "Cy", "Di"], seed=2, first_dealer=4)
    while len(match.round.reshuffles) < 2:
        match = match.play(match.state.turn, plan(match, 0))
    return match


def ply_of_reshuffle(match: Match, number: int) -> int:
    """The move at which this reshuffle came."""
    for step in replay(of(match)):
        if len(step.match.round.reshuffles) == number:
            return step.ply
    raise AssertionError


RESHUFFLED = reshuffled()


@pytest.mark.parametrize("number", [1, 2])
def test_missing_reshuffle(number: int):
    data = plain(RESHUFFLED)
    del data["rounds"][0]["reshuffles"][number - 1 :]
    assert faulty(data) == (1, ply_of_reshuffle(RESHUFFLED, number), "missing-reshuffle")


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("spoil", ["short", "foreign", "also foreign", "other", "empty"])
def test_bad_reshuffle(number: int, spoil: str):
    data = plain(RESHUFFLED)
    pile = data["rounds"][0]["reshuffles"][number - 1]
    if spoil == "short":
        pile.pop()
    elif spoil == "foreign":
        pile[0] = "rent"
    elif spoil == "also foreign":
        pile.insert(0, "rent")
    elif spoil == "other":
        pile[0] = next(card.id for card in DECK.cards if card.id != pile[0])
    else:
        pile.clear()
    assert faulty(data) == (1, ply_of_reshuffle(RESHUFFLED, number), "bad-reshuffle")


def test_unused_reshuffle():
    data = plain(played(1, 1))
    data["rounds"][0]["reshuffles"].append(["scam"])
    assert faulty(data) == (1, len(data["rounds"][0]["moves"]), "unused-reshuffle")
    data = plain(RESHUFFLED)
    data["rounds"][0]["reshuffles"].append(["scam"])
    assert faulty(data) == (1, len(RESHUFFLED.round.moves), "unused-reshuffle")


@pytest.mark.parametrize(
    ("winners", "round", "told"),
    [
        ((1, 1), 1, 2),
        ((1, 1), 2, None),
        ((1, 1), 1, None),
        ((0, 1, 1), 1, 2),
        ((0, 0, 0), 3, 1),
        ((1,), 1, 7),
    ],
)
def test_wrong_winner_of_a_round(winners: tuple[int, ...], round: int, told: int | None):
    match = played(*winners)
    data = plain(match)
    data["rounds"][round - 1]["winner"] = told
    assert faulty(data) == (round, len(match.rounds[round - 1].moves), "wrong-winner")


@pytest.mark.parametrize(
    ("winners", "told"), [((1, 1), 2), ((1, 1), None), ((0, 0, 0), 1), ((1,), 1)]
)
def test_wrong_winner_of_the_match(winners: tuple[int, ...], told: int | None):
    match = played(*winners)
    data = {**plain(match), "winner": told}
    assert faulty(data) == (len(winners), len(match.round.moves), "wrong-winner")


def test_the_winners_may_be_left_out():
    data = plain(played(1, 1))
    del data["winner"]
    for round in data["rounds"]:
        del round["winner"]
    *_, last = replay(from_plain(data))
    assert last.match.winner == 1
    assert "winner" not in json.loads(to_json(from_plain(data)))


@pytest.mark.parametrize("left", [0, 1, 5])
def test_unfinished_round(left: int):
    data = plain(played(1, 1))
    first = data["rounds"][0]
    del first["moves"][left:], first["winner"]
    del data["winner"]
    assert faulty(data) == (1, left, "unfinished-round")


def test_the_last_round_may_be_unfinished():
    data = plain(played(1, 1))
    last = data["rounds"][1]
    del last["moves"][4:], last["winner"]
    data["winner"] = None
    *_, step = replay(from_plain(data))
    assert (step.round, step.ply, step.match.is_over) == (2, 4, False)


@pytest.mark.parametrize("winners", [(1, 1), (1, 2, 1), (0, 0, 0)])
def test_match_over(winners: tuple[int, ...]):
    data = plain(played(*winners))
    data["rounds"].append(data["rounds"][0])
    assert faulty(data) == (len(winners) + 1, 0, "match-over")


@pytest.mark.parametrize(
    ("place", "line", "code"),
    [
        (1, "1 dance", "unreadable"),
        (1, "draw deck", "unreadable"),
        (1, "", "unreadable"),
        (1, "1", "unreadable"),
        (1, "3 draw deck", "unreadable"),
        (1, "0 draw deck", "unreadable"),
        (1, "-1 draw deck", "unreadable"),
        (1, "01 draw deck", "unreadable"),
        (1, " 1 draw deck", "unreadable"),
        (1, "1  draw deck", "unreadable"),
        (1, "1 draw deck ", "unreadable"),
        (1, "１ draw deck", "unreadable"),
        (1, "Ann draw deck", "unreadable"),
        (2, "1 place rent", "unreadable"),
        (1, "2 draw deck", "not-your-turn"),
        (1, "1 done", "wrong-phase"),
        (2, "1 accept", "nothing-to-answer"),
        (4, "1 place c-1100", "not-in-hand"),
        (4, "1 place c-900", "needs-earlier-priority"),
    ],
)
@pytest.mark.parametrize("round", [1, 2])
def test_a_refused_move(place: int, line: str, code: str, round: int):
    # In round 2 it is seat 2 who begins; seat 1's moves come later by one turn of it.
    match = played(1, 1)
    data = plain(match)
    moves = data["rounds"][round - 1]["moves"]
    begins = 0 if round == 1 else next(n for n, move in enumerate(moves) if move.startswith("1"))
    moves[begins + place - 1] = line
    assert faulty(data) == (round, begins + place, code)


def test_a_move_after_the_rounds_end():
    data = plain(played(1, 1))
    data["rounds"][0]["moves"].append("2 draw deck")
    assert faulty(data) == (1, len(data["rounds"][0]["moves"]), "round-over")


def test_a_refused_move_is_quoted_as_written():
    data = plain(played(1, 1))
    data["rounds"][0]["moves"][2] = "1 place  job-2000"
    with pytest.raises(FaultyRecord) as caught:
        list(replay(from_plain(data)))
    assert caught.value.line == "1 place  job-2000"
    assert (caught.value.round, caught.value.ply) == (1, 3)


BAD: dict[str, tuple[dict[str, Any], str, str]] = {
    "no format": ({"format": None}, "not-a-record", ""),
    "another format": ({"format": "budgetable-record/2"}, "not-a-record", ""),
    "one reader's record": ({"format": "budgetable-known/1"}, "known-only", ""),
    "an unknown field": ({"date": "today"}, "unknown-field", "date"),
    "players that are none": ({"players": "Ann"}, "bad-field", "players"),
    "a player that is no text": ({"players": ["Ann", 2]}, "bad-field", "players"),
    "one player": ({"players": ["Ann"]}, "bad-seats", "players"),
    "five players": ({"players": ["x"] * 5}, "bad-seats", "players"),
    "a dealer of nought": ({"first_dealer": 0}, "bad-field", "first_dealer"),
    "a dealer who does not play": ({"first_dealer": 3}, "bad-field", "first_dealer"),
    "a dealer in words": ({"first_dealer": "2"}, "bad-field", "first_dealer"),
    "a dealer who is yes": ({"first_dealer": True}, "bad-field", "first_dealer"),
    "no rounds to win": ({"rounds_to_win": 0}, "bad-field", "rounds_to_win"),
    "rounds to win in parts": ({"rounds_to_win": 1.5}, "bad-field", "rounds_to_win"),
    "a turn limit of nought": ({"turn_limit": 0}, "bad-field", "turn_limit"),
    "no turn limit": ({"turn_limit": None}, "bad-field", "turn_limit"),
    "rounds that are none": ({"rounds": {}}, "bad-field", "rounds"),
    "not one round": ({"rounds": []}, "bad-field", "rounds"),
    "a round that is none": ({"rounds": ["x"]}, "bad-field", "rounds.1"),
    "a winner of nought": ({"winner": 0}, "bad-field", "winner"),
    "a winner in words": ({"winner": "Ann"}, "bad-field", "winner"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_record(name: str):
    change, code, field = BAD[name]
    with pytest.raises(BadRecord) as caught:
        from_plain({**plain(played(1, 1)), **change})
    assert (caught.value.code, caught.value.field) == (code, field)
    assert str(caught.value).startswith(code)


@pytest.mark.parametrize("field", ["deck", "players", "first_dealer", "rounds_to_win", "rounds"])
def test_missing_fields(field: str):
    data = plain(played(1, 1))
    del data[field]
    with pytest.raises(BadRecord) as caught:
        from_plain(data)
    assert (caught.value.code, caught.value.field) == ("missing-field", field)


@pytest.mark.parametrize("field", ["order", "reshuffles", "moves"])
@pytest.mark.parametrize("round", [1, 2])
def test_fields_of_a_round(field: str, round: int):
    data = plain(played(1, 1))
    del data["rounds"][round - 1][field]
    with pytest.raises(BadRecord) as caught:
        from_plain(data)
    assert (caught.value.code, caught.value.field) == ("missing-field", f"rounds.{round}.{field}")
    wrongs: list[object] = ["x", 1, None, [1], {"a": []}]
    for wrong in wrongs:
        data["rounds"][round - 1][field] = wrong
        with pytest.raises(BadRecord) as caught:
            from_plain(data)
        assert (caught.value.code, caught.value.field) == ("bad-field", f"rounds.{round}.{field}")
    data["rounds"][round - 1][field] = []
    data["rounds"][round - 1]["score"] = 1
    with pytest.raises(BadRecord) as caught:
        from_plain(data)
    assert (caught.value.code, caught.value.field) == ("unknown-field", f"rounds.{round}.score")


def test_fields_that_may_be_left_out():
    data = plain(played(1, 1, turn_limit=50))
    del data["turn_limit"]
    assert from_plain(data).options == Options(2, 50)


def test_a_deck_that_cannot_be_played():
    data = plain(played(1, 1))
    data["deck"] = {"name": "x", "cards": CARDS[:5]}
    with pytest.raises(BadDeck):
        from_plain(data)


@pytest.mark.parametrize(
    ("source", "code", "value"),
    [
        (b"\xff", "not-utf8", ""),
        ("", "not-json", "1"),
        ("{\n\n", "not-json", "3"),
        ("[" * 100_000, "not-json", "1"),
        ("1" * 5000, "not-json", "1"),
        ("[]", "not-a-record", ""),
        ("null", "not-a-record", ""),
        ("NaN", "not-a-record", ""),
        ('{"format": 1}', "not-a-record", ""),
    ],
)
def test_text_that_is_no_record(source: str | bytes, code: str, value: str):
    with pytest.raises(BadRecord) as caught:
        from_json(source)
    assert (caught.value.code, caught.value.value) == (code, value)


def test_a_field_that_is_there_twice():
    with pytest.raises(BadRecord) as caught:
        from_json('{"format": "budgetable-record/1", "winner": 1, "winner": 2}')
    assert (caught.value.code, caught.value.field) == ("field-twice", "winner")
