"""One match among bots: a plain loop with observers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from budgetable.bots import Bot
from budgetable.rules.match import Match
from budgetable.rules.moves import Move


class Observer(Protocol):
    """Watches a match without a hand in it."""

    def dealt(self, match: Match) -> None:
        """A round has been dealt."""

    def played(self, before: Match, seat: int, move: Move, after: Match) -> None:
        """A move has been played, the last of a round too."""


def play_match(
    match: Match,
    bots: Sequence[Bot],
    rngs: Sequence[Random],
    observers: Sequence[Observer] = (),
) -> Match:
    """The match played to its end; seat 1's bot and generator come first."""
    for observer in observers:
        observer.dealt(match)
    while True:
        while not match.round.is_over:
            chosen = choose(match, bots, rngs)
            assert chosen is not None  # No seat is a person's.
            seat, move = chosen
            after = match.play(seat, move)
            for observer in observers:
                observer.played(match, seat, move, after)
            match = after
        if match.is_over:
            return match
        match = match.deal()
        for observer in observers:
            observer.dealt(match)


def choose(
    match: Match, bots: Sequence[Bot | None], rngs: Sequence[Random]
) -> tuple[int, Move] | None:
    """The next move of a bot: an interruption, asked of the seats to the left of the turn first, or
    else the move of the seat that the table waits for. None if that seat has no bot.
    """
    state = match.state
    if state.pending is None:
        seat = state.next_seat(state.turn)
        while seat != state.turn:
            bot = bots[seat - 1]
            if bot is not None and any(card.anytime for card in state.hands[seat]):
                view = match.view(seat)
                move = bot.interrupt(view, rngs[seat - 1]) if view.legal else None
                if move is not None:
                    return seat, move
            seat = state.next_seat(seat)
    seat = state.to_act
    bot = bots[seat - 1]
    return None if bot is None else (seat, bot.move(match.view(seat), rngs[seat - 1]))
