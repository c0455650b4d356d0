"""Our server beside boardgame.io's with its store of files: speed, latency, bytes, memory, kills.

    bench/run server                                sets everything up and writes bench/results
    python bench/server.py --only "200 tables"      what is set up already, one figure, not written
    python bench/server.py --kills 0                without killing anything

Every run starts a fresh server on an empty folder. The players are another process on this machine,
with real connections: at our tables bench/load.py, at the peer's bench/server/peer/load.js, of the
same definitions. Tables for two, any legal move. The servers take turns, figure by figure, so that
a slow spell of the machine does not fall on one alone. Each figure is the median of its runs.

A latency is from sending a move until the other seat's connection shows the position after it, and
moves so seen are counted. Bytes are all those on the sockets towards the players. Time of the
processor and memory are those that the system tells of the server, its children included.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # To be run as a script, too.

from bench.loopback import HOST
from bench.measuring import Figure, last_medians, plainly, processor, short, write
from bench.serving import Server, busy, usage

ROOT = Path(__file__).resolve().parents[1]
PEER_FOLDER = ROOT / "bench" / "server" / "peer"

OURS = "ours"
FULL = "ours, full durability"
PEER = "boardgame.io"
DELTA = "boardgame.io, deltaState"

FAST = "200 tables, as fast as they can"
PACED = "500 tables, a move a second each"
MADE = "1,000 more tables made and both seats taken, 16 at once"
IDLE = "10,000 tables at rest"

AT_ONCE = 16
BURST = 1000
"""So many tables are made without a pause."""

PAUSE = 1.0
REST = 5.0
"""Seconds before the memory of tables at rest is read."""

LONGEST = 120.0
"""Seconds after which a load that has not ended is given up."""


@dataclass(frozen=True)
class Subject:
    """A server to be measured: how it is started, how it is played on."""

    name: str
    command: Callable[[Path, int], Sequence[str]]
    health: str
    wire: str
    environment: tuple[tuple[str, str], ...] = ()

    def server(self, folder: Path) -> Server:
        """A fresh one."""
        return Server(
            partial(self.command, folder / "data"),
            self.health,
            folder / "server.log",
            dict(self.environment),
        )

    def play(self, port: int, tables: int, warm: float, seconds: float, think: int) -> list[str]:
        """The command for its load."""
        if self.wire == "boardgame.io":
            numbers = (port, tables, warm, seconds, think)
            return ["node", str(PEER_FOLDER / "load.js"), *map(str, numbers)]
        return _load(
            "play", port=port, tables=tables, warm=warm, seconds=seconds, think=think,
            at_once=AT_ONCE,
        )  # fmt: skip

    def make(self, port: int, tables: int) -> list[str]:
        """The command that makes tables."""
        return _load("make", port=port, tables=tables, wire=self.wire, at_once=AT_ONCE)


def _load(what: str, **settings: object) -> list[str]:
    options = [(f"--{name.replace('_', '-')}", str(value)) for name, value in settings.items()]
    return [sys.executable, "-m", "bench.load", what, *[text for pair in options for text in pair]]


@dataclass(frozen=True)
class Measured:
    """What a load told, and what the system told meanwhile. Seconds and megabytes."""

    told: dict[str, Any]
    seconds: float
    server: float
    load: float
    others: float
    memory: float
    children_memory: float


def watched(command: Sequence[str], server: Server) -> Measured:
    """Run a load to its end, and look at the system when it says `begin` and `end`."""
    load = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    assert load.stdout is not None

    def line() -> str:
        assert load.stdout is not None
        said = load.stdout.readline().strip()
        if not said:
            raise SystemExit(f"The load stopped; its error stands above: {shlex.join(command)}")
        return said

    try:
        marks = []
        for mark in ("begin", "end"):
            if line() != mark:
                raise SystemExit(f"The load did not say {mark}.")
            of_server, of_load = usage(server.pid), usage(load.pid)
            marks.append((time.perf_counter(), of_server, of_load.seconds, busy()))
        told = json.loads(line())
        load.wait(LONGEST)
    finally:
        if load.poll() is None:
            load.kill()
            load.wait()
    (start, before, load_before, busy_before), (end, after, load_after, busy_after) = marks
    spent = after.seconds + after.children_seconds - before.seconds - before.children_seconds
    by_load = load_after - load_before
    return Measured(
        told,
        end - start,
        spent,
        by_load,
        max(0.0, busy_after - busy_before - spent - by_load),
        after.memory,
        after.children_memory,
    )


def played(
    subject: Subject, server: Server, tables: int, think: int
) -> Iterator[tuple[str, float]]:
    """Measure tables at play, by unit."""
    warm, seconds = PLAYING
    found = watched(subject.play(server.port, tables, warm, seconds, think), server)
    moves = found.told["moves"]
    if not moves:
        raise SystemExit(f"{subject.name}: not one move was seen.")
    yield "moves/s", moves / found.told["seconds"]
    for share in ("p50", "p95", "p99"):
        yield f"ms, {share}", found.told[share]
    yield "CPU of the server, ms a move", found.server * 1000 / moves
    yield "CPU of the server, % of a core", found.server * 100 / found.seconds
    yield "bytes down, a move and client", found.told["down"] / moves / 2
    yield "memory of the server, MB", found.memory
    if found.children_memory:
        yield "memory of its children, MB", found.children_memory
    yield "CPU of the players, ms a move", found.load * 1000 / moves
    yield "CPU of other processes, % of a core", found.others * 100 / found.seconds
    yield "tables that had to be pushed", found.told["stuck"]
    if "faults" in found.told:
        yield "posts refused", sum(found.told["faults"].values())


def made(subject: Subject, server: Server) -> Iterator[tuple[str, float]]:
    """Measure the making of tables by a warm server: the peer's first ones take twice as long."""
    watched(subject.make(server.port, BURST), server)
    found = watched(subject.make(server.port, BURST), server)
    if "made" in found.told:
        yield "s, without taking the seats", found.told["made"]
    yield "s", found.told["seated"]
    yield "CPU of the server, ms a table", found.server * 1000 / BURST
    yield "CPU of other processes, % of a core", found.others * 100 / found.seconds


