"""A match again: step by step, through each seat's eyes, from a table and from a file."""

import json

import pytest
from playwright.sync_api import expect

from tests.e2e import kit
from tests.kit import DECK
from tests.tables.kit import STANDARD
from tests.web.kit import Stacked

ANN, BEN = 1, 2
HANDS = (
    "receptionist food-bank emergency-fund rent just-say-no",
    "chef bike-shop sick-pet bounce-back movie-night",
)
COMES = "transit-pass new-sneakers groceries tutoring mortgage dentist child-care"
MATCH = """
    1 draw deck; 1 draw deck
    1 place receptionist; 1 place food-bank; 1 place emergency-fund; 1 done
    2 draw deck; 2 draw deck; 2 place chef; 2 done; 2 discard bounce-back
    1 draw deck; 1 draw deck; 1 place rent; 1 place transit-pass; 1 place new-sneakers
"""
"""Ann wins the match in two turns."""

MOVES = [move.strip() for line in MATCH.strip().splitlines() for move in line.split(";")]
POSITIONS = len(MOVES) + 1
"""The deal is the first."""


def play(who, table, moves):
    """Moves by calls of a device that holds both seats."""
    path = f"{who.server.url}/api/tables/{table}"
    for move in moves:
        seat, _, words = move.partition(" ")
        position = who.context.request.get(path).json()["position"]
        body = {"move": words, "seat": int(seat), "position": position}
        answer = who.context.request.post(f"{path}/moves", data=body)
        assert answer.ok, answer.text()


@pytest.fixture
def ann(served, person):
    """Ann at a device that holds both seats, so that a match is played in no time."""
    luck = Stacked(*HANDS, pile=COMES, up="soccer-club", deck=STANDARD)
    return person(served(luck))


@pytest.fixture
def played(ann):
    """The whole match is played, and its page is open."""
    table = ann.make("Ann", "Ben", rounds_to_win=1)
    play(ann, table, MOVES)
    ann.open(f"/t/{table}")
    ann.table = table
    return ann


@pytest.fixture
def record(ann):
    """The record of a whole match, as the server gives it."""
    table = ann.make("Ann", "Ben", rounds_to_win=1)
    play(ann, table, MOVES)
    answer = ann.context.request.get(f"{ann.server.url}/api/tables/{table}/record")
    return answer.json()


def look_back(who):
    who.page.get_by_role("link", name="Look back").click()
    expect(who.page.get_by_role("heading", name="Replay", exact=True)).to_be_visible()


def is_at(who, number, positions=POSITIONS):
    heading = who.page.get_by_role("heading", name=f"Position {number} of {positions}", exact=True)
    expect(heading).to_be_visible()


def step(who, name):
    who.page.get_by_role("toolbar").get_by_role("button", name=name, exact=True).click()


def tells(who, sentence):
    expect(who.page.locator(".said")).to_contain_text(sentence)
    expect(who.page.locator("#status")).to_contain_text(sentence)


def budget_of(who, name):
    return who.page.get_by_role("region", name=name).get_by_role("img").last


def hand_shown(who):
    """Names of the cards that lie open."""
    cards = who.page.get_by_role("region", name="Hand of").get_by_role("img")
    return [label.partition(",")[0] for label in labels(cards)]


def looks_as(who, name):
    who.page.get_by_role("group", name="Whose hand").get_by_role("radio", name=name).check()


def labels(cards):
    return [cards.nth(at).get_attribute("aria-label") or "" for at in range(cards.count())]


# Of a table.


def test_look_back_goes_through_the_match_by_buttons(played):
    look_back(played)
    played.page.wait_for_url(f"**/replay/{played.table}")
    is_at(played, 1)
    tells(played, "Ben deals, you start.")
    step(played, "Next")
    is_at(played, 2)
    tells(played, "You draw Transit pass")
    for number in (3, 4):
        step(played, "Next")
        is_at(played, number)
    tells(played, "You place Receptionist")
    expect(budget_of(played, "Ann")).to_contain_text("Receptionist")
    step(played, "Back")
    is_at(played, 3)
    expect(budget_of(played, "Ann")).not_to_contain_text("Receptionist")
    step(played, "Last")
    is_at(played, POSITIONS)
    tells(played, "You win the round")
    expect(budget_of(played, "Ann")).to_contain_text("Balanced")
    step(played, "Next")
    is_at(played, POSITIONS)
    step(played, "First")
    is_at(played, 1)
    step(played, "Back")
    is_at(played, 1)
    played.page.get_by_role("link", name="To the table").click()
    expect(played.page.get_by_role("button", name="Play again")).to_be_visible()


