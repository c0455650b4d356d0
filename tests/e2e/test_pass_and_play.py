"""Two people and one device: the hand of whoever does not hold it is nowhere on the page."""

import json

import pytest
from playwright.sync_api import expect

from tests.e2e import kit
from tests.tables.kit import STANDARD
from tests.web.kit import Stacked

ANN, BEN = 1, 2
HANDS = (
    "receptionist food-bank emergency-fund burst-pipe just-say-no",
    "chef bike-shop sick-pet bounce-back movie-night",
)
COMES = "tutoring mortgage groceries dentist child-care college-fund student-loan insurance"
"""Ann builds three cards in her first turn, and what she draws lies nowhere else."""

LOOKS_OUT = """names => {
    window.seen = [];
    const look = () => {
        const html = document.documentElement.outerHTML;
        for (const name of names) if (html.includes(name)) window.seen.push(name);
    };
    window.lookout?.disconnect();
    window.lookout = new MutationObserver(look);
    window.lookout.observe(document, {
        childList: true, attributes: true, characterData: true, subtree: true,
    });
}"""
"""Keeps every one of these names that is anywhere in the page, be it for a moment."""


@pytest.fixture
def device(served, person):
    """A device that Ann and Ben share, their table made on the first screen."""

    def sit(hands=HANDS, comes=COMES):
        luck = Stacked(*hands, pile=comes, up="soccer-club", deck=STANDARD)
        shared = person(served(luck))
        shared.open()
        shared.page.get_by_role("button", name="Pass and play").click()
        for number, name in enumerate(("Ann", "Ben"), start=1):
            shared.page.get_by_label(f"Player {number}", exact=True).fill(name)
        shared.page.get_by_role("button", name="Start").click()
        shared.page.wait_for_url("**/t/*")
        shared.table = shared.page.url.rpartition("/")[2]
        return shared

    return sit


def hidden(device, *seats):
    """Names and ids of the cards in hands that lie open nowhere."""
    view = device.view(ANN)
    open_cards = {card for seat in view["seats"] for card in seat["budget"]["cards"]}
    open_cards |= set(view["piles"]["discard"])
    if view["pending"]:
        open_cards.add(view["pending"]["card"])
    hands = {card for seat in seats for card in device.view(seat)["hand"]}
    return [each for card in sorted(hands - open_cards) for each in (STANDARD[card].name, card)]


def curtain(device):
    return device.page.get_by_role("button", name="Show my hand")


def is_down_for(device, name):
    """The curtain is down, it says for whom, and no card of a hand is anywhere in the page."""
    expect(curtain(device)).to_have_text(f"I am {name}. Show my hand")
    expect(device.page.locator("#talk")).to_contain_text(f"Hand the device to {name}.")
    expect(device.page.get_by_role("heading", name="The hand is hidden")).to_have_count(1)
    nothing_shows(device)


def nothing_shows(device):
    names = hidden(device, ANN, BEN)
    assert len(names) > 10
    html = device.page.content()
    assert [name for name in names if name in html] == []
    spoken = device.page.locator("body").aria_snapshot()
    assert [name for name in names if name in spoken] == []


def lift(device):
    curtain(device).click()
    expect(device.page.locator("#cards button").first).to_be_visible()


def shows_the_hand_of(device, seat):
    has_the_cards_of(device, seat)
    other = [name for name in hidden(device, ANN + BEN - seat) if " " in name or name[0].isupper()]
    html = device.page.content()
    assert [name for name in other if name in html] == []


def has_the_cards_of(device, seat):
    hand = device.view(seat)["hand"]
    shown = device.page.locator("#cards button")
    expect(shown).to_have_count(len(hand))
    ids = [shown.nth(at).get_attribute("id") for at in range(len(hand))]
    assert [each.rpartition("-")[0] for each in ids] == [f"hand-{card}" for card in hand]


def looks_out(device, *seats):
    """From now on any name of these hands that comes into the page is kept."""
    device.page.evaluate(LOOKS_OUT, hidden(device, *seats))


def saw_nothing(device):
    assert device.page.evaluate("window.seen") == []


def anns_turn(device):
    """Ann builds and ends her turn, which brings her one card more."""
    for _ in range(2):
        device.press("Draw pile")
    for card in ("receptionist", "food-bank", "emergency-fund"):
        device.use(card, "Place it")
    device.press("End my turn")


def test_the_curtain_is_down_before_the_first_turn(device):
    shared = device()
    is_down_for(shared, "Ann")
    lift(shared)
    shows_the_hand_of(shared, ANN)


def test_the_curtain_comes_down_when_the_other_is_to_act(device):
    shared = device()
    lift(shared)
    anns_turn(shared)
    is_down_for(shared, "Ben")
    lift(shared)
    shows_the_hand_of(shared, BEN)
    expect(shared.page.locator("#now")).to_contain_text("Your turn")
    shared.press("Draw pile")


