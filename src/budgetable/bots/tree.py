"""Information-set Monte Carlo tree search: one tree of moves over many worlds.

Each simulation draws a world, walks down the moves that are legal in it, adds one and plays on from
there. All worlds share the tree, so that a move is judged by how it does in all that may be true:
SO-ISMCTS of Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012). Below
a card that the seat itself draws the tree forks, for that card it will see.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Final

from budgetable.bots.judge import chances
from budgetable.bots.rollout import play_on
from budgetable.bots.worlds import Worlds, shuffled
from budgetable.bots.worth import prices
from budgetable.rules.cards import Card
from budgetable.rules.legal import legal
from budgetable.rules.moves import DRAW_DECK, Move
from budgetable.rules.play import apply
from budgetable.rules.state import OVER
from budgetable.rules.view import View

EXPLORE: Final = 0.5
"""How much a move's uncertainty counts beside its chance."""

CUT: Final = 30
"""The decisions after which a simulation is judged as it stands."""


class Node:
    """A move as often as it was tried: `total` are the chances that it led to, for who made it.
    `available` counts the simulations in which it could have been chosen.
    """

    __slots__ = ("available", "cards", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Move | None, Node] = {}
        self.cards: dict[Card, Node] = {}


class Shuffler:
    """Reshuffles in a world, by the search's generator."""

    __slots__ = ("_rng",)

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def __call__(self, cards: Sequence[Card]) -> list[Card]:
        return shuffled(list(cards), self._rng)


class Tree:
    """The search of one view. Of two views that are equal, with equal generators, all is equal.

    If the table waits for another seat, its moves are the any-time cards, and None: let it be.
    """

    __slots__ = ("_prices", "_rng", "_root", "_shuffle", "_view", "_worlds", "moves")

    def __init__(self, view: View, rng: Random) -> None:
        self._view = view
        self._rng = rng
        self._worlds = Worlds(view)
        self._prices = prices(view.deck)
        self._shuffle = Shuffler(rng)
        self._root = Node()
        self.moves: list[Move | None] = list(view.legal)
        if view.to_act != view.you:
            self.moves.append(None)

    def grow(self, simulations: int, seconds: float) -> int:
        """Simulate so often, or until the time is over, if that is not 0; says how often it was."""
        end = perf_counter() + seconds
        for done in range(simulations):
            if seconds and perf_counter() >= end:
                return done
            self.simulate()
        return simulations

    def simulate(self) -> None:
        """Try one world."""
        state = self._worlds.draw(self._rng)
        node = self._root
        moves = self.moves
        seat = self._view.you
        path: list[Node] = []
        movers: list[int] = []
        while True:
            move = self._choice(node, moves)
            is_new = move not in node.children
            if is_new:
                node.children[move] = Node()
            for each in moves:
                if each in node.children:
                    node.children[each].available += 1
            node = node.children[move]
            path.append(node)
            movers.append(seat)
            if move is not None:
                apply(state, seat, move, self._shuffle)
                if move is DRAW_DECK and seat == self._view.you:
                    node = fork(node, state.pile[state.taken - 1])
            if is_new or state.phase == OVER:
                break
            seat = state.to_act
            moves = list(legal(state, seat))
        play_on(state, self._rng, self._shuffle, CUT)
        values = chances(self._prices, state)
        for place in range(len(path)):
            node = path[place]
            node.visits += 1
            node.total += values[movers[place]]

    def _choice(self, node: Node, moves: list[Move | None]) -> Move | None:
        """A move that was never tried, any of them; else the most promising (UCB1), where a move
        is judged only by the worlds in which it could be chosen.
        """
        untried = 0
        chosen: Move | None = None
        best = -1.0
        for move in moves:
            child = node.children.get(move)
            if child is None:
                untried += 1
                if self._rng.random() * untried < 1.0:
                    chosen = move
            elif not untried:
                spread = sqrt(log(child.available + 1) / child.visits)
                score = child.total / child.visits + EXPLORE * spread
                if score > best:
                    best = score
                    chosen = move
        return chosen

    def best(self) -> Move | None:
        """The move that was tried most often."""
        chosen = self.moves[0]
        most = 0
        for move in self.moves:
            child = self._root.children.get(move)
            if child is not None and child.visits > most:
                most = child.visits
                chosen = move
        return chosen

    def chance(self, move: Move | None) -> float:
        """The seat's chance to win the round after this move, as far as it was tried."""
        child = self._root.children.get(move)
        return child.total / child.visits if child is not None else 0.0

    def visits(self, move: Move | None) -> int:
        """How often a move was tried."""
        child = self._root.children.get(move)
        return child.visits if child is not None else 0


def fork(node: Node, card: Card) -> Node:
    """Where the tree goes on below a move that drew this card."""
    below = node.cards.get(card)
    if below is None:
        below = node.cards[card] = Node()
    return below
