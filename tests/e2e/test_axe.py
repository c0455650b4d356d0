"""axe finds nothing on any page in any state and theme; nothing is wider than a small screen."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.e2e import kit, scenes
from tests.e2e.scenes import ANN, BEN, BUILD

NAME_MISMATCH = "label-content-name-mismatch"
AXE = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {NAME_MISMATCH: {"enabled": True}},
    "resultTypes": ["violations"],
}
"""All that can fail, and that what is seen is what a voice can ask for (2.5.3)."""

CARD = re.compile(r'class="card ')
"""A drawn card: its letter and amount are printed before its name, and said after it."""

HALVED = {"width": 683, "height": 384}
"""What is left of a Chromebook at 200 %."""

WIDER = """() => [document.scrollingElement, ...document.querySelectorAll('dialog[open]')]
    .filter(each => each.scrollWidth > each.clientWidth)
    .map(each => `${each.id || each.localName}: ${each.scrollWidth} in ${each.clientWidth}`)"""
"""What has to be scrolled sideways."""

CONTRAST = """localStorage.setItem('budgetable', '{"theme": "contrast"}')"""

THEMES: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced": {"forced_colors": "active"},
    "contrast": {"color_scheme": "light"},
    "narrow": {"viewport": kit.NARROW},
}


def test_a_card_is_called_by_what_is_printed_on_it(served, person):
    duel = scenes.duel(served, person)
    duel.begin()
    duel.open()
    duel.play(ANN, *BUILD[:2])
    cards = duel.page.locator("#cards button, #pile-discard")
    expect(cards).to_have_count(8)
    for card in cards.all():
        name = card.get_attribute("aria-label") or ""
        printed = card.locator(".name").inner_text()
        assert name.removeprefix("Discard pile: ").startswith(printed), (printed, name)


def test_axe_catches_what_it_should(browser):
    """The rule set is alive: a page of faults has one of each."""
    with browser.new_context() as context:
        page = context.new_page()
        page.set_content("<img src='data:,'><button>x</button><p style='color: #ccc'>Pale</p>")
        found = {each["id"] for each in Axe().run(page, options=AXE).response["violations"]}
    assert found >= {"image-alt", "color-contrast", "document-title", "landmark-one-main"}


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(served, person, theme):
    device = {"reduced_motion": "reduce", **THEMES[theme]}
    found = []
    for state, page in walk(served, person, device, CONTRAST if theme == "contrast" else ""):
        found += [f"{state}: {each}" for each in faults(page)]
    assert not found, "\n".join(found)


def faults(page: Page) -> list[str]:
    """What axe finds. That a card's name begins as the card does, has a test of its own."""
    return [
        f"{each['id']}: {node['target']} {' '.join(node['failureSummary'].split())}"
        for each in Axe().run(page, options=AXE).response["violations"]
        for node in each["nodes"]
        if each["id"] != NAME_MISMATCH or not CARD.search(node["html"])
    ]


def test_nothing_is_scrolled_sideways(served, person):
    found = []
    for state, page in walk(served, person, {"viewport": kit.NARROW}):
        for size in (HALVED, kit.NARROW):
            scenes.resize(page, size)
            found += [f"{state}: {each}" for each in page.evaluate(WIDER)]
    assert not found, "\n".join(found)


def walk(served, person, device, script="") -> Iterator[tuple[str, Page]]:
    """Every page in every state, on one device."""
    server = served(scenes.luck())
    ann = person(server, **device)
    if script:
        ann.context.add_init_script(script)
    page = ann.page
    yield from start(ann)
    yield from lobby_and_game(ann, person(server))
    yield from end_and_replay(ann, person(server))
    yield from passing(ann)
    yield from others(ann)
    yield from watching(ann, person(server))
    server.stop()
    expect(page.locator("#line")).to_be_visible()
    yield "line lost", page
    server.start()


