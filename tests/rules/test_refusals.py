"""Every refusal: its code, its numbers, and which of two reasons is given."""

import pytest

from budgetable.rules import Match, Refused, Seeded
from budgetable.rules.moves import Accept, Discard, Draw, Move
from budgetable.rules.play import apply
from budgetable.rules.refusals import CODES, Fault
from tests.kit import DECK, Position, Script, fingerprint, refused, table, why

OVER = table("1: job-2000 | hand a-200 scam no", "2: | hand no", phase="over", winner=2)
WAITING = table("1: job-2000 | hand a-200 scam", "2: | hand no scam a-300", "3: | hand scam no",
                pending="bill-200 by 1 on 2")  # fmt: skip
ACTING = table(
    "1: job-2000 a-200 scam"
    " | hand job-2500 a-300 b-600 c-500 bonus-100 relief no bill-200 laid-off",
    "2: | hand scam no bill-200",
)
SPENT = table("1: job-2000 a-200 | hand a-300 scam bonus-100 relief no laid-off", "2:", actions=0)
DRAWING = table("1: job-2000 | hand a-200 scam no", "2:", phase="draw", pile="", discard="")
HELD = table(
    "1: job-2000 | hand a-200 a-200 a-300 a-400 b-600 c-500 no scam bill-200",
    "2:",
    phase="discard",
    actions=0,
)
HIT = table("1: | hand laid-off burst-pipe bill-200 scam a-200", "2: job-2000", "3:", hits="1>2")

