"""R9 to R14: income, priorities, extras, swaps, relief."""

import pytest

from budgetable.decks import from_data
from budgetable.rules.events import (
    ExtrasReturned,
    Placed,
    Relieved,
    RoundWon,
    Swapped,
    TurnBegan,
)
from tests.kit import DECK, play, refused, table

COINS = from_data(
    {
        "name": "coins",
        "cards": [
            {"id": "job-6", "name": "job", "kind": "income", "job": "full-time", "amount": 6},
            *[
                {
                    "id": f"{x.lower()}-{n}",
                    "name": x,
                    "kind": "priority",
                    "priority": x,
                    "amount": n,
                }
                for x in "ABCDE"
                for n in (1, 2, 3, 4)
            ],
        ],
    }
)
"""A deck whose amounts differ by one."""


def test_r09_income_may_be_placed_at_any_time():
    before = table("1: | hand part-300 part-500 job-2000", "2:")
    after = play(before, "1 place part-300", "1 place job-2000", "1 place part-500")
    assert (after.budget(1), after.sums(1)) == ("part-300 job-2000 part-500", (2800, 0))
    assert after.told()[1] == Placed(1, DECK["job-2000"], False, 2300, 0, 1)


@pytest.mark.parametrize("first", ["job-2000", "shop-2200"])
@pytest.mark.parametrize("second", ["job-2500", "shop-2500", "job-2000"])
def test_r09_at_most_one_main_job(first: str, second: str):
    before = table(f"1: {first} | hand {second} part-300", "2:")
    assert refused(before, f"1 place {second}") == "second-job"
    assert f"place {second}" not in before.legal(1)
    assert play(before, "1 place part-300").budget(1) == f"{first} part-300"


def test_r10_extra_income_needs_an_income_card():
    before = table("1: | hand bonus-100 part-300", "2:")
    assert refused(before, "1 place bonus-100") == "needs-income"
    after = play(before, "1 place part-300", "1 place bonus-100")
    assert after.sums(1) == (400, 0)


def test_r10_extra_income_is_no_income_card():
    alone = table("1: bonus-200 | hand bonus-100 a-200 part-300", "2:")
    assert refused(alone, "1 place a-200") == "needs-income"
    assert refused(alone, "1 place bonus-100") == "needs-income"
    assert refused(alone, "1 swap bonus-100 bonus-200") == "not-swappable"
    assert refused(alone, "1 swap part-300 bonus-200") == "not-swappable"
    other = table("1: | hand laid-off hours-cut", "2: bonus-200")
    assert (
        refused(other, "1 play laid-off 2") == refused(other, "1 play hours-cut 2") == "no-effect"
    )


def test_r11_priorities_come_in_the_order_of_their_letters():
    before = table("1: job-3000 | hand b-200 a-200 c-500 d-300 e-200", "2:")
    for id in ["b-200", "c-500", "d-300", "e-200"]:
        assert refused(before, f"1 place {id}") == "needs-earlier-priority"
    after = play(before, "1 place a-200", "1 place b-200", "1 place c-500")
    assert after.budget(1) == "job-3000 a-200 b-200 c-500"
    assert after.told()[1] == Placed(1, DECK["b-200"], False, 3000, 400, 1)


def test_r11_a_priority_needs_an_income_card():
    assert refused(table("1: | hand a-200", "2:"), "1 place a-200") == "needs-income"
    assert refused(table("1: a-200 | hand b-200", "2:"), "1 place b-200") == "needs-income"


def test_r11_only_the_letter_just_before_counts():
    before = table("1: job-3000 a-200 c-500 | hand d-300 b-200 c-900", "2:")
    assert refused(before, "1 place c-900") == "category-taken"
    after = play(before, "1 place d-300")
    assert after.budget(1) == "job-3000 a-200 c-500 d-300"
    assert play(after, "1 place b-200").budget(1) == "job-3000 a-200 c-500 d-300 b-200"
    no_a = table("1: job-3000 c-500 | hand b-200 d-300", "2:")
    assert refused(no_a, "1 place b-200") == "needs-earlier-priority"
    assert no_a.legal(1) == ["place d-300", "done"]


def test_r11_expenses_must_not_exceed_income():
    before = table("1: part-300 | hand a-300 a-400", "2:")
    assert refused(before, "1 place a-400") == "over-income"
    assert play(before, "1 place a-300").sums(1) == (300, 300)
    over = table("1: part-300 bill-300 bill-300 | hand a-200 part-500", "2:")
    assert refused(over, "1 place a-200") == "over-income"
    assert play(over, "1 place part-500", "1 place a-200").sums(1) == (800, 800)


