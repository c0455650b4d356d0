"""A line that drops, a server that stops, several tabs: nothing is lost and nothing comes twice."""

import socket
import threading
from contextlib import suppress

import pytest
from playwright.sync_api import expect

from tests.e2e import kit
from tests.web.kit import Stacked

HANDS = ("part-300 bill-200 a-200 part-500 laid-off", "no back scam part-800 b-200")
LOST = "Connection lost. Trying again; nothing is lost."

WITHOUT_WORKERS = "delete window.SharedWorker"
"""A browser that has no shared workers, as many on phones: each page follows for itself."""


class Line:
    """A line to a server. A test can cut it, or have it lose the answers to the next calls of a
    kind: moves, or those that take a seat.
    """

    def __init__(self, port: int, kind: bytes = b"/moves") -> None:
        self.kind = kind
        self.port = port
        self.is_cut = False
        self.loses = 0
        self.calls = 0
        self.ends: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                if self.is_cut:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.port))
                self.ends += [near, far]
                doomed = threading.Event()
                for passing in (self._ask, self._answer):
                    ends = (near, far, doomed)
                    threading.Thread(target=passing, args=ends, daemon=True).start()

    def _ask(self, near: socket.socket, far: socket.socket, doomed: threading.Event) -> None:
        with suppress(OSError):
            while data := near.recv(65536):
                if data.startswith(b"POST") and self.kind in data.split(b"\r\n", 1)[0]:
                    self.calls += 1
                    if self.calls <= self.loses:
                        doomed.set()
                far.sendall(data)
        hang_up(near, far)

    def _answer(self, near: socket.socket, far: socket.socket, doomed: threading.Event) -> None:
        with suppress(OSError):
            while data := far.recv(65536):
                if doomed.is_set():
                    break
                near.sendall(data)
        hang_up(near, far)

    def cut(self) -> None:
        self.is_cut = True
        hang_up(*self.ends)
        self.ends.clear()

    def mend(self) -> None:
        self.is_cut = False

    def close(self) -> None:
        self.listener.close()
        self.cut()


def hang_up(*ends: socket.socket) -> None:
    for end in ends:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()


@pytest.fixture
def line():
    """Lines to a server, by a name for each."""
    lines: list[Line] = []

    def to(server, *kind):
        lines.append(Line(server.port, *kind))
        return lines[-1]

    yield to
    for each in lines:
        each.close()


@pytest.fixture
def two(served, person):
    """Ann and Ben at a table; Ann begins. `prepared` is told of Ann before she opens it."""

    def sit(prepared=lambda ann: None):
        server = served(Stacked(*HANDS))
        ann, ben = person(server), person(server)
        prepared(ann)
        table = ann.make("Ann", "", deck=kit.KIT)
        ann.open(f"/t/{table}")
        ben.join(ann.page.locator(".bigcode").inner_text(), "Ben")
        ann.page.get_by_role("button", name="Start").click()
        for each in (ann, ben):
            expect(each.page.locator("#hand")).to_be_visible()
        return server, ann, ben

    return sit


def without_workers(who):
    who.context.add_init_script(WITHOUT_WORKERS)


def says_that_the_line_is_lost(who):
    expect(who.page.get_by_text(LOST).and_(who.page.locator("#line"))).to_be_visible()
    expect(who.page.get_by_role("alert").and_(who.page.locator("#alert"))).to_have_text(LOST)


def says_nothing_of_the_line(who):
    expect(who.page.locator("#line")).to_have_count(0)
    expect(who.page.locator("#alert")).to_have_text("")


def told(who, selector="#status"):
    """Keep all that the page says from now on."""
    who.page.evaluate(
        """selector => {
            window.told = [];
            const status = document.querySelector(selector);
            new MutationObserver(() => status.textContent && window.told.push(status.textContent))
                .observe(status, { childList: true, characterData: true, subtree: true });
        }""",
        selector,
    )


def has_said(who, *pieces):
    """Wait until the page has said all these, in this order."""
    who.page.wait_for_function(
        """pieces => {
            const all = window.told.join(' | ');
            let from = 0;
            return pieces.every(piece => {
                const at = all.indexOf(piece, from);
                from = at + piece.length;
                return at >= 0;
            });
        }""",
        arg=list(pieces),
    )


