"""The page in a real browser, before a real server, in the game's words."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from budgetable.rules import Luck
from budgetable.tables.clock import SystemClock
from budgetable.tables.database import Database
from budgetable.tables.house import House
from budgetable.tables.live import Services
from budgetable.tables.secrets import SystemSecrets
from budgetable.web.app import make_app
from budgetable.web.serving import listen
from budgetable.web.settings import Settings
from tests.kit import CARDS
from tests.tables.kit import Here
from tests.web.kit import QuietServer

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
"""Quiet in a closed network."""

UNWANTED = ["--disable-back-forward-cache"]
"""What Playwright changes and nobody who plays does: going back shows the page that was left."""

PHONE = {"width": 360, "height": 740}
CHROMEBOOK = {"width": 1366, "height": 768}
NARROW = {"width": 320, "height": 640}

END = "#rematch, #next-round"
"""What a round ends with: won and perhaps the match with it, or drawn after too many turns."""

PATIENCE = 15_000
"""Milliseconds after which a test that still waits has failed."""

Json = dict[str, Any]

KIT: Json = {"name": "kit", "cards": CARDS}
"""The deck that positions are drawn with, as a table takes it."""


def chromium() -> str:
    """The browser of this machine, or nothing."""
    named = os.environ.get("CHROMIUM", "")
    return named or shutil.which("chromium") or shutil.which("chromium-browser") or ""


@contextmanager
def browser() -> Iterator[Browser]:
    """One browser for many tests; each opens contexts of its own."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=chromium(), args=FLAGS, ignore_default_args=UNWANTED
        )
        yield opened
        opened.close()


ACCEPTING = 3
"""Turns of the loop from accepting a connection until the server knows of it: a browser may have
opened one in the last moment, which nobody would close.
"""


