"""Each call, good and bad, as a program or a browser makes it."""

import asyncio
import codecs
import json
from functools import partial
from http.cookies import SimpleCookie
from random import Random

import pytest

from budgetable import records
from budgetable.decks import fingerprint, load
from budgetable.rules.refusals import CODES
from budgetable.web.settings import Settings
from tests.kit import CARDS, DECK
from tests.web.kit import Json, Stacked, as_json, on_site, told

KIT = {"name": "kit", "cards": CARDS}
SCAM = Stacked(
    "scam job-2000 a-200 b-200 c-500",
    "scam job-2000 a-300 b-300 c-900",
    pile="d-300 d-400 e-200 e-300 no back",
)
"""Two hands of the kit's deck, each with a card for any time."""


# The server.


@on_site()
async def test_the_server_says_that_it_is_there_and_what_it_has(site):
    client = site.client()
    assert (await client.get("/api/health")).json() == {"status": "ok"}
    english = as_json(await client.get("/api/about"))
    assert english["bots"] == ["random", "novice", "easy", "steady", "sharp"]
    assert "standard" in english["decks"]
    assert english["languages"] == ["en", "es"]
    assert english["options"]["rounds_to_win"] == 2
    spanish = as_json(await client.get("/api/about", language="es"))
    hello = {each["phrase"]: each["said"] for each in english["phrases"]}
    hola = {each["phrase"]: each["said"] for each in spanish["phrases"]}
    assert list(hello) == list(hola)
    assert hello["thanks"] != hola["thanks"]
    emoji = {each["phrase"]: each["emoji"] for each in english["phrases"]}
    assert emoji["hello"] is None
    assert {name: sign for name, sign in emoji.items() if sign} == {
        "clap": "👏", "heart": "❤️", "laugh": "😂", "surprised": "😮", "cry": "😢", "star": "⭐",
    }  # fmt: skip
    assert emoji == {each["phrase"]: each["emoji"] for each in spanish["phrases"]}


@on_site()
async def test_an_address_or_a_method_that_is_not_there_is_a_problem_too(site):
    client = site.client()
    await told(partial(client.get, "/api/nothing"), "not-found", 404)
    await told(partial(client.get, "/nothing"), "not-found", 404)
    await told(partial(client.get, "/assets/nothing.js"), "not-found", 404)
    await told(partial(client.delete, "/api/tables"), "no-such-method", 405)
    answer = await client.delete("/api/tables")
    assert "POST" in answer.headers["allow"]


@on_site()
@pytest.mark.parametrize(
    ("header", "said"),
    [("es", "es"), ("es-MX,es;q=0.9,en;q=0.5", "es"), ("en-GB,es", "en"), ("fr, de", "en")],
)
async def test_the_language_is_the_browsers_unless_the_address_says_another(site, header, said):
    client, path = site.client(), "/api/decks/standard"
    asked = {"Accept-Language": header}
    assert as_json(await client.get(path, asked))["language"] == said
    assert as_json(await client.get(path, asked, language="en"))["language"] == "en"
    problem = as_json(await client.get("/api/tables/none", asked))
    assert problem["detail"].startswith("There is" if said == "en" else "No existe"), problem
    bad = await client.get(path, asked, language="xx")
    assert (bad.status_code, bad.json()["code"]) == (400, "malformed")


# Decks.


@on_site()
async def test_a_deck_is_had_by_name_and_by_fingerprint_in_both_languages(site):
    client = site.client()
    english = as_json(await client.get("/api/decks/standard"))
    spanish = as_json(await client.get("/api/decks/standard", language="es"))
    deck = load("standard")
    assert english["fingerprint"] == spanish["fingerprint"] == fingerprint(deck)
    assert [card["id"] for card in english["cards"]] == [card.id for card in deck.cards]
    assert sum(card["count"] for card in english["cards"]) == len(deck)
    assert english["letters"].keys() == spanish["letters"].keys() == set("ABCDE")
    for mine, yours in zip(english["cards"], spanish["cards"], strict=True):
        assert mine["id"] == yours["id"]
        assert mine["does"] != yours["does"]
    game = await site.table("Ann", "Ben", deck=KIT)
    assert game.view["deck"] == {"name": "kit", "fingerprint": fingerprint(DECK)}
    own = as_json(await client.get(f"/api/decks/{fingerprint(DECK)}"))
    assert [card["id"] for card in own["cards"]] == [card.id for card in DECK.cards]
    await told(partial(client.get, "/api/decks/none"), "no-such-deck", 404, given="none")


# Making a table.


@on_site()
async def test_a_table_with_bots_only_beside_oneself_begins_at_once(site):
    client = site.client()
    body = {"seats": [{"name": "Ann"}, {"bot": "steady"}, {"bot": "steady"}]}
    answer = await client.post("/api/tables", body)
    assert answer.status_code == 201
    made = as_json(answer)
    assert made["code"] is None
    assert [each["seat"] for each in made["seats"]] == [1]
    view = made["view"]
    assert (view["stage"], view["you"], view["position"], view["round"]) == ("playing", 1, 1, 1)
    assert [seat["name"] for seat in view["seats"]] == ["Ann", "Steady", "Steady 2"]
    assert [seat["kind"] for seat in view["seats"]] == ["person", "bot", "bot"]
    assert [seat["presence"] for seat in view["seats"]] == ["here", None, None]
    assert [seat["hand_count"] for seat in view["seats"]] == [5, 5, 5]
    assert view["seats"][0]["host"]
    assert len(view["hand"]) == 5
    assert view["history"]
    assert view["match"] == {"number": 1, "over": False, "winner": None, "first_position": 1}


@on_site()
async def test_a_table_is_made_in_a_language_and_as_brief_as_wished(site):
    client, body = site.client(), {"seats": [{"name": "Ann"}, {"name": "Ben"}]}
    said = [
        as_json(await client.post("/api/tables", body, **query))["view"]["history"][-1]["said"]
        for query in ({}, {"language": "es"}, {"brief": "true"})
    ]
    assert len({*said}) == 3
    assert len(said[2]) < len(said[0])


@on_site()
async def test_a_table_of_bots_alone_has_no_seat_and_no_cookie(site):
    answer = await site.client().post(
        "/api/tables", {"seats": [{"bot": "novice"}, {"bot": "random"}]}
    )
    assert answer.status_code == 201
    assert (answer.json()["seats"], answer.json()["view"]["you"]) == ([], None)
    assert "set-cookie" not in answer.headers


