"""Where the focus is after every change of the page: rules F1 to F12 of the design."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e import kit, scenes
from tests.e2e.scenes import ANN, BEN, BUILD, WIN

SOURCES = Path(__file__).parents[2] / "client" / "src"

CONTROLS = [
    "hand-rent-1", "action-draw", "questions", "pile-draw", "pile-discard", "command", "look-me",
    f"look-{BEN}", "log", "say-something", "help", "h-hand",
]  # fmt: skip
"""One of each kind of thing on the page that can have the focus while somebody else plays."""

RECORD = """() => {
    window.moved = [];
    for (const kind of ['focusin', 'focusout'])
        addEventListener(kind, (event) => moved.push(`${kind} ${event.target.id}`));
}"""

NAMELESS = """() => {
    const all = [...document.querySelectorAll(
        'a[href], button, input, select, textarea, summary, [tabindex], #log li, dialog')];
    const ids = all.map(({ id }) => id);
    return all.filter(({ id }, at) => id === '' || ids.indexOf(id) !== at)
        .map((each) => each.outerHTML.slice(0, 120));
}"""
"""What has no id, or one that another has too."""


class Focus:
    """Where the focus of Ann's page is, and whether it has been anywhere else."""

    def __init__(self, duel: scenes.Duel) -> None:
        self.duel = duel
        self.page = duel.page
        self.page.evaluate(RECORD)

    def on(self, id: str) -> None:
        """Put the focus there."""
        self.page.locator(f"#{id}").focus()
        assert self.duel.ann.focused() == id
        self.page.evaluate("moved.length = 0")

    def stays(self, id: str) -> None:
        """It is there, and has not moved since it was put there."""
        assert (self.duel.ann.focused(), self.page.evaluate("moved")) == (id, [])

    def goes(self, id: str) -> None:
        """It comes there."""
        expect(self.page.locator(f"#{id}")).to_be_focused()


@pytest.fixture
def game(served, person):
    """A table where Ann is to draw, and her focus."""

    def start(with_luck=None, **more):
        duel = scenes.duel(served, person, with_luck, **more)
        duel.begin()
        duel.open()
        return duel, Focus(duel)

    return start


# F1: ids.


def test_f1_everything_that_can_have_the_focus_has_an_id_of_its_own(game):
    duel, _ = game(rounds_to_win=1)
    page = duel.page

    def nameless(state: str) -> None:
        found = page.evaluate(NAMELESS)
        assert not found, f"{state}: {found}"

    nameless("draw")
    duel.play(ANN, *BUILD[:2])
    duel.ann.choose("receptionist")
    nameless("a choice")
    page.keyboard.press("Escape")
    duel.play(ANN, *BUILD[2:])
    nameless("something to undo")
    for opener in ("help", "settings", "leave", "look-me"):
        page.locator(f"#{opener}").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        nameless(opener)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    duel.play(ANN, "done")
    duel.play(BEN, *BUILD[:2], "play lost-phone 1")
    expect(page.locator("#answers")).to_be_visible()
    nameless("an answer")
    duel.play(ANN, "accept")
    duel.ann.open("/")
    expect(page.locator("#play-now")).to_be_visible()
    page.locator("#pass").click()
    nameless("start")


def test_f1_copies_of_a_card_are_numbered_and_an_id_stays_with_its_card(game):
    hand = "job-2000 a-200 no job-2000 a-200"
    luck = scenes.kit_luck(hand, "back back back scam bill-200", pile="a-300 b-200")
    duel, _ = game(luck, deck=kit.KIT)
    cards = duel.page.locator("#cards button")
    ids = "els => els.map(({ id }) => id).sort()"
    assert cards.evaluate_all(ids) == [
        "hand-a-200-1", "hand-a-200-2", "hand-job-2000-1", "hand-job-2000-2", "hand-no-1"
    ]  # fmt: skip
    cards.evaluate_all("els => els.forEach(each => each.was = each.id)")
    duel.play(ANN, "draw deck", "draw deck", "place job-2000")
    assert cards.evaluate_all(ids) == [
        "hand-a-200-1", "hand-a-200-2", "hand-a-300-1", "hand-b-200-1", "hand-job-2000-1",
        "hand-no-1",
    ]  # fmt: skip
    assert cards.evaluate_all("els => els.filter(each => each.was && each.was !== each.id)") == []


# F2: a push changes only what is new.


