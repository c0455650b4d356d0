"""R4 to R8: the deal, drawing, reshuffles, actions, the hand at the turn's end."""

import pytest

from budgetable.rules import deal
from budgetable.rules.events import (
    Dealt,
    DiscardBegan,
    Discarded,
    Drew,
    Filled,
    Lapsed,
    Reshuffled,
    TurnBegan,
)
from tests.kit import DECK, Position, cards_of, deal_of, play, refused, table

THREE = ["job-2000 a-200 b-200 c-900 d-400", "no no no back back", "scam scam scam fired theft"]


@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_r04_five_each_one_at_a_time_from_the_dealers_left(dealer: int):
    order = deal_of(THREE, "e-200", dealer=dealer, pile="relief")
    state, events = deal(DECK, 3, dealer, order, 50)
    found = Position(state, events)
    assert [found.hand(seat) for seat in (1, 2, 3)] == THREE
    assert found.discard == "e-200"
    assert found.pile.split()[0] == "relief"
    assert state.draw_pile == len(DECK) - 16
    first = dealer % 3 + 1
    assert (found.turn, found.to_act, found.phase, found.owed, found.actions) == (
        first,
        first,
        "draw",
        2,
        3,
    )
    for seat in (1, 2, 3):
        assert found.told(seat) == [
            Dealt(dealer, first, DECK["e-200"], state.hands[seat]), TurnBegan(first),
        ]  # fmt: skip
    assert (
        found.told()
        == found.told(0)
        == [Dealt(dealer, first, DECK["e-200"], None), TurnBegan(first)]
    )


def test_r04_the_first_card_goes_to_the_dealers_left():
    order = DECK.copies()
    state, _ = deal(DECK, 2, 1, order, 50)
    assert list(state.hands[2]) == sorted(order[0:10:2], key=lambda card: card.index)
    assert list(state.hands[1]) == sorted(order[1:10:2], key=lambda card: card.index)
    assert state.discard_pile == (order[10],)
    assert state.winner == 0
    assert state.pending is None
    assert state.turns_ended == state.hits == 0
    assert [len(state.hands), len(state.budgets)] == [3, 3], "one for each seat, the first unused"


def test_r04_turns_go_clockwise():
    found = table("1: | hand a-200", "2: | hand b-200", "3: | hand c-500", turn=2)
    turns = []
    for _ in range(4):
        found = play(found, f"{found.turn} done")
        turns.append(found.turn)
        found.state.phase = "act"
    assert turns == [3, 1, 2, 3]


DRAWING = table(
    "1: | hand no", "2:", phase="draw", pile="a-200 b-200 ...", discard="c-500 d-300 e-200"
)


@pytest.mark.parametrize(
    ("draws", "hand", "discard"),
    [
        (("deck", "deck"), "a-200 b-200 no", "c-500 d-300 e-200"),
        (("deck", "discard"), "a-200 e-200 no", "c-500 d-300"),
        (("discard", "deck"), "a-200 e-200 no", "c-500 d-300"),
        (("discard", "discard"), "d-300 e-200 no", "c-500"),
    ],
)
def test_r05_two_cards_each_from_either_pile(draws: tuple[str, str], hand: str, discard: str):
    first = play(DRAWING, f"1 draw {draws[0]}")
    assert (first.phase, first.owed) == ("draw", 1)
    after = play(first, f"1 draw {draws[1]}")
    assert (after.hand(1), after.discard) == (hand, discard)
    assert (after.phase, after.owed, after.actions, after.turn) == ("act", 0, 3, 1)


def test_r05_both_cards_are_owed():
    one = play(DRAWING, "1 draw deck")
    assert refused(one, "1 done") == "wrong-phase"
    assert refused(one, "1 place a-200") == "wrong-phase"
    assert refused(play(one, "1 draw deck"), "1 draw deck") == "wrong-phase"


def test_r05_a_card_from_the_deck_is_seen_by_its_drawer_alone():
    after = play(DRAWING, "1 draw deck", "1 draw discard")
    assert after.told(1) == [
        Drew(1, "deck", DECK["a-200"], 1),
        Drew(1, "discard", DECK["e-200"], 0),
    ]
    hidden = [Drew(1, "deck", None, 1), Drew(1, "discard", DECK["e-200"], 0)]
    assert after.told(2) == after.told() == hidden
    assert [event.is_secret for event in after.events] == [True, False]


