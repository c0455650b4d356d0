"""What a seat observes is what its view says, in the places that the layout names."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from budgetable import decks as shipped
from budgetable.environment.actions import actions_of
from budgetable.environment.encoding import Encoder
from budgetable.environment.layout import BUDGET, FEATURES, LAYOUT
from budgetable.environment.offers import OFFERS, Offers
from budgetable.environment.size import TooLarge
from budgetable.rules import Deck, State, View, view
from tests.environment import naive
from tests.environment.kit import episode, some_action
from tests.kit import CARDS, DECK, Twins, decks, examples, twins


@examples(0.3)
@given(decks(), st.integers(2, 4), st.integers(1, 5), st.booleans(), st.integers(0, 2**32))
def test_an_observation_is_what_the_view_says(
    deck: Deck, seats: int, turns: int, is_match: bool, seed: int
):
    luck = Random(seed)
    game = episode(deck, seats, turns, rounds_to_win=2 if is_match else None)
    game.begin(seed)
    while game.seat:
        if luck.random() < 0.2:
            for seen in (game.view, game.seen_by(luck.randint(1, seats))):
                told = np.frombuffer(game.observation(seen), np.float32)
                assert np.array_equal(told, naive.observation(seen))
                assert np.all(np.abs(told) <= 500)
        game.step(some_action(game, luck))
    over = game.seen_by(1)
    assert np.array_equal(
        np.frombuffer(game.observation(over), np.float32), naive.observation(over)
    )


@examples(0.5)
@given(twins())
def test_twins_give_equal_observations_masks_and_agents_to_ask(twin: Twins):
    for offers in OFFERS:
        when = Offers(twin.one.deck, offers)
        assert when.seats(twin.one) == when.seats(twin.other)
    if twin.seat:
        one, other = view(twin.one, twin.seat), view(twin.other, twin.seat)
        encoder = Encoder(twin.one.deck)
        assert encoder.encode(one) == Encoder(twin.one.deck).encode(other) == encoder.encode(other)
        assert list(actions_of(one)) == list(actions_of(other))


@examples(0.3)
@given(decks(), st.integers(2, 4), st.integers(0, 150), st.integers(0, 2**32))
def test_with_all_that_was_seen_twins_give_equal_observations(
    deck: Deck, seats: int, steps: int, seed: int
):
    luck = Random(seed)
    game = episode(deck, seats, 5, offers="never")
    game.begin(seed)
    positions: list[tuple[State, View]] = []
    while game.seat and len(positions) <= steps:
        positions.append((game.state.copy(), game.view))
        game.step(some_action(game, luck))
    state, seen = positions[-1]
    held = {number: seen.memory.hands[number - 1] for number in range(1, seats + 1)}
    del held[seen.you]
    hidden = state.pile[state.taken :]
    for number, known in held.items():
        hidden += (Counter(state.hands[number]) - Counter(known.shown)).elements()
    luck.shuffle(hidden)
    other = state.copy()
    for number, known in held.items():
        hand = [*known.shown, *hidden[: known.hidden]]
        del hidden[: known.hidden]
        other.hands[number] = tuple(sorted(hand, key=lambda card: card.index))
    other.pile, other.taken = hidden, 0
    one, twin = (view(each, seen.you, memory=seen.memory) for each in (state, other))
    assert Encoder(deck).encode(one) == Encoder(deck).encode(twin)
    assert list(actions_of(one)) == list(actions_of(twin))


def test_what_an_encoder_kept_changes_nothing():
    game = episode(DECK, 3, 4)
    game.begin(8)
    luck = Random(8)
    while game.seat:
        assert game.observation(game.view) == Encoder(DECK).encode(game.view)
        game.step(some_action(game, luck))


def test_the_parts_of_the_layout_follow_each_other():
    for layout in (LAYOUT, BUDGET):
        end = 0
        for name, shape in layout.parts.items():
            part = getattr(layout, name)
            assert (part.start, part.stop - part.start) == (end, int(np.prod(shape)))
            end = part.stop
        assert end == layout.size
    batch = np.arange(3 * LAYOUT.size).reshape(3, -1)
    assert LAYOUT.part(batch, "hand").shape == (3, 7, len(FEATURES))
    assert np.array_equal(LAYOUT.part(batch, "hand")[1].ravel(), batch[1, LAYOUT.hand])
    assert not hasattr(LAYOUT, "feet")
    assert repr(BUDGET).startswith(f"<layout of {BUDGET.size}: sums (3,), jobs (16, 3)")


def test_a_spectator_and_another_deck_have_no_observation():
    encoder = Encoder(DECK)
    game = episode(shipped.load("standard"))
    for seen in (game.match.view(1), episode(DECK).match.view(0)):
        with pytest.raises(ValueError, match="of the encoder's own deck"):
            encoder.encode(seen)


def large(part_time: int, expenses: int) -> Deck:
    jobs = [
        {"id": f"p{n}", "name": "p", "kind": "income", "job": "part-time", "amount": n + 1}
        for n in range(part_time)
    ]
    bills = [
        {"id": f"x{n}", "name": "x", "kind": "life-happens", "effect": "expense", "amount": n + 1}
        for n in range(expenses)
    ]
    rest = [card for card in CARDS if "part-time" not in card.values()]
    rest = [card for card in rest if card.get("effect") != "expense"]
    return shipped.from_data({"name": "large", "cards": [*rest, *jobs, *bills]})


def test_the_largest_deck_that_is_served_is_served_and_a_larger_one_says_by_how_much():
    luck = Random(3)
    game = episode(large(15, 16), 4, 5)
    while game.seat:
        game.step(some_action(game, luck))
    for part_time, expenses in ((16, 16), (15, 17)):
        with pytest.raises(TooLarge) as caught:
            episode(large(part_time, expenses))
        assert str(caught.value) == (
            f"Deck large has {part_time} different part-time jobs and {expenses} different "
            "expenses of Life Happens. The environment has places for 15 and 16."
        )
