"""Does a killed server lose a move? Tables at play, a server that is killed, and what is left.

    python bench/crash.py                                     200 kills, 40 tables
    python bench/crash.py --kills 10 --tables 8 --seed 1      a quick look

The server is killed at random moments with SIGKILL, sometimes while it is still starting, and
started again on the same folder. Then, at every table that was ever made: each seat's token works;
the record holds every move that was acknowledged, in order and once, and every position that a
stream has shown; a move whose answer was cut off, sent again with the same id, is there once; and
the last acknowledged one, sent again, gets the same answer. At the end the server is stopped
politely, and everything is looked at once more.

Prints one line of JSON, and exits with 1 if anything was lost, doubled or torn.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shlex
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # To be run as a script, too.

from bench.loopback import CUT, HOST, Connection, Stream
from bench.serving import Server

TABLE = {"seats": [{"name": "Ann"}, {"name": "Ben"}], "options": {"beat": 0, "pace": 0}}
LONGEST_PLAY = 0.6
"""Seconds between a start and a kill."""

EARLY = 0.1
"""How often the server is killed while it starts."""


@dataclass
class Report:
    """What came of it."""

    kills: int = 0
    early_kills: int = 0
    tables: int = 0
    matches_played_out: int = 0
    acknowledged: int = 0
    """Moves that were answered with 200, and nothing else."""

    cut_off: int = 0
    """Moves whose answer never came …"""

    cut_off_but_kept: int = 0
    """… and which were in the record all the same."""

    lost: int = 0
    doubled: int = 0
    torn: int = 0
    """Tables that could not be read, or have other moves than were sent."""

    told_and_lost: int = 0
    """Keys of seats that find their table at an earlier position than a stream has shown."""

    keys_lost: int = 0
    answers_lost: int = 0
    """Moves that were sent again and not answered as before."""

    unexpected: int = 0
    """Other answers than a table in order gives."""

    faults: list[str] = field(default_factory=list)
    """The first few, in words."""

    restart_seconds: float = 0
    slowest_restart_seconds: float = 0
    seconds: float = 0

    @property
    def is_clean(self) -> bool:
        """Whether nothing went wrong."""
        return not (
            self.lost
            or self.doubled
            or self.torn
            or self.told_and_lost
            or self.keys_lost
            or self.answers_lost
            or self.unexpected
        )

    def note(self, fault: str) -> None:
        """Keep a fault in words, unless there are enough."""
        if len(self.faults) < 10:
            self.faults.append(fault)


@dataclass
class Sent:
    """A move as it was sent."""

    seat: int
    move: str
    position: int
    id: str

    @property
    def line(self) -> str:
        """How the record writes it."""
        return f"{self.seat} {self.move}"

    @property
    def body(self) -> dict[str, object]:
        """How it is posted."""
        return {"move": self.move, "position": self.position, "id": self.id}


class Table:
    """A table as its players know it. One of them is a stream's reader as well."""

    def __init__(self, id: str, keys: list[str]) -> None:
        self.path = f"/api/tables/{id}"
        self.keys = keys
        self.acknowledged: list[Sent] = []
        self.pending: Sent | None = None
        self.told = 0
        self.is_torn = False

    def hear(self, data: bytes) -> None:
        """Note the position that a stream shows."""
        view = json.loads(data).get("view") or {}
        self.told = max(self.told, view.get("position", 0))