def test_f2_what_has_not_changed_is_not_touched(game):
    duel, _ = game()
    duel.play(ANN, *BUILD, "done")
    duel.page.evaluate("""() => {
        window.voice = document.getElementById('status');
        window.records = {};
        for (const id of ['hand', 'budget', 'rivals', 'piles', 'typing', 'phrases', 'log']) {
            records[id] = [];
            const told = (all) => records[id].push(...all.map((each) =>
                `${each.type} ${each.target.id || each.target.localName} +${each.addedNodes.length}`
                + ` -${each.removedNodes.length}`));
            new MutationObserver(told).observe(document.getElementById(id), {
                subtree: true, childList: true, attributes: true, characterData: true });
        }
    }""")
    duel.command(BEN, "say", phrase="hello")
    expect(duel.page.locator("#log li").last).to_contain_text("Ben")
    added = ["childList ol +1 -0"]
    records = duel.page.evaluate("records")
    assert records == {each: added if each == "log" else [] for each in records}
    duel.play(BEN, "draw deck")
    records = duel.page.evaluate("records")
    assert records["hand"] == records["budget"] == records["typing"] == records["phrases"] == []
    assert records["log"] == added * 2
    assert duel.page.evaluate("window.voice === document.getElementById('status')")


# F3: what the person made, stays.


def test_f3_selection_open_details_typing_and_the_place_in_a_toolbar_stay(game):
    duel, focus = game()
    page = duel.page
    duel.play(ANN, *BUILD[:2])
    page.locator("#questions").click()
    page.locator("#say-something").click()
    page.locator("#command").fill("place rec")
    focus.on("hand-emergency-fund-1")
    duel.command(BEN, "say", phrase="hello")
    duel.play(ANN, "place receptionist")
    focus.stays("hand-emergency-fund-1")
    expect(page.locator("#command")).to_have_value("place rec")
    assert page.locator("details[open]").count() == 2
    assert tab_stops(page, "cards") == ["hand-emergency-fund-1"]
    page.keyboard.press("Enter")
    expect(page.locator("#choice-place-emergency-fund")).to_be_focused()
    page.keyboard.press("End")
    focus.goes("choice-back")
    duel.command(BEN, "say", phrase="hello")
    focus.goes("choice-back")
    assert tab_stops(page, "actions") == ["choice-back"]
    expect(page.locator("#hand-emergency-fund-1")).to_have_attribute("aria-pressed", "true")


def tab_stops(page, toolbar):
    """The controls of a toolbar that Tab stops at."""
    return page.locator(f"#{toolbar} [tabindex='0']").evaluate_all("els => els.map(({ id }) => id)")


# F4 and F6: what others do never moves the focus.


@pytest.mark.parametrize("control", CONTROLS)
def test_f6_nothing_that_somebody_else_does_moves_the_focus(game, control):
    duel, focus = game(rounds_to_win=2)
    duel.play(ANN, *BUILD, "done")
    focus.on(control)
    for moves in (["draw deck"], ["draw deck"], ["place food-truck"], ["play lost-phone 1"]):
        duel.play(BEN, *moves)
        focus.stays(control)
    expect(duel.page.locator("#answers")).to_be_visible()
    duel.command(BEN, "say", phrase="hello")
    focus.stays(control)
    duel.play(ANN, "accept")
    focus.stays(control)
    duel.play(BEN, "done")
    expect(duel.page.locator("#now.mine")).to_be_visible()
    focus.stays(control)
    duel.play(ANN, "draw deck")
    duel.play(BEN, "play scam 1")
    focus.stays(control)
    expect(duel.page.locator("#answers")).to_be_visible()


@pytest.mark.parametrize("option", ["choice-place-receptionist", "choice-read", "choice-back"])
def test_f6_an_attack_leaves_an_open_choice_and_the_focus_in_it(game, option):
    duel, focus = game()
    duel.play(ANN, *BUILD[:2])
    focus.on("hand-receptionist-1")
    duel.page.keyboard.press("Enter")
    focus.goes("choice-place-receptionist")
    focus.on(option)
    duel.play(BEN, "play scam 1")
    expect(duel.page.locator("#answers")).to_be_visible()
    focus.stays(option)
    if option == "choice-place-receptionist":
        duel.page.keyboard.press("Enter")
        expect(duel.page.locator("#talk .why")).to_be_visible()
        focus.stays(option)
    duel.page.keyboard.press("a")
    expect(duel.page.locator("#answers")).to_have_count(0)
    focus.stays(option)
    expect(duel.page.locator("#hand-receptionist-1")).to_have_attribute("aria-pressed", "true")
    duel.page.locator("#choice-place-receptionist").click()
    expect(duel.page.locator("#hand-receptionist-1")).to_have_count(0)


