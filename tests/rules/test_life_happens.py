"""R15 to R21: Life Happens, its effects, answers, bounces, any-time cards, refills."""

import pytest

from budgetable.rules.events import (
    Accepted,
    Aimed,
    Bounced,
    Cancelled,
    Filled,
    Resumed,
    RoundWon,
    Spent,
    TurnBegan,
)
from tests.kit import DECK, cards_of, play, refused, table

EVERYTHING = "job-2000 part-300 part-500 a-200 b-200 c-500 d-300 e-200"


def test_r15_playing_costs_one_action_and_waits_for_an_answer():
    before = table("1: | hand bill-200 a-200", "2: | hand no", "3:")
    after = play(before, "1 play bill-200 3")
    assert (after.pending, after.to_act, after.turn) == ("bill-200 by 1 on 3", 3, 1)
    assert (after.actions, after.phase, after.hand(1)) == (2, "act", "a-200")
    assert after.told(2) == after.told() == [Aimed(1, DECK["bill-200"], 3, "", 1)]
    assert after.budget(3) == "", "nothing has happened before the answer"


def test_r15_not_on_oneself_nor_where_nobody_sits():
    before = table("1: | hand bill-200", "2:", "3:")
    for seat in (0, 1, 4, 5):
        assert refused(before, f"1 play bill-200 {seat}") == "bad-target"
    assert before.legal(1) == ["play bill-200 2", "play bill-200 3", "done"]


def test_r15_one_card_a_seat_in_a_turn():
    before = table("1: | hand bill-200 bill-300 scam laid-off", "2:", "3: job-2000")
    one = play(before, "1 play bill-200 2", "2 accept")
    assert refused(one, "1 play bill-300 2") == "already-hit"
    assert refused(one, "1 play scam 2") == "already-hit"
    two = play(one, "1 play laid-off 3", "3 accept")
    assert two.actions == 1
    assert refused(two, "1 play scam 3") == "already-hit"
    assert two.legal(1) == ["done"]


@pytest.mark.parametrize("counter", ["no", "back"])
def test_r15_a_card_that_was_countered_counts(counter: str):
    before = table("1: | hand bill-200 bill-300", f"2: | hand {counter}")
    after = play(before, "1 play bill-200 2", f"2 counter {counter}")
    if counter == "back":
        after = play(after, "1 accept")
    assert refused(after, "1 play bill-300 2") == "already-hit"


def test_r15_another_seat_may_still_play_on_it():
    before = table("1: | hand bill-200", "2:", "3: | hand scam")
    after = play(before, "1 play bill-200 2", "2 accept", "3 play scam 2", "2 accept")
    assert after.budget(2) == "bill-200 scam"
    assert not after.state.has_hit(2, 1)
    assert after.state.has_hit(1, 2)
    assert after.state.has_hit(3, 2)
    assert not after.state.has_hit(2, 3)


def test_r15_it_counts_for_the_turn_of_the_table_whoevers_it_is():
    before = table("1:", "2: | hand scam scam bill-200", "3:")
    one = play(before, "2 play scam 1", "1 accept")
    assert refused(one, "2 play scam 1") == "already-hit"
    assert "play scam 3" in one.legal(2)
    turned = play(one, "1 done")
    assert turned.turn == 2
    assert turned.state.hits == 0
    again = play(turned, "2 play scam 1", "1 accept")
    assert again.budget(1) == "scam scam"


def test_r15_a_bounce_is_not_a_play():
    before = table("1: | hand bill-200", "2: | hand back scam", "3:")
    after = play(before, "1 play bill-200 2", "2 counter back", "1 accept")
    assert "play scam 1" in after.legal(2)
    assert play(after, "2 play scam 1", "1 accept").budget(1) == "bill-200 scam"


