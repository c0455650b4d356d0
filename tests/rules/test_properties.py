"""What holds in every position that play can reach, with any deck."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from budgetable import records
from budgetable.rules import Deck, Event, Match, Refused, State, apply, deal, fault, legal, view
from budgetable.rules import play as play_move
from budgetable.rules.events import RoundDrawn, RoundWon
from budgetable.rules.moves import Draw, Place, Swap, Use
from tests.kit import (
    DECK,
    Twins,
    Walk,
    cards_of,
    decks,
    events_of,
    every_move,
    every_seat,
    examples,
    fingerprint,
    matches,
    reverse,
    some_move,
    twins,
    walks,
)


@given(walks())
def test_cards_are_conserved(walk: Walk):
    everything = Counter(card.id for card in walk.deck.copies())
    for state in walk.states:
        assert cards_of(state) == everything


@examples(0.5)
@given(walks(max_each=2, max_steps=80))
def test_legal_is_exactly_what_is_not_refused(walk: Walk):
    moves = every_move(walk.deck)
    state = walk.state
    for seat in every_seat(state.seats):
        allowed = [move for move in moves if fault(state, seat, move) is None]
        listed = legal(state, seat) if seat in walk.seats else []
        assert sorted(map(str, listed)) == sorted(map(str, allowed))
        assert len({id(move) for move in listed}) == len(listed)


@examples(0.5)
@given(walks(max_each=2), st.integers(0, 2**32))
def test_a_refused_move_changes_nothing(walk: Walk, seed: int):
    moves = every_move(walk.deck)
    before = fingerprint(walk.state)
    for move in random.Random(seed).sample(moves, min(200, len(moves))):
        for seat in every_seat(walk.state.seats):
            found = fault(walk.state, seat, move)
            if found is not None:
                with pytest.raises(Refused) as caught:
                    play_move(walk.state, seat, move, reverse)
                assert caught.value.fault == found
    assert fingerprint(walk.state) == before


@given(walks())
def test_a_played_move_leaves_the_old_position_and_tells_nothing_else(walk: Walk):
    state = walk.state
    before = fingerprint(state)
    for seat in walk.seats:
        for move in legal(state, seat):
            after, events = play_move(state, seat, move, reverse)
            assert fingerprint(state) == before
            assert fingerprint(after) != before
            assert events
            silent = state.copy()
            apply(silent, seat, move, reverse)
            assert fingerprint(silent) == fingerprint(after), "the log changes nothing"


@given(walks())
def test_no_building_of_ones_own_goes_above_income_but_an_income_swap(walk: Walk):
    for before, (seat, move), after in zip(walk.states, walk.moves, walk.states[1:], strict=False):
        gap, left = before.budgets[seat].gap, after.budgets[seat].gap
        if isinstance(move, Swap) and move.card.is_job:
            continue
        if isinstance(move, (Place, Swap, Use)):
            assert left >= min(gap, 0)
            if left < 0:
                assert left >= gap


@given(walks())
def test_one_step_changes_at_most_one_budget(walk: Walk):
    for before, after in zip(walk.states, walk.states[1:], strict=False):
        changed = [seat for seat in walk.seats if before.budgets[seat] != after.budgets[seat]]
        assert len(changed) <= 1
        assert after.winner in (0, *changed)


@given(walks())
def test_a_round_is_over_when_a_budget_is_balanced_or_the_turns_are_up(walk: Walk):
    for state in walk.states:
        balanced = [seat for seat in walk.seats if state.budgets[seat].is_balanced]
        assert balanced == ([state.winner] if state.winner else [])
        limit = state.seats * state.turn_limit
        assert state.turns_ended <= limit
        assert (state.phase == "over") is bool(state.winner or state.turns_ended == limit)


@given(walks())
def test_what_a_position_always_is(walk: Walk):
    for state in walk.states:
        assert 0 <= state.actions_left <= 3
        assert 0 <= state.draws_left <= 2
        assert 0 <= state.taken <= len(state.pile)
        assert (state.phase == "draw") <= (state.draws_left > 0)
        for seat in walk.seats:
            hand = [card.index for card in state.hands[seat]]
            assert hand == sorted(hand)
            jobs = [card for card in state.budgets[seat].cards if card.is_main_job]
            assert len(jobs) <= 1
            if seat != state.turn:
                assert not state.budgets[seat].has_extras
        assert bool(legal(state, state.to_act) if state.to_act else True), "nobody is ever stuck"
        for seat in walk.seats:
            assert state.to_act or not legal(state, seat)


@given(decks(), st.integers(2, 4), st.integers(1, 4), st.integers(0, 2**32))
def test_a_round_always_ends(deck: Deck, seats: int, limit: int, seed: int):
    luck = random.Random(seed)
    order = deck.copies()
    luck.shuffle(order)
    state, _ = deal(deck, seats, 1, order, limit)
    turn, steps = (state.turns_ended, state.turn), 0
    while state.phase != "over":
        seat, move = some_move(state, luck)
        log: list[Event] = []
        apply(state, seat, move, reverse, log)
        steps = steps + 1 if (state.turns_ended, state.turn) == turn else 0
        turn = (state.turns_ended, state.turn)
        assert steps <= 15 + 2 * len(deck)
    last = [event.public for event in log if isinstance(event.public, (RoundWon, RoundDrawn))]
    assert len(last) == 1
    assert isinstance(last[0], RoundWon) is (state.winner > 0)


@examples(0.5)
@given(twins())
def test_a_seat_cannot_tell_twins_apart(twin: Twins):
    assert view(twin.one, twin.seat) == view(twin.other, twin.seat)
    assert str(view(twin.one, twin.seat)) == str(view(twin.other, twin.seat))
    if not twin.seat:
        return
    assert legal(twin.one, twin.seat) == legal(twin.other, twin.seat)
    moves = every_move(twin.one.deck)
    for move in moves if len(moves) < 2000 else moves[:: len(moves) // 2000]:
        one, other = fault(twin.one, twin.seat, move), fault(twin.other, twin.seat, move)
        assert one == other
        assert str(one) == str(other)
        assert repr(one) == repr(other)


@given(twins())
def test_a_seat_is_told_the_same_of_twins(twin: Twins):
    for mover in range(1, twin.one.seats + 1):
        other_moves = set(legal(twin.other, mover))
        for move in legal(twin.one, mover):
            if move not in other_moves:
                continue
            one, told_one = events_of(twin.one, mover, move)
            other, told_other = events_of(twin.other, mover, move)
            if twin.can_tell(told_one):
                continue
            reader = twin.seat or None
            assert [event.to(reader) for event in told_one] == [
                event.to(reader) for event in told_other
            ]
            assert repr([event.to(reader) for event in told_one]) == repr(
                [event.to(reader) for event in told_other]
            )
            assert view(one, twin.seat) == view(other, twin.seat)


@given(twins())
def test_a_spectator_and_seats_are_told_no_hidden_card(twin: Twins):
    state = twin.one
    for mover in range(1, state.seats + 1):
        for move in legal(state, mover):
            after, events = events_of(state, mover, move)
            open_cards = {card.id for card in state.discard_pile + after.discard_pile}
            for seat in range(1, state.seats + 1):
                open_cards |= {card.id for card in state.budgets[seat].cards}
                open_cards |= {card.id for card in after.budgets[seat].cards}
            for pending in (state.pending, after.pending):
                open_cards |= {pending.card.id} if pending else set()
            said = repr([event.to(None) for event in events])
            for card in state.deck.cards:
                assert repr(card) not in said or card.id in open_cards
            if isinstance(move, Draw) and move.pile == "deck":
                assert any(event.is_secret for event in events)


@given(matches())
def test_a_record_and_its_match_are_each_others_inverse(match: Match):
    record = records.of(match)
    text = records.to_json(record)
    again = records.from_json(text)
    assert records.to_json(again) == text
    assert (again.players, again.rounds, again.winner) == (
        record.players,
        record.rounds,
        record.winner,
    )
    *_, last = records.replay(again)
    assert records.position(last.match) == records.position(match)
    assert fingerprint(last.match.state)[1:] == fingerprint(match.state)[1:]
    assert (last.match.wins, last.match.is_over) == (match.wins, match.is_over)
    assert records.to_json(records.of(last.match)) == text


@given(st.integers(), st.integers(2, 4))
def test_same_seed_same_match(seed: int, seats: int):
    def played() -> Match:
        match = Match.new(DECK, ["x"] * seats, seed=seed)
        luck = random.Random(seed)
        for _ in range(60):
            if match.round.is_over:
                break
            match = match.play(*some_move(match.state, luck))
        return match

    one, other = played(), played()
    assert fingerprint(one.state) == fingerprint(other.state)
    assert one.round.moves == other.round.moves
    assert one.first_dealer == other.first_dealer


@given(walks(max_steps=60))
def test_a_walk_can_be_told_again_move_by_move(walk: Walk):
    state: State = walk.states[0]
    for (seat, move), after in zip(walk.moves, walk.states[1:], strict=True):
        read = walk.deck.moves.read(str(move))
        assert read is move
        state, _ = play_move(state, seat, move, walk.shuffle)
        assert fingerprint(state) == fingerprint(after)


def test_the_generators_reach_what_they_should():
    """The properties above would say little of walks that reach nothing."""
    seen: Counter[str] = Counter()

    @settings(max_examples=300, derandomize=True, database=None)
    @given(walks())
    def look(walk: Walk):
        last = walk.states[-1]
        seen["won"] += last.winner > 0
        seen["drawn"] += last.phase == "over" and not last.winner
        seen["reshuffled"] += any(state.pile is not walk.states[0].pile for state in walk.states)
        seen["extras"] += any(budget.has_extras for s in walk.states for budget in s.budgets)
        for before, (seat, move) in zip(walk.states, walk.moves, strict=False):
            seen[type(move).__name__] += 1
            seen["out of turn"] += before.turn != seat and before.pending is None
            seen["pending"] += before.pending is not None
        seen[f"{last.seats} seats"] += 1

    look()
    wanted = [
        "won",
        "drawn",
        "reshuffled",
        "extras",
        "out of turn",
        "pending",
        "2 seats",
        "3 seats",
        "4 seats",
        "Draw",
        "Place",
        "Swap",
        "Use",
        "Play",
        "Accept",
        "Counter",
        "Done",
        "Discard",
    ]
    assert {name: seen[name] for name in wanted if seen[name] < 10} == {}
