"""A Spanish browser gets Spanish everywhere; another language changes words and nothing else."""

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message
from fluent.syntax.visitor import Visitor
from playwright.sync_api import expect

from budgetable import words
from tests.tables.kit import STANDARD
from tests.web.kit import Stacked

CATALOGUE = Path(words.__file__).parent / "catalogue"

ANN_HOLDS = "receptionist food-bank scam burst-pipe just-say-no"
BEN_HOLDS = "chef bike-shop sick-pet bounce-back just-say-no"
WINS = "receptionist food-bank emergency-fund rent just-say-no"

TEXTS = """() => {
    const texts = [document.title];
    const isForeign = (element) => element.closest('[lang]').lang !== document.documentElement.lang;
    const isKey = (element) => element.closest('kbd, script, style') !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (!isForeign(parentElement) && !isKey(parentElement)) texts.push(textContent);
    }
    for (const element of document.querySelectorAll('*')) {
        if (isForeign(element)) continue;
        for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'])
            if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
    }
    return texts;
}"""
"""All that can be read or heard: texts, names, descriptions, hidden or not; not what says that it
is of another language, and not the names of keys."""


NOTATION = {"line-words", "line-can", "unreadable-verb"}
"""Messages that name words of moves as they are in every language; no page shows them."""


class Spoken(Visitor):
    """The words of messages."""

    def __init__(self):
        self.words = set()

    def visit_Message(self, node: Message) -> None:  # noqa: N802
        if node.id.name not in NOTATION:
            self.generic_visit(node)

    def visit_TextElement(self, node) -> None:  # noqa: N802
        self.words |= in_words(node.value)

    def visit_Comment(self, node) -> None:  # noqa: N802
        pass

    visit_GroupComment = visit_ResourceComment = visit_Comment  # noqa: N815


def in_words(text):
    """Its words, without an address, and without a move that is quoted as its record has it."""
    text = re.sub(r'https?://\S+|"[1-4] [^"]*"', "", text)
    return {word.lower() for word in re.findall(r"[^\W\d_]{3,}", text)}


def english_words():
    """The words that an English page may have; what is for the terminal alone is left out."""
    visitor = Spoken()
    for path in (CATALOGUE / "en").glob("*.ftl"):
        if path.stem not in ("table", "moves"):
            visitor.visit(parse(path.read_text()))
    return visitor.words.union(*[in_words(card.name) for card in STANDARD.cards])


SHARED = in_words(
    "bot bots budgetable chef club euro euros extra has internet json megabytes noble normal null"
    " peso pesos toml usd utf"
)
"""Words that are Spanish too."""

ENGLISH = english_words() - SHARED - {"ann", "ben", "novice", "steady"}
"""Words that a Spanish page has not; the names of those who play are free."""


def english_on(page):
    return sorted(set().union(*[in_words(text) for text in page.evaluate(TEXTS)]) & ENGLISH)


def is_spanish(page):
    expect(page.locator("html")).to_have_attribute("lang", "es")
    found = set(english_on(page))
    assert [text for text in page.evaluate(TEXTS) if in_words(text) & found] == []


@pytest.fixture
def spanish(served, person):
    """Somebody with a Spanish browser, at a server of their own."""

    def sit(luck=None):
        return person(served(luck), locale="es-MX")

    return sit


def opened(page, name):
    """Open a dialog by its button, and wait until it is there."""
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def closed(page):
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_search_finds_english_where_it_is(served, person):
    ann = person(served())
    ann.open()
    expect(ann.page.get_by_role("button", name="Play now")).to_be_visible()
    found = english_on(ann.page)
    assert len(found) > 40
    assert {"your", "name", "settings", "everybody"} <= set(found)


def test_the_first_screen(spanish):
    ana = spanish()
    ana.open()
    expect(ana.page.get_by_role("button", name="Jugar ya")).to_be_visible()
    is_spanish(ana.page)
    for name in ("Ayuda", "Ajustes"):
        opened(ana.page, name)
        is_spanish(ana.page)
        closed(ana.page)
    ana.page.get_by_role("button", name="Jugar por turnos").click()
    expect(ana.page.locator("#pass-0")).to_be_visible()
    is_spanish(ana.page)
    ana.page.locator("#code").fill("QQQQQQ")
    ana.page.locator("#join").click()
    expect(ana.page.locator("#wrong")).to_contain_text("QQQQQQ")
    is_spanish(ana.page)


