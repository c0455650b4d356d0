"""R1 to R3: seats, cards, budgets."""

import pytest

from budgetable.decks import load
from budgetable.rules import Budget, Card, Match, Refused
from budgetable.rules.state import with_card, without_card
from tests.kit import DECK, Position, play, refused, table


def budget(ids: str) -> Budget:
    return Budget(tuple(DECK[id] for id in ids.split()))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r01_two_to_four_play_and_left_is_the_next_number(seats: int):
    match = Match.new(DECK, ["x"] * seats, seed=1, first_dealer=seats)
    assert match.seats == seats
    assert [match.state.next_seat(seat) for seat in range(1, seats + 1)] == [
        *range(2, seats + 1),
        1,
    ]


@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_r01_no_other_number_of_players(seats: int):
    with pytest.raises(Refused) as caught:
        Match.new(DECK, ["x"] * seats, seed=1)
    assert caught.value.code == "bad-seats"
    assert caught.value.fault.seats == seats


@pytest.mark.parametrize("dealer", [-1, 0, 3])
def test_r01_the_dealer_is_one_of_the_players(dealer: int):
    with pytest.raises(Refused) as caught:
        Match.new(DECK, ["Ann", "Ben"], seed=1, first_dealer=dealer)
    assert caught.value.fault.facts() == {
        "code": "bad-seats",
        **({"seat": dealer} if dealer else {}),
        "seats": 2,
    }


@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_r01_any_player_may_deal_first(dealer: int):
    match = Match.new(DECK, ["Ann", "Ben", "Cy"], seed=1, first_dealer=dealer)
    assert match.round.dealer == dealer
    assert match.state.turn == dealer % 3 + 1


@pytest.mark.parametrize(
    ("id", "income", "expense", "category", "bit"),
    [
        ("job-2000", 2000, 0, "income", 0),
        ("shop-2200", 2200, 0, "income", 0),
        ("part-300", 300, 0, "income", 0),
        ("a-200", 0, 200, "A", 1),
        ("b-600", 0, 600, "B", 2),
        ("c-900", 0, 900, "C", 4),
        ("d-400", 0, 400, "D", 8),
        ("e-500", 0, 500, "E", 16),
        ("bonus-100", 100, 0, "", 0),
        ("bill-300", 0, 300, "", 0),
        ("scam", 0, 200, "", 0),
        ("laid-off", 0, 0, "", 0),
        ("relief", 0, 0, "", 0),
    ],
)
def test_r02_what_a_card_adds(id: str, income: int, expense: int, category: str, bit: int):
    card = DECK[id]
    assert (card.income, card.expense, card.category, card.letter_bit) == (
        income, expense, category, bit,
    )  # fmt: skip


def test_r02_what_a_card_is():
    def which(name: str) -> set[str]:
        return {card.id for card in DECK.cards if getattr(card, name)}

    jobs = {"job-2000", "job-2500", "job-3000", "shop-2200", "shop-2500"}
    parts = {"part-300", "part-500", "side-500", "part-800", "part-2000"}
    priorities = {card.id for card in DECK.cards if card.priority}
    assert which("is_main_job") == jobs
    assert which("is_job") == jobs | parts
    assert which("is_counter") == {"no", "back"}
    assert which("is_placeable") == jobs | parts | priorities | {"bonus-100", "bonus-200"}
    assert which("is_life") == {
        "bill-200", "bill-300", "laid-off", "hours-cut", "burst-pipe", "scam", "fired", "theft",
    }  # fmt: skip


def test_r02_copies_of_a_card_are_one_card():
    copies = DECK.copies()
    assert len(copies) == len(DECK) == sum(card.count for card in DECK.cards)
    assert sum(card is DECK["scam"] for card in copies) == 3
    assert copies == sorted(copies, key=lambda card: card.index)


def test_r02_a_card_shows_what_it_is():
    assert repr(DECK["job-2000"]) == "<job-2000 full-time 2000>"
    assert repr(DECK["a-200"]) == "<a-200 A 200>"
    assert repr(DECK["relief"]) == "<relief relief>"
    assert repr(DECK) == f"<deck kit, {len(DECK)} cards>"
    assert repr(budget("part-300 a-200")) == "<budget part-300 a-200: 200 of 300>"
    assert repr(Budget()) == "<budget empty: 0 of 0>"


def test_r02_hands_are_kept_in_the_decks_order():
    hand: tuple[Card, ...] = ()
    for id in ("scam", "a-200", "job-2000", "scam", "a-200"):
        hand = with_card(hand, DECK[id])
    assert [card.id for card in hand] == ["job-2000", "a-200", "a-200", "scam", "scam"]
    assert [card.id for card in without_card(hand, DECK["a-200"])] == [
        "job-2000", "a-200", "scam", "scam",
    ]  # fmt: skip


def test_r03_income_is_that_of_jobs_and_extra_income():
    assert budget("job-2000 part-300 bonus-100 a-200 scam").income == 2400


def test_r03_expenses_are_those_of_priorities_and_life():
    found = budget("job-2000 a-200 b-600 scam bill-300")
    assert (found.expenses, found.gap) == (1300, 700)


BALANCED = "job-2000 a-200 b-200 c-900 d-400 e-300"


def test_r03_balanced_is_an_income_all_letters_and_equal_sums():
    assert budget(BALANCED).is_balanced


