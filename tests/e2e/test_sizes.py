"""What can be pressed is large enough, what has the focus is seen, nothing is cut or need move."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e import kit, scenes, test_axe
from tests.e2e.scenes import ANN, BEN, BUILD, WIN

SNAPSHOTS = Path(__file__).parent / "snapshots"

PICTURE = re.compile(r"""^( *- '?img ".*"'?): .*$""", re.MULTILINE)
"""A picture's line of a snapshot: its name, and then the texts inside."""

TARGET = 44
INLINE: dict[str, str] = {}
"""Controls within a line of text, which may be 24 px high: id and reason."""

SMALL = """([least, inline]) => {
    const seen = (each) => each.checkVisibility({ visibilityProperty: true })
        && getComputedStyle(each).clipPath === 'none'
        && !each.closest('.vh');
    const target = (each) => each.type === 'checkbox' ? each.closest('label') : each;
    return [...document.querySelectorAll('button, a[href], input, select, textarea, summary')]
        .filter(seen)
        .map((each) => [each, target(each).getBoundingClientRect()])
        .filter(([each, { width, height }]) => {
            const wanted = inline.includes(each.id) ? 24 : least;
            return Math.min(width, height) < wanted - 0.01;
        })
        .map(([each, { width, height }]) => `${each.id}: ${width} x ${height}`);
}"""

RING = """() => {
    const each = document.activeElement;
    const ringed = each.closest('.pick') ? each.nextElementSibling : each;
    const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
    return outlineStyle === 'solid' ? parseFloat(outlineWidth) : 0;
}"""

COVERED = """() => {
    const each = document.activeElement;
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const points = [[(left + right) / 2, (top + bottom) / 2]];
    for (const x of [left + 7, right - 7]) for (const y of [top + 7, bottom - 7])
        points.push([x, y]);
    const own = each.labels?.[0] ?? each;
    return points
        .map(([x, y]) => [x, y, document.elementFromPoint(x, y)])
        .filter(([, , found]) => found === null || !(each.contains(found) || own.contains(found)))
        .map(([x, y, found]) => `at ${Math.round(x)}, ${Math.round(y)}: `
            + (found === null ? 'out of sight' : found.id || found.className || found.localName));
}"""
"""What lies over the centre and the corners of what has the focus. The corners are round."""

SPACING = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }"""
"""The style of WCAG 1.4.12."""

CUT = """() => [...document.querySelectorAll(
        '.btn, .name-btn, .card .face, .card .txt, .card .name')]
    .filter((each) => each.checkVisibility() && !each.closest('.vh, .pile, #answer > .card')
        && getComputedStyle(each).clipPath === 'none')
    .filter((each) => each.scrollWidth > each.clientWidth + 1
            && getComputedStyle(each).textOverflow !== 'ellipsis'
        || each.scrollHeight > each.clientHeight + 1
        || (each.closest('.card')?.getBoundingClientRect().bottom ?? Infinity) + 1
            < each.getBoundingClientRect().bottom)
    .map((each) => [each.closest('[id]')?.id, each.className, each.innerText,
        each.scrollWidth, each.scrollHeight, 'in', each.clientWidth, each.clientHeight].join(' '))
