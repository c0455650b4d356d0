"""A table as it is now, as a value: what its log makes of it, entry by entry.

`after` is the one way a table changes, whether an entry was just decided or is read back from the
log, so that a table rebuilt on any process is the one that was.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace as match_with
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from budgetable.rules import Card, Deck, Event, Luck, Match
from budgetable.rules.events import Placed
from budgetable.tables import entries as log
from budgetable.tables.countdown import MINUTE, Countdown
from budgetable.tables.entries import Entry
from budgetable.tables.options import Options

HERE: Final = 0.0


class Link(Struct, frozen=True):
    """A link to a seat that works once, until then."""

    link: str
    seat: int
    until: float


class Seat(Struct, frozen=True):
    """A place at the table. A person's has `keys` (their hashes), a bot's has `is_bot`, an open
    one neither. `bot` plays now: the seat's own bot, or one that stands in, with the reason `why`.
    """

    name: str = ""
    keys: tuple[str, ...] = ()
    is_bot: bool = False
    bot: str = ""
    why: str = ""
    away_since: float = HERE
    standing: str = ""
    factor: int = 1
    """How many times the clock's time this seat has; 0 for no clock."""

    @property
    def is_person(self) -> bool:
        """Whether somebody sits here, away or not."""
        return bool(self.keys)

    @property
    def is_open(self) -> bool:
        """Whether somebody may take it."""
        return not self.keys and not self.is_bot


