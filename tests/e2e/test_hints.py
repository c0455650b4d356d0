"""A hint on the page: a step more each time, said and shown, and its card marked."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e import scenes
from tests.e2e.scenes import ANN, BUILD


@pytest.fixture
def game(served, person):
    def start(**more):
        duel = scenes.duel(served, person, **more)
        duel.begin()
        duel.open()
        scenes.listen(duel.page)
        return duel

    return start


def told(duel, words):
    """The page shows this, and says it."""
    expect(duel.page.locator("#said")).to_contain_text(words)
    shown = duel.page.locator("#said").inner_text()
    duel.page.wait_for_function("(shown) => heard.at(-1) === shown", arg=shown)


def test_the_button_says_what_the_next_step_would_tell(game):
    duel = game()
    duel.play(ANN, *BUILD[:2])
    button = duel.page.locator("#action-hint")
    expect(button).to_have_text("Hint")
    button.click()
    told(duel, "You cannot win this turn.")
    expect(button).to_have_text("Which card?")
    expect(duel.page.locator(".hinted")).to_have_count(0)
    button.click()
    told(duel, "The card to use is Receptionist")
    expect(duel.page.locator("#hand-receptionist-1")).to_contain_class("hinted")
    expect(button).to_have_text("Which move?")
    button.click()
    told(duel, "The move: Place Receptionist")
    button.click()
    told(duel, "The move: Place Receptionist")


def test_a_hint_ends_with_its_position(game):
    duel = game()
    duel.play(ANN, *BUILD[:2])
    button = duel.page.locator("#action-hint")
    for _ in range(2):
        with duel.page.expect_response(re.compile("/hint")):
            button.click()
    expect(duel.page.locator(".hinted")).to_have_count(1)
    duel.play(ANN, *BUILD[2:3])
    expect(duel.page.locator(".hinted")).to_have_count(0)
    expect(button).to_have_text("Hint")


def test_a_hint_has_a_key_which_answers_out_of_turn_too(game):
    duel = game()
    duel.play(ANN, *BUILD, "done")
    expect(duel.page.locator("#action-hint")).to_have_count(0)
    duel.page.locator("#cards button").first.focus()
    duel.page.keyboard.press("g")
    told(duel, "You have nothing to do now.")


def test_a_table_without_hints_offers_none(game):
    duel = game(hints=False)
    expect(duel.page.locator("#action-draw")).to_be_visible()
    expect(duel.page.locator("#action-hint")).to_have_count(0)
    duel.page.locator("#cards button").first.focus()
    duel.page.keyboard.press("g")
    told(duel, "This table plays without hints.")
