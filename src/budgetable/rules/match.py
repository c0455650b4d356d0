"""A match: rounds of one deck until a seat has won enough (R24), as a value.

Playing gives a new match and leaves the old one as it was, so any can be kept or returned to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from budgetable.rules.cards import Card
from budgetable.rules.deck import Deck
from budgetable.rules.events import Event, MatchDrawn, MatchWon
from budgetable.rules.legal import fault
from budgetable.rules.luck import Luck, Scripted, Seeded, SystemLuck
from budgetable.rules.memory import Memory
from budgetable.rules.moves import MAX_SEATS, Move
from budgetable.rules.options import DRAWN_ROUNDS, Options
from budgetable.rules.play import apply, deal
from budgetable.rules.refusals import (
    BAD_SEATS,
    MATCH_OVER,
    UNFINISHED_ROUND,
    UNREADABLE,
    Fault,
    Refused,
)
from budgetable.rules.state import OVER, State
from budgetable.rules.value import Value
from budgetable.rules.view import Standing, View, view

MIN_SEATS: Final = 2


@dataclass(frozen=True)
class Round(Value):
    """One round: how it was dealt, what was played and how it stands now.

    `order` is the whole deck before the deal and `reshuffles` each new draw pile, top first.
    `memory` is what everybody has seen of the hands.
    """

    number: int
    dealer: int
    order: tuple[Card, ...]
    state: State
    memory: Memory
    reshuffles: tuple[tuple[Card, ...], ...] = ()
    moves: tuple[tuple[int, Move], ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether it was won or drawn."""
        return self.state.phase == OVER