def test_each_step_tells_what_the_table_told(played):
    told = [each["said"] for each in played.view()["history"]][-POSITIONS:]
    look_back(played)
    for number, said in enumerate(told, start=1):
        is_at(played, number)
        expect(played.page.locator(".said")).to_have_text(said)
        step(played, "Next")


def test_the_buttons_by_keyboard_are_one_stop_with_arrows_inside(played):
    look_back(played)
    keys = played.page.keyboard
    played.page.get_by_role("button", name="First").focus()
    for _ in range(2):
        keys.press("ArrowRight")
    assert played.focused() == "step-next"
    for number in (2, 3):
        keys.press("Enter")
        is_at(played, number)
        assert played.focused() == "step-next"
    keys.press("Tab")
    assert played.focused() == "jump"
    keys.press("Shift+Tab")
    assert played.focused() == "step-next"


def test_the_slider_jumps_and_arrow_keys_step(played):
    look_back(played)
    slider = played.page.get_by_role("slider", name="Go to position")
    slider.focus()
    keys = played.page.keyboard
    for number in (2, 3, 4):
        keys.press("ArrowRight")
        is_at(played, number)
    keys.press("ArrowLeft")
    is_at(played, 3)
    keys.press("End")
    is_at(played, POSITIONS)
    tells(played, "You win the round")
    keys.press("Home")
    is_at(played, 1)
    box = slider.bounding_box()
    assert box is not None
    slider.click(position={"x": box["width"] - 2, "y": box["height"] / 2})
    is_at(played, POSITIONS)
    assert played.focused() == "jump"


def test_quick_steps_end_where_the_last_one_wants(played):
    look_back(played)
    slider = played.page.get_by_role("slider")
    slider.focus()
    for _ in range(POSITIONS + 3):
        played.page.keyboard.press("ArrowRight")
    is_at(played, POSITIONS)
    tells(played, "You win the round")


def test_each_seats_hand_can_be_looked_at(played):
    look_back(played)
    eyes = played.page.get_by_role("group", name="Whose hand")
    assert eyes.get_by_role("radio", name="Ann").is_checked(), "one begins with one's own eyes"
    holds = dict(zip((ANN, BEN), HANDS, strict=True))
    for seat, name in ((BEN, "Ben"), (ANN, "Ann")):
        looks_as(played, name)
        expect(played.page.get_by_role("heading", name=f"Hand of {name}")).to_be_visible()
        dealt = {STANDARD[card].name for card in holds[seat].split()}
        assert set(hand_shown(played)) == dealt
    step(played, "Next")
    is_at(played, 2)
    assert "Transit pass" in hand_shown(played)
    looks_as(played, "Nobody")
    expect(played.page.get_by_role("region", name="Hand of")).to_have_count(0)


def test_a_reload_shows_the_same_match(played):
    look_back(played)
    played.page.reload()
    is_at(played, 1)
    step(played, "Last")
    tells(played, "You win the round")


def test_a_table_that_is_not_there_is_said(ann):
    ann.open("/replay/ABCDEFGHIJKLMNOPQRSTUV")
    expect(ann.page.locator(".why")).to_contain_text("There is no such table")


def test_a_position_is_shown_together_with_its_cards(played):
    held = []
    played.page.route("**/api/decks/*", lambda route: held.append(route))
    with played.page.expect_request("**/api/decks/*"):
        played.open(f"/replay/{played.table}")
    assert played.page.locator("#step-next").count() == 0
    expect(played.page.locator("#to-table")).to_be_visible()
    held.pop().continue_()
    expect(played.page.locator("#step-next")).to_be_visible()


# While a match is played.


