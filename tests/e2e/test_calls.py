"""What the page asks of the server is documented, and nothing else is asked of anybody; it knows no
rule of the game.
"""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.tables.kit import STANDARD
from tests.web.kit import PLACES, Stacked

CLIENT = Path(__file__).parents[2] / "client" / "src"

PAGE = re.compile(r"/|/join/\w+|/t/[\w-]+|/replay/?|/replay/[\w-]+|/assets/[\w.-]+|/icon\.svg")
"""Addresses of the page itself and its files."""

HANDS = (
    "receptionist food-bank emergency-fund rent burst-pipe",
    "chef bike-shop sick-pet bounce-back just-say-no",
)
COMES = "transit-pass new-sneakers groceries tutoring mortgage dentist child-care"
"""Ann wins in her second turn, also after a pipe has burst at Ben's."""

VIOLATIONS = """document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));"""

WITHOUT_WORKERS = "delete window.SharedWorker"
"""A browser without shared workers: each page follows for itself, where it can be listened to."""


def draws(who):
    """Somebody's turn comes, and they draw."""
    for _ in range(2):
        expect(who.page.locator("#now")).to_contain_text("Your turn")
        who.press("Draw pile")


class Ear:
    """Hears everything that a device asks for and complains of."""

    def __init__(self, who):
        self.asked: list[tuple[str, str]] = []
        self.complaints: list[str] = []
        who.context.add_init_script(VIOLATIONS)
        who.context.on("request", lambda call: self.asked.append((call.method, call.url)))
        who.context.on("console", self.hear)
        who.context.on("weberror", lambda error: self.complaints.append(str(error.error)))

    def hear(self, message):
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} {message.location}")

    def hosts(self):
        return {urlsplit(url).netloc for _, url in self.asked if not url.startswith("data:")}


def documented(method, path):
    """The documented call that a request is, or nothing."""
    return [place.pattern for place, calls in PLACES if place.fullmatch(path) and method in calls]


def undocumented(calls):
    asked = {(method.lower(), path) for method, path in calls if not PAGE.fullmatch(path)}
    return sorted(call for call in asked if not documented(*call))


def names_of(calls):
    """The documented calls among requests: `post /api/tables/{}/moves`."""
    found = set()
    for method, path in calls:
        for pattern in documented(method.lower(), path):
            found.add(f"{method.lower()} {pattern}".replace("[^/]+", "{}").replace("\\", ""))
    return found