class Driver:
    """Plays at many tables, and remembers."""

    def __init__(self, server: Server, tables: int, seed: int) -> None:
        self.server = server
        self.luck = random.Random(seed)
        self.report = Report()
        self.places: list[Table | None] = [None] * tables
        self.played_out: list[Table] = []
        self.sent = 0

    async def play_at(self, place: int) -> None:
        """Play at one place, table after table, until the server is gone."""
        try:
            connection = await Connection.open(self.server.port)
        except OSError:
            return
        while True:
            table = self.places[place]
            if table is None:
                status, answer = await connection.ask("POST", "/api/tables", body=TABLE)
                if status != 201:
                    self.expect(status, CUT, "making a table", answer)
                    return
                keys = [seat["token"] for seat in answer["seats"]]
                self.places[place] = table = Table(answer["table"], keys)
                self.report.tables += 1
            if not await self.play_out(connection, table):
                return
            self.places[place] = None
            self.played_out.append(table)
            self.report.matches_played_out += 1

    async def play_out(self, connection: Connection, table: Table) -> bool:
        """Play a match; whether it came to its end before the server did."""
        seat = self.luck.randint(1, len(table.keys))
        path = table.path + "/events"
        try:
            stream = await Stream.open(
                self.server.port, path, table.keys[seat - 1], table.hear, lambda: None
            )
        except OSError:
            return False
        try:
            while True:
                view = await self.view(connection, table, seat)
                if view is None:
                    return False
                if view["phase"] == "over":
                    if view["match"]["over"]:
                        return True
                    status, answer = await connection.ask(
                        "POST", table.path + "/commands", table.keys[seat - 1], {"do": "deal"}
                    )
                    if status != 200:
                        self.expect(status, CUT, "dealing", answer)
                        return False
                elif view["to_act"] != seat:
                    seat = view["to_act"]
                elif not await self.move(connection, table, seat, view):
                    return False
        finally:
            stream.close()

    async def view(self, connection: Connection, table: Table, seat: int) -> Any:
        """A seat's view, or nothing if there is none to be had."""
        status, view = await connection.ask("GET", table.path, table.keys[seat - 1])
        if status == 200:
            return view
        self.expect(status, CUT, "a view", view)
        return None

    async def move(self, connection: Connection, table: Table, seat: int, view: Any) -> bool:
        """Play any legal move; whether it was acknowledged."""
        self.sent += 1
        move = self.luck.choice(view["legal"])["move"]
        table.pending = sent = Sent(seat, move, view["position"], f"move-{self.sent}")
        status, answer = await self.post(connection, table, sent)
        if status != 200:
            self.expect(status, CUT, f"a legal move, {sent}", answer)
            self.report.cut_off += status == CUT
            return False
        self.acknowledge(table, answer)
        return True

    async def post(self, connection: Connection, table: Table, sent: Sent) -> tuple[int, Any]:
        """Send a move."""
        key = table.keys[sent.seat - 1]
        return await connection.ask("POST", table.path + "/moves", key, sent.body)

    def acknowledge(self, table: Table, answer: Any) -> None:
        """From now on this move must not be lost."""
        assert table.pending is not None
        self.report.acknowledged += 1
        self.expect(answer["position"], table.pending.position + 1, "the next position", answer)
        table.acknowledged.append(table.pending)
        table.pending = None

    def expect(self, got: int, expected: int, what: str, answer: object) -> None:
        """Count what a server in order would not have answered."""
        if got != expected:
            self.report.unexpected += 1
            self.report.note(f"{what}: {got} rather than {expected}, {str(answer)[:200]}")

    async def look_at_all(self) -> None:
        """What the server, started again, still knows of all tables."""
        tables = iter([*filter(None, self.places), *self.played_out])

        async def looker() -> None:
            connection = await Connection.open(self.server.port)
            for table in tables:
                if not table.is_torn:
                    await self.look_at(connection, table)
            connection.close()

        await asyncio.gather(*[looker() for _ in range(8)])
        # Twice is often enough to look at a match that is over: now, and after another kill.
        self.played_out = self.played_out[-len(self.places) :]

    async def look_at(self, connection: Connection, table: Table) -> None:
        """Compare a table with what was acknowledged, and send again what was cut off."""
        for seat, key in enumerate(table.keys, start=1):
            status, view = await connection.ask("GET", table.path, key)
            if status != 200 or view["you"] != seat:
                self.report.keys_lost += 1
                self.report.note(f"{table.path}, the key of seat {seat}: {status}")
            elif view["position"] < table.told:
                self.report.told_and_lost += 1
                self.report.note(f"{table.path}: at {view['position']}, {table.told} was shown")
        await self.compare(connection, table)
        if table.is_torn:
            return
        pending = table.pending
        if pending is not None:
            status, answer = await self.post(connection, table, pending)
            if status == 200:
                self.acknowledge(table, answer)
            else:
                self.report.answers_lost += 1
                self.report.note(f"{pending} sent again: {status}, {str(answer)[:200]}")
                table.pending = None
        if table.acknowledged:
            last = table.acknowledged[-1]
            status, answer = await self.post(connection, table, last)
            if status != 200 or answer["position"] != last.position + 1:
                self.report.answers_lost += 1
                self.report.note(f"{last}, acknowledged, sent again: {status}, {answer}")
            await self.compare(connection, table)

    async def compare(self, connection: Connection, table: Table) -> None:
        """Count what the record has less and more than it should."""
        status, record = await connection.ask("GET", table.path + "/record", table.keys[0])
        if status != 200:
            self.tear(table, f"{table.path}, the record: {status}")
            return
        lines = [line for each in record["rounds"] for line in each["moves"]]
        expected = [sent.line for sent in table.acknowledged]
        if table.pending is not None and len(lines) > len(expected):
            self.report.cut_off_but_kept += 1
            expected.append(table.pending.line)
        if lines != expected:
            self.report.lost += max(0, len(expected) - len(lines))
            self.report.doubled += max(0, len(lines) - len(expected))
            self.tear(table, f"{table.path}: {len(lines)} moves of {len(expected)}")

    def tear(self, table: Table, fault: str) -> None:
        """A table that need not be looked at again."""
        table.is_torn = True
        self.report.torn += 1
        self.report.note(fault)
        if table in self.places:
            self.places[self.places.index(table)] = None


