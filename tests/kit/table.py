"""Positions drawn in text, moves made in the words of the game, and what may be asked of them.

    before = table("1: job-2000 a-200 | hand b-200 scam", "2: | hand no", actions=2)
    after = play(before, "1 place b-200", "1 play scam 2", "2 counter no")
    assert after.budget(1) == "job-2000 a-200 b-200"
    assert refused(after, "1 play bill-200 2") == "not-in-hand"

A seat's line is its budget in the order placed, then its hand. The draw pile is, unless told, the
rest of the deck; `...` in it stands for that rest. Every card has a place; none is there twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from budgetable.rules import Budget, Card, Deck, Event, Fact, Fault, Refused, State, fault, legal
from budgetable.rules import play as play_move
from budgetable.rules.state import Pending, pair
from tests.kit.deck import DECK
from tests.kit.luck import Script


class Position:
    """A state, and the events that led to it, asked in the words of the tests."""

    def __init__(self, state: State, events: Sequence[Event] = ()) -> None:
        self.state = state
        self.events = tuple(events)

    def hand(self, seat: int) -> str:
        return _ids(self.state.hands[seat])

    def budget(self, seat: int) -> str:
        return _ids(self.state.budgets[seat].cards)

    def sums(self, seat: int) -> tuple[int, int]:
        """Income and expenses."""
        return self.state.budgets[seat].income, self.state.budgets[seat].expenses

    @property
    def discard(self) -> str:
        """The discard pile, top last."""
        return _ids(self.state.discard_pile)

    @property
    def pile(self) -> str:
        """The draw pile, top first."""
        return _ids(self.state.pile[self.state.taken :])

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def to_act(self) -> int:
        return self.state.to_act

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def owed(self) -> int:
        return self.state.draws_left

    @property
    def actions(self) -> int:
        return self.state.actions_left

    @property
    def winner(self) -> int:
        return self.state.winner

    @property
    def pending(self) -> str:
        """`scam by 1 on 2`, with its letter after the card's id; empty if nothing waits."""
        aim = self.state.pending
        if aim is None:
            return ""
        letter = f" {aim.letter}" if aim.letter else ""
        return f"{aim.card.id}{letter} by {aim.by} on {aim.target}"

    def legal(self, seat: int) -> list[str]:
        return [str(move) for move in legal(self.state, seat)]

    def told(self, seat: int | None = None) -> list[Fact]:
        """What a seat, or a spectator, was told on the way here."""
        return [event.to(seat) for event in self.events]

    def names(self) -> list[str]:
        """The kinds of events that led here."""
        return [type(event.public).__name__ for event in self.events]

    def __str__(self) -> str:
        state = self.state
        lines = [
            f"{seat}: {self.budget(seat) or '-'} {self.sums(seat)} | hand {self.hand(seat) or '-'}"
            for seat in range(1, state.seats + 1)
        ]
        lines.append(f"pile {self.pile or '-'} | discard {self.discard or '-'}")
        return "\n".join([*lines, f"asked: {asked(self)}"])


def table(
    *seats: str,
    turn: int = 1,
    phase: str = "act",
    actions: int = 3,
    owed: int = 2,
    pile: str = "...",
    discard: str = "c-1100",
    pending: str = "",
    hits: str = "",
    ended: int = 0,
    limit: int = 50,
    winner: int = 0,
    deck: Deck = DECK,
) -> Position:
    """A position: a line a seat, `pending` as `scam by 1 on 2`, `hits` as `1>2 3>1`."""
    hands: list[tuple[Card, ...]] = [()]
    budgets = [Budget()]
    rest = deck.copies()

    def cards(ids: str) -> list[Card]:
        found = [deck[id] for id in ids.split() if id != "..."]
        for card in found:
            if card not in rest:
                raise AssertionError(f"the deck has no {card.id} left to draw this position")
            rest.remove(card)
        return found

    for number, line in enumerate(seats, start=1):
        name, _, what = line.partition(":")
        if name != str(number):
            raise AssertionError(f"seat {number} is drawn as {name!r}")
        budget, _, hand = what.partition("|")
        if hand and hand.split()[:1] != ["hand"]:
            raise AssertionError(f"after the bar comes a hand, not {hand!r}")
        budgets.append(Budget(tuple(cards(budget))))
        hands.append(tuple(sorted(cards(hand.strip()[4:]), key=lambda card: card.index)))
    aim = _pending(pending, cards) if pending else None
    discarded = tuple(cards(discard))
    top = cards(pile)
    state = State(
        deck,
        len(seats),
        limit,
        hands,
        budgets,
        [*top, *rest] if "..." in pile else top,
        0,
        discarded,
        turn,
        phase,
        0 if phase != "draw" else owed,
        actions,
        aim,
        _hits(hits),
        ended,
        winner,
    )
    return Position(state)