@on_site()
async def test_a_table_can_wait_although_no_seat_is_open(site):
    body = {"seats": [{"name": "Ann"}, {"bot": "novice"}], "start": False}
    made = as_json(await site.client().post("/api/tables", body))
    assert made["view"]["stage"] == "lobby"
    assert made["view"]["match"] is None
    assert made["view"]["legal"] == []
    assert len(made["code"]) == 6


@on_site()
async def test_several_names_are_people_who_share_one_device(site):
    client = site.client()
    made = as_json(await client.post("/api/tables", {"seats": [{"name": "Ann"}, {"name": "Ben"}]}))
    path = f"/api/tables/{made['table']}"
    assert [each["seat"] for each in made["seats"]] == [1, 2]
    ann, ben = [as_json(await client.get(path, seat=seat)) for seat in (1, 2)]
    assert (ann["you"], ben["you"]) == (1, 2)
    assert ann["hand"] != ben["hand"]
    assert as_json(await client.get(path))["you"] == 1
    seat = ann["to_act"]
    body = {"move": "draw deck", "position": 1}
    await told(partial(client.post, f"{path}/moves", body), "which-seat", 422, seats="1, 2")
    say = {"do": "say", "phrase": "wow"}
    await told(partial(client.post, f"{path}/commands", say), "which-seat", 422)
    await told(partial(client.get, f"{path}/why", move="done"), "which-seat", 422)
    answer = await client.post(f"{path}/moves", {**body, "seat": seat})
    assert answer.json() == {"position": 2, "id": made["view"]["id"] + 1}
    assert (await client.post(f"{path}/commands", {**say, "seat": 2})).status_code == 200
    assert (await client.post(f"{path}/presence", {"here": True})).status_code == 204
    assert (await client.get(f"{path}/why", move="done", seat=2)).status_code == 200


@on_site()
async def test_a_whole_deck_may_come_with_the_table(site):
    game = await site.table("Ann", "Ben", deck=KIT)
    assert set(game.view["hand"]) <= {card["id"] for card in CARDS}


@on_site()
async def test_a_deck_that_cannot_be_played_is_told_with_all_its_faults(site):
    bad = ("a-200", "e-500")
    cards = [{**card, "amount": -5} if card["id"] in bad else card for card in CARDS]
    body = {"seats": [{}, {}], "deck": {"name": "odd", "cards": cards}}
    problem = await told(partial(site.client().post, "/api/tables", body), "bad-deck", 422)
    assert len(problem["faults"]) == 2
    assert all(fault["code"] and fault["said"] for fault in problem["faults"])
    assert sorted(fault["card"] for fault in problem["faults"]) == sorted(bad)
    decks: list[Json] = [{}, {"cards": []}, {"cards": 7}, {"name": "x", "cards": [[], 1]}]
    for deck in decks:
        body = {"seats": [{}, {}], "deck": deck}
        await told(partial(site.client().post, "/api/tables", body), "bad-deck", 422)


@on_site()
async def test_what_a_table_cannot_have_is_said(site):
    def ask(seats, **more):
        return partial(site.client().post, "/api/tables", {"seats": seats, **more})

    await told(ask([{"bot": "genius"}, {}]), "no-such-bot", 422, bot="genius")
    await told(ask([{}, {}], deck="none"), "no-such-deck", 404, given="none")
    await told(ask([{"name": "\u202e"}, {}]), "bad-name", 422)
    await told(ask([{"name": "Ann"}, {"name": "ÁNN"}]), "name-taken", 422, name="ÁNN")
    options = {"first_dealer": 3}
    await told(ask([{"name": "Ann"}, {"name": "Ben"}], options=options), "no-such-seat", 422)


@on_site()
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff",
        b"[]",
        b"null",
        b"{}",
        b'{"seats": []}',
        b'{"seats": [{}]}',
        b'{"seats": [{}, {}, {}, {}, {}]}',
        b'{"seats": 2}',
        b'{"seats": [{"name": 1}, {}]}',
        b'{"seats": [{"nom": "Ann"}, {}]}',
        b'{"seats": [{}, {}], "extra": 1}',
        b'{"seats": [{}, {}], "deck": 7}',
        b'{"seats": [{}, {}], "options": {"rounds_to_win": 0}}',
        b'{"seats": [{}, {}], "options": {"clock": 5}}',
        b'{"seats": [{}, {}], "options": {"takeover": "never"}}',
        b'{"seats": [{}, {}], "options": {"beat": NaN}}',
        b'{"seats": [{}, {}], "options": {"colour": "red"}}',
        b'{"seats": [{}, {}], "options": {"beat": 1e999}}',
        b'{"seats": [{"name": "\\ud800"}, {}]}',
        b"[" * 100_000,
        b'{"seats": [{}, {}], "deck": ' + b'{"a":' * 5_000 + b"1" + b"}" * 5_001,
    ],
)
async def test_a_body_that_cannot_be_read_is_said_plainly(site, body):
    problem = await told(partial(site.client().post, "/api/tables", body), "malformed", 400)
    assert len(problem["detail"]) < 600


@on_site()
async def test_what_is_wrong_with_a_body_is_named(site):
    body = {"seats": [{}, {}], "options": {"rounds_to_win": 10}}
    answer = await site.client().post("/api/tables", body)
    assert "rounds_to_win" in answer.json()["detail"]
    assert "9" in answer.json()["detail"]


@on_site()
async def test_a_body_of_many_millions_of_bytes_is_not_read(site):
    answer = await site.client().post("/api/tables", b'"' + b"x" * 11_000_000 + b'"')
    assert (answer.status_code, answer.json()["code"]) == (413, "malformed")


# Codes, joining, links.


@on_site()
async def test_a_code_finds_a_table_until_it_begins(site):
    game = await site.table("Ann", "-", ":novice", first_dealer=2)
    assert game.code is not None
    client = site.client()
    for code in (game.code, f" {game.code.lower()} "):
        found = as_json(await client.get(f"/api/codes/{code}"))
        assert found["table"] == game.id
        assert (found["names"], found["open_seats"]) == (["Ann", "Novice"], 1)
        assert found["options"]["first_dealer"] == 2
    ben = site.client()
    assert (await ben.post(f"{game.path}/seats", {"name": "Ben"})).status_code == 201
    assert (await client.get(f"/api/codes/{game.code}")).json()["open_seats"] == 0
    await game.do(1, "start")
    for code in (game.code, "BBBBBB", "x" * 500, "ñ", "%00"):
        await told(partial(client.get, f"/api/codes/{code}"), "no-such-code", 404)