def test_a_link_and_an_invitation_that_lead_nowhere(spanish):
    ana = spanish()
    ana.open("/t/ABCDEFGHIJKLMNOPQRSTUV")
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    is_spanish(ana.page)
    ana.open("/t/ABCDEFGHIJKLMNOPQRSTUV#link=abc")
    expect(ana.page.locator("#follow-link")).to_be_visible()
    is_spanish(ana.page)
    ana.page.locator("#follow-link").click()
    expect(ana.page.locator("#follow-link")).to_have_count(0)
    is_spanish(ana.page)
    ana.open("/join/QQQQQQ")
    ana.page.locator("#join-now").click()
    expect(ana.page.locator("#wrong")).to_be_visible()
    is_spanish(ana.page)


def test_the_lobby(spanish):
    ana = spanish()
    ana.open()
    ana.page.locator("#new-table").click()
    expect(ana.page.locator(".bigcode")).to_be_visible()
    is_spanish(ana.page)
    for details in ana.page.locator("summary").all():
        details.click()
    is_spanish(ana.page)
    ana.page.locator("#name-1").click()
    is_spanish(ana.page)
    ana.page.locator("#novice-2").click()
    expect(ana.page.locator("#start")).to_have_attribute("aria-disabled", "false")
    is_spanish(ana.page)
    ana.page.locator("#start").click()
    expect(ana.page.locator("#cards button")).to_have_count(5)
    is_spanish(ana.page)


def choose_each(who):
    """Choose each card of the hand in turn: what it does, what it can, why it cannot."""
    cards = who.page.locator("#cards button")
    for at in range(cards.count()):
        card = cards.nth(at)
        card.click(position={"x": 10, "y": 30}, force=True)
        expect(card).to_have_attribute("aria-pressed", "true")
        is_spanish(who.page)
        for choice in who.page.locator("[id^=choice-]:not(#choice-back)").all():
            if choice.get_attribute("aria-disabled") == "true":
                choice.click(force=True)
                is_spanish(who.page)
        who.page.locator("#choice-back").click()


def ask_everything(who):
    for question in who.page.locator("[id^=ask-]").all():
        who.page.locator("#questions").click()
        question.click()
        is_spanish(who.page)
    who.page.locator("#say-something").click()
    is_spanish(who.page)


def test_a_table_in_every_phase(spanish, person):
    ana = spanish(Stacked(ANN_HOLDS, BEN_HOLDS, up="beach-trip", deck=STANDARD))
    table = ana.make("Ann", "")
    ana.open(f"/t/{table}")
    ben = person(ana.server, locale="es-MX")
    ben.open(f"/join/{ana.page.locator('.bigcode').inner_text()}")
    ben.page.locator("#name").fill("Ben")
    ben.page.locator("#join-now").click()
    expect(ana.page.locator("#start")).to_have_attribute("aria-disabled", "false")
    ana.page.locator("#start").click()
    expect(ben.page.locator("#cards button")).to_have_count(5)
    is_spanish(ana.page)
    is_spanish(ben.page)
    ask_everything(ana)
    choose_each(ana)
    for _ in range(2):
        ana.press("Pila de robo")
    choose_each(ana)
    ana.use("receptionist", "Ponerla")
    choose_each(ana)
    ana.use("burst-pipe", "Jugarla contra Ben")
    expect(ben.page.locator("#answers")).to_be_visible()
    for who in (ana, ben):
        is_spanish(who.page)
    choose_each(ben)
    ben.page.locator("#answer-counter-bounce-back").click()
    expect(ana.page.locator("#answers")).to_be_visible()
    is_spanish(ana.page)
    ana.page.locator("#answer-accept").click()
    expect(ana.page.locator("#answers")).to_have_count(0)
    for who in (ana, ben):
        is_spanish(who.page)
    field = ana.page.locator("#command")
    for line in ("mano", "ayuda", "reglas", "qué hace 1", "porqué pon 1"):
        field.fill(line)
        field.press("Enter")
        expect(field).to_have_value("")
        is_spanish(ana.page)
    for line in ("poner zzz", "zzz"):
        field.fill(line)
        field.press("Enter")
        expect(field).to_have_attribute("aria-invalid", "true")
        is_spanish(ana.page)
    for look in ("#look-me", "#look-2"):
        ana.page.locator(look).click()
        expect(ana.page.get_by_role("dialog")).to_be_visible()
        is_spanish(ana.page)
        closed(ana.page)
    for dialog in ("#help", "#settings", "#leave"):
        ana.page.locator(dialog).click()
        expect(ana.page.get_by_role("dialog")).to_be_visible()
        is_spanish(ana.page)
        closed(ana.page)