@pytest.mark.parametrize(
    ("card", "budget", "line"),
    [
        ("laid-off", "part-300 a-200", "play laid-off 2"),
        ("laid-off", "", "play laid-off 2"),
        ("fired", "part-2000", "play fired 2"),
        ("hours-cut", "job-2000", "play hours-cut 2"),
        ("hours-cut", "bonus-200", "play hours-cut 2"),
        ("burst-pipe", "job-2000 a-200 c-500", "play burst-pipe 2 B"),
        ("burst-pipe", "job-2000 a-200 c-500", "play burst-pipe 2 D"),
        ("theft", "", "play theft 2 A"),
        ("burst-pipe", "a-200", "play burst-pipe 2"),
        ("bill-200", "a-200", "play bill-200 2 A"),
        ("laid-off", "job-2000", "play laid-off 2 A"),
        ("hours-cut", "part-300", "play hours-cut 2 E"),
        ("scam", "", "play scam 2 C"),
    ],
)
def test_r15_there_must_be_something_to_take(card: str, budget: str, line: str):
    before = table(f"1: | hand {card}", f"2: {budget}")
    assert refused(before, f"1 {line}") == "no-effect"


def test_r15_what_may_be_played_on_a_budget():
    before = table(
        "1: | hand bill-200 laid-off hours-cut burst-pipe",
        "2: job-2000 part-300 a-200 c-500",
        "3: | hand no",
        "4: e-200 part-300",
    )
    assert before.legal(1) == [
        "play bill-200 2", "play bill-200 3", "play bill-200 4", "play laid-off 2",
        "play hours-cut 2", "play hours-cut 4",
        "play burst-pipe 2 A", "play burst-pipe 2 C", "play burst-pipe 4 E", "done",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "id", ["part-500", "job-2000", "a-200", "bonus-100", "relief", "no", "back"]
)
def test_r15_only_life_happens_is_played(id: str):
    assert refused(table(f"1: | hand {id}", "2:"), f"1 play {id} 2") == "not-life-happens"


@pytest.mark.parametrize(
    ("play_line", "budget", "after_budget", "lost"),
    [
        ("bill-200 2", "", "bill-200", None),
        ("bill-300 2", "part-300 a-300", "part-300 a-300 bill-300", None),
        ("laid-off 2", EVERYTHING, EVERYTHING.replace("job-2000 ", ""), "job-2000"),
        ("laid-off 2", "part-300 shop-2200", "part-300", "shop-2200"),
        ("hours-cut 2", EVERYTHING, EVERYTHING.replace("part-500 ", ""), "part-500"),
        ("hours-cut 2", "part-300 side-500 part-500", "part-300 part-500", "side-500"),
        ("hours-cut 2", "part-300 part-500 side-500", "part-300 side-500", "part-500"),
        ("hours-cut 2", "part-500 side-500 part-500", "part-500 side-500", "part-500"),
        ("hours-cut 2", "part-300 job-2000 part-300", "part-300 job-2000", "part-300"),
        ("burst-pipe 2 A", EVERYTHING, EVERYTHING.replace("a-200 ", ""), "a-200"),
        ("burst-pipe 2 E", EVERYTHING, EVERYTHING.replace(" e-200", ""), "e-200"),
        ("burst-pipe 2 C", EVERYTHING + " c-900", EVERYTHING, "c-900"),
        ("burst-pipe 2 C", "c-900 b-200 c-500 d-300", "c-900 b-200 d-300", "c-500"),
        ("burst-pipe 2 A", "a-200 a-300 a-200", "a-200 a-300", "a-200"),
        ("burst-pipe 2 B", "a-200 b-200", "a-200", "b-200"),
    ],
)
def test_r16_effects(play_line: str, budget: str, after_budget: str, lost: str | None):
    id = play_line.split()[0]
    before = table(f"1: | hand {id}", f"2: {budget} | hand no", discard="d-500")
    after = play(before, f"1 play {play_line}", "2 accept")
    assert after.budget(2) == after_budget
    assert after.hand(2) == "no"
    assert after.discard == (f"d-500 {lost} {id}" if lost else "d-500")
    income, expenses = after.sums(2)
    taken = DECK[lost] if lost else None
    assert after.told()[1:] == [
        Accepted(2, DECK[id], 1, taken, income, expenses), Resumed(1, "act", 0, 2),
    ]  # fmt: skip
    assert (after.pending, after.to_act) == ("", 1)


def test_r16_a_swapped_in_card_stands_where_the_old_one_stood():
    before = table("1: job-2000 a-200 a-300 | hand a-400 no no no no", "2: | hand theft")
    after = play(before, "1 swap a-400 a-200", "2 play theft 1 A", "1 accept")
    assert after.budget(1) == "job-2000 a-400"