ORDER = {
    "a move that cannot be read, though the round is over": (OVER, "1 dance", "unreadable"),
    "a seat that the table does not have, round over": (OVER, "3 draw deck", "unreadable"),
    "a seat that the table does not have": (ACTING, "0 done", "unreadable"),
    "a seat above all seats": (WAITING, "4 accept", "unreadable"),
    "round over before nothing to answer": (OVER, "2 accept", "round-over"),
    "round over before the turn": (OVER, "2 done", "round-over"),
    "round over before the hand": (OVER, "1 place b-600", "round-over"),
    "round over, an any-time card": (OVER, "1 play scam 2", "round-over"),
    "nothing to answer before the turn": (ACTING, "2 accept", "nothing-to-answer"),
    "nothing to answer before the hand": (ACTING, "1 counter back", "nothing-to-answer"),
    "nothing to answer before the phase": (DRAWING, "1 counter no", "nothing-to-answer"),
    "nothing to answer before no counter": (ACTING, "1 counter a-300", "nothing-to-answer"),
    "waiting before the turn": (WAITING, "3 done", "waiting-for-answer"),
    "waiting before the hand": (WAITING, "1 place b-600", "waiting-for-answer"),
    "waiting before the phase": (WAITING, "1 draw deck", "waiting-for-answer"),
    "waiting, an answer of another seat": (WAITING, "3 counter no", "waiting-for-answer"),
    "waiting, another's answer not held": (WAITING, "1 counter no", "waiting-for-answer"),
    "waiting, an any-time card of the one asked": (WAITING, "2 play scam 1", "waiting-for-answer"),
    "waiting, an any-time card of another": (WAITING, "3 play scam 1", "waiting-for-answer"),
    "the answer's card is not held": (WAITING, "2 counter back", "not-in-hand"),
    "not held before no counter": (WAITING, "2 counter a-200", "not-in-hand"),
    "no counter": (WAITING, "2 counter a-300", "not-a-counter"),
    "no counter, though any-time": (WAITING, "2 counter scam", "not-a-counter"),
    "the turn before the hand": (ACTING, "2 place a-400", "not-your-turn"),
    "the turn before the phase": (ACTING, "2 draw deck", "not-your-turn"),
    "the turn, an any-time card that is not held": (ACTING, "2 play fired 1", "not-your-turn"),
    "the turn, an any-time card that is not played": (ACTING, "2 place scam", "not-your-turn"),
    "the turn, an any-time card thrown away": (ACTING, "2 discard scam", "not-your-turn"),
    "the turn, a card that is not any-time": (ACTING, "2 play bill-200 1", "not-your-turn"),
    "the turn does not matter for an any-time card": (ACTING, "2 play scam 2", "bad-target"),
    "the hand before the phase": (DRAWING, "1 place b-600", "not-in-hand"),
    "the hand before the phase, any-time": (DRAWING, "1 play fired 2", "not-in-hand"),
    "the hand before the actions": (SPENT, "1 place b-600", "not-in-hand"),
    "the hand before the move's own": (ACTING, "1 place back", "not-in-hand"),
    "the hand while discarding": (HELD, "1 discard d-300", "not-in-hand"),
    "the phase before the actions": (HELD, "1 place a-200", "wrong-phase"),
    "the phase before the move's own": (DRAWING, "1 place no", "wrong-phase"),
    "the phase, a swap": (DRAWING, "1 swap a-200 a-300", "wrong-phase"),
    "the phase, a use": (DRAWING, "1 use no a-300", "wrong-phase"),
    "the phase, done while drawing": (DRAWING, "1 done", "wrong-phase"),
    "the phase, done while discarding": (HELD, "1 done", "wrong-phase"),
    "the phase, a discard while drawing": (DRAWING, "1 discard no", "wrong-phase"),
    "the phase, a discard while acting": (ACTING, "1 discard no", "wrong-phase"),
    "the phase, a draw while acting": (ACTING, "1 draw deck", "wrong-phase"),
    "the phase, a draw while discarding": (HELD, "1 draw discard", "wrong-phase"),
    "the phase, a life card while discarding": (HELD, "1 play bill-200 2", "wrong-phase"),
    "the phase before nothing in the pile": (SPENT, "1 draw discard", "wrong-phase"),
    "the phase does not matter for an any-time card": (DRAWING, "1 play scam 1", "bad-target"),
    "the actions before the move's own: place": (SPENT, "1 place no", "no-actions-left"),
    "the actions before the move's own: swap": (SPENT, "1 swap a-300 b-200", "no-actions-left"),
    "the actions before the move's own: use": (SPENT, "1 use relief a-200", "no-actions-left"),
    "the actions before the move's own: play": (SPENT, "1 play laid-off 1", "no-actions-left"),
    "the actions, no life card at all": (SPENT, "1 play no 1", "no-actions-left"),
    "the actions do not matter for an any-time card": (SPENT, "1 play scam 1", "bad-target"),
    "an empty draw pile": (DRAWING, "1 draw deck", "pile-empty"),
    "an empty discard pile": (DRAWING, "1 draw discard", "pile-empty"),
    "place: relief": (ACTING, "1 place relief", "not-placeable"),
    "place: a counter": (ACTING, "1 place no", "not-placeable"),
    "place: life happens": (ACTING, "1 place bill-200", "not-placeable"),
    "place: not placeable before no income": (
        table("1: | hand no", "2:"),
        "1 place no",
        "not-placeable",
    ),
    "place: a second job": (ACTING, "1 place job-2500", "second-job"),
    "place: no income before the letter's place": (
        table("1: a-200 | hand a-300", "2:"),
        "1 place a-300",
        "needs-income",
    ),
    "place: no income before the earlier letter": (
        table("1: | hand b-200", "2:"),
        "1 place b-200",
        "needs-income",
    ),
    "place: no income, extra income": (
        table("1: a-200 | hand bonus-100", "2:"),
        "1 place bonus-100",
        "needs-income",
    ),
    "place: taken before the earlier letter": (
        table("1: job-2000 c-900 | hand c-500", "2:"),
        "1 place c-500",
        "category-taken",
    ),
    "place: taken before above income": (
        table("1: part-300 a-200 | hand a-300", "2:"),
        "1 place a-300",
        "category-taken",
    ),
    "place: the earlier letter before above income": (
        table("1: part-300 | hand b-600", "2:"),
        "1 place b-600",
        "needs-earlier-priority",
    ),
    "place: above income": (
        table("1: part-300 | hand a-400", "2:"),
        "1 place a-400",
        "over-income",
    ),
    "swap: not there before not swappable": (ACTING, "1 swap no bonus-200", "not-in-budget"),
    "swap: not there before another category": (ACTING, "1 swap a-300 b-200", "not-in-budget"),
    "swap: not swappable before another category": (
        ACTING,
        "1 swap bonus-100 a-200",
        "not-swappable",
    ),
    "swap: not swappable, the one in the budget": (ACTING, "1 swap a-300 scam", "not-swappable"),
    "swap: another category before the same value": (
        table("1: a-200 | hand b-200", "2:"),
        "1 swap b-200 a-200",
        "different-category",
    ),
    "swap: another category before above income": (
        ACTING,
        "1 swap b-600 a-200",
        "different-category",
    ),
    "swap: the same value before a second job": (
        table("1: shop-2200 part-2000 | hand job-2000", "2:"),
        "1 swap job-2000 part-2000",
        "same-value",
    ),
    "swap: a second job": (
        table("1: shop-2200 part-500 | hand job-2000", "2:"),
        "1 swap job-2000 part-500",
        "second-job",
    ),
    "swap: above income": (
        table("1: part-300 a-200 | hand a-400", "2:"),
        "1 swap a-400 a-200",
        "over-income",
    ),
    "use: not there before not usable": (ACTING, "1 use no c-900", "not-in-budget"),
    "use: no relief": (ACTING, "1 use no scam", "not-usable"),
    "use: on no life card": (ACTING, "1 use relief a-200", "not-usable"),
    "play: no life card before a bad target": (HIT, "1 play a-200 9", "not-life-happens"),
    "play: a bad target before already hit": (HIT, "1 play laid-off 1", "bad-target"),
    "play: a bad target before no effect": (HIT, "1 play laid-off 4", "bad-target"),
    "play: seat nought": (HIT, "1 play bill-200 0", "bad-target"),
    "play: already hit before a missing letter": (HIT, "1 play burst-pipe 2", "already-hit"),
    "play: already hit, any-time": (HIT, "1 play scam 2", "already-hit"),
    "play: nothing to take": (HIT, "1 play laid-off 3", "no-effect"),
    "play: a letter where none belongs": (HIT, "1 play bill-200 3 A", "no-effect"),
}
"""Position, move, and the reason given where others hold as well."""