MATCH = [
    "1 draw deck", "1 draw deck", "1 place receptionist", "1 place food-bank",
    "1 place emergency-fund", "1 done",
    "2 draw deck", "2 draw deck", "2 place chef", "2 done", "2 discard bounce-back",
    "1 draw deck", "1 draw deck", "1 place rent", "1 place transit-pass", "1 place new-sneakers",
]  # fmt: skip


def played(who):
    """A whole match, played by calls; the page of its table is open."""
    table = who.make("Ann", "Ben", rounds_to_win=1)
    path = f"{who.server.url}/api/tables/{table}"
    for move in MATCH:
        seat, _, line = move.partition(" ")
        position = who.context.request.get(path).json()["position"]
        body = {"move": line, "seat": int(seat), "position": position}
        assert who.context.request.post(f"{path}/moves", data=body).ok
    who.open(f"/t/{table}")
    who.table = table
    return table


def won():
    """Luck that lets Ann win in two turns."""
    comes = "transit-pass new-sneakers groceries tutoring mortgage dentist child-care"
    return Stacked(WINS, BEN_HOLDS, pile=comes, up="beach-trip", deck=STANDARD)


def test_the_end_of_a_match_and_its_replay(spanish, tmp_path):
    ana = spanish(won())
    table = played(ana)
    expect(ana.page.locator("#rematch")).to_be_visible()
    is_spanish(ana.page)
    ana.page.locator("#look-back").click()
    expect(ana.page.locator("#steps")).to_be_visible()
    for number in range(len(MATCH) + 1):
        expect(ana.page.locator("#jump")).to_have_value(str(number + 1))
        expect(ana.page.locator(".said")).not_to_have_text("")
        is_spanish(ana.page)
        ana.page.locator("#step-next").click()
    record = ana.context.request.get(f"{ana.server.url}/api/tables/{table}/record").text()
    for name, text in (("whole", record), ("cut", record[:-100]), ("ruled", unruly(record))):
        file = tmp_path / f"{name}.json"
        file.write_text(text)
        ana.open()
        ana.page.locator("#record").set_input_files(file)
        expect(ana.page.locator(".why, .said").first).to_be_visible()
        is_spanish(ana.page)


def unruly(record):
    return record.replace('"1 place rent"', '"1 place chef"')


# Another language in the middle of things.


def picks(page, language):
    page.get_by_role("dialog").get_by_role("radio", name=language).check()