def test_during_a_match_one_sees_ones_own_hand_and_no_other(served, person):
    server = served(Stacked(*HANDS, pile=COMES, up="soccer-club", deck=STANDARD))
    ann, ben, cy = person(server), person(server), person(server)
    table = ann.make("Ann", "")
    invited = ann.context.request.get(f"{server.url}/api/tables/{table}/invitation").json()
    ben.join(invited["code"], "Ben")
    path = f"{server.url}/api/tables/{table}"
    ann.context.request.post(f"{path}/commands", data={"do": "start"})
    for who, seat in ((ann, ANN), (ben, BEN)):
        play_own(who, table, [move for move in MOVES[:10] if move.startswith(str(seat))])
    hidden = {ANN: ["Chef", "Bike shop", "Sick pet", "Bounce Back", "Movie night"]}
    hidden[BEN] = ["Rent", "Just Say No", "Transit pass", "New sneakers", "Groceries"]
    for who, seat, own in ((ann, ANN, "Rent"), (ben, BEN, "Sick pet")):
        who.open(f"/replay/{table}")
        is_at(who, 1, 11)
        expect(who.page.get_by_role("group", name="Whose hand")).to_have_count(0)
        assert own in hand_shown(who)
        sees_none_of(who, hidden[seat], until_public(who))
    cy.open(f"/replay/{table}")
    is_at(cy, 1, 11)
    expect(cy.page.get_by_role("region", name="Hand of")).to_have_count(0)
    sees_none_of(cy, hidden[ANN] + hidden[BEN], until_public(cy))


def play_own(who, table, moves):
    """Moves of somebody who holds one seat."""
    path = f"{who.server.url}/api/tables/{table}"
    for move in moves:
        words = move.partition(" ")[2]
        position = who.context.request.get(path).json()["position"]
        answer = who.context.request.post(
            f"{path}/moves", data={"move": words, "position": position}
        )
        assert answer.ok, answer.text()


def until_public(who):
    """At each position the names of the cards that lie open there."""
    path = f"{who.server.url}/api/tables/{who.page.url.rpartition('/')[2]}/positions"
    last = who.context.request.get(path.removesuffix("/positions")).json()["position"]
    shown = []
    for number in range(1, last + 1):
        view = who.context.request.get(f"{path}/{number}").json()["view"]
        cards = [card for seat in view["seats"] for card in seat["budget"]["cards"]]
        shown.append({STANDARD[card].name for card in [*cards, *view["piles"]["discard"]]})
    return shown


def sees_none_of(who, names, public):
    for number, shown in enumerate(public, start=1):
        is_at(who, number, len(public))
        html = who.page.content()
        assert [name for name in names if name in html and name not in shown] == []
        step(who, "Next")


# Of the matches before.


def rematch(who):
    """The same two play again, with who deals first as it comes."""
    path = f"{who.server.url}/api/tables/{who.table}"
    answer = who.context.request.post(f"{path}/commands", data={"do": "rematch", "seat": ANN})
    assert answer.ok, answer.text()


def test_after_a_rematch_the_match_before_can_still_be_looked_at_and_saved(played):
    expect(played.page.locator("#look-back-before")).to_have_count(0)
    rematch(played)
    played.page.locator("#look-back-before").click()
    is_at(played, 1, 1)
    played.page.get_by_role("button", name="The match before").click()
    is_at(played, 1)
    expect(played.page.locator("#step-next")).to_be_focused()
    expect(played.page.locator("#before")).to_have_count(0)
    step(played, "Last")
    is_at(played, POSITIONS)
    tells(played, "You win the round")
    with played.page.expect_download() as saved:
        played.page.get_by_role("link", name="Save this match").click()
    record = json.loads(saved.value.path().read_text("utf-8"))
    assert record["winner"] == ANN
    assert len(record["rounds"][0]["moves"]) == len(MOVES)


def test_of_the_match_before_every_hand_is_shown_and_of_this_one_ones_own(served, person):
    server = served(Stacked(*HANDS, pile=COMES, up="soccer-club", deck=STANDARD))
    ann, ben = person(server), person(server)
    table = ann.make("Ann", "", rounds_to_win=1)
    invited = ann.context.request.get(f"{server.url}/api/tables/{table}/invitation").json()
    ben.join(invited["code"], "Ben")
    ann.context.request.post(f"{server.url}/api/tables/{table}/commands", data={"do": "start"})
    for move in MOVES:
        play_own({ANN: ann, BEN: ben}[int(move[0])], table, [move])
    rematch(ann)
    ann.open(f"/replay/{table}")
    is_at(ann, 1, 1)
    expect(ann.page.get_by_role("group", name="Whose hand")).to_have_count(0)
    ann.page.get_by_role("button", name="The match before").click()
    is_at(ann, 1)
    looks_as(ann, "Ben")
    assert "Chef" in hand_shown(ann)
    ann.page.reload()
    is_at(ann, 1, 1)


# Of a file.


