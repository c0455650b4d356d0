"""A review as a page: opened from a file, in a browser that may run no script."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from budgetable import decks, records
from budgetable.coach import review
from budgetable.simulate import Plan, run
from budgetable.terminal import review_page, reviewing
from tests.e2e import kit
from tests.e2e.test_axe import HALVED, WIDER, faults

LOOKS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced": {"forced_colors": "active"},
}
NAMES = ("Ann", "Maximiliana Wolfeschlegelstein", "steady", "Dee")


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    plan = Plan.of(decks.load("standard"), ("novice",) * 4, 1, seed=3, with_records=True)
    (result,) = run(plan)
    made = review(replace(records.from_json(result.record), players=NAMES), simulations=4)
    file = tmp_path_factory.mktemp("reviews") / "review.html"
    file.write_text(review_page.page(made, reviewing.voice_at(made, "es")), "utf-8")
    return file


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_on_a_review(browser, page_file: Path, look: str):
    with browser.new_context(viewport=kit.PHONE, **LOOKS[look]) as context:
        page = context.new_page()
        page.goto(page_file.as_uri())
        assert page.title() == f"Análisis: {', '.join(NAMES)}"
        assert faults(page) == []


def test_a_review_without_scripts_asks_for_nothing_and_fits_any_screen(browser, page_file: Path):
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(page_file.as_uri())
        assert asked == [page_file.as_uri()]
        assert page.get_by_role("img").count() == page.get_by_role("table").count() > 0
        told = page.get_by_role("img").first
        assert told.locator("desc").text_content().count("por ciento") == 4 * len(NAMES)
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(page_file.as_uri())
        for size in (kit.NARROW, HALVED):
            page.set_viewport_size(size)
            assert page.evaluate(WIDER) == []