"""
"""Text that does not fit into what holds it, and does not end in an ellipsis."""

FRAMES = """() => {
    window.moving = new Set();
    const look = () => {
        for (const each of document.getAnimations())
            moving.add(`${each.effect.target.id || each.effect.target.className} ${
                each.animationName ?? each.transitionProperty ?? 'flight'}`);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Note in every frame what moves."""


@pytest.fixture
def game(served, person):
    def start(with_luck=None, **more):
        duel = scenes.duel(served, person, with_luck, **more)
        duel.begin()
        duel.open()
        return duel

    return start


def test_everything_that_can_be_pressed_is_large_enough(served, person):
    small = []
    for state, page in test_axe.walk(served, person, {"viewport": kit.CHROMEBOOK}):
        for name, size in (("phone", kit.PHONE), ("chromebook", kit.CHROMEBOOK)):
            scenes.resize(page, size)
            found = page.evaluate(SMALL, [TARGET, list(INLINE)])
            small += [f"{state}, {name}: {each}" for each in found]
    assert not small, "\n".join(small)


@pytest.mark.parametrize("device", ["PHONE", "NARROW", "CHROMEBOOK"])
def test_what_has_the_focus_is_ringed_and_not_covered(served, person, device):
    faults = []
    size = getattr(kit, device)
    for state, page in tabbed(served, person, {"viewport": size, "reduced_motion": "reduce"}):
        page.evaluate("document.activeElement.blur()")
        stops: set[str] = set()
        for _ in range(60):
            page.keyboard.press("Tab")
            stop = page.evaluate("document.activeElement.id")
            if not stop or stop in stops:
                break
            stops.add(stop)
            if (width := page.evaluate(RING)) < 3:
                faults.append(f"{state}: {stop}: a ring of {width}")
            faults += [f"{state}: {stop} {each}" for each in page.evaluate(COVERED)]
        assert len(stops) > 5, state
    assert not faults, "\n".join(faults)


def on_first_screen(served, person, device):
    ann = person(served(scenes.luck()), **device)
    ann.open()
    expect(ann.page.locator("#play-now")).to_be_visible()
    return ann


def tabbed(served, person, device):
    """The pages that Tab goes through, each state once."""
    ann = on_first_screen(served, person, device)
    page = ann.page
    yield "start", page
    duel = scenes.Duel(ann, person(ann.server))
    ann.open(f"/t/{ann.table}")
    expect(page.locator("#start")).to_be_visible()
    yield "lobby", page
    duel.begin()
    duel.seen()
    yield "draw", page
    duel.play(ANN, *BUILD[:2])
    yield "act", page
    ann.choose("receptionist")
    expect(page.locator("#choice-place-receptionist")).to_be_visible()
    yield "a choice", page
    page.keyboard.press("Escape")
    duel.play(BEN, f"play scam {ANN}")
    expect(page.locator("#answers")).to_be_visible()
    yield "an answer, with seven cards", page
    duel.play(ANN, "accept")
    duel.play(ANN, *BUILD[2:], "done")
    yield "Ben's turn", page
    duel.play(BEN, *BUILD[:2], "play lost-phone 1")
    expect(page.locator("#answers")).to_be_visible()
    yield "an answer", page
    page.locator("#settings").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "settings", page


def test_all_cards_of_a_toolbar_are_seen_whole_when_they_have_the_focus(game):
    """On a phone the cards lie over each other; the one with the focus lies on top."""
    for size in (kit.PHONE, kit.NARROW):
        duel = game(device={"viewport": size})
        cards = duel.page.locator("#cards button")
        cards.first.focus()
        for at in range(cards.count()):
            expect(cards.nth(at)).to_be_focused()
            assert duel.page.evaluate(COVERED) == []
            duel.page.keyboard.press("ArrowRight")


@pytest.mark.parametrize("size", ["normal", "largest"])
def test_the_questions_open_within_the_window_wherever_their_button_stands(game, size):
    duel = game()
    questions = duel.page.locator(".questions .opts")
    for moment in ("Ann's turn", "Ben's turn, with nothing else in the row"):
        for window in (kit.PHONE, kit.NARROW, kit.CHROMEBOOK):
            scenes.resize(duel.page, window)
            duel.page.evaluate(f"document.documentElement.dataset.size = '{size}'")
            duel.page.locator("#questions").click()
            expect(questions, f"{moment}, {window}").to_be_in_viewport(ratio=0.99)
            duel.page.locator("#questions").click()
        if moment == "Ann's turn":
            duel.play(ANN, *BUILD, "done")


OVER_BUDGET = """() => ['.lane.in, .empty', '.lane.out', '.say, .hole']
    .map((part) => [...document.querySelectorAll(`#budget :is(${part})`)]
        .find((each) => each.checkVisibility() && (each.matches('.lane') || each.innerText)))
    .filter(Boolean)
    .flatMap((each) => {
        each.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const y = (top + bottom) / 2;
        const ends = [left + 2, (left + right) / 2, right - 2];
        return ends.map((x) => [each, x, y, document.elementFromPoint(x, y)]);
    })
    .filter(([, , , found]) => !found?.closest('#budget'))
    .map(([each, x, y, found]) => `${each.className} at ${Math.round(x)}, ${Math.round(y)}: ${
        found === null ? 'out of sight' : found.id || found.className || found.localName}`)"""
"""What lies over one's own bars and over what is left, when one has scrolled there."""


@pytest.mark.parametrize("size", ["large", "largest"])
def test_larger_letters_leave_the_page_as_wide_as_the_window_and_ones_budget_in_sight(game, size):
    duel = game()
    found: list[str] = []

    def look(state):
        for window in (kit.PHONE, kit.NARROW, kit.CHROMEBOOK):
            scenes.resize(duel.page, window)
            duel.page.evaluate(f"document.documentElement.dataset.size = '{size}'")
            faults = duel.page.evaluate(test_axe.WIDER) + duel.page.evaluate(OVER_BUDGET)
            found.extend(f"{state}, {window['width']} wide: {each}" for each in faults)

    look("draw")
    duel.play(ANN, *BUILD[:2])
    look("act, with seven cards")
    duel.play(ANN, *BUILD[2:4])
    look("built")
    duel.ann.choose("emergency-fund")
    look("a choice")
    duel.page.keyboard.press("Escape")
    duel.play(ANN, *BUILD[4:], "done")
    look("Ben's turn")
    duel.play(BEN, *BUILD[:2], "play lost-phone 1")
    look("an answer")
    assert not found, "\n".join(found)


HIDDEN = """() => [...document.querySelectorAll('#cards .card')].flatMap((card, at, all) => {
    const edge = all[at + 1]?.getBoundingClientRect().left ?? innerWidth;
    return ['.name', '.amt'].map((part) => card.querySelector(part)).filter(Boolean)
        .map((part) => {
            const words = document.createRange();
            words.selectNodeContents(part);
            const ends = words.getBoundingClientRect().right;
            const cut = getComputedStyle(part).overflow === 'hidden'
                ? part.getBoundingClientRect().right : Infinity;
            return [part.innerText, Math.min(ends, cut) - edge];
        })
        .filter(([, over]) => over > 0.5);
})"""
"""Names and amounts of cards in the hand that reach under the next card, with the pixels."""


def test_seven_cards_show_their_names_and_amounts_on_a_phone(game):
    duel = game(device={"viewport": kit.PHONE})
    duel.play(ANN, *BUILD[:2])
    expect(duel.page.locator("#cards button")).to_have_count(7)
    assert duel.page.evaluate(HIDDEN) == []
    assert duel.page.evaluate(CUT) == []


UNCLEAR = """() => [...document.querySelectorAll('#cards .card')].flatMap((card) => {
    const [name, sign, amount] = ['.name', '.let', '.amt'].map((part) => card.querySelector(part));
    const broken = [...name.innerText.matchAll(/[^ -]+/g)].filter(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(name.firstChild, index);
        range.setEnd(name.firstChild, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
    });
    const { bottom } = (sign.firstElementChild ?? sign).getBoundingClientRect();
    const over = amount === null ? 0 : bottom - amount.getBoundingClientRect().top;
    return [...broken.map(([word]) => `${word} is broken`),
        ...(over > 2 ? [`${name.innerText}: its sign covers ${amount.innerText}`] : [])];
})"""
"""Names of the hand that are broken within a word, and amounts under the sign of their card."""


@pytest.mark.parametrize("device", ["PHONE", "NARROW"])
def test_six_or_seven_cards_break_no_word_and_cover_no_amount(game, device):
    duel = game(device={"viewport": getattr(kit, device)})
    for count in (6, 7):
        duel.play(ANN, "draw deck")
        expect(duel.page.locator("#cards button")).to_have_count(count)
        assert duel.page.evaluate(UNCLEAR) == []


CROWDED = """() => [...document.querySelectorAll('.rival')].flatMap((rival) => {
    const parts = ['.name-btn', '.wins', '.sub .say', '.needs', '.cards-n']
        .map((part) => rival.querySelector(part)).filter(Boolean);
    const name = parts[0];
    const faults = name.scrollWidth > name.clientWidth ? [`${name.innerText} is cut off`] : [];
    const boxes = parts.map((part) => [part, part.getBoundingClientRect()]);
    for (const [at, [one, box]] of boxes.entries())
        for (const [other, next] of boxes.slice(at + 1))
            if (box.left < next.right + 2 && next.left < box.right + 2
                && box.top < next.bottom && next.top < box.bottom)
                faults.push(`${name.innerText}: ${one.className} touches ${other.className}`);
    const bar = rival.querySelector('.empty');
    if (bar?.innerText) faults.push(`${name.innerText}: ${bar.innerText} is said twice`);
    return faults;
})"""
"""What lies over what in the heads of the other players, what is cut off, what is said twice."""


@pytest.mark.parametrize("language", ["en", "es"])
def test_each_of_three_rivals_has_room_for_its_name_and_sums_on_a_phone(served, person, language):
    ann = person(served(), viewport=kit.PHONE, locale=language)
    table = ann.make("Ann", "novice!", "novice!", "steady!")
    url = f"{ann.server.url}/api/tables/{table}"
    ann.context.request.post(f"{url}/commands", data={"do": "start"})
    ann.open(f"/t/{table}")
    expect(ann.page.locator("#look-3")).to_have_text("Novice 2")
    assert ann.page.evaluate(CROWDED) == []
    for _ in range(8):
        if ann.until_asked() is None:
            break
        view = ann.view()
        place, number = kit.best(view)
        guide, _, at = place.partition("/")
        choices = view["guide"][guide]
        choices = choices[int(at)]["choices"] if at else choices
        body = {"move": choices[number]["move"], "position": view["position"]}
        ann.context.request.post(f"{url}/moves", data=body)
        ann.settled(view["position"])
        assert ann.page.evaluate(CROWDED) == []


SCROLLED = """() => ['side', 'phrases'].map((id) => document.getElementById(id))
    .filter((each) => each.scrollHeight > each.clientHeight + 1)
    .map((each) => `#${each.id}: ${each.scrollHeight} in ${each.clientHeight}`)"""
"""What beside the history has more in it than it shows."""


@pytest.mark.parametrize("language", ["en", "es"])
def test_all_phrases_are_seen_at_once_on_a_phone(game, language):
    duel = game(device={"viewport": kit.PHONE, "locale": language})
    duel.page.locator("#say-something").click()
    expect(duel.page.locator("#phrases .btn").last).to_be_visible()
    assert duel.page.evaluate(SCROLLED) == []
    scenes.resize(duel.page, kit.NARROW)
    assert duel.page.evaluate(SCROLLED) == []


def test_a_letter_to_take_is_a_small_button_with_a_full_name(game):
    cards = scenes.kit_luck("theft part-500 a-200 c-500 c-900", "job-2500 a-300 b-600 no scam")
    duel = game(cards, deck=kit.KIT, device={"viewport": kit.PHONE})
    duel.play(ANN, "draw deck", "draw deck", "place part-500", "place a-200", "done")
    duel.play(BEN, "draw deck", "draw deck", "place job-2500", "place a-300", "place b-600", "done")
    while (view := duel.ben.view())["to_act"] == BEN:
        duel.play(BEN, f"discard {view['hand'][-1]}")
    duel.play(ANN, "draw deck", "draw deck")
    duel.ann.choose("theft")
    letters = duel.page.locator("#actions .letter")
    assert [" ".join(text.split()) for text in letters.all_inner_texts()] == ["A 300", "B 600"]
    expect(letters.nth(0)).to_have_accessible_name("Play on Ben: A Giving, Ben loses a-300, 300")
    assert {box["y"] for each in letters.all() if (box := each.bounding_box())} == {
        letters.first.bounding_box()["y"]
    }
    duel.page.get_by_role("button", name="Play on Ben: B Savings").click()
    expect(duel.page.locator("#now")).to_contain_text("Waiting for Ben to answer your theft")


@pytest.mark.parametrize("device", ["PHONE", "CHROMEBOOK"])
def test_wider_spacing_cuts_nothing(served, person, device):
    found = []
    for state, page in spaced(served, person, {"viewport": getattr(kit, device)}):
        page.add_style_tag(content=SPACING)
        found += [f"{state}: {each}" for each in page.evaluate(CUT)]
        sideways = page.evaluate(test_axe.WIDER)
        found += [f"{state}: {each}" for each in sideways]
    assert not found, "\n".join(found)


def spaced(served, person, device):
    ann = on_first_screen(served, person, device)
    page = ann.page
    yield "start", page
    duel = scenes.Duel(ann, person(ann.server))
    duel.begin()
    duel.open()
    yield "draw", page
    duel.play(ANN, *BUILD[:2])
    yield "act", page
    ann.choose("receptionist")
    yield "a choice", page
    page.keyboard.press("Escape")
    duel.play(ANN, *BUILD[2:], "done")
    duel.play(BEN, *BUILD[:2], "play lost-phone 1")
    expect(page.locator("#answers")).to_be_visible()
    yield "an answer", page


@pytest.mark.parametrize("by", ["the device", "the settings"])
def test_nothing_moves_for_whoever_wants_that(game, by):
    device = {"reduced_motion": "reduce" if by == "the device" else "no-preference"}
    duel = game(device=device, rounds_to_win=1)
    if by == "the settings":
        duel.page.evaluate("localStorage.setItem('budgetable', '{\"speed\": \"off\"}')")
        duel.page.reload()
        duel.seen()
    assert moves_in(duel) == []


def test_otherwise_cards_fly_and_the_stamp_comes_down(game):
    duel = game(device={"reduced_motion": "no-preference"}, rounds_to_win=1)
    moving = " ".join(moves_in(duel))
    assert "flight" in moving
    assert "stamp stamp" in moving
    assert "transform" in moving


def moves_in(duel):
    """What moves on the page during a match."""
    duel.page.evaluate(FRAMES)
    duel.play(ANN, *BUILD[:2])
    duel.ann.choose("receptionist")
    duel.page.locator("#choice-place-receptionist").click()
    expect(duel.page.locator("#hand-receptionist-1")).to_have_count(0)
    duel.play(ANN, *BUILD[3:], "done")
    duel.play(BEN, *BUILD[:2], "play lost-phone 1")
    duel.play(ANN, "counter just-say-no")
    duel.play(BEN, "done")
    while (view := duel.ben.view())["to_act"] == BEN:
        duel.play(BEN, f"discard {view['hand'][-1]}")
    duel.play(ANN, *WIN)
    expect(duel.page.locator("#mine .stamp")).to_be_visible()
    duel.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    return sorted(duel.page.evaluate("[...moving]"))


FROM_END = """() => {
    const log = document.getElementById('log');
    return Math.round(log.scrollHeight - log.scrollTop - log.clientHeight);
}"""
"""Pixels of the history below what is shown."""


def rests(page, at_end):
    """The history stays at its end, or away from it, once everything has been laid out."""
    page.evaluate("document.fonts.ready")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert (page.evaluate(FROM_END) < 3) is at_end


def test_the_history_shows_its_newest_line_at_every_size(game):
    duel = game()
    duel.play(ANN, *BUILD, "done")
    duel.turn(BEN)
    for size in ("normal", "large", "largest"):
        duel.page.evaluate(f"document.documentElement.dataset.size = '{size}'")
        rests(duel.page, at_end=True)
    for window in (kit.PHONE, {"width": 1920, "height": 1080}, {"width": 1366, "height": 600}):
        scenes.resize(duel.page, window)
        rests(duel.page, at_end=True)
    duel.page.reload()
    duel.seen()
    rests(duel.page, at_end=True)


def scrolled_up(game):
    """Ann reads at the beginning of the history, where she is left though a line has come."""
    duel = game()
    duel.play(ANN, *BUILD, "done")
    duel.turn(BEN)
    duel.page.locator("#log").evaluate("(log) => { log.scrollTop = 0; }")
    duel.play(ANN, "draw deck")
    rests(duel.page, at_end=False)
    return duel


def test_whoever_scrolls_up_in_the_history_is_left_there_to_read(game):
    duel = scrolled_up(game)
    duel.page.locator("#log").evaluate("(log) => { log.scrollTop = log.scrollHeight; }")
    duel.play(ANN, "draw deck")
    rests(duel.page, at_end=True)


A_LINE = """(log) => {
    log.scrollTop = log.scrollHeight;
    log.firstElementChild.append(log.querySelector('li').cloneNode(true));
}"""
"""Somebody scrolls to the end, and before the next frame a line comes."""


def test_a_line_that_comes_while_somebody_scrolls_to_the_end_is_followed(game):
    duel = scrolled_up(game)
    duel.page.locator("#log").evaluate(A_LINE)
    rests(duel.page, at_end=True)


# What a screen reader is given.


def test_the_page_in_words_is_as_it_was(game):
    duel = game()
    states = {"draw": words(duel)}
    duel.play(ANN, *BUILD[:2])
    states["act"] = words(duel)
    duel.play(ANN, *BUILD[2:], "done")
    duel.play(BEN, *BUILD[:2], "play lost-phone 1")
    expect(duel.page.locator("#answers")).to_be_visible()
    states["answer"] = words(duel)
    if os.environ.get("SNAPSHOTS") == "renew":
        SNAPSHOTS.mkdir(exist_ok=True)
        for state, found in states.items():
            (SNAPSHOTS / f"{state}.yml").write_text(found, "utf-8")
    hint = "If the page is better now: SNAPSHOTS=renew pytest tests/e2e/test_sizes.py, and look"
    for state, found in states.items():
        kept = SNAPSHOTS / f"{state}.yml"
        assert kept.exists(), f"{kept} is missing. {hint}"
        assert found == kept.read_text("utf-8"), f"{state} has changed. {hint}"


def words(duel):
    """The page as it is read out: what is drawn inside a picture is no part of that."""
    return PICTURE.sub(r"\1", duel.page.locator("main").aria_snapshot()) + "\n"