@on_site()
async def test_somebody_sits_down_on_the_next_open_seat(site):
    game = await site.table("Ann", "-", "-")
    ben = site.client()
    answer = await ben.post(f"{game.path}/seats", {"name": " Ben  B "})
    assert answer.status_code == 201
    joined = as_json(answer)
    assert (joined["seat"], joined["view"]["you"]) == (2, 2)
    assert joined["view"]["seats"][1]["name"] == "Ben B"
    join = partial(site.client().post, f"{game.path}/seats")
    await told(partial(join, {"name": "ben b"}), "name-taken", 422)
    await told(partial(join, {"name": "Steady"}), "bad-name", 422)
    await told(partial(join, {}), "bad-name", 422)
    await told(partial(join, {"name": "x", "nom": "y"}), "malformed", 400)
    assert (await join({"name": "Cy"})).status_code == 201
    await told(partial(join, {"name": "Di"}), "no-open-seat", 409)
    await told(partial(site.client().post, "/api/tables/none/seats", {"name": "Di"}),
               "no-such-table", 404)  # fmt: skip


@on_site()
async def test_a_seat_is_taken_once_however_often_the_call_arrives(site):
    game = await site.table("Ann", "-", "-")
    call = {"name": "Ben", "id": "7f1c" * 8}
    ben, again = site.client(), site.client()
    answers = await asyncio.gather(
        *[client.post(f"{game.path}/seats", call) for client in (ben, again, ben)]
    )
    assert {answer.status_code for answer in answers} == {201}
    joined = [as_json(answer) for answer in answers]
    assert [each["seat"] for each in joined] == [2, 2, 2]
    assert len({each["token"] for each in joined}) == 1
    assert joined[0]["token"] not in (call["id"], game.keys[1])
    history = [each["said"] for each in (await game.see())["history"]]
    assert sum("Ben" in said for said in history) == 1
    assert as_json(await again.get(game.path))["you"] == 2
    others = partial(site.client().post, f"{game.path}/seats")
    await told(partial(others, {**call, "id": "8f1c" * 8}), "name-taken", 422)
    await told(partial(others, {"name": "Cy", "id": "short"}), "malformed", 400)
    other = await site.table("Ann", "-")
    there = as_json(await site.client().post(f"{other.path}/seats", call))
    assert there["token"] != joined[0]["token"]


@on_site()
async def test_a_link_is_used_once_however_often_the_call_arrives(site):
    game = await site.table("Ann", "Ben")
    link = as_json(await game.do(2, "link"))["link"]
    call = {"link": link, "id": "7f1c" * 8}
    first, second = [
        as_json(await site.client().post(f"{game.path}/seats", call)) for _ in range(2)
    ]
    assert (first["seat"], first["token"]) == (second["seat"], second["token"])
    assert first["seat"] == 2
    late = partial(site.client().post, f"{game.path}/seats", {**call, "id": "8f1c" * 8})
    await told(late, "bad-link", 404)


@on_site()
async def test_a_name_that_could_hurt_somebody_is_taken_by_nobody_in_any_way(site):
    rude = codecs.decode("S.h.p.x", "rot13")
    make = partial(site.client().post, "/api/tables", {"seats": [{"name": rude}, {}]})
    problem = await told(make, "rude-name", 422)
    assert "values" not in problem, "nor is it said again"
    game = await site.table("Ann", "-")
    await told(partial(site.client().post, f"{game.path}/seats", {"name": rude}), "rude-name", 422)
    await told(declines(game, 1, "rename", name=rude), "rude-name", 422)
    assert [seat["name"] for seat in (await game.see())["seats"]] == ["Ann", ""]


@on_site()
async def test_a_link_brings_a_seat_to_another_device_once(site):
    game = await site.table("Ann", "Ben")
    link = as_json(await game.do(1, "link"))["link"]
    assert link not in str(await game.see(2))
    other = site.client()
    await told(partial(other.post, f"{game.path}/seats", {"link": "no" + link}), "bad-link", 404)
    joined = as_json(await other.post(f"{game.path}/seats", {"link": link}))
    assert joined["seat"] == 1
    assert joined["token"] != game.keys[1]
    assert joined["view"]["hand"] == (await game.see(1))["hand"]
    assert as_json(await other.get(game.path))["you"] == 1
    await told(partial(other.post, f"{game.path}/seats", {"link": link}), "bad-link", 404)


@on_site()
async def test_a_link_works_for_ten_minutes(site):
    game = await site.table("Ann", "Ben")
    links = [as_json(await game.do(1, "link"))["link"] for _ in range(2)]
    site.clock.time += 599
    assert (await site.client().post(f"{game.path}/seats", {"link": links[0]})).status_code == 201
    site.clock.time += 2
    late = partial(site.client().post, f"{game.path}/seats", {"link": links[1]})
    await told(late, "bad-link", 404)


# Who may see what.


@on_site()
async def test_a_view_is_a_seats_or_a_spectators(site):
    game = await site.table("Ann", "Ben")
    ann, ben, watcher = [await game.see(seat) for seat in (1, 2, 0)]
    assert (ann["you"], ben["you"], watcher["you"]) == (1, 2, None)
    assert (watcher["hand"], watcher["legal"]) == ([], [])
    assert [len(view["hand"]) for view in (ann, ben)] == [5, 5]
    assert bool(ann["legal"]) != bool(ben["legal"])
    public = {"hand", "legal", "you", "now", "history", "can_undo"}
    assert len({json.dumps({k: v for k, v in view.items() if k not in public})
                for view in (ann, ben, watcher)}) == 1  # fmt: skip
    await told(partial(game.at(1).get, game.path, seat=2), "not-your-seat", 403, seat=2)
    await told(partial(game.at(0).get, game.path, seat=2), "not-your-seat", 403, seat=2)
    await told(partial(game.at(1).get, game.path, seat=4), "not-your-seat", 403, seat=4)
    await told(partial(game.at(1).get, game.path, seat=5), "malformed", 400)
    await told(partial(game.at(1).get, game.path, seat="two"), "malformed", 400)


PLACES = [
    ("GET", ""),
    ("GET", "/moves"),
    ("GET", "/why?move=done"),
    ("GET", "/events?wait=0"),
    ("GET", "/record"),
    ("GET", "/positions/1"),
    ("POST", "/moves"),
    ("POST", "/commands"),
    ("POST", "/presence"),
    ("DELETE", ""),
]
BODIES = {
    "/moves": {"move": "done", "position": 1},
    "/commands": {"do": "undo"},
    "/presence": {"here": True, "seat": 1},
}


