"""A real server in the test's own loop, and clients that speak HTTP to it."""

from __future__ import annotations

import asyncio
import functools
import inspect
import json
import re
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import uvicorn

from budgetable.rules import Card, Deck, Luck
from budgetable.tables import thinking
from budgetable.tables.house import House
from budgetable.tables.live import Live
from budgetable.web.app import make_app
from budgetable.web.callers import COOKIE
from budgetable.web.documentation import Documentation
from budgetable.web.serving import Server, address, listen
from budgetable.web.settings import Settings
from tests.kit import DECK, deal_of
from tests.tables.kit import HandClock, house_in

PATIENCE = 20.0
"""Seconds after which a test that still waits has failed."""

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Spares every client the reading of the certificates that it does not need."""

Json = dict[str, Any]


class QuietServer(Server):
    """Leaves the signals to pytest, and is down at once when its clients have gone."""

    def __init__(self, config: uvicorn.Config, house: House, started: Callable[[], None]) -> None:
        super().__init__(config, started, house.dismiss)
        self.ended = asyncio.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def main_loop(self) -> None:
        await self.ended.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        while self.server_state.connections:
            await asyncio.sleep(0)
        await self.lifespan.shutdown()


class Site:
    """A server, its house and its clock, which the test moves."""

    def __init__(self, url: str, house: House, clock: HandClock) -> None:
        self.url = url
        self.house = house
        self.clock = clock
        self.clients: list[Client] = []

    def client(self, token: str = "", **more: Any) -> Client:
        """A browser without cookies yet, or, with a token, a program."""
        client = Client(self.url, token, **more)
        self.clients.append(client)
        return client

    async def table(self, *seats: str, deck: Any = "standard", **options: Any) -> Game:
        """A table as `tests.tables.kit.wanted` writes seats, and a client for each person."""
        wishes = [wish(seat) for seat in seats]
        body = {"seats": wishes, "deck": deck, "options": {"beat": 0, "pace": 0, **options}}
        made = (await self.client().post("/api/tables", body)).json()
        keys = {each["seat"]: each["token"] for each in made["seats"]}
        return Game(self, made["table"], made["code"], keys, made["view"])

    async def live(self, table: str) -> Live:
        return await self.house.table(table)

    async def passes(self, seconds: float, table: str) -> None:
        """Let so many seconds pass at a table."""
        await self.clock.passes(seconds, await self.live(table))


DOCUMENT: Json = json.loads(
    Documentation().render(
        None,  # type: ignore[arg-type]
        make_app(None, Settings()).openapi_schema.to_schema(),  # type: ignore[arg-type]
    )
)
"""What `/api/openapi.json` serves."""

PLACES = [
    (re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(place))), methods)
    for place, methods in DOCUMENT["paths"].items()
]


@functools.cache
def validator(reference: str) -> Any:
    """Holds a value against a part of the documentation."""
    return jsonschema_rs.validator_for({**DOCUMENT, "$ref": reference})


async def documented(answer: httpx.Response) -> None:
    """Every answer that a test is given is one that the documentation foretells."""
    path = answer.request.url.raw_path.decode().partition("?")[0]
    methods: Json = next((methods for place, methods in PLACES if place.fullmatch(path)), {})
    call = methods.get(answer.request.method.lower())
    if call is None or answer.status_code == 413:
        return
    foretold = call["responses"][str(answer.status_code)].get("content", {"": {}})
    headers = call["responses"][str(answer.status_code)].get("headers", {})
    assert all(name in answer.headers for name, each in headers.items() if each.get("required"))
    media_type = answer.headers.get("content-type", "").partition(";")[0]
    schema = foretold[media_type].get("schema", {})
    if "$ref" in schema:
        validator(schema["$ref"]).validate(json.loads(await answer.aread()))


class Client:
    """Speaks to the server with connections and cookies of its own."""

    def __init__(self, url: str, token: str = "", connections: int = 50) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(
            base_url=url,
            headers=headers,
            verify=NO_TLS,
            trust_env=False,
            timeout=PATIENCE,
            limits=httpx.Limits(max_connections=connections),
            event_hooks={"response": [documented]},
        )

    @property
    def cookie(self) -> str:
        """The keys that this browser holds."""
        return next((each.value or "" for each in self.http.cookies.jar if each.name == COOKIE), "")

    async def get(self, path: str, headers: Json | None = None, **query: Any) -> httpx.Response:
        return await self.http.get(path, params=query, headers=headers)

    async def post(
        self, path: str, body: Any = None, headers: Json | None = None, **query: Any
    ) -> httpx.Response:
        if isinstance(body, str | bytes):
            headers = {"Content-Type": "application/json", **(headers or {})}
            return await self.http.post(path, content=body, params=query, headers=headers)
        return await self.http.post(path, json=body, params=query, headers=headers)

    async def delete(self, path: str, **query: Any) -> httpx.Response:
        return await self.http.delete(path, params=query)

    @asynccontextmanager
    async def follow(
        self, table: str, headers: Json | None = None, **query: Any
    ) -> AsyncIterator[Events]:
        """A stream of a table; leaving cuts the connection."""
        headers = {"Accept": "text/event-stream", **(headers or {})}
        path = f"/api/tables/{table}/events"
        async with self.http.stream("GET", path, params=query, headers=headers) as response:
            if response.status_code != 200:
                await response.aread()
                raise AssertionError(response.text)
            yield Events(response)

    async def poll(self, table: str, wait: float = 0, **query: Any) -> Json:
        """One long poll."""
        answer = await self.get(
            f"/api/tables/{table}/events", {"Accept": "application/json"}, wait=wait, **query
        )
        assert answer.status_code == 200, answer.text
        return as_json(answer)

    async def until(self, done: Callable[[], bool]) -> None:
        """Keep the server busy until something has come about in it."""
        while not done():
            await self.get("/api/health")

    async def close(self) -> None:
        await self.http.aclose()


@dataclass
class Message:
    """A message of a stream as the standard for server-sent events reads it."""

    event: str = "message"
    id: str = ""
    data: str = ""
    retry: int | None = None
    comment: bool = False

    @property
    def json(self) -> Any:
        return json.loads(self.data)


class Events:
    """A stream, message by message."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self.messages = self._messages()

    async def next(self) -> Message:
        """The next message that says something; StopAsyncIteration at the end of the stream."""
        while True:
            message = await self.any()
            if message.data and message.event != "beat":
                return message

    async def any(self) -> Message:
        """The next message, signs of life and the time to reconnect included."""
        return await anext(self.messages)

    async def push(self) -> Json:
        """The next push."""
        message = await self.next()
        assert message.event == "message", message
        pushed: Json = message.json
        assert message.id == str(pushed["id"])
        return pushed

    async def until(self, ready: Callable[[Json], bool]) -> list[Json]:
        """All pushes up to the first that is what the test waits for."""
        pushes = [await self.push()]
        while not ready(pushes[-1]):
            pushes.append(await self.push())
        return pushes

    async def _messages(self) -> AsyncIterator[Message]:
        message, is_empty = Message(), True
        async for line in self.response.aiter_lines():
            if not line:
                if not is_empty:
                    yield message
                message, is_empty = Message(), True
                continue
            is_empty = False
            name, _, value = line.partition(":")
            value = value.removeprefix(" ")
            match name:
                case "":
                    message.comment = True
                case "data":
                    message.data += "\n" + value if message.data else value
                case "event":
                    message.event = value
                case "id":
                    message.id = value
                case "retry":
                    message.retry = int(value)
                case _:
                    raise AssertionError(f"no field of a stream: {line}")


