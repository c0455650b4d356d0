"""Take the pictures of the page anew: `make pictures`.

Each shows a scripted game, so that a picture changes only when the page does.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from budgetable.decks import load
from tests.e2e.kit import CHROMEBOOK, FLAGS, PHONE, Server, chromium
from tests.web.kit import Stacked

HERE = Path(__file__).parent
PROJECTOR = {"width": 1920, "height": 1080}
TABLET = {"width": 768, "height": 1024}

FOUR = {
    "Ann": "chef food-bank emergency-fund rent tax-refund",
    "Ben": "electrician animal-shelter college-fund mortgage lost-phone",
    "Cleo": "bike-shop coffee-shop-shifts scholarships groceries slow-season",
    "Dan": "babysitting help-for-family sick-pet burst-pipe guitar-lessons",
}
PILE = (
    "transit-pass movie-night just-say-no"
    " doctor-visits student-loan bounce-back"
    " first-home-savings new-sneakers phone-and-internet"
    " beach-trip just-say-no"
    " car-and-gas scam child-care"
    " bounce-back layoff"
    " tutoring shared-apartment"
    " insurance helping-hands"
    " soccer-club closed-doors"
)

OPENING = """
1 draw deck; 1 draw deck; 1 place chef; 1 place food-bank; 1 place emergency-fund; 1 done
2 draw deck; 2 draw deck; 2 place electrician; 2 place animal-shelter
2 place college-fund; 2 done
3 draw deck; 3 draw deck; 3 place bike-shop; 3 place coffee-shop-shifts; 3 place scholarships
3 done
4 draw deck; 4 draw deck; 4 place babysitting; 4 play sick-pet 3; 3 accept; 4 done
1 draw deck; 1 draw deck
"""
"""Up to Ann's second turn: she has drawn, and has three actions."""


class Game:
    """A game of people who play by calls, so that a picture can be taken at any move."""

    def __init__(self, playwright: Playwright, server: Server, names: list[str]) -> None:
        self.server = server
        self.calls = playwright.request.new_context(base_url=server.url)
        seats = [{"name": name} for name in names]
        body = {"seats": seats, "options": {"beat": 0, "first_dealer": len(names)}}
        made = self.calls.post("/api/tables", data=body).json()
        self.table = made["table"]
        self.keys = {each["seat"]: each["token"] for each in made["seats"]}

    def call(self, method: str, path: str, seat: int, **data: Any) -> Any:
        """A call of a seat; fails if it is declined."""
        headers = {"Authorization": f"Bearer {self.keys[seat]}"}
        where = f"/api/tables/{self.table}{path}"
        answer = self.calls.fetch(where, method=method, headers=headers, data=data or None)
        assert answer.ok, answer.text()
        return answer.json()

    def play(self, lines: str) -> None:
        """Moves, each with its seat in front: `1 draw deck; 1 place chef`."""
        for line in lines.replace("\n", ";").split(";"):
            if line.strip():
                seat, _, move = line.strip().partition(" ")
                position = self.call("GET", "", int(seat))["position"]
                self.call("POST", "/moves", int(seat), move=move, position=position)

    def link(self, seat: int) -> str:
        """The path that brings a seat to another device."""
        made = self.call("POST", "/commands", seat, do="link")
        return f"/t/{self.table}#link={made['link']}"


class Studio:
    """Devices of all sizes, before one server with one deal."""

    def __init__(self, playwright: Playwright, browser: Browser, folder: Path) -> None:
        self.playwright = playwright
        self.browser = browser
        self.folder = folder
        self.servers: list[Server] = []

    def game(self, *names: str, hands: dict[str, str] = FOUR, pile: str = PILE) -> Game:
        """A game with the hands of these players."""
        dealt = [hands[name] for name in names]
        luck = Stacked(*dealt, up="retirement-savings", pile=pile, deck=load("standard"))
        self.servers.append(Server(Path(tempfile.mkdtemp(dir=self.folder)), luck))
        return Game(self.playwright, self.servers[-1], list(names))

    def device(self, server: Server, size: Any, **more: Any) -> Page:
        """A new device; `theme` is one of the settings."""
        settings = json.dumps({"tips": False, **json.loads(more.pop("settings", "{}"))})
        context = self.browser.new_context(viewport=size, reduced_motion="reduce", **more)
        context.add_init_script(f"localStorage.setItem('budgetable', '{settings}')")
        page = context.new_page()
        return page

    def sit(self, game: Game, seat: int, size: Any, **more: Any) -> Page:
        """A device with a seat at the table."""
        page = self.device(game.server, size, **more)
        page.goto(game.server.url + game.link(seat))
        page.locator("#follow-link").click()
        page.locator("#cards button").first.wait_for()
        return page


def shoot(page: Page, name: str, *, whole: bool = False) -> None:
    """Take a picture once nothing moves any more."""
    page.evaluate("document.fonts.ready")
    page.locator("body").evaluate("() => new Promise(requestAnimationFrame)")
    page.screenshot(path=HERE / f"{name}.png", full_page=whole, animations="disabled")
    print(f"{name}.png")


def choose(page: Page, card: str) -> None:
    """Tap a card of the hand."""
    page.locator(f"#hand-{card}-1").click(position={"x": 10, "y": 30}, force=True)