class Tour:
    """Ann shows Ben and a spectator everything that the page has."""

    def __init__(self, served, person, tmp_path, prepare=lambda who: None):
        luck = Stacked(*HANDS, pile=COMES, up="beach-trip", deck=STANDARD)
        self.server = served(luck)
        self.ann, self.ben, self.cy = (person(self.server) for _ in range(3))
        self.ears = [Ear(who) for who in (self.ann, self.ben, self.cy)]
        for who in (self.ann, self.ben, self.cy):
            prepare(who)
        self.file = tmp_path / "match.json"
        self.first_screen()
        self.lobby()
        self.table()
        self.end()
        self.replay()
        self.pass_and_play()

    def calls(self):
        """All that was asked for, as each device and as the server has noted it."""
        heard = [
            (method, urlsplit(url).path)
            for ear in self.ears
            for method, url in ear.asked
            if not url.startswith("data:")
        ]
        return [*heard, *self.server.calls]

    def dialog(self, who, opener):
        who.page.locator(opener).click()
        expect(who.page.get_by_role("dialog")).to_be_visible()

    def close(self, who):
        who.page.keyboard.press("Escape")
        expect(who.page.get_by_role("dialog")).to_have_count(0)

    def settings(self, who):
        """Every setting once, and back to where it was."""
        self.dialog(who, "#settings")
        dialog = who.page.get_by_role("dialog")
        for kind in ("radio", "checkbox"):
            for choice in dialog.get_by_role(kind).all():
                was = choice.is_checked()
                choice.check(force=True)
                if kind == "checkbox" and not was:
                    choice.uncheck(force=True)
        for name in ("English", "As the device", "Normal", "Not at all"):
            dialog.get_by_role("radio", name=name, exact=True).first.check(force=True)
        self.close(who)

    def first_screen(self):
        ann = self.ann
        ann.open()
        self.dialog(ann, "#help")
        self.close(ann)
        self.settings(ann)
        ann.page.locator("#another-name").click()
        ann.page.locator("#name").fill("Ann")
        ann.page.locator("#new-table").click()
        expect(ann.page.locator(".bigcode")).to_be_visible()
        ann.table = ann.page.url.rpartition("/")[2]

    def lobby(self):
        ann, ben = self.ann, self.ben
        self.dialog(ann, "#help")
        self.close(ann)
        ann.page.locator("#add-seat").click()
        ann.page.locator("#novice-3").click()
        expect(ann.page.locator("#open-3")).to_be_visible()
        ann.page.locator("#open-3").click()
        ann.page.locator("#close-3").click()
        ann.page.locator("#terms").click()
        ann.page.get_by_role("group", name="Rounds").get_by_role("radio", name="1").check(
            force=True
        )
        ben.join(ann.page.locator(".bigcode").inner_text(), "Benny")
        ben.page.locator("#name-2").click()
        ben.page.locator("#rename-2").fill("Ben")
        ben.page.locator("#rename-go-2").click()
        expect(ann.page.locator(".chairs")).to_contain_text("Ben")
        self.cy.open()
        self.cy.page.locator("#watched").fill(f"{self.server.url}/t/{ann.table}")
        self.cy.page.locator("#watch").click()
        expect(self.cy.page.locator(".chairs")).to_contain_text("Ben")
        ann.page.locator("#start").click()
        for who in (ann, ben):
            expect(who.page.locator("#cards button")).to_have_count(5)
        expect(self.cy.page.locator("#piles")).to_be_visible()

    def table(self):
        ann, ben = self.ann, self.ben
        self.settings(ann)
        for opener in ("#help", "#look-me", "#look-2"):
            self.dialog(ann, opener)
            self.close(ann)
        self.dialog(ann, "#help")
        ann.page.locator("#report").click()
        expect(ann.page.get_by_role("dialog").locator("textarea")).to_have_count(1)
        self.close(ann)
        self.dialog(ann, "#leave")
        ann.page.locator("#make-link").click()
        link = ann.page.get_by_role("dialog").locator(".address")
        expect(link).to_contain_text("#link=")
        address = link.inner_text()
        self.close(ann)
        ann.page.locator("#command").fill("hand")
        ann.page.locator("#command").press("Enter")
        expect(ann.page.locator("#command")).to_have_value("")
        ann.page.locator("#say-something").click()
        ann.page.locator("[id^=say-]:not(#say-something)").first.click()
        expect(ben.page.get_by_role("log")).to_contain_text("Ann")
        for _ in range(2):
            ann.press("Draw pile")
        for card in ("receptionist", "food-bank"):
            ann.use(card, "Place it")
        ann.press("Undo")
        ann.use("food-bank", "Place it")
        ann.use("burst-pipe", "Play on Ben")
        expect(ben.page.locator("#answers")).to_be_visible()
        ben.page.locator("#answer-accept").click()
        expect(ben.page.locator("#answers")).to_have_count(0)
        self.cy.page.goto(address)
        self.cy.page.locator("#follow-link").click()
        expect(self.cy.page.locator("#hand")).to_be_visible()

    def end(self):
        """Ann wins the match."""
        ann, ben = self.ann, self.ben
        ann.press("End my turn")
        draws(ben)
        ben.press("End my turn")
        for card in ("sick-pet", "bounce-back"):
            ben.use(card, "Discard it")
        draws(ann)
        for card in ("emergency-fund", "rent", "transit-pass"):
            ann.use(card, "Place it")
        ann.press("End my turn")
        draws(ben)
        ben.press("End my turn")
        for card in ("chef", "just-say-no"):
            ben.use(card, "Discard it")
        draws(ann)
        ann.use("new-sneakers", "Place it")
        expect(ann.page.locator("#rematch")).to_be_visible()

    def replay(self):
        ann = self.ann
        ann.page.locator("#look-back").click()
        expect(ann.page.locator("#steps")).to_be_visible()
        for button in ("#step-next", "#step-last", "#step-first"):
            ann.page.locator(button).click()
        record = ann.context.request.get(f"{self.server.url}/api/tables/{ann.table}/record")
        self.file.write_text(record.text())
        ann.page.locator("#to-table").click()
        ann.page.locator("#rematch").click()
        expect(ann.page.locator("#cards button")).to_have_count(5)
        self.dialog(ann, "#leave")
        ann.page.locator("#leave-now").click()
        expect(ann.page.get_by_role("heading", name="Go on playing")).to_be_visible()
        ann.page.locator("#record").set_input_files(self.file)
        expect(ann.page.locator("#steps")).to_be_visible()
        ann.page.locator("#to-start").click()
        ann.page.get_by_role("link", name="Ann").first.click()
        expect(ann.page.locator("#cards button")).to_have_count(5)
        self.dialog(ann, "#leave")
        ann.page.locator("#leave-for-good").click()
        expect(ann.page.locator("#play-now")).to_be_visible()

    def pass_and_play(self):
        ann = self.ann
        ann.page.locator("#pass").click()
        for number, name in enumerate(("Ann", "Ben")):
            ann.page.locator(f"#pass-{number}").fill(name)
        ann.page.locator("#pass-start").click()
        ann.page.locator("#unveil").click()
        expect(ann.page.locator("#cards button")).to_have_count(5)


