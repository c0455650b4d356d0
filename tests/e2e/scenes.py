"""A table for two as the accessibility tests want it: Ann at a browser, Ben by calls, and cards in
an order that is known. Each position is one call away, so that a test can look at it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e import kit
from tests.kit import DECK
from tests.tables.kit import STANDARD
from tests.web.kit import Stacked

Start = Callable[..., kit.Server]
Sit = Callable[..., kit.Person]

ANN, BEN = 1, 2

ANN_HOLDS = "receptionist food-bank emergency-fund rent just-say-no"
BEN_HOLDS = "scam layoff lost-phone food-truck car-trouble"
COMES = "transit-pass new-sneakers bounce-back groceries tutoring chef movie-night mortgage"
"""Ann wins in her second turn with what comes; Ben can hit her before, she can counter twice."""

BUILD = ["draw deck", "draw deck", "place receptionist", "place food-bank", "place emergency-fund"]
"""Ann's first turn up to its third action; `done` brings her the Bounce Back."""

WIN = ["draw deck", "draw deck", "place rent", "place transit-pass", "place new-sneakers"]
"""Her second turn, which balances her budget."""


def luck(**more: Any) -> Stacked:
    """Real cards, for what a person sees and hears."""
    cards = {"pile": COMES, "up": "beach-trip", "deck": STANDARD, **more}
    return Stacked(ANN_HOLDS, BEN_HOLDS, **cards)


def kit_luck(ann: str, ben: str, **more: Any) -> Stacked:
    """The cards of the tests' own deck, for positions that the real one does not have."""
    return Stacked(ann, ben, deck=DECK, **more)


class Duel:
    """Ann, whose page is looked at, and Ben, who plays by calls."""

    def __init__(self, ann: kit.Person, ben: kit.Person, **table: Any) -> None:
        self.ann, self.ben = ann, ben
        self.page = ann.page
        ben.table = ann.make("Ann", "", **table)
        self.said: list[str] = []

    @property
    def path(self) -> str:
        return f"/api/tables/{self.ann.table}"

    def call(self, seat: int, path: str, body: kit.Json) -> kit.Json:
        """A call of somebody's device."""
        who = self.ann if seat == ANN else self.ben
        answer = who.context.request.post(f"{who.server.url}{self.path}{path}", data=body)
        assert answer.ok, answer.text()
        return dict(answer.json())

    def begin(self) -> None:
        """Ben comes and the cards are dealt."""
        self.call(BEN, "/seats", {"name": "Ben"})
        self.call(ANN, "/commands", {"do": "start"})

    def open(self) -> None:
        self.ann.open(f"/t/{self.ann.table}")
        self.seen()

    def play(self, seat: int, *moves: str) -> None:
        """Moves of somebody's, and wait until Ann's page has seen them."""
        for move in moves:
            position = self.ann.view()["position"]
            self.call(seat, "/moves", {"move": move, "position": position})
        self.seen()

    def command(self, seat: int, do: str, **more: Any) -> None:
        """A command of somebody's, and wait until Ann's page has told it."""
        self.call(seat, "/commands", {"do": do, **more})
        self.seen()
        told = self.ann.view()["history"][-1]["id"]
        expect(self.page.locator(f"#log-{told}")).to_be_attached()

    def seen(self) -> None:
        """Wait until Ann's page shows the position that the server is in."""
        if self.page.url.startswith("http"):
            position = str(self.ann.view()["position"])
            expect(self.page.locator("#table")).to_have_attribute("data-position", position)

    def turn(self, seat: int) -> None:
        """A turn in which nothing is built; what is too much is thrown away."""
        self.play(seat, "draw deck", "draw deck", "done")
        who = self.ann if seat == ANN else self.ben
        while (view := who.view())["phase"] == "discard" and view["to_act"] == seat:
            self.play(seat, f"discard {view['hand'][-1]}")

    def until_attack(self, card: str = "lost-phone") -> None:
        """Ann has built three cards, and Ben hits her with this one."""
        self.play(ANN, *BUILD, "done")
        self.play(BEN, "draw deck", "draw deck", f"play {card} {ANN}")

    def until_won(self) -> None:
        """From the first draw to the round that Ann wins."""
        self.play(ANN, *BUILD, "done")
        self.turn(BEN)
        self.play(ANN, *WIN)


def duel(served: Start, person: Sit, with_luck: Stacked | None = None, **more: Any) -> Duel:
    """A table that waits for its cards, with Ann's page not yet opened."""
    device = more.pop("device", {})
    server = more.pop("server", None) or served(with_luck or luck())
    return Duel(person(server, **device), person(server), **more)


def resize(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})


HEARD = """() => {
    window.heard = [];
    const status = document.getElementById('status');
    const told = () => status.textContent === '' || heard.push(status.textContent);
    new MutationObserver(told).observe(status, { childList: true, characterData: true,
        subtree: true });
}"""


def listen(page: Page) -> None:
    """Note from now on what the page says."""
    page.evaluate(HEARD)


def heard(page: Page) -> list[str]:
    """All that the page has said since."""
    return list(page.evaluate("heard"))