DARK = '{"theme": "dark"}'
TIPS = '{"tips": true}'
CONTRAST = '{"theme": "contrast"}'


def first_screen(studio: Studio) -> None:
    server = studio.game("Ann", "Ben").server
    for name, size, settings in (("start", CHROMEBOOK, "{}"), ("start-phone", PHONE, DARK)):
        page = studio.device(server, size, settings=settings)
        page.goto(server.url)
        page.get_by_label("Your name").fill("Ann")
        shoot(page, name, whole=True)
    page = studio.device(server, CHROMEBOOK)
    page.goto(server.url)
    page.get_by_label("Your name").fill("Ann")
    page.locator("#new-table").click()
    page.locator(".qr").wait_for()
    shoot(page, "lobby")


def four_seats(studio: Studio) -> None:
    game = studio.game("Ann", "Ben", "Cleo", "Dan")
    game.play(OPENING)
    book = studio.sit(game, 1, CHROMEBOOK)
    phone = studio.sit(game, 1, PHONE)
    dark = studio.sit(game, 1, CHROMEBOOK, settings=DARK)
    tablet = studio.sit(game, 1, TABLET)
    choose(book, "rent")
    shoot(book, "choices")
    book.keyboard.press("Escape")
    game.play("1 place rent; 1 place tax-refund")
    book.locator(".block.k-windfall").first.wait_for()
    shoot(book, "table-four")
    shoot(phone, "table-four-phone")
    shoot(tablet, "table-four-tablet", whole=True)
    shoot(dark, "table-four-dark")
    for page in (tablet, dark):  # A seat has four streams at most.
        page.context.close()
    phone_dark = studio.sit(game, 1, PHONE, settings=DARK)
    contrast = studio.sit(game, 1, CHROMEBOOK, settings=CONTRAST)
    choose(contrast, "movie-night")
    contrast.locator(".why").wait_for()
    shoot(contrast, "refusal-contrast")
    choose(phone, "transit-pass")
    shoot(phone, "choices-phone")
    choose(book, "movie-night")
    book.locator(".why").wait_for()
    shoot(book, "refusal")
    book.keyboard.press("Escape")
    phone.keyboard.press("Escape")
    game.play("1 done; 2 draw deck; 2 draw deck; 2 play lost-phone 1")
    for page, name in ((book, "attack"), (phone_dark, "attack-phone-dark")):
        page.locator("#answers").wait_for()
        shoot(page, name)
    game.play("1 accept; 2 place mortgage; 2 done")


def two_seats(studio: Studio) -> None:
    game = studio.game("Ann", "Ben")
    first = studio.sit(game, 1, PHONE, settings=TIPS)
    shoot(first, "first-game-phone")
    first.context.close()
    game.play(
        """
        1 draw deck; 1 draw deck; 1 place chef; 1 place food-bank; 1 place emergency-fund; 1 done
        2 draw deck; 2 draw deck; 2 place electrician; 2 place animal-shelter
        2 place college-fund; 2 done
        1 draw deck; 1 draw deck; 1 place rent
        """
    )
    book = studio.sit(game, 1, CHROMEBOOK)
    shoot(book, "table-two")


def a_win(studio: Studio) -> None:
    deal = {"Ann": "chef food-bank emergency-fund rent just-say-no", "Ben": FOUR["Ben"]}
    game = studio.game("Ann", "Ben", hands=deal, pile="student-loan beach-trip")
    game.play("1 draw deck; 1 draw deck; 1 place chef; 1 place food-bank; 1 place emergency-fund")
    game.play("1 done; 2 draw deck; 2 draw deck; 2 place electrician; 2 place animal-shelter")
    game.play("2 place college-fund; 2 done; 1 draw deck; 1 draw deck; 1 place rent")
    game.play("1 place student-loan")
    book = studio.sit(game, 1, CHROMEBOOK)
    projector = studio.sit(game, 1, PROJECTOR)
    choose(book, "beach-trip")
    shoot(book, "last-card")
    book.keyboard.press("Enter")
    projector.locator(".stamp").wait_for()
    shoot(projector, "win-projector")
    shoot(book, "win")
    book.locator("#look-back").click()
    book.locator("#step-next").wait_for()
    for _ in range(12):
        book.locator("#step-next").click()
    book.locator(".block.k-b").first.wait_for()
    shoot(book, "replay")


def passed_round(studio: Studio) -> None:
    server = studio.game("Ann", "Ben").server
    page = studio.device(server, TABLET)
    page.goto(server.url)
    page.locator("#pass").click()
    page.locator("#pass-0").fill("Ann")
    page.locator("#pass-1").fill("Ben")
    page.locator("#pass-start").click()
    page.locator("#unveil").or_(page.locator("#cards button")).first.wait_for()
    shoot(page, "curtain")


SCENES: list[Callable[[Studio], None]] = [
    first_screen, four_seats, two_seats, a_win, passed_round,
]  # fmt: skip


def main() -> None:
    """Take all pictures."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        studio = Studio(playwright, browser, Path(folder))
        try:
            for scene in SCENES:
                scene(studio)
        finally:
            browser.close()
            for server in studio.servers:
                server.stop()


if __name__ == "__main__":
    main()