def test_f6_an_answer_that_is_being_given_keeps_the_focus(game):
    duel, focus = game()
    duel.until_attack()
    focus.on("answer-counter-just-say-no")
    duel.command(BEN, "say", phrase="hello")
    focus.stays("answer-counter-just-say-no")


def test_f6_nor_does_a_whole_table_of_quick_bots(served, person):
    ann = person(served())
    ann.sit("Ann", "novice!", "steady!", "steady!", rounds_to_win=9, turn_limit=6)
    ann.page.locator("#cards button").first.wait_for()
    ann.page.evaluate(RECORD)
    ann.page.locator("#command").focus()
    ann.page.evaluate("moved.length = 0")
    for _ in range(12):
        view = ann.until_asked()
        if view is None:
            break
        move = next(each["move"] for each in view["legal"])
        post = f"{ann.server.url}/api/tables/{ann.table}/moves"
        answer = ann.context.request.post(
            post, data={"move": move, "position": view["position"], "id": f"m{view['position']}"}
        )
        assert answer.ok, answer.text()
        ann.settled(view["position"])
        assert (ann.focused(), ann.page.evaluate("moved")) == ("command", [])


def test_f6_nor_does_a_line_that_drops_and_comes_back(game):
    duel, focus = game()
    focus.on("hand-rent-1")
    server = duel.ann.server
    server.stop()
    expect(duel.page.locator("#line")).to_be_visible()
    focus.stays("hand-rent-1")
    server.start()
    expect(duel.page.locator("#line")).to_have_count(0)
    focus.stays("hand-rent-1")


def test_f5_a_pile_that_somebody_empties_leaves_its_heading(game):
    duel, focus = game()
    duel.play(ANN, *BUILD, "done")
    focus.on("pile-discard")
    duel.play(BEN, "draw discard")
    assert duel.ann.view()["piles"]["discard"] == []
    focus.goes("h-piles")


# F5: when what had the focus is gone.


@pytest.mark.parametrize("card", ["receptionist", "food-bank"])
def test_f5_a_played_card_leaves_the_focus_to_the_next(game, card):
    duel, focus = game()
    duel.play(ANN, *BUILD[: 2 if card == "receptionist" else 3])
    following = next_of(duel, f"hand-{card}-1")
    focus.on(f"hand-{card}-1")
    duel.page.keyboard.press("Enter")
    focus.goes(f"choice-place-{card}")
    duel.page.keyboard.press("Enter")
    expect(duel.page.locator(f"#hand-{card}-1")).to_have_count(0)
    focus.goes(following)


def test_f5_a_choice_whose_card_is_gone_leaves_the_focus_to_the_next_card(game):
    """As by another window of the same seat."""
    duel, focus = game()
    duel.play(ANN, *BUILD[:2])
    following = next_of(duel, "hand-receptionist-1")
    focus.on("hand-receptionist-1")
    duel.page.keyboard.press("Enter")
    focus.goes("choice-place-receptionist")
    focus.on("choice-read")
    duel.play(ANN, "place receptionist")
    expect(duel.page.locator("#choice-back")).to_have_count(0)
    focus.goes(following)


def next_of(duel, id):
    """The card after that one in the hand."""
    ids = duel.page.locator("#cards button").evaluate_all("els => els.map(({ id }) => id)")
    return ids[ids.index(id) + 1]


@pytest.mark.parametrize(("at", "then"), [(3, 4), (6, 5)], ids=["middle", "last"])
def test_f5_a_discarded_card_leaves_it_to_the_next_the_last_to_the_one_before(game, at, then):
    duel, focus = game()
    duel.play(ANN, "draw deck", "draw deck", "done")
    assert duel.ann.view()["phase"] == "discard"
    cards = duel.page.locator("#cards button").evaluate_all("els => els.map(({ id }) => id)")
    assert len(cards) == 7
    focus.on(cards[at])
    duel.page.keyboard.press("Enter")
    expect(duel.page.locator("#actions button").first).to_be_focused()
    duel.page.keyboard.press("Enter")
    expect(duel.page.locator(f"#{cards[at]}")).to_have_count(0)
    focus.goes(cards[then])