@dataclass
class Game:
    """A table and those who sit there."""

    site: Site
    id: str
    code: str | None
    keys: dict[int, str]
    view: Json
    clients: dict[int, Client] = field(default_factory=dict)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def at(self, seat: int) -> Client:
        """Who sits there; 0 for somebody who watches."""
        if seat not in self.clients:
            self.clients[seat] = self.site.client(self.keys.get(seat, ""))
        return self.clients[seat]

    async def see(self, seat: int = 0, **query: Any) -> Json:
        """The view of a seat."""
        answer = await self.at(seat).get(self.path, **query)
        assert answer.status_code == 200, answer.text
        return as_json(answer)

    async def play(
        self, seat: int, move: str, position: int | None = None, **more: Any
    ) -> httpx.Response:
        """A move, in the position as it is now unless another is said; -1 for none."""
        at = (await self.live()).table.position if position is None else position
        body = {"move": move, "position": None if at < 0 else at, **more}
        return await self.at(seat).post(f"{self.path}/moves", body)

    async def do(self, seat: int, do: str, **more: Any) -> httpx.Response:
        """A command."""
        return await self.at(seat).post(f"{self.path}/commands", {"do": do, **more})

    async def live(self) -> Live:
        return await self.site.live(self.id)

    async def to_act(self) -> int:
        return (await self.live()).table.to_act

    async def choose(self, seed: int = 0) -> tuple[int, str]:
        """Who is to act, and a sensible move."""
        table = (await self.live()).table
        assert table.match is not None
        view = table.match.view(table.to_act)
        return table.to_act, thinking.move("steady", view, seed)

    async def step(self) -> tuple[int, str]:
        """Play a sensible move, over the wire."""
        seat, move = await self.choose()
        answer = await self.play(seat, move)
        assert answer.status_code == 200, answer.text
        return seat, move

    async def until_round_over(self) -> None:
        """Play on to the end of the round."""
        while not await self.is_round_over():
            await self.step()

    async def is_round_over(self) -> bool:
        match = (await self.live()).table.match
        assert match is not None
        return match.round.is_over