async def run(
    program: Sequence[str],
    folder: Path,
    kills: int = 200,
    tables: int = 40,
    seed: int = 1,
    durability: str = "normal",
) -> Report:
    """Kill a server so many times; `program` is started with `serve` and its options."""
    began = time.perf_counter()

    def command(port: int) -> list[str]:
        where = ["--address", HOST, "--port", str(port), "--data", str(folder / "data")]
        return [*program, "serve", *where, "--limit", "0", "--durability", durability]

    server = Server(command, "/api/health", folder / "server.log")
    driver = Driver(server, tables, seed)
    report = driver.report
    starts = [server.start()]
    try:
        while report.kills < kills:
            players = [asyncio.create_task(driver.play_at(place)) for place in range(tables)]
            await asyncio.sleep(driver.luck.uniform(0.02, LONGEST_PLAY))
            server.kill()
            report.kills += 1
            await asyncio.gather(*players)
            if report.kills < kills and driver.luck.random() < EARLY:
                server.launch()
                await asyncio.sleep(driver.luck.uniform(0, median(starts)))
                server.kill()
                report.kills += 1
                report.early_kills += 1
            starts.append(server.start())
            await driver.look_at_all()
            if sys.stderr.isatty():
                print(f"\r{report.kills} of {kills}\033[K", end="", file=sys.stderr, flush=True)
        server.end()
        server.start()
        await driver.look_at_all()
    finally:
        server.end()
    report.restart_seconds = round(median(starts), 3)
    report.slowest_restart_seconds = round(max(starts), 3)
    report.seconds = round(time.perf_counter() - began, 1)
    return report


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=200, help="(200)")
    parser.add_argument("--tables", type=int, default=40, help="at play at once (40)")
    parser.add_argument("--seed", type=int, default=1, help="of moves and moments (1)")
    parser.add_argument("--durability", default="normal", choices=("normal", "full"))
    parser.add_argument("--program", default=shlex.join([sys.executable, "-m", "budgetable"]))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="budgetable-crash-") as folder:
        report = asyncio.run(
            run(
                shlex.split(given.program),
                Path(folder),
                given.kills,
                given.tables,
                given.seed,
                given.durability,
            )
        )
    print(json.dumps(asdict(report)))
    sys.exit(not report.is_clean)


if __name__ == "__main__":
    main()
