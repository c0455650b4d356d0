"""Playing a record again: a plain loop over its positions, up to its end or its first fault."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from budgetable.records.record import Record, RoundRecord
from budgetable.rules.cards import Card
from budgetable.rules.deck import Deck
from budgetable.rules.luck import Scripted, UnscriptedError
from budgetable.rules.match import Match
from budgetable.rules.moves import Move, read_seat
from budgetable.rules.refusals import (
    UNFINISHED_ROUND,
    UNREADABLE,
    UNUSED_RESHUFFLE,
    WRONG_WINNER,
    Fault,
    Refused,
)


@dataclass(frozen=True)
class Step:
    """A position and the move that led to it; a deal has `ply` 0, no seat and no move."""

    match: Match
    round: int
    ply: int
    seat: int = 0
    move: Move | None = None


class FaultyRecord(ValueError):
    """A record that does not follow the rules; all positions before have been yielded.

    `ply` numbers the move at fault from 1, or the last move where the round's end is at fault, and
    is 0 where its deal is. `line` is the move as it was written.
    """

    def __init__(self, round: int, ply: int, fault: Fault, line: str = "") -> None:
        super().__init__(f"round {round}, move {ply}: {fault}")
        self.round = round
        self.ply = ply
        self.fault = fault
        self.code = fault.code
        self.line = line


def replay(record: Record) -> Iterator[Step]:
    """Each position of a match, the deals too. Raises FaultyRecord after the last good one."""
    luck = Scripted([_shuffles(record.deck, written) for written in record.rounds])
    match: Match | None = None
    for number, written in enumerate(record.rounds, start=1):
        match = _deal(record, luck, match)
        yield Step(match, number, 0)
        for ply, line in enumerate(written.moves, start=1):
            match = _play(match, number, ply, line)
            yield Step(match, number, ply, *match.round.moves[-1])
        _check_end(match, number, written)
    assert match is not None
    if record.tells_winner and (record.winner or 0) != match.winner:
        raise FaultyRecord(number, len(match.round.moves), Fault(WRONG_WINNER, seat=match.winner))


def _deal(record: Record, luck: Scripted, match: Match | None) -> Match:
    try:
        if match is not None:
            return match.deal()
        return Match.new(
            record.deck,
            record.players,
            luck=luck,
            first_dealer=record.first_dealer,
            options=record.options,
        )
    except Refused as refused:
        assert match is not None
        if refused.code == UNFINISHED_ROUND:
            last = match.round
            raise FaultyRecord(last.number, len(last.moves), refused.fault) from None
        raise FaultyRecord(match.round.number + 1, 0, refused.fault) from None
    except UnscriptedError as error:
        number = match.round.number + 1 if match is not None else 1
        raise FaultyRecord(number, 0, Fault(error.code)) from None


def _play(match: Match, number: int, ply: int, line: str) -> Match:
    seat, _, text = line.partition(" ")
    try:
        if not 1 <= read_seat(seat) <= match.seats:
            fault = Fault(UNREADABLE, move=line, seats=match.seats)
            raise FaultyRecord(number, ply, fault, line)
        return match.play(read_seat(seat), text)
    except Refused as refused:
        raise FaultyRecord(number, ply, refused.fault, line) from None
    except UnscriptedError as error:
        raise FaultyRecord(number, ply, Fault(error.code), line) from None


def _check_end(match: Match, number: int, written: RoundRecord) -> None:
    played = match.round
    if len(played.reshuffles) < len(written.reshuffles):
        raise FaultyRecord(number, len(played.moves), Fault(UNUSED_RESHUFFLE))
    if written.tells_winner and (written.winner or 0) != match.state.winner:
        fault = Fault(WRONG_WINNER, seat=match.state.winner)
        raise FaultyRecord(number, len(played.moves), fault)


def _shuffles(deck: Deck, written: RoundRecord) -> list[list[Card]]:
    """The deal and the reshuffles as cards; an id that the deck lacks leaves no pile at all."""
    return [_cards(deck, pile) for pile in (written.order, *written.reshuffles)]


def _cards(deck: Deck, ids: Sequence[str]) -> list[Card]:
    return [deck.by_id[id] for id in ids] if all(id in deck.by_id for id in ids) else []
