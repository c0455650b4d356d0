"""The solver finds what trying every sequence of legal moves finds, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from budgetable.rules import Budget, Card, Deck, State, apply, fault, legal
from budgetable.rules.moves import Place, Swap, Use
from budgetable.rules.state import ACT, OVER
from budgetable.solver import Way, distance, nearest, outs, ways
from tests.kit import DECK, Walk, examples, reverse, walks

Amounts = tuple[tuple[str, int], ...]
"""A budget's cards by what they are and cost: what a way is known by."""


def turn(deck: Deck, budget: Budget, hand: tuple[Card, ...], actions: int) -> State:
    """Seat 1's turn with these cards, and nobody else's business."""
    return State(
        deck, 2, 50, [(), hand, ()], [Budget(), budget, Budget()], [], 0, (), turn=1,
        phase=ACT, draws_left=0, actions_left=actions,
    )  # fmt: skip


def amounts_in(budget: Budget) -> Amounts:
    return tuple(sorted((card.category or card.kind, card.amount) for card in budget.cards))


def tried(state: State) -> tuple[dict[Amounts, int], list[Budget]]:
    """By trying every sequence: the winning budgets with their fewest moves, and all others."""
    won: dict[Amounts, int] = {}
    others: list[Budget] = []
    seen: set[tuple[Budget, tuple[Card, ...], int]] = set()

    def go_on(state: State, moves: int) -> None:
        for move in legal(state, 1):
            if not isinstance(move, (Place, Swap, Use)):
                continue
            after = state.copy()
            apply(after, 1, move, reverse)
            budget = after.budgets[1]
            state_now = (budget, after.hands[1], after.actions_left)
            if after.phase == OVER:
                amounts = amounts_in(budget)
                won[amounts] = min(moves + 1, won.get(amounts, moves + 1))
            elif state_now not in seen:
                seen.add(state_now)
                if not budget.has_extras:
                    others.append(budget)
                go_on(after, moves + 1)

    go_on(state, 0)
    return won, others


def is_legal(state: State, way: Way) -> bool:
    """Whether its moves can be played in their order, and only the last one wins."""
    state = state.copy()
    for move in way.moves:
        if fault(state, 1, move) is not None:
            return False
        apply(state, 1, move, reverse)
    return state.phase == OVER


@st.composite
def turns(draw: st.DrawFn) -> State:
    """What a seat of a random position could do with it as its own turn."""
    walk: Walk = draw(walks())
    seat = draw(st.sampled_from(list(walk.seats)))
    budget, hand = walk.state.budgets[seat], walk.state.hands[seat]
    assume(not budget.is_balanced and not budget.has_extras and len(hand) <= 8)
    return turn(walk.deck, budget, hand, draw(st.integers(1, 3)))


@examples(3)
@given(turns())
def test_the_solver_finds_every_balance_by_a_shortest_legal_way_and_no_other(state: State):
    found = ways(state.deck, state.budgets[1], state.hands[1], state.actions_left)
    won, _ = tried(state)
    fewest: dict[Amounts, int] = {}
    for way in found:  # The shortest come first.
        fewest.setdefault(amounts_in(way.budget), len(way.moves))
    assert fewest == won
    assert all(is_legal(state, way) for way in found)
    assert [len(way.moves) for way in found] == sorted(len(way.moves) for way in found)


@given(turns())
def test_nothing_reachable_is_nearer_than_the_nearest(state: State):
    won, others = tried(state)
    assume(not won)
    budget = state.budgets[1]
    best = nearest(state.deck, budget, state.hands[1], state.actions_left)
    assert distance(best.budget) == min(distance(each) for each in [budget, *others])
    after = state.copy()
    for move in best.moves:
        assert fault(after, 1, move) is None
        apply(after, 1, move, reverse)
    assert after.budgets[1] == best.budget


@given(turns())
def test_an_out_is_a_card_that_wins(state: State):
    deck, budget, hand, left = state.deck, state.budgets[1], state.hands[1], state.actions_left
    found = outs(deck, budget, hand, left)
    for card in deck.cards:
        held = tuple(sorted((*hand, card), key=lambda each: each.index))
        assert (card in found) == bool(ways(deck, budget, held, left))


@pytest.mark.parametrize("actions", [0, 1, 2, 3])
def test_an_empty_hand_offers_nothing(actions: int):
    budget = Budget()
    assert ways(DECK, budget, (), actions) == []
    assert nearest(DECK, budget, (), actions) == Way((), budget)
