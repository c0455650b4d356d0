"""How others get to a table: an address that works where they are, and a picture of it."""

import re
from functools import partial

import pytest
import segno
from msgspec import to_builtins

from budgetable.cli.serving import serve
from budgetable.web import invitations, serving
from budgetable.web.settings import Settings
from tests.web.kit import as_json, on_site, told

EVERYWHERE = Settings(limit=0, everywhere=True)
HOME = "192.168.1.20"


async def invited(game, host=None, **query):
    """The invitation that a browser is given which came to that host."""
    headers = {"Host": host.encode()} if host is not None else None
    answer = await game.at(0).get(f"{game.path}/invitation", headers, **query)
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return as_json(answer)


async def server(game, host=None):
    """The server's address in an invitation."""
    address = (await invited(game, host))["address"]
    assert address.endswith(f"/join/{game.code}")
    return address.removesuffix(f"/join/{game.code}")


@pytest.fixture
def home(monkeypatch):
    """This machine has an address in a network."""
    monkeypatch.setattr(invitations, "network_address", lambda: HOME)


# To what.


@on_site()
async def test_others_join_by_the_code_until_play_begins_and_watch_then(site):
    game = await site.table("Ann", "-")
    join, watch = await invited(game), await invited(game, **{"for": "watch"})
    assert join["code"] == watch["code"] == game.code
    assert join["address"] == f"{site.url}/join/{game.code}"
    assert watch["address"] == f"{site.url}/t/{game.id}"
    assert await invited(game, **{"for": "join"}) == join
    found = await site.client().get(f"/api/codes/{join['address'].rpartition('/')[2]}")
    assert found.json()["table"] == game.id
    await game.do(1, "bot", target=2)
    await game.do(1, "start")
    for query in ({}, {"for": "watch"}):
        assert await invited(game, **query) == {**watch, "code": None}


@on_site()
async def test_the_link_to_another_device_comes_with_its_address_and_a_picture(site):
    game = await site.table("Ann", "Ben")
    made = as_json(await game.do(1, "link"))
    assert made["address"] == f"{site.url}/t/{game.id}#link={made['link']}"
    assert made["qr"] == to_builtins(invitations.picture(made["address"]))
    assert "address" not in as_json(await game.do(1, "say", phrase="hello"))


@on_site()
async def test_a_code_that_a_killed_server_left_behind_invites_nobody(site, monkeypatch):
    async def killed(table):
        pass

    monkeypatch.setattr(site.house.services.store, "drop_code", killed)
    game = await site.table("Ann", "-")
    await game.do(1, "bot", target=2)
    await game.do(1, "start")
    assert (await invited(game))["code"] is None


@on_site()
async def test_a_table_that_never_had_a_code_is_for_watching(site):
    game = await site.table("Ann", ":novice")
    invitation = await invited(game)
    assert (invitation["code"], invitation["address"]) == (None, f"{site.url}/t/{game.id}")


@on_site()
async def test_whoever_knows_the_table_may_ask_and_nobody_else(site):
    game = await site.table("Ann", "-", spectators=False)
    for client in (game.at(0), game.at(1), site.client("nobody")):
        assert as_json(await client.get(f"{game.path}/invitation"))["code"] == game.code
    ask = partial(site.client().get, "/api/tables/none/invitation")
    await told(ask, "no-such-table", 404)
    ask = partial(site.client().get, f"{game.path}/invitation", **{"for": "fun"})
    await told(ask, "malformed", 400)


# Where.


@on_site(EVERYWHERE)
@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("localhost:8765", f"http://{HOME}:8765"),
        ("LocalHost", f"http://{HOME}"),
        ("127.0.0.1:80", f"http://{HOME}:80"),
        ("127.1.2.3:8765", f"http://{HOME}:8765"),
        ("0.0.0.0:8765", f"http://{HOME}:8765"),
        ("[::1]:8765", f"http://{HOME}:8765"),
        ("[::1]", f"http://{HOME}"),
        ("class-pc.local:8765", "http://class-pc.local:8765"),
        ("localhost.example.org", "http://localhost.example.org"),
        ("192.168.7.7:8765", "http://192.168.7.7:8765"),
        ("[fe80::1]:8765", "http://[fe80::1]:8765"),
    ],
)
async def test_who_is_at_the_server_itself_is_told_its_place_in_the_network(
    site, home, host, found
):
    assert await server(await site.table("Ann", "-"), host) == found