def at_rest(subject: Subject, server: Server, tables: int) -> Iterator[tuple[str, float]]:
    """Measure the memory of tables at which nothing happens."""
    before = usage(server.pid).memory
    for _ in range(0, tables, BURST):
        watched(subject.make(server.port, BURST), server)
        time.sleep(PAUSE)
    time.sleep(REST)
    first = usage(server.pid)
    began = time.perf_counter()
    time.sleep(REST)
    last = usage(server.pid)
    spent = last.seconds + last.children_seconds - first.seconds - first.children_seconds
    yield "memory of the server, MB", last.memory
    if last.children_memory:
        yield "memory of its children, MB", last.children_memory
    yield "kB a table", (last.memory - before) * 1000 / tables
    yield "CPU of the server, % of a core", spent * 100 / (time.perf_counter() - began)


PLAYING = (3.0, 8.0)
"""Seconds of play before anything is measured, and measured."""

Numbers = Iterator[tuple[str, float]]
SCENARIOS: dict[str, Callable[[Subject, Server], Numbers]] = {
    FAST: partial(played, tables=200, think=0),
    PACED: partial(played, tables=500, think=1000),
    MADE: made,
    IDLE: partial(at_rest, tables=10_000),
}
ONCE = (IDLE,)
"""What is not repeated."""


def ours(program: Sequence[str], durability: str, data: Path, port: int) -> list[str]:
    """The command that starts our server."""
    where = ["--address", HOST, "--port", str(port), "--data", str(data)]
    return [*program, "serve", *where, "--limit", "0", "--durability", durability]


def theirs(data: Path, port: int) -> list[str]:
    """The command that starts the peer's server."""
    return ["node", str(PEER_FOLDER / "server.js"), str(port), str(data)]


def subjects(program: Sequence[str]) -> list[Subject]:
    """All that can be measured here."""
    found = [
        Subject(OURS, partial(ours, program, "normal"), "/api/health", "budgetable"),
        Subject(FULL, partial(ours, program, "full"), "/api/health", "budgetable"),
    ]
    if shutil.which("node") and (PEER_FOLDER / "node_modules" / "boardgame.io").is_dir():
        found.append(Subject(PEER, theirs, "/games", "boardgame.io"))
        found.append(Subject(DELTA, theirs, "/games", "boardgame.io", (("DELTA", "1"),)))
    return found


def measured(found: list[Subject], runs: int, only: str) -> list[Figure]:
    """Every figure of every server, in interleaved runs."""
    figures: dict[str, Figure] = {}
    order = [(name, each) for name in SCENARIOS if re.search(only, name) for each in found]
    for number in range(1, runs + 1):
        for place, (name, subject) in enumerate(order, start=1):
            if number > 1 and name in ONCE:
                continue
            if sys.stderr.isatty():
                progress = f"run {number} of {runs}, figure {place} of {len(order)}"
                print(f"\r{progress}\033[K", end="", file=sys.stderr, flush=True)
            with tempfile.TemporaryDirectory(prefix="budgetable-bench-") as folder:
                server = subject.server(Path(folder))
                server.start()
                try:
                    for unit, value in SCENARIOS[name](subject, server):
                        figure = Figure(subject.name, name, unit)
                        figures.setdefault(figure.key, figure).runs.append(value)
                finally:
                    server.end()
            time.sleep(PAUSE)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return list(figures.values())


