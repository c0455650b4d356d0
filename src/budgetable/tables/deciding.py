"""What a command or a move comes to: the entries to write, or Declined or Refused with the reason.

Nothing changes here. Each function reads the table as it is and is given the time and the luck.
"""

from __future__ import annotations

from typing import assert_never

from budgetable.bots import BOTS
from budgetable.bots.names import bot_name
from budgetable.rules import Match, Move
from budgetable.rules.match import MIN_SEATS
from budgetable.rules.moves import MAX_SEATS, Play
from budgetable.tables import commands as ask
from budgetable.tables import entries as log
from budgetable.tables.declined import Declined
from budgetable.tables.names import person_name
from budgetable.tables.phrases import PHRASES
from budgetable.tables.table import HERE, Seat, Table

LINK_SECONDS = 600.0
"""How long a link to another device works."""


def decide(table: Table, seat: int, command: ask.AnyCommand, now: float) -> list[log.Entry]:
    """The entries of a command of `seat`; `Link` is decided by the table itself."""
    match command:
        case ask.Start():
            return start(table, seat, now)
        case ask.Deal():
            return deal(table, now)
        case ask.Rematch():
            return rematch(table, now)
        case ask.Undo():
            return undo(table, seat, now)
        case ask.SetOptions():
            needs_host(table, seat)
            needs_no_match(table)
            if command.options.first_dealer > len(table.seats):
                dealer = command.options.first_dealer
                raise Declined("no-such-seat", seat=dealer, seats=len(table.seats))
            return [log.OptionsSet(at=now, seat=seat, options=command.options)]
        case ask.Bot():
            return bot(table, seat, command, now)
        case ask.Return():
            return returned(table, seat, now)
        case ask.Open():
            return free(table, seat, command.target or seat, now)
        case ask.Add():
            needs_host(table, seat)
            needs_lobby(table)
            if len(table.seats) == MAX_SEATS:
                raise Declined("too-many-seats", most=MAX_SEATS)
            return [log.SeatAdded(at=now, seat=len(table.seats) + 1)]
        case ask.Close():
            return close(table, seat, command.target, now)
        case ask.Rename():
            return rename(table, seat, command.target or seat, command.name, now)
        case ask.Host():
            return host(table, seat, command.target or seat, now)
        case ask.Say():
            if command.phrase not in PHRASES:
                raise Declined("no-such-phrase", phrase=command.phrase, known=", ".join(PHRASES))
            return [log.Phrased(at=now, seat=seat, phrase=command.phrase)]
        case ask.Stand():
            return [log.Stood(at=now, seat=seat, answer=command.answer)]
        case ask.Time():
            return more_time(table, seat, command, now)
        case ask.Link():
            raise TypeError(f"{command} is not decided here")
        case _:
            assert_never(command)


def move(table: Table, seat: int, text: str, position: int | None, now: float) -> list[log.Entry]:
    """The entries of a move that a person chose in `position`.

    Raises Refused for a move that the rules refuse, Declined (`stale`) for one that was chosen in
    an earlier position.
    """
    match = match_of(table)
    line = kindly(text)
    if position is None and not is_any_time(table, line):
        raise Declined("position-needed", position=table.position)
    needs_position(table, position)
    entry = moved(match, seat, line, now, "person")
    return [*returned(table, seat, now), entry]


def needs_position(table: Table, position: int | None) -> None:
    """Only in the position that was given, if one was."""
    if position is not None and position != table.position:
        raise Declined("stale", position=table.position, given=position)


def moved(match: Match, seat: int, line: str, now: float, by: log.Chooser) -> log.Moved:
    """A move as an entry, with the shuffles that it made. Raises Refused."""
    before = match.round.reshuffles
    made = match.play(seat, line).round.reshuffles[len(before) :]
    piles = tuple([tuple([card.id for card in pile]) for pile in made])
    return log.Moved(at=now, seat=seat, move=line, reshuffles=piles, by=by)


def kindly(text: str) -> str:
    """A move as a person may write it: capitals and spaces do not matter."""
    words = text.lower().split()
    if words[:1] == ["play"] and len(words) == 4:
        words[3] = words[3].upper()
    return " ".join(words)