@pytest.fixture
def opens(ann, tmp_path):
    """Opens a file on the first screen."""

    def open_file(content):
        path = tmp_path / "match.json"
        text = content if isinstance(content, str | bytes) else json.dumps(content)
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        ann.open()
        ann.page.get_by_label("A saved match").set_input_files(path)
        expect(ann.page.get_by_role("heading", name="Replay", exact=True)).to_be_visible()
        return ann

    return open_file


def test_a_saved_match_is_replayed_with_every_hand(opens, record):
    ann = opens(record)
    is_at(ann, 1)
    tells(ann, "Ben deals, Ann starts.")
    step(ann, "Last")
    is_at(ann, POSITIONS)
    tells(ann, "Ann wins the round")
    looks_as(ann, "Ben")
    assert "Sick pet" in hand_shown(ann)
    ann.page.reload()
    is_at(ann, 1)
    tells(ann, "Ben deals, Ann starts.")
    expect(ann.page.locator(".why")).to_have_count(0)


def test_a_saved_match_with_a_deck_of_its_own(opens, ann):
    hands = ("job-2000 a-200 b-200 c-500 d-300", "job-3000 part-800 no back scam")
    ann.server.house.luck = Stacked(*hands, deck=DECK)
    table = ann.make("Ann", "Ben", deck=kit.KIT, rounds_to_win=1, turn_limit=1)
    turn = ["draw deck", "draw deck", "done"]
    play(ann, table, [f"1 {move}" for move in (*turn, "discard a-200", "discard b-200")])
    play(ann, table, [f"2 {move}" for move in (*turn, "discard scam", "discard no")])
    ann.table = table
    while ann.view()["stage"] != "over":
        path = f"{ann.server.url}/api/tables/{table}"
        ann.context.request.post(f"{path}/commands", data={"do": "deal", "seat": 1})
        view = ann.view()
        move = view["legal"][0]["move"] if view["to_act"] == 1 else ann.view(2)["legal"][0]["move"]
        play(ann, table, [f"{view['to_act']} {move}"])
    answer = ann.context.request.get(f"{ann.server.url}/api/tables/{table}/record")
    opens(answer.json())
    looks_as(ann, "Ben")
    assert "part-800" in hand_shown(ann)


def cut_short(record):
    return json.dumps(record)[:-200]


def against_a_rule(record):
    record["rounds"][0]["moves"][5] = "1 place rent"
    return record


def without_a_deck(record):
    del record["deck"]
    return record


def of_something_else(record):
    return {"hello": "world"}


BROKEN = {
    "no text at all": (lambda record: b"\x00\xff\xfe\x01", "cannot be read as JSON"),
    "nothing": (lambda record: "", "cannot be read as JSON"),
    "cut short": (cut_short, "cannot be read as JSON"),
    "of something else": (of_something_else, "not the record of a match"),
    "without a deck": (without_a_deck, "deck"),
    "too large": (lambda record: " " * 2_100_000 + "{}", "larger than 2 megabytes"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_gives_a_sentence(opens, record, name):
    break_it, sentence = BROKEN[name]
    ann = opens(break_it(record))
    expect(ann.page.locator(".why")).to_contain_text(sentence)
    expect(ann.page.locator("#status")).to_contain_text(sentence)
    expect(ann.page.get_by_role("toolbar")).to_have_count(0)


def test_after_a_broken_file_a_whole_one_can_be_opened(opens, record):
    ann = opens("nonsense")
    expect(ann.page.locator(".why")).to_be_visible()
    ann.page.get_by_role("link", name="To the first page").click()
    opens(record)
    is_at(ann, 1)
    expect(ann.page.locator(".why")).to_have_count(0)


def test_a_match_that_breaks_a_rule_is_shown_up_to_there(opens, record):
    ann = opens(against_a_rule(record))
    expect(ann.page.locator(".why")).to_contain_text('Round 1, move 6, "1 place rent":')
    is_at(ann, 1, 6)
    step(ann, "Last")
    is_at(ann, 6, 6)
    tells(ann, "Ann places Emergency fund")


def test_a_match_that_is_still_played_is_declined(opens, ann):
    table = ann.make("Ann", "Ben")
    answer = ann.context.request.get(f"{ann.server.url}/api/tables/{table}/record")
    opens(answer.json())
    expect(ann.page.locator(".why")).to_contain_text("still being played")


def test_nothing_to_replay_is_said(ann):
    ann.open("/replay/")
    expect(ann.page.locator(".why")).to_have_text("There is nothing to replay.")