@dataclass(frozen=True)
class Match(Value):
    """A match as it is now. `events` are what the last step caused; `wins` counts by seat."""

    deck: Deck
    players: tuple[str, ...]
    first_dealer: int
    options: Options
    luck: Luck
    rounds: tuple[Round, ...] = ()
    wins: tuple[int, ...] = ()
    events: tuple[Event, ...] = ()

    @classmethod
    def new(
        cls,
        deck: Deck,
        players: Sequence[str],
        *,
        seed: int | str | None = None,
        luck: Luck | None = None,
        first_dealer: int | None = None,
        options: Options | None = None,
    ) -> Match:
        """A match with its first round dealt.

        With a `seed` it can be played again the same; without one nobody can foresee it. Raises
        Refused (`bad-seats`) for other than two to four players or a dealer who is none of them.
        """
        seats = len(players)
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise Refused(Fault(BAD_SEATS, seats=seats))
        if luck is None:
            luck = SystemLuck() if seed is None else Seeded(seed)
        dealer = luck.lot(seats) if first_dealer is None else first_dealer
        if not 1 <= dealer <= seats:
            raise Refused(Fault(BAD_SEATS, seat=dealer, seats=seats))
        match = cls(deck, tuple(players), dealer, options or Options(), luck, wins=(0,) * seats)
        return match.deal()

    @property
    def round(self) -> Round:
        """The round that is being played, or was last."""
        return self.rounds[-1]

    @property
    def state(self) -> State:
        """The whole truth about the round, hidden cards included."""
        return self.round.state

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    @property
    def winner(self) -> int:
        """The seat that has won the match, 0 while there is none."""
        for seat, wins in enumerate(self.wins, start=1):
            if wins >= self.options.rounds_to_win:
                return seat
        return 0

    @property
    def is_over(self) -> bool:
        """Whether the match was won, or drawn by three drawn rounds running (R24)."""
        last = self.rounds[-DRAWN_ROUNDS:]
        is_drawn = len(last) == DRAWN_ROUNDS and all(
            [round.is_over and not round.state.winner for round in last]
        )
        return self.winner > 0 or is_drawn

    def view(self, seat: int) -> View:
        """What a seat may see; 0 for a spectator."""
        if not 0 <= seat <= self.seats:
            raise Refused(Fault(UNREADABLE, move=str(seat), seats=self.seats))
        standing = Standing(
            self.players,
            self.round.number,
            self.wins,
            self.round.dealer,
            self.options.rounds_to_win,
        )
        return view(self.state, seat, standing, self.round.memory)

    def why(self, seat: int, move: Move | str) -> Fault | None:
        """The fault that this move would meet now, or nothing; plays nothing."""
        if isinstance(move, str):
            read = self.deck.moves.read(move)
            if read is None:
                return Fault(UNREADABLE, move=move, seats=self.seats)
            move = read
        return fault(self.state, seat, move)

    def play(self, seat: int, move: Move | str) -> Match:
        """The match after a move, given as a value or as its line of text.

        Raises Refused, with the fault and the position, if it is not legal.
        """
        if isinstance(move, str):
            read = self.deck.moves.read(move)
            if read is None:
                raise self.refusal(seat, Fault(UNREADABLE, move=move, seats=self.seats))
            move = read
        found = fault(self.state, seat, move)
        if found is not None:
            raise self.refusal(seat, found)
        round = self.round
        reshuffles = list(round.reshuffles)

        def shuffle(cards: Sequence[Card]) -> list[Card]:
            order = self.luck.order(cards, round.number, len(reshuffles) + 1)
            reshuffles.append(tuple(order))
            return order

        state = round.state.copy()
        log: list[Event] = []
        apply(state, seat, move, shuffle, log)
        after = replace(
            round,
            state=state,
            memory=round.memory.after(state.pile, log),
            reshuffles=tuple(reshuffles),
            moves=(*round.moves, (seat, move)),
        )
        match = replace(self, rounds=(*self.rounds[:-1], after), events=tuple(log))
        return match._end_round() if after.is_over else match

    def deal(self) -> Match:
        """The match with its next round dealt, the deal having moved one seat clockwise (R24).

        Raises Refused (`match-over`, `unfinished-round`) where there is no next round yet.
        """
        if self.is_over:
            raise Refused(Fault(MATCH_OVER, seat=self.winner))
        if self.rounds and not self.round.is_over:
            raise Refused(Fault(UNFINISHED_ROUND))
        number = len(self.rounds) + 1
        dealer = (self.first_dealer + number - 2) % self.seats + 1
        order = self.luck.order(self.deck.copies(), number, 0)
        state, log = deal(self.deck, self.seats, dealer, order, self.options.turn_limit)
        memory = Memory.of_deal(self.seats, len(order))
        dealt = Round(number, dealer, tuple(order), state, memory)
        return replace(self, rounds=(*self.rounds, dealt), events=tuple(log))

    def can_undo(self, seat: int) -> bool:
        """Whether the last move was this seat's, revealed nothing hidden and ended no round."""
        if not self.round.moves or self.round.is_over or self.round.moves[-1][0] != seat:
            return False
        return not any([event.is_secret for event in self.events])

    def undo(self) -> Match:
        """The match before the last move: a shorter replay of the round as it was shuffled.

        Ask `can_undo` first; without a move it is the match itself.
        """
        round = self.round
        written = Scripted([(each.order, *each.reshuffles) for each in self.rounds])
        match = replace(self, rounds=self.rounds[:-1], luck=written).deal()
        for seat, move in round.moves[:-1]:
            match = match.play(seat, move)
        return replace(match, luck=self.luck)

    def refusal(self, seat: int, fault: Fault) -> Refused:
        """The error for a fault, with the view of that seat."""
        reader = seat if 1 <= seat <= self.seats else 0
        return Refused(fault, self.view(reader))

    def _end_round(self) -> Match:
        winner = self.state.winner
        wins = tuple([n + (seat == winner) for seat, n in enumerate(self.wins, start=1)])
        match = replace(self, wins=wins)
        if not match.is_over:
            return match
        told = MatchWon(winner, wins) if match.winner else MatchDrawn(0, DRAWN_ROUNDS)
        return replace(match, events=(*self.events, Event(told)))

    def __repr__(self) -> str:
        names = ", ".join(self.players)
        return f"<match of {names}: {self.view(0)}>"
