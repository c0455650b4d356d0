"""The figures of a balance report: each as another count finds it, and their statistics."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from budgetable import decks
from budgetable.rules import Deck, Options
from budgetable.simulate import MatchResult, Plan, RoundResult, run
from budgetable.simulate.balance import Balance, balance, differences
from budgetable.simulate.comparing import holm_of_whole, judge, share_difference
from budgetable.simulate.plain import plain_balance, plain_differences
from budgetable.simulate.summary import Share, summarise
from budgetable.solver import exact_sets
from tests.kit import DECK as KIT
from tests.simulate.recount import recount

STANDARD = decks.load("standard")


def series(deck: Deck, *seats: str, matches: int = 6, **settings: Any) -> tuple[Balance, list[str]]:
    """The figures of a series, and its records."""
    plan = Plan.of(deck, seats, matches, with_records=True, **settings)
    results = list(run(plan))
    return balance(results, deck, len(seats)), [result.record for result in results]


@pytest.mark.parametrize(
    ("deck", "seats", "settings"),
    [
        (STANDARD, ("steady", "novice"), {"matches": 12}),
        (STANDARD, ("novice", "easy", "random", "steady"), {}),
        (KIT, ("random", "random", "random"), {"matches": 4}),
        (KIT, ("random", "random"), {"matches": 8, "options": Options(turn_limit=4)}),
        (STANDARD, ("random", "random"), {"matches": 1, "options": Options(1, turn_limit=1)}),
    ],
    ids=["two seats", "four seats", "three seats", "drawn rounds", "nobody wins"],
)
def test_every_figure_is_what_another_count_finds(deck: Deck, seats: tuple[str, ...], settings):
    figures, kept = series(deck, *seats, **settings)
    same(plain_balance(figures, deck), recount(kept, deck, len(seats)))


def test_every_way_to_end_a_round_is_met_and_counted():
    figures, kept = series(KIT, "random", "random", matches=21, seed=3)
    assert all(share.won for share in figures.endings.values())
    assert figures.summary.elsewhere.won > 0
    same(plain_balance(figures, KIT), recount(kept, KIT, 2))


def same(told: Any, counted: Any, path: str = "balance") -> None:
    """Equal but for the rounding of shares to four places."""
    if isinstance(counted, dict):
        assert list(told) == list(counted), path
        for key, each in counted.items():
            same(told[key], each, f"{path}.{key}")
    elif isinstance(counted, list):
        assert len(told) == len(counted), path
        for place, each in enumerate(counted):
            same(told[place], each, f"{path}.{place}")
    else:
        assert told == pytest.approx(counted, abs=6e-5), path


def test_amounts_too_fine_to_count_are_not_counted():
    cards = [
        {**card, "amount": card["amount"] * 200 + 1} if card.get("amount") else card
        for card in decks.to_data(STANDARD)["cards"]
    ]
    deck = decks.from_data({"name": "fine", "cards": cards})
    assert exact_sets(deck) == {}
    figures, _ = series(deck, "novice", "novice", matches=1, options=Options(1, 3))
    assert {income.sets for income in figures.incomes.values()} == {None}
    assert plain_balance(figures, deck)["unused"] == []


def test_two_equal_series_differ_in_nothing():
    figures, _ = series(STANDARD, "novice", "novice")
    again, _ = series(STANDARD, "novice", "novice")
    found = differences(figures, again)
    assert {each.value for each in found.values()} == {0.0}
    assert all(each.interval[0] <= 0 <= each.interval[1] for each in found.values())
    assert not any(each.is_clear for each in found.values())
    assert set(found) >= {("turns_mean",), ("places", "2"), ("cards", "rent", "held")}


def test_a_difference_is_the_first_less_the_second():
    short, _ = series(STANDARD, "novice", "novice", options=Options(turn_limit=3))
    long, _ = series(STANDARD, "novice", "novice")
    found = differences(short, long)
    assert found["turns_mean",].interval[1] < 0
    assert found["endings", "drawn"].interval[0] > 0
    assert found["turns_mean",].is_clear
    assert found["endings", "drawn"].is_clear


def test_a_difference_has_the_path_of_what_it_is_a_difference_of():
    short, _ = series(STANDARD, "novice", "novice", options=Options(turn_limit=6))
    long, _ = series(STANDARD, "novice", "novice")
    one, other = plain_balance(short, STANDARD), plain_balance(long, STANDARD)
    walked = list(together(plain_differences(differences(short, long)), one, other))
    assert len(walked) > 3 * len(STANDARD.cards)
    for difference, mine, theirs in walked:
        value = "share" if "share" in mine else "value"
        assert difference["value"] == pytest.approx(mine[value] - theirs[value], abs=2e-4)


def together(*data: Any) -> Iterator[tuple[Any, ...]]:
    """The differences in the first of these, each with what the others have in its place."""
    if isinstance(data[0], list):
        assert len({len(each) for each in data}) == 1
        for within in zip(*data, strict=True):
            yield from together(*within)
    elif "value" in data[0]:
        yield data
    else:
        for key in data[0]:
            yield from together(*[each[key] for each in data])


def test_nothing_differs_from_what_never_was():
    nobody, _ = series(STANDARD, "random", "random", matches=2, options=Options(turn_limit=1))
    somebody, _ = series(STANDARD, "novice", "novice")
    found = differences(nobody, somebody)
    assert {path[0] for path in found} == {"turns_mean", "endings", "uses", "cards"}
    assert {path[2] for path in found if path[0] == "cards"} == {"mattered", "won"}
    assert ("uses", "with_life") not in found


def test_two_seats_are_judged_by_one_look():
    long, _ = series(STANDARD, "steady", "novice", matches=30)
    short, _ = series(STANDARD, "novice", "steady", matches=30)
    first = long.seats[0].share
    assert [each.p for each in long.seats] == [judge([first], 0.5)[0].p] * 2
    assert {each.side for each in long.seats} == {1, -1}
    found = differences(long, short)
    alone = share_difference(first, short.seats[0].share)
    assert found["seats", "1"] == alone
    assert found["seats", "2"].p == pytest.approx(alone.p)
    assert found["seats", "2"].value == pytest.approx(-alone.value)
    four = [Share(30, 60), Share(10, 60), Share(10, 60), Share(10, 60)]
    assert judge(four, 0.25, holm_of_whole) == judge(four, 0.25)


def test_copies_of_a_card_that_does_nothing_are_fair():
    luck = Random(5)
    pile = [card.id for card in STANDARD.cards for _ in range(card.count)]
    rounds = []
    for number in range(6000):
        luck.shuffle(pile)
        winner = number % 2 + 1  # Winners have drawn more.
        hands = [pile[:24], pile[24:36]][:: 3 - 2 * winner]
        sorted_hands = tuple(tuple(sorted(hand)) for hand in hands)
        rounds.append(RoundResult(1, winner, place=winner, hands=sorted_hands))
    figures = balance([MatchResult(0, 1, rounds)], STANDARD, 2)
    assert figures.hands == Share(6000 * 24, 6000 * 36)
    assert len(pile) > len(STANDARD.cards)
    assert {card.held.side for card in figures.cards.values()} == {0}


@pytest.mark.parametrize(
    ("one", "other", "low", "high"),
    # Newcombe (1998), table II, method 10: his examples (a) 56/70 and 48/80, (b) 9/10 and 3/10,
    # (e) 5/56 and 0/29, (h) 10/10 and 0/10.
    [
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((9, 10), (3, 10), 0.1705, 0.8090),
        ((5, 56), (0, 29), -0.0381, 0.1926),
        ((10, 10), (0, 10), 0.6075, 1.0),
    ],
)
def test_a_difference_of_shares_is_newcombes(one, other, low: float, high: float):
    found = share_difference(Share(*one), Share(*other))
    assert found.interval == pytest.approx((low, high), abs=5e-5)


def test_a_share_is_marked_where_all_together_leave_little_doubt():
    fair = [Share(50, 100)] * 9
    marked = judge([Share(70, 100), Share(30, 100), Share(62, 100), *fair], 0.5)
    assert [each.side for each in marked] == [1, -1, 0] + [0] * 9
    # Alone, 62 of 100 would have been marked: two-sided, that is 0.0164.
    (alone,) = judge([Share(62, 100)], 0.5)
    assert (alone.side, round(alone.p, 4)) == (1, 0.0164)
    (few,) = judge([Share(9, 9)], 0.5)
    assert (few.side, few.p) == (0, 1.0)


def test_the_chance_of_a_difference_is_that_of_the_pooled_score():
    # 60 and 40 of 100: a score of 2.83, from any table 0.0047.
    assert share_difference(Share(60, 100), Share(40, 100)).p == pytest.approx(0.0047, abs=5e-5)
    assert share_difference(Share(3, 4), Share(0, 4)).p == 1.0
    assert share_difference(Share(0, 0), Share(5, 9)).p == 1.0


@pytest.mark.parametrize(("rounds", "high"), [(1, 1), (2, 2), (19, 19), (20, 19), (21, 20)])
def test_95_of_100_rounds_are_over_after_turns_that_a_round_took(rounds: int, high: int):
    played = [RoundResult(1, 1, place=1, turns=turns) for turns in range(rounds, 0, -1)]
    assert summarise([MatchResult(0, 1, played)], 2).turns_95 == high


def test_hands_say_who_had_a_card():
    """A seat that never wins has its cards, but not as the winner."""
    plan = Plan.of(STANDARD, ("steady", "random"), 4, seed=1)
    results = list(run(plan))
    figures = balance(results, STANDARD, 2)
    assert {each.winner for result in results for each in result.rounds} == {1}
    mine = sum(len(each.hands[0]) for result in results for each in result.rounds)
    assert figures.hands.won == mine < figures.hands.of
    swapped = [
        replace(result, rounds=[replace(each, hands=each.hands[::-1]) for each in result.rounds])
        for result in results
    ]
    assert balance(swapped, STANDARD, 2).hands.won == figures.hands.of - mine
