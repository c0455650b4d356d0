"""A table that is being played: one queue of commands, presence, timers, and whoever follows it.

A command is checked, saved, then told. Whatever fails before it is saved has changed nothing. What
a timer does is worked out from the table as it is when it fires, so it is bound to the decision it
was set for, and nothing that sets one reads a hand.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any, Final

from msgspec import Struct

from budgetable.rules import Refused
from budgetable.tables import commands as ask
from budgetable.tables import deciding
from budgetable.tables import entries as log
from budgetable.tables.clock import Alarm, Clock, until
from budgetable.tables.declined import Declined
from budgetable.tables.presence import Presence
from budgetable.tables.reader import Profile, Reader
from budgetable.tables.secrets import Secrets, hashed
from budgetable.tables.store import Conflict, Store
from budgetable.tables.table import HERE, Happening, Table, steps
from budgetable.tables.thinking import BotFailed, Thinker, longest, simpler
from budgetable.tables.trouble import where

logger = logging.getLogger(__name__)

RECENT: Final = 200
"""Happenings that are kept at hand for whoever comes back."""

KNOWN: Final = 200
"""Commands whose answers are kept for whoever sends them again."""

STREAMS: Final = 4
"""Streams of a seat that are kept open: four tabs, or two devices with two each."""

WATCHERS: Final = 200
"""Streams of spectators that are kept open."""

NEXT_ROUND: Final = 5.0
"""Seconds between two rounds where only bots play."""

RETRY: Final = 5.0
"""Seconds before a timer tries again what has failed."""

STAND_IN: Final = "steady"
"""The bot that plays for who is missing, where nobody has chosen one."""


Reading = Callable[[Table], str]
"""Reads a move at a table, as somebody wrote it who may name a card by its place in the hand."""


class Services(Struct, frozen=True):
    """What tables need from outside; tests hand in their own."""

    store: Store
    clock: Clock
    secrets: Secrets
    thinker: Thinker


class Done(Struct, frozen=True):
    """A command is done: the position after it, and the number of the last thing told."""

    position: int
    told: int


class Gone(Exception):
    """The table is no more, or is kept elsewhere now: ask for it again."""


class TooSoon(Exception):
    """An action that came in the beat after an extra: it waits."""


class Ticket:
    """Somebody follows the table as `seat`; `is_closed` once a newer one has taken the place.

    `seats` are all that the device holds, for one who holds the device is there for each.
    """

    def __init__(self, seat: int, beside: Sequence[int] = ()) -> None:
        self.seat = seat
        self.seats = (seat, *[each for each in beside if each != seat])
        self.is_closed = False


class Thought(Struct, frozen=True):
    """What the bots have come to in a position: the move of `seat`, or none; or one failed."""

    key: tuple[object, ...]
    seat: int = 0
    line: str = ""
    interrupts: bool = False
    failed: int = 0


class Live:
    """One table on this process."""

    def __init__(self, table: Table, services: Services, rows: Sequence[log.Entry] = ()) -> None:
        self.services = services
        self.table = table
        self.recent: deque[Happening] = deque(maxlen=RECENT)
        self.presence = Presence(services.clock.now())
        self.gone = False
        self.closing = False
        self._answers: OrderedDict[tuple[int, str], Done | Exception] = OrderedDict()
        self._private: dict[int, int] = {}
        self._queue = asyncio.Lock()
        self._bells: set[asyncio.Future[bool]] = set()
        self._alarm: Alarm | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: tuple[object, ...] = ()
        self._thought: Thought | None = None
        self._not_before = 0.0
        self._tickets: dict[int, list[Ticket]] = {}
        self._readers: dict[Profile, Reader] = {}
        self._read(rows)

    # What everybody may ask.

    def private(self, seat: int) -> int:
        """Counts what only this seat is told of: its standing answer has changed."""
        return self._private.get(seat, 0)

    def reader(self, profile: Profile) -> Reader:
        """The one who reads so."""
        reader = self._readers.get(profile)
        if reader is None:
            reader = self._readers[profile] = Reader(profile)
        return reader

    def since(self, told: int) -> list[Happening]:
        """What was told after number `told`, as far as it is at hand."""
        newest_first = takewhile(lambda happening: happening.told > told, reversed(self.recent))
        return list(newest_first)[::-1]

    async def changed(self, seconds: float) -> bool:
        """Wait until something is told, a seat has something for itself, or the table is gone;
        False if so many seconds pass before.
        """
        bell = asyncio.get_running_loop().create_future()
        self._bells.add(bell)
        clock = self.services.clock
        alarm = clock.call_at(clock.now() + seconds, lambda: _ring(bell, False))
        try:
            rang: bool = await bell
            return rang
        finally:
            alarm.cancel()
            self._bells.discard(bell)

    def seat_of(self, key: str) -> int:
        """The seat that a key opens, 0 if none."""
        kept = hashed(key)
        for number, seat in enumerate(self.table.seats, start=1):
            if kept in seat.keys:
                return number
        return 0

    # What changes the table.

    # `key` is the hashed one that the caller has the seat by: while a command waits for its turn,
    # the seat may be lost, and what was still its own business then is not any more.

    async def do(self, seat: int, command: ask.AnyCommand, key: str = "") -> Done:
        """Carry out a command of a seat. Raises Declined."""
        return await self._once(
            seat, key, command.id, lambda now: deciding.decide(self.table, seat, command, now)
        )

    async def play(
        self, seat: int, play: ask.Play, key: str = "", read: Reading | None = None
    ) -> Done:
        """Play a move of a seat. Raises Declined or Refused.

        In the beat after an extra it waits, and is then checked as if it came only now. With `read`
        the move is what that makes of the table when its turn comes.
        """
        if play.position is not None and play.position > self.table.position:
            async with self._queue:  # Another process has written, and the caller knows it already.
                await self._catch_up()

        def entries(now: float) -> list[log.Entry]:
            move = play.move
            if read is not None:
                deciding.needs_position(self.table, play.position)
                move = read(self.table)
            line = deciding.kindly(move)
            if now < self.table.calm_until and deciding.must_wait(self.table, line):
                raise TooSoon
            return deciding.move(self.table, seat, move, play.position, now)

        while True:
            try:
                return await self._once(seat, key, play.id, entries)
            except TooSoon:
                await until(self.services.clock, self.table.calm_until)

    async def join(self, name: str, key: str) -> int:
        """Seat a person who holds `key`, or has it already: the seat's number. Raises Declined."""
        seat = await self._seated(
            key, lambda now: deciding.join(self.table, name, hashed(key), now)
        )
        await self.hear(seat)
        return seat

    async def link(self, seat: int, key: str = "") -> str:
        """A key that brings this seat to another device, once."""
        link = self.services.secrets.key()
        await self._once(
            seat, key, "", lambda now: [deciding.link(self.table, seat, hashed(link), now)]
        )
        return link

    async def follow(self, link: str, key: str) -> int:
        """Use a link: `key` opens the seat too from now on. Raises Declined (`bad-link`)."""
        return await self._seated(
            key, lambda now: deciding.follow(self.table, hashed(link), hashed(key), now)
        )

    async def _seated(self, key: str, decide: Callable[[float], list[log.Entry]]) -> int:
        """Carry out what gives a seat to `key`, unless it has one: the call has come again."""
        async with self._queue:
            await self._write(lambda now: [] if self.seat_of(key) else decide(now))
            return self.seat_of(key)

    async def hear(self, *seats: int) -> None:
        """A sign of life of seats, all those that one device holds, or of a spectator (0).

        Whoever was away is back.
        """
        now = self.services.clock.now()
        was_empty = not self.presence.anybody(now)
        for seat in seats:
            self.presence.hear(seat, now)
        if self._away(seats):
            async with self._queue:
                await self._write(
                    lambda now: [log.Back(at=now, seat=seat) for seat in self._away(seats)]
                )
        elif was_empty:
            self._set_timers()

    def _away(self, seats: Sequence[int]) -> list[int]:
        known = [seat for seat in seats if 0 < seat <= len(self.table.seats)]
        return [seat for seat in known if self.table.seat(seat).away_since != HERE]

    async def enter(self, seat: int, *beside: int, stays: bool = False) -> Ticket:
        """A stream or a poll of a seat is opened, on a device that holds others `beside` it.

        A stream stays, and of a seat's streams only the newest do: a browser has six connections,
        and more would leave none for moves.
        """
        ticket = Ticket(seat, beside)
        await self.hear(*ticket.seats)
        for each in ticket.seats:
            self.presence.enter(each, self.services.clock.now())
        if stays:
            tickets = self._tickets.setdefault(seat, [])
            tickets.append(ticket)
            if len(tickets) > (STREAMS if seat else WATCHERS):
                tickets.pop(0).is_closed = True
                self._ring_all()
        return ticket

    def leave(self, ticket: Ticket) -> None:
        """It is closed."""
        tickets = self._tickets.get(ticket.seat, [])
        if ticket in tickets:
            tickets.remove(ticket)
        for each in ticket.seats:
            self.presence.leave(each, self.services.clock.now())
        self._set_timers()

    def hide(self, seat: int) -> None:
        """Nobody looks at the seat's page now."""
        self.presence.hide(seat, self.services.clock.now())
        self._set_timers()

    def dismiss(self) -> None:
        """Whoever follows is to go: nothing more is told here."""
        self.closing = True
        self._ring_all()

    def stop(self) -> None:
        """No more timers or thoughts; whoever follows is sent off: the table is not here."""
        self.gone = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()
        self._ring_all()

    async def close(self) -> None:
        """Stop, and wait until nothing runs."""
        self.stop()
        await self.rest()

    async def rest(self) -> None:
        """Wait until everything is done that goes on by itself now: timers that fired, thoughts."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def is_busy(self) -> bool:
        """Whether a command is being carried out."""
        return self._queue.locked()

    # One command at a time.

    async def _once(
        self, seat: int, key: str, id: str, decide: Callable[[float], list[log.Entry]]
    ) -> Done:
        """Carry out what `decide` gives, or give the answer again that this id had."""
        await self.hear(seat)
        async with self._queue:
            if not 1 <= seat <= len(self.table.seats):
                raise Declined("no-seat")  # A spectator, or one whose seat was taken away.
            if key and key not in self.table.seat(seat).keys:
                raise Declined("no-seat")

            def entries(now: float) -> list[log.Entry]:
                if self._answer(seat, id):  # Another process has carried it out meanwhile.
                    return []
                made = decide(now)
                return [*made[:-1], log.with_id(made[-1], id, seat)] if id and made else made

            known = self._answer(seat, id)
            if known is None:
                try:
                    await self._write(entries)
                except (Refused, Declined) as error:
                    if id:
                        self._keep((seat, id), error)
                    raise
                known = self._answer(seat, id) or Done(self.table.position, self.table.told)
            if isinstance(known, Exception):
                raise known
            return known

    def _answer(self, seat: int, id: str) -> Done | Exception | None:
        """The answer that a seat's command of this id had, if it came before."""
        return self._answers.get((seat, id)) if id else None

    async def _write(self, decide: Callable[[float], list[log.Entry]]) -> list[log.Entry]:
        """Check, save, then tell. Where another process has written first, check once more."""
        if self.gone:
            raise Gone
        while True:
            now = max(self.services.clock.now(), self.table.at)
            entries = decide(now)
            if not entries:
                return entries
            # Before it is saved, so that nothing is written that could not be read again.
            changes = list(steps(self.table, entries))
            try:
                await self.services.store.append(
                    self.table.id,
                    self.table.rows + 1,
                    [log.encode(entry) for entry in entries],
                    now,
                )
            except Conflict:
                await self._catch_up()
                continue
            except LookupError:  # It was deleted meanwhile.
                self.gone = True
                self._ring_all()
                raise Gone from None
            except BaseException:
                # Written or not, nobody knows: read the log before anything else is done.
                self.gone = True
                self._ring_all()
                raise
            begins = self.table.match is None
            for change in changes:
                self._add(*change)
            self._ring_all()
            self._set_timers()
            if begins and self.table.match is not None:
                await self.services.store.drop_code(self.table.id)
            return entries

    async def _catch_up(self) -> None:
        rows = await self.services.store.rows(self.table.id)
        self._read(log.decode(row) for row in rows[self.table.rows :])
        self._ring_all()
        self._set_timers()

    def _read(self, entries: Iterable[log.Entry]) -> None:
        """Take over what is in the log already."""
        for change in steps(self.table, entries):
            self._add(*change)

    def _add(self, entry: log.Entry, table: Table, happening: Happening | None) -> None:
        self.table = table
        if isinstance(entry, log.SeatClosed):
            self.presence.close(entry.seat, self.services.clock.now())
        if happening is not None:
            self.recent.append(happening)
        else:
            self._private[entry.seat] = self._private.get(entry.seat, 0) + 1
        if entry.id:
            self._keep((entry.asker, entry.id), Done(table.position, table.told))

    def _keep(self, command: tuple[int, str], answer: Done | Exception) -> None:
        self._answers[command] = answer
        if len(self._answers) > KNOWN:
            self._answers.popitem(last=False)

    def _ring_all(self) -> None:
        bells, self._bells = self._bells, set()
        for bell in bells:
            _ring(bell)

    # What happens by itself.

    def _set_timers(self) -> None:
        """Wake up for what is due next, and have the bots think about the position."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.gone:
            return
        self._consider()
        due = min((when for when, _ in self._dues()), default=None)
        if due is not None:
            when = max(due, self._not_before)
            self._alarm = self.services.clock.call_at(when, lambda: self._spawn(self._act()))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act(self) -> None:
        """Do what is due, one thing after the other."""
        try:
            async with self._queue:
                while not self.gone and await self._write(self._due_now):
                    pass
        except Gone:
            return
        except Exception as error:
            self._not_before = self.services.clock.now() + RETRY
            logger.error("a timer of a table failed and tries again later: %s", where(error))
        self._set_timers()

    def _is_attended(self) -> bool:
        """Whether anything shall go on by itself. A table whose people are all away just waits,
        whoever watches it; one of bots alone plays for those who watch.
        """
        table = self.table
        watched = self.presence.anybody(self.services.clock.now())
        return watched and (table.people_here or not table.has_people)

    def _due_now(self, now: float) -> list[log.Entry]:
        due = [(when, make) for when, make in self._dues() if when <= now]
        return min(due, key=lambda each: each[0])[1](now) if due else []

    def _dues(self) -> Iterator[tuple[float, Callable[[float], list[log.Entry]]]]:
        """Everything that will happen if nobody does anything: when, and what it writes."""
        table = self.table
        for number, seat in enumerate(table.seats, start=1):
            if seat.is_person and seat.away_since == HERE:
                away_at = self.presence.away_at(number)
                if away_at is not None:
                    yield away_at, _always(log.Away(seat=number))
        if table.match is None or not self._is_attended():
            return
        if table.match.round.is_over:
            if table.is_playing and not table.has_people:
                yield table.since + NEXT_ROUND, lambda now: deciding.deal(self.table, now)
            return
        yield from self._decision()
        thought = self._thought
        if thought is not None and thought.key == self._key():
            # How long a bot has thought must not be seen: it tells what there was to think about.
            slow = longest(seat.bot for seat in table.seats)
            when = table.since + max(table.options.pace, slow)
            if not thought.interrupts and table.match.state.pending is None:
                when = max(when, table.calm_until)
            if thought.seat or thought.failed:
                yield when, lambda now: self._bot(thought, now)

    def _decision(self) -> Iterator[tuple[float, Callable[[float], list[log.Entry]]]]:
        """What is due for the seat that the table waits for, if it is a person's own."""
        table = self.table
        number = table.to_act
        seat = table.seat(number)
        if not seat.is_person or seat.bot:
            return
        if seat.away_since != HERE and table.options.takeover == "automatic":
            taken = log.TakenOver(seat=number, bot=STAND_IN, why="away")
            yield table.grace_ends(number), _always(taken)
        if table.countdown.runs and table.countdown.seat == number:
            taken = log.TakenOver(seat=number, bot=STAND_IN, why="time")
            yield table.countdown.deadline, _always(taken)
        assert table.match is not None
        if table.match.state.pending is not None and seat.standing == "accept":
            match = table.match
            yield (
                table.since + table.options.beat,
                lambda now: [deciding.moved(match, number, "accept", now, "standing")],
            )

    # Bots.

    def _key(self) -> tuple[object, ...]:
        """What a thought is about: a position, and which bots play in it."""
        return (self.table.position, *[seat.bot for seat in self.table.seats])

    def _consider(self) -> None:
        """Have the bots think about the position, once."""
        table = self.table
        if table.match is None or table.match.round.is_over or self._thinking == self._key():
            return
        if not any(seat.bot for seat in table.seats):
            return
        if not self._is_attended():
            return
        self._thinking = self._key()
        self._spawn(self._think(self._key(), table))

    async def _think(self, key: tuple[object, ...], table: Table) -> None:
        thought = await self._chosen(key, table)
        if key == self._key():
            self._thought = thought
            self._set_timers()

    async def _chosen(self, key: tuple[object, ...], table: Table) -> Thought:
        """An interruption, asked of the seats to the left of the turn first, else the move of the
        seat that the table waits for, if it is a bot's.
        """
        assert table.match is not None
        state = table.match.state
        seat = state.next_seat(state.turn)
        while state.pending is None and seat != state.turn:
            thought = await self._interruption(key, seat, table)
            if thought is not None:
                return thought
            seat = state.next_seat(seat)
        seat = state.to_act
        bot, view = table.seat(seat).bot, table.match.view(seat)
        if not bot:
            return Thought(key)
        try:
            line = await self.services.thinker.move(bot, view, self.services.secrets.seed())
            return Thought(key, seat, line)
        except BotFailed as error:
            logger.warning("%s", error)
            return Thought(key, failed=seat)

    async def _interruption(
        self, key: tuple[object, ...], seat: int, table: Table
    ) -> Thought | None:
        """What the bot of a seat does while the table waits for another, if anything. It is asked
        whatever it holds, for the asking takes time. From the simplest bot a failure is nothing:
        the table does not need it now.
        """
        assert table.match is not None
        bot, view = table.seat(seat).bot, table.match.view(seat)
        if not bot:
            return None
        try:
            line = await self.services.thinker.interruption(bot, view, self.services.secrets.seed())
            if line is None:
                return None
            if line in [str(move) for move in view.legal]:
                return Thought(key, seat, line, interrupts=True)
        except BotFailed as error:
            logger.warning("%s", error)
        return Thought(key, failed=seat) if simpler(bot) else None

    def _bot(self, thought: Thought, now: float) -> list[log.Entry]:
        """What a bot has chosen; or a simpler one in its place, if it failed or may not do that."""
        match = self.table.match
        assert match is not None
        failed = thought.failed
        if not failed:
            try:
                return [deciding.moved(match, thought.seat, thought.line, now, "bot")]
            except Refused:
                failed = thought.seat
        instead = simpler(self.table.seat(failed).bot)
        if instead:
            return [log.BotReplaced(at=now, seat=failed, bot=instead)]
        # The simplest bot cannot be asked either: any move goes on, and the game with it.
        line = str(match.view(failed).legal[0])
        return [deciding.moved(match, failed, line, now, "bot")]


def _ring(bell: asyncio.Future[bool], changed: bool = True) -> None:
    if not bell.done():
        bell.set_result(changed)


def _always(entry: log.Entry) -> Callable[[float], list[log.Entry]]:
    """The entry, written at the moment when it is due."""
    return lambda now: [log.written_at(entry, now)]
