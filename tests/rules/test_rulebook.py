"""The rulebook, a sentence at a time: one example each, with the place of every card that moves.

`test_04_2` is the second sentence of point 4.
"""

import pytest

from budgetable.decks import load
from budgetable.rules import Match, Options, deal
from tests.kit import DECK, Position, deal_of, moved, play, refused, table

HANDS = ["job-2000 a-200 b-200 c-900 d-400", "no no no back back"]


def test_01_1_the_deck_has_four_kinds_and_five_letters():
    deck = load("standard")
    assert {card.kind for card in deck.cards} == {"income", "windfall", "life-happens", "priority"}
    assert {card.priority for card in deck.cards} - {""} == set("ABCDE")


def test_01_2_five_cards_each():
    state, _ = deal(DECK, 2, 1, deal_of(HANDS, "relief", dealer=1), 50)
    found = Position(state)
    assert [found.hand(1), found.hand(2)] == HANDS


def test_01_3_the_rest_is_the_draw_pile_and_its_top_the_discard_pile():
    order = deal_of(HANDS, "relief", dealer=1)
    found = Position(deal(DECK, 2, 1, order, 50)[0])
    assert found.discard == "relief"
    assert found.pile.split() == [card.id for card in order[11:]]


def test_01_4_left_of_the_dealer_first_then_clockwise():
    found = Position(deal(DECK, 3, 2, DECK.copies(), 50)[0])
    assert found.turn == 3
    after = play(found, "3 draw deck", "3 draw deck", "3 done")
    after = play(after, *[f"3 discard {id}" for id in after.hand(3).split()[:2]])
    assert after.turn == 1


DRAWING = table("1:", "2:", phase="draw", pile="a-200 b-200 ...", discard="c-500 d-300")


def test_02_1_draw_two():
    assert DRAWING.owed == 2
    after = play(DRAWING, "1 draw deck", "1 draw deck")
    assert moved(DRAWING, after) == {"pile": "-a-200 -b-200", "hand 1": "+a-200 +b-200"}


def test_02_2_from_the_same_pile_or_one_from_each():
    mixed = play(DRAWING, "1 draw deck", "1 draw discard")
    assert moved(DRAWING, mixed) == {
        "hand 1": "+a-200 +d-300",
        "pile": "-a-200",
        "discard": "-d-300",
    }
    same = play(DRAWING, "1 draw discard", "1 draw discard")
    assert moved(DRAWING, same) == {"hand 1": "+c-500 +d-300", "discard": "-c-500 -d-300"}


def test_02_3_up_to_three_actions():
    before = table("1: | hand job-2000 part-300 part-500 a-200", "2:")
    after = play(before, "1 place job-2000", "1 place part-300", "1 place part-500")
    assert refused(after, "1 place a-200") == "no-actions-left"


def test_02_4_building_swapping_and_life_happens_are_actions():
    before = table("1: part-300 | hand part-500 a-200 bill-200", "2:")
    after = play(
        before, "1 place a-200", "1 swap part-500 part-300", "1 play bill-200 2", "2 accept"
    )
    assert after.actions == 0
    assert moved(before, after) == {
        "hand 1": "-a-200 -bill-200 -part-500 +part-300",
        "budget 1": "-part-300 +a-200 +part-500",
        "budget 2": "+bill-200",
    }


def test_02_5_the_hand_is_five_again():
    few = table("1: | hand no", "2:", pile="a-200 b-200 c-500 d-300 ...")
    assert moved(few, play(few, "1 done")) == {
        "hand 1": "+a-200 +b-200 +c-500 +d-300", "pile": "-a-200 -b-200 -c-500 -d-300",
    }  # fmt: skip
    many = table("1: | hand no back a-200 b-200 c-500 d-300", "2:")
    assert moved(many, play(many, "1 done", "1 discard back")) == {
        "hand 1": "-back",
        "discard": "+back",
    }


def test_02_6_replenished_from_the_draw_pile_only():
    before = table("1:", "2:", pile="a-200", discard="b-200")
    assert moved(before, play(before, "1 done")) == {"pile": "-a-200", "hand 1": "+a-200"}


def test_03_1_build_face_up():
    before = table("1: | hand job-2000", "2:")
    assert moved(before, play(before, "1 place job-2000")) == {
        "hand 1": "-job-2000",
        "budget 1": "+job-2000",
    }


def test_03_2_income_first_then_a_to_e():
    before = table("1: | hand part-300 a-200", "2:")
    assert refused(before, "1 place a-200") == "needs-income"
    assert play(before, "1 place part-300", "1 place a-200").budget(1) == "part-300 a-200"