def wish(seat: str) -> Json:
    """A seat on the wire, as the tests write it."""
    if seat == "-":
        return {}
    return {"bot": seat[1:]} if seat.startswith(":") else {"name": seat}


def as_json(answer: httpx.Response) -> Json:
    data: Json = answer.json()
    return data


@asynccontextmanager
async def site_in(
    folder: Path, settings: Settings | None = None, luck: Luck | None = None
) -> AsyncIterator[Site]:
    """A server whose tables are kept in that folder."""
    async with house_in(folder, luck=luck) as (house, clock):
        app = make_app(house, settings or Settings(limit=0))
        started = asyncio.Event()
        listener = listen("127.0.0.1", 0)
        url = address("127.0.0.1", listener.getsockname()[1])
        config = uvicorn.Config(
            app, log_config=None, access_log=False, ws="none", timeout_graceful_shutdown=2
        )
        server = QuietServer(config, house, started.set)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        starting = asyncio.create_task(started.wait())
        await asyncio.wait([serving, starting], return_when=asyncio.FIRST_COMPLETED)
        site = Site(url, house, clock)
        try:
            yield site
        finally:
            starting.cancel()
            for client in site.clients:
                await client.close()
            server.ended.set()
            await serving


def on_site(
    settings: Settings | None = None, luck: Luck | None = None
) -> Callable[[Callable[..., Any]], Callable[..., None]]:
    """A test that is told a server, on a loop of its own."""

    def decorate(story: Callable[..., Any]) -> Callable[..., None]:
        @functools.wraps(story)
        def test(tmp_path: Path, **more: Any) -> None:
            async def tell() -> None:
                async with asyncio.timeout(PATIENCE), site_in(tmp_path, settings, luck) as site:
                    await story(site, **more)

            asyncio.run(tell())

        wanted = inspect.signature(story)
        asked = [each for name, each in wanted.parameters.items() if name != "site"]
        folder = inspect.Parameter("tmp_path", inspect.Parameter.POSITIONAL_OR_KEYWORD)
        test.__signature__ = wanted.replace(parameters=[folder, *asked])  # type: ignore[attr-defined]
        return test

    return decorate


class Stacked:
    """Luck that deals these hands, a line of card ids for each seat; the last seat deals."""

    def __init__(
        self, *hands: str, up: str = "part-300", pile: str = "", deck: Deck = DECK
    ) -> None:
        self.deal = deal_of(hands, up, dealer=len(hands), pile=pile, deck=deck)

    def order(self, cards: Sequence[Card], round: int, shuffle: int) -> list[Card]:
        return list(self.deal) if shuffle == 0 else list(cards)

    def lot(self, seats: int) -> int:
        return seats


async def told(
    ask: Callable[..., Awaitable[httpx.Response]], code: str, status: int, **values: Any
) -> Json:
    """The problem that a call meets, looked at closely, and asked for in both languages."""
    sentences = []
    problem: Json = {}
    for language in ("es", "en"):
        answer = await ask(language=language)
        assert answer.headers["content-type"] == "application/problem+json", answer.text
        problem = as_json(answer)
        assert (problem["code"], problem["status"]) == (code, status), problem
        assert answer.status_code == status
        assert problem["type"] == f"urn:budgetable:{code}"
        assert problem["title"]
        assert problem["detail"][-1] in ".!?:", problem["detail"]
        assert "{" not in problem["detail"]
        for name, value in values.items():
            assert problem["values"][name] == value, problem
        sentences.append(problem["detail"])
    assert sentences[0] != sentences[1], "the same in both languages"
    return problem