def ids_of_moves(who):
    """The ids of the moves that the page sends from now on."""
    ids: list[str] = []

    def hear(call):
        if "/moves" in call.url:
            ids.append(call.post_data_json["id"])

    who.page.on("request", hear)
    return ids


def draw_pile(who):
    return who.page.locator("#actions").get_by_role("button", name="Draw pile")


def moves_of(who):
    """The moves and draws that the table has seen, in order, as Ann was told of them."""
    return [each["said"] for each in who.view()["history"]]


def times_in_history(who, piece):
    return sum(piece in sentence for sentence in moves_of(who))


# The server goes and comes back.


@pytest.mark.parametrize("prepared", [lambda ann: None, without_workers], ids=["shared", "own"])
def test_a_server_that_stops_and_starts_again_loses_nothing(two, prepared):
    server, ann, ben = two(prepared)
    ann.choose("part-300")
    hand = ann.page.locator("#cards").aria_snapshot()
    told(ann)
    server.stop()
    for who in (ann, ben):
        says_that_the_line_is_lost(who)
    assert ann.page.locator("#cards").aria_snapshot() == hand, "the page has changed by itself"
    expect(ann.card("part-300")).to_have_attribute("aria-pressed", "true")
    expect(ann.page.locator("#budget")).to_be_visible()

    ann.page.locator("#choice-back").click()
    draw_pile(ann).click()
    expect(draw_pile(ann)).to_have_attribute("aria-disabled", "true")
    server.start()
    ann.settled(1)

    for who in (ann, ben):
        says_nothing_of_the_line(who)
    has_said(ann, "Connected again.", "You draw")
    expect(ann.page.locator("#cards button")).to_have_count(6)
    assert times_in_history(ann, "You draw") == 1
    expect(ben.page.get_by_role("log")).to_contain_text("Ann draws a card.")
    ann.press("Draw pile")
    assert times_in_history(ann, "You draw") == 2


def test_the_lobby_says_that_the_line_is_lost(served, person):
    server = served()
    ann = person(server)
    ann.open(f"/t/{ann.make('Ann', '')}")
    expect(ann.page.locator(".bigcode")).to_be_visible()
    server.stop()
    says_that_the_line_is_lost(ann)
    server.start()
    says_nothing_of_the_line(ann)
    expect(ann.page.locator(".chairs")).to_contain_text("Ann you")


def test_the_first_screen_says_so_and_makes_the_table_once(served, person):
    server = served()
    ann = person(server)
    ann.open()
    ann.page.get_by_label("Your name").fill("Ann")
    server.stop()
    ann.page.get_by_role("button", name="Play now").click()
    expect(ann.page.locator("#wrong")).to_have_text(LOST)
    server.start()
    expect(ann.page.locator("#cards button")).to_have_count(5)


# The device leaves its network.


@pytest.mark.parametrize("prepared", [lambda ann: None, without_workers], ids=["shared", "own"])
def test_a_device_without_a_network_sends_its_move_once_it_is_back(two, prepared):
    _, ann, ben = two(prepared)
    told(ann)
    ann.context.set_offline(True)
    draw_pile(ann).click()
    says_that_the_line_is_lost(ann)
    expect(ben.page.locator("#line")).to_have_count(0)
    expect(ann.page.locator("#cards button")).to_have_count(5)
    ann.context.set_offline(False)
    ann.settled(1)
    says_nothing_of_the_line(ann)
    has_said(ann, "Connected again.", "You draw")
    assert times_in_history(ann, "You draw") == 1
    expect(ben.page.get_by_role("log")).to_contain_text("Ann draws a card.")


