"""Two people, each at a browser of their own: how they meet, hit each other, and refresh."""

import pytest
from playwright.sync_api import expect

from tests.e2e import kit
from tests.web.kit import Stacked

ATTACKER = "part-300 bill-200 a-200 no part-500"
DEFENDER = "no back scam part-800 b-200"
"""Hands: Ann has a bill to send and a counter, Ben both counters and a card for any time."""

WINNING = "job-2000 a-200 b-200 c-900 d-400"
"""Balanced in two turns with an e-300, which lies on top of the pile."""

PAINTED = """async ({ size }) => {
    const drawing = document.querySelector('svg.qr').cloneNode(true);
    drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    drawing.setAttribute('width', size * 4);
    drawing.setAttribute('height', size * 4);
    const image = new Image();
    image.src = 'data:image/svg+xml,' + encodeURIComponent(drawing.outerHTML);
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size * 4;
    const brush = canvas.getContext('2d');
    brush.drawImage(image, 0, 0);
    const isDark = (x, y) => brush.getImageData(x * 4 + 2, y * 4 + 2, 1, 1).data[0] < 128 ? 1 : 0;
    return Array.from({ length: size }, (_, y) =>
        Array.from({ length: size }, (_, x) => isDark(x, y)));
}"""
"""The modules of the QR code as they are painted: 1 is dark."""

SHOWN = """() => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map((button) =>
        [button.firstChild.textContent.trim(), button.getAttribute('aria-disabled') === 'true']);
    return JSON.stringify({
        now: document.querySelector('#now .line span')?.textContent,
        hand: [...document.querySelectorAll('#cards button')].map(({ id }) => id),
        answers: texts('#answers button'),
        actions: texts('[id^=action-]:not(#action-undo, #action-hint)'),
        next: document.querySelector('#next-round, #rematch')?.id ?? '',
    });
}"""
"""What a person finds on the page to decide by."""


@pytest.fixture
def two(served, person):
    """Ann and Ben at a table with these hands; Ann begins."""

    def sit(ann_holds=ATTACKER, ben_holds=DEFENDER, **more):
        server = served(Stacked(ann_holds, ben_holds, **more))
        ann, ben = person(server), person(server)
        table = ann.make("Ann", "", deck=kit.KIT)
        ann.open(f"/t/{table}")
        ben.join(ann.page.locator(".bigcode").inner_text(), "Ben")
        ann.page.get_by_role("button", name="Start").click()
        for each in (ann, ben):
            expect(each.page.locator("#hand")).to_be_visible()
        return ann, ben

    return sit


def both(ann, ben):
    """Wait until both pages show the position that the server is at."""
    position = ann.view()["position"]
    for each in (ann, ben):
        expect(each.page.locator("#table")).to_have_attribute("data-position", str(position))


def draws(who):
    for _ in range(2):
        who.press("Draw pile")


def prompt(who):
    return who.page.get_by_role("region", name="Answer needed")


def nobody_is_asked(ann, ben):
    both(ann, ben)
    for each in (ann, ben):
        expect(prompt(each)).to_have_count(0)
        expect(each.page.locator("#now")).not_to_contain_text("Waiting for")
        assert each.view()["pending"] is None


def heard(who, sentence):
    """The page's history has that sentence."""
    expect(who.page.get_by_role("log")).to_contain_text(sentence)


def budget(who, seat=1):
    return " ".join(who.view()["seats"][seat - 1]["budget"]["cards"])


def expected(view):
    """The same as `SHOWN`, by what the server says."""
    guide = view["guide"]

    def texts(choices):
        return [[each["label"], "refusal" in each] for each in choices]

    copies: dict[str, int] = {}
    keys = []
    for card in view["hand"]:
        copies[card] = copies.get(card, 0) + 1
        keys.append(f"hand-{card}-{copies[card]}")
    over = {"over": "rematch"}.get(view["stage"], "next-round")
    return {
        "now": view["now"],
        "hand": keys,
        "answers": texts(guide["answers"]),
        "actions": texts(guide["actions"]),
        "next": over if view["phase"] == "over" else "",
    }


