"""The ladder: the same for the same seed, however it was played, and right about who is better."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from itertools import islice, pairwise
from pathlib import Path

import pytest

from budgetable import decks
from budgetable.bots import BOTS
from budgetable.simulate.ladder import Ladder, Played, climb
from budgetable.simulate.ladder_file import OtherLadder, keep, resume
from budgetable.simulate.rating import rungs

DECK = decks.load("standard")
CHEAP = ("random", "novice", "easy")
SMALL = Ladder.of(DECK, CHEAP, 12, seed=3)


def test_the_same_seed_gives_the_same_matches_with_one_worker_and_two():
    alone = list(climb(SMALL))
    with ProcessPoolExecutor(2) as processes:
        assert list(climb(SMALL, processes)) == alone
    assert list(climb(Ladder.of(DECK, CHEAP, 12, seed=4))) != alone


def test_the_bots_stand_in_the_order_of_their_strength():
    ladder = Ladder.of(DECK, ("easy", "random", "novice"), 30, seed=1)
    found = rungs(ladder, list(climb(ladder)))
    assert [rung.bot for rung in found] == list(CHEAP)
    assert [rung.version for rung in found] == [BOTS[bot].version for bot in CHEAP]
    for lower, higher in pairwise(found):
        assert lower.mu < higher.mu
        assert higher.below is not None
        assert (higher.below.of, higher.below.share > 0.5) == (30, True)
    assert found[0].below is None


def test_matches_make_a_rating_surer():
    played = list(climb(SMALL))
    sigmas = [[rung.sigma for rung in rungs(SMALL, played[:n])] for n in (0, 10, len(played))]
    for before, after in pairwise(sigmas):
        assert all(late < early for early, late in zip(before, after, strict=True))


def test_a_share_counts_the_two_seat_matches_that_were_won_from_either_seat():
    played = [
        Played(("novice", "random"), 0, 1, (2, 0)),
        Played(("random", "novice"), 0, 2, (0, 2)),
        Played(("random", "novice"), 1, 1, (2, 1)),
        Played(("random", "novice"), 2, 0, (0, 0)),
        Played(("random", "novice", "easy"), 0, 2, (0, 2, 0)),
        Played(("easy", "novice"), 0, 2, (0, 2)),
    ]
    _, novice, easy = rungs(SMALL, played)
    assert novice.below is not None
    assert easy.below is not None
    assert (novice.below.won, novice.below.of, novice.matches) == (2, 4, 6)
    assert (easy.below.won, easy.below.of, easy.matches) == (0, 1, 2)


def test_a_loser_with_more_rounds_stands_higher():
    random, novice, easy = rungs(SMALL, [Played(CHEAP, 0, 3, (1, 0, 2))])
    assert easy.mu > random.mu > novice.mu


def test_each_deal_is_played_once_from_every_seat():
    ladder = Ladder.of(DECK, (*CHEAP, "steady"), 8, seed=1)
    seen: dict[tuple[str, ...], set[tuple[str, ...]]] = {}
    for plan in ladder.plans:
        seen.setdefault(tuple(sorted(plan.seats)), set()).add(plan.seats)
    for bots, sittings in seen.items():
        for seat in range(len(bots)):
            assert {sitting[seat] for sitting in sittings} == set(bots)
    assert {len(bots) for bots in seen} == {2, 3, 4}


def test_any_part_of_the_matches_is_spread_over_all_tables():
    order = SMALL.order()
    half = [plan.seats for plan, _ in order[: len(order) // 2]]
    for plan in SMALL.plans:
        assert abs(half.count(plan.seats) - plan.matches / 2) <= 1


def test_a_ladder_that_was_stopped_goes_on_where_it_was(tmp_path: Path):
    file = tmp_path / "ladder.jsonl"
    whole = list(climb(SMALL))
    assert resume(file, SMALL) == []
    for match in islice(climb(SMALL), 7):
        keep(file, match)
    done = resume(file, SMALL)
    assert done == whole[:7]
    for match in climb(SMALL, done=7):
        keep(file, match)
    assert resume(file, SMALL) == whole


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path):
    file = tmp_path / "ladder.jsonl"
    resume(file, SMALL)
    first, second = islice(climb(SMALL), 2)
    keep(file, first)
    keep(file, second)
    file.write_bytes(file.read_bytes()[:-5])
    assert resume(file, SMALL) == [first]
    keep(file, second)
    assert resume(file, SMALL) == [first, second]


@pytest.mark.parametrize(
    "other",
    [
        Ladder.of(DECK, CHEAP, 12, seed=4),
        Ladder.of(DECK, CHEAP, 13, seed=3),
        Ladder.of(DECK, CHEAP, 12, seats=[2], seed=3),
        Ladder.of(DECK, CHEAP[:2], 12, seed=3),
    ],
)
def test_another_ladder_is_not_gone_on_with(other: Ladder, tmp_path: Path):
    file = tmp_path / "ladder.jsonl"
    resume(file, other)
    before = file.read_bytes()
    with pytest.raises(OtherLadder):
        resume(file, SMALL)
    assert file.read_bytes() == before


def test_a_bot_that_plays_otherwise_now_begins_anew(tmp_path: Path, monkeypatch):
    file = tmp_path / "ladder.jsonl"
    resume(file, SMALL)
    monkeypatch.setattr(BOTS["easy"], "version", 99)
    with pytest.raises(OtherLadder):
        resume(file, SMALL)


@pytest.mark.parametrize(
    "line",
    [
        b"\xff\n",
        b"[]\n",
        b"{}\n",
        b'{"seats": ["random", "novice"], "match": 1, "winner": 1, "rounds": [2, 0]}\n',
        b'{"seats": ["random", "novice"], "match": 0, "winner": 3, "rounds": [2, 0]}\n',
        b'{"seats": ["random", "novice"], "match": 0, "winner": 1, "rounds": [2]}\n',
        b'{"seats": ["random", "novice"], "match": 0, "winner": 1, "rounds": [2, "0"]}\n',
        b'{"seats": 2, "match": 0, "winner": 1, "rounds": [2, 0]}\n',
    ],
)
def test_a_file_of_something_else_is_left_alone(line: bytes, tmp_path: Path):
    file = tmp_path / "ladder.jsonl"
    resume(file, SMALL)
    head = file.read_bytes()
    assert json.loads(head)["format"] == "budgetable-ladder/1"
    for text in (line, head + line):
        file.write_bytes(text)
        with pytest.raises(OtherLadder):
            resume(file, SMALL)
        assert file.read_bytes() == text


@pytest.mark.parametrize(
    ("bots", "matches", "seats", "error"),
    [
        (("steady",), 1, (2,), ValueError),
        (("steady", "steady"), 1, (2, 3, 4), ValueError),
        (("steady", "easy"), 1, (3,), ValueError),
        (("steady", "easy"), 1, (5,), ValueError),
        (("steady", "easy"), 0, (2,), ValueError),
        (("steady", "grandmaster"), 1, (2,), KeyError),
    ],
)
def test_a_ladder_that_cannot_be_played_is_refused(bots, matches, seats, error):
    with pytest.raises(error):
        Ladder.of(DECK, bots, matches, seats=seats)
