"""What one seat may see of a round, listed piece by piece: nothing else leaves the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from budgetable.rules.budget import Budget
from budgetable.rules.cards import Card
from budgetable.rules.deck import Deck
from budgetable.rules.legal import legal
from budgetable.rules.memory import Held, Memory
from budgetable.rules.moves import Move, Place, Swap, Use
from budgetable.rules.state import OVER, Pending, State
from budgetable.rules.value import Value

SPECTATOR: Final = 0
"""The reader who has no seat: sees no hand and has no move."""


@dataclass(frozen=True)
class Standing(Value):
    """What a view tells of the match around its round: names, rounds won, who deals."""

    players: tuple[str, ...]
    round: int = 1
    wins: tuple[int, ...] = ()
    dealer: int = 0
    rounds_to_win: int = 2


@dataclass(frozen=True)
class Seat(Value):
    """A seat as everybody sees it. `hand_count` is how many cards it holds."""

    number: int
    name: str
    hand_count: int
    budget: Budget
    wins: int


@dataclass(frozen=True)
class View(Value):
    """One seat's sight of a round; `you` is 0 for a spectator.

    `hand` is in the deck's order, the top of `discard_pile` is its last card, `hits` are the pairs
    of seats of which one has played Life Happens on the other in this turn of the table. `turn` and
    `to_act` are seats; `to_act` and `winner` are 0 for none. `memory` is what the table has seen of
    the hands so far.
    """

    deck: Deck
    you: int
    round: int
    rounds_to_win: int
    dealer: int
    turn: int
    to_act: int
    phase: str
    draws_left: int
    actions_left: int
    turns_ended: int
    turn_limit: int
    seats: tuple[Seat, ...]
    hand: tuple[Card, ...]
    draw_pile: int
    discard_pile: tuple[Card, ...]
    pending: Aim | None
    hits: tuple[tuple[int, int], ...]
    legal: tuple[Move, ...]
    winner: int
    memory: Memory

    @property
    def budget(self) -> Budget:
        """One's own budget; empty for a spectator."""
        return self.seats[self.you - 1].budget if self.you else Budget()

    @property
    def rivals(self) -> tuple[Seat, ...]:
        """The other seats, first the one to the left: the order in which they will play."""
        return self.seats[self.you :] + self.seats[: max(self.you - 1, 0)]

    @property
    def wins(self) -> tuple[int, ...]:
        """Rounds won by seat 1, 2, …"""
        return tuple([seat.wins for seat in self.seats])

    @property
    def is_asked(self) -> bool:
        """R17: whether a Life Happens card waits for this seat's answer."""
        return self.pending is not None and self.pending.target == self.you

    def seat(self, number: int) -> Seat:
        """The seat with this number."""
        return self.seats[number - 1]

    def gap_after(self, move: Move) -> int | None:
        """What a building move of `legal` leaves of one's own budget, or nothing for another."""
        return self.budget.after(move).gap if isinstance(move, (Place, Swap, Use)) else None

    def __str__(self) -> str:
        """The position in one line, in the words of the moves: for a bug report."""
        who = f"seat {self.you}" if self.you else "spectator"
        parts = [
            f"{self.deck.name} round {self.round} {who}",
            f"turn {self.turn} {self.phase} draws {self.draws_left} actions {self.actions_left}",
        ]
        if self.pending is not None:
            parts.append(f"pending {self.pending}")
        for seat in self.seats:
            cards = " ".join([card.id for card in seat.budget.cards]) or "-"
            parts.append(
                f"{seat.number}: {cards} ({seat.budget.expenses} of {seat.budget.income}),"
                f" {seat.hand_count} in hand"
            )
        if self.you:
            parts.append("hand " + (" ".join([card.id for card in self.hand]) or "-"))
        top = self.discard_pile[-1].id if self.discard_pile else "-"
        parts.append(f"piles {self.draw_pile}, {len(self.discard_pile)} top {top}")
        if self.phase == OVER:
            parts.append(f"winner {self.winner or '-'}")
        return " | ".join(parts)

    def __repr__(self) -> str:
        moves = ", ".join([str(move) for move in self.legal])
        return f"<view {self}; legal: {moves or 'none'}>"


@dataclass(frozen=True)
class Aim(Value):
    """The Life Happens card that waits for an answer, as everybody sees it (R17): played by `by`,
    or bounced back by them (R19).
    """

    card: Card
    by: int
    target: int
    letter: str
    is_bounced: bool = False

    def __str__(self) -> str:
        letter = f" {self.letter}" if self.letter else ""
        return f"{self.card.id}{letter} by {self.by} on {self.target}"


def view(
    state: State, seat: int, standing: Standing | None = None, memory: Memory | None = None
) -> View:
    """What `seat` may see now; SPECTATOR for somebody without a seat. Without a `memory` nobody has
    seen how the position came about.
    """
    if standing is None:
        standing = Standing(tuple([str(i) for i in range(1, state.seats + 1)]))
    wins = standing.wins or (0,) * state.seats
    seats = tuple(
        [
            Seat(
                number=i,
                name=standing.players[i - 1],
                hand_count=len(state.hands[i]),
                budget=state.budgets[i],
                wins=wins[i - 1],
            )
            for i in range(1, state.seats + 1)
        ]
    )
    return View(
        deck=state.deck,
        you=seat,
        round=standing.round,
        rounds_to_win=standing.rounds_to_win,
        dealer=standing.dealer,
        turn=state.turn,
        to_act=state.to_act,
        phase=state.phase,
        draws_left=state.draws_left,
        actions_left=state.actions_left,
        turns_ended=state.turns_ended,
        turn_limit=state.turn_limit,
        seats=seats,
        hand=state.hands[seat] if seat else (),
        draw_pile=state.draw_pile,
        discard_pile=state.discard_pile,
        pending=aim_of(state.pending),
        hits=hits_of(state) if state.hits else (),
        legal=tuple(legal(state, seat)) if seat else (),
        winner=state.winner,
        memory=memory or unremembered(state),
    )


def hits_of(state: State) -> tuple[tuple[int, int], ...]:
    """The pairs of seats of which one has played Life Happens on the other in this turn."""
    seats = range(1, state.seats + 1)
    return tuple([(i, j) for i in seats for j in seats if state.has_hit(i, j)])


def unremembered(state: State) -> Memory:
    """The memory of somebody who comes to the table now."""
    return Memory(tuple([Held(hidden=len(hand)) for hand in state.hands[1:]]), state.draw_pile)


def aim_of(pending: Pending | None) -> Aim | None:
    """The pending card as a value of its own."""
    if pending is None:
        return None
    return Aim(pending.card, pending.by, pending.target, pending.letter, pending.is_bounced)
