"""What is there besides: dragging, names, terms, looking on, coming back, another device."""

import pytest
from playwright.sync_api import expect

from budgetable.decks import load
from budgetable.tables import presence
from tests.e2e import kit, scenes
from tests.web.kit import Stacked

ANN = "chef food-bank emergency-fund rent lost-phone"
BEN = "electrician animal-shelter college-fund mortgage just-say-no"


def stacked() -> Stacked:
    return Stacked(ANN, BEN, up="retirement-savings", pile="movie-night", deck=load("standard"))


def at_the_table(served, person):
    """Ann may act, with two cards drawn; Ben is a bot."""
    ann = person(served(stacked()))
    ann.sit("Ann", "steady!", first_dealer=2)
    for _ in range(2):
        position = ann.view()["position"]
        ann.page.locator("#action-draw").click()
        ann.settled(position)
    return ann


def drag(ann, card: str, to: str) -> None:
    start = ann.card(card).bounding_box()
    end = ann.page.locator(to).bounding_box()
    mouse = ann.page.mouse
    mouse.move(start["x"] + 20, start["y"] + 40)
    mouse.down()
    mouse.move(start["x"] + 60, start["y"] - 40, steps=4)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    mouse.up()


def test_a_card_can_be_dragged_to_ones_budget(served, person):
    ann = at_the_table(served, person)
    drag(ann, "chef", "#budget .pic")
    expect(ann.page.locator("#budget .block.k-income:not(.ghost)")).to_have_count(1)
    assert ann.view()["seats"][0]["budget"]["cards"] == ["chef"]


def test_a_life_happens_card_can_be_dragged_to_a_rival(served, person):
    ann = at_the_table(served, person)
    drag(ann, "lost-phone", ".rival")
    expect(ann.page.locator("#history")).to_contain_text("You play Lost phone on Steady")


def test_a_card_dragged_where_it_cannot_go_says_why_and_stays(served, person):
    ann = at_the_table(served, person)
    drag(ann, "rent", "#budget .pic")
    expect(ann.page.locator(".why")).to_contain_text("job")
    expect(ann.card("rent")).to_be_visible()
    assert ann.view()["seats"][0]["budget"]["cards"] == []


def test_a_rude_name_is_declined_and_a_kind_one_taken(served, person):
    ann = person(served())
    ann.open()
    ann.page.get_by_label("Your name").fill("sh1t")
    ann.page.locator("#play-now").click()
    expect(ann.page.locator("#wrong")).to_contain_text("Please choose another name")
    expect(ann.page.get_by_label("Your name")).to_have_value("sh1t")
    ann.page.locator("#another-name").click()
    ann.page.locator("#play-now").click()
    expect(ann.page.locator("#cards button")).to_have_count(5)


def test_the_host_gives_names_seats_and_terms(served, person):
    ann = person(served())
    ann.open()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.locator("#new-table").click()
    ann.page.locator("#name-1").click()
    ann.page.get_by_label("New name").fill("Anna")
    ann.page.locator("#rename-go-1").click()
    expect(ann.page.locator(".chairs")).to_contain_text("Anna")
    ann.page.locator("#start").click(force=True)  # Dashed, and still answers.
    expect(ann.page.locator(".why")).to_have_text(
        "Seat 2 of 2 is still open. Wait for a player, or give it to a bot."
    )
    ann.page.locator("#terms").click()
    ann.page.get_by_label("1", exact=True).check(force=True)
    ann.page.get_by_label("1 minute").check(force=True)
    ann.page.locator("#hints-no").check(force=True)
    ann.page.locator("#add-seat").click()
    ann.page.locator("#close-3").click()
    ann.page.locator("#steady-2").click()
    ann.page.locator("#start").click()
    expect(ann.page.locator("#cards button")).to_have_count(5)
    ann.table = ann.page.url.rpartition("/")[2]
    options = ann.view()["options"]
    assert (options["rounds_to_win"], options["clock"], options["hints"]) == (1, 60, False)


def test_somebody_who_watches_sees_the_table_and_no_hand(served, person):
    server = served(stacked())
    ann, eve = person(server), person(server)
    # Nobody moves yet, so that no card of the hand comes to lie open meanwhile.
    table = ann.sit("Ann", "novice!", first_dealer=2)
    eve.open()
    eve.page.locator("#watched").fill(f"{server.url}/t/{table}")
    eve.page.locator("#watch").click()
    expect(eve.page.locator(".rival")).to_have_count(2)
    expect(eve.page.locator("#hand")).to_have_count(0)
    expect(eve.page.locator("#command")).to_have_count(0)
    hand = ann.page.locator("#cards .name").all_inner_texts()
    assert len(hand) == 5
    for card in hand:
        assert card not in eve.page.locator("#history").inner_text()


def test_a_seat_goes_on_on_another_device(served, person):
    server = served()
    ann, phone = person(server), person(server, viewport=kit.PHONE)
    ann.sit("Ann", "novice!")
    ann.page.locator("#leave").click()
    ann.page.locator("#make-link").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="QR code of the address")).to_be_visible()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog).to_contain_text("Copied.")
    link = ann.page.evaluate("navigator.clipboard.readText()")
    expect(dialog.locator(".address")).to_have_text(link)
    phone.page.goto(link)
    phone.page.locator("#follow-link").click()
    expect(phone.page.locator("#cards button")).to_have_count(5)
    expect(ann.page.locator("#cards button")).to_have_count(5)
    names = [page.locator("#cards .name").all_inner_texts() for page in (ann.page, phone.page)]
    assert names[0] == names[1]


