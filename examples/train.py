"""Trains a small policy for the game, and plays it against a random one: numpy alone, one core.

    python examples/train.py          learns from 1,500 rounds, then plays 400 to be measured
    python examples/train.py --help   what else can be asked for

The policy scores every legal action by one linear function of what the action leaves of the budget
and which card it takes. It plays all seats of many games at once, and after each series fits the
function to how all the games so far ended, discounted by how far away the end was: Monte Carlo
policy iteration by ridge regression. The same seed learns the same weights.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from budgetable import decks
from budgetable.environment import budgetable_v1
from budgetable.environment.actions import (
    ACCEPT_ACTION,
    COUNTER_ACTION,
    DISCARD_ACTION,
    DONE_ACTION,
    DRAW_DECK_ACTION,
    DRAW_DISCARD_ACTION,
    EXCHANGE_ACTION,
    PLACE_ACTION,
    PLAY_ACTION,
    PLAYS,
)
from budgetable.environment.budgetable_v1 import ACTIONS, BUDGET, FEATURES, LAYOUT
from budgetable.environment.layout import HAND_PLACES, JOB_PLACES
from budgetable.rules import Deck
from budgetable.simulate import Share
from budgetable.words import say

Array = NDArray[np.float64]
Numbers = NDArray[Any]

GAMES = 32
"""How many games are played side by side."""

DISCOUNT = 0.97
"""What an end is worth one decision earlier."""

STARTS = (
    0, DRAW_DECK_ACTION, DRAW_DISCARD_ACTION, ACCEPT_ACTION, DONE_ACTION, PLACE_ACTION,
    COUNTER_ACTION, DISCARD_ACTION, PLAY_ACTION, EXCHANGE_ACTION,
)  # fmt: skip
"""Where each kind of action begins; the first is the pass."""

PLACING, DISCARDING, PLAYING, EXCHANGING = (
    STARTS.index(start) for start in (PLACE_ACTION, DISCARD_ACTION, PLAY_ACTION, EXCHANGE_ACTION)
)
KIND = np.searchsorted(STARTS, np.arange(ACTIONS), side="right") - 1
"""Which kind each action is of."""

CARD = np.zeros(ACTIONS, np.int64)
"""The place of the hand that each action takes a card from; 0 where it takes none."""
for start, each in ((PLACE_ACTION, 1), (COUNTER_ACTION, 1), (DISCARD_ACTION, 1),
                    (PLAY_ACTION, PLAYS), (EXCHANGE_ACTION, JOB_PLACES)):  # fmt: skip
    CARD[start : start + HAND_PLACES * each] = np.arange(HAND_PLACES * each) // each

AMOUNT = FEATURES.index("amount")
MAIN_JOB = FEATURES.index("main-job")
LETTERS = slice(FEATURES.index("A"), FEATURES.index("E") + 1)
INCOME = [FEATURES.index(name) for name in ("main-job", "part-time", "extra-income")]
RELIEF = FEATURES.index("relief")


def described(observations: Numbers, masks: Numbers) -> tuple[Numbers, Array]:
    """Every legal action of a batch: the row it belongs to with its number, and its features."""
    rows, actions = masks.nonzero()
    seen = observations.astype(np.float64)
    kind = KIND[actions]
    card = LAYOUT.part(seen, "hand")[rows, CARD[actions]]
    budget = LAYOUT.part(seen, "budgets")[rows, 0]
    letters = BUDGET.part(budget, "letters")
    jobs = BUDGET.part(budget, "jobs")
    life = BUDGET.part(budget, "life")
    has_letter = letters[:, :, :, 0].sum(axis=2) > 0

    # What the budget would be after it is built with: a card comes, an exchanged one goes.
    is_exchange = kind == EXCHANGING
    builds = (kind == PLACING) | is_exchange
    place = (actions - EXCHANGE_ACTION) % JOB_PLACES * is_exchange
    line = np.arange(len(actions))
    of_letter = (letters[line, :, np.minimum(place, 3), 1] * card[:, LETTERS]).sum(axis=1)
    is_income = card[:, INCOME].sum(axis=1)
    comes = card[:, AMOUNT] * (is_income - card[:, LETTERS].sum(axis=1))
    goes = of_letter - jobs[line, place, 1] * is_income + life[line, place, 1] * card[:, RELIEF]
    gap = BUDGET.part(budget, "sums")[:, 2] + builds * (comes + is_exchange * goes)
    filled = has_letter | ((card[:, LETTERS] > 0) & (kind == PLACING)[:, None])
    count = filled.sum(axis=1) / filled.shape[1]
    earns = (jobs[:, :, 0].sum(axis=1) > 0) | ((kind == PLACING) & (is_income > 0))
    distance = np.abs(gap)
    after = [
        np.ones(len(actions)), earns, count, count**2, distance, distance * count, gap * count,
        (count == 1) / (1 + 10 * distance), (count == 1) & (distance < 1e-6),
    ]  # fmt: skip

    # Which card it takes, and whether its budget has what the card would give.
    useless = (card[:, LETTERS] * has_letter).sum(axis=1)
    useless += card[:, MAIN_JOB] * (jobs[:, :, 2].sum(axis=1) > 0)
    taken = np.column_stack([card, useless])
    parts = [np.column_stack(after), kind[:, None] == np.arange(len(STARTS))]
    parts += [taken * (kind == each)[:, None] for each in (PLACING, DISCARDING, PLAYING)]
    top = LAYOUT.part(seen, "top")[rows]
    parts.append(top * (kind == STARTS.index(DRAW_DISCARD_ACTION))[:, None])
    return np.column_stack([rows, actions]), np.hstack(parts).astype(np.float64)


class Policy:
    """A linear function of an action's features; until it has learnt it is random.

    `greed` multiplies the scores: the higher it is, the seldomer an action is taken that seems
    worse. `squares` and `products` are what a regression needs of all that was met.
    """

    def __init__(self, greed: float = 30.0) -> None:
        self.greed = greed
        self.weights: Array | None = None
        self.squares: Any = 0.0
        self.products: Any = 0.0

    def choose(
        self, observations: Numbers, masks: Numbers, luck: np.random.Generator
    ) -> tuple[Numbers, Array]:
        """An action for each row, by the softmax of the scores, and its features."""
        where, features = described(observations, masks)
        scores = np.zeros(len(where)) if self.weights is None else features @ self.weights
        # The greatest of the scores with noise of this kind is a choice by their softmax.
        noisy = scores * self.greed + luck.gumbel(size=len(where))
        order = np.lexsort((noisy, where[:, 0]))
        last = np.append(where[order][1:, 0] != where[order][:-1, 0], True)
        best = order[last]
        return where[best, 1], features[best]


def learn(policy: Policy, rounds: int, seed: int, deck: str | Deck) -> None:
    """Play so many rounds with a policy in all seats, and fit it to how they ended."""
    luck = np.random.default_rng(seed)
    games = budgetable_v1.vector_env(GAMES, deck=deck)
    batch = games.reset(seed=seed * 1_000_000)
    past: list[dict[int, list[Array]]] = [{} for _ in range(GAMES)]
    ended = 0
    while ended < rounds:
        actions, features = policy.choose(batch.observations, batch.masks, luck)
        seats = batch.seats
        batch = games.step(actions)
        for game in range(GAMES):
            past[game].setdefault(int(seats[game]), []).append(features[game])
            if batch.ended[game]:
                ended += 1
                for seat, met in past[game].items():
                    seen = np.array(met)
                    ahead = np.arange(len(met))[::-1]
                    worth = batch.rewards[game, seat - 1] * DISCOUNT**ahead
                    policy.squares = policy.squares + seen.T @ seen
                    policy.products = policy.products + seen.T @ worth
                past[game] = {}
    ridge = np.eye(len(policy.products))
    policy.weights = np.linalg.solve(policy.squares + ridge, policy.products)


def measure(policy: Policy, rounds: int, seed: int, deck: str | Deck) -> tuple[int, int, int]:
    """Rounds against a random policy, seats changed in every other game: won, lost, drawn."""
    luck = np.random.default_rng(seed)
    rival = Policy()
    games = budgetable_v1.vector_env(GAMES, deck=deck)
    batch = games.reset(seed=seed * 1_000_000 + 500_000)
    own = np.arange(GAMES) % 2
    counts = [0, 0, 0]
    # Each game plays as many rounds as the others: those that end soon must not count for more.
    left = np.array([rounds // GAMES + (game < rounds % GAMES) for game in range(GAMES)])
    while left.any():
        ours, _ = policy.choose(batch.observations, batch.masks, luck)
        theirs, _ = rival.choose(batch.observations, batch.masks, luck)
        batch = games.step(np.where(batch.seats - 1 == own, ours, theirs))
        for game in np.flatnonzero(batch.ended & (left > 0)):
            reward = batch.rewards[game, own[game]]
            counts[0 if reward > 0 else 1 if reward < 0 else 2] += 1
            left[game] -= 1
    return counts[0], counts[1], counts[2]


def main(arguments: Sequence[str] | None = None) -> tuple[int, int, int]:
    """Learn, measure, and say both."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--series", type=int, default=5, help="how often the policy is fitted (5)")
    parser.add_argument("--games", type=int, default=300, help="rounds in a series (300)")
    parser.add_argument("--rounds", type=int, default=400, help="rounds to measure by (400)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same weights (1)")
    parser.add_argument("--deck", default="standard", help="any deck (standard)")
    asked = parser.parse_args(arguments)
    try:
        deck = decks.load(asked.deck)
        budgetable_v1.vector_env(1, deck=deck)
    except (OSError, decks.BadDeck) as refused:
        parser.exit(2, f"{say(refused)}\n")
    except budgetable_v1.TooLarge as refused:
        parser.exit(2, f"{refused}\n")
    start = process_time()
    policy = Policy()
    for number in range(1, asked.series + 1):
        learn(policy, asked.games, asked.seed + number, deck)
        spent = f"{process_time() - start:.0f} s of processor time"
        print(f"series {number}: {asked.games} rounds, {spent}", flush=True)
    policy.greed *= 5
    won, lost, drawn = measure(policy, asked.rounds, asked.seed, deck)
    share = Share(won, asked.rounds)
    low, high = share.interval
    print(
        f"Against a random policy it won {won} of {asked.rounds} rounds, {share.share:.1%}"
        f" (95 % interval {low:.1%} to {high:.1%}), lost {lost}, drew {drawn}."
    )
    return won, lost, drawn


if __name__ == "__main__":
    main()