class SureServer(QuietServer):
    """Is down at once, though browsers keep their connections for later."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        loop = asyncio.get_running_loop()
        for listener in [each for server in self.servers for each in server.sockets]:
            loop.remove_reader(listener)
        for _ in range(ACCEPTING):
            await asyncio.sleep(0)
        for server in self.servers:
            server.close()
        while self.server_state.connections:
            for each in list(self.server_state.connections):
                each.shutdown()
            await asyncio.sleep(0)
        await self.lifespan.shutdown()


class Server:
    """A server in a thread of its own, with luck that a test may hand in. It can be stopped and
    started again at the same address with the same tables.
    """

    def __init__(self, folder: Path, luck: Luck | None = None) -> None:
        self.folder = folder
        self.luck = luck
        self.port = 0
        self.calls: list[tuple[str, str]] = []
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve(ready)), daemon=True)
        self.thread.start()
        assert ready.wait(PATIENCE / 1000)

    def stop(self) -> None:
        if not self.thread.is_alive():
            return  # A test has stopped it, and failed before it was started again.
        # In one call: once it has ended, its loop closes and takes no second one.
        self.loop.call_soon_threadsafe(self._end)
        self.thread.join(PATIENCE / 1000)
        assert not self.thread.is_alive()

    def _end(self) -> None:
        self.server.ended.set()
        self.house.dismiss()

    def _noting(self, app: Any) -> Any:
        """The application, each of whose calls is kept as its method and path."""

        async def noting(scope: Any, receive: Any, send: Any) -> None:
            if scope["type"] == "http":
                self.calls.append((scope["method"], scope["path"]))
            await app(scope, receive, send)

        return noting

    def streams(self, table: str) -> int:
        """How many streams of a table are open."""
        return asyncio.run_coroutine_threadsafe(self._streams(table), self.loop).result()

    async def _streams(self, table: str) -> int:
        live = await self.house.table(table)
        return sum(len(tickets) for tickets in live._tickets.values())

    async def _serve(self, ready: threading.Event) -> None:
        self.loop = asyncio.get_running_loop()
        store = await Database.open(self.folder / "tables.sqlite3")
        services = Services(store, SystemClock(), SystemSecrets(), Here())
        self.house = House(services, self.luck) if self.luck is not None else House(services)
        listener = listen("127.0.0.1", self.port)
        self.port = listener.getsockname()[1]
        app = self._noting(make_app(self.house, Settings(limit=0)))
        config = uvicorn.Config(app, log_config=None, timeout_graceful_shutdown=1)
        self.server = SureServer(config, self.house, ready.set)
        await self.server.serve(sockets=[listener])


class Person:
    """Somebody at a browser. `context` is their device: cookies, language, size."""

    def __init__(self, server: Server, context: BrowserContext) -> None:
        self.server = server
        self.context = context
        self.context.set_default_timeout(PATIENCE)
        self.page = context.new_page()
        self.errors: list[str] = []
        self.watch(self.page)
        self.table = ""

    def watch(self, page: Page) -> None:
        """A fault of the page's own script fails the test that saw it."""
        page.on("pageerror", lambda error: self.errors.append(f"{error}\n{error.stack}"))

    def open(self, path: str = "/") -> None:
        self.page.goto(self.server.url + path)

    def tab(self, path: str) -> Page:
        """One more tab of this device."""
        page = self.context.new_page()
        self.watch(page)
        page.goto(self.server.url + path)
        return page

    def make(self, *seats: str, deck: Any = "standard", **options: Any) -> str:
        """A table made by this device: `Ann` a person, `steady!` a bot, "" an open seat."""
        wishes = [seat_of(seat) for seat in seats]
        quick = {"pace": 0.02, "beat": 0, **options}
        answer = self.context.request.post(
            f"{self.server.url}/api/tables", data={"seats": wishes, "deck": deck, "options": quick}
        )
        assert answer.status == 201, answer.text()
        made = answer.json()
        self.table = made["table"]
        return str(made["table"])

    def sit(self, *seats: str, **options: Any) -> str:
        """Make a table and open it."""
        table = self.make(*seats, **options)
        self.open(f"/t/{table}")
        expect(self.page.locator("#now")).to_be_visible()
        return table

    def view(self, seat: int = 0) -> Json:
        """The table as this device may know it, guide and all."""
        asked = f"{self.server.url}/api/tables/{self.table}?guide=true&seat={seat}"
        answer = self.context.request.get(asked)
        assert answer.ok, answer.text()
        return dict(answer.json())

    def until_asked(self) -> Json | None:
        """Wait until this person has something to decide, and sees it; nothing if the round ends
        before.
        """
        while True:
            self.page.wait_for_function(
                """() => document.querySelector('#next-round, #rematch')
                    || document.querySelector('#answers')
                    || document.querySelector('#now.mine')""",
                timeout=PATIENCE * 2,
            )
            view = self.view()
            if view["phase"] == "over":
                return None
            self.settled(view["position"] - 1)
            if self.position == view["position"] and view["to_act"] == view["you"]:
                return view

    def settled(self, position: int) -> None:
        """Wait until the page shows a position after this one."""
        self.page.wait_for_function(
            "position => Number(document.querySelector('#table')?.dataset.position) > position",
            arg=position,
        )

    @property
    def position(self) -> int:
        """The position that the page shows."""
        return int(self.page.locator("#table").get_attribute("data-position") or -1)

    def press(self, label: str) -> None:
        """Press the button that begins with that label, and wait until that has happened."""
        position = self.position
        named = re.compile(rf"^{re.escape(label)}([ :,]|$)")
        self.page.locator("#mine").get_by_role("button", name=named).click()
        self.settled(position)

    def use(self, card: str, label: str) -> None:
        """Choose a card of the hand, by the start of its id, and what is done with it."""
        self.choose(card)
        self.press(label)

    def join(self, code: str, name: str) -> None:
        """Take a seat through the address that an invitation has."""
        self.open(f"/join/{code}")
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name=f"Join as {name}").click()
        self.page.wait_for_url("**/t/*")
        self.table = self.page.url.rpartition("/")[2]

    def focused(self) -> str:
        """The id of what has the focus; empty for the page itself."""
        return str(self.page.evaluate("document.activeElement?.id ?? ''"))

    def card(self, name: str) -> Any:
        """A card of the hand, by the start of its id: `rent`."""
        return self.page.locator(f"#cards button[id^='hand-{name}-']").first

    def choose(self, name: str) -> None:
        """Click a card where it is not covered by its neighbour."""
        self.card(name).click(position={"x": 10, "y": 30}, force=True)

    def close(self) -> None:
        self.context.close()
        assert not self.errors, "\n".join(self.errors)


def seat_of(text: str) -> Json:
    """A seat of a new table, as it is written in `make`."""
    if text.endswith("!"):
        return {"bot": text[:-1]}
    return {"name": text} if text else {}


def best(view: Json) -> tuple[str, int]:
    """What a plain player would do: a place in the page's terms (`cards/2`, `actions`, `answers`)
    and the number of the choice there. Builds what fits, draws, accepts.
    """
    guide = view["guide"]
    if guide["answers"]:
        return "answers", 0
    building = [
        (choice["after"]["gap"], at, number)
        for at, card in enumerate(guide["cards"])
        for number, choice in enumerate(card["choices"])
        if "refusal" not in choice and "after" in choice
    ]
    placing = [each for each in building if each[0] >= 0]
    if placing:
        _, at, number = min(placing)
        return f"cards/{at}", number
    for number, choice in enumerate(guide["actions"]):
        if "refusal" not in choice:
            return "actions", number
    usable = next(at for at, card in enumerate(guide["cards"]) if card["usable"])
    number = next(
        n for n, choice in enumerate(guide["cards"][usable]["choices"]) if "refusal" not in choice
    )
    return f"cards/{usable}", number