def test_what_ann_drew_is_neither_shown_nor_said_to_ben(device):
    """The card that fills her hand comes with the same news as the curtain."""
    shared = device()
    lift(shared)
    for _ in range(2):
        shared.press("Draw pile")
    for card in ("receptionist", "food-bank", "emergency-fund"):
        shared.use(card, "Place it")
    shared.page.evaluate(LOOKS_OUT, ["Groceries", "groceries"])
    shared.press("End my turn")
    is_down_for(shared, "Ben")
    expect(shared.page.get_by_role("status").and_(shared.page.locator("#status"))).to_contain_text(
        "Hand the device to Ben."
    )
    saw_nothing(shared)
    lift(shared)
    expect(shared.page.locator("#status")).to_contain_text("Your turn")
    saw_nothing(shared)


KEYS = ["h", "b", "w", "t", "o", "l", "r", "i", ",", "<", ".", "1", "c", "a", "d", "u", "Escape"]


def test_no_key_tells_what_is_behind_the_curtain(device):
    shared = device()
    lift(shared)
    anns_turn(shared)
    is_down_for(shared, "Ben")
    looks_out(shared, ANN, BEN)
    for key in KEYS:
        curtain(shared).focus()
        shared.page.keyboard.press(key)
    shared.page.keyboard.press("Tab")
    is_down_for(shared, "Ben")
    position = shared.position
    assert shared.view(ANN)["position"] == position, "a key has moved"
    saw_nothing(shared)


@pytest.mark.parametrize("line", ["hand", "h", "moves", "i 1", "what does 1 do", "place 1"])
def test_no_line_that_is_typed_tells_what_is_behind_the_curtain(device, line):
    shared = device()
    lift(shared)
    anns_turn(shared)
    is_down_for(shared, "Ben")
    looks_out(shared, ANN, BEN)
    field = shared.page.get_by_role("textbox", name="Command")
    field.fill(line)
    field.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value(line)
    expect(shared.page.locator("#status")).to_contain_text("Hand the device to Ben.")
    is_down_for(shared, "Ben")
    saw_nothing(shared)
    typed = f"/api/tables/{shared.table}/lines"
    assert ("POST", typed) not in shared.server.calls, "what was typed went to the server"


def test_an_attack_hands_the_device_to_whoever_is_hit_and_back(device):
    shared = device()
    lift(shared)
    for _ in range(2):
        shared.press("Draw pile")
    looks_out(shared, BEN)
    shared.use("burst-pipe", "Play on Ben")
    is_down_for(shared, "Ben")
    expect(shared.page.get_by_role("region", name="Answer needed")).to_have_count(0)
    saw_nothing(shared)
    lift(shared)
    shows_the_hand_of(shared, BEN)
    expect(shared.page.get_by_role("region", name="Answer needed")).to_contain_text("Burst pipe")
    looks_out(shared, ANN)
    shared.press("Counter")
    saw_nothing(shared)
    is_down_for(shared, "Ann")
    lift(shared)
    expect(shared.page.get_by_role("region", name="Answer needed")).to_contain_text("Burst pipe")
    shows_the_hand_of(shared, ANN)
    shared.press("Accept")
    expect(curtain(shared)).to_have_count(0)
    shows_the_hand_of(shared, ANN)
    expect(shared.page.locator("#now")).to_contain_text("Your turn")


def test_the_question_to_ben_is_hidden_too_while_ann_looks(device):
    shared = device()
    question = shared.page.get_by_role("region", name="Answer needed")
    lift(shared)
    for _ in range(2):
        shared.press("Draw pile")
    shared.use("burst-pipe", "Play on Ben")
    lift(shared)
    expect(question).to_be_visible()
    shared.page.get_by_role("button", name="Ann wants to look").click()
    is_down_for(shared, "Ann")
    expect(question).to_have_count(0)
    lift(shared)
    shows_the_hand_of(shared, ANN)
    expect(question).to_have_count(0)
    shared.page.get_by_role("button", name="Ben wants to look").click()
    lift(shared)
    shared.press("Accept")
    is_down_for(shared, "Ann")


def test_ben_wants_to_look_and_gives_the_device_back(device):
    shared = device()
    lift(shared)
    shared.press("Draw pile")
    shared.page.get_by_role("button", name="Ben wants to look").click()
    is_down_for(shared, "Ben")
    lift(shared)
    shows_the_hand_of(shared, BEN)
    expect(shared.page.locator("#now")).to_contain_text("Ann's turn")
    shared.page.get_by_role("button", name="Ann wants to look").click()
    is_down_for(shared, "Ann")
    lift(shared)
    shows_the_hand_of(shared, ANN)
    shared.press("Draw pile")