def test_r17_whoever_is_hit_answers_with_or_without_a_counter():
    for hand, answers in [
        ("a-200 relief", ["accept"]),
        ("no", ["accept", "counter no"]),
        ("no no back scam", ["accept", "counter no", "counter back"]),
    ]:
        before = table("1: | hand bill-200", f"2: | hand {hand}", "3: | hand scam no")
        after = play(before, "1 play bill-200 2")
        assert after.legal(2) == answers
        assert after.legal(1) == after.legal(3) == []
        assert after.to_act == 2


def test_r17_nobody_may_do_anything_else():
    before = table(
        "1: job-2000 | hand bill-200 a-200 scam", "2: | hand scam bill-300", "3: | hand scam no"
    )
    after = play(before, "1 play bill-200 2")
    for line in [
        "1 place a-200", "1 done", "1 play scam 2", "1 accept", "1 counter no", "2 play scam 1",
        "2 done", "2 draw deck", "3 play scam 1", "3 accept", "3 counter no", "1 discard a-200",
    ]:  # fmt: skip
        assert refused(after, line) == "waiting-for-answer"
    assert refused(after, "2 counter bill-300") == "not-a-counter"
    assert refused(after, "2 counter no") == "not-in-hand"


def test_r18_just_say_no_lies_on_what_it_cancels():
    before = table(
        "1: | hand laid-off",
        "2: job-2000 | hand no a-200",
        pile="c-500 d-300 e-200 ...",
        discard="d-500",
    )
    after = play(before, "1 play laid-off 2", "2 counter no")
    assert (after.budget(2), after.discard, after.pending) == ("job-2000", "d-500 laid-off no", "")
    assert after.hand(2).split() == sorted(
        ["a-200", "c-500", "d-300", "e-200", "job-2000"], key=lambda id: DECK[id].index
    )
    assert after.told(1)[1:] == [
        Cancelled(2, DECK["no"], DECK["laid-off"], 1), Filled(2, 4, None), Resumed(1, "act", 0, 2),
    ]  # fmt: skip
    assert (after.turn, after.actions) == (1, 2)


def test_r19_bounce_back_aims_the_card_at_its_player():
    before = table("1: | hand bill-200", "2: | hand back", "3:", discard="d-500", pile="a-300 ...")
    after = play(before, "1 play bill-200 2", "2 counter back")
    assert (after.pending, after.to_act, after.turn) == ("bill-200 by 2 on 1", 1, 1)
    assert after.discard == "d-500 back"
    assert len(after.state.hands[2]) == 5
    assert after.told(3)[1:] == [
        Bounced(2, DECK["back"], DECK["bill-200"], 1, ""),
        Filled(2, 5, None),
    ]
    taken = play(after, "1 accept")
    assert (taken.budget(1), taken.budget(2), taken.discard) == ("bill-200", "", "d-500 back")
    assert taken.told()[0] == Accepted(1, DECK["bill-200"], 2, None, 0, 200)


def test_r19_with_the_same_letter():
    before = table("1: b-200 a-200 | hand burst-pipe", "2: a-300 b-600 | hand back")
    after = play(before, "1 play burst-pipe 2 B", "2 counter back")
    assert after.pending == "burst-pipe B by 2 on 1"
    assert after.told()[1] == Bounced(2, DECK["back"], DECK["burst-pipe"], 1, "B")
    taken = play(after, "1 accept")
    assert (taken.budget(1), taken.budget(2)) == ("a-200", "a-300 b-600")
    assert taken.discard == "c-1100 back b-200 burst-pipe"


def test_r19_a_bounce_may_be_bounced_without_limit():
    before = table("1: | hand bill-200 back back", "2: | hand back back", discard="d-500")
    after = play(before, "1 play bill-200 2", "2 counter back", "1 counter back", "2 counter back")
    assert after.pending == "bill-200 by 2 on 1"
    after = play(after, "1 counter back", "2 accept")
    assert (after.budget(1), after.budget(2)) == ("", "bill-200")
    assert after.discard == "d-500 back back back back"
    assert after.actions == 2, "counters cost no action"