ALL_BUT = "job-2000 a-200 b-200 c-900 d-300 e-200"  # 1800 of 2000


def test_r12_a_second_card_that_wins_at_once():
    before = table(f"1: {ALL_BUT} | hand a-200 b-600", "2:", actions=1)
    after = play(before, "1 place a-200")
    assert after.told() == [Placed(1, DECK["a-200"], True, 2000, 2000, 0), RoundWon(1, 2000, 1)]
    assert refused(before, "1 place b-600") == "category-taken"


def test_r12_a_second_card_that_cannot_win():
    before = table(f"1: {ALL_BUT} | hand a-300 alms-200", "2:", actions=3)
    assert refused(before, "1 place a-300") == "category-taken"
    assert play(before, "1 place alms-200").winner == 1


def test_r12_the_remaining_actions_are_counted():
    # 2000 of 2500 after e-200; two more cards of 200 and 300 win together.
    budget = "job-2500 a-200 b-200 c-900 d-400 e-300"
    assert (
        play(
            table(f"1: {budget} | hand e-200 d-300", "2:", actions=2),
            "1 place e-200",
            "1 place d-300",
        ).winner
        == 1
    )
    assert (
        refused(table(f"1: {budget} | hand e-200 d-300", "2:", actions=1), "1 place e-200")
        == "category-taken"
    )


def test_r12_with_income_swap_relief_and_missing_letters():
    by_income = table(
        "1: job-2000 a-200 b-200 c-900 d-400 e-200 | hand e-300 bonus-200", "2:", actions=2
    )
    assert refused(by_income, "1 place e-300") == "category-taken"
    assert play(by_income, "1 place bonus-200", "1 place e-300").winner == 1
    by_swap = table(f"1: {ALL_BUT} | hand a-200 b-600 b-200", "2:", actions=3)
    assert play(by_swap, "1 place b-200").winner == 1
    # 1700 of 2000, a second B of 600 does not fit; relief of the bill makes room for it.
    by_relief = table(
        "1: job-2000 a-200 b-200 c-500 d-300 e-200 bill-300 | hand b-600 relief", "2:"
    )
    assert refused(by_relief, "1 place b-600") == "category-taken"
    assert play(by_relief, "1 use relief bill-300", "1 place b-600").winner == 1
    missing = table("1: job-2000 a-200 b-200 c-900 d-400 | hand e-200 a-200", "2:", actions=2)
    assert refused(missing, "1 place a-200") == "category-taken"
    fits = table("1: job-2000 a-200 b-200 c-900 d-300 | hand e-200 a-200", "2:", actions=2)
    assert play(fits, "1 place a-200", "1 place e-200").winner == 1


def test_r12_r11_holds_for_an_extra():
    before = table("1: job-2000 a-200 c-900 d-300 e-200 | hand b-200 c-500", "2:")
    assert refused(before, "1 place c-500") == "category-taken"


def test_r12_done_without_a_win_takes_the_extras_back():
    line = "job-2500 a-200 b-200 c-900 d-400 e-300"
    before = table(f"1: {line} | hand a-200 d-300 no no no no", "2:", pile="...")
    tried = play(before, "1 place a-200")
    assert tried.budget(1) == f"{line} a-200"
    after = play(tried, "1 done")
    assert after.budget(1) == line
    assert (after.phase, after.turn, after.actions) == ("discard", 1, 2)
    assert after.hand(1) == before.hand(1)
    assert after.told()[0] == ExtrasReturned(1, (DECK["a-200"],), 2500, 2000)


def test_r12_the_extras_return_before_the_hand_is_filled():
    line = "job-2500 a-200 b-200 c-900 d-400 e-300"
    before = table(f"1: {line} | hand a-200 d-300", "2:", pile="no back relief")
    after = play(before, "1 place a-200", "1 done")
    assert after.hand(1) == "a-200 d-300 relief no back"
    assert after.names() == ["Placed", "ExtrasReturned", "Filled", "TurnBegan"]


def test_r12_a_scam_breaks_the_line_and_all_extras_return_together():
    line = "job-3000 a-200 b-200 c-900 d-400 e-500"  # 2200 of 3000
    before = table(f"1: {line} | hand a-200 b-200 d-400", "2: | hand scam", actions=3)
    after = play(before, "1 place a-200", "1 place b-200", "2 play scam 1", "1 accept")
    assert after.sums(1) == (3000, 2800)
    assert refused(after, "1 place d-400") == "category-taken"
    done = play(after, "1 done")
    assert done.budget(1) == f"{line} scam"
    assert done.told()[0] == ExtrasReturned(1, (DECK["a-200"], DECK["b-200"]), 3000, 2400)


