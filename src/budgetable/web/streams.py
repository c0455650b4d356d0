"""Following a table: what has happened since, as one message, over a stream or a long poll."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Final

import msgspec
from litestar.response import ServerSentEventMessage
from msgspec.structs import replace

from budgetable.tables.declined import Declined
from budgetable.tables.house import House
from budgetable.tables.live import Gone, Live
from budgetable.tables.reader import Profile
from budgetable.web.callers import Caller
from budgetable.web.shapes import Push, push_of

HEARTBEAT: Final = 15.0
"""Seconds after which a stream says that it is there: nothing between closes it, and whoever hears
nothing for longer knows that the line is dead.
"""

encoder = msgspec.json.Encoder()


class Follower:
    """One stream: who reads it, and how far it has come."""

    def __init__(self, house: House, live: Live, caller: Caller, profile: Profile) -> None:
        self.house = house
        self.table = live.table.id
        self.caller = caller
        self.profile = profile
        self.key = caller.key(live.table, profile.seat)
        self.told = -1
        # What else a seat knows, when it comes back, nobody knows: it is told once more.
        self.private = -1 if profile.seat else 0

    async def stream(self, after: int | None) -> AsyncGenerator[bytes]:
        """Server-sent events, one for each push, until the table or the seat is gone."""
        self.told = -1 if after is None else after
        yield ServerSentEventMessage(data=None, retry=1000, comment="").encode()
        try:
            live = await self.house.table(self.table)
            while not live.closing:
                try:
                    # Closed at once, and not by the garbage collector: the seat has left then.
                    async with aclosing(self._follow(live)) as follows:
                        async for sent in follows:
                            yield sent
                except Gone:
                    pass
                live = await self.house.table(self.table)
        except Declined as gone:
            data = encoder.encode({"code": gone.code})
            yield ServerSentEventMessage(data=data, event="gone").encode()

    async def _follow(self, live: Live) -> AsyncGenerator[bytes]:
        """Pushes of one live table, until it is no longer the live one, or the seat has moved."""
        seat = self.profile.seat
        ticket = await live.enter(seat, *self.caller.seats(live.table), stays=True)
        try:
            if self.told > live.table.told:
                self.told = -1  # A number that this table never reached: begin anew.
            while not live.gone and not live.closing:
                reads = still(live, self.caller, self.profile, self.key)
                if reads != self.profile:
                    self.profile = reads
                    return
                if ticket.is_closed:
                    yield SUPERSEDED
                    raise Declined("superseded")
                if live.table.told != self.told or live.private(seat) != self.private:
                    push = pushed(live, self.profile, self.told)
                    self.told, self.private = live.table.told, live.private(seat)
                    yield b"id: %d\ndata: %b\n\n" % (self.told, push)
                elif not await live.changed(HEARTBEAT):
                    yield HEARTBEAT_MESSAGE
        finally:
            live.leave(ticket)


def still(live: Live, caller: Caller, profile: Profile, key: str) -> Profile:
    """Who reads on: the seat of that key, whichever it is now, or a spectator.

    Whoever has lost the seat, or may not watch any more, is told nothing more: raises Declined.
    """
    if not key:
        caller.reads(live, 0)
        return profile
    for number, seat in enumerate(live.table.seats, start=1):
        if key in seat.keys:
            return profile if number == profile.seat else replace(profile, seat=number)
    raise Declined("no-seat")


HEARTBEAT_MESSAGE: Final = ServerSentEventMessage(data=b"{}", event="beat").encode()
"""An event, for a page is not told of comments; it has no id, for nothing has happened."""


SUPERSEDED: Final = ServerSentEventMessage(data=b"{}", event="superseded", retry=60_000).encode()
"""The last message of a stream that gives way to a newer one of its seat."""


def pushed(live: Live, profile: Profile, told: int) -> bytes:
    """What a reader is told who knows everything up to `told`, as JSON; -1 to begin with."""
    key = (told, live.table.told, live.private(profile.seat))
    reader = live.reader(profile)
    if reader.pushed[0] != key:
        reader.pushed = (key, encoder.encode(push(live, profile, told)))
    return reader.pushed[1]


def push(live: Live, profile: Profile, told: int) -> Push:
    """The same as a value. To begin with it is the view with its history, and no events."""
    now = live.services.clock.now()
    begins = told < 0
    since = live.table.told if begins else told
    return push_of(live, live.reader(profile), since, now, with_history=begins)


async def poll(live: Live, caller: Caller, profile: Profile, told: int, seconds: float) -> Push:
    """What has happened since `told`, as soon as something has, or after that many seconds."""
    seat = profile.seat
    key = caller.key(live.table, seat)
    ticket = await live.enter(seat, *caller.seats(live.table))
    private = live.private(seat)
    clock = live.services.clock
    end = clock.now() + seconds
    try:
        while live.table.told == told and live.private(seat) == private and clock.now() < end:
            await live.changed(end - clock.now())
            if live.gone:
                raise Gone
            if live.closing:
                break
    finally:
        live.leave(ticket)
    reads = still(live, caller, profile, key)
    return push(live, reads, told if told <= live.table.told else -1)