def test_03_3_each_priority_has_its_letter():
    assert {id: DECK[id].priority for id in ("a-200", "b-200", "c-500", "d-300", "e-200")} == {
        "a-200": "A", "b-200": "B", "c-500": "C", "d-300": "D", "e-200": "E",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("has", "needs"),
    [("a-200", "b-200"), ("b-200", "c-500"), ("c-500", "d-300"), ("d-300", "e-200")],
)
def test_03_4_the_letter_before_must_be_there(has: str, needs: str):
    before = table(f"1: job-3000 | hand {needs}", "2:")
    assert refused(before, f"1 place {needs}") == "needs-earlier-priority"
    after = table(f"1: job-3000 {has} | hand {needs}", "2:")
    assert moved(after, play(after, f"1 place {needs}")) == {
        "hand 1": f"-{needs}",
        "budget 1": f"+{needs}",
    }


def test_04_1_one_main_job_and_many_part_time_jobs():
    before = table("1: job-2000 | hand shop-2200 part-300 part-500", "2:")
    assert refused(before, "1 place shop-2200") == "second-job"
    assert play(before, "1 place part-300", "1 place part-500").sums(1) == (2800, 0)
    without = table("1: | hand part-300 part-300 part-500", "2:")
    assert play(without, "1 place part-300", "1 place part-300", "1 place part-500").sums(1) == (
        1100,
        0,
    )


def test_04_2_one_card_for_each_letter():
    assert (
        refused(table("1: job-3000 a-200 | hand a-300", "2:"), "1 place a-300") == "category-taken"
    )


def test_04_3_except_to_win_in_that_turn():
    before = table("1: job-2500 a-200 b-200 c-900 d-400 e-300 | hand a-200 b-300", "2:", actions=2)
    after = play(before, "1 place a-200", "1 place b-300")
    assert after.winner == 1
    assert moved(before, after) == {"hand 1": "-a-200 -b-300", "budget 1": "+a-200 +b-300"}


def test_05_1_priorities_within_income_but_life_regardless():
    before = table("1: part-300 | hand a-400", "2: | hand scam")
    assert refused(before, "1 place a-400") == "over-income"
    after = play(table("1: part-300 a-300", "2: | hand scam", turn=2), "2 play scam 1", "1 accept")
    assert after.sums(1) == (300, 500)


def test_05_2_what_is_lost_leaves_all_else_in_place():
    before = table("1: job-2000 a-200 b-200 c-500", "2: | hand laid-off theft", turn=2)
    after = play(before, "2 play laid-off 1", "1 accept")
    assert moved(before, after) == {
        "budget 1": "-job-2000", "hand 2": "-laid-off", "discard": "+job-2000 +laid-off",
    }  # fmt: skip
    other = play(before, "2 play theft 1 A", "1 accept")
    assert other.budget(1) == "job-2000 b-200 c-500"


def test_06_1_a_swap_of_another_value():
    before = table("1: part-300 a-200 | hand a-300 alms-200", "2:")
    after = play(before, "1 swap a-300 a-200")
    assert moved(before, after) == {"hand 1": "-a-300 +a-200", "budget 1": "-a-200 +a-300"}
    assert refused(before, "1 swap alms-200 a-200") == "same-value"


def test_06_2_each_swap_is_one_action():
    before = table("1: part-300 | hand part-500 part-800", "2:")
    after = play(
        before, "1 swap part-500 part-300", "1 swap part-800 part-500", "1 swap part-300 part-800"
    )
    assert (after.actions, after.budget(1), after.hand(1)) == (0, "part-300", "part-500 part-800")


def test_06_3_income_for_income_and_letter_for_letter():
    before = table("1: part-300 a-200 | hand part-500 b-300 a-300", "2:")
    assert refused(before, "1 swap part-500 a-200") == "different-category"
    assert refused(before, "1 swap b-300 a-200") == "different-category"


def test_07_windfalls_build_or_counter():
    before = table("1: part-300 scam | hand bonus-200 relief", "2:")
    assert moved(before, play(before, "1 place bonus-200")) == {
        "hand 1": "-bonus-200",
        "budget 1": "+bonus-200",
    }
    assert moved(before, play(before, "1 use relief scam")) == {
        "hand 1": "-relief", "budget 1": "-scam", "discard": "+relief +scam",
    }  # fmt: skip


def test_08_1_life_happens_is_an_obstacle_for_others():
    before = table("1: | hand bill-300", "2:", "3:")
    assert refused(before, "1 play bill-300 1") == "bad-target"
    after = play(before, "1 play bill-300 3", "3 accept")
    assert moved(before, after) == {"hand 1": "-bill-300", "budget 3": "+bill-300"}


def test_08_2_when_played_and_not_when_drawn():
    before = table("1:", "2:", phase="draw", pile="bill-300 ...")
    assert moved(before, play(before, "1 draw deck")) == {
        "pile": "-bill-300",
        "hand 1": "+bill-300",
    }