def test_a_reload_keeps_both_seats_and_the_curtain(device):
    shared = device()
    lift(shared)
    anns_turn(shared)
    is_down_for(shared, "Ben")
    names = json.dumps(hidden(shared, ANN, BEN))
    shared.context.add_init_script(f"({LOOKS_OUT})({names})")
    shared.page.reload()
    is_down_for(shared, "Ben")
    saw_nothing(shared)
    lift(shared)
    shows_the_hand_of(shared, BEN)
    for _ in range(2):
        shared.press("Draw pile")
    shared.use("chef", "Place it")
    shared.press("End my turn")
    shared.use("bike-shop", "Discard it")
    is_down_for(shared, "Ann")
    shared.page.reload()
    is_down_for(shared, "Ann")
    lift(shared)
    shows_the_hand_of(shared, ANN)


def test_a_replay_in_the_middle_of_a_round_shows_no_hand(device):
    shared = device()
    lift(shared)
    shared.press("Draw pile")
    shared.open(f"/replay/{shared.table}")
    expect(shared.page.locator(".why")).to_contain_text("when it is over")
    nothing_shows(shared)


def by_hints(shared):
    """A whole match by calls: everybody does what the hint tells."""
    path = f"{shared.server.url}/api/tables/{shared.table}"
    calls = shared.context.request
    while (view := shared.view(ANN))["stage"] == "playing":
        if view["phase"] == "over":
            calls.post(f"{path}/commands", data={"do": "deal", "seat": ANN})
            continue
        seat = view["to_act"]
        move = calls.get(f"{path}/hint", params={"step": 3, "seat": seat}).json()["move"]
        body = {"move": move, "seat": seat, "position": view["position"]}
        answer = calls.post(f"{path}/moves", data=body)
        assert answer.ok, answer.text()


def test_while_a_round_is_played_the_match_before_can_be_looked_at(device):
    shared = device()
    by_hints(shared)
    shared.page.get_by_role("button", name="Play again").click()
    expect(curtain(shared)).to_be_visible()
    shared.page.locator("#look-back-before").click()
    expect(shared.page.locator(".why")).to_contain_text("when it is over")
    shared.page.get_by_role("button", name="The match before").click()
    expect(shared.page.get_by_role("group", name="Whose hand")).to_be_visible()
    expect(shared.page.locator(".why")).to_have_count(0)


def test_a_reload_with_a_hand_open_asks_again_who_holds_the_device(device):
    shared = device()
    lift(shared)
    shared.press("Draw pile")
    shared.page.reload()
    is_down_for(shared, "Ann")
    lift(shared)
    shows_the_hand_of(shared, ANN)


def test_after_a_new_deal_the_curtain_is_down_for_whoever_starts(device):
    """Ben has won and starts the next round, but the device may lie with Ann by then."""
    wins = "teacher food-bank emergency-fund mortgage just-say-no"
    comes = "dentist groceries student-loan beach-trip child-care college-fund insurance"
    shared = device((HANDS[1], wins), comes)

    def idle(*discards):
        lift(shared)
        for _ in range(2):
            shared.press("Draw pile")
        shared.press("End my turn")
        for card in discards:
            shared.use(card, "Discard it")

    def build(*cards):
        lift(shared)
        for _ in range(2):
            shared.press("Draw pile")
        for card in cards:
            shared.use(card, "Place it")

    idle("dentist", "groceries")
    build("teacher", "food-bank", "emergency-fund")
    shared.press("End my turn")
    idle("college-fund", "insurance")
    build("mortgage", "student-loan", "beach-trip")
    expect(shared.page.locator("#now")).to_contain_text("you won it")
    shared.page.get_by_role("button", name="Next round").click()
    is_down_for(shared, "Ben")
    lift(shared)
    has_the_cards_of(shared, BEN)


def test_three_people_share_a_small_phone(served, person):
    shared = person(served(), viewport=kit.PHONE)
    shared.open()
    shared.page.get_by_role("button", name="Pass and play").click()
    shared.page.get_by_role("button", name="One more player").click()
    for number, name in enumerate(("Ann", "Ben", "Cy"), start=1):
        shared.page.get_by_label(f"Player {number}", exact=True).fill(name)
    shared.page.get_by_role("button", name="Start").click()
    shared.page.wait_for_url("**/t/*")
    shared.table = shared.page.url.rpartition("/")[2]
    first = shared.view(1)["to_act"]
    name = ("Ann", "Ben", "Cy")[first - 1]
    expect(curtain(shared)).to_have_text(f"I am {name}. Show my hand")
    lift(shared)
    hand = shared.view(first)["hand"]
    expect(shared.page.locator("#cards button")).to_have_count(len(hand))
    expect(shared.card(hand[0])).to_be_visible()


def test_two_of_the_same_name_are_told_so_and_nothing_typed_is_lost(served, person):
    shared = person(served())
    shared.open()
    shared.page.get_by_role("button", name="Pass and play").click()
    for number in (1, 2):
        shared.page.get_by_label(f"Player {number}", exact=True).fill("Ann")
    shared.page.get_by_role("button", name="Start").click()
    expect(shared.page.locator("#wrong")).to_contain_text("Ann")
    expect(shared.page.get_by_label("Player 1", exact=True)).to_have_value("Ann")