@on_site()
@pytest.mark.parametrize(("method", "place"), PLACES)
async def test_an_unknown_token_is_turned_away_everywhere(site, method, place):
    game = await site.table("Ann", "Ben")
    for token in ("nobody", game.id, "key-000000000000000000"):
        client = site.client(token)

        async def ask(client=client, **query):
            path, _, more = place.partition("?")
            query |= dict([more.split("=")]) if more else {}
            return await client.http.request(
                method, game.path + path, params=query, json=BODIES.get(place)
            )

        await told(ask, "no-seat", 401)
    assert (await game.live()).table.position == 1


@on_site()
@pytest.mark.parametrize(("method", "place"), PLACES)
async def test_a_table_that_is_not_there_is_said_everywhere(site, method, place):
    async def ask(**query):
        path, _, more = place.partition("?")
        query |= dict([more.split("=")]) if more else {}
        return await site.client().http.request(
            method, "/api/tables/none" + path, params=query, json=BODIES.get(place)
        )

    await told(ask, "no-such-table", 404)


@on_site()
async def test_a_seats_token_opens_its_own_table_only(site):
    game, other = await site.table("Ann", "Ben"), await site.table("Cy", "Di")
    ann = site.client(game.keys[1])
    await told(partial(ann.get, other.path), "no-seat", 401)
    # Said otherwise than as a token, it says nothing: a spectator looks on.
    for header in ("Basic " + game.keys[1], "Bearer", "bearer", game.keys[1], ""):
        view = as_json(await site.client().get(game.path, {"Authorization": header}))
        assert view["you"] is None
    assert as_json(await site.client().get(game.path, {"Authorization": f"bearer {game.keys[2]}"}))[
        "you"
    ] == 2  # fmt: skip


@on_site()
async def test_spectators_can_be_kept_out(site):
    game = await site.table("Ann", "-", spectators=False)
    watcher = game.at(0)
    assert (await watcher.get(game.path)).status_code == 200, "before play all may look"
    await game.do(1, "bot", target=2)
    await game.do(1, "start")
    for place in ("", "/moves", "/events", "/record", "/positions/1"):
        await told(partial(watcher.get, game.path + place), "no-spectators", 403)
    assert (await game.at(1).get(game.path)).status_code == 200


# Cookies.


@on_site()
async def test_a_cookie_brings_a_person_back(site):
    client = site.client()
    answer = await client.post("/api/tables", {"seats": [{"name": "Ann"}, {"bot": "novice"}]})
    path = f"/api/tables/{answer.json()['table']}"
    (crumb,) = SimpleCookie(answer.headers["set-cookie"]).values()
    assert crumb["httponly"] is True
    assert crumb["samesite"] == "lax"
    assert crumb["path"] == path
    assert crumb["secure"] == ""
    assert crumb["domain"] == ""
    assert int(crumb["max-age"]) > 7 * 86_400
    assert as_json(await client.get(path))["you"] == 1
    assert as_json(await site.client().get(path))["you"] is None
    other = await site.table("Cy", "Di")
    assert as_json(await client.get(other.path))["you"] is None


@on_site(Settings(base_url="https://example.org", limit=0))
async def test_behind_https_a_cookie_travels_encrypted_only(site):
    answer = await site.client().post("/api/tables", {"seats": [{"name": "Ann"}, {}]})
    (crumb,) = SimpleCookie(answer.headers["set-cookie"]).values()
    assert crumb["secure"] is True


@on_site()
async def test_a_second_seat_in_the_same_browser_keeps_the_first(site):
    client = site.client()
    made = as_json(await client.post("/api/tables", {"seats": [{"name": "Ann"}, {}, {}]}))
    path = f"/api/tables/{made['table']}"
    assert (await client.post(f"{path}/seats", {"name": "Ben"})).json()["seat"] == 2
    assert (await client.post(f"{path}/seats", {"name": "Cy"})).json()["seat"] == 3
    for seat in (1, 2, 3):
        assert as_json(await client.get(path, seat=seat))["you"] == seat
    # A seat that was given up leaves the cookie with the next one that is taken.
    assert (await client.post(f"{path}/commands", {"do": "open", "seat": 2})).status_code == 200
    assert (await client.post(f"{path}/seats", {"name": "Di"})).json()["seat"] == 2
    assert len(client.cookie.split(".")) == 3


@on_site()
async def test_a_cookie_that_opens_nothing_is_a_spectators(site):
    game = await site.table("Ann", "Ben")
    for value in ("x", "...", ".".join(["k"] * 500), "\xff", '"'):
        headers = {"Cookie": f"budgetable-seat={value}".encode("latin-1")}
        answer = await site.client().http.get(game.path, headers=headers)
        assert answer.json()["you"] is None, answer.text


# Moves.


@on_site()
async def test_a_move_is_read_kindly(site):
    game = await site.table("Ann", "Ben")
    seat = await game.to_act()
    for move, position in (("  DRAW   Deck ", 1), ("Draw\tdeck\n", 2)):
        answer = await game.play(seat, move, position, view=True)
        assert answer.status_code == 200
        played = as_json(answer)
        assert played["position"] == played["view"]["position"] == position + 1
        assert played["id"] == played["view"]["id"]
        assert played["view"]["you"] == seat
    assert (await game.see(seat))["phase"] == "act"


@on_site()
async def test_the_same_id_again_plays_nothing_and_gives_the_same_answer(site):
    game = await site.table("Ann", "Ben")
    seat = await game.to_act()
    first = await game.play(seat, "draw deck", 1, id="once")
    await game.do(3 - seat, "say", phrase="wow")
    again = await game.play(seat, "draw deck", 1, id="once")
    assert first.json() == again.json()
    assert (await game.see())["position"] == 2
    # Another seat's id is another's; and a refusal is repeated as it was.
    assert (await game.play(3 - seat, "draw deck", 2, id="once")).status_code == 422
    no = [await game.play(seat, "place nothing", 2, id="bad") for _ in range(2)]
    assert no[0].json() == no[1].json()
    assert no[0].json()["code"] == "unreadable"
    said = [await game.do(seat, "say", phrase="wow", id="said") for _ in range(2)]
    assert said[0].json() == said[1].json()


@on_site()
async def test_a_move_that_came_too_late_is_told_what_has_happened(site):
    game = await site.table("Ann", "Ben")
    seat = await game.to_act()
    await game.play(seat, "draw deck")
    await game.do(3 - seat, "say", phrase="wow")
    await game.play(seat, "draw deck")
    for reader in (seat, 3 - seat):
        ask = partial(
            game.at(reader).post, f"{game.path}/moves", {"move": "draw deck", "position": 1}
        )
        problem = await told(ask, "stale", 409, position=3, given=1)
        assert problem["position"] == 3
        events = problem["events"]
        drawn = [fact for event in events for fact in event["facts"] if fact["kind"] == "drew"]
        assert len(drawn) == 2
        assert min(event["position"] for event in events) == 2
        assert all((fact["card"] is not None) == (reader == seat) for fact in drawn)
        assert all(event["said"] for event in events)
        assert [event["id"] for event in events] == sorted(event["id"] for event in events)
    future = partial(game.at(seat).post, f"{game.path}/moves", {"move": "done", "position": 99})
    assert "events" not in await told(future, "stale", 409, given=99)