def test_08_3_several_on_different_players_one_on_each():
    before = table("1: | hand bill-300 bill-200 bill-200", "2:", "3:")
    after = play(before, "1 play bill-300 2", "2 accept", "1 play bill-200 3", "3 accept")
    assert moved(before, after) == {
        "hand 1": "-bill-200 -bill-300", "budget 2": "+bill-300", "budget 3": "+bill-200",
    }  # fmt: skip
    assert refused(after, "1 play bill-200 2") == "already-hit"


def test_08_4_they_may_be_discarded_instead():
    before = table("1: | hand bill-300 a-200 b-200 c-500 d-300 e-200", "2:")
    after = play(before, "1 done", "1 discard bill-300")
    assert moved(before, after) == {"hand 1": "-bill-300", "discard": "+bill-300"}


def test_08_5_and_the_next_player_may_take_and_use_it():
    before = table("1: | hand bill-300 a-200 b-200 c-500 d-300 e-200", "2:")
    after = play(before, "1 done", "1 discard bill-300", "2 draw discard", "2 draw discard",
                 "2 play bill-300 1", "1 accept")  # fmt: skip
    assert moved(before, after) == {
        "hand 1": "-bill-300", "budget 1": "+bill-300", "discard": "-c-1100", "hand 2": "+c-1100",
    }  # fmt: skip


FULL = "a-200 b-200 c-500 d-300"


def test_09_1_counters():
    before = table("1: | hand bill-300", f"2: | hand no back {FULL}")
    refusing = play(before, "1 play bill-300 2", "2 counter no")
    assert moved(before, refusing) == {
        "hand 1": "-bill-300",
        "hand 2": "-no",
        "discard": "+bill-300 +no",
    }
    assert refusing.discard.endswith("bill-300 no")
    bouncing = play(before, "1 play bill-300 2", "2 counter back", "1 accept")
    assert moved(before, bouncing) == {
        "hand 1": "-bill-300", "hand 2": "-back", "discard": "+back", "budget 1": "+bill-300",
    }  # fmt: skip


def test_09_2_a_scam_at_any_time():
    before = table("1: | hand no", f"2: | hand scam e-200 {FULL}", "3:", phase="draw")
    after = play(before, "2 play scam 1", "1 accept")
    assert moved(before, after) == {"hand 2": "-scam", "budget 1": "+scam"}
    assert (after.turn, after.phase, after.owed) == (1, "draw", 2)


def test_09_3_these_cost_no_action():
    before = table("1: | hand scam", "2: | hand no", actions=0)
    after = play(before, "1 play scam 2", "2 counter no")
    assert after.actions == 0


def test_09_4_and_the_hand_is_five_again():
    before = table("1: | hand bill-300", "2: | hand no b-300", pile=f"{FULL} ...")
    after = play(before, "1 play bill-300 2", "2 counter no")
    assert moved(before, after)["hand 2"] == "-no +a-200 +b-200 +c-500 +d-300"


def test_10_1_every_dollar_has_a_place():
    before = table("1: job-2000 a-200 b-200 c-900 d-300 | hand e-200 e-300", "2:")
    after = play(before, "1 place e-200")
    assert (after.sums(1), after.winner) == ((2000, 1800), 0)


def test_10_2_all_five_letters():
    before = table("1: part-800 a-200 b-200 | hand c-500 bonus-100", "2:")
    after = play(before, "1 place bonus-100", "1 place c-500")
    assert (after.sums(1), after.winner) == ((900, 900), 0)


def test_10_3_the_round_ends_with_the_budget():
    before = table("1: job-2000 a-200 b-200 c-900 d-400 | hand e-300", "2:")
    after = play(before, "1 place e-300")
    assert (after.winner, after.phase) == (1, "over")
    assert moved(before, after) == {"hand 1": "-e-300", "budget 1": "+e-300"}


def test_10_4_after_a_round_all_is_shuffled_and_dealt_anew():
    match = Match.new(DECK, ["Ann", "Ben"], seed=4, first_dealer=2, options=Options(turn_limit=1))
    while not match.round.is_over:
        seat = match.state.turn
        legal = [str(move) for move in match.view(seat).legal]
        match = match.play(
            seat, next(x for x in legal if x in ("draw deck", "done") or "discard" in x)
        )
    again = match.deal()
    assert len(again.rounds) == 2
    assert [len(again.state.hands[seat]) for seat in (1, 2)] == [5, 5]
    assert [again.state.budgets[seat].cards for seat in (1, 2)] == [(), ()]
    assert again.state.draw_pile == len(DECK) - 11
    assert again.rounds[0].order != again.rounds[1].order


def test_10_5_two_rounds_win_the_game():
    assert Options().rounds_to_win == 2