def test_r12_extras_that_go_back_can_win():
    # With the scam 2000 of 2000 once the extra A is back.
    before = table(f"1: {ALL_BUT} a-300 scam | hand no", "2:", actions=1)
    after = play(before, "1 done")
    assert (after.winner, after.phase, after.turn, after.actions) == (1, "over", 1, 1)
    assert after.told() == [ExtrasReturned(1, (DECK["a-300"],), 2000, 2000), RoundWon(1, 2000, 1)]
    assert after.hand(1) == "a-300 no"


def test_r12_a_first_card_of_a_letter_never_goes_back():
    before = table("1: job-2000 a-200 b-200 | hand c-500 no no no no no", "2:")
    after = play(before, "1 place c-500", "1 done")
    assert after.budget(1) == "job-2000 a-200 b-200 c-500"


def test_r12_an_extra_becomes_the_letters_card_once_the_first_is_gone():
    # The last of the letter is taken, so the extra goes and the first stays.
    before = table(f"1: {ALL_BUT} a-300 | hand no", "2: | hand theft", turn=1)
    after = play(before, "2 play theft 1 A", "1 accept", "1 done")
    assert after.budget(1) == ALL_BUT


SWAPPING = "1: job-2000 part-300 a-200 b-200 bonus-200"


@pytest.mark.parametrize(
    ("hand", "line", "budget", "sums"),
    [
        (
            "job-2500",
            "swap job-2500 job-2000",
            "job-2500 part-300 a-200 b-200 bonus-200",
            (3000, 400),
        ),
        (
            "shop-2200",
            "swap shop-2200 job-2000",
            "shop-2200 part-300 a-200 b-200 bonus-200",
            (2700, 400),
        ),
        (
            "part-800",
            "swap part-800 part-300",
            "job-2000 part-800 a-200 b-200 bonus-200",
            (3000, 400),
        ),
        (
            "part-500",
            "swap part-500 job-2000",
            "part-500 part-300 a-200 b-200 bonus-200",
            (1000, 400),
        ),
        ("a-300", "swap a-300 a-200", "job-2000 part-300 a-300 b-200 bonus-200", (2500, 500)),
        ("b-600", "swap b-600 b-200", "job-2000 part-300 a-200 b-600 bonus-200", (2500, 800)),
    ],
)
def test_r13_a_swap_keeps_the_place(hand: str, line: str, budget: str, sums: tuple[int, int]):
    before = table(f"{SWAPPING} | hand {hand}", "2:")
    after = play(before, f"1 {line}")
    other = line.split()[2]
    assert (after.budget(1), after.sums(1), after.hand(1)) == (budget, sums, other)
    assert after.told() == [Swapped(1, DECK[hand], DECK[other], *sums, 2)]
    assert (after.discard, after.actions) == (before.discard, 2)


@pytest.mark.parametrize(
    ("hand", "other", "code"),
    [
        ("a-300", "a-400", "not-in-budget"),
        ("bonus-100", "bonus-200", "not-swappable"),
        ("job-2500", "bonus-200", "not-swappable"),
        ("bonus-100", "job-2000", "not-swappable"),
        ("a-300", "b-200", "different-category"),
        ("job-2500", "a-200", "different-category"),
        ("a-300", "part-300", "different-category"),
        ("alms-200", "a-200", "same-value"),
        ("a-200", "a-200", "same-value"),
        ("part-2000", "job-2000", "same-value"),
        ("job-2500", "part-300", "second-job"),
        ("shop-2500", "part-300", "second-job"),
        ("scam", "a-200", "not-swappable"),
        ("relief", "a-200", "not-swappable"),
    ],
)
def test_r13_what_no_swap_may_do(hand: str, other: str, code: str):
    before = table(f"{SWAPPING} | hand {hand}", "2:")
    assert refused(before, f"1 swap {hand} {other}") == code


def test_r13_a_part_time_job_may_become_the_main_job():
    after = play(table("1: part-300 part-500 | hand job-2000", "2:"), "1 swap job-2000 part-500")
    assert after.budget(1) == "part-300 job-2000"
    assert after.state.budgets[1].main_job is DECK["job-2000"]