def test_r19_a_bounce_may_be_cancelled():
    before = table("1: | hand bill-200 no", "2: | hand back", discard="d-500")
    after = play(before, "1 play bill-200 2", "2 counter back", "1 counter no")
    assert (after.budget(1), after.budget(2)) == ("", "")
    assert after.discard == "d-500 back bill-200 no"
    assert after.told()[-2] == Cancelled(1, DECK["no"], DECK["bill-200"], 2)


def test_r19_with_nothing_to_take_it_is_spent():
    before = table("1: part-300 | hand laid-off", "2: job-2000 | hand back", discard="d-500")
    after = play(before, "1 play laid-off 2", "2 counter back")
    assert (after.pending, after.discard, after.to_act) == ("", "d-500 back laid-off", 1)
    assert after.told()[1:] == [
        Bounced(2, DECK["back"], DECK["laid-off"], 1, ""), Filled(2, 5, None),
        Spent(1, DECK["laid-off"]), Resumed(1, "act", 0, 2),
    ]  # fmt: skip


def test_r19_the_counter_is_discarded_then_its_holder_refills_then_the_card_is_spent():
    # The pile is empty: the refill reshuffles all but the counter, which lies on top by then.
    before = table("1: | hand burst-pipe", "2: a-200 | hand back b-600 b-300 e-200 e-300",
                   discard="c-500 d-300 d-400", pile="")  # fmt: skip
    after = play(
        before, "1 play burst-pipe 2 A", "2 counter back", reshuffles=["d-400 c-500 d-300"]
    )
    assert (after.discard, after.pile) == ("back burst-pipe", "c-500 d-300")
    assert after.hand(2) == "b-300 b-600 d-400 e-200 e-300"
    assert after.names() == ["Aimed", "Bounced", "Reshuffled", "Filled", "Spent", "Resumed"]


@pytest.mark.parametrize("phase", ["draw", "act", "discard"])
def test_r20_any_time_cards_in_any_phase_of_any_turn(phase: str):
    hand = "a-200 a-300 b-200 b-300 c-500 d-300 d-400"
    before = table(f"1: | hand {hand}", "2: | hand scam no", "3: job-2000", phase=phase)
    assert before.legal(2) == ["play scam 1", "play scam 3"]
    after = play(before, "2 play scam 3", "3 accept")
    assert (after.budget(3), after.turn, after.phase, after.actions) == (
        "job-2000 scam",
        1,
        phase,
        3,
    )
    assert after.told()[0] == Aimed(2, DECK["scam"], 3, "", 1)


@pytest.mark.parametrize("phase", ["draw", "act", "discard"])
def test_r20_on_ones_own_turn_too_and_for_no_action(phase: str):
    before = table(
        "1: | hand scam fired a-200 b-200 c-500 d-300 d-400", "2: job-2000", phase=phase, actions=0
    )
    assert [move for move in before.legal(1) if move.startswith("play")] == [
        "play scam 2",
        "play fired 2",
    ]
    after = play(before, "1 play fired 2", "2 accept")
    assert (after.actions, after.phase, after.budget(2)) == (0, phase, "")


def test_r20_other_cards_wait_for_their_turn():
    before = table("1:", "2: | hand bill-200 theft", "3: a-200")
    assert before.legal(2) == ["play theft 3 A"]
    assert refused(before, "2 play bill-200 1") == "not-your-turn"
    drawing = table("1: | hand bill-200", "2:", phase="draw")
    assert refused(drawing, "1 play bill-200 2") == "wrong-phase"


def test_r20_not_while_an_answer_is_awaited_and_the_first_received_is_taken():
    before = table("1:", "2: | hand scam", "3: | hand scam")
    for first, second in [(2, 3), (3, 2)]:
        after = play(before, f"{first} play scam 1")
        assert refused(after, f"{second} play scam 1") == "waiting-for-answer"
        assert "scam" in after.hand(second)
        then = play(after, "1 accept", f"{second} play scam 1", "1 accept")
        assert then.budget(1) == "scam scam"


def test_r20_too_late_after_the_winning_card():
    before = table("1: job-2000 a-200 b-200 c-900 d-400 | hand e-300", "2: | hand scam")
    assert refused(play(before, "1 place e-300"), "2 play scam 1") == "round-over"


