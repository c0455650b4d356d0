"""Values go to another process and come back: simulations on many cores need it."""

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given

from budgetable.rules import Match, Refused, Seeded
from budgetable.rules.luck import Scripted
from budgetable.rules.refusals import Fault
from tests.kit import DECK, Walk, examples, fingerprint, matches, play, table, walks


def sent(value: Any) -> Any:
    """The value as another process would get it."""
    return pickle.loads(pickle.dumps(value))


@examples(0.3)
@given(walks(max_steps=80))
def test_a_position_comes_back_the_same(walk: Walk):
    again = sent(walk.state)
    assert fingerprint(again)[1:] == fingerprint(walk.state)[1:]
    assert [str(move) for _, move in sent(walk.moves)] == [str(move) for _, move in walk.moves]
    seat = again.to_act
    for card in again.hands[seat] if seat else ():
        assert again.deck[card.id] is card, "its cards are its deck's"


@examples(0.3)
@given(matches(max_steps=40))
def test_a_match_comes_back_and_can_be_played_on(match: Match):
    again = sent(match)
    assert fingerprint(again.state)[1:] == fingerprint(match.state)[1:]
    assert (again.players, again.wins, again.options) == (match.players, match.wins, match.options)
    if not match.round.is_over:
        seat = match.state.to_act
        line = str(match.view(seat).legal[0])
        assert fingerprint(again.play(seat, line).state)[1:] == fingerprint(
            match.play(seat, line).state
        )[1:]  # fmt: skip


def test_a_deck_comes_back_with_its_cards():
    again = sent(DECK)
    assert (again.name, again.title, again.currency, again.language) == ("kit", "", "", "")
    assert [repr(card) for card in again.cards] == [repr(card) for card in DECK.cards]
    assert [card.count for card in again.cards] == [card.count for card in DECK.cards]
    assert str(again.moves.read("swap a-200 a-300")) == "swap a-200 a-300"


def test_a_pending_card_and_events_come_back():
    waiting = play(table("1: | hand theft", "2: a-200", "3:"), "1 play theft 2 A")
    pending = sent(waiting.state.pending)
    assert (pending.card.id, pending.by, pending.target, pending.letter) == ("theft", 1, 2, "A")
    assert [repr(event) for event in sent(waiting.events)] == [repr(e) for e in waiting.events]
    drawn = play(table("1:", "2:", phase="draw", pile="a-200 ..."), "1 draw deck").events[0]
    assert repr(sent(drawn).to(1)) == repr(drawn.to(1))
    assert repr(sent(drawn).to(2)) == repr(drawn.to(2))


def test_luck_comes_back_the_same():
    cards = DECK.copies()
    assert sent(Seeded("x")).order(cards, 2, 1) == Seeded("x").order(cards, 2, 1)
    again = sent(Scripted([[cards[:3]]]))
    assert [[card.id for card in pile] for pile in again.rounds[0]] == [
        [card.id for card in cards[:3]]
    ]


def test_a_refusal_comes_back_with_its_fault_and_position():
    match = Match.new(DECK, ["Ann", "Ben"], seed=1, first_dealer=2)
    with pytest.raises(Refused) as caught:
        match.play(1, "done")
    again = sent(caught.value)
    assert (str(again), again.code, again.position) == (
        str(caught.value), "wrong-phase", caught.value.position,
    )  # fmt: skip
    assert sent(Fault("match-over", seat=1)) == Fault("match-over", seat=1)


def test_a_view_comes_back():
    match = Match.new(DECK, ["Ann", "Ben"], seed=1)
    for seat in (0, 1, 2):
        assert repr(sent(match.view(seat))) == repr(match.view(seat))


def test_a_copy_of_a_budget_is_equal():
    budget = table("1: job-2000 a-200", "2:").state.budgets[1]
    assert copy.copy(budget) == budget
