"""What can be tried with a card of the hand: all that is legal, and more."""

import pytest
from hypothesis import given

from budgetable.rules import fault, view
from budgetable.rules.attempts import attempts, foreseen
from budgetable.rules.legal import card_of
from budgetable.rules.moves import ACCEPT, Accept, Counter, Discard, Place, Play, Swap, Use
from budgetable.rules.play import play
from tests.kit import DECK, Position, Walk, examples, reverse, table, walks


def tried(position: Position, seat: int, card: str) -> list[str]:
    return [str(move) for move in attempts(view(position.state, seat), DECK[card])]


@examples(2)
@given(walks())
def test_every_legal_move_with_a_card_is_among_what_can_be_tried_with_it(walk: Walk):
    for state in (*walk.states[::3], walk.state):
        for seat in walk.seats:
            seen = view(state, seat)
            known = {card: attempts(seen, card) for card in seen.hand}
            for move in seen.legal:
                card = card_of(move)
                if card is not None:
                    assert move in known[card], (move, repr(seen))
            for card, moves in known.items():
                assert moves, (card, repr(seen))
                assert len(set(moves)) == len(moves)
                for move in moves:
                    assert card_of(move) is card
                    assert (move in seen.legal) == (fault(state, seat, move) is None)


@given(walks())
def test_what_is_foreseen_comes_true(walk: Walk):
    state = walk.state
    for seat in walk.seats:
        seen = view(state, seat)
        for move in seen.legal:
            budget = foreseen(seen, move)
            assert (budget is not None) == isinstance(move, (Place, Swap, Use, Accept))
            if budget is not None:
                assert play(state, seat, move, reverse)[0].budgets[seat] == budget


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("job-3000", ["place job-3000", "swap job-3000 job-2000", "swap job-3000 part-300"]),
        ("a-200", ["place a-200", "swap a-200 a-300"]),
        ("b-200", ["place b-200"]),
        ("bonus-100", ["place bonus-100"]),
        ("relief", ["use relief scam", "use relief bill-200"]),
        ("no", ["counter no"]),
        ("bill-300", ["play bill-300 2", "play bill-300 3"]),
        ("laid-off", ["play laid-off 2", "play laid-off 3"]),
        ("theft", ["play theft 2 A", "play theft 2 C", "play theft 3 A"]),
    ],
)
def test_what_a_card_is_for_is_a_matter_of_its_kind(card, moves):
    budgets = "1: job-2000 part-300 part-300 a-300 scam scam bill-200", "2: a-200 c-500 c-900", "3:"
    ways: tuple[dict[str, str | int], ...] = (
        {}, {"turn": 2}, {"phase": "draw"}, {"phase": "over"}, {"turn": 2, "phase": "discard"},
        {"pending": "fired by 3 on 2"}, {"pending": "fired by 2 on 1"},
    )  # fmt: skip
    for more in ways:
        assert tried(table(*budgets, **more), 1, card) == moves  # type: ignore[arg-type]


def test_relief_without_trouble_is_tried_in_vain():
    assert tried(table("1: job-2000 | hand relief", "2:"), 1, "relief") == ["use relief relief"]


def test_who_discards_can_try_that_alone():
    budgets = "1: job-2000 bill-200", "2: a-200"
    for card in ("job-3000", "a-200", "relief", "no", "bill-300", "laid-off", "burst-pipe"):
        assert tried(table(*budgets, phase="discard"), 1, card) == [f"discard {card}"]


def test_r20_any_time_is_while_discarding_too():
    position = table("1: job-2000", "2: a-200", phase="discard")
    assert tried(position, 1, "scam") == ["discard scam", "play scam 2"]
    assert tried(position, 1, "theft") == ["discard theft", "play theft 2 A"]


def test_r17_an_answer_is_given_while_discarding_too():
    position = table("1: job-2000", "2:", phase="discard", pending="fired by 2 on 1")
    assert tried(position, 1, "no") == ["discard no", "counter no"]
    waiting = table("1: job-2000", "2: job-2000", phase="discard", pending="fired by 1 on 2")
    assert tried(waiting, 1, "no") == ["discard no"]


def test_whose_answer_is_awaited():
    position = table("1: job-2000", "2:", pending="fired by 2 on 1")
    assert [view(position.state, seat).is_asked for seat in (0, 1, 2)] == [False, True, False]
    assert not view(table("1:", "2:").state, 1).is_asked


def test_what_one_s_own_budget_would_be():
    moves = DECK.moves
    seen = view(table("1: job-2000 a-200 scam", "2:", pending="fired by 2 on 1").state, 1)
    job, alms, scam, relief = DECK["job-3000"], DECK["a-300"], DECK["scam"], DECK["relief"]
    gaps = {
        moves.place[job.index]: 4600,
        moves.place[alms.index]: 1300,
        moves.swap(alms, DECK["a-200"]): 1500,
        moves.use(relief, scam): 1800,
        ACCEPT: -400,
    }
    for move, gap in gaps.items():
        budget = foreseen(seen, move)
        assert budget is not None
        assert budget.gap == gap
    for other in (
        moves.swap(alms, DECK["a-400"]),
        moves.use(relief, DECK["bill-200"]),
        Discard(job),
        Counter(DECK["no"]),
        Play(scam, 2),
    ):
        assert foreseen(seen, other) is None
    assert foreseen(view(table("1:", "2:").state, 1), ACCEPT) is None
    assert (
        foreseen(view(table("1:", "2: a-200", pending="scam by 1 on 2").state, 1), ACCEPT) is None
    )