def test_f5_the_button_that_undoes_leaves_it_to_its_neighbour(game):
    duel, focus = game()
    duel.play(ANN, *BUILD[:3])
    focus.on("action-undo")
    duel.page.keyboard.press("Enter")
    expect(duel.page.locator("#action-undo")).to_have_count(0)
    focus.goes("action-hint")


def test_f5_an_own_move_elsewhere_leaves_it_alone(game):
    """By the command field, by another window, by a letter."""
    duel, focus = game()
    focus.on("command")
    duel.page.keyboard.type("draw deck")
    position = duel.ann.position
    duel.page.keyboard.press("Enter")
    duel.ann.settled(position)
    focus.stays("command")
    focus.on("hand-rent-1")
    duel.page.keyboard.press("d")
    duel.ann.settled(position + 1)
    focus.stays("hand-rent-1")
    duel.play(ANN, "place receptionist")
    focus.stays("hand-rent-1")


def test_a_refusal_leaves_the_focus_where_it_is(game):
    duel, focus = game()
    focus.on("action-done")
    duel.page.keyboard.press("Enter")
    expect(duel.page.locator("#talk .why")).to_be_visible()
    focus.stays("action-done")


@pytest.mark.parametrize("answer", ["answer-accept", "answer-counter-just-say-no"])
def test_an_answer_that_is_given_returns_the_focus_to_where_it_was(game, answer):
    duel, focus = game()
    focus_before = "hand-rent-1"
    duel.until_attack()
    focus.on(focus_before)
    duel.page.keyboard.press("c")
    focus.goes("answer-counter-just-say-no")
    if answer == "answer-accept":
        duel.page.keyboard.press("ArrowLeft")
        focus.goes("answer-accept")
    duel.page.keyboard.press("Enter")
    expect(duel.page.locator("#answers")).to_have_count(0)
    focus.goes(focus_before)


def test_an_answer_by_letter_leaves_the_focus_on_the_card(game):
    duel, focus = game()
    duel.until_attack()
    focus.on("hand-rent-1")
    duel.page.keyboard.press("a")
    expect(duel.page.locator("#answers")).to_have_count(0)
    focus.stays("hand-rent-1")


def test_a_counter_that_is_spent_under_the_focus_leaves_it_to_the_next_card(game):
    duel, focus = game()
    duel.until_attack()
    following = next_of(duel, "hand-just-say-no-1")
    focus.on("hand-just-say-no-1")
    duel.page.keyboard.press("c")
    focus.goes("answer-counter-just-say-no")
    duel.page.keyboard.press("Enter")
    expect(duel.page.locator("#answers")).to_have_count(0)
    focus.goes(following)


# F7: a choice, and back.


@pytest.mark.parametrize("card", ["receptionist", "rent"])
def test_f7_a_choice_has_its_first_option_focused_and_escape_goes_back(game, card):
    duel, focus = game()
    duel.play(ANN, *BUILD[:2])
    focus.on(f"hand-{card}-1")
    for back in ("Escape", "choice-back", "the card itself"):
        duel.page.keyboard.press("Enter")
        focus.goes(f"choice-place-{card}")
        if back == "Escape":
            duel.page.keyboard.press("Escape")
        elif back == "choice-back":
            duel.page.keyboard.press("End")
            focus.goes("choice-back")
            duel.page.keyboard.press("Enter")
        else:
            duel.page.locator(f"#hand-{card}-1").focus()
            duel.page.keyboard.press("Enter")
        expect(duel.page.locator("#choice-back")).to_have_count(0)
        focus.goes(f"hand-{card}-1")


def test_f7_the_choice_of_a_counter_goes_back_too(game):
    duel, focus = game()
    duel.until_attack()
    focus.on("hand-transit-pass-1")
    duel.page.keyboard.press("c")
    focus.goes("answer-counter-just-say-no")
    duel.page.keyboard.press("Escape")
    focus.goes("hand-transit-pass-1")
    expect(duel.page.locator("#answers")).to_be_visible()


# F8: arriving.


def test_f8_a_loaded_page_leaves_the_focus_at_its_start(game):
    duel, focus = game()
    assert duel.ann.focused() == ""
    duel.page.keyboard.press("Tab")
    focus.goes("skip")
    assert duel.page.locator("#skip").inner_text() == "Skip to your hand"
    duel.page.keyboard.press("Enter")
    focus.goes("h-hand")
    duel.page.keyboard.press("Tab")
    focus.goes("hand-receptionist-1")


