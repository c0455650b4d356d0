"""Tips for a first game: one line that says what to do now, and can be switched off."""

import pytest
from playwright.sync_api import expect

from tests.e2e import scenes
from tests.e2e.scenes import ANN, BEN, BUILD

DRAW = "A turn begins with 2 cards, each from the draw pile or the discard pile."
INCOME = "A job comes first: choose a job in your hand, and place it."

MORE = "Draw one more card, from either pile."


@pytest.fixture
def game(served, person):
    def start(**more):
        duel = scenes.duel(served, person, **more)
        duel.begin()
        duel.open()
        return duel

    return start


def hears(duel, text):
    duel.page.wait_for_function("(text) => heard.some((each) => each.includes(text))", arg=text)


def set_to(duel, name, wanted):
    duel.page.locator("#settings").click()
    duel.page.locator(f"#setting-{name}").set_checked(wanted)
    duel.page.locator("#settings-dialog-close").click()


def test_each_moment_of_a_first_game_has_its_tip(game):
    duel = game()
    tip = duel.page.locator("#tip")
    expect(tip).to_have_text(DRAW)
    duel.play(ANN, *BUILD[:2])
    expect(tip).to_have_text(INCOME)
    duel.play(ANN, *BUILD[2:3])
    expect(tip).to_contain_text("You can place: A Giving.")
    duel.play(ANN, *BUILD[3:], "done")
    expect(tip).to_contain_text("Ben plays now.")


def test_the_end_of_the_turn_is_the_button_to_press_once_the_actions_are_used(game):
    duel = game()
    end = duel.page.locator("#action-done")
    duel.play(ANN, *BUILD[:-1])
    expect(end).not_to_contain_class("go")
    duel.play(ANN, BUILD[-1])
    expect(end).to_contain_class("go")


def test_a_tip_is_said_once_and_only_to_whoever_is_to_act(game):
    duel = game()
    scenes.listen(duel.page)
    duel.play(ANN, *BUILD, "done")
    duel.turn(BEN)
    duel.play(ANN, "draw deck")
    hears(duel, duel.page.locator("#log li").last.inner_text())
    said = " ".join(scenes.heard(duel.page))
    assert said.count(INCOME) == said.count("You can place: A Giving.") == said.count(MORE) == 1
    assert "plays now" not in said


def test_whoever_wants_fewer_words_reads_tips_and_does_not_hear_them(game):
    duel = game()
    set_to(duel, "brief", True)
    scenes.listen(duel.page)
    duel.play(ANN, *BUILD[:2])
    expect(duel.page.locator("#tip")).to_have_text(INCOME)
    hears(duel, "3 actions")
    assert INCOME not in " ".join(scenes.heard(duel.page))


def test_tips_are_hidden_and_come_back_by_the_settings(game):
    duel = game()
    tip = duel.page.locator("#tip")
    duel.page.locator("#tips-off").focus()
    duel.page.keyboard.press("Enter")
    expect(tip).to_have_count(0)
    assert duel.ann.focused() == "h-now"
    duel.page.reload()
    duel.seen()
    expect(tip).to_have_count(0)
    set_to(duel, "tips", True)
    expect(tip).to_have_text(DRAW)


def test_tips_end_with_the_first_match(game):
    duel = game(rounds_to_win=1)
    expect(duel.page.locator("#tip")).to_be_visible()
    duel.until_won()
    duel.page.locator("#rematch").click()
    expect(duel.page.locator("#now")).to_contain_text("Your turn")
    expect(duel.page.locator("#tip")).to_have_count(0)


def test_a_tip_is_behind_the_curtain_with_the_hand(served, person):
    shared = person(served(scenes.luck()))
    shared.open()
    shared.page.locator("#pass").click()
    shared.page.locator("#pass-0").fill("Ann")
    shared.page.locator("#pass-1").fill("Ben")
    shared.page.locator("#pass-start").click()
    shared.page.locator("#unveil").wait_for()
    expect(shared.page.locator("#tip")).to_have_count(0)
    shared.page.locator("#unveil").click()
    expect(shared.page.locator("#tip")).to_be_visible()