@on_site(luck=SCAM)
async def test_a_refused_move_says_why_with_its_numbers(site):
    game = await site.table("Ann", "Ben", deck=KIT)

    def ask(seat, move, position):
        return partial(
            game.at(seat).post, f"{game.path}/moves", {"move": move, "position": position}
        )

    await told(ask(1, "bake a cake", 1), "unreadable", 422)
    await told(ask(1, "", 1), "unreadable", 422)
    await told(ask(1, "place a-200", 1), "wrong-phase", 422)
    await told(ask(2, "draw deck", 1), "not-your-turn", 422)
    await told(ask(1, "accept", 1), "nothing-to-answer", 422)
    for position in (1, 2):
        await game.play(1, "draw deck", position)
    await told(ask(1, "place a-200", 3), "needs-income", 422)
    await told(ask(1, "place e-500", 3), "not-in-hand", 422)
    await game.play(1, "place job-2000", 3)
    problem = await told(ask(1, "place b-200", 4), "needs-earlier-priority", 422)
    assert problem["values"]
    assert (await game.see())["position"] == 4


@on_site(luck=SCAM)
async def test_only_a_card_for_any_time_may_leave_the_position_out(site):
    game = await site.table("Ann", "Ben", deck=KIT)
    ask = partial(game.at(1).post, f"{game.path}/moves", {"move": "draw deck"})
    await told(ask, "position-needed", 422, position=1)
    assert (await game.play(2, "play scam 1", -1)).status_code == 200
    view = await game.see(1)
    assert view["pending"] == {
        "card": "scam", "by": 2, "target": 1, "letter": None, "bounced": False,
    }  # fmt: skip
    assert (view["to_act"], view["turn"]) == (1, 1)
    # R20: the first to be received; the other is told so, and keeps the card.
    ask = partial(game.at(1).post, f"{game.path}/moves", {"move": "play scam 2"})
    await told(ask, "waiting-for-answer", 422)
    assert "scam" in (await game.see(1))["hand"]


@on_site(luck=Stacked("scam job-2000 a-200 b-200 c-500", "scam job-2500 a-300 b-300 c-900",
                      "job-3000 laid-off d-300 d-400 e-200"))  # fmt: skip
async def test_two_cards_for_any_time_at_once_one_is_too_late(site):
    game = await site.table("Ann", "Ben", "Cy", deck=KIT)
    assert (await game.play(2, "play scam 3", -1)).status_code == 200
    ask = partial(game.at(1).post, f"{game.path}/moves", {"move": "play scam 3"})
    problem = await told(ask, "waiting-for-answer", 422)
    assert problem["detail"].startswith("Too late: a card of Ben came first.")
    assert "scam" in (await game.see(1))["hand"]


@on_site()
async def test_who_may_move(site):
    game = await site.table("Ann", "Ben")
    body = {"move": "draw deck", "position": 1}
    await told(partial(game.at(0).post, f"{game.path}/moves", body), "no-seat", 401)
    ask = partial(game.at(1).post, f"{game.path}/moves", {**body, "seat": 2})
    await told(ask, "not-your-seat", 403, seat=2)
    lobby = await site.table("Ann", "-")
    await told(partial(lobby.at(1).post, f"{lobby.path}/moves", body), "not-started", 422)


@on_site()
@pytest.mark.parametrize(
    "body",
    [
        b"{}",
        b'{"move": 1, "position": 1}',
        b'{"move": "done", "position": -1}',
        b'{"move": "done", "position": 1.5}',
        b'{"move": "done", "position": "1"}',
        b'{"move": "done", "position": 1, "seat": 5}',
        b'{"move": "done", "position": 1, "by": "bot"}',
        b'{"move": "' + b"x" * 201 + b'", "position": 1}',
        b'{"move": "done", "position": 1, "id": "' + b"x" * 65 + b'"}',
        b'{"move": "done", "position": 1, "view": "yes"}',
    ],
)
async def test_a_move_that_is_not_written_as_one_is_malformed(site, body):
    game = await site.table("Ann", "Ben")
    await told(partial(game.at(1).post, f"{game.path}/moves", body), "malformed", 400)


@on_site(luck=SCAM)
async def test_why_says_what_a_move_would_meet_and_plays_nothing(site):
    game = await site.table("Ann", "Ben", deck=KIT)
    assert as_json(await game.at(1).get(f"{game.path}/why", move="DRAW  deck")) == {"refusal": None}
    for language in ("en", "es"):
        query = {"move": "place a-200", "language": language}
        refusal = as_json(await game.at(1).get(f"{game.path}/why", **query))["refusal"]
        body = {"move": "place a-200", "position": 1}
        answer = await game.at(1).post(f"{game.path}/moves", body, language=language)
        assert refusal["code"] == answer.json()["code"] == "wrong-phase"
        assert refusal["said"] == answer.json()["detail"]
        assert refusal["values"] == answer.json().get("values", {})
    assert (await game.see())["position"] == 1
    await told(partial(game.at(1).get, f"{game.path}/why"), "malformed", 400)
    await told(partial(game.at(0).get, f"{game.path}/why", move="done"), "no-seat", 401)


@on_site()
async def test_the_legal_moves_come_with_sentences(site):
    game = await site.table("Ann", "Ben")
    seat = await game.to_act()
    mine = as_json(await game.at(seat).get(f"{game.path}/moves"))
    assert mine["position"] == 1
    view = await game.see(seat)
    assert [each["move"] for each in mine["moves"]] == [each["move"] for each in view["legal"]]
    assert [each["move"] for each in mine["moves"]] == ["draw deck", "draw discard"]
    spanish = as_json(await game.at(seat).get(f"{game.path}/moves", language="es"))
    for one, other in zip(mine["moves"], spanish["moves"], strict=True):
        assert one["said"] != other["said"]
    assert as_json(await game.at(0).get(f"{game.path}/moves"))["moves"] == []
    lobby = await site.table("Ann", "-")
    assert as_json(await lobby.at(1).get(f"{lobby.path}/moves")) == {"position": 0, "moves": []}