class Table(Struct, frozen=True):
    """`position` counts deals, moves and undos and never goes back; `told` counts what everybody
    was told of; `rows` all that is written. `since` is when the decision began that is waited for,
    and until `calm_until` the table waits after an extra.
    """

    id: str
    deck: Deck
    luck: Luck
    fingerprint: str = ""
    """The deck's, by which the store keeps it."""
    options: Options = Options()
    seats: tuple[Seat, ...] = ()
    host: int = 0
    match: Match | None = None
    matches: int = 0
    first_position: int = 0
    position: int = 0
    told: int = 0
    rows: int = 0
    at: float = 0.0
    since: float = 0.0
    calm_until: float = 0.0
    countdown: Countdown = Countdown()
    links: tuple[Link, ...] = ()

    @property
    def is_playing(self) -> bool:
        """Whether a match is under way."""
        return self.match is not None and not self.match.is_over

    @property
    def to_act(self) -> int:
        """The seat that the game waits for, 0 for none."""
        return self.match.state.to_act if self.match is not None else 0

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called, open ones empty."""
        return tuple([seat.name for seat in self.seats])

    @property
    def has_people(self) -> bool:
        """Whether anybody sits here at all."""
        return any(seat.is_person for seat in self.seats)

    @property
    def people_here(self) -> bool:
        """Whether a person at the table is not away."""
        return any(seat.is_person and seat.away_since == HERE for seat in self.seats)

    def seat(self, number: int) -> Seat:
        """The seat with this number."""
        return self.seats[number - 1]

    def grace_ends(self, number: int) -> float:
        """When others may act for a seat that is away."""
        return self.seat(number).away_since + self.options.grace

    def with_seat(self, number: int, **changes: object) -> Table:
        """The table with another seat of this number."""
        seats = list(self.seats)
        seats[number - 1] = replace(seats[number - 1], **changes)
        return replace(self, seats=tuple(seats))


class Happening(Struct, frozen=True):
    """Something that everybody is told of, each in their form: an entry, and for the game the
    events that it caused.
    """

    told: int
    position: int
    entry: Entry
    events: tuple[Event, ...] = ()
    names: tuple[str, ...] = ()
    """What the seats were called then: later there may be fewer."""


Step = tuple[Entry, Table, Happening | None]
"""An entry, the table after it, and what is told of it."""


class Written:
    """Luck that was written down: the shuffles of one entry, in their order."""

    def __init__(self, deck: Deck, orders: Sequence[Sequence[str]]) -> None:
        self.orders = [[deck.by_id[id] for id in order] for order in orders]

    def order(self, cards: Sequence[Card], round: int, shuffle: int) -> list[Card]:
        """The next one."""
        return self.orders.pop(0)

    def lot(self, seats: int) -> int:
        """Nobody draws lots here: who deals is written too."""
        raise LookupError("the dealer is written in the log")


def after(table: Table, entry: Entry) -> tuple[Table, Happening | None]:
    """The table after an entry, and what is told of it, if anything.

    The entry fits the table: `deciding` made it for this one.
    """
    events: tuple[Event, ...] = ()
    counted = table.countdown.stopped(entry.at)
    match entry:
        case log.Dealt() | log.Moved() | log.Undone():
            changed = played(table, entry)
            assert changed.match is not None
            events = changed.match.events if not isinstance(entry, log.Undone) else ()
        case _:
            changed = seated(table, entry)
    told = table.told + entry.TOLD
    changed = replace(
        changed,
        rows=table.rows + 1,
        told=told,
        at=entry.at,
        countdown=counted if changed.options.clock else Countdown(),
    )
    if changed.options.clock and changed.is_playing:
        changed = timed(table, changed, entry)
    happening = (
        Happening(told, changed.position, entry, events, changed.names) if entry.TOLD else None
    )
    return changed, happening


def steps(table: Table, entries: Iterable[Entry]) -> Iterator[Step]:
    """What a table becomes with each entry."""
    for entry in entries:
        table, happening = after(table, entry)
        yield entry, table, happening


def played(table: Table, entry: log.Dealt | log.Moved | log.Undone) -> Table:
    """The table after something that changes the match."""
    position = table.position + 1
    first, matches = table.first_position, table.matches
    calm_until = 0.0
    if isinstance(entry, log.Dealt):
        luck = Written(table.deck, [entry.order])
        if entry.dealer:
            first, matches = position, matches + 1
            match = Match.new(
                table.deck,
                table.names,
                luck=luck,
                first_dealer=entry.dealer,
                options=table.options.match,
            )
        else:
            assert table.match is not None
            match = match_with(table.match, luck=luck).deal()
        match = match_with(match, luck=table.luck)
    elif isinstance(entry, log.Moved):
        assert table.match is not None
        match = table.match
        if entry.reshuffles:
            match = match_with(match, luck=Written(table.deck, entry.reshuffles))
        match = match.play(entry.seat, entry.move)
        if entry.reshuffles:
            match = match_with(match, luck=table.luck)
        if announces_win(match):
            calm_until = entry.at + table.options.beat
    else:
        assert table.match is not None
        match = table.match.undo()
    changed = replace(
        table,
        match=match,
        matches=matches,
        first_position=first,
        position=position,
        since=entry.at,
        calm_until=calm_until,
    )
    return back_in_time(changed)


def announces_win(match: Match) -> bool:
    """Whether the last step was an extra card that has not won the round (R12)."""
    return not match.round.is_over and any(
        isinstance(event.public, Placed) and event.public.is_extra for event in match.events
    )


def back_in_time(table: Table) -> Table:
    """A bot that stood in because the time was up has done so once the table waits for others."""
    for number, seat in enumerate(table.seats, start=1):
        if seat.why == "time" and table.to_act != number:
            table = table.with_seat(number, bot="", why="")
    return table


def seated(table: Table, entry: Entry) -> Table:
    """The table after something that changes who sits there, and how."""
    seat = entry.seat
    match entry:
        case log.Opened():
            seats = [chair_seat(chair) for chair in entry.chairs]
            host = next((n for n, each in enumerate(seats, start=1) if each.is_person), 0)
            return replace(
                table,
                fingerprint=entry.deck,
                options=entry.options,
                seats=tuple(seats),
                host=host,
                since=entry.at,
            )
        case log.Joined():
            host = table.host or seat
            joined = Seat(name=entry.name, keys=(entry.key,))
            return renamed(
                replace(set_seat(table, seat, joined), host=host, since=begun(table, entry))
            )
        case log.BotSeated():
            return set_seat(table, seat, Seat(name=entry.name, is_bot=True, bot=entry.bot))
        case log.SeatOpened():
            return opened(table, seat, entry)
        case log.SeatAdded():
            return replace(table, seats=(*table.seats, Seat()))
        case log.SeatClosed():
            seats = [*table.seats[: seat - 1], *table.seats[seat:]]
            host = table.host - (table.host > seat)
            links = [link for link in table.links if link.seat != seat]
            moved = [replace(link, seat=link.seat - (link.seat > seat)) for link in links]
            return replace(table, seats=tuple(seats), host=host, links=tuple(moved))
        case log.Renamed():
            return renamed(table.with_seat(seat, name=entry.name))
        case log.OptionsSet():
            return replace(table, options=entry.options)
        case log.HostSet():
            return replace(table, host=seat)
        case log.TakenOver():
            changed = table.with_seat(seat, bot=entry.bot, why=entry.why)
            return replace(changed, since=begun(table, entry))
        case log.Returned():
            changed = table.with_seat(seat, bot="", why="")
            return replace(changed, since=begun(table, entry))
        case log.BotReplaced():
            return table.with_seat(seat, bot=entry.bot)
        case log.Away():
            return table.with_seat(seat, away_since=entry.at)
        case log.Back():
            sitting = table.seat(seat)
            back = table.with_seat(seat, away_since=HERE)
            if sitting.why == "away":
                back = back.with_seat(seat, bot="", why="")
                back = replace(back, since=begun(table, entry))
            return back
        case log.Stood():
            return table.with_seat(seat, standing=entry.answer)
        case log.MoreTime():
            return table.with_seat(seat, factor=entry.factor) if entry.factor != 1 else table
        case log.LinkMade():
            kept = [link for link in table.links if link.until > entry.at]
            return replace(table, links=(*kept, Link(entry.link, seat, entry.until)))
        case log.LinkUsed():
            links = [link for link in table.links if link.link != entry.link]
            keys = (*table.seat(seat).keys, entry.key)
            return replace(table.with_seat(seat, keys=keys), links=tuple(links))
    return table  # Phrased: said, and nothing else.


def begun(table: Table, entry: Entry) -> float:
    """Since when the table waits, now that another plays for the seat: whoever that is has the
    whole pace. Only an answer that another seat owes is not put off by it.
    """
    match = table.match
    awaits_answer = match is not None and match.state.pending is not None
    return table.since if awaits_answer and table.to_act != entry.seat else entry.at


def chair_seat(chair: log.Chair) -> Seat:
    """A seat as the table was opened with it."""
    keys = (chair.key,) if chair.key else ()
    return Seat(name=chair.name, keys=keys, is_bot=bool(chair.bot), bot=chair.bot)


def set_seat(table: Table, number: int, seat: Seat) -> Table:
    """The table with this seat in that place."""
    return replace(table, seats=(*table.seats[: number - 1], seat, *table.seats[number:]))


def opened(table: Table, number: int, entry: log.SeatOpened) -> Table:
    """The seat without its person or bot: before play empty, in play with a bot that stands in."""
    left = Seat(name=table.seat(number).name, bot=entry.bot, why="left") if entry.bot else Seat()
    links = tuple([link for link in table.links if link.seat != number])
    changed = replace(set_seat(table, number, left), links=links, since=begun(table, entry))
    if table.host == number:
        people = [n for n, seat in enumerate(changed.seats, start=1) if seat.is_person]
        changed = replace(changed, host=people[0] if people else 0)
    return changed


def renamed(table: Table) -> Table:
    """The match with the players' names as they are now."""
    if table.match is None:
        return table
    return replace(table, match=match_with(table.match, players=table.names))


