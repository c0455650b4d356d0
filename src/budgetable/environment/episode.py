"""One game, step by step: what both forms of the environment are made of.

A step is a move, or the pass of a seat that was offered the moment. `seat` is whose step it is.
"""

from __future__ import annotations

from typing import Final

from budgetable.environment.actions import ACTIONS, actions_of
from budgetable.environment.encoding import Encoder
from budgetable.environment.offers import Offers
from budgetable.rules.deck import Deck
from budgetable.rules.luck import Seeded
from budgetable.rules.match import Match
from budgetable.rules.moves import Move
from budgetable.rules.options import Options
from budgetable.rules.view import SPECTATOR, View


class Episode:
    """A round, or a match of rounds, of one deck and one number of seats; it can begin anew.

    `view` is what the seat that steps may see and `actions` what it may do; a seat of 0 says that
    the episode is over. `illegal` is the seat that ended it by an action that was none, 0 for none.
    """

    def __init__(
        self, deck: Deck, players: tuple[str, ...], options: Options, is_match: bool, offers: str
    ) -> None:
        self.deck: Final = deck
        self.players: Final = players
        self.options: Final = options
        self.is_match: Final = is_match
        self.encoder: Final = Encoder(deck)
        self.offers: Final = Offers(deck, offers)
        self.seed: int | str = 0
        self.number = 0
        self.illegal = 0
        self.seat = 0
        self.match: Match
        self.view: View
        self.actions: dict[int, Move | None] = {}
        self._asked: list[int] = []
        self.begin(0)

    def begin(self, seed: int | str) -> None:
        """The first game of this seed."""
        self.seed = seed
        self.number = 0
        self._deal(seed)

    def begin_next(self) -> None:
        """The next game of the same seed: game 2 is dealt by the seed `SEED/2`."""
        self.number += 1
        self._deal(f"{self.seed}/{self.number + 1}")

    def step(self, action: int) -> None:
        """Play an action of `actions`; any other ends the episode, and whose it was has lost."""
        if action not in self.actions:
            self.illegal = self.seat
            self._end()
            return
        move = self.actions[action]
        if move is not None:
            self._play(move)
        else:
            self._ask_next()

    def rewards(self) -> list[float]:
        """What each seat has won, seat 1 first: 1 and the others' loss of it, 0 while it lasts.

        A winner's 1 is lost by the others in equal parts, so that all add up to 0; nobody wins a
        draw. Who ended it by an illegal action has -1, and the others 0.
        """
        seats = len(self.players)
        if self.seat:
            return [0.0] * seats
        if self.illegal:
            return [-1.0 if seat == self.illegal else 0.0 for seat in range(1, seats + 1)]
        winner = self.winner()
        if not winner:
            return [0.0] * seats
        return [1.0 if seat == winner else -1.0 / (seats - 1) for seat in range(1, seats + 1)]

    def winner(self) -> int:
        """The seat that has won the round, or the match if that is played for; 0 for none."""
        return self.match.winner if self.is_match else self.match.state.winner

    def observation(self, view: View) -> bytearray:
        """The numbers of `layout.LAYOUT` for a view of this game."""
        return self.encoder.encode(view)

    def mask(self) -> bytearray:
        """A byte for each action: 1 if the seat that steps may take it."""
        mask = bytearray(ACTIONS)
        for action in self.actions:
            mask[action] = 1
        return mask

    def _deal(self, seed: int | str) -> None:
        self.illegal = 0
        self.match = Match.new(self.deck, self.players, luck=Seeded(seed), options=self.options)
        self._ask_first()

    def _play(self, move: Move) -> None:
        self.match = self.match.play(self.seat, move)
        if self.match.round.is_over:
            if not self.is_match or self.match.is_over:
                self._end()
                return
            self.match = self.match.deal()
        self._ask_first()

    def _ask_first(self) -> None:
        self._asked = self.offers.seats(self.match.state)
        self._ask_next()

    def _ask_next(self) -> None:
        self.seat = self._asked.pop(0) if self._asked else self.match.state.to_act
        self.view = self.match.view(self.seat)
        self.actions = actions_of(self.view)

    def _end(self) -> None:
        self.seat = 0
        self.view = self.match.view(SPECTATOR)
        self.actions = {}