def test_a_bot_plays_while_one_is_away_and_the_seat_is_taken_back(served, person):
    ann = person(served())
    ann.sit("Ann", "novice!", pace=0.3)
    ann.page.locator("#leave").click()
    ann.page.locator("#leave-to-bot").click()
    ann.page.locator("#return").click()
    expect(ann.page.locator("#return")).to_have_count(0)
    assert ann.view()["seats"][0]["bot"] is None


@pytest.mark.parametrize("touched", [True, False])
def test_the_keys_stand_last_in_the_help_and_closed_without_a_mouse(served, person, touched):
    ann = person(served(), viewport=kit.PHONE, has_touch=touched, is_mobile=touched)
    ann.open()
    ann.page.locator("#help").click()
    keys = ann.page.locator("#help-dialog kbd").last
    expect(keys).to_be_visible(visible=not touched)
    if touched:
        ann.page.locator("#help-keys").tap()
    keys.scroll_into_view_if_needed()
    expect(ann.page.locator("#help-dialog-close")).to_be_in_viewport(ratio=1)
    ann.page.locator("#help-dialog-close").click()
    expect(ann.page.locator("#help-dialog")).to_have_count(0)


def test_the_position_is_reported_as_one_may_know_it(served, person):
    ann = at_the_table(served, person)
    ann.page.locator("#help").click()
    ann.page.locator("#report").click()
    report = ann.page.locator("#help-dialog textarea").input_value()
    assert "budgetable-known/1" in report
    assert "chef" in report
    assert "mortgage" not in report.replace('"id":"mortgage"', "")


def test_a_reaction_and_a_phrase_reach_the_others(served, person):
    server = served()
    ann, ben = person(server), person(server)
    ann.make("Ann", "Ben")
    ann.open(f"/t/{ann.table}")
    link = ann.context.request.post(
        f"{server.url}/api/tables/{ann.table}/commands", data={"do": "link", "seat": 2}
    ).json()["link"]
    ben.page.goto(f"{server.url}/t/{ann.table}#link={link}")
    ben.page.locator("#follow-link").click()
    ben.page.locator("#say-something").click()
    ben.page.locator("#say-clap").click()
    ben.page.locator("#say-well-played").click()
    expect(ann.page.locator("#history")).to_contain_text("Ben claps.")
    expect(ann.page.locator("#history")).to_contain_text("Ben says: Well played!")


def test_a_host_who_stays_away_can_be_replaced_and_a_host_can_hand_it_on(
    served, person, monkeypatch
):
    monkeypatch.setattr(presence, "AWAY_AFTER", 0.3)
    server = served(scenes.luck())
    ann, ben = person(server), person(server)
    duel = scenes.Duel(ann, ben, grace=1)
    duel.begin()
    ben.open(f"/t/{ann.table}")
    button = ben.page.get_by_role("button", name="The host is away: be the host")
    while not ben.view()["seats"][1]["host"]:  # At first she is not away for long enough.
        with ben.page.expect_response("**/commands"):
            button.click()
    expect(button).to_have_count(0)
    expect(ben.page.get_by_role("log")).to_contain_text("You are the host now.")

    ann.open(f"/t/{ann.table}")
    ben.page.locator("#look-1").click()
    ben.page.get_by_role("button", name="Make Ann the host").click()
    expect(ben.page.locator("#make-host")).to_have_count(0)
    expect(ann.page.get_by_role("log")).to_contain_text("You are the host now.")


def test_a_host_is_made_in_the_lobby_too(served, person):
    server = served()
    ann, ben = person(server), person(server)
    ben.table = ann.make("Ann", "")
    ann.open(f"/t/{ann.table}")
    ben.join(ann.page.locator(".bigcode").inner_text(), "Ben")
    ann.page.get_by_role("button", name="Make Ben the host").click()
    expect(ben.page.locator("#start")).to_be_visible()
    expect(ann.page.locator("#start")).to_have_count(0)


def test_a_standing_answer_is_set_said_given_and_taken_back(served, person):
    duel = scenes.duel(served, person, beat=4)
    duel.begin()
    duel.open()
    page = duel.page
    page.locator("#settings").click()
    box = page.get_by_label("Accept every card that is played on me")
    with page.expect_response("**/commands"):
        box.check()
    page.keyboard.press("Escape")
    duel.until_attack()
    expect(page.locator("#answer")).to_contain_text("Your standing answer accepts it in a moment.")
    expect(page.locator("#answer")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("You accept")
    page.locator("#settings").click()
    expect(box).to_be_checked()
    with page.expect_response("**/commands"):
        box.uncheck()
    duel.ann.open(f"/t/{duel.ann.table}")
    page.locator("#settings").click()
    expect(box).not_to_be_checked()
    assert duel.ann.view()["standing"] is None
