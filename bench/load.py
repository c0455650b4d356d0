"""The load for our server, and the making of tables for both: a process of its own.

    python -m bench.load play --port 8000 --tables 200 --seconds 8 --think 0
    python -m bench.load make --port 8000 --tables 1000 --wire budgetable

`play` seats two players at each table, each with a stream and a connection for its moves, and lets
them play any legal move. Without a think time the next move goes out as soon as the one before was
seen: one move in flight a table. With it each waits a uniformly random 0.5 to 1.5 times as long.
A latency is from sending a move until the other seat's stream shows the position after it, and
moves so seen are what is counted. `down` counts all bytes on the sockets towards the players.

A line `begin` and a line `end` enclose what is measured; the numbers follow in a line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import TypeVar

import msgspec
import uvloop

from bench.loopback import CUT, Connection, Stream, request

Thing = TypeVar("Thing")

PATIENCE = 2.5
"""Seconds without news after which a table is given another push."""


class Choice(msgspec.Struct):
    """A legal move."""

    move: str


class Standing(msgspec.Struct):
    """How the match stands."""

    over: bool


class View(msgspec.Struct):
    """What a player needs of a view. The moves are decoded by the seat that acts alone."""

    position: int
    you: int | None
    to_act: int | None
    phase: str
    legal: msgspec.Raw
    match: Standing


class Event(msgspec.Struct):
    """What a player needs of an event."""

    view: View | None = None


read_event = msgspec.json.Decoder(Event).decode
read_legal = msgspec.json.Decoder(list[Choice]).decode


class Load:
    """What is the same for all tables, and what they count."""

    def __init__(self, port: int, think: float, seed: int) -> None:
        self.port = port
        self.think = think
        self.luck = random.Random(seed)
        self.loop = asyncio.get_running_loop()
        self.is_playing = False
        self.is_on = False
        self.is_over = False
        self.latencies: list[float] = []
        self.statuses: Counter[int] = Counter()
        self.stuck = 0
        self.reopened = 0


class Table:
    """A table and its two players."""

    def __init__(self, load: Load, id: str) -> None:
        self.load = load
        self.moves = f"/api/tables/{id}/moves"
        self.commands = f"/api/tables/{id}/commands"
        self.events = f"/api/tables/{id}/events"
        self.sent: dict[int, tuple[int, float]] = {}
        self.heard = perf_counter()
        self.seats: list[Seat] = []

    def push(self) -> None:
        """Let the player who is to act try again."""
        self.load.stuck += 1
        self.heard = perf_counter()
        for seat in self.seats:
            seat.acted = None
            seat.consider()


class Seat:
    """A player: a stream for what is told and a connection for what is done."""

    def __init__(self, table: Table, number: int, token: str) -> None:
        self.table = table
        self.load = table.load
        self.number = number
        self.token = token
        self.view: View | None = None
        self.acted: tuple[int, bool] | None = None
        self.count = 0
        self.is_waiting = False
        self.posted = b""
        self.opening: asyncio.Task[None] | None = None
        self.stream: Stream
        self.connection: Connection

    async def open(self) -> None:
        """Connect; the first event comes by itself."""
        self.connection = await Connection.open(self.load.port)
        self.stream = await Stream.open(
            self.load.port, self.table.events, self.token, self.told, self.ended
        )

    def ended(self) -> None:
        """A stream that breaks off while it is measured spoils the figures."""
        if not self.load.is_over:
            raise SystemExit("A stream broke off.")

    def told(self, data: bytes) -> None:
        """Hear an event: note which moves it shows, and act if it is one's turn."""
        now = perf_counter()
        view = read_event(data).view
        if view is None:
            return
        table = self.table
        table.heard = now
        self.view = view
        sent = table.sent
        if sent:
            for position in list(sent):
                by, began = sent[position]
                if by != self.number and position < view.position:
                    del sent[position]
                    if self.load.is_on:
                        self.load.latencies.append(now - began)
        self.consider()

    def consider(self) -> None:
        """Act once on each position that asks for it, at once or after thinking."""
        view = self.view
        if view is None or not self.load.is_playing:
            return
        is_over = view.phase == "over"
        if self.number != (1 if is_over else view.to_act):
            return
        here = (view.position, is_over)
        if self.acted == here:
            return
        self.acted = here
        if self.load.think:
            pause = self.load.think * (0.5 + self.load.luck.random())
            self.load.loop.call_later(pause, self.act)
        else:
            self.act()

    def act(self) -> None:
        """Play a legal move, or go on to the next round or match."""
        view = self.view
        if view is None or not self.load.is_playing:
            return
        if self.connection.is_busy:  # The stream was quicker than the answer.
            self.is_waiting = True
            return
        table = self.table
        if view.phase == "over":
            table.sent.clear()
            command = {"do": "rematch" if view.match.over else "deal"}
            raw = request("POST", table.commands, self.token, command)
        else:
            move = self.load.luck.choice(read_legal(view.legal)).move
            self.count += 1
            body = {"move": move, "position": view.position, "id": f"{self.number}-{self.count}"}
            raw = request("POST", table.moves, self.token, body)
            table.sent[view.position] = (self.number, perf_counter())
        self.send(raw)

    def send(self, raw: bytes) -> None:
        """Post something, on a new connection if the server has closed an idle one."""
        self.posted = raw
        if self.connection.is_open:
            self.connection.send(raw, self.answered)
        elif self.opening is None or self.opening.done():
            self.opening = self.load.loop.create_task(self.reopen())

    async def reopen(self) -> None:
        """A new connection, and on it what could not be posted."""
        received = self.connection.received
        self.connection = await Connection.open(self.load.port)
        self.connection.received = received
        self.load.reopened += 1
        self.send(self.posted)

    def answered(self, status: int, _content: bytes) -> None:
        """The stream tells the rest."""
        if status == CUT and not self.load.is_over:
            self.send(self.posted)
            return
        if self.load.is_on:
            self.load.statuses[status] += 1
        if self.is_waiting:
            self.is_waiting = False
            self.act()

    @property
    def received(self) -> int:
        """Bytes that came down to this player."""
        return self.stream.received + self.connection.received