def some_lines(luck, deck, seats, legal):
    """Lines of each verb with missing, extra, foreign and repeated arguments, and near misses."""
    ids = [card.id for card in deck.cards]

    def word():
        kind = luck.random()
        if kind < 0.6:
            return luck.choice(ids)
        if kind < 0.8:
            return str(luck.choice([*range(seats + 2), -1, 99, "1e0", "٢"]))
        return luck.choice([*"ABCDEFabcde", "deck", "discard", "rent!", "null", "ß", "$", "{}"])

    verbs = ["draw", "place", "swap", "use", "play", "accept", "counter", "done", "discard"]
    lines = []
    for verb in [*verbs, *verbs, "undo", "win", "DRAW"]:
        lines.append(" ".join([verb, *[word() for _ in range(luck.randrange(5))]]))
    for line in luck.sample(legal, min(3, len(legal))):
        words = line.split()
        lines.append(" ".join(words[:-1]))
        lines.append(" ".join([*words, words[-1]]))
        lines.append(" ".join([*words, luck.choice(ids)]))
        changed = list(words)
        changed[luck.randrange(len(words))] = word()
        lines.append(" ".join(changed))
        lines.append(" ".join(reversed(words)))
    return lines


@on_site()
@pytest.mark.parametrize("seed", range(3))
async def test_what_is_accepted_is_what_is_legal(site, seed):
    # LESSONS 8: hand-made messages, straight to the server, at every few positions of a match.
    luck = Random(f"fuzz/{seed}")
    seats = luck.choice([2, 3, 4])
    names = ["Ann", "Ben", "Cy", "Di"][:seats]
    game = await site.table(*names, deck=KIT if seed else "standard", turn_limit=5)
    refused = set()
    for _ in range(12):
        for _ in range(luck.randrange(6)):
            if not await game.is_round_over():
                await game.step()
        seat = luck.choice([await game.to_act() or 1, luck.randint(1, seats)])
        live = await game.live()
        view = live.table.match.view(seat)
        legal = [each["move"] for each in (await game.see(seat))["legal"]]
        before, written = live.table.match, live.table.rows
        for line in some_lines(luck, view.deck, seats, legal):
            kindly = " ".join(line.lower().split())
            is_legal = kindly in [each.lower() for each in legal]
            query = {"move": line[:200]}
            refusal = as_json(await game.at(seat).get(f"{game.path}/why", **query))["refusal"]
            assert (refusal is None) == is_legal, line
            if is_legal:
                continue
            answer = await game.play(seat, line)
            assert answer.status_code == 422, line
            assert answer.json()["code"] == refusal["code"]
            assert answer.json()["code"] in CODES
            assert answer.json()["detail"] == refusal["said"]
            refused.add(answer.json()["code"])
        table = (await game.live()).table
        assert table.match is before
        assert table.rows == written
        if legal:
            answer = await game.play(seat, luck.choice(legal))
            assert answer.status_code == 200
        if await game.is_round_over() and (await game.do(1, "deal")).status_code != 200:
            await game.do(1, "rematch")
    assert {"unreadable", "not-in-hand", "wrong-phase"} <= refused


# Commands.


@on_site()
async def test_before_play_the_host_prepares_the_table(site):
    game = await site.table("Ann", "-", "-")
    assert (await game.do(1, "add")).status_code == 200
    assert (await game.do(1, "close", target=4)).status_code == 200
    assert (await game.do(1, "bot", target=3, bot="novice")).status_code == 200
    joined = as_json(await site.client().post(f"{game.path}/seats", {"name": "Ben"}))
    game.keys[2] = joined["token"]
    assert (await game.do(2, "rename", name="Bea")).status_code == 200
    assert (await game.do(1, "rename", target=2, name="Bob")).status_code == 200
    answer = await game.do(1, "options", options={"rounds_to_win": 1, "beat": 0})
    assert answer.status_code == 200
    assert (await game.do(1, "host", target=2)).status_code == 200
    assert [seat["host"] for seat in (await game.see())["seats"]] == [False, True, False]
    done = as_json(await game.do(2, "start"))
    view = await game.see(2)
    assert done == {"position": 1, "id": view["id"]}
    assert [seat["name"] for seat in view["seats"]] == ["Ann", "Bob", "Novice"]
    assert view["options"]["rounds_to_win"] == 1
    assert len(view["history"]) == 10


def declines(game, seat, do, **more):
    return partial(game.at(seat).post, f"{game.path}/commands", {"do": do, **more})


@on_site()
async def test_what_cannot_be_done_before_play_is_said(site):
    game = await site.table("Ann", "-", ":novice", "-")
    await told(declines(game, 1, "start"), "open-seats", 422, seat=2, seats=4)
    await told(declines(game, 1, "add"), "too-many-seats", 422, most=4)
    await told(declines(game, 1, "close", target=1), "seat-taken", 422, name="Ann")
    await told(declines(game, 1, "open", target=2), "seat-open", 422, seat=2)
    await told(declines(game, 1, "bot", target=1), "seat-taken", 422)
    await told(declines(game, 1, "bot", target=2, bot="genius"), "no-such-bot", 422)
    await told(declines(game, 1, "rename", target=2, name="Zed"), "nobody-there", 422)
    await told(declines(game, 1, "rename", name="Novice"), "bad-name", 422)
    await told(declines(game, 1, "host", target=3), "nobody-there", 422)
    await told(declines(game, 1, "say", phrase="you fool"), "no-such-phrase", 422)
    await told(declines(game, 1, "time"), "no-clock", 422)
    for do in ("deal", "rematch", "undo"):
        await told(declines(game, 1, do), "not-started", 422)
    await game.do(1, "close", target=4)
    await game.do(1, "close", target=2)
    await told(declines(game, 1, "close", target=2), "too-few-seats", 422, least=2)
    await told(declines(game, 1, "close", target=3), "no-such-seat", 422, seat=3, seats=2)


@on_site()
async def test_only_the_host_changes_the_table_and_only_a_seat_commands(site):
    game = await site.table("Ann", "-", "Cy")
    for do, more in (
        ("start", {}),
        ("add", {}),
        ("close", {"target": 2}),
        ("bot", {"target": 2}),
        ("rename", {"target": 1, "name": "Zed"}),
        ("open", {"target": 1}),
        ("options", {"options": {}}),
    ):
        await told(declines(game, 3, do, **more), "not-host", 403)
    await told(declines(game, 3, "host"), "not-away", 422, name="Ann")
    await told(declines(game, 0, "say", phrase="wow"), "no-seat", 401)
    body = {"do": "say", "phrase": "wow", "seat": 1}
    await told(partial(game.at(3).post, f"{game.path}/commands", body), "not-your-seat", 403)


