"""Worlds: everything that a seat sees is in them, nothing that it can rule out, all else alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budgetable.bots.worlds import Worlds, unseen
from budgetable.rules import Budget, Card, Deck, Match, State, View, view
from budgetable.rules.memory import NEWER, OLDER, Held, Memory
from budgetable.rules.view import Standing
from tests.kit import cards_of, examples, matches


@examples(1)
@given(match=matches(), seed=st.integers(0, 3), seat=st.integers(1, 4))
def test_a_seat_cannot_tell_a_world_from_the_real_one(match: Match, seed: int, seat: int):
    seat = min(seat, match.seats)
    seen = match.view(seat)
    world = Worlds(seen).draw(Random(seed))
    standing = Standing(
        match.players,
        match.round.number,
        match.wins,
        match.round.dealer,
        match.options.rounds_to_win,
    )
    assert view(world, seat, standing, match.round.memory) == seen
    assert cards_of(world) == cards_of(match.state)


@examples(1)
@given(match=matches(), seed=st.integers(0, 3))
def test_what_was_seen_to_go_to_a_hand_is_in_it_and_what_cannot_be_there_is_not(
    match: Match, seed: int
):
    memory = match.round.memory
    world = Worlds(match.view(1)).draw(Random(seed))
    for held, hand in list(zip(memory.hands, world.hands[1:], strict=True))[1:]:
        hidden = Counter(hand)
        hidden.subtract(held.shown)
        assert min(hidden.values(), default=0) >= 0
        if memory.pile:
            older = sum(n for card, n in hidden.items() if memory.origin(card) == OLDER)
            newer = sum(n for card, n in hidden.items() if memory.origin(card) == NEWER)
            assert older <= held.hidden - held.newer
            assert newer <= held.hidden - held.older
    assert not memory.pile or OLDER not in [
        memory.origin(card) for card in world.pile[world.taken :]
    ]


def tiny() -> Deck:
    """Seven kinds, nine cards."""
    names = ("a", "b", "c", "d", "e", "f", "g")
    counts = {"d": 2, "g": 2}
    return Deck("tiny", [
        Card(name, "windfall", effect="relief", index=place, count=counts.get(name, 1))
        for place, name in enumerate(names)
    ])  # fmt: skip


def tiny_view(pile: str, ben: Held, cy: Held, draw_pile: int) -> View:
    """What seat 1 sees, who holds `a`, in a game of three; `b` lies on the discard pile."""
    deck = tiny()
    state = State(
        deck, 3, 50, [(), (deck["a"],), (), ()], [Budget()] * 4, [], 0, (deck["b"],), turn=1
    )  # fmt: skip
    hands = (Held(hidden=1), ben, cy)
    memory = Memory(hands, draw_pile, tuple([deck[name] for name in pile.split()]))
    seen = view(state, 1, memory=memory)
    seats = tuple(
        replace(seat, hand_count=len(held.shown) + held.hidden)
        for seat, held in zip(seen.seats, hands, strict=True)
    )
    return replace(seen, seats=seats, draw_pile=draw_pile)


def every_world(seen: View) -> Counter[str]:
    """How many of all ways to lay the unseen cards give each world, by trying all of them."""
    memory = seen.memory
    places = [*places_of(memory.hands[1]), *places_of(memory.hands[2])]
    places += [NEWER if memory.pile else ""] * seen.draw_pile
    worlds: Counter[str] = Counter()
    for laid in permutations(unseen(seen)):
        if all(
            not place or memory.origin(card) in (place, "either")
            for card, place in zip(laid, places, strict=True)
        ):
            ben, cy = memory.hands[1].hidden, memory.hands[2].hidden
            worlds[named(laid[:ben], laid[ben : ben + cy])] += 1
    return worlds


def places_of(held: Held) -> Iterator[str]:
    yield from [OLDER] * held.older
    yield from [NEWER] * held.newer
    yield from [""] * (held.hidden - held.older - held.newer)


def named(ben: tuple[Card, ...], cy: tuple[Card, ...]) -> str:
    return " | ".join(" ".join(sorted(card.id for card in hand)) for hand in (ben, cy))


@pytest.mark.parametrize(
    ("pile", "ben", "cy", "draw_pile"),
    [
        ("", Held(hidden=2), Held(hidden=2), 3),
        ("c d e g", Held(hidden=2, older=1, newer=1), Held(hidden=2, older=1), 3),
        ("c d e g", Held(hidden=2), Held(hidden=3, older=1), 2),
        ("e f g g", Held(hidden=2, older=2), Held(hidden=2, older=1, newer=1), 3),
    ],
)
def test_each_world_is_as_likely_as_any_other(pile: str, ben: Held, cy: Held, draw_pile: int):
    seen = tiny_view(pile, ben, cy, draw_pile)
    ways = every_world(seen)
    worlds, rng, draws = Worlds(seen), Random(1), 20_000
    drawn: Counter[str] = Counter()
    for _ in range(draws):
        world = worlds.draw(rng)
        drawn[named(world.hands[2], world.hands[3])] += 1
    assert set(drawn) <= set(ways)
    for name, count in ways.items():
        share = count / ways.total()
        spread = (draws * share * (1 - share)) ** 0.5
        assert abs(drawn[name] - draws * share) <= 5 * spread + 1e-9, name