def start(ann) -> Iterator[tuple[str, Page]]:
    page = ann.page
    ann.open()
    expect(page.locator("#play-now")).to_be_visible()
    yield "start", page
    page.locator("#pass").click()
    page.locator("#watched").fill("nothing")
    page.locator("#watch").click()
    expect(page.locator("#wrong")).to_be_visible()
    yield "start, pass and play, a wrong link", page
    yield from dialogs(page, "help", "settings")
    page.locator("#settings").click()
    page.locator("#change-keys").click()
    page.locator("#key-hand").fill("w")
    expect(page.locator("#key-hand-said")).to_be_visible()
    yield "changing keys", page
    ann.open("/join/KITEHM")
    expect(page.locator("#join-now")).to_be_visible()
    yield "joining", page
    ann.open("/t/no-such-table-here#link=abc")
    expect(page.locator("#follow-link")).to_be_visible()
    yield "a link to a seat", page
    ann.open("/t/no-such-table-here")
    expect(page.locator(".notice h1")).to_be_visible()
    yield "no such table", page
    ann.open("/tabel/KITEHM")
    expect(page.locator("h1")).to_have_text("There is nothing at this address")
    yield "no such address", page
    page.locator("#to-start").click()
    expect(page.locator("#play-now")).to_be_visible()


def dialogs(page, *openers) -> Iterator[tuple[str, Page]]:
    for opener in openers:
        page.locator(f"#{opener}").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        yield f"{opener} dialog", page
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


def lobby_and_game(ann, ben) -> Iterator[tuple[str, Page]]:
    page = ann.page
    duel = scenes.Duel(ann, ben)
    ann.open(f"/t/{ann.table}")
    expect(page.locator("svg.qr")).to_be_visible()
    yield "lobby", page
    ben.open(f"/t/{ann.table}")
    duel.begin()
    duel.seen()
    yield "draw", page
    page.locator("#questions").click()
    yield "questions", page
    page.locator("#questions").click()
    page.locator("#say-something").click()
    expect(page.locator("#phrases .btn").first).to_be_visible()
    yield "phrases", page
    duel.play(ANN, *BUILD[:2])
    yield "act", page
    ann.choose("receptionist")
    expect(page.locator("#choice-place-receptionist")).to_be_visible()
    yield "chosen", page
    page.keyboard.press("Escape")
    ann.choose("rent")
    expect(page.locator("#talk .why")).to_be_visible()
    yield "refusal", page
    page.locator("#choice-back").click()
    duel.play(ANN, *BUILD[2:])
    yield "built", page
    yield from dialogs(page, "help", "settings", "leave", "look-me", f"look-{BEN}")
    duel.play(ANN, "done")
    yield "Ben draws", page
    duel.play(BEN, *BUILD[:2], "play car-trouble 1")
    expect(page.locator("#answers button")).to_have_count(3)
    yield "answer", page
    duel.play(ANN, "accept")
    yield "Ben acts", page


def end_and_replay(ann, ben) -> Iterator[tuple[str, Page]]:
    page = ann.page
    duel = scenes.Duel(ann, ben, rounds_to_win=2)
    duel.begin()
    duel.open()
    duel.until_won()
    expect(page.locator("#next-round")).to_be_visible()
    yield "round over", page
    duel = scenes.Duel(ann, ben, rounds_to_win=1)
    duel.begin()
    duel.open()
    duel.until_won()
    expect(page.locator("#rematch")).to_be_visible()
    yield "match over", page
    page.locator("#look-back").click()
    expect(page.locator("#step-next")).to_be_visible()
    yield "replay", page
    page.locator("#step-last").click()
    expect(page.locator(".stamp")).to_be_visible()  # The page is as it stays.
    page.get_by_role("radio", name="Ben").check(force=True)
    expect(page.locator("#h-shown")).to_be_visible()
    yield "replay, the end, a hand", page


def passing(ann) -> Iterator[tuple[str, Page]]:
    page = ann.page
    ann.open()
    page.locator("#pass").click()
    page.locator("#pass-0").fill("Ann")
    page.locator("#pass-1").fill("Ben")
    page.locator("#pass-start").click()
    expect(page.locator("#unveil")).to_be_visible()
    yield "curtain", page
    page.locator("#unveil").click()
    expect(page.locator("#visit-2")).to_be_visible()
    yield "pass and play", page


def others(ann) -> Iterator[tuple[str, Page]]:
    """Three others, and a clock."""
    page = ann.page
    ann.make("Ann", "novice!", "novice!", "steady!", clock=600)
    ann.open(f"/t/{ann.table}")
    expect(page.locator("#now.mine")).to_be_visible()
    expect(page.locator(".rival")).to_have_count(3)
    yield "four seats", page


def watching(ann, ben) -> Iterator[tuple[str, Page]]:
    page = ann.page
    ben.make("Ben", "novice!", "novice!")
    ann.open(f"/t/{ben.table}")
    expect(page.locator(".table.watching")).to_be_visible()
    yield "watching", page
