"""What a seat may see, and matches as values: views, undo, luck."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budgetable.rules import SPECTATOR, Match, Options, Refused, Seeded, State, SystemLuck, view
from budgetable.rules.events import Drew, Event, Fact, TurnBegan
from budgetable.rules.luck import Scripted
from budgetable.rules.view import Standing
from tests.kit import DECK, Walk, fingerprint, matches, play, table, walks

SCENE = table(
    "1: job-2000 a-200 | hand b-200 bill-200 relief",
    "2: | hand no scam",
    "3: part-300 scam | hand c-500",
    turn=1,
    actions=2,
    discard="d-300 e-200",
    hits="1>2 3>1",
    ended=4,
    limit=7,
)


def test_a_view_lists_what_a_seat_may_see():
    found = view(SCENE.state, 1)
    assert found.deck is DECK
    assert (found.you, found.turn, found.to_act, found.phase) == (1, 1, 1, "act")
    assert (found.draws_left, found.actions_left, found.turns_ended, found.turn_limit) == (
        0,
        2,
        4,
        7,
    )
    assert [card.id for card in found.hand] == ["b-200", "relief", "bill-200"]
    assert [seat.hand_count for seat in found.seats] == [3, 2, 1]
    assert [seat.number for seat in found.seats] == [1, 2, 3]
    assert [seat.name for seat in found.seats] == ["1", "2", "3"]
    assert [card.id for card in found.discard_pile] == ["d-300", "e-200"]
    assert found.draw_pile == SCENE.state.draw_pile
    assert found.hits == ((1, 2), (3, 1))
    assert [str(move) for move in found.legal] == ["place b-200", "play bill-200 3", "done"]
    assert (found.pending, found.winner, found.wins) == (None, 0, (0, 0, 0))
    assert (found.round, found.dealer, found.rounds_to_win) == (1, 0, 2)
    assert found.budget is SCENE.state.budgets[1]
    assert found.seat(3).budget is SCENE.state.budgets[3]


def test_rivals_come_in_the_order_of_play():
    order = [[rival.number for rival in view(SCENE.state, seat).rivals] for seat in (0, 1, 2, 3)]
    assert order == [[1, 2, 3], [2, 3], [3, 1], [1, 2]]


def test_a_spectator_sees_no_hand_and_has_no_move():
    found = view(SCENE.state, SPECTATOR)
    assert (found.hand, found.legal, found.budget.cards, found.you) == ((), (), (), 0)


def test_a_pending_card_is_seen_by_all():
    waiting = play(table("1: | hand theft", "2: a-200", "3:"), "1 play theft 2 A")
    for seat in (0, 1, 2, 3):
        aim = view(waiting.state, seat).pending
        assert aim is not None
        assert (aim.card, aim.by, aim.target, aim.letter) == (DECK["theft"], 1, 2, "A")
        assert str(aim) == "theft A by 1 on 2"
    scam = table("1:", "2:", pending="scam by 1 on 2")
    assert str(view(scam.state, 1).pending) == "scam by 1 on 2"
    assert repr(scam.state.pending) == "<scam  by 1 on 2>"


def test_a_view_is_one_line_to_paste():
    assert str(view(SCENE.state, 1)) == (
        "kit round 1 seat 1 | turn 1 act draws 0 actions 2"
        " | 1: job-2000 a-200 (200 of 2000), 3 in hand | 2: - (0 of 0), 2 in hand"
        " | 3: part-300 scam (200 of 300), 1 in hand"
        f" | hand b-200 relief bill-200 | piles {SCENE.state.draw_pile}, 2 top e-200"
    )
    over = table("1: | hand", "2:", discard="", phase="over")
    assert str(view(over.state, 1)).endswith(" | hand - | piles 66, 0 top - | winner -")
    won = table("1:", "2:", phase="over", winner=2)
    assert str(view(won.state, 0)).endswith("top c-1100 | winner 2")
    assert "spectator" in str(view(won.state, 0))
    assert "| pending scam by 1 on 2 |" in str(
        view(table("1:", "2:", pending="scam by 1 on 2").state, 2)
    )
    assert repr(view(over.state, 1)).endswith("; legal: none>")
    assert repr(view(SCENE.state, 1)).endswith("; legal: place b-200, play bill-200 3, done>")


@pytest.mark.parametrize(
    ("line", "gap"),
    [
        ("place a-300", 700),
        ("place job-3000", 4000),
        ("place bonus-200", 1200),
        ("swap a-300 a-200", 900),
        ("swap job-2500 job-2000", 1500),
        ("use relief scam", 1200),
        ("done", None),
        ("play scam 2", None),
        ("draw deck", None),
    ],
)
def test_what_a_building_move_would_leave(line: str, gap: int | None):
    found = view(table("1: job-2000 scam a-200 b-600", "2:").state, 1)
    move = DECK.moves.read(line)
    assert move is not None
    assert found.budget.gap == 1000
    assert found.gap_after(move) == gap


@given(walks(max_steps=60))
def test_what_a_view_foresees_of_a_building_move_comes_true(walk: Walk):
    for before, (seat, move), after in zip(walk.states, walk.moves, walk.states[1:], strict=False):
        foreseen = view(before, seat).gap_after(move)
        assert foreseen is None or foreseen == after.budgets[seat].gap


def test_a_standing_tells_of_the_match_around_the_round():
    found = view(SCENE.state, 2, Standing(("Ann", "Ben", "Cy"), 3, (1, 0, 1), 2, 4))
    assert [seat.name for seat in found.seats] == ["Ann", "Ben", "Cy"]
    assert (found.round, found.wins, found.dealer, found.rounds_to_win) == (3, (1, 0, 1), 2, 4)


def test_a_match_shows_each_seat_its_view():
    match = Match.new(
        DECK, ["Ann", "Ben"], seed=3, first_dealer=2, options=Options(rounds_to_win=5)
    )
    found = match.view(2)
    assert (found.you, found.rounds_to_win, found.dealer) == (2, 5, 2)
    assert found.hand == match.state.hands[2]
    for seat in (-1, 3):
        with pytest.raises(Refused) as caught:
            match.view(seat)
        assert caught.value.fault.facts() == {"code": "unreadable", "move": str(seat), "seats": 2}
    assert repr(match).startswith("<match of Ann, Ben: <view kit") or repr(match).startswith(
        "<match of Ann, Ben: kit round 1 spectator | turn 1 draw"
    )


def test_events_are_told_to_each_reader():
    known, hidden = Drew(1, "deck", DECK["no"], 0), Drew(1, "deck", None, 0)
    event = Event(hidden, {1: known})
    assert event.to(1) is known
    assert event.to(2) is event.to(None) is event.public is hidden
    assert event.is_secret
    assert not Event(TurnBegan(1)).is_secret
    assert repr(Event(TurnBegan(1))) == "<event TurnBegan(seat=1)>"
    assert isinstance(known, Fact)


def test_undo_gives_the_position_before():
    match = Match.new(DECK, ["Ann", "Ben"], seed=3, first_dealer=2)
    drawn = match.play(1, "draw discard")
    assert drawn.can_undo(1)
    assert not drawn.can_undo(2)
    back = drawn.undo()
    assert fingerprint(back.state) == fingerprint(match.state)
    assert (back.round.order, back.round.moves, back.luck) == (match.round.order, (), match.luck)
    assert fingerprint(back.play(1, "draw discard").state) == fingerprint(drawn.state)


def test_no_undo_of_what_revealed_a_card_or_ended_a_round():
    match = Match.new(DECK, ["Ann", "Ben"], seed=3, first_dealer=2)
    assert not match.can_undo(1), "nothing has been played"
    assert not match.play(1, "draw deck").can_undo(1)
    assert fingerprint(match.undo().state) == fingerprint(match.state)


@given(matches(max_steps=80), st.data())
def test_undo_after_any_move(match: Match, data: st.DataObject):
    if match.is_over or match.round.is_over:
        return
    seats = [seat for seat in range(1, match.seats + 1) if match.view(seat).legal]
    seat = data.draw(st.sampled_from(seats))
    after = match.play(seat, data.draw(st.sampled_from(match.view(seat).legal)))
    asked = after.can_undo(seat)
    assert asked is not (after.round.is_over or any(event.is_secret for event in after.events))
    back = after.undo()
    assert fingerprint(back.state) == fingerprint(match.state)
    assert (back.round, back.wins) == (
        match.round,
        match.wins,
    ) or back.round.state is not match.state
    assert (back.round.moves, back.round.reshuffles) == (match.round.moves, match.round.reshuffles)
    assert back.wins == match.wins or after.round.is_over


def test_luck_from_a_seed_depends_on_seed_round_and_shuffle():
    cards = DECK.copies()
    luck = Seeded(1)
    assert luck.order(cards, 1, 0) == Seeded(1).order(cards, 1, 0)
    others = [Seeded(2).order(cards, 1, 0), luck.order(cards, 2, 0), luck.order(cards, 1, 1)]
    assert all(order != luck.order(cards, 1, 0) for order in others)
    assert sorted(others[0], key=lambda card: card.index) == cards
    assert cards == DECK.copies(), "the cards given stay as they are"


@pytest.mark.parametrize("luck", [Seeded("x"), SystemLuck()])
def test_lots_fall_on_every_seat(luck: Seeded | SystemLuck):
    assert SystemLuck().lot(1) == luck.lot(1) == 1
    found = {SystemLuck().lot(3) for _ in range(200)}
    assert found == {1, 2, 3}


def test_a_state_copies_itself_whole():
    before = play(SCENE, "1 play bill-200 3").state
    after = before.copy()
    assert fingerprint(after) == fingerprint(before)
    for name in getattr(State, "__slots__", ()):  # compiled, it has none to show
        assert getattr(after, name) == getattr(before, name)
    after.hands[1] = ()
    after.budgets[1] = after.budgets[2]
    assert before.hands[1]
    assert before.budgets[1].cards


def test_scripted_matches_play_again_the_same():
    match = Match.new(DECK, ["Ann", "Ben"], seed=3, first_dealer=2)
    again = Match.new(DECK, ["Ann", "Ben"], luck=Scripted([[match.round.order]]), first_dealer=2)
    assert fingerprint(again.state) == fingerprint(match.state)
