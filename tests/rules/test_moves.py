"""Moves in words: one line says one move, and nothing else says it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budgetable.rules import Match, Seeded
from budgetable.rules.moves import Moves, read_seat
from tests.kit import DECK, decks, every_move, refused, table


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "dance",
        "accept now",
        "done ",
        " done",
        "done\n",
        "Done",
        "DONE",
        "draw",
        "draw pile",
        "draw deck deck",
        "draw  deck",
        "draw Deck",
        "place",
        "place ",
        "place A-200",
        "place a-200 a-200",
        "place a-201",
        "place  a-200",
        "swap",
        "swap a-200",
        "swap a-200 a-201",
        "swap a-201 a-200",
        "swap a-200 a-300 a-400",
        "swap a-200  a-300",
        "use relief",
        "use relief scam scam",
        "use relief x",
        "play",
        "play scam",
        "play scam two",
        "play scam -1",
        "play scam +1",
        "play scam 01",
        "play scam 1.0",
        "play scam ²",
        "play scam ２",
        "play burst-pipe 2 a",
        "play burst-pipe 2 F",
        "play burst-pipe 2 AB",
        "play burst-pipe 2 ",
        "play burst-pipe 2  A",
        "play burst-pipe 2 A A",
        "play burst-pipe A 2",
        "play burst-pipe  2",
        "counter",
        "counter no no",
        "counter yes",
        "discard",
        "discard a-200 ",
        "accept\t",
        "place\ta-200",
        "1 done",
        "build a-200",
        "trade a-200 a-300",
        "move a-200",
        "give a-200 a-300",
        "draw a-200",
        "accept a-200",
        "done a-200",
        "accept a-200 a-200",
    ],
)
def test_unreadable(line: str):
    assert DECK.moves.read(line) is None


@pytest.mark.parametrize(
    "line",
    [
        "draw deck",
        "draw discard",
        "place a-200",
        "swap a-200 a-300",
        "use relief scam",
        "play scam 2",
        "play burst-pipe 3 E",
        "play scam 0",
        "play scam 5",
        "play scam 999",
        "play scam 1000",
        "play burst-pipe 9 A",
        "accept",
        "counter no",
        "done",
        "discard a-200",
    ],
)
def test_readable(line: str):
    assert str(DECK.moves.read(line)) == line


def test_equal_moves_of_a_deck_are_one_object():
    for verb in ("place", "swap a-200", "use a-200", "counter", "discard"):
        line = f"{verb} a-200"
        assert DECK.moves.read(line) is DECK.moves.read(line)
    for line in ("play scam 2", "play theft 2 B", "accept", "done", "draw deck", "draw discard"):
        assert DECK.moves.read(line) is DECK.moves.read(line)
    assert DECK.moves.read("play scam 9") == DECK.moves.read("play scam 9")


def test_different_moves_differ():
    moves = every_move(DECK)
    assert len({str(move) for move in moves}) == len(moves)
    assert len(set(moves)) == len(moves)
    assert len({id(move) for move in moves}) == len(moves)


@given(decks())
def test_text_to_move_to_text(deck):
    for move in every_move(deck):
        again = deck.moves.read(str(move))
        assert again == move
        assert str(again) == str(move)
        assert type(again) is type(move)


@given(st.text(alphabet="placeswpdrkdoneutb AE12-0 ", max_size=24) | st.text(max_size=20))
def test_whatever_is_read_is_said_the_same_way(text: str):
    move = DECK.moves.read(text)
    assert move is None or str(move) == text


@pytest.mark.parametrize(
    ("text", "seat"),
    [("1", 1), ("4", 4), ("0", 0), ("999", 999), ("1000", 1000), ("", -1), ("-1", -1), ("01", -1),
     ("1 ", -1), ("one", -1), ("١", -1), ("²", -1), ("+1", -1), ("1_0", -1)],
)  # fmt: skip
def test_a_seats_number_is_plain_digits(text: str, seat: int):
    assert read_seat(text) == seat


def test_a_seat_far_off_is_a_bad_target_and_beyond_nine_digits_unreadable():
    before = table("1: | hand scam", "2:")
    assert refused(before, f"1 play scam {'9' * 9}") == "bad-target"
    for digits in (10, 5000):
        assert refused(before, f"1 play scam {'9' * digits}") == "unreadable"


def test_a_deck_without_cards_still_knows_the_moves_without_cards():
    moves = Moves({}, 0)
    assert [str(moves.read(line)) for line in ("draw deck", "accept", "place x")] == [
        "draw deck",
        "accept",
        "None",
    ]


def test_equal_moves_lead_to_equal_matches():
    match = Match.new(DECK, ["Ann", "Ben"], seed=1, first_dealer=2)
    one, other = (match.play(1, "draw deck") for _ in range(2))
    assert one == other
    assert hash(one.state) == hash(other.state)
    assert one.events == other.events
    assert one != match
    assert one != one.play(1, "draw deck")
    assert one.state != one
    assert one.events[0] != one
    assert len({*one.events, *other.events}) == len(one.events)
    assert match.luck == Seeded(1) != Seeded(2)
    assert (repr(Seeded(1)), len({Seeded(1), Seeded(1)})) == ("Seeded(1)", 1)
    assert repr(one.state) == "<state of 2 seats: turn 1, draw>"


def test_equal_pending_cards_are_equal():
    one, other = (
        table("1: job-2000", "2: job-2000 | hand no", pending="scam by 1 on 2").state.pending
        for _ in range(2)
    )
    assert one == other
    assert len({one, other}) == 1
    assert one != "scam"