def timed(before: Table, table: Table, entry: Entry) -> Table:
    """The clock after an entry: whose decision it is, and whether it runs."""
    assert table.match is not None
    state = table.match.state
    seat = state.to_act
    if not seat:
        return replace(table, countdown=Countdown())
    turn = (table.match.round.number, table.first_position, state.turns_ended, state.turn)
    pending = state.pending
    decision = turn if pending is None else (*turn, seat, len(state.discard_pile), state.hits)
    clock = table.options.clock
    limit = float(clock * table.seat(seat).factor)
    turn_limit = float(clock * table.seat(state.turn).factor)
    counted = table.countdown
    if isinstance(entry, log.Joined):  # Whoever takes a seat has all of its time.
        if entry.seat == state.turn:
            counted = replace(counted, turn=())
        if entry.seat == seat:
            counted = replace(counted, decision=())
    counted = counted.facing(seat, decision, limit, turn, turn_limit)
    if isinstance(entry, log.MoreTime):
        change = entry.factor - before.seat(entry.seat).factor
        more = float(clock * change) if entry.factor != 1 else MINUTE
        if entry.seat == seat:
            counted = counted.longer(more)
        if entry.seat == state.turn and pending is not None and entry.factor != 1:
            counted = counted.later(more)
    if isinstance(entry, log.Returned) and before.seat(entry.seat).why == "time":
        counted = counted.longer(MINUTE)
    sitting = table.seat(seat)
    if limit and sitting.is_person and not sitting.bot and table.people_here:
        counted = counted.running(max(entry.at, table.calm_until if pending is None else 0.0))
    return replace(table, countdown=counted)