def test_a_device_that_left_its_network_is_told_what_it_missed(two):
    _, ann, ben = two(without_workers)
    ann.press("Draw pile")
    ann.press("Draw pile")
    told(ann)
    ann.context.set_offline(True)
    says_that_the_line_is_lost(ann)
    ben.use("scam", "Play on Ann")
    expect(ann.page.get_by_role("region", name="Answer needed")).to_have_count(0)
    ann.context.set_offline(False)
    expect(ann.page.get_by_role("region", name="Answer needed")).to_be_visible()
    says_nothing_of_the_line(ann)
    has_said(ann, "Connected again.", "Ben interrupts with scam on you")
    ann.press("Accept")
    assert times_in_history(ann, "You accept") == 1


# A line that is cut: what happened meanwhile, and answers that were lost on the way.


@pytest.mark.parametrize("prepared", [lambda ann: None, without_workers], ids=["shared", "own"])
def test_what_happened_while_the_line_was_cut_is_said_in_one_go(served, person, line, prepared):
    server = served(Stacked(*HANDS))
    wire = line(server)
    ann, ben = person(server), person(server)
    prepared(ann)
    table = ben.make("Ben", "", deck=kit.KIT)
    ben.open(f"/t/{table}")
    ann.page.goto(f"{wire.url}/join/{ben.page.locator('.bigcode').inner_text()}")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Join as Ann").click()
    expect(ben.page.locator(".chairs")).to_contain_text("Ann")
    ben.page.get_by_role("button", name="Start").click()
    expect(ann.page.locator("#hand")).to_be_visible()
    told(ann)
    wire.cut()
    says_that_the_line_is_lost(ann)
    ben.press("Draw pile")
    ben.press("Draw pile")
    ben.use("part-300", "Place it")
    expect(ann.page.get_by_role("log")).not_to_contain_text("Ben draws")
    wire.mend()
    ann.settled(3)
    says_nothing_of_the_line(ann)
    has_said(ann, "Connected again.", "Ben draws a card. Ben draws a card. Ben places part-300")
    expect(ann.page.get_by_role("log").get_by_text("Ben draws a card.")).to_have_count(2)
    expect(ann.page.locator(".rival")).to_contain_text("6 cards")


@pytest.mark.parametrize("lost", [1, 5], ids=["by the browser", "by the page"])
def test_answers_that_are_lost_on_their_way_play_nothing_twice(served, person, line, lost):
    """The move arrives and its answer does not, so it is sent again: with the same id."""
    server = served(Stacked(*HANDS))
    wire = line(server)
    ann = person(server)
    table = ann.make("Ann", "steady!", deck=kit.KIT, pace=5)
    ann.page.goto(f"{wire.url}/t/{table}")
    expect(ann.page.locator("#hand")).to_be_visible()
    ids = ids_of_moves(ann)
    wire.loses = lost
    draw_pile(ann).click()
    ann.settled(1)
    until(server, ann, lambda: wire.calls == lost + 1)
    says_nothing_of_the_line(ann)
    assert len(set(ids)) == 1
    assert len(ids) > 1 or lost == 1
    assert times_in_history(ann, "You draw") == 1
    expect(ann.page.locator("#cards button")).to_have_count(6)


def test_a_seat_whose_answer_is_lost_is_taken_once(served, person, line):
    server = served()
    wire = line(server, b"/seats")
    ann, ben = person(server), person(server)
    ann.open(f"/t/{ann.make('Ann', '', '')}")
    wire.loses = 4
    ben.page.goto(f"{wire.url}/join/{ann.page.locator('.bigcode').inner_text()}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Join as Ben").click()
    expect(ben.page.locator(".chairs")).to_contain_text("Ben you")
    assert wire.calls == 5
    expect(ann.page.locator(".chairs")).to_contain_text("Ben")
    assert [seat["name"] for seat in ann.view()["seats"]] == ["Ann", "Ben", ""]


@pytest.mark.parametrize("prepared", [lambda ann: None, without_workers], ids=["shared", "own"])
def test_a_page_that_is_gone_back_to_goes_on_from_where_it_was_left(two, prepared):
    """The browser had kept it aside as it was, and its stream was closed."""
    server, ann, ben = two(prepared)
    told(ann)
    ann.page.goto(f"{server.url}/replay")
    position = ann.view()["position"]
    move = {"move": "draw deck", "position": position}
    answer = ann.context.request.post(f"{server.url}/api/tables/{ann.table}/moves", data=move)
    assert answer.ok, answer.text()
    ann.page.go_back(wait_until="commit")
    ann.settled(position)
    has_said(ann, "You draw")  # By the very page that was told to listen.
    ann.press("Draw pile")
    expect(ben.page.get_by_role("log").get_by_text("Ann draws a card.")).to_have_count(2)