@on_site()
@pytest.mark.parametrize(
    "body",
    [
        {},
        {"do": "dance"},
        {"do": 1},
        {"do": "say"},
        {"do": "say", "phrase": 1},
        {"do": "say", "phrase": "wow", "to": 2},
        {"do": "close"},
        {"do": "close", "target": 7},
        {"do": "stand", "answer": "counter"},
        {"do": "time", "factor": 3},
        {"do": "options"},
        {"do": "options", "options": {"pace": -1}},
        {"do": "rename", "name": "x" * 300},
        {"do": "start", "id": "x" * 65},
    ],
)
async def test_a_command_that_is_not_written_as_one_is_malformed(site, body):
    game = await site.table("Ann", "Ben")
    await told(partial(game.at(1).post, f"{game.path}/commands", body), "malformed", 400)


@on_site()
async def test_an_action_can_be_taken_back(site):
    game = await site.table("Ann", "Ben")
    seat = await game.to_act()
    await told(declines(game, seat, "undo"), "undo-nothing", 422)
    await game.play(seat, "draw discard")
    await told(declines(game, 3 - seat, "undo"), "undo-not-yours", 422)
    assert (await game.see(seat))["can_undo"]
    assert not (await game.see(3 - seat))["can_undo"]
    assert as_json(await game.do(seat, "undo"))["position"] == 3
    await game.play(seat, "draw deck")
    await told(declines(game, seat, "undo"), "undo-revealed", 422)
    off = await site.table("Ann", "Ben", undo=False)
    seat = await off.to_act()
    await off.play(seat, "draw discard")
    await told(declines(off, seat, "undo"), "undo-off", 422)


@on_site()
async def test_rounds_are_dealt_and_matches_begun_by_those_who_play(site):
    game = await site.table("Ann", "Ben", rounds_to_win=1)
    await told(declines(game, 2, "deal"), "round-not-over", 422)
    await told(declines(game, 2, "rematch"), "match-not-over", 422)
    await told(declines(game, 1, "start"), "started", 422)
    await told(declines(game, 1, "add"), "started", 422)
    await told(declines(game, 1, "options", options={}), "match-not-over", 422)
    await game.until_round_over()
    view = await game.see(1)
    assert (view["stage"], view["phase"]) == ("over", "over")
    assert view["winner"] == view["match"]["winner"]
    await told(declines(game, 1, "deal"), "match-over", 422)
    await told(declines(game, 1, "undo"), "undo-round-over", 422)
    done = as_json(await game.do(2, "rematch"))
    view = await game.see(1)
    assert view["match"] == {
        "number": 2,
        "over": False,
        "winner": None,
        "first_position": done["position"],
    }
    long = await site.table("Ann", "Ben")
    await long.until_round_over()
    assert as_json(await long.do(2, "deal"))["position"] > 1
    assert (await long.see())["round"] == 2


@on_site()
async def test_a_bot_stands_in_and_its_person_comes_back(site):
    game = await site.table("Ann", "Ben")
    await told(declines(game, 1, "bot", target=2), "not-needed" if await game.to_act() == 1 else
               "not-away", 422)  # fmt: skip
    assert (await game.do(1, "bot", bot="novice")).status_code == 200
    await told(declines(game, 1, "bot"), "bot-already", 422)
    seat = (await game.see())["seats"][0]
    assert (seat["kind"], seat["bot"], seat["name"]) == ("person", "novice", "Ann")
    assert (await game.do(1, "return")).status_code == 200
    assert (await game.see())["seats"][0]["bot"] is None


@on_site()
async def test_whoever_is_long_away_can_be_played_for(site):
    game = await site.table("Ann", "Ben", grace=60)
    away = await game.to_act()
    async with game.at(3 - away).follow(game.id):
        await site.passes(31, game.id)
        seat = (await game.see())["seats"][away - 1]
        assert (seat["presence"], seat["grace_left"]) == ("away", 59)
        assert (await game.see())["seats"][2 - away]["grace_left"] is None
        await told(declines(game, 3 - away, "bot", target=away), "not-long-away", 422)
        await site.passes(60, game.id)
        assert (await game.see())["seats"][away - 1]["grace_left"] == 0
        assert (await game.do(3 - away, "bot", target=away)).status_code == 200
        if away == 1:
            assert (await game.do(2, "host")).status_code == 200
    assert (await game.see(away))["seats"][away - 1]["presence"] == "here"
    assert (await game.see())["seats"][away - 1]["bot"] is None


@on_site()
async def test_a_player_who_leaves_loses_the_key_and_another_takes_the_seat(site):
    game = await site.table("Ann", "Ben")
    assert (await game.do(1, "open", target=2)).status_code == 200
    await told(partial(game.at(2).get, game.path), "no-seat", 401)
    body = {"move": "draw deck", "position": 1}
    await told(partial(game.at(2).post, f"{game.path}/moves", body), "no-seat", 401)
    view = await game.see()
    assert (view["seats"][1]["kind"], view["seats"][1]["bot"]) == ("open", "steady")
    joined = as_json(await site.client().post(f"{game.path}/seats", {"name": "Cy"}))
    assert joined["seat"] == 2
    assert len(joined["view"]["hand"]) == 5


@on_site()
async def test_phrases_clocks_and_standing_answers(site):
    game = await site.table("Ann", "Ben", clock=60)
    seat = await game.to_act()
    before = (await game.see(seat))["seconds_left"]
    assert 0 < before <= 60
    await told(declines(game, 3 - seat, "time"), "not-your-decision", 422)
    assert (await game.do(seat, "time")).status_code == 200
    assert (await game.see(seat))["seconds_left"] == before + 60
    assert (await game.do(seat, "time", factor=5)).status_code == 200
    assert (await game.do(seat, "stand", answer="accept")).status_code == 200
    assert (await game.see(seat))["standing"] == "accept"
    assert (await game.see(3 - seat))["standing"] is None
    assert (await game.do(seat, "stand", answer="")).status_code == 200
    assert (await game.see(seat))["standing"] is None
    assert (await game.do(seat, "say", phrase="well-played")).status_code == 200
    assert (await game.see())["history"][-1]["said"]