@pytest.mark.parametrize(
    "prepare",
    [lambda who: None, lambda who: who.context.add_init_script(WITHOUT_WORKERS)],
    ids=["shared", "own"],
)
def test_a_tour_asks_only_for_what_is_documented_and_nobody_else(served, person, tmp_path, prepare):
    tour = Tour(served, person, tmp_path, prepare)
    assert undocumented(tour.calls()) == []
    for ear in tour.ears:
        assert ear.hosts() == {urlsplit(tour.server.url).netloc}
        assert ear.complaints == []
    assert names_of(tour.calls()) >= {
        "post /api/tables", "get /api/tables/{}", "get /api/codes/{}", "post /api/tables/{}/seats",
        "get /api/tables/{}/invitation", "get /api/tables/{}/events", "get /api/decks/{}",
        "get /api/about", "post /api/tables/{}/moves", "post /api/tables/{}/lines",
        "post /api/tables/{}/commands", "get /api/tables/{}/record",
        "get /api/tables/{}/positions/{}", "post /api/replays",
    }  # fmt: skip


def test_an_ear_hears_what_is_wrong(served, person):
    """Else the tour would hold nothing."""
    ann = person(served())
    ear = Ear(ann)
    ann.open()
    expect(ann.page.locator("#play-now")).to_be_visible()
    assert ear.complaints == []
    ann.page.evaluate(
        """() => {
            const image = new Image();
            image.src = 'http://elsewhere.example/spy.png';
            document.body.append(image);
            return fetch('/api/secret').then(() => {});
        }"""
    )
    ann.page.wait_for_function("() => document.images.length > 0")
    expect(ann.page.locator("#play-now")).to_be_visible()
    assert any("policy: img-src" in each for each in ear.complaints)
    calls = [(method, urlsplit(url).path) for method, url in ear.asked]
    assert ("get", "/api/secret") in undocumented(calls)
    assert "elsewhere.example" in ear.hosts()


# The page knows no rule.

MONEY = r"(?:income|expenses|gap|amount|costs?|sum)"
VALUE = rf"(?:[\w$.?!\[\]()]*\b{MONEY}\b(?:\([^)]*\))?[!?)]*)"

ARITHMETIC = {
    "a sum or a difference of money": re.compile(
        rf"{VALUE}\s*[-+*/]=?\s*[\w$(]|[\w$)\]]\s+[-+*/]=?\s+{VALUE}"
    ),
    "money compared with money": re.compile(
        rf"{VALUE}\s*(?:[<>]=?|===?|!==?)\s*{VALUE}|{VALUE}\s*[<>]=?\s*[1-9]"
    ),
    "cards added up": re.compile(r"\.reduce(?:Right)?\("),
    "draws, actions or cards of a hand counted": re.compile(
        r"\b(?:draws_left|hand_count|hand\.length|(?:cards|hand)\s*\.length)\s*(?:[-+]|[<>]=?\s*[1-9])"
    ),
    "letters in their order": re.compile(r"""(["'`])ABCDE\1|\[\s*(["'])A\2\s*,\s*\2B\2"""),
    "what a kind of card may do": re.compile(
        r"\.(?:effect|job)\s*===?\s*[\"'](?!extra-income)(?:cancel|bounce|relief|lose-|full-time)"
    ),
}
"""What a rule of the game would be computed with."""