def is_any_time(table: Table, line: str) -> bool:
    """Whether a line plays a card that may be played at every moment (R20)."""
    read: Move | None = table.deck.moves.read(line)
    return isinstance(read, Play) and read.card.anytime


def must_wait(table: Table, line: str) -> bool:
    """Whether a move waits until the table has been calm for a beat: after an extra every action
    does, so that an any-time card has its chance; an any-time card does not.
    """
    if table.match is None or table.match.state.pending is not None:
        return False
    return not is_any_time(table, line)


def start(table: Table, seat: int, now: float) -> list[log.Entry]:
    """The first match."""
    needs_host(table, seat)
    needs_lobby(table)
    return [first_deal(table, now)]


def rematch(table: Table, now: float) -> list[log.Entry]:
    """Another match at the same table."""
    if table.match is None:
        raise Declined("not-started")
    needs_no_match(table)
    return [first_deal(table, now)]


def first_deal(table: Table, now: float) -> log.Dealt:
    """The deal that a match begins with. Everybody must be there."""
    if len(table.seats) < MIN_SEATS:
        raise Declined("too-few-seats", least=MIN_SEATS)
    waiting = [n for n, seat in enumerate(table.seats, start=1) if seat.is_open and not seat.bot]
    if waiting:
        raise Declined("open-seats", seat=waiting[0], seats=len(table.seats))
    dealer = table.options.first_dealer or table.luck.lot(len(table.seats))
    if dealer > len(table.seats):
        raise Declined("no-such-seat", seat=dealer, seats=len(table.seats))
    order = table.luck.order(table.deck.copies(), 1, 0)
    return log.Dealt(at=now, order=tuple([card.id for card in order]), dealer=dealer)


def deal(table: Table, now: float) -> list[log.Entry]:
    """The next round."""
    match = match_of(table)
    if not match.round.is_over:
        raise Declined("round-not-over")
    if match.is_over:
        raise Declined("match-over")
    order = table.luck.order(table.deck.copies(), match.round.number + 1, 0)
    return [log.Dealt(at=now, order=tuple([card.id for card in order]))]


def undo(table: Table, seat: int, now: float) -> list[log.Entry]:
    """One's own last action, if it can be taken back; else why not."""
    match = match_of(table)
    if not table.options.undo:
        raise Declined("undo-off")
    if match.round.is_over:
        raise Declined("undo-round-over")
    if not match.round.moves:
        raise Declined("undo-nothing")
    if match.round.moves[-1][0] != seat:
        raise Declined("undo-not-yours")
    if not match.can_undo(seat):
        raise Declined("undo-revealed")
    return [*returned(table, seat, now), log.Undone(at=now, seat=seat)]


def bot(table: Table, seat: int, command: ask.Bot, now: float) -> list[log.Entry]:
    """Before play a bot takes the seat; in play it stands in for whoever has it."""
    target = command.target or seat
    sitting = seat_of(table, target)
    if command.bot not in BOTS:
        raise Declined("no-such-bot", bot=command.bot, known=", ".join(BOTS))
    if table.match is None:
        needs_host(table, seat)
        if sitting.is_person:
            raise Declined("seat-taken", seat=target, name=sitting.name)
        others = [name for n, name in enumerate(table.names, start=1) if n != target]
        name = bot_name(command.bot, others)
        return [log.BotSeated(at=now, seat=target, bot=command.bot, name=name)]
    if not sitting.is_person or sitting.bot:
        raise Declined("bot-already", seat=target, name=sitting.name)
    if target == seat:
        return [log.TakenOver(at=now, seat=seat, bot=command.bot, why="asked", by=seat)]
    if table.to_act != target and table.is_playing:
        raise Declined("not-needed", seat=target, name=sitting.name)
    needs_long_away(table, target, now)
    return [log.TakenOver(at=now, seat=target, bot=command.bot, why="away", by=seat)]


def free(table: Table, seat: int, target: int, now: float) -> list[log.Entry]:
    """A seat that nobody has from now on. In play a bot keeps it going."""
    sitting = seat_of(table, target)
    if target != seat:
        needs_host(table, seat)
    if sitting.is_open:
        raise Declined("seat-open", seat=target)
    in_play = table.match is not None
    stand_in = (sitting.bot or "steady") if in_play else ""
    return [log.SeatOpened(at=now, seat=target, by=seat, bot=stand_in)]


