"""A balance report as a page: opened from a file, in a browser that may run no script."""

from __future__ import annotations

from pathlib import Path

import pytest

from budgetable import decks
from budgetable.rules import Options
from budgetable.simulate import Plan, run
from budgetable.simulate.balance import differences
from budgetable.terminal import balance_page
from budgetable.terminal.simulating import Series, as_reported
from tests.e2e import kit
from tests.e2e.test_axe import HALVED, WIDER, faults

LOOKS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced": {"forced_colors": "active"},
}

SCROLLED = """() => [...document.querySelectorAll('main *')].filter(each =>
    each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'auto')
    .map(each => [each.tabIndex, each.getAttribute('role'), !!each.getAttribute('aria-label')])"""
"""What has to be scrolled sideways: whether keys can do it, and what it is called."""


CLIPPED = """heads => heads.map(head => [head.innerText, head, head.querySelector('span')])
    .filter(([, head, name]) => name.scrollHeight > name.clientHeight + 1
        || name.scrollWidth > name.clientWidth + 1 || head.scrollWidth > head.clientWidth + 1
        || getComputedStyle(head).overflow !== 'visible')
    .map(([text]) => text)"""
"""The upright heads of columns that are cut."""


def page_of(*names: str, language: str = "en") -> str:
    """The report of the standard deck, or of it beside one with another title and amount."""
    series, played = [], []
    for name in names:
        data = decks.to_data(decks.load("standard"))
        if name != "standard":
            data |= {"name": name, "title": "Wolfeschlegelsteinhausenbergerdorff <b>und</b> Co"}
            data["cards"][1] |= {"amount": 2450, "name": "Maximilianawolfeschlegelstein"}
            (rent,) = [card for card in data["cards"] if card["id"] == "rent"]
            rent |= {"name": "Rent beside the Heiliggeistspitalkirche", "translations": {}}
        deck = decks.from_data(data)
        plan = Plan.of(deck, ("novice",) * 3, 20, seed=2, options=Options(1, 30))
        series.append(Series(plan, deck, name))
        played.append(list(run(plan)))
    reported = as_reported(series, played, language)
    found = differences(*[each.figures for each in reported]) if len(names) > 1 else {}
    return balance_page.page(reported, found)


@pytest.fixture(scope="module")
def page_files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("reports")
    files = {"one": folder / "one.html", "two": folder / "two.html"}
    files["one"].write_text(page_of("standard"), "utf-8")
    files["two"].write_text(page_of("town", "standard", language="es"), "utf-8")
    return files


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("decks", ["one", "two"])
def test_axe_finds_nothing_on_a_report(browser, page_files, decks: str, look: str):
    with browser.new_context(viewport=kit.PHONE, **LOOKS[look]) as context:
        page = context.new_page()
        page.goto(page_files[decks].as_uri())
        assert faults(page) == []


@pytest.mark.parametrize("decks", ["one", "two"])
def test_a_report_without_scripts_asks_for_nothing_and_fits_any_screen(
    browser, page_files, decks: str
):
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(page_files[decks].as_uri())
        assert asked == [page_files[decks].as_uri()]
        chart = page.get_by_role("img")
        assert chart.count() == 1
        assert chart.locator("desc").text_content()
        assert page.get_by_role("table").count() == (8 if decks == "one" else 9)
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(page_files[decks].as_uri())
        for size in (kit.NARROW, HALVED):
            page.set_viewport_size(size)
            assert page.evaluate(WIDER) == []
            assert all(each == [0, "region", True] for each in page.evaluate(SCROLLED))


@pytest.mark.parametrize("decks", ["one", "two"])
def test_an_upright_head_has_its_whole_name_and_amount(browser, page_files, decks: str):
    with browser.new_context(viewport=kit.CHROMEBOOK) as context:
        page = context.new_page()
        page.goto(page_files[decks].as_uri())
        heads = page.locator(".tall")
        assert heads.count()
        assert heads.evaluate_all(CLIPPED) == []
        longest = heads.filter(has_text="Heiliggeist")
        assert [each.split()[-1] for each in longest.all_inner_texts()] == (
            [] if decks == "one" else ["1200"]
        )


def test_a_chromebook_hides_no_column_and_a_phone_shows_that_there_are_more(browser, page_files):
    with browser.new_context(viewport=kit.CHROMEBOOK) as context:
        page = context.new_page()
        page.goto(page_files["one"].as_uri())
        assert page.evaluate(SCROLLED) == []
        page.set_viewport_size(kit.NARROW)
        assert page.evaluate(SCROLLED)
        shades = "getComputedStyle(document.querySelector('.numbers')).backgroundAttachment"
        assert page.evaluate(shades) == "local, scroll"


def test_a_report_is_printed_light_and_whole(browser, page_files):
    with browser.new_context(viewport=kit.CHROMEBOOK, color_scheme="dark") as context:
        page = context.new_page()
        page.goto(page_files["two"].as_uri())
        page.emulate_media(media="print")
        colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert colour == "rgb(255, 255, 255)"
        assert page.evaluate(SCROLLED) == []
        assert page.pdf(format="A4").startswith(b"%PDF")