@pytest.mark.parametrize(
    "ids",
    [
        "",
        "bonus-200 a-200",
        "job-2000 a-200 b-200 c-900 d-400 e-200",  # 100 left over
        "job-2000 a-200 b-200 c-900 d-400 e-500",  # 200 too much
        "job-2000 a-200 b-600 c-900 d-300",  # no E
        "job-2000 b-200 c-900 d-400 e-500",  # no A
        "job-2000",
    ],
)
def test_r03_nothing_else_is_balanced(ids: str):
    assert not budget(ids).is_balanced


def test_r03_without_an_income_card_nothing_is_balanced():
    everything = "bonus-200 bonus-200 bonus-100 a-200"
    assert budget(everything).gap == 300
    none = Budget(tuple(DECK[id] for id in ["a-200", "b-200", "c-500", "d-300", "e-200"]))
    assert none.letters == 31
    assert not none.is_balanced


def test_r03_a_balance_may_have_life_and_extras_in_it():
    assert budget("job-2000 a-200 b-200 c-900 d-300 e-200 scam").is_balanced
    assert budget("job-2000 a-200 b-200 c-900 d-300 e-200 a-200").is_balanced


@pytest.mark.parametrize(
    ("ids", "missing", "following"),
    [
        ("", "ABCDE", ""),
        ("a-200", "BCDE", ""),
        ("job-2000", "ABCDE", "A"),
        ("job-2000 a-200", "BCDE", "B"),
        ("job-2000 a-200 c-900", "BDE", "BD"),
        ("job-2000 b-200 d-400", "ACE", "ACE"),
        (BALANCED, "", ""),
    ],
)
def test_r03_letters_missing_and_next(ids: str, missing: str, following: str):
    assert (budget(ids).missing, budget(ids).next_letters) == (missing, following)


def test_r03_the_later_cards_of_a_letter_are_the_extras():
    found = budget("job-2000 a-200 b-200 a-300 c-900 a-200 b-600")
    assert [card.id for card in found.extras] == ["a-300", "a-200", "b-600"]
    assert found.has_extras
    assert found.without_extras() == budget("job-2000 a-200 b-200 c-900")
    assert not found.without_extras().has_extras


def test_r03_budgets_are_equal_by_their_cards_in_order():
    assert budget("job-2000 a-200") == budget("job-2000 a-200")
    assert hash(budget("job-2000 a-200")) == hash(budget("job-2000 a-200"))
    assert budget("job-2000 a-200") != budget("a-200 job-2000")
    assert budget("") != ()


def test_r03_of_equal_copies_the_last_goes():
    found = budget("part-300 part-500 part-300")
    assert found.without(DECK["part-300"]) == budget("part-300 part-500")
    assert found.with_swap(DECK["part-800"], DECK["part-300"]) == budget(
        "part-300 part-500 part-800"
    )


def test_kit_says_what_is_asked_when_a_step_is_impossible():
    before = table("1: job-2000 | hand a-200 scam", "2: | hand no", actions=1)
    with pytest.raises(AssertionError) as caught:
        play(before, "1 place scam")
    said = str(caught.value)
    assert "'1 place scam' is refused: not-placeable" in said
    assert "1: job-2000 (2000, 0) | hand a-200 scam" in said
    assert "asked: seat 1 acts, 1 actions left" in said
    assert "1: place a-200, play scam 2, done" in said
    with pytest.raises(AssertionError, match="is no move"):
        play(before, "1 dance")
    with pytest.raises(AssertionError, match="is allowed"):
        refused(before, "1 done")


@pytest.mark.parametrize(
    ("position", "question"),
    [
        (table("1:", "2:", phase="draw", owed=1), "seat 1 draws, 1 owed"),
        (table("1:", "2:", phase="discard"), "seat 1 discards down to five"),
        (table("1:", "2:", pending="theft A by 1 on 2"), "seat 2 answers theft A by 1 on 2"),
        (table("1:", "2:", phase="over"), "nothing, the round is over, winner none"),
    ],
)
def test_kit_draws_a_position(position: Position, question: str):
    assert f"asked: {question}" in str(position)


def test_kit_draws_no_card_twice():
    with pytest.raises(AssertionError, match="no job-2500 left"):
        table("1: job-2500", "2: | hand job-2500")
    with pytest.raises(AssertionError, match="seat 2 is drawn as"):
        table("1:", "3:")
    with pytest.raises(AssertionError, match="after the bar"):
        table("1: | a-200", "2:")


def test_kit_fails_where_a_scripted_shuffle_does_not_come():
    before = table("1:", "2:", phase="draw", pile="a-200", discard="b-200 c-900 d-300")
    with pytest.raises(AssertionError, match="1 of 1 scripted reshuffles did not come"):
        play(before, "1 draw deck", reshuffles=["b-200 c-900"])
    with pytest.raises(AssertionError, match="nobody foresaw, of b-200 c-900"):
        play(before, "1 draw deck", "1 draw deck")
    with pytest.raises(AssertionError, match="the script has b-200 d-300"):
        play(before, "1 draw deck", "1 draw deck", reshuffles=["b-200 d-300"])


def test_r02_the_deck_that_ships_can_be_dealt():
    assert Match.new(load("standard"), ["Ann", "Ben", "Cy", "Di"], seed=1).state.draw_pile == 33