def close(table: Table, seat: int, target: int, now: float) -> list[log.Entry]:
    """One seat less."""
    needs_host(table, seat)
    needs_lobby(table)
    sitting = seat_of(table, target)
    if sitting.is_person:
        raise Declined("seat-taken", seat=target, name=sitting.name)
    if len(table.seats) <= MIN_SEATS:
        raise Declined("too-few-seats", least=MIN_SEATS)
    return [log.SeatClosed(at=now, seat=target)]


def rename(table: Table, seat: int, target: int, name: str, now: float) -> list[log.Entry]:
    """Another name for a person."""
    sitting = seat_of(table, target)
    if target != seat:
        needs_host(table, seat)
    if not sitting.is_person:
        raise Declined("nobody-there", seat=target)
    others = [other for n, other in enumerate(table.names, start=1) if n != target]
    return [log.Renamed(at=now, seat=target, name=person_name(name, others))]


def host(table: Table, seat: int, target: int, now: float) -> list[log.Entry]:
    """Another host: by the host's own word, or because the host is long away."""
    sitting = seat_of(table, target)
    if not sitting.is_person:
        raise Declined("nobody-there", seat=target)
    if table.host == target:
        return []
    if table.host and table.host != seat:
        needs_long_away(table, table.host, now)
    return [log.HostSet(at=now, seat=target)]


def more_time(table: Table, seat: int, command: ask.Time, now: float) -> list[log.Entry]:
    """More time on a table with a clock."""
    if not table.options.clock:
        raise Declined("no-clock")
    if command.factor not in (None, 1):
        return [log.MoreTime(at=now, seat=seat, factor=command.factor)]
    if table.to_act != seat:
        raise Declined("not-your-decision")
    return [log.MoreTime(at=now, seat=seat)]


def join(table: Table, name: str, key: str, now: float) -> list[log.Entry]:
    """A person on the first open seat."""
    for number, seat in enumerate(table.seats, start=1):
        if seat.is_open:
            others = [other for n, other in enumerate(table.names, start=1) if n != number]
            named = person_name(name, others)
            return [log.Joined(at=now, seat=number, name=named, key=key)]
    raise Declined("no-open-seat")


def link(table: Table, seat: int, key: str, now: float) -> log.LinkMade:
    """A link to a seat, by the hash of its key."""
    return log.LinkMade(at=now, seat=seat, link=key, until=now + LINK_SECONDS)


def follow(table: Table, link: str, key: str, now: float) -> list[log.Entry]:
    """A link to a seat, followed."""
    for each in table.links:
        if each.link == link and now <= each.until:
            return [log.LinkUsed(at=now, seat=each.seat, link=link, key=key)]
    raise Declined("bad-link")


def seat_of(table: Table, number: int) -> Seat:
    """The seat with this number, if there is one."""
    if not 1 <= number <= len(table.seats):
        raise Declined("no-such-seat", seat=number, seats=len(table.seats))
    return table.seat(number)


def returned(table: Table, seat: int, now: float) -> list[log.Entry]:
    """The seat's person has it again, if a bot stands in: whoever acts takes it back."""
    sitting = table.seat(seat)
    stands_in = sitting.is_person and bool(sitting.bot)
    return [log.Returned(at=now, seat=seat)] if stands_in else []


def match_of(table: Table) -> Match:
    """The match that is played, or was last."""
    if table.match is None:
        raise Declined("not-started")
    return table.match


def needs_host(table: Table, seat: int) -> None:
    """Only the host may."""
    if table.host != seat:
        raise Declined("not-host", name=table.seat(table.host).name if table.host else "")


def needs_lobby(table: Table) -> None:
    """Only before play."""
    if table.match is not None:
        raise Declined("started")


def needs_no_match(table: Table) -> None:
    """Only before play or between matches."""
    if table.is_playing:
        raise Declined("match-not-over")


def needs_long_away(table: Table, seat: int, now: float) -> None:
    """Only when the seat has been away for the table's grace."""
    away = table.seat(seat)
    if away.away_since == HERE:
        raise Declined("not-away", name=away.name)
    left = table.grace_ends(seat) - now
    if left > 0:
        raise Declined("not-long-away", name=away.name, seconds=int(left) + 1)