def _pending(text: str, cards: Any) -> Pending:
    id, *letter, _, by, _, target = text.split()
    return Pending(cards(id)[0], int(by), int(target), letter[0] if letter else "")


def _hits(text: str) -> int:
    hits = 0
    for hit in text.split():
        seat, target = hit.split(">")
        hits |= 1 << pair(int(seat), int(target))
    return hits


def play(position: Position, *lines: str, reshuffles: Sequence[str] = ()) -> Position:
    """The position after these moves, `1 place rent`; its events are those of all of them."""
    script = Script(*reshuffles, deck=position.state.deck)
    events: list[Event] = []
    for line in lines:
        seat, _, text = line.partition(" ")
        move = position.state.deck.moves.read(text)
        if move is None:
            raise AssertionError(f"{line!r} is no move\n{position}")
        try:
            state, caused = play_move(position.state, int(seat), move, script)
        except Refused as error:
            raise AssertionError(f"{line!r} is refused: {error}\n{position}") from None
        events += caused
        position = Position(state, events)
    script.close()
    return position


def why(position: Position, line: str) -> Fault | None:
    """The fault that a move meets, or nothing; text that says no move has no fault to show."""
    seat, _, text = line.partition(" ")
    move = position.state.deck.moves.read(text)
    if move is None:
        return Fault("unreadable", move=text)
    return fault(position.state, int(seat), move)


def refused(position: Position, line: str) -> str:
    """The code that a move is refused with. A move that is allowed fails the test, and so does one
    whose refusal changes anything or differs between asking and playing."""
    found = why(position, line)
    if found is None:
        raise AssertionError(f"{line!r} is allowed\n{position}")
    seat, _, text = line.partition(" ")
    move = position.state.deck.moves.read(text)
    if move is not None:
        before = fingerprint(position.state)
        with pytest.raises(Refused) as caught:
            play_move(position.state, int(seat), move, Script())
        assert caught.value.fault == found
        assert fingerprint(position.state) == before, f"the refused {line!r} changed the position"
    return found.code


def asked(position: Position) -> str:
    """What the table waits for, and every legal move: what a failing test prints."""
    state = position.state
    if state.phase == "over":
        return f"nothing, the round is over, winner {state.winner or 'none'}"
    if state.pending is not None:
        question = f"seat {state.to_act} answers {position.pending}"
    elif state.phase == "draw":
        question = f"seat {state.turn} draws, {state.draws_left} owed"
    elif state.phase == "act":
        question = f"seat {state.turn} acts, {state.actions_left} actions left"
    else:
        question = f"seat {state.turn} discards down to five"
    choices = [
        f"  {seat}: {', '.join(position.legal(seat))}"
        for seat in range(1, state.seats + 1)
        if position.legal(seat)
    ]
    return "\n".join([question, *choices])


def moved(before: Position, after: Position) -> dict[str, str]:
    """Every card that came or went: `{"hand 1": "-scam", "budget 2": "+scam"}`."""
    told = {}
    for place in dict.fromkeys([*_places(before), *_places(after)]):
        old, new = _places(before).get(place, Counter()), _places(after).get(place, Counter())
        gone, come = sorted((old - new).elements()), sorted((new - old).elements())
        if gone or come:
            told[place] = " ".join([*(f"-{id}" for id in gone), *(f"+{id}" for id in come)])
    return told


def _places(position: Position) -> dict[str, Counter[str]]:
    seats = range(1, position.state.seats + 1)
    return {
        **{f"hand {seat}": Counter(position.hand(seat).split()) for seat in seats},
        **{f"budget {seat}": Counter(position.budget(seat).split()) for seat in seats},
        "pile": Counter(position.pile.split()),
        "discard": Counter(position.discard.split()),
        "pending": Counter(position.pending.split()[:1]),
    }


def fingerprint(state: State) -> tuple[object, ...]:
    """Everything in a state, as values that compare: nothing of a position is left out."""
    pending = state.pending
    return (
        state.deck,
        state.seats,
        state.turn_limit,
        tuple(_ids(hand) for hand in state.hands),
        tuple(
            (_ids(budget.cards), budget.income, budget.expenses, budget.is_balanced)
            for budget in state.budgets
        ),
        _ids(state.pile),
        state.taken,
        _ids(state.discard_pile),
        state.turn,
        state.phase,
        state.draws_left,
        state.actions_left,
        pending and (pending.card.id, pending.by, pending.target, pending.letter),
        state.hits,
        state.turns_ended,
        state.winner,
    )


def _ids(cards: Sequence[Card]) -> str:
    return " ".join([card.id for card in cards])