@pytest.mark.parametrize("name", ORDER)
def test_the_first_check_that_fails_is_the_reason(name: str):
    position, line, code = ORDER[name]
    assert refused(position, line) == code


def test_every_code_is_provoked():
    assert {code for _, _, code in ORDER.values()} == set(CODES)


NUMBERS = {
    "0 done": (ACTING, {"move": "0 done", "seats": 2}),
    "2 done": (OVER, {"move": "done", "seat": 2, "phase": "over", "actions_left": 3, "seats": 2}),
    "1 accept": (
        ACTING,
        {
            "move": "accept",
            "phase": "act",
            "income": 2000,
            "expenses": 400,
            "gap": 1600,
            "actions_left": 3,
            "seats": 2,
        },
    ),
    "3 play scam 1": (
        WAITING,
        {
            "move": "play scam 1",
            "seat": 2,
            "card": "scam",
            "phase": "act",
            "amount": 200,
            "actions_left": 3,
            "seats": 3,
        },
    ),
    "2 place a-400": (
        ACTING,
        {
            "move": "place a-400",
            "seat": 1,
            "card": "a-400",
            "phase": "act",
            "letter": "A",
            "amount": 400,
            "actions_left": 3,
            "seats": 2,
        },
    ),
    "1 place b-600": (
        SPENT,
        {
            "move": "place b-600",
            "card": "b-600",
            "phase": "act",
            "letter": "B",
            "amount": 600,
            "income": 2000,
            "expenses": 200,
            "gap": 1800,
            "seats": 2,
        },
    ),
    "1 discard no": (
        ACTING,
        {
            "move": "discard no",
            "card": "no",
            "phase": "act",
            "income": 2000,
            "expenses": 400,
            "gap": 1600,
            "actions_left": 3,
            "seats": 2,
        },
    ),
    "1 place a-300": (
        SPENT,
        {
            "move": "place a-300",
            "card": "a-300",
            "phase": "act",
            "letter": "A",
            "amount": 300,
            "income": 2000,
            "expenses": 200,
            "gap": 1800,
            "seats": 2,
        },
    ),
    "1 draw discard": (
        DRAWING,
        {
            "move": "draw discard",
            "phase": "draw",
            "pile": "discard",
            "income": 2000,
            "gap": 2000,
            "draws_left": 2,
            "actions_left": 3,
            "seats": 2,
        },
    ),
    "1 place job-2500": (
        ACTING,
        {
            "move": "place job-2500",
            "card": "job-2500",
            "other": "job-2000",
            "phase": "act",
            "amount": 2500,
            "income": 2000,
            "expenses": 400,
            "gap": 1600,
            "actions_left": 3,
            "seats": 2,
        },
    ),
    "1 place c-500": (
        ACTING,
        {
            "move": "place c-500",
            "card": "c-500",
            "phase": "act",
            "letter": "B",
            "first": "B",
            "amount": 500,
            "income": 2000,
            "expenses": 400,
            "gap": 1600,
            "actions_left": 3,
            "seats": 2,
        },
    ),
    "1 swap a-300 scam": (
        ACTING,
        {
            "move": "swap a-300 scam",
            "card": "scam",
            "other": "scam",
            "phase": "act",
            "letter": "A",
            "amount": 300,
            "income": 2000,
            "expenses": 400,
            "gap": 1600,
            "actions_left": 3,
            "seats": 2,
        },
    ),
    "1 swap no a-200": (
        ACTING,
        {
            "move": "swap no a-200",
            "card": "no",
            "other": "a-200",
            "phase": "act",
            "income": 2000,
            "expenses": 400,
            "gap": 1600,
            "actions_left": 3,
            "seats": 2,
        },
    ),
    "1 swap b-600 a-200": (
        ACTING,
        {
            "move": "swap b-600 a-200",
            "card": "b-600",
            "other": "a-200",
            "phase": "act",
            "letter": "B",
            "amount": 600,
            "income": 2000,
            "expenses": 400,
            "gap": 1600,
            "actions_left": 3,
            "seats": 2,
        },
    ),
    "1 use relief a-200": (
        ACTING,
        {
            "move": "use relief a-200",
            "card": "relief",
            "other": "a-200",
            "phase": "act",
            "income": 2000,
            "expenses": 400,
            "gap": 1600,
            "actions_left": 3,
            "seats": 2,
        },
    ),
    "1 play laid-off 3": (
        HIT,
        {
            "move": "play laid-off 3",
            "seat": 3,
            "card": "laid-off",
            "phase": "act",
            "actions_left": 3,
            "seats": 3,
        },
    ),
    "1 play burst-pipe 3 C": (
        HIT,
        {
            "move": "play burst-pipe 3 C",
            "seat": 3,
            "card": "burst-pipe",
            "phase": "act",
            "letter": "C",
            "actions_left": 3,
            "seats": 3,
        },
    ),
    "1 play bill-200 1": (
        HIT,
        {
            "move": "play bill-200 1",
            "seat": 1,
            "card": "bill-200",
            "phase": "act",
            "amount": 200,
            "actions_left": 3,
            "seats": 3,
        },
    ),
}


