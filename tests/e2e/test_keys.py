"""Every key of the table does what the list of keys says, where it may, and nowhere else."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e import kit, scenes
from tests.e2e.scenes import ANN, BEN, BUILD

LETTERS = "dfeacuthbopwgislry12/?,.[]"
"""Every key that is a character."""

SECTIONS = [
    "h-now", "h-answer", "h-hand", "h-talk", "h-budget", "h-rivals", "h-rival-2", "h-piles",
    "h-command", "h-history", "h-phrases",
]  # fmt: skip
"""The headings of a table while an answer is awaited, in their order."""

STOPS = [
    "skip", "help", "settings", "leave", "tips-off", "answer-accept", "hand-rent-1", "action-draw",
    "questions", "look-me", "look-2", "pile-draw", "pile-discard", "command", "command-go", "log",
    "say-something",
]  # fmt: skip
"""Where Tab stops then: each toolbar once."""


@pytest.fixture
def game(served, person):
    """A table where Ann is to draw; what her page says is noted."""

    def start(with_luck=None, **more):
        duel = scenes.duel(served, person, with_luck, **more)
        duel.begin()
        duel.open()
        scenes.listen(duel.page)
        return duel

    return start


def press(duel, key, on="hand-rent-1"):
    if on:
        duel.page.locator(f"#{on}").focus()
    duel.page.keyboard.press(key)


def hears(duel, text):
    """The page says this, the last of all that it has said."""
    duel.page.wait_for_function("text => heard.at(-1) === text", arg=text)


def says(duel, text):
    """The page says this, and shows it."""
    hears(duel, text)
    expect(duel.page.locator("#said")).to_be_visible()
    expect(duel.page.locator("#said")).to_have_text(text)


# Asking.


@pytest.mark.parametrize("device", [{}, {"viewport": kit.PHONE}], ids=["chromebook", "phone"])
def test_each_question_is_answered_in_words_and_on_the_page(game, device):
    duel = game(device=device)
    duel.play(ANN, *BUILD)
    ask = duel.ann.view()["guide"]["ask"]
    answers = {
        "t": ask["turn"], "h": ask["hand"], "b": ask["budget"], "o": ask["others"],
        "p": ask["piles"], "w": ask["can"], "s": ask["score"],
        "Shift+Digit1": ask["seats"][0], "Shift+Digit2": ask["seats"][1],
        "Shift+T": "This table has no clock: take all the time that you need.",
    }  # fmt: skip
    for key, answer in answers.items():
        assert answer
        press(duel, key)
        says(duel, answer)
        assert duel.ann.focused() == "hand-rent-1"
    assert "Income 2000, expenses 400" in answers["b"]
    assert len(set(answers.values())) >= len(answers) - 1  # The others are Ben alone.
    press(duel, "Shift+B")
    says(duel, ask["budget"])


def test_a_question_is_answered_on_the_page_while_a_card_is_chosen_too(game):
    duel = game()
    duel.play(ANN, *BUILD[:2])
    press(duel, "Enter", "hand-receptionist-1")
    expect(duel.page.locator("#choice-place-receptionist")).to_be_focused()
    press(duel, "p", on="")
    says(duel, duel.ann.view()["guide"]["ask"]["piles"])
    expect(duel.page.locator("#choice-place-receptionist")).to_be_focused()


def test_the_rest_of_the_time_is_told_as_it_is_now(served, person):
    duel = scenes.duel(served, person, clock=90)
    duel.begin()
    duel.page.clock.install()
    duel.open()
    scenes.listen(duel.page)
    for passed, left in ((0, r"1 minute, \d+ seconds left\."), (60, r"\d+ seconds left\.")):
        duel.page.clock.fast_forward(passed * 1000)
        press(duel, "Shift+T")
        expect(duel.page.locator("#said")).to_have_text(re.compile(f"^{left}$"))


def test_the_full_text_of_the_focused_card(game):
    duel = game()
    cards = {each["id"]: each for each in deck_of(duel)["cards"]}
    for card in ("rent", "just-say-no"):
        press(duel, "i", f"hand-{card}-1")
        says(duel, cards[card]["does"])
    press(duel, "i", "action-draw")
    says(duel, "No card has the focus. Go to a card of your hand first.")
    press(duel, "Enter", "hand-rent-1")
    expect(duel.page.locator("#choice-place-rent")).to_be_focused()
    press(duel, "i", on="")
    says(duel, cards["rent"]["does"])


def deck_of(duel):
    fingerprint = duel.ann.view()["deck"]["fingerprint"]
    answer = duel.ann.context.request.get(f"{duel.ann.server.url}/api/decks/{fingerprint}")
    return answer.json()


def test_the_last_event_and_the_last_announcement(game):
    duel = game()
    duel.play(ANN, "draw deck")
    last = duel.ann.view()["history"][-1]["said"]
    press(duel, "l")
    says(duel, last)
    piles = duel.ann.view()["guide"]["ask"]["piles"]
    press(duel, "p")
    says(duel, piles)
    press(duel, "r")
    expect_heard(duel, last, piles, piles)
    press(duel, "l")
    says(duel, last)
    press(duel, "e")
    refusal = duel.page.locator("#talk .why").inner_text()
    says(duel, refusal)
    press(duel, "r")
    expect_heard(duel, piles, last, refusal, refusal)
    duel.command(BEN, "say", phrase="hello")
    phrase = duel.ann.view()["history"][-1]["said"]
    hears(duel, phrase)
    press(duel, "r")
    says(duel, phrase)


def expect_heard(duel, *texts):
    """This is what the page has said last, one after the other."""
    duel.page.wait_for_function(
        "texts => JSON.stringify(heard.slice(-texts.length)) === JSON.stringify(texts)",
        arg=list(texts),
    )


def test_messages_are_read_back_and_forth(game):
    duel = game()
    duel.play(ANN, "draw deck")
    duel.command(BEN, "say", phrase="hello")
    history = [each["said"] for each in duel.ann.view()["history"]]
    first, *_, draw, hello = history
    for key, text in (
        (",", hello),
        (",", draw),
        (".", hello),
        (".", hello),
        ("Shift+Comma", first),
        (",", first),
        ("Shift+Period", hello),
    ):
        press(duel, key)
        says(duel, text)


def test_messages_come_in_buffers(game):
    duel = game()
    duel.play(ANN, "draw deck")
    draw = duel.ann.view()["history"][-1]["said"]
    duel.command(BEN, "say", phrase="hello")
    hello = duel.ann.view()["history"][-1]["said"]
    for key, text in (
        ("]", "Messages of the game."),
        (",", draw),
        ("]", "Messages about the players."),
        ("]", "What the players said."),
        (",", hello),
        (",", hello),
        ("]", "All messages."),
        ("[", "What the players said."),
    ):
        press(duel, key)
        says(duel, text)


# Doing.


def test_d_f_and_e_draw_take_and_end(game):
    duel = game()
    for key, event in (
        ("d", "You draw Transit pass"),
        ("f", "You take Beach trip"),
        ("E", "You have 7 cards"),
    ):
        position = duel.ann.position
        press(duel, key)
        duel.ann.settled(position)
        expect(duel.page.locator("#log li").last).to_contain_text(event)
        expect(duel.page.locator("#status")).to_contain_text(event)


def test_what_cannot_be_done_now_is_said_with_its_reason(game):
    duel = game()
    for key, at in (("e", 2),):
        refusal = duel.ann.view()["guide"]["actions"][at]["refusal"]["said"]
        press(duel, key)
        says(duel, refusal)
    duel.play(ANN, *BUILD[:2])
    for key, at in (("d", 0), ("f", 1)):
        refusal = duel.ann.view()["guide"]["actions"][at]["refusal"]["said"]
        press(duel, key)
        says(duel, refusal)
    assert duel.ann.position == duel.ann.view()["position"]


def test_a_accepts_only_when_asked(game):
    duel = game()
    press(duel, "a")
    says(duel, "There is nothing to answer now.")
    press(duel, "c")
    says(duel, "There is nothing to answer now.")
    duel.until_attack()
    press(duel, "A")
    expect(duel.page.locator("#answers")).to_have_count(0)
    expect(duel.page.locator("#log li").last).to_contain_text("You accept")


def test_c_counters_at_once_if_there_is_one_counter(game):
    duel = game(scenes.luck(pile="transit-pass new-sneakers groceries"))
    duel.until_attack()
    expect(duel.page.locator("#answers button")).to_have_count(2)
    press(duel, "c")
    expect(duel.page.locator("#answers")).to_have_count(0)
    expect(duel.page.locator("#log li").last).to_contain_text("You answer with Just Say No")


def test_c_says_so_if_there_is_none(game):
    luck = scenes.kit_luck("job-2000 a-200 b-200 c-900 d-400", "bill-200 no no no no",
                           pile="e-300 e-200 a-300")  # fmt: skip
    duel = game(luck, deck=kit.KIT)
    duel.play(ANN, "draw deck", "draw deck", "place job-2000", "place a-200", "done")
    duel.play(BEN, "draw deck", "draw deck", "play bill-200 1")
    counter = duel.page.locator("#answers button").nth(1)
    expect(counter).to_have_attribute("aria-disabled", "true")
    press(duel, "c", "hand-b-200-1")
    says(duel, duel.ann.view()["guide"]["answers"][1]["refusal"]["said"])
    expect(duel.page.locator("#answers")).to_be_visible()


def test_c_opens_the_choice_of_two(game):
    duel = game()
    duel.until_attack()
    press(duel, "c")
    expect(duel.page.locator("#answer-counter-just-say-no")).to_be_focused()
    expect(duel.page.locator("#answer-counter-just-say-no")).to_contain_text(
        "Counter with Just Say No"
    )
    duel.page.keyboard.press("ArrowRight")
    expect(duel.page.locator("#answer-counter-bounce-back")).to_be_focused()
    duel.page.keyboard.press("Space")
    expect(duel.page.locator("#answers")).to_have_count(0)
    expect(duel.page.locator("#log li").last).to_contain_text("You answer with Bounce Back")


def test_u_undoes(game):
    duel = game()
    duel.play(ANN, *BUILD[:3])
    position = duel.ann.position
    press(duel, "u")
    duel.ann.settled(position)
    expect(duel.page.locator("#hand-receptionist-1")).to_be_visible()
    expect(duel.page.locator("#action-undo")).to_have_count(0)
    press(duel, "u")
    expect(duel.page.locator("#talk .why")).to_be_visible()


def test_y_gives_a_minute_more(game):
    duel = game(clock=60)
    left = duel.ann.view()["seconds_left"]
    press(duel, "y")
    expect(duel.page.locator("#log li").last).to_contain_text("60 seconds")
    assert duel.ann.view()["seconds_left"] > left


# Moving.


def test_arrows_move_inside_and_stop_at_the_ends_saying_the_name_again(game):
    duel = game()
    cards = duel.page.locator("#cards button")
    names = cards.evaluate_all("els => els.map((each) => each.getAttribute('aria-label'))")
    for forward, back in (("ArrowRight", "ArrowLeft"), ("ArrowDown", "ArrowUp")):
        cards.first.focus()
        for at in (1, 2, 3, 4):
            duel.page.keyboard.press(forward)
            expect(cards.nth(at)).to_be_focused()
        duel.page.keyboard.press(forward)
        expect(cards.nth(4)).to_be_focused()
        hears(duel, names[4])
        duel.page.keyboard.press(back)
        expect(cards.nth(3)).to_be_focused()
        duel.page.keyboard.press("Home")
        expect(cards.nth(0)).to_be_focused()
        duel.page.keyboard.press(back)
        expect(cards.nth(0)).to_be_focused()
        hears(duel, names[0])
        duel.page.keyboard.press("End")
        expect(cards.nth(4)).to_be_focused()
    assert set(scenes.heard(duel.page)) == {names[0], names[4]}


def test_the_other_toolbars_have_ends_too(game):
    duel = game()
    duel.until_attack()
    for first, last, name in (
        (
            "answer-accept",
            "answer-counter-bounce-back",
            "Counter with Bounce Back Lost phone goes back to Ben",
        ),
        ("action-draw", "action-hint", duel.page.locator("#action-hint").inner_text()),
    ):
        press(duel, "End", first)
        expect(duel.page.locator(f"#{last}")).to_be_focused()
        press(duel, "ArrowRight", last)
        expect(duel.page.locator(f"#{last}")).to_be_focused()
        hears(duel, " ".join(name.split()))


def test_digits_go_to_a_card(game):
    duel = game()
    cards = duel.page.locator("#cards button")
    for digit in (3, 1, 5):
        press(duel, f"Digit{digit}", "action-draw")
        expect(cards.nth(digit - 1)).to_be_focused()
    duel.page.keyboard.press("Digit9")
    expect(cards.nth(4)).to_be_focused()
    assert scenes.heard(duel.page) == []


def test_escape_leaves_a_choice_or_goes_to_the_hand(game):
    duel = game()
    duel.play(ANN, *BUILD[:2])
    press(duel, "Escape", "action-done")
    expect(duel.page.locator("#cards button").first).to_be_focused()
    press(duel, "Enter", "hand-food-bank-1")
    expect(duel.page.locator("#choice-place-food-bank")).to_be_focused()
    press(duel, "Escape", on="")
    expect(duel.page.locator("#hand-food-bank-1")).to_be_focused()


def test_slash_goes_to_the_command_field_and_escape_back(game):
    duel = game()
    press(duel, "/", "hand-rent-1")
    expect(duel.page.locator("#command")).to_be_focused()
    expect(duel.page.locator("#command")).to_have_value("")
    duel.page.keyboard.type("hand")
    duel.page.keyboard.press("Enter")
    hears(duel, duel.ann.view()["guide"]["ask"]["hand"])
    expect(duel.page.locator("#command")).to_have_value("")
    duel.page.keyboard.type("t")
    duel.page.keyboard.press("Escape")
    expect(duel.page.locator("#hand-rent-1")).to_be_focused()
    press(duel, "/", "action-draw")
    duel.page.keyboard.press("Escape")
    expect(duel.page.locator("#action-draw")).to_be_focused()


def test_a_refused_command_stays_and_is_tied_to_its_reason(game):
    duel = game()
    field = duel.page.locator("#command")
    field.fill("place rent")
    field.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value("place rent")
    reason = duel.page.locator("#talk .why").inner_text()
    expect(field).to_have_accessible_description(reason)
    hears(duel, reason)
    expect(field).to_be_focused()


def test_the_question_mark_opens_the_list_of_keys(game):
    duel = game()
    press(duel, "?")
    dialog = duel.page.get_by_role("dialog", name="Help")
    expect(dialog.get_by_role("row")).to_have_count(1 + 33)
    for key in ("D", "Shift + 1 … 4", "Shift + T", ",", "[", "?", "Esc"):
        expect(dialog.get_by_role("rowheader", name=key, exact=True)).to_be_visible()


# Changing keys.


def change(duel, deed, key):
    """Give this another key, in the settings, which stay open."""
    if duel.page.locator("dialog").count() == 0:
        duel.page.locator("#settings").click()
        duel.page.locator("#change-keys").click()
    duel.page.locator(f"#key-{deed}").focus()
    duel.page.keyboard.type(key)


def test_a_key_is_changed_and_stays_so_on_this_device(game):
    duel = game()
    ask = duel.ann.view()["guide"]["ask"]
    change(duel, "hand", "z")
    field = duel.page.locator("#key-hand")
    expect(field).to_have_value("Z")
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description("Z now means: your hand.")
    expect(field).to_have_accessible_name("your hand")
    duel.page.keyboard.press("Escape")
    press(duel, "z")
    says(duel, ask["hand"])
    press(duel, "b")
    says(duel, ask["budget"])
    press(duel, "h")
    press(duel, "Shift+Z")
    expect_heard(duel, ask["budget"], ask["hand"])
    duel.page.reload()
    expect(duel.page.locator("#hand-rent-1")).to_be_visible()
    scenes.listen(duel.page)
    press(duel, "?")
    keys = duel.page.get_by_role("dialog", name="Help").locator("kbd")
    assert "Z" in keys.all_inner_texts()
    assert "H" not in keys.all_inner_texts()
    duel.page.keyboard.press("Escape")
    press(duel, "z")
    says(duel, ask["hand"])


def test_a_key_that_means_something_is_refused(game):
    duel = game()
    change(duel, "hand", "w")
    field = duel.page.locator("#key-hand")
    reason = "W already means: what you can do. Choose another key, or change that one first."
    expect(field).to_have_value("H")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(reason)
    expect(duel.page.locator("dialog > [role=status]")).to_have_text(reason)
    change(duel, "hand", "3")
    expect(field).to_have_accessible_description(
        "Digits go to the cards of your hand. Choose a letter or a sign."
    )
    duel.page.keyboard.press("Delete")
    expect(field).to_have_value("")
    duel.page.keyboard.press("Tab")
    expect(field).to_have_value("H")


def test_usual_keys_come_back_one_by_one_or_all(game):
    duel = game()
    page = duel.page
    change(duel, "hand", "z")
    change(duel, "score", "h")
    expect(page.locator("#key-score")).to_have_value("H")
    page.get_by_role("button", name="Restore: your hand").click()
    expect(page.locator("#key-hand")).to_have_accessible_description(
        "H already means: the score. Choose another key, or change that one first."
    )
    page.get_by_role("button", name="Restore: the score").click()
    page.get_by_role("button", name="Restore: your hand").click()
    expect(page.locator("#key-hand")).to_have_value("H")
    expect(page.locator("#key-score")).to_have_value("S")
    change(duel, "help", "h")
    change(duel, "command", "%")
    page.get_by_role("button", name="Restore all keys").click()
    expect(page.locator("#key-command")).to_have_value("/")
    page.keyboard.press("Escape")
    press(duel, "/")
    expect(page.locator("#command")).to_be_focused()


def test_a_sign_that_needs_shift_and_a_digit_is_no_seat(game):
    """As on many keyboards of Europe, where the slash is Shift and 7."""
    duel = game()
    slash = {"key": "/", "code": "Digit7", "shiftKey": True, "bubbles": True}
    duel.page.locator("#hand-rent-1").focus()
    duel.page.locator("#hand-rent-1").dispatch_event("keydown", slash)
    expect(duel.page.locator("#command")).to_be_focused()


# Where letters work.


def test_letters_are_dead_outside_the_toolbars(game):
    duel = game()
    duel.play(ANN, *BUILD[:3])
    for place in ("", "help", "questions", "pile-draw", "h-hand", "log"):
        scenes.listen(duel.page)
        duel.page.evaluate("document.activeElement.blur()")
        if place:
            duel.page.locator(f"#{place}").focus()
        nothing_comes_of(duel, LETTERS, place)


def test_letters_are_dead_when_they_are_switched_off_and_arrows_are_not(game):
    duel = game()
    duel.play(ANN, *BUILD[:3])
    duel.page.locator("#settings").click()
    duel.page.locator("#setting-keys").uncheck()
    duel.page.keyboard.press("Escape")
    scenes.listen(duel.page)
    duel.page.locator("#hand-rent-1").focus()
    nothing_comes_of(duel, LETTERS, "hand-rent-1")
    duel.page.keyboard.press("Home")
    expect(duel.page.locator("#cards button").first).to_be_focused()
    duel.page.keyboard.press("Enter")
    expect(duel.page.locator("#choice-place-food-bank")).to_be_focused()
    duel.page.keyboard.press("Escape")
    expect(duel.page.locator("#cards button").first).to_be_focused()
    duel.page.reload()
    expect(duel.page.locator("#hand-rent-1")).to_be_visible()
    scenes.listen(duel.page)
    duel.page.locator("#hand-rent-1").focus()
    nothing_comes_of(duel, LETTERS, "hand-rent-1")


def test_keys_with_a_modifier_belong_to_somebody_else(game):
    duel = game()
    duel.play(ANN, *BUILD[:3])
    scenes.listen(duel.page)
    duel.page.locator("#hand-rent-1").focus()
    for modifier in ("Alt", "Control", "Meta"):
        for letter in "dehbu1":
            duel.page.keyboard.press(f"{modifier}+{letter}")
    nothing_comes_of(duel, "", "hand-rent-1")


def nothing_comes_of(duel, keys, focus):
    """The keys move nothing, open nothing and say nothing."""
    position = duel.ann.view()["position"]
    for key in keys:
        duel.page.keyboard.press(key)
    assert duel.ann.focused() == focus
    assert duel.page.locator("dialog").count() == 0
    assert duel.page.locator("#choice-back").count() == 0
    duel.command(BEN, "say", phrase="hello")
    hello = duel.ann.view()["history"][-1]["said"]
    hears(duel, hello)
    # A tip may follow what happened.
    assert [each for each in scenes.heard(duel.page) if not each.startswith(told(duel))] == []
    assert duel.ann.view()["position"] == position


def told(duel):
    return tuple(each["said"] for each in duel.ann.view()["history"])


def test_typing_in_the_command_field_is_only_typing(game):
    duel = game()
    field = duel.page.locator("#command")
    field.focus()
    duel.page.keyboard.type(LETTERS)
    expect(field).to_have_value(LETTERS)
    nothing_comes_of(duel, "", "command")


# The order of the page.


def test_headings_and_tab_follow_the_design(game):
    duel = game()
    duel.until_attack()
    page = duel.page
    headings = page.locator("main h2, main h3")
    assert headings.evaluate_all("els => els.map(({ id }) => id)") == SECTIONS
    assert page.locator("h1").count() == 1
    assert page.locator("main h2").all_inner_texts()[1] == "Answer needed"
    for heading in SECTIONS:
        level = "h3" if heading.startswith("h-rival-") else "h2"
        holder = "article" if level == "h3" else f"section[aria-labelledby={heading}]"
        assert page.locator(f"{holder} {level}#{heading}").count() == 1
    stops = tab_through(duel)
    toolbars = [stop if not stop.startswith("hand-") else "hand" for stop in stops]
    assert toolbars == [stop if not stop.startswith("hand-") else "hand" for stop in STOPS]
    back = tab_through(duel, "Shift+Tab")
    assert back == stops[::-1]


def test_a_rival_can_be_found_by_a_heading_that_says_what_decides(game):
    duel = game()
    heading = duel.page.locator("#h-rival-2")
    expect(heading).to_have_text("Ben: 5 cards, income 0, expenses 0, missing A, B, C, D, E")
    duel.play(ANN, *BUILD, "done")
    duel.play(BEN, *BUILD[:2], "place food-truck")
    expect(heading).to_have_text("Ben: 6 cards, income 2200, expenses 0, missing A, B, C, D, E")


def tab_through(duel, key="Tab"):
    """The ids that Tab stops at, once round the page."""
    duel.page.evaluate("document.activeElement.blur()")
    stops: list[str] = []
    for _ in range(60):
        duel.page.keyboard.press(key)
        stop = duel.ann.focused()
        if stop == "" or stop in stops:
            break
        stops.append(stop)
    return stops


def test_a_toolbar_is_one_stop_and_remembers_it(game):
    duel = game()
    duel.until_attack()
    page = duel.page
    toolbars = page.get_by_role("toolbar")
    expect(toolbars).to_have_count(3)
    for toolbar in toolbars.all():
        assert toolbar.locator("[tabindex='0']").count() == 1
        assert toolbar.locator("button:not([tabindex])").count() == 0
    cards = page.locator("#cards button")
    cards.nth(2).focus()
    page.keyboard.press("Tab")
    expect(page.locator("#action-draw")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(cards.nth(2)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator("#answer-accept")).to_be_focused()
    duel.play(ANN, "accept")
    assert page.locator("#cards [tabindex='0']").count() == 1