def test_the_language_changes_on_the_table_and_the_place_is_kept(served, person):
    ann = person(served(won()))
    ann.sit("Ann", "novice!", pace=30)
    for _ in range(2):
        ann.press("Draw pile")
    ann.page.locator("#command").fill("place re")
    ann.choose("rent")
    position = ann.position
    ann.page.locator("#settings").click()
    picks(ann.page, "Español")

    expect(ann.page.locator("html")).to_have_attribute("lang", "es")
    expect(ann.page.locator("#h-hand")).to_have_text("Tu mano, 7 cartas")
    expect(ann.page.locator("#h-history")).to_have_text("Historia")
    expect(ann.card("rent")).to_have_attribute("aria-label", re.compile("^Alquiler, C"))
    expect(ann.page.locator("#now")).to_contain_text("Es tu turno")
    expect(ann.page.get_by_role("log")).to_contain_text("Robas")
    expect(ann.page).to_have_title(re.compile("Es tu turno"))
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert ann.page.evaluate("document.activeElement.value") == "es"
    is_spanish(ann.page)
    closed(ann.page)
    assert ann.focused() == "settings"

    assert ann.position == position
    expect(ann.page.locator("#command")).to_have_value("place re")
    expect(ann.card("rent")).to_have_attribute("aria-pressed", "true")
    expect(ann.page.locator("#choice-place-rent")).to_contain_text("Ponerla")
    ann.page.locator("#choice-back").click()
    ann.use("receptionist", "Ponerla")
    expect(ann.page.get_by_role("log")).to_contain_text("Pones Recepcionista")
    is_spanish(ann.page)

    ann.page.locator("#settings").click()
    picks(ann.page, "English")
    expect(ann.page.locator("#h-hand")).to_have_text("Your hand, 6 cards")
    expect(ann.page.get_by_role("log")).to_contain_text("You place Receptionist")
    assert ann.page.locator("html").get_attribute("lang") == "en"


def test_another_language_holds_after_a_refresh(served, person):
    ann = person(served(won()))
    ann.sit("Ann", "novice!", pace=30)
    ann.page.locator("#settings").click()
    picks(ann.page, "Español")
    expect(ann.page.locator("#h-hand")).to_have_text("Tu mano, 5 cartas")
    ann.page.reload()
    expect(ann.page.locator("#h-hand")).to_have_text("Tu mano, 5 cartas")
    is_spanish(ann.page)


def test_while_an_answer_is_needed_another_language_keeps_the_question(served, person):
    server = served(Stacked(ANN_HOLDS, BEN_HOLDS, up="beach-trip", deck=STANDARD))
    ann, ben = person(server), person(server)
    table = ann.make("Ann", "")
    ann.open(f"/t/{table}")
    ben.join(ann.page.locator(".bigcode").inner_text(), "Ben")
    ann.page.locator("#start").click()
    for _ in range(2):
        ann.press("Draw pile")
    ann.use("burst-pipe", "Play on Ben")
    expect(ben.page.locator("#answers")).to_contain_text("Counter with Just Say No")
    ben.page.locator("#settings").click()
    picks(ben.page, "Español")
    expect(ben.page.locator("#answers")).to_contain_text("Contraatacar con Di que no")
    is_spanish(ben.page)
    closed(ben.page)
    ben.press("Aceptar")
    expect(ann.page.get_by_role("log")).to_contain_text("Ben accepts your card.")


def test_the_first_screen_keeps_what_was_typed_in_another_language(served, person):
    ann = person(served())
    ann.open()
    ann.page.locator("#name").fill("Anna")
    ann.page.locator("#code").fill("ABC")
    ann.page.get_by_role("radio", name="3", exact=True).check()
    ann.page.get_by_role("button", name="Español").click()
    expect(ann.page.get_by_role("button", name="Jugar ya")).to_be_visible()
    expect(ann.page.locator("#name")).to_have_value("Anna")
    expect(ann.page.locator("#code")).to_have_value("ABC")
    expect(ann.page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    assert ann.focused() != "", "the focus has gone nowhere"
    is_spanish(ann.page)


def test_the_lobby_changes_too_and_goes_on(served, person):
    ann = person(served())
    ann.open(f"/t/{ann.make('Ann', '')}")
    code = ann.page.locator(".bigcode").inner_text()
    ann.page.locator("#settings").click()
    picks(ann.page, "Español")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Esperando a los jugadores")
    expect(ann.page).not_to_have_title(re.compile("Waiting"))
    is_spanish(ann.page)
    closed(ann.page)
    expect(ann.page.locator(".bigcode")).to_have_text(code)
    ann.page.locator("#novice-2").click()
    expect(ann.page.locator("#start")).to_have_attribute("aria-disabled", "false")
    is_spanish(ann.page)