async def at_once(
    port: int, things: list[Thing], width: int, do: Callable[[Connection, Thing], Awaitable[None]]
) -> None:
    """Do something with each thing, on so many connections at once."""
    waiting = iter(things)

    async def worker() -> None:
        connection = await Connection.open(port)
        for thing in waiting:
            await do(connection, thing)
        connection.close()

    await asyncio.gather(*[worker() for _ in range(width)])


async def made(connection: Connection, path: str, body: object) -> dict[str, object]:
    """What a server answers that has made something."""
    status, answer = await connection.ask("POST", path, body=body)
    if status not in (200, 201):
        raise SystemExit(f"POST {path} is answered with {status}: {answer}")
    assert isinstance(answer, dict)
    return answer


TABLE = {"seats": [{"name": "Ann"}, {"name": "Ben"}], "options": {"beat": 0, "pace": 0}}


async def play(given: argparse.Namespace) -> None:
    """Measure tables at play."""
    load = Load(given.port, given.think / 1000, given.seed)
    tables: list[Table] = []

    async def seat(connection: Connection, _number: int) -> None:
        answer = await made(connection, "/api/tables", TABLE)
        table = Table(load, str(answer["table"]))
        seats = answer["seats"]
        assert isinstance(seats, list)
        table.seats = [Seat(table, each["seat"], each["token"]) for each in seats]
        tables.append(table)

    async def sit(_connection: Connection, table: Table) -> None:
        for each in table.seats:
            await each.open()

    def watch() -> None:
        limit = max(PATIENCE, 3 * load.think)
        for table in tables:
            if perf_counter() - table.heard > limit:
                table.push()
        load.loop.call_later(0.5, watch)

    await at_once(given.port, list(range(given.tables)), given.at_once, seat)
    await at_once(given.port, tables, given.at_once, sit)
    everybody = [seat for table in tables for seat in table.seats]
    while not all(seat.view for seat in everybody):
        await asyncio.sleep(0.05)
    gc.freeze()
    gc.disable()  # The run is short, and a collection would be taken for the server's latency.
    # Nobody plays before all are seated: a busy server may accept but one connection a loop.
    load.is_playing = True
    for each in everybody:
        each.consider()
    watch()
    await asyncio.sleep(given.warm)
    load.stuck = 0
    before = sum([seat.received for seat in everybody])
    load.is_on = True
    print("begin", flush=True)
    began = perf_counter()
    await asyncio.sleep(given.seconds)
    seconds = perf_counter() - began
    print("end", flush=True)
    load.is_on = False
    down = sum([seat.received for seat in everybody]) - before
    load.is_playing = False
    load.is_over = True
    for each in everybody:
        each.stream.close()
        each.connection.close()
    found = sorted(load.latencies)
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
    milliseconds = {
        name: found[int(share * len(found))] * 1000 for name, share in shares.items() if found
    }
    faults = {status: count for status, count in load.statuses.items() if status != 200}
    told = {"seconds": seconds, "moves": len(found), "down": down, "stuck": load.stuck}
    print(json.dumps({**told, "reopened": load.reopened, "faults": faults, **milliseconds}))


async def make(given: argparse.Namespace) -> None:
    """Measure the making of tables, which for the peer is followed by a request for each seat."""
    numbers = list(range(given.tables))
    matches: list[str] = []

    async def table(connection: Connection, _number: int) -> None:
        await made(connection, "/api/tables", TABLE)

    async def match(connection: Connection, _number: int) -> None:
        answer = await made(connection, "/games/cards/create", {"numPlayers": 2})
        matches.append(str(answer["matchID"]))

    async def join(connection: Connection, match: str) -> None:
        for seat, name in (("0", "Ann"), ("1", "Ben")):
            body = {"playerID": seat, "playerName": name}
            await made(connection, f"/games/cards/{match}/join", body)

    print("begin", flush=True)
    began = perf_counter()
    if given.wire == "budgetable":
        await at_once(given.port, numbers, given.at_once, table)
        told = {"seated": perf_counter() - began}
    else:
        await at_once(given.port, numbers, given.at_once, match)
        told = {"made": perf_counter() - began}
        await at_once(given.port, matches, given.at_once, join)
        told["seated"] = perf_counter() - began
    print("end", flush=True)
    print(json.dumps(told))


def main() -> None:
    """Do what was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("play", "make"))
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--tables", type=int, default=200, help="how many (200)")
    parser.add_argument("--at-once", type=int, default=16, help="how many are made at once (16)")
    parser.add_argument("--seconds", type=float, default=8, help="how long is measured (8)")
    parser.add_argument("--warm", type=float, default=3, help="how long is played before (3)")
    parser.add_argument("--think", type=float, default=0, help="milliseconds before a move (0)")
    parser.add_argument("--seed", type=int, default=1, help="of the moves and pauses (1)")
    parser.add_argument("--wire", choices=("budgetable", "boardgame.io"), default="budgetable")
    given = parser.parse_args()
    uvloop.run(play(given) if given.what == "play" else make(given))


if __name__ == "__main__":
    main()
