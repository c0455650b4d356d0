"""A record as a table that plays its match once more: nobody sits there, and nothing is kept."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from budgetable.bots.names import bot_kind
from budgetable.decks import fingerprint
from budgetable.records import BadRecord, Record, Step, replay
from budgetable.rules import SystemLuck
from budgetable.tables import entries as log
from budgetable.tables.options import Options
from budgetable.tables.table import Happening, Seat, Table


def replayed(record: Record) -> Iterator[tuple[Table, Happening]]:
    """The table at each position of a match, and what led there.

    Raises BadRecord for a match that no table could play, and FaultyRecord after the last good
    position.
    """
    deck = record.deck
    table = Table(
        "",
        deck,
        SystemLuck(),  # It is never asked: every shuffle is written.
        fingerprint=fingerprint(deck),
        options=options_of(record),
        seats=tuple([seat_of(name) for name in record.players]),
        matches=1,
        first_position=1,
    )
    for position, step in enumerate(replay(record), start=1):
        now = msgspec.structs.replace(table, match=step.match, position=position, told=position)
        events = step.match.events
        yield now, Happening(position, position, entry_of(step), events, table.names)


def options_of(record: Record) -> Options:
    """The options of a table for this match, so far as a record has them."""
    written = {
        "rounds_to_win": record.options.rounds_to_win,
        "turn_limit": record.options.turn_limit,
        "first_dealer": record.first_dealer,
    }
    for field, value in written.items():
        try:
            msgspec.convert({field: value}, Options)
        except msgspec.ValidationError:
            raise BadRecord("bad-field", field, value) from None
    return msgspec.convert(written, Options)


def seat_of(name: str) -> Seat:
    """A player's seat. A bot is known by its name, and whoever is none has been a person."""
    bot = bot_kind(name)
    return Seat(name, is_bot=True, bot=bot) if bot else Seat(name, keys=("",))


def entry_of(step: Step) -> log.Entry:
    """What a step would be in a table's log; its shuffles are not told."""
    return log.Moved(seat=step.seat, move=str(step.move)) if step.move else log.Dealt(order=())