def test_r05_an_empty_pile_gives_nothing():
    no_discard = table("1:", "2:", phase="draw", discard="")
    assert refused(no_discard, "1 draw discard") == "pile-empty"
    assert no_discard.legal(1) == ["draw deck"]
    no_deck = table("1:", "2:", phase="draw", pile="", discard="a-200")
    assert refused(no_deck, "1 draw deck") == "pile-empty"
    assert no_deck.legal(1) == ["draw discard"]


def test_r05_what_no_pile_can_give_lapses():
    before = table("1:", "2:", phase="draw", pile="", discard="a-200")
    after = play(before, "1 draw discard")
    assert (after.phase, after.owed, after.hand(1), after.discard) == ("act", 0, "a-200", "")
    assert after.told() == [Drew(1, "discard", DECK["a-200"], 1), Lapsed(1, 1)]


def test_r05_a_turn_without_any_card_goes_on_to_its_actions():
    before = table("1: | hand a-200 b-200 c-500 d-300 e-200", "2:", pile="", discard="")
    after = play(before, "1 done")
    assert (after.turn, after.phase, after.owed, after.actions) == (2, "act", 0, 3)
    assert after.told() == [TurnBegan(2), Lapsed(2, 2)]


def test_r05_nothing_lapses_while_an_answer_is_awaited():
    before = table(
        "1: | hand scam", "2: | hand no", "3:", turn=1, phase="draw", pile="", discard="a-200"
    )
    after = play(before, "1 draw discard")
    assert after.phase == "act"
    waiting = table(
        "1:", "2: | hand scam a-200 b-200 c-500 d-300 e-200", phase="draw", pile="", discard=""
    )
    aimed = play(waiting, "2 play scam 1")
    assert (aimed.phase, aimed.owed, aimed.to_act) == ("draw", 2, 1)
    answered = play(aimed, "1 accept")
    assert (answered.phase, answered.owed) == ("act", 0)
    assert answered.names() == ["Accepted", "Resumed", "Lapsed"]


def test_r05_what_is_owed_is_drawn_once_a_counter_has_filled_the_discard_pile():
    before = table("1: | hand no", "2: | hand scam a-200 a-200 b-200 b-200 c-500",
                   phase="draw", pile="", discard="")  # fmt: skip
    after = play(before, "2 play scam 1", "1 counter no")
    assert (after.phase, after.owed, after.discard) == ("draw", 2, "scam no")
    assert after.legal(1) == ["draw deck", "draw discard"]


@pytest.mark.parametrize(
    ("pile", "discard", "can"),
    [
        ("a-200", "", True),
        ("a-200", "b-200", True),
        ("", "", False),
        ("", "b-200", False),
        ("", "b-200 c-500", True),
        ("", "b-200 c-500 d-300", True),
    ],
)
def test_r06_when_the_draw_pile_can_give(pile: str, discard: str, can: bool):
    before = table("1:", "2:", phase="draw", pile=pile, discard=discard)
    assert before.state.deck_can_give() is can
    assert ("draw deck" in before.legal(1)) is can


def test_r06_all_discards_but_the_top_are_shuffled_when_a_card_is_wanted():
    before = table("1:", "2:", phase="draw", pile="a-200", discard="b-200 c-500 d-300 e-200")
    one = play(before, "1 draw deck")
    assert (one.pile, one.discard) == ("", "b-200 c-500 d-300 e-200")
    two = play(one, "1 draw deck", reshuffles=["d-300 b-200 c-500"])
    assert (two.pile, two.discard, two.hand(1)) == ("b-200 c-500", "e-200", "a-200 d-300")
    assert two.told() == [Reshuffled(1, 3), Drew(1, "deck", None, 0)]
    assert cards_of(two.state) == cards_of(before.state)
    assert one.pile == "", "the position before stays as it was"


def test_r06_a_reshuffle_may_come_in_the_midst_of_filling():
    before = table("1:", "2:", pile="a-200", discard="b-200 c-500 d-300 e-200")
    after = play(before, "1 done", reshuffles=["c-500 d-300 b-200"])
    assert after.hand(1) == "a-200 b-200 c-500 d-300"
    assert (after.pile, after.discard, after.turn) == ("", "e-200", 2)
    assert after.told(1)[:2] == [
        Reshuffled(1, 3),
        Filled(1, 4, tuple(DECK[x] for x in ["a-200", "c-500", "d-300", "b-200"])),
    ]