def test_r13_a_priority_swap_stays_within_income_or_lowers_expenses():
    before = table("1: part-300 a-200 | hand a-300 a-400", "2:")
    assert refused(before, "1 swap a-400 a-200") == "over-income"
    assert play(before, "1 swap a-300 a-200").sums(1) == (300, 300)
    over = table("1: part-300 bill-300 a-300 | hand a-200 a-400", "2:")
    assert refused(over, "1 swap a-400 a-300") == "over-income"
    assert play(over, "1 swap a-200 a-300").sums(1) == (300, 500)


def test_r13_above_income_by_one_is_above():
    before = table("1: job-6 a-3 b-3 | hand a-4", "2:", discard="", deck=COINS)
    assert refused(before, "1 swap a-4 a-3") == "over-income"
    assert before.legal(1) == ["done"]
    richer = table("1: job-6 a-3 b-2 | hand a-4", "2:", discard="", deck=COINS)
    assert play(richer, "1 swap a-4 a-3").sums(1) == (6, 6)


def test_r13_an_income_swap_may_leave_expenses_above_income():
    after = play(table("1: job-2000 a-200 b-600 | hand part-300", "2:"), "1 swap part-300 job-2000")
    assert (after.sums(1), after.hand(1)) == ((300, 800), "job-2000")


def test_r13_what_replaces_an_extra_is_an_extra():
    before = table("1: job-3000 a-200 b-200 c-900 d-400 e-500 a-300 | hand a-400 no no no no", "2:")
    after = play(before, "1 swap a-400 a-300")
    assert [card.id for card in after.state.budgets[1].extras] == ["a-400"]
    assert play(after, "1 done").budget(1) == "job-3000 a-200 b-200 c-900 d-400 e-500"
    first = play(before, "1 swap a-400 a-200")
    assert [card.id for card in first.state.budgets[1].extras] == ["a-300"]


def test_r13_a_swap_can_win():
    before = table("1: job-2000 a-200 b-200 c-900 d-400 e-200 | hand e-300", "2:", actions=1)
    after = play(before, "1 swap e-300 e-200")
    assert (after.winner, after.actions) == (1, 0)


def test_r13_of_equal_copies_a_swap_is_listed_once_and_takes_the_last():
    before = table("1: part-300 part-500 part-300 | hand part-800 part-500", "2:")
    swaps = [move for move in before.legal(1) if move.startswith("swap")]
    assert swaps == ["swap part-500 part-300", "swap part-800 part-300", "swap part-800 part-500"]
    assert play(before, "1 swap part-800 part-300").budget(1) == "part-300 part-500 part-800"


def test_r14_relief_takes_one_life_card_away():
    before = table(
        "1: job-2000 scam bill-300 a-200 scam | hand relief relief no", "2:", discard="c-500"
    )
    after = play(before, "1 use relief scam")
    assert after.budget(1) == "job-2000 scam bill-300 a-200"
    assert (after.discard, after.hand(1), after.actions) == ("c-500 scam relief", "relief no", 2)
    assert after.told() == [Relieved(1, DECK["relief"], DECK["scam"], 2000, 700, 2)]
    assert before.legal(1)[-3:] == ["use relief scam", "use relief bill-300", "done"]


@pytest.mark.parametrize(
    ("hand", "other", "code"),
    [
        ("relief", "a-200", "not-usable"),
        ("relief", "job-2000", "not-usable"),
        ("relief", "bill-300", "not-in-budget"),
        ("no", "scam", "not-usable"),
        ("a-300", "scam", "not-usable"),
        ("bonus-100", "scam", "not-usable"),
        ("no", "bill-200", "not-in-budget"),
    ],
)
def test_r14_relief_alone_and_on_life_alone(hand: str, other: str, code: str):
    before = table(f"1: job-2000 a-200 scam | hand {hand}", "2: bill-200")
    assert refused(before, f"1 use {hand} {other}") == code


def test_r14_relief_is_not_placed():
    assert refused(table("1: job-2000 | hand relief", "2:"), "1 place relief") == "not-placeable"


def test_r14_relief_can_win():
    before = table("1: job-2000 a-200 scam b-200 c-900 d-400 e-300 | hand relief", "2:", turn=1)
    after = play(before, "1 use relief scam")
    assert after.told()[1:] == [RoundWon(1, 2000, 1)]
    assert after.discard == "c-1100 scam relief"


def test_r09_a_turn_after_building_is_the_next_seats():
    after = play(table("1: | hand job-2000 no no no no no", "2:"), "1 place job-2000", "1 done")
    assert after.told()[-1] == TurnBegan(2)