@pytest.mark.parametrize("line", NUMBERS)
def test_a_refusal_has_its_numbers(line: str):
    position, facts = NUMBERS[line]
    found = why(position, line)
    assert found is not None
    told = found.facts()
    del told["code"]
    assert told == facts


def test_the_one_asked_is_not_blamed_for_its_own_answer():
    found = why(WAITING, "2 counter a-300")
    assert found is not None
    assert (found.code, found.seat, found.short, found.card) == (
        "not-a-counter",
        0,
        0,
        DECK["a-300"],
    )


def test_numbers_that_say_nothing_are_nought():
    found = why(ACTING, "1 draw deck")
    assert found is not None
    assert (found.seat, found.short, found.amount, found.letter, found.draws_left) == (
        0,
        0,
        0,
        "",
        0,
    )
    assert (found.card, found.other) == (None, None)


def short(position: Position, line: str) -> tuple[int, ...]:
    found = why(position, line)
    assert found is not None
    return found.amount, found.income, found.expenses, found.gap, found.short


def test_above_income_says_how_much_is_missing():
    assert short(table("1: part-300 | hand a-400", "2:"), "1 place a-400") == (
        400,
        300,
        0,
        300,
        100,
    )
    over = table("1: part-300 bill-300 scam | hand a-400 a-200", "2:")
    assert short(over, "1 place a-200") == (200, 300, 500, -200, 400)
    swap = table("1: part-300 a-200 | hand a-400", "2:")
    assert short(swap, "1 swap a-400 a-200") == (400, 300, 200, 100, 100)


def test_a_gap_of_nought_is_told_where_it_is_the_reason():
    found = why(table("1: part-300 a-300 | hand b-200", "2:"), "1 place b-200")
    assert found is not None
    assert found.facts()["gap"] == 0
    other = why(table("1: part-300 a-300 | hand c-500", "2:"), "1 place c-500")
    assert other is not None
    assert "gap" not in other.facts()