def killed(program: Sequence[str], kills: int, tables: int) -> dict[str, Any]:
    """What bench/crash.py reports."""
    options = ["--kills", str(kills), "--tables", str(tables), "--program", shlex.join(program)]
    ran = subprocess.run(
        [sys.executable, str(ROOT / "bench" / "crash.py"), *options],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if not ran.stdout:
        raise SystemExit("bench/crash.py stopped; its error stands above.")
    report: dict[str, Any] = json.loads(ran.stdout)
    return report


def page(
    facts: dict[str, object],
    figures: list[Figure],
    before: dict[str, float],
    kills: dict[str, Any] | None,
) -> str:
    """The results for a reader; `before` are the last medians, to compare with."""
    lines = ["# The server's speed", ""]
    lines += [f"- {name}: {value}" for name, value in facts.items()]
    lines += [
        "",
        "Medians, with the least and the greatest run. Tables for two, random legal moves; players",
        "and server share this machine. A latency is from sending a move until the other seat's",
        "connection shows the position after it.",
    ]
    medians = {each.key: median(each.runs) for each in figures}
    for name in dict.fromkeys(figure.name for figure in figures):
        here = [figure for figure in figures if figure.name == name]
        names = list(dict.fromkeys(figure.worker for figure in here))
        lines += ["", f"## {name}", ""]
        lines += [f"| | {' | '.join(names)} | ours / theirs | ours since last time |"]
        lines += ["|" + "---|" * (len(names) + 3)]
        for unit in dict.fromkeys(figure.unit for figure in here):
            by_name = {figure.worker: figure for figure in here if figure.unit == unit}
            cells = [_cell(by_name.get(each)) for each in names]
            mine = medians.get(Figure(OURS, name, unit).key)
            peers = medians.get(Figure(PEER, name, unit).key)
            last = before.get(Figure(OURS, name, unit).key)
            is_noise = "other processes" in unit
            ratio = f"{mine / peers:.2f}" if mine and peers and not is_noise else ""
            change = f"{mine / last - 1:+.0%}" if mine and last and not is_noise else ""
            lines.append(f"| {unit} | {' | '.join(cells)} | {ratio} | {change} |")
    if kills is not None:
        lines += ["", "## Killed", ""]
        lines += [
            f"- {name.replace('_', ' ')}: {value:,}"
            for name, value in kills.items()
            if name != "faults"
        ]
        lines += [f"- {fault}" for fault in kills["faults"]]
    return "\n".join(lines) + "\n"


def _cell(figure: Figure | None) -> str:
    if figure is None:
        return ""
    middle, least, greatest = [
        short(value) for value in (median(figure.runs), min(figure.runs), max(figure.runs))
    ]
    return middle if least == greatest else f"{middle} ({least}–{greatest})"


def versions(program: Sequence[str], found: list[Subject]) -> dict[str, object]:
    """What was measured, with its versions."""
    mine = f"python {platform.python_version()}"
    for package in ("litestar", "uvicorn", "uvloop", "msgspec", "sqlalchemy"):
        mine += f", {package} {version(package)}"
    facts: dict[str, object] = {OURS: mine}
    if list(program) != _default():
        facts["program"] = shlex.join(program)
    if any(each.name == PEER for each in found):
        node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
        theirs = f"node {node.stdout.strip().removeprefix('v')}"
        for package in ("boardgame.io", "node-persist", "koa-compose", "socket.io"):
            file = PEER_FOLDER / "node_modules" / package / "package.json"
            theirs += f", {package} {json.loads(file.read_text(encoding='utf-8'))['version']}"
        facts[PEER] = f"{theirs}, FlatFile"
    else:
        facts["skipped"] = f"{PEER}, for node or its packages are not there; bench/run sets it up"
    return facts


def _default() -> list[str]:
    return [sys.executable, "-m", "budgetable"]


def options() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=3, help="runs of each figure (3)")
    parser.add_argument("--only", default="", metavar="REGEX", help="only figures so named")
    parser.add_argument("--servers", default="", metavar="REGEX", help="only servers so named")
    parser.add_argument("--kills", type=int, default=200, help="of our server; 0 for none (200)")
    parser.add_argument("--kill-tables", type=int, default=40, help="at play meanwhile (40)")
    parser.add_argument("--program", metavar="COMMAND", help="what `serve` is said to (this one's)")
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="where the results go")
    return parser.parse_args()


def main() -> None:
    """Measure, print, and write if asked to."""
    asked = options()
    program = shlex.split(asked.program) if asked.program else _default()
    found = [each for each in subjects(program) if re.search(asked.servers, each.name)]
    facts: dict[str, object] = {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "processor": f"{processor()}, {os.cpu_count()} cores",
        "command": shlex.join(["bench/server.py", *sys.argv[1:]]),
        "runs": f"{asked.runs}, of {PLAYING[1]:g} s after {PLAYING[0]:g} s of play",
        **versions(program, found),
    }
    figures = measured(found, asked.runs, asked.only)
    kills = killed(program, asked.kills, asked.kill_tables) if asked.kills else None
    before = last_medians(asked.write / "server.json") if asked.write else {}
    text = page(facts, figures, before, kills)
    print(text, end="")
    if asked.write:
        plain = {**facts, "figures": plainly(figures), "killed": kills}
        write(asked.write, "server", text, plain)


if __name__ == "__main__":
    main()
