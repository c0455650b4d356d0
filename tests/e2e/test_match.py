"""Whole matches in a browser: by mouse, by keyboard, by typing."""

from playwright.sync_api import expect

from tests.e2e import kit


def test_play_now_is_one_tap_away_from_playing(served, person):
    ann = person(served())
    ann.open()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.locator("#play-now").click()
    expect(ann.page.locator("#hand")).to_be_visible()
    expect(ann.page.locator("#cards button")).to_have_count(5)
    expect(ann.page.locator(".rival")).to_have_count(2)


def test_a_table_to_go_on_with_comes_first_and_says_its_round(served, person):
    ann = person(served(), viewport=kit.PHONE)
    ann.open()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.locator("#play-now").click()
    expect(ann.page.locator("#hand")).to_be_visible()
    ann.open()
    first = ann.page.locator("main section").first
    expect(first.get_by_role("heading")).to_have_text("Go on playing")
    expect(first.get_by_role("link")).to_have_text("Ann, Novice, Novice 2 Round 1")
    expect(first.get_by_role("link")).to_be_in_viewport(ratio=0.99)
    first.get_by_role("link").click()
    expect(ann.page.locator("#hand")).to_be_visible()


def test_a_whole_match_by_mouse(served, person):
    ann = person(served())
    ann.sit("Ann", "novice!", rounds_to_win=1, turn_limit=12)
    while (view := ann.until_asked()) is not None:
        place, number = kit.best(view)
        if place == "answers":
            ann.page.locator("#answers button").nth(number).click()
        elif place == "actions":
            ann.page.locator("#actions button").nth(number).click()
        else:
            key = ann.page.locator("#cards button").nth(int(place.partition("/")[2]))
            key.click(position={"x": 10, "y": 30})
            ann.page.locator("#actions button").nth(number).click()
        ann.settled(view["position"])
    expect(ann.page.locator(kit.END)).to_be_visible()
    assert ann.view()["phase"] == "over"


def test_a_whole_match_by_keyboard_alone(served, person):
    ann = person(served())
    ann.sit("Ann", "novice!", rounds_to_win=1, turn_limit=12)
    keys = ann.page.keyboard
    ann.page.locator("#cards button").first.wait_for()
    for _ in range(40):
        if ann.focused().startswith("hand-"):
            break
        keys.press("Tab")
    assert ann.focused().startswith("hand-")
    while (view := ann.until_asked()) is not None:
        place, number = kit.best(view)
        if place == "answers":
            keys.press("a")
        elif place == "actions":
            keys.press("dfe"[number])
        else:
            keys.press(str(int(place.partition("/")[2]) + 1))
            keys.press("Enter")
            for _ in range(number):
                keys.press("ArrowRight")
            keys.press("Enter")
        ann.settled(view["position"])
        assert ann.focused() != ""
    expect(ann.page.locator(kit.END)).to_be_visible()


def test_a_whole_match_by_the_command_field_alone(served, person):
    ann = person(served())
    ann.sit("Ann", "novice!", rounds_to_win=1, turn_limit=12)
    field = ann.page.get_by_role("textbox", name="Command")
    while (view := ann.until_asked()) is not None:
        place, number = kit.best(view)
        room, _, at = place.partition("/")
        choices = view["guide"][room]
        choice = choices[int(at)]["choices"][number] if at else choices[number]
        field.fill(choice["move"])
        field.press("Enter")
        ann.settled(view["position"])
        expect(field).to_have_value("")
        assert ann.focused() == "command"
    expect(ann.page.locator(kit.END)).to_be_visible()