def test_f8_from_the_lobby_to_the_table_the_focus_goes_to_the_heading(served, person):
    server = served(scenes.luck())
    ann, ben = person(server), person(server)
    scenes.Duel(ann, ben)
    ann.open(f"/t/{ann.table}")
    code = ann.page.locator(".bigcode").inner_text()
    ben.open(f"/join/{code}")
    ben.page.locator("#join-now").focus()
    ben.page.keyboard.press("Enter")
    expect(ben.page.locator("h1")).to_have_text("Everybody is here")
    expect(ben.page.locator("#heading")).to_be_focused()
    expect(ann.page.locator("#start")).to_have_attribute("aria-disabled", "false")
    ann.page.locator("#start").focus()
    ann.page.keyboard.press("Enter")
    for each in (ann, ben):
        expect(each.page.locator("#table")).to_be_visible()
        expect(each.page.locator("#heading")).to_be_focused()


def test_f8_from_page_to_page_the_focus_goes_to_the_heading(served, person):
    ann = person(served())
    page = ann.page
    ann.open()
    assert ann.focused() == ""
    page.locator("#play-now").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#table")).to_be_visible()
    expect(page.locator("#heading")).to_be_focused()
    page.locator("#leave").focus()
    page.keyboard.press("Enter")
    page.locator("#leave-now").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#play-now")).to_be_visible()
    expect(page.locator("#heading")).to_be_focused()
    page.go_back()
    expect(page.locator("#table")).to_be_visible()
    expect(page.locator("#heading")).to_be_focused()


def test_f8_to_the_replay_and_back(game):
    duel, focus = game(rounds_to_win=1)
    duel.until_won()
    focus.on("look-back")
    duel.page.keyboard.press("Enter")
    expect(duel.page.locator("#step-next")).to_be_visible()
    focus.goes("heading")
    duel.page.locator("#to-table").focus()
    duel.page.keyboard.press("Enter")
    expect(duel.page.locator("#table")).to_be_visible()
    focus.goes("heading")


def test_a_page_that_is_left_while_its_history_scrolls_makes_no_fault(game):
    duel, _ = game(rounds_to_win=1)
    duel.until_won()
    duel.page.evaluate("""() => {
        document.getElementById('log').scrollTop = 0;
        document.getElementById('look-back').click();
    }""")
    expect(duel.page.locator("#step-next")).to_be_visible()  # A fault would fail it at its end.


# F9: rounds.


@pytest.mark.parametrize("control", ["hand-just-say-no-1", "command", "look-2"])
def test_f9_the_end_of_a_round_leaves_the_focus(game, control):
    duel, focus = game()
    duel.play(ANN, *BUILD, "done")
    duel.turn(BEN)
    duel.play(ANN, *WIN[:4])
    focus.on(control)
    duel.play(ANN, WIN[4])
    expect(duel.page.locator("#next-round")).to_be_visible()
    focus.stays(control)


def test_f9_a_new_hand_takes_the_focus_that_was_on_a_card(game):
    duel, focus = game()
    duel.until_won()
    focus.on("hand-chef-1")
    duel.command(BEN, "deal")
    expect(duel.page.locator("#next-round")).to_have_count(0)
    assert duel.page.locator("#hand-chef-1").count() == 0
    assert duel.ann.focused() == duel.page.locator("#cards button").first.get_attribute("id")


def test_f9_nothing_else_goes_to_the_new_hand(game):
    """From a plain button a script may not go into a toolbar: the letters would be dead there."""
    duel, focus = game()
    duel.until_won()
    focus.on("command")
    duel.command(BEN, "deal")
    expect(duel.page.locator("#next-round")).to_have_count(0)
    focus.stays("command")


def test_f9_next_round_leaves_the_focus_to_its_region(game):
    duel, focus = game()
    duel.until_won()
    focus.on("next-round")
    duel.page.keyboard.press("Enter")
    expect(duel.page.locator("#next-round")).to_have_count(0)
    focus.goes("h-now")


# F11: dialogs.