@on_site()
async def test_a_server_for_this_machine_alone_has_no_place_in_the_network(site, home):
    game = await site.table("Ann", "-")
    assert await server(game, "localhost:8765") == "http://localhost:8765"


@on_site(EVERYWHERE)
async def test_a_machine_without_a_network_is_reached_by_itself_alone(site, monkeypatch):
    monkeypatch.setattr(invitations, "network_address", lambda: None)
    game = await site.table("Ann", "-")
    assert await server(game, "localhost:8765") == "http://localhost:8765"


@on_site(Settings(base_url="https://example.org/cards", limit=0, everywhere=True))
async def test_the_address_that_the_host_named_counts_before_all(site, home):
    game = await site.table("Ann", "-")
    for host in (None, "localhost:8765", "evil.example"):
        assert await server(game, host) == "https://example.org/cards"


@on_site()
@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example/path",
        "evil.example@host",
        "<script>alert(1)</script>",
        "a b",
        'x"y',
        "example.org:",
        "example.org:port",
        "example.org:123456",
        "[::1",
        "x" * 3_000,
        "ex\u00e4mple",
    ],
)
async def test_a_host_that_is_none_is_not_repeated(site, host):
    game = await site.table("Ann", "-")
    answer = await game.at(0).get(f"{game.path}/invitation", {"Host": host.encode()})
    if answer.status_code == 200:
        assert as_json(answer)["address"] == f"{site.url}/join/{game.code}"
    else:  # The framework turns some away by itself.
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        assert not host or host not in answer.text


@pytest.mark.parametrize(
    ("address", "is_everywhere"), [("0.0.0.0", True), ("::", True), ("127.0.0.1", False)]
)
def test_the_command_knows_whether_it_listens_everywhere(monkeypatch, address, is_everywhere):
    told = []
    monkeypatch.setattr(serving, "run_server", lambda *given: told.append(given))
    serve(address=address)
    ((_, settings, _),) = told
    assert settings.everywhere == is_everywhere


def test_the_networks_address_is_not_this_machines_own():
    found = invitations.network_address()
    assert found is None or not invitations.is_this_machine(found)


# The picture.


def modules(qr):
    """The dark modules of a path of rectangles, each one unit high."""
    rest = re.sub(r"M(\d+) (\d+)h(\d+)v1h-\3z", "", qr["path"])
    assert rest == "", f"no rectangle: {rest[:40]}"
    return {
        (int(x) + step, int(y))
        for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)", qr["path"])
        for step in range(int(width))
    }


@on_site()
async def test_the_picture_is_a_qr_code_of_the_address_with_room_around_it(site):
    game = await site.table("Ann", "-")
    for query in ({}, {"for": "watch"}):
        invitation = await invited(game, **query)
        qr = invitation["qr"]
        dark = modules(qr)
        matrix = segno.make_qr(invitation["address"], error="m").matrix
        assert qr["size"] == len(matrix) + 4
        assert dark == {
            (x + 2, y + 2) for y, row in enumerate(matrix) for x, module in enumerate(row) if module
        }
        places = [place for each in dark for place in each]
        assert (min(places), max(places)) == (2, qr["size"] - 3)
    pictures = [(await invited(game, **query))["qr"] for query in ({}, {"for": "watch"})]
    assert pictures[0] != pictures[1]


@on_site()
async def test_the_longest_host_there_is_still_makes_a_picture(site):
    game = await site.table("Ann", "-")
    host = ".".join(["x" * 63] * 4)[:253] + ":65535"
    assert (await invited(game, host, **{"for": "watch"}))["qr"]["size"] > 40