# Several tabs of one browser.


def until(server, who, done):
    """Keep the server busy until something has come about in it."""
    for _ in range(2_000):
        if done():
            return
        who.context.request.get(f"{server.url}/api/health")
    raise AssertionError("it has not come about")


def test_two_tabs_follow_through_one_stream_and_one_goes_on_alone(two):
    server, ann, ben = two()
    table = ann.table
    other = ann.tab(f"/t/{table}")
    for page in (ann.page, other):
        expect(page.locator("#cards button")).to_have_count(5)
    assert server.streams(table) == 2, "one of Ann's browser and one of Ben's"

    ann.press("Draw pile")
    expect(other.locator("#cards button")).to_have_count(6)
    other.locator("#actions").get_by_role("button", name="Draw pile").click()
    expect(ann.page.locator("#cards button")).to_have_count(7)
    assert ann.page.locator("#cards").aria_snapshot() == other.locator("#cards").aria_snapshot()
    assert server.streams(table) == 2

    ann.page.close()
    ben.use("scam", "Play on Ann")
    expect(other.get_by_role("region", name="Answer needed")).to_be_visible()
    assert server.streams(table) == 2
    other.get_by_role("button", name="Accept").click()
    expect(ben.page.locator("#now")).to_contain_text("Ann's turn")
    expect(other.get_by_role("region", name="Answer needed")).to_have_count(0)

    other.close()
    until(server, ben, lambda: server.streams(table) == 1)


def test_all_tabs_say_that_the_line_is_lost_and_all_come_back(two):
    server, ann, _ = two()
    other = ann.tab(f"/t/{ann.table}")
    expect(other.locator("#cards button")).to_have_count(5)
    server.stop()
    for page in (ann.page, other):
        expect(page.locator("#line")).to_have_text(LOST)
    server.start()
    for page in (ann.page, other):
        expect(page.locator("#line")).to_have_count(0)
    ann.press("Draw pile")
    expect(other.locator("#cards button")).to_have_count(6)


def test_three_tabs_of_two_tables_have_a_stream_each_table(served, person):
    server = served()
    ann = person(server)
    tables = [ann.make("Ann", "novice!", pace=5) for _ in range(2)]
    for table in (tables[0], tables[1], tables[0]):
        page = ann.tab(f"/t/{table}")
        expect(page.locator("#cards button")).to_have_count(5)
    assert [server.streams(table) for table in tables] == [1, 1]


def test_a_table_that_is_left_before_it_is_here_is_not_followed(two):
    server, ann, ben = two()
    held = []
    ann.open(f"/replay/{ann.table}")
    ann.page.route(f"**/api/tables/{ann.table}?*", lambda route: held.append(route))
    ann.page.locator("#to-table").click()
    expect(ann.page.get_by_text("Opening the table")).to_be_visible()
    ann.page.go_back()
    expect(ann.page.locator("#to-table")).to_be_visible()
    held.pop().continue_()
    ann.page.unroute_all()
    ann.page.locator("#to-table").click()
    expect(ann.page.locator("#cards button")).to_have_count(5)
    until(server, ben, lambda: server.streams(ann.table) == 2)
    ann.page.go_back()
    until(server, ben, lambda: server.streams(ann.table) == 1)


def test_a_move_may_be_made_while_the_answer_to_the_last_still_comes(two):
    _, ann, _ = two()
    late = []
    ann.page.route("**/moves", lambda route: late.append((route, route.fetch())))
    ann.page.locator("#cards button").first.focus()
    ann.page.keyboard.press("d")
    expect(ann.page.locator("#cards button")).to_have_count(6)  # As the stream has told.
    ann.page.keyboard.press("d")
    expect(ann.page.locator("#cards button")).to_have_count(7)
    for route, answer in late:
        route.fulfill(response=answer)
