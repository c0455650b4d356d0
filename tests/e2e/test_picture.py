"""One's own budget as a picture, while something is tried: as it would be."""

from playwright.sync_api import expect

from budgetable.decks import load
from tests.e2e import scenes
from tests.e2e.scenes import ANN, BEN
from tests.web.kit import Stacked

ANN_HOLDS = "chef food-bank emergency-fund rent teacher"
BEN_HOLDS = "electrician layoff college-fund mortgage closed-doors"


def at_work(served, person) -> scenes.Duel:
    """Ann is a chef who gives 200, and holds the card of a teacher; Ben holds a Layoff."""
    luck = Stacked(ANN_HOLDS, BEN_HOLDS, up="retirement-savings", deck=load("standard"))
    duel = scenes.duel(served, person, luck)
    duel.begin()
    duel.open()
    duel.play(ANN, "draw deck", "draw deck", "place chef", "place food-bank")
    return duel


def test_a_job_that_is_tried_stands_where_the_old_one_did(served, person):
    duel = at_work(served, person)
    jobs = duel.page.locator("#budget .lane.in .block")
    expect(jobs).to_have_text(["2400 Chef"])
    duel.ann.card("teacher").click(position={"x": 10, "y": 30})
    duel.page.locator("#choice-swap-teacher-chef").focus()
    expect(jobs).to_have_text(["2800 Teacher"])
    expect(duel.page.locator("#budget .hole")).to_have_text("then 2600 to go")
    duel.page.keyboard.press("Escape")
    expect(jobs).to_have_text(["2400 Chef"])


def test_a_job_that_an_attack_would_take_is_struck_out_before_it_goes(served, person):
    duel = at_work(served, person)
    duel.play(ANN, "done")
    duel.play(ANN, *[f"discard {card}" for card in duel.ann.view()["hand"][5:]])
    duel.play(BEN, "draw deck", "draw deck", f"play layoff {ANN}")
    expect(duel.page.locator("#budget .block.gone")).to_have_text("2400 Chef")
    expect(duel.page.locator("#budget .over-tag")).to_have_text("then 200 over")
    duel.page.locator("#answer-accept").click()
    expect(duel.page.locator("#budget .lane.in")).to_have_count(0)
