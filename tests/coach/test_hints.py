"""Hints tell what the solver knows, one step at a time, and nothing that a seat may not know."""

from __future__ import annotations

import pytest
from hypothesis import given

from budgetable.coach import CARD, LOOK, MOVE, Hint, hint
from budgetable.rules import State, play, view
from budgetable.rules.moves import DONE, DRAW_DECK, DRAW_DISCARD, Draw, Place, Swap, Use
from budgetable.solver import distance, nearest, ways
from budgetable.words import LANGUAGES, voice_of
from tests.kit import DECK, Position, Twins, Walk, reverse, table, twins, walks
from tests.words.kit import assert_well_made, random_matches


def hint_of(position: Position, seat: int = 1) -> Hint:
    found = hint(view(position.state, seat))
    assert found is not None
    return found


@given(walks())
def test_whoever_has_a_move_gets_a_hint_whose_third_step_is_legal(walk: Walk):
    for seat in walk.seats:
        seen = view(walk.state, seat)
        found = hint(seen)
        assert (found is None) == (not seen.legal)
        if found is not None:
            is_asked = walk.state.to_act == seat
            assert found.move in seen.legal or (found.move is None and not is_asked)


@given(walks())
def test_each_step_tells_one_thing_more(walk: Walk):
    seen = view(walk.state, walk.state.to_act or 1)
    whole = hint(seen)
    if whole is None:
        return
    look, card = hint(seen, LOOK), hint(seen, CARD)
    assert look is not None
    assert card is not None
    assert (look.card, look.move) == (None, None)
    assert (card.card, card.move) == (whole.card, None)
    assert whole.at(LOOK) == look
    with pytest.raises(ValueError, match="no step"):
        look.at(MOVE)


@given(walks())
def test_a_win_that_is_there_comes_first_and_following_the_hints_makes_it(walk: Walk):
    state, seat = walk.state, walk.state.turn
    if state.phase != "act" or state.pending is not None:
        return
    found = hint(view(state, seat))
    assert found is not None
    exact = ways(walk.deck, state.budgets[seat], state.hands[seat], state.actions_left)
    assert (found.reason == "win") == bool(exact)
    if exact:
        assert found.actions == len(exact[0].moves)
        assert follow(state, seat, found.actions).winner == seat


def follow(state: State, seat: int, moves: int) -> State:
    for _ in range(moves):
        found = hint(view(state, seat))
        assert found is not None
        assert found.move is not None
        state, _ = play(state, seat, found.move, reverse)
    return state


@given(walks())
def test_short_of_a_win_the_numbers_are_those_of_the_nearest(walk: Walk):
    state, seat = walk.state, walk.state.turn
    seen = view(state, seat)
    found = hint(seen) if state.phase == "act" and state.to_act == seat else None
    if found is not None and found.reason == "build":
        best = nearest(walk.deck, seen.budget, seen.hand, state.actions_left).budget
        assert isinstance(found.move, (Place, Swap, Use))
        assert (found.missing, abs(found.gap)) == distance(best)


@given(twins())
def test_a_hint_depends_on_nothing_that_its_seat_cannot_see(pair: Twins):
    if pair.seat:
        assert hint(view(pair.one, pair.seat)) == hint(view(pair.other, pair.seat))


def test_the_top_of_the_discard_pile_is_taken_where_it_wins():
    near = "1: job-2000 a-200 b-200 c-1100 d-300 | hand part-300 no back"
    position = table(near, "2: ", turn=1, phase="draw", discard="scam e-200 e-500")
    found = hint_of(position)
    assert found == Hint("draw-wins", card=DECK["e-500"], move=DRAW_DISCARD, actions=2)


def test_an_unknown_card_is_drawn_where_the_top_is_no_use_and_the_outs_are_counted():
    near = "1: job-2000 a-200 b-200 c-900 d-300 | hand no back"
    position = table(near, "2: ", turn=1, phase="draw", discard="scam")
    found = hint_of(position)
    assert (found.reason, found.move) == ("draw-deck", DRAW_DECK)
    assert found.card == DECK["scam"]
    assert found.unseen == len(DECK) - 8
    assert found.outs == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_of_real_matches_is_well_said(language: str):
    reasons = set()
    for match in random_matches(2, 2, 3, 4):
        for seat in range(1, match.seats + 1):
            seen = match.view(seat)
            voice = voice_of(seen, language)
            for level in (LOOK, CARD, MOVE):
                found = hint(seen, level)
                if found is not None:
                    reasons.add(found.reason)
                    assert_well_made(voice.hint(found, seen))
    assert len(reasons) > 12, reasons


def test_a_rival_is_attacked_with_the_numbers_that_lie_open():
    rival = "2: job-2500 a-200 b-200 c-900 d-300"
    found = hint_of(table("1: | hand laid-off no", rival))
    assert (found.reason, found.seat, found.missing, found.gap) == ("attack", 2, 1, 900)
    assert str(found.move) == "play laid-off 2"


def test_the_reason_to_discard_a_card_is_that_the_budget_has_no_use_for_it():
    budget = "1: job-2000 a-200 b-200 c-900 | hand a-200 c-500 d-300 e-200 no back"
    found = hint_of(table(budget, "2: job-2500 a-300", phase="discard"))
    assert (found.reason, found.cards) == ("discard-letter", 1)
    assert found.card in (DECK["a-200"], DECK["c-500"])


def test_a_blow_is_countered_and_a_harmless_one_let_through():
    budget = "1: job-2000 a-200 b-200 c-900 d-300 | hand no"
    hit = hint_of(table(budget, "2: ", turn=2, pending="laid-off by 2 on 1"))
    assert (hit.reason, hit.card, hit.missing, hit.gap) == ("counter", DECK["no"], 1, -1600)
    lucky = "1: job-2000 a-200 b-200 c-900 d-300 e-200 | hand no"
    won = hint_of(table(lucky, "2: ", turn=2, pending="bill-200 by 2 on 1"))
    assert (won.reason, str(won.move), won.gap) == ("accept-wins", "accept", 0)
    bare = hint_of(table("1: | hand a-200", "2: ", turn=2, pending="bill-200 by 2 on 1"))
    assert (bare.reason, bare.gap) == ("accept", -200)


def test_done_and_draws_are_moves_of_a_hint_too():
    kinds = set()
    for match in random_matches(2, 2, 2):
        seen = match.view(match.state.to_act or 1)
        found = hint(seen)
        if found is not None:
            kinds.add(type(found.move) if isinstance(found.move, Draw) else found.move)
    assert {Draw, DONE} <= kinds