def code_of(path):
    """The lines of a source by their number, without comments and styles."""
    source = path.read_text()
    for comment in (r"<!--.*?-->", r"/\*.*?\*/", r"<style.*?</style>"):
        source = re.sub(comment, lambda found: "\n" * found[0].count("\n"), source, flags=re.S)
    lines = (re.sub(r"(?<![:\"'])//.*", "", line) for line in source.split("\n"))
    return list(enumerate(lines, start=1))


def offences(line):
    plain = re.sub(r'"[^"]*"', '""', line)
    return [
        name
        for name, pattern in ARITHMETIC.items()
        if pattern.search(plain if "money" in name else line)
    ]


def sources():
    found = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    return [path for path in found if path.name != "openapi.d.ts"]


def test_the_client_has_no_rule_arithmetic():
    assert len(sources()) > 40
    found = [
        f"{path.relative_to(CLIENT)}:{number}: {name}: {line.strip()}"
        for path in sources()
        for number, line in code_of(path)
        for name in offences(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "const free = budget.income - budget.expenses;",
        "const free = income - spent;",
        "left = wages - expenses;",
        "total += card.amount;",
        "total -= budget.gap;",
        "const after = budget.gap - (card.amount ?? 0);",
        "const after = (card.amount ?? 0) + budget.expenses;",
        "{budget.income - 200}",
        "gap + card.amount!",
        "const fits = card.amount <= budget.gap;",
        "const fits = budget.expenses + amount;",
        "if (budget.income === budget.expenses) win();",
        "if (card.amount > 200) return;",
        "const sum = cards.reduce((sum, card) => sum, 0);",
        "const over = hand.length - 5;",
        "if (view.hand.length > 5) discard();",
        "const drawn = view.draws_left - 1;",
        "const ORDER = 'ABCDE';",
        'const ORDER = ["A", "B", "C"];',
        'const isCounter = card.effect === "cancel" || true;',
        'const isMain = card.job === "full-time";',
    ],
)
def test_the_search_finds_an_offence(line):
    assert offences(line)


@pytest.mark.parametrize(
    "line",
    [
        "const distance = $derived(Math.abs(shown.gap));",
        "const hasHole = $derived(shown.gap > 0);",
        "Math.max(budget.income, shown.income, budget.expenses, shown.expenses, LEAST),",
        'say("income", { amount: budget.income })',
        "position: at - source.first + 1,",
        "style:--n={card.amount}",
        "{#if card.amount != null}",
        'aria-labelledby="h-income-1"',
        '<td class="sum n">{budget.income}</td>',
        "import { cards } from '../drawing/cards';",
    ],
)
def test_the_search_leaves_drawing_alone(line):
    assert offences(line) == []


def test_the_client_names_no_other_host():
    addresses = re.compile(r"(?:https?:)?//[\w-]+\.[\w.-]+")
    found = [
        f"{path.relative_to(CLIENT)}: {address}"
        for path in [*CLIENT.rglob("*"), CLIENT.parent / "index.html"]
        if path.suffix in (".ts", ".svelte", ".css", ".html") and path.name != "openapi.d.ts"
        for address in addresses.findall(path.read_text())
    ]
    assert found == []


def test_the_calls_in_the_sources_are_documented():
    """Also those that a tour does not come to."""
    calls = re.compile(r"api\.(GET|POST|PUT|PATCH|DELETE)\(\s*\"([^\"]+)\"")
    found = {call for path in sources() for call in calls.findall(path.read_text())}
    assert len(found) > 8
    made = [(method, re.sub(r"\{\w+\}", "1", path)) for method, path in sorted(found)]
    assert undocumented(made) == []
    raw = [path.name for path in sources() if re.search(r"\bfetch\(", path.read_text())]
    assert raw == ["hub.ts"], "a call beside the typed ones"
