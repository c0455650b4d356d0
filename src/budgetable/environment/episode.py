"""One game, step by step: what both forms of the environment are made of.

A step is a move, or the pass of a seat that was offered the moment. `seat` is whose step it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, SupportsIndex

from budgetable.environment.actions import actions_of, mask_of
from budgetable.environment.checks import check_range, load_deck, whole
from budgetable.environment.encoding import Encoder
from budgetable.environment.offers import Offers
from budgetable.rules.cards import Card
from budgetable.rules.deck import Deck
from budgetable.rules.events import Event
from budgetable.rules.luck import Seeded
from budgetable.rules.match import MIN_SEATS, Match
from budgetable.rules.memory import Memory
from budgetable.rules.moves import MAX_SEATS, Move
from budgetable.rules.options import MOST_ROUNDS_TO_WIN, MOST_TURN_LIMIT, Options
from budgetable.rules.play import apply
from budgetable.rules.state import OVER, State
from budgetable.rules.view import SPECTATOR, Standing, View, view
from budgetable.words import text

ILLEGAL_REWARD: Final = -1.0
"""What an illegal action costs whoever took it; it ends the game."""


class Episode:
    """A round, or a match of rounds, of one deck and one number of seats; it can begin anew.

    `view` is what the seat that steps may see and `actions` what it may do; a seat of 0 says that
    the episode is over. `illegal` is the seat that ended it by an action that was none, 0 for none.

    A round is changed in place, which is twice as fast as playing matches as values; `match` plays
    it again as one where somebody asks.
    """

    def __init__(
        self, deck: Deck, players: tuple[str, ...], options: Options, is_match: bool, offers: object
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
        self.state: State
        self.view: View
        self.actions: dict[int, Move | None] = {}
        self._dealt: Match
        self._standing: Standing
        self._memory: Memory
        self._movers: list[int] = []
        self._moves: list[Move] = []
        self._reshuffles = 0
        self._asked: list[int] = []
        self.begin(0)

    def __reduce__(self) -> tuple[Any, ...]:
        """Compiled, a class has to say how it is copied: made anew, and set where this one is."""
        made_of = (self.deck, self.players, self.options, self.is_match, self.offers.when)
        game = (self.seed, self.number, self.illegal, self.seat, self.state)
        dealt = (self._dealt, self._standing, self._memory, self._reshuffles)
        played = (self._movers, self._moves, self._asked)
        return Episode, made_of, (*game, *dealt, *played)

    def __setstate__(self, facts: tuple[Any, ...]) -> None:
        self.seed, self.number, self.illegal, self.seat, self.state = facts[:5]
        self._dealt, self._standing, self._memory, self._reshuffles = facts[5:9]
        self._movers, self._moves, self._asked = facts[9:]
        self._look()

    @property
    def match(self) -> Match:
        """The game as it stands, played again from its last deal."""
        match = self._dealt
        for seat, move in zip(self._movers, self._moves, strict=True):
            match = match.play(seat, move)
        return match

    def begin(self, seed: int | str) -> None:
        """The first game of this seed."""
        self.seed = seed
        self.number = 0
        self._begin(seed)

    def begin_next(self) -> None:
        """The next game of the same seed: game 2 is dealt by the seed `SEED/2`."""
        self.number += 1
        self._begin(f"{self.seed}/{self.number + 1}")

    def step(self, action: int) -> None:
        """Play an action of `actions`; any other ends the episode, and whose it was has lost."""
        if action not in self.actions:
            self.illegal = self.seat
            self._end()
            return
        move = self.actions[action]
        if move is None:
            self._ask_next()
        else:
            self._play(move)

    def seen_by(self, seat: int) -> View:
        """What a seat may see now; 0 for a spectator."""
        return view(self.state, seat, self._standing, self._memory)

    def observation(self, seen: View) -> bytearray:
        """The numbers of `layout.LAYOUT` for a view of this game."""
        return self.encoder.encode(seen)

    def mask(self) -> bytearray:
        """A byte for each action: 1 if the seat that steps may take it."""
        return mask_of(self.actions)

    def rewards(self) -> list[float]:
        """What each seat has won, seat 1 first: 1 and the others' loss of it, 0 while it lasts.

        A winner's 1 is lost by the others in equal parts, so that all add up to 0; nobody wins a
        draw. Who ended it by an illegal action has ILLEGAL_REWARD, and the others 0.
        """
        seats = len(self.players)
        if self.seat:
            return [0.0] * seats
        if self.illegal:
            return [ILLEGAL_REWARD if seat == self.illegal else 0.0 for seat in range(1, seats + 1)]
        winner = self.match.winner if self.is_match else self.state.winner
        if not winner:
            return [0.0] * seats
        return [1.0 if seat == winner else -1.0 / (seats - 1) for seat in range(1, seats + 1)]

    def _begin(self, seed: int | str) -> None:
        self.illegal = 0
        self._begin_round(
            Match.new(self.deck, self.players, luck=Seeded(seed), options=self.options)
        )

    def _begin_round(self, dealt: Match) -> None:
        """Go on with a round that was just dealt."""
        self._dealt = dealt
        self.state = dealt.state.copy()
        self._memory = dealt.round.memory
        self._standing = standing_of(dealt)
        self._movers = []
        self._moves = []
        self._reshuffles = 0
        self._ask_first()

    def _play(self, move: Move) -> None:
        log: list[Event] = []
        apply(self.state, self.seat, move, self._shuffle, log)
        self._memory = self._memory.after(self.state.pile, log)
        self._movers.append(self.seat)
        self._moves.append(move)
        if self.state.phase != OVER:
            self._ask_first()
            return
        if not self.is_match:
            self._end()
            return
        match = self.match
        if match.is_over:
            self._standing = standing_of(match)
            self._end()
        else:
            self._begin_round(match.deal())

    def _shuffle(self, cards: Sequence[Card]) -> list[Card]:
        """The next reshuffle, as the match would have it (R6)."""
        self._reshuffles += 1
        return self._dealt.luck.order(cards, self._dealt.round.number, self._reshuffles)

    def _ask_first(self) -> None:
        self._asked = self.offers.seats(self.state)
        self._ask_next()

    def _ask_next(self) -> None:
        self.seat = self._asked.pop(0) if self._asked else self.state.to_act
        self._look()

    def _end(self) -> None:
        self.seat = SPECTATOR
        self._look()

    def _look(self) -> None:
        """What is seen of the seat that steps, and may be done from it."""
        self.view = self.seen_by(self.seat)
        self.actions = actions_of(self.view) if self.seat else {}


def new_episode(
    seats: SupportsIndex,
    deck: str | Path | Deck,
    rounds_to_win: SupportsIndex | None,
    turn_limit: SupportsIndex,
    offers: object,
) -> Episode:
    """The game that either form of the environment steps through, as `env` has its options.

    Raises TypeError for a number that is not whole and a deck that is no name, file or deck,
    ValueError for another option that is none.
    """
    count = whole("seats", seats)
    if not MIN_SEATS <= count <= MAX_SEATS:
        raise ValueError(text("option-seats", given=str(count)))
    rounds = 1 if rounds_to_win is None else whole("rounds_to_win", rounds_to_win)
    turns = whole("turn_limit", turn_limit)
    check_range("rounds_to_win", rounds, 1, MOST_ROUNDS_TO_WIN)
    check_range("turn_limit", turns, 1, MOST_TURN_LIMIT)
    loaded = deck if isinstance(deck, Deck) else load_deck(deck)
    players = tuple([f"seat_{seat}" for seat in range(1, count + 1)])
    options = Options(rounds, turns)
    return Episode(loaded, players, options, rounds_to_win is not None, offers)


def standing_of(match: Match) -> Standing:
    """What a match's views tell of it around its round."""
    round = match.round
    wins = match.options.rounds_to_win
    return Standing(match.players, round.number, match.wins, round.dealer, wins)