@on_site()
@pytest.mark.parametrize(
    ("phrase", "language", "mine", "others"),
    [
        ("hello", "en", "You say: Hello!", "Ann says: Hello!"),
        ("clap", "en", "You clap.", "Ann claps."),
        ("heart", "en", "You send a heart.", "Ann sends a heart."),
        ("laugh", "es", "Te ríes.", "Ann se ríe."),
        ("surprised", "en", "You are surprised.", "Ann is surprised."),
        ("cry", "es", "Lloras.", "Ann llora."),
        ("star", "es", "Das una estrella.", "Ann da una estrella."),
    ],
)
async def test_a_phrase_is_said_and_a_reaction_is_done(site, phrase, language, mine, others):
    game = await site.table("Ann", "Ben")
    last = (await game.see())["id"]
    assert (await game.do(1, "say", phrase=phrase)).status_code == 200
    about = as_json(await site.client().get("/api/about"))
    emoji = {each["phrase"]: each["emoji"] for each in about["phrases"]}
    for seat, said in ((1, mine), (2, others), (0, others)):
        push = await game.at(seat).poll(game.id, after=last, language=language)
        assert push["said"] == said
        (fact,) = push["events"][0]["facts"]
        assert fact == {"kind": "phrased", "seat": 1, "phrase": phrase, "emoji": emoji[phrase]}


@on_site()
async def test_presence_is_said_by_the_page(site):
    game = await site.table("Ann", "Ben")
    client = game.at(2)
    assert (await client.post(f"{game.path}/presence", {"here": False})).status_code == 204
    await site.passes(31, game.id)
    seats = (await game.see())["seats"]
    assert seats[1]["presence"] == "away"
    answer = await client.post(f"{game.path}/presence", {"here": True})
    assert (answer.status_code, answer.content) == (204, b"")
    assert (await game.see())["seats"][1]["presence"] == "here"
    for body in ({}, {"here": "yes"}, {"here": True, "seat": 9}, {"here": True, "x": 1}):
        await told(partial(client.post, f"{game.path}/presence", body), "malformed", 400)
    body = {"here": True, "seat": 1}
    await told(partial(client.post, f"{game.path}/presence", body), "not-your-seat", 403)
    await told(partial(game.at(0).post, f"{game.path}/presence", {"here": True}), "no-seat", 401)


# Records and replay.


@on_site()
async def test_a_record_is_what_the_caller_knows_and_all_of_it_after_the_end(site):
    game = await site.table("Ann", "Ben", rounds_to_win=1)
    lobby = await site.table("Ann", "-")
    await told(partial(lobby.at(1).get, f"{lobby.path}/record"), "not-started", 422)
    for _ in range(6):
        await game.step()
    mine, yours, seen = [as_json(await game.at(n).get(f"{game.path}/record")) for n in (1, 2, 0)]
    assert (mine["reader"], yours["reader"], seen["reader"]) == (1, 2, None)
    known = [[id is not None for id in each["rounds"][0]["order"]] for each in (mine, yours, seen)]
    assert sum(known[0]) > 5 < sum(known[1])
    assert sum(known[2]) < 5
    assert mine["rounds"][0]["moves"] == yours["rounds"][0]["moves"]
    await game.until_round_over()
    answer = await game.at(0).get(f"{game.path}/record")
    record = records.from_json(answer.text)
    last = list(records.replay(record))[-1].match
    assert last.is_over
    assert last.winner == (await game.see())["match"]["winner"]
    assert answer.headers["cache-control"] == "no-store"


@on_site()
async def test_each_match_of_a_table_has_its_record(site):
    game = await site.table("Ann", "Ben", rounds_to_win=1)
    await game.until_round_over()
    first = as_json(await game.at(1).get(f"{game.path}/record"))
    await game.do(1, "rematch")
    path = f"{game.path}/record"
    assert as_json(await game.at(1).get(path, match=1)) == first
    assert as_json(await game.at(1).get(path))["format"] == "budgetable-known/1"
    assert as_json(await game.at(1).get(path, match=2))["reader"] == 1
    await told(partial(game.at(1).get, path, match=3), "no-such-match", 422, given=3, matches=2)
    await told(partial(game.at(1).get, path, match=-1), "malformed", 400)


@on_site()
async def test_past_positions_are_a_replay(site):
    game = await site.table("Ann", "Ben", rounds_to_win=1)
    views = {}
    while not await game.is_round_over():
        views[(await game.see())["position"]] = [await game.see(seat) for seat in (0, 1, 2)]
        await game.step()
        if (await game.see())["position"] == 6:
            past = as_json(await game.at(1).get(f"{game.path}/positions/3"))
            assert past["hands"] is None
            assert len(past["events"]) == 1
    same = ("hand", "seats", "piles", "to_act", "phase", "legal", "now", "round", "pending")
    for position in sorted(views)[::9]:
        hands = [views[position][seat]["hand"] for seat in (1, 2)]
        for seat in (0, 1, 2):
            past = as_json(await game.at(seat).get(f"{game.path}/positions/{position}"))
            then = views[position][seat]
            for name in same:
                assert past["view"][name] == then[name], name
            assert past["view"]["position"] == position
            assert past["hands"] == hands
            assert all(event["position"] == position for event in past["events"])
    last = (await game.see())["position"]
    for position in (0, last + 1, 2**31):
        ask = partial(game.at(1).get, f"{game.path}/positions/{position}")
        await told(ask, "no-such-position", 404, given=position, position=last)
    for position in ("-1", "one", str(2**31 + 1)):
        answer = await game.at(1).get(f"{game.path}/positions/{position}")
        assert answer.status_code in (400, 404), answer.text
        assert answer.json()["code"] in ("malformed", "not-found")


# Deleting.


@on_site()
async def test_only_the_host_has_a_table_forgotten(site):
    game = await site.table("Ann", "-", "Cy")
    await told(partial(game.at(3).delete, game.path), "not-host", 403)
    await told(partial(game.at(0).delete, game.path), "no-seat", 401)
    answer = await game.at(1).delete(game.path)
    assert (answer.status_code, answer.content) == (204, b"")
    await told(partial(game.at(1).get, game.path), "no-such-table", 404)
    await told(partial(game.at(0).get, f"/api/codes/{game.code}"), "no-such-code", 404)


@on_site()
async def test_a_move_at_a_table_that_is_being_deleted_finds_no_table(site):
    for delay in range(8):
        game = await site.table("Ann", "Ben")
        calls = [
            game.play(seat, move, 1)
            for seat in (1, 2)
            for move in ("draw deck", "draw discard", "done")
        ]
        calls += [game.do(2, "say", phrase="wow"), game.at(2).get(game.path)]
        calls.insert(delay, game.at(1).delete(game.path))
        answers = await asyncio.gather(*calls)
        assert answers[delay].status_code == 204
        assert {answer.status_code for answer in answers} <= {200, 204, 404, 409, 422}
        await told(partial(game.at(0).get, game.path), "no-such-table", 404)