@pytest.mark.parametrize("by", ["Escape", "Close"])
def test_f11_a_dialog_returns_the_focus_to_what_opened_it(game, by):
    duel, focus = game()
    page = duel.page
    dialog = page.get_by_role("dialog")
    inside = "each => each.matches(':modal') && each.contains(document.activeElement)"
    for opener in ("help", "settings", "leave", "look-me", f"look-{BEN}"):
        focus.on(opener)
        page.keyboard.press("Enter")
        expect(dialog).to_be_visible()
        assert dialog.evaluate(inside)
        duel.command(BEN, "say", phrase="hello")
        assert dialog.evaluate(inside)
        if by == "Escape":
            page.keyboard.press("Escape")
        else:
            page.get_by_role("button", name="Close", exact=True).click()
        expect(dialog).to_have_count(0)
        focus.goes(opener)


def test_f11_help_by_its_key_returns_to_the_card(game):
    duel, focus = game()
    focus.on("hand-rent-1")
    duel.page.keyboard.press("?")
    expect(duel.page.get_by_role("dialog")).to_be_visible()
    duel.page.keyboard.press("Escape")
    expect(duel.page.get_by_role("dialog")).to_have_count(0)
    focus.goes("hand-rent-1")


def test_f11_if_what_opened_it_is_gone_the_focus_is_not_lost(game):
    duel, focus = game()
    duel.play(ANN, *BUILD[:2])
    following = next_of(duel, "hand-receptionist-1")
    focus.on("hand-receptionist-1")
    duel.page.keyboard.press("?")
    expect(duel.page.get_by_role("dialog")).to_be_visible()
    duel.play(ANN, "place receptionist")
    duel.page.keyboard.press("Escape")
    focus.goes(following)


def test_f11_dialogs_say_what_they_are_and_speak_for_themselves(game):
    duel, _ = game()
    page = duel.page
    for opener in ("help", "settings", "leave", "look-me"):
        page.locator(f"#{opener}").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_have_accessible_name(re.compile(r"\w"))
        expect(dialog).to_have_accessible_description(re.compile(r"\w"))
        duel.command(BEN, "say", phrase="hello")
        expect(dialog.locator("> [role=status]")).to_contain_text("Ben")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize("page_is", ["table", "start"])
def test_another_language_leaves_the_dialog_open_and_the_focus_in_it(game, page_is):
    duel, focus = game()
    page = duel.page
    if page_is == "start":
        duel.ann.open("/")
    page.locator("#settings").focus()
    page.keyboard.press("Enter")
    page.locator("#language-en").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog")).to_have_accessible_name("Ajustes")
    focus.goes("language-es")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    focus.goes("settings")
    expect(page.locator("#settings")).to_have_text("Ajustes")


def test_another_language_by_its_button_keeps_the_focus_in_the_page(served, person):
    ann = person(served())
    ann.open()
    ann.page.locator("#speak-es").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("#speak-en")).to_be_visible()
    expect(ann.page.locator("#heading")).to_be_focused()


# Pass and play.


def test_the_curtain_and_what_is_behind_it(served, person):
    ann = person(served(scenes.luck()))
    page = ann.page
    ann.open()
    page.locator("#pass").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#pass-0")).to_be_focused()
    page.locator("#pass-0").fill("Ann")
    page.locator("#pass-1").fill("Ben")
    page.keyboard.press("Enter")
    expect(page.locator("#heading")).to_be_focused()
    if page.locator("#unveil").count():
        page.locator("#unveil").click()
    page.locator("#hand-rent-1").focus()
    for key in "dde":
        position = ann.position
        page.keyboard.press(key)
        ann.settled(position)
        assert ann.focused() == "hand-rent-1"
    for _ in range(2):
        position = ann.position
        page.keyboard.press("Enter")
        expect(page.locator("#actions button").first).to_be_focused()
        page.keyboard.press("Enter")
        ann.settled(position)
    expect(page.locator("#unveil")).to_be_visible()
    expect(page.locator("#h-hand")).to_be_focused()
    page.locator("#unveil").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#cards button").first).to_be_focused()
    expect(page.locator("#hand-scam-1")).to_be_visible()


# F12: one place.


def test_f12_only_one_file_moves_the_focus():
    moves = re.compile(r"(?<!window)\.focus\(|\bautofocus\b|\.showModal\(")
    found = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.*")
        if path.suffix in (".ts", ".svelte") and moves.search(path.read_text("utf-8"))
    }
    assert found == {"focus.ts", "parts/Dialog.svelte"}