def test_r21_a_scams_player_refills_before_the_answer():
    before = table("1:", "2: | hand scam a-200 a-300", pile="c-500 d-300 e-200 ...")
    after = play(before, "2 play scam 1")
    assert after.hand(2) == "a-200 a-300 c-500 d-300 e-200"
    assert after.pending == "scam by 2 on 1"
    assert after.told(1) == [Aimed(2, DECK["scam"], 1, "", 1), Filled(2, 3, None)]
    assert after.told(2)[1] == Filled(2, 3, tuple(DECK[x] for x in ["c-500", "d-300", "e-200"]))


def test_r21_on_ones_own_turn_the_hand_waits():
    before = table("1: | hand scam no", "2: | hand back")
    after = play(before, "1 play scam 2", "2 counter back", "1 counter no")
    assert after.hand(1) == ""
    done = play(after, "1 done")
    assert len(done.state.hands[1]) == 5


def test_r21_what_the_pile_cannot_give_is_not_owed_later():
    before = table(
        "1: | hand a-200 b-200 c-500 d-300 e-200 no",
        "2: | hand scam a-300",
        pile="",
        discard="d-400",
    )
    after = play(before, "2 play scam 1", "1 accept", "1 done", "1 discard no")
    assert after.hand(2) == "a-300"
    assert (after.turn, after.phase) == (2, "draw")


def test_r21_a_refill_may_reshuffle():
    before = table("1:", "2: | hand scam", pile="a-200", discard="b-200 c-500 d-300")
    after = play(before, "2 play scam 1", reshuffles=["c-500 b-200"])
    assert (after.hand(2), after.discard, after.pile) == ("a-200 b-200 c-500", "d-300", "")


def test_r21_five_or_fewer_while_discarding_end_the_turn():
    held = table("1: | hand scam a-200 b-200 c-500 d-300 e-200", "2:", phase="discard")
    after = play(held, "1 play scam 2")
    assert (after.phase, after.turn, after.to_act) == ("discard", 1, 2)
    after = play(after, "2 accept")
    assert (after.phase, after.turn) == ("draw", 2)
    assert after.hand(1) == "a-200 b-200 c-500 d-300 e-200"
    assert after.told() == [
        Accepted(2, DECK["scam"], 1, None, 0, 200), Resumed(1, "discard", 0, 3), TurnBegan(2),
    ]  # fmt: skip


def test_r21_a_counter_of_ones_own_while_discarding_may_end_the_turn():
    held = table(
        "1: | hand no a-200 b-200 c-500 d-300 e-200",
        "2: | hand scam",
        phase="discard",
        pile="a-300 ...",
    )
    after = play(held, "2 play scam 1", "1 counter no")
    assert (after.turn, after.phase, after.hand(1)) == (2, "draw", "a-200 b-200 c-500 d-300 e-200")
    seven = table(
        "1: | hand no a-200 b-200 c-500 d-300 e-200 e-300", "2: | hand scam", phase="discard"
    )
    after = play(seven, "2 play scam 1", "1 counter no")
    assert (after.turn, after.phase) == (1, "discard")


def test_r21_two_counters_while_discarding_leave_a_hand_to_fill():
    held = table(
        "1: | hand back no a-200 b-200 c-500 d-300", "2: | hand scam back", phase="discard"
    )
    after = play(held, "2 play scam 1", "1 counter back", "2 counter back", "1 counter no")
    assert after.turn == 2
    assert len(after.state.hands[1]) == 5


@pytest.mark.parametrize("answer", ["accept", "counter no", "counter back"])
def test_r22_an_answer_moves_every_card_once(answer: str):
    before = table("1: | hand burst-pipe back no", "2: a-200 | hand no back", "3: | hand scam")
    after = play(before, "1 play burst-pipe 2 A", f"2 {answer}")
    assert cards_of(after.state) == cards_of(before.state)


def test_r22_the_turn_goes_on_after_a_win_only_in_the_telling():
    before = table("1: | hand bill-200", "2: job-2000 a-200 b-200 c-900 d-300 e-200")
    after = play(before, "1 play bill-200 2", "2 accept")
    assert after.told()[1:] == [
        Accepted(2, DECK["bill-200"], 1, None, 2000, 2000), RoundWon(2, 2000, 1),
    ]  # fmt: skip
    assert (after.winner, after.turn, after.to_act, after.actions) == (2, 1, 0, 2)