def shows(who):
    """Wait until the page shows what the server says, and give that."""
    wanted = expected(who.view())
    who.page.wait_for_function(
        f"wanted => JSON.stringify(JSON.parse(({SHOWN})())) === JSON.stringify(wanted)",
        arg=wanted,
    )
    return wanted


# How they meet.


def test_ann_makes_a_table_and_ben_comes_by_the_address(served, person):
    server = served()
    ann, ben = person(server), person(server)
    ann.open()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="New table").click()
    expect(ann.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    ann.table = ann.page.url.rpartition("/")[2]
    code = ann.page.locator(".bigcode").inner_text()
    assert len(code) == 6
    expect(ann.page.locator(".address")).to_have_text(f"{server.url}/join/{code}")
    expect(ann.page.get_by_role("img", name="QR code of the address")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Start")).to_have_attribute("aria-disabled", "true")

    ben.join(code, "Ben")
    expect(ben.page.get_by_role("heading", name="Everybody is here")).to_be_visible()
    expect(ben.page.locator("main")).to_contain_text("The host starts as soon as every seat")
    expect(ann.page.locator(".chairs")).to_contain_text("Ben")
    ann.page.get_by_role("button", name="Start").click()

    both_play(ann, ben, moves=12)


def both_play(ann, ben, moves):
    """A dozen moves by whoever is asked, the plain ones."""
    for each in (ann, ben):
        expect(each.page.locator("#cards button")).to_have_count(5)
    acted = set()
    for _ in range(moves):
        both(ann, ben)
        who = ann if ann.view()["to_act"] == 1 else ben
        acted.add(who)
        view = who.view()
        place, number = kit.best(view)
        room, _, at = place.partition("/")
        if room == "cards":
            card = view["guide"]["cards"][int(at)]
            who.use(card["card"], card["choices"][number]["label"])
        else:
            who.press(view["guide"][room][number]["label"])
    both(ann, ben)
    assert acted == {ann, ben}


def test_the_qr_code_is_painted_so_that_it_can_be_scanned(served, person):
    import segno

    ann = person(served())
    table = ann.make("Ann", "")
    ann.open(f"/t/{table}")
    address = ann.page.locator(".address").inner_text()
    wanted = [list(row) for row in segno.make_qr(address, error="m").matrix]
    size = len(wanted) + 4
    painted = ann.page.evaluate(PAINTED, {"size": size})
    assert [row[2:-2] for row in painted[2:-2]] == wanted
    assert {*painted[0], *painted[-1], *[row[0] for row in painted]} == {0}, "no quiet zone"


def test_ben_types_the_six_letters(served, person):
    server = served()
    ann, ben = person(server), person(server)
    ann.open(f"/t/{ann.make('Ann', '')}")
    code = ann.page.locator(".bigcode").inner_text()
    ben.open()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_label("Six letters").fill(code.lower())
    ben.page.get_by_label("Six letters").press("Enter")
    expect(ben.page.locator(".chairs")).to_contain_text("Ben you")
    expect(ann.page.locator(".chairs")).to_contain_text("Ben")


def test_a_code_that_does_not_exist_is_said_and_nothing_typed_is_lost(served, person):
    ben = person(served())
    ben.open()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_label("Six letters").fill("QQQQQQ")
    ben.page.get_by_label("Six letters").press("Enter")
    expect(ben.page.locator("#wrong")).to_contain_text("QQQQQQ")
    expect(ben.page.get_by_label("Your name")).to_have_value("Ben")


def test_a_name_that_is_taken_is_said_and_another_one_sits_down(served, person):
    server = served()
    ann, ben = person(server), person(server)
    ann.open(f"/t/{ann.make('Ann', '')}")
    ben.open(f"/join/{ann.page.locator('.bigcode').inner_text()}")
    ben.page.get_by_label("Your name").fill("Ann")
    ben.page.get_by_role("button", name="Join as Ann").click()
    expect(ben.page.locator("#wrong")).to_contain_text("is called Ann already")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Join as Ben").click()
    expect(ben.page.locator(".chairs")).to_contain_text("Ben you")


def test_whoever_sits_behind_a_seat_that_is_taken_away_moves_up_and_plays(served, person):
    server = served()
    ann, ben, cy = (person(server) for _ in range(3))
    ann.open(f"/t/{ann.make('Ann', '', '', first_dealer=1)}")
    code = ann.page.locator(".bigcode").inner_text()
    ben.join(code, "Ben")
    cy.join(code, "Cy")
    expect(cy.page.locator(".chairs")).to_contain_text("Cy you")
    ann.page.get_by_role("button", name="Open this seat again: Ben").click()
    ann.page.get_by_role("button", name="Take away seat 2").click()
    for who in (ann, cy):
        expect(who.page.locator(".chairs li")).to_have_count(2)
    expect(ben.page.locator(".chairs li")).to_have_count(2)
    ann.page.get_by_role("button", name="Start").click()
    for who in (ann, cy):
        expect(who.page.locator("#cards button")).to_have_count(5)
    expect(ben.page.locator("#piles")).to_be_visible()
    expect(ben.page.locator("#cards")).to_have_count(0)
    cy.press("Draw pile")
    cy.page.reload()
    cy.press("Draw pile")
    both(ann, cy)
    ben.page.reload()
    expect(ben.page.locator("#piles")).to_be_visible()


# Life happens.


def test_r20_a_scam_out_of_turn_while_the_other_is_acting(two):
    ann, ben = two()
    draws(ann)
    ann.choose("part-300")
    ben.use("scam", "Play on Ann")

    expect(prompt(ann)).to_contain_text("Ben plays scam")
    expect(prompt(ben)).to_have_count(0)
    expect(ben.page.locator("#now")).to_contain_text("Waiting for Ann")
    assert ann.focused() == "choice-place-part-300", "the choice stays, and the focus in it"
    ann.press("Accept")

    nobody_is_asked(ann, ben)
    heard(ann, "You accept")
    heard(ben, "Ann accepts")
    assert budget(ben, seat=1) == "scam"
    expect(ann.page.locator("#now")).to_contain_text("3 actions left")
    assert ann.focused() == "choice-place-part-300"
    ann.press("Place it")
    assert budget(ann, seat=1) == "scam part-300"


def attacked(two):
    """Ann has played a bill on Ben, who holds both counters."""
    ann, ben = two()
    draws(ann)
    ann.use("bill-200", "Play on Ben")
    expect(prompt(ben)).to_contain_text("Ann plays bill-200")
    expect(prompt(ann)).to_have_count(0)
    expect(ann.page.locator("#now")).to_contain_text("Waiting for Ben")
    return ann, ben


def test_r16_life_happens_is_accepted(two):
    ann, ben = attacked(two)
    ben.press("Accept")
    nobody_is_asked(ann, ben)
    assert budget(ann, seat=2) == "bill-200"
    heard(ann, "Ben accepts")
    heard(ben, "You accept")
    expect(ann.page.locator("#now")).to_contain_text("2 actions left")


def test_r18_just_say_no_stops_it(two):
    ann, ben = attacked(two)
    ben.press("Counter with no")
    nobody_is_asked(ann, ben)
    assert budget(ann, seat=2) == ""
    heard(ann, "Ben answers your bill-200 with no.")
    heard(ben, "You answer with no.")
    expect(ben.page.locator("#cards button")).to_have_count(5)
    expect(ann.page.get_by_role("button", name="Discard pile: no, counter")).to_be_visible()


def test_r19_bounce_back_returns_it_and_it_is_accepted(two):
    ann, ben = attacked(two)
    ben.press("Counter with back")
    expect(prompt(ann)).to_contain_text("Ben bounces bill-200 back at you.")
    expect(ann.page.locator("#now")).to_contain_text("Ben bounces bill-200 back at you: expense")
    expect(prompt(ben)).to_have_count(0)
    expect(ben.page.locator("#now")).to_contain_text("Waiting for Ann")
    ann.press("Accept")
    nobody_is_asked(ann, ben)
    assert (budget(ann, seat=1), budget(ann, seat=2)) == ("bill-200", "")


def test_r19_a_bounced_card_is_countered_in_turn(two):
    ann, ben = attacked(two)
    ben.press("Counter with back")
    expect(prompt(ann)).to_be_visible()
    ann.press("Counter")
    nobody_is_asked(ann, ben)
    assert (budget(ann, seat=1), budget(ann, seat=2)) == ("", "")
    heard(ann, "You answer with no.")
    heard(ben, "Ann answers your bill-200 with no.")


def test_r17_the_prompt_is_answered_with_one_key_from_the_hand(two):
    ann, ben = two()
    draws(ann)
    ben.card("no").focus()
    ann.use("bill-200", "Play on Ben")
    expect(prompt(ben)).to_be_visible()
    assert ben.focused() == "hand-no-1", "what somebody else does never moves the focus"
    position = ben.position
    ben.page.keyboard.press("a")
    ben.settled(position)
    nobody_is_asked(ann, ben)
    assert budget(ann, seat=2) == "bill-200"
    assert ben.focused() == "hand-no-1"


# A refresh in every phase.


def test_a_refresh_in_the_lobby(served, person):
    server = served()
    ann, ben = person(server), person(server)
    ann.open(f"/t/{ann.make('Ann', '')}")
    code = ann.page.locator(".bigcode").inner_text()
    ben.join(code, "Ben")
    for who, name in ((ann, "Ann"), (ben, "Ben")):
        who.page.reload()
        expect(who.page.locator(".bigcode")).to_have_text(code)
        expect(who.page.locator(".chairs")).to_contain_text(f"{name} you")
    expect(ann.page.get_by_role("button", name="Start")).to_have_attribute("aria-disabled", "false")
    expect(ben.page.get_by_role("button", name="Start")).to_have_count(0)


def until_draw(ann, ben):
    ann.press("Draw pile")


def until_act(ann, ben):
    draws(ann)
    ann.use("part-300", "Place it")


def until_pending(ann, ben):
    draws(ann)
    ann.use("bill-200", "Play on Ben")


def until_bounced(ann, ben):
    until_pending(ann, ben)
    expect(prompt(ben)).to_be_visible()
    ben.press("Counter with back")


def until_discard(ann, ben):
    draws(ann)
    ann.press("End my turn")
    ann.use("a-200", "Discard it")


@pytest.mark.parametrize(
    "until", [until_draw, until_act, until_pending, until_bounced, until_discard]
)
def test_a_refresh_changes_nothing(two, until):
    ann, ben = two()
    until(ann, ben)
    both(ann, ben)
    for who in (ann, ben):
        before = shows(who)
        who.page.reload()
        assert shows(who) == before
        assert who.page.locator("#cards button").count() == len(before["hand"])
    both(ann, ben)
    play_on(ann, ben, until)


def play_on(ann, ben, until):
    """After the refresh both still can do what they could."""
    if until is until_draw:
        ann.press("Draw pile")
    elif until is until_act:
        ann.press("End my turn")
    elif until is until_pending:
        ben.press("Accept")
    elif until is until_bounced:
        ann.press("Counter")
    else:
        ann.use("no", "Discard it")
    both(ann, ben)
    nobody_is_asked(ann, ben)


def test_a_refresh_when_the_round_is_over(two):
    ann, ben = two(WINNING, DEFENDER, pile="e-300 part-500")
    draws(ann)
    ann.use("job-2000", "Place it")
    ann.use("a-200", "Place it")
    ann.use("b-200", "Place it")
    ann.press("End my turn")
    both(ann, ben)
    draws(ben)
    ben.press("End my turn")
    ben.use("no", "Discard it")
    ben.use("scam", "Discard it")
    both(ann, ben)
    draws(ann)
    ann.use("c-900", "Place it")
    ann.use("d-400", "Place it")
    ann.use("e-300", "Place it")
    both(ann, ben)
    for who in (ann, ben):
        before = shows(who)
        assert before["next"] == "next-round"
        who.page.reload()
        assert shows(who) == before
    ben.page.get_by_role("button", name="Next round").click()
    for who in (ann, ben):
        expect(who.page.get_by_role("heading", level=1)).to_contain_text("ound 2")
        expect(who.page.locator("#cards button")).to_have_count(5)
