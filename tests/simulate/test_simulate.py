"""A series of matches: the same for the same seed, whoever plays it, and counted right."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace

import pytest

from budgetable import decks, records
from budgetable.rules import Options
from budgetable.rules.events import RoundDrawn, RoundWon
from budgetable.simulate import Plan, Share, card_shares, run, summarise

DECK = decks.load("standard")
PLAN = Plan.of(DECK, ("steady", "novice", "random"), 20, seed=3, with_records=True)


def test_the_same_seed_gives_the_same_results_however_many_workers():
    alone = list(run(PLAN))
    with ProcessPoolExecutor(2) as processes, ThreadPoolExecutor(3) as threads:
        assert list(run(PLAN, processes)) == alone
        assert list(run(PLAN, threads)) == alone
    assert list(run(replace(PLAN, seed=4))) != alone


def test_results_say_what_their_records_say():
    results = list(run(PLAN))
    summary = summarise(results, 3)
    rounds = drawn = wins = swaps = 0
    for result in results:
        steps = list(records.replay(records.from_json(result.record)))
        last = steps[-1].match
        assert last.is_over
        assert result.winner == last.winner
        assert [each.winner for each in result.rounds] == [r.state.winner for r in last.rounds]
        assert [each.moves for each in result.rounds] == [len(r.moves) for r in last.rounds]
        facts = [event.public for step in steps for event in step.match.events]
        rounds += len(last.rounds)
        wins += sum(isinstance(fact, RoundWon) for fact in facts)
        drawn += sum(isinstance(fact, RoundDrawn) for fact in facts)
        swaps += sum(any(str(move).startswith("swap") for _, move in r.moves) for r in last.rounds)
    assert (summary.rounds, summary.drawn_rounds.won) == (rounds, drawn)
    assert sum(place.won for place in summary.places) == wins
    assert summary.swaps.won == swaps
    assert sum(seat.won for seat in summary.seats) + summary.drawn_matches == len(results)


@pytest.mark.parametrize(
    ("seats", "matches", "error"),
    [
        (["steady"], 1, ValueError),
        (["random"] * 5, 1, ValueError),
        (["random"] * 2, 0, ValueError),
        (["steady", "grandmaster"], 1, KeyError),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(seats, matches: int, error: type[Exception]):
    with pytest.raises(error):
        Plan.of(DECK, seats, matches)


def test_each_seat_deals_first_as_often():
    plan = Plan.of(DECK, ("random", "random"), 6, options=Options(1, 3))
    assert [result.rounds[0].dealer for result in run(plan)] == [1, 2, 1, 2, 1, 2]


def test_a_card_matters_only_in_rounds_that_it_was_drawn_in():
    shares = card_shares(run(PLAN), DECK)
    assert set(shares) == {card.id for card in DECK.cards}
    for mattered, won in shares.values():
        assert won.won <= mattered.won <= mattered.of


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    # Wilson (1927), to be had from any table: 50 of 100 is 0.404 to 0.596.
    [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (0, 0, 0.0, 1.0)],
)
def test_an_interval_is_wilsons(won: int, of: int, low: float, high: float):
    assert Share(won, of).interval == pytest.approx((low, high), abs=5e-4)
