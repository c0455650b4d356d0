"""Whose step it is, what may be done in it, and how it ends."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budgetable.environment import actions
from budgetable.environment.actions import ACTIONS, action_of, actions_of, is_offered, move_of
from budgetable.environment.offers import OFFERS, Offers
from budgetable.rules import Deck, Match, legal, view
from budgetable.rules.moves import Accept, Place
from tests.environment import naive
from tests.environment.kit import episode, some_action
from tests.kit import DECK, Walk, decks, examples, fingerprint, table, walks


@examples(0.5)
@given(
    decks(), st.integers(2, 4), st.integers(1, 6), st.sampled_from(OFFERS), st.integers(0, 2**32)
)
def test_any_deck_plays_to_its_end_and_the_mask_is_what_is_legal(
    deck: Deck, seats: int, turns: int, offers: str, seed: int
):
    luck = Random(seed)
    game = episode(deck, seats, turns, offers)
    game.begin(seed)
    while game.seat:
        state = game.state
        may_pass = game.seat != state.to_act
        moves = legal(state, game.seat)
        if luck.random() < 0.05:
            assert game.view == game.match.view(game.seat)
            assert fingerprint(state) == fingerprint(game.match.state)
        assert sum(game.mask()) == len(moves) + may_pass
        assert list(game.actions.values()) == [*([None] if may_pass else []), *moves]
        assert all(game.mask()[action] == 1 for action in game.actions)
        game.step(some_action(game, luck))
    assert game.match.round.is_over
    assert fingerprint(game.state) == fingerprint(game.match.state)


@given(walks())
def test_an_action_and_its_move_are_each_others_inverse(walk: Walk):
    for seat in walk.seats:
        seen = view(walk.state, seat)
        for action, move in actions_of(seen).items():
            assert 0 <= action < ACTIONS
            assert action_of(seen, move) == action
            assert move_of(seen, action) is move
        assert len(actions_of(seen)) == len(seen.legal) + is_offered(seen)
        for action in set(range(ACTIONS)) - set(actions_of(seen)):
            with pytest.raises(ValueError, match=f"action {action} is not legal here"):
                move_of(seen, action)


def test_an_action_names_places_and_rivals_to_the_left():
    drawn = table(
        "1: job-2000 part-300 part-800 a-200 bill-200 bill-300 | hand part-500 relief burst-pipe",
        "2: job-2500 b-200 | hand no",
        "3: job-3000 a-300 | hand scam",
    )
    seen = view(drawn.state, 1)
    hand = [card.id for card in seen.hand]
    assert hand == ["part-500", "relief", "burst-pipe"]
    read = DECK.moves.read
    expected = {
        "done": actions.DONE_ACTION,
        "place part-500": actions.PLACE_ACTION,
        "swap part-500 job-2000": actions.EXCHANGE_ACTION,
        "swap part-500 part-300": actions.EXCHANGE_ACTION + 1,
        "swap part-500 part-800": actions.EXCHANGE_ACTION + 2,
        "use relief bill-300": actions.EXCHANGE_ACTION + 16 + 1,
        "play burst-pipe 2 B": actions.PLAY_ACTION + 2 * 18 + 2,
        "play burst-pipe 3 A": actions.PLAY_ACTION + 2 * 18 + 6 + 1,
    }
    assert {line: action_of(seen, read(line)) for line in expected} == expected
    third = view(drawn.state, 3)
    wrapped = {"play scam 1": actions.PLAY_ACTION, "play scam 2": actions.PLAY_ACTION + 6}
    assert {line: action_of(third, read(line)) for line in wrapped} == wrapped
    with pytest.raises(ValueError, match="not in the budget"):
        action_of(seen, read("swap part-500 job-3000"))
    with pytest.raises(ValueError, match="not in tuple"):
        action_of(seen, Place(DECK["no"]))
    with pytest.raises(ValueError, match="no action for accept"):
        action_of(seen, Accept())


@examples(0.5)
@given(decks(), st.integers(2, 4), st.integers(0, 2**32))
def test_the_order_of_agents_follows_from_what_everybody_sees(deck: Deck, seats: int, seed: int):
    luck = Random(seed)
    game = episode(deck, seats, 4)
    game.begin(seed)
    while game.seat:
        watched = game.seen_by(0)
        for seat in naive.offered(watched):
            assert game.seat == seat
            action = some_action(game, luck)
            game.step(action)
            if action:
                break
        else:
            assert game.seat == watched.to_act
            game.step(some_action(game, luck))


def test_a_seat_is_asked_whether_it_holds_an_any_time_card_or_not():
    for hand in ("no", "scam"):
        drawn = table("1: job-2000 | hand a-200", f"2: | hand {hand}", "3: | hand b-200")
        assert Offers(DECK).seats(drawn.state) == [2, 3]


def test_nobody_is_asked_who_could_not_play_one_for_all_to_see():
    offers = Offers(DECK)
    line = "1: job-2000 | hand a-200"
    assert offers.seats(table(line, "2: |", "3: | hand no").state) == [3], "an empty hand"
    hit = table(line, "2: | hand no", hits="2>1")
    assert offers.seats(hit.state) == [], "it has played on everybody"
    waiting = table(line, "2: | hand no", pending="bill-200 by 1 on 2")
    assert offers.seats(waiting.state) == [], "an answer is awaited"
    seen = table(line, "2: scam | hand no", discard="scam scam fired theft")
    assert offers.seats(seen.state) == [], "every any-time card lies open"
    left = table("1: | hand a-200", "2: scam | hand no", discard="scam scam theft")
    assert offers.seats(left.state) == [], "nobody has a job that could be lost"


def test_offers_at_turns_come_when_a_turn_begins_and_after_an_extra():
    line = "2: | hand no"
    at = Offers(DECK, "turns")
    begun = table("1: job-2000 | hand a-200", line, phase="draw", owed=2)
    assert at.seats(begun.state) == [2]
    assert at.seats(table("1: job-2000 | hand a-200", line, phase="draw", owed=1).state) == []
    assert at.seats(table("1: job-2000 a-200 | hand", line).state) == []
    assert at.seats(table("1: job-2000 a-200 a-300 | hand", line).state) == [2]
    assert Offers(DECK, "never").seats(begun.state) == []
    with pytest.raises(ValueError, match="moves, turns, never, not often"):
        Offers(DECK, "often")


def test_the_winner_has_what_the_others_lose_and_nobody_has_anything_of_a_draw():
    told: Counter[str] = Counter()
    for seed in range(60):
        game = episode(DECK, 3, 12, "never")
        game.begin(seed)
        luck = Random(seed)
        while game.seat:
            assert game.rewards() == [0, 0, 0]
            game.step(some_action(game, luck))
        winner = game.match.state.winner
        won = [1.0 if seat == winner else -0.5 for seat in (1, 2, 3)]
        assert game.rewards() == (won if winner else [0, 0, 0])
        told["won" if winner else "drawn"] += 1
    assert set(told) == {"won", "drawn"}


def test_an_illegal_action_ends_the_game_at_the_cost_of_its_seat():
    game = episode(DECK)
    seat = game.seat
    game.step(actions.ACCEPT_ACTION)
    assert (game.seat, game.illegal, game.match.round.moves) == (0, seat, ())
    assert game.rewards()[seat - 1] == -1
    assert sum(game.rewards()) == -1


def test_a_match_goes_on_until_it_is_won_or_three_rounds_running_are_drawn():
    ended: Counter[str] = Counter()
    for seed in range(40):
        game = episode(DECK, 2, 6, "never", rounds_to_win=2)
        game.begin(seed)
        luck = Random(seed)
        while game.seat:
            game.step(some_action(game, luck))
        assert game.match.is_over
        assert game.view == game.match.view(0)
        ended["won" if game.match.winner else "drawn"] += 1
        assert abs(game.rewards()[0]) == (1 if game.match.winner else 0)
    assert ended["drawn"]


def test_a_game_of_a_seed_is_the_match_of_that_seed():
    game = episode(DECK, 2, 3)
    game.begin(7)
    assert game.match == Match.new(DECK, game.players, seed=7, options=game.options)
    game.begin_next()
    assert game.match == Match.new(DECK, game.players, seed="7/2", options=game.options)
    game.begin_next()
    assert game.match.luck == Match.new(DECK, game.players, seed="7/3").luck