def test_a_taken_letter_names_the_card_that_has_it():
    found = why(table("1: job-3000 a-200 a-300 | hand a-400", "2:"), "1 place a-400")
    assert found is not None
    assert (found.code, found.other, found.letter) == ("category-taken", DECK["a-300"], "A")


@pytest.mark.parametrize(
    ("id", "line"), [("b-200", "A"), ("c-500", "B"), ("d-300", "C"), ("e-200", "D")]
)
def test_a_missing_earlier_priority_is_named(id: str, line: str):
    found = why(table(f"1: job-3000 | hand {id}", "2:"), f"1 place {id}")
    assert found is not None
    assert (found.code, found.letter, found.card) == ("needs-earlier-priority", line, DECK[id])


@pytest.mark.parametrize(
    ("budget", "id", "first"),
    [
        ("", "b-200", "A"),
        ("", "e-200", "A"),
        ("a-200", "e-200", "B"),
        ("a-200 b-200 c-500", "e-200", "D"),
        ("a-200 c-500", "e-200", "D"),
        ("b-200", "e-200", "C"),
    ],
)
def test_r11_the_letter_to_begin_with_is_named(budget: str, id: str, first: str):
    found = why(table(f"1: job-3000 {budget} | hand {id}", "2:"), f"1 place {id}")
    assert found is not None
    assert (found.code, found.facts()["first"]) == ("needs-earlier-priority", first)


def test_a_fault_reads_as_one_line():
    assert str(Fault("match-over")) == "match-over"
    found = why(DRAWING, "1 draw deck")
    assert str(found) == (
        "pile-empty: move draw deck, phase draw, pile deck, income 2000, gap 2000, draws_left 2,"
        " actions_left 3, seats 2"
    )


@pytest.mark.parametrize("move", ["dance", "done", "place no-such-card", "play scam 9"])
def test_a_refused_move_changes_nothing_and_shows_the_position(move: str):
    match = Match.new(DECK, ["Ann", "Ben"], seed=3, first_dealer=2)
    before = fingerprint(match.state)
    with pytest.raises(Refused) as caught:
        match.play(1, move)
    assert fingerprint(match.state) == before
    assert match.round.moves == ()
    assert caught.value.view == match.view(1)
    assert caught.value.code == caught.value.fault.code
    assert caught.value.position == str(match.view(1))
    assert str(caught.value) == f"{caught.value.fault} [{match.view(1)}]"
    assert match.why(1, move) == caught.value.fault


@pytest.mark.parametrize("seat", [-1, 0, 3, 99])
def test_a_seat_that_the_table_does_not_have_is_shown_what_a_spectator_sees(seat: int):
    match = Match.new(DECK, ["Ann", "Ben"], seed=3, first_dealer=2)
    with pytest.raises(Refused) as caught:
        match.play(seat, "done")
    assert caught.value.fault.facts() == {"code": "unreadable", "move": f"{seat} done", "seats": 2}
    assert caught.value.view == match.view(0)
    with pytest.raises(Refused) as caught:
        match.play(seat, "dance")
    assert caught.value.view == match.view(0)


def test_a_refusal_without_a_position_is_its_fault_alone():
    refusal = Refused(Fault("match-over", seat=1))
    assert (str(refusal), refusal.position, refusal.code) == (
        "match-over: seat 1",
        "",
        "match-over",
    )


def test_why_asks_and_plays_nothing():
    match = Match.new(DECK, ["Ann", "Ben"], luck=Seeded(3), first_dealer=2)
    assert match.why(1, "draw deck") is None
    assert match.why(1, Draw("deck")) is None
    assert match.why(1, "draw cards") == Fault("unreadable", move="draw cards", seats=2)
    found = match.why(2, "draw deck")
    assert found is not None
    assert found.code == "not-your-turn"


def test_what_is_no_kind_of_move_does_nothing():
    state = ACTING.state.copy()
    apply(state, 1, Move(), Script())
    assert fingerprint(state) == fingerprint(ACTING.state)


def test_moves_that_name_no_card_are_never_out_of_hand():
    for move in (Accept(), Draw("deck")):
        assert "hand" not in refused(ACTING, f"1 {move}")
    assert refused(ACTING, f"1 {Discard(DECK['back'])}") == "not-in-hand"