def test_r07_up_to_three_actions():
    before = table("1: | hand job-2000 a-200 b-200 c-500", "2:")
    after = play(before, "1 place job-2000", "1 place a-200")
    assert (after.actions, after.phase) == (1, "act")
    after = play(after, "1 place b-200")
    assert (after.actions, after.phase, after.turn) == (0, "act", 1)
    assert refused(after, "1 place c-500") == "no-actions-left"
    assert after.legal(1) == ["done"]


def test_r07_actions_of_every_kind_count():
    before = table("1: job-2000 a-200 bill-200 | hand a-300 relief bill-300", "2:")
    after = play(
        before, "1 swap a-300 a-200", "1 use relief bill-200", "1 play bill-300 2", "2 accept"
    )
    assert after.actions == 0
    assert refused(after, "1 swap a-200 a-300") == "no-actions-left"


def test_r07_done_may_come_at_once():
    after = play(table("1: | hand a-200 b-200 c-500 d-300 e-200", "2:"), "1 done")
    assert (after.turn, after.phase, after.actions, after.owed) == (2, "draw", 3, 2)


def test_r07_the_winning_action_needs_no_done():
    before = table("1: job-2000 a-200 b-200 c-900 d-400 | hand e-300 no", "2: | hand a-300")
    after = play(before, "1 place e-300")
    assert (after.phase, after.winner, after.turn, after.actions, after.to_act) == (
        "over",
        1,
        1,
        2,
        0,
    )
    assert after.hand(1) == "no", "nobody fills a hand after the end"
    assert after.legal(1) == after.legal(2) == []


def test_r08_a_hand_above_five_goes_down_one_at_a_time():
    before = table("1: | hand a-200 b-200 c-500 d-300 e-200 no back", "2:", actions=1)
    held = play(before, "1 done")
    assert (held.phase, held.turn, held.actions, held.owed) == ("discard", 1, 1, 0)
    assert held.told() == [DiscardBegan(1, 2)]
    assert held.legal(1) == [
        f"discard {id}" for id in ["a-200", "b-200", "c-500", "d-300", "e-200", "no", "back"]
    ]
    one = play(held, "1 discard no")
    assert (one.phase, one.turn, one.discard) == ("discard", 1, "c-1100 no")
    assert one.told() == [Discarded(1, DECK["no"], 1)]
    two = play(one, "1 discard a-200")
    assert (two.phase, two.turn, two.discard) == ("draw", 2, "c-1100 no a-200")
    assert two.hand(1) == "b-200 c-500 d-300 e-200 back"
    assert two.told() == [Discarded(1, DECK["a-200"], 0), TurnBegan(2)]


def test_r08_of_equal_copies_one_is_discarded():
    held = table("1: | hand scam scam scam no no a-200", "2:", phase="discard")
    assert held.legal(1) == ["discard a-200", "discard no", "discard scam", "play scam 2"]
    assert play(held, "1 discard scam").hand(1) == "a-200 no no scam scam"


def test_r08_a_hand_below_five_is_filled_from_the_draw_pile():
    before = table("1: | hand no", "2: | hand a-300", pile="a-200 b-200 c-500 d-300 ...")
    after = play(before, "1 done")
    assert after.hand(1) == "a-200 b-200 c-500 d-300 no"
    assert after.hand(2) == "a-300"
    assert after.told(2) == [Filled(1, 4, None), TurnBegan(2)]
    assert after.told(1)[0] == Filled(
        1, 4, tuple(DECK[x] for x in ["a-200", "b-200", "c-500", "d-300"])
    )


def test_r08_a_hand_is_filled_as_far_as_it_can_be():
    before = table("1: | hand no", "2:", pile="a-200", discard="b-200")
    after = play(before, "1 done")
    assert (after.hand(1), after.pile, after.discard, after.turn) == ("a-200 no", "", "b-200", 2)


def test_r08_a_hand_of_five_stays():
    after = play(table("1: | hand a-200 b-200 c-500 d-300 e-200", "2:"), "1 done")
    assert after.hand(1) == "a-200 b-200 c-500 d-300 e-200"
    assert after.told() == [TurnBegan(2)]


@pytest.mark.parametrize("phase", ["draw", "act"])
def test_r08_nothing_is_discarded_at_another_time(phase: str):
    before = table("1: | hand a-200 b-200 c-500 d-300 e-200 no back", "2:", phase=phase)
    assert refused(before, "1 discard no") == "wrong-phase"
