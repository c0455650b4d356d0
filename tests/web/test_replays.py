"""A record is shown position by position, as it was told, to whoever sends it."""

import asyncio
import gzip
import json
from functools import partial
from random import Random

import httpx
import pytest

from budgetable import records
from budgetable.decks import fingerprint
from budgetable.rules import Match, Options
from budgetable.web import replays
from tests.kit import CARDS, DECK
from tests.web.kit import NO_TLS, as_json, on_site, told

PATH = "/api/replays"


def record_of(moves, *players, options=None, deck=DECK):
    """The record of a match of so many moves at random, or of all of one for None."""
    luck = Random("replays")
    match = Match.new(deck, players or ("Ann", "Ben"), seed=1, options=options)
    made = 0
    while not match.is_over and made != moves:
        if match.round.is_over:
            match = match.deal()
        else:
            seat = match.state.to_act
            match = match.play(seat, luck.choice(match.view(seat).legal))
        made += 1
    return json.loads(records.to_json(records.of(match)))


async def replayed(site, record, **query):
    """What a record is answered with."""
    body = record if isinstance(record, str | bytes) else json.dumps(record)
    answer = await site.client().post(PATH, body, **query)
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return as_json(answer)


def asks(site, record, **query):
    body = record if isinstance(record, str | bytes) else json.dumps(record)
    return partial(site.client().post, PATH, body, **query)


# A match.


@on_site()
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("language", ["en", "es"])
async def test_each_position_is_what_the_table_told_of_it(site, seat, language):
    game = await site.table("Ann", "Ben", rounds_to_win=1, beat=0)
    await game.until_round_over()
    record = (await game.at(0).get(f"{game.path}/record")).text
    shown = await replayed(site, record, seat=seat, language=language)
    assert (shown["players"], shown["problem"]) == (["Ann", "Ben"], None)
    assert len(shown["positions"]) == (await game.see())["position"]
    own = {"table", "id", "options", "standing", "calm", "seats"}
    for number, past in enumerate(shown["positions"], start=1):
        path = f"{game.path}/positions/{number}"
        then = as_json(await game.at(seat).get(path, language=language))
        assert past["hands"] == then["hands"]
        assert past["view"].keys() == then["view"].keys()
        for name in then["view"].keys() - own:
            assert past["view"][name] == then["view"][name], name
        for mine, yours in zip(past["view"]["seats"], then["view"]["seats"], strict=True):
            assert {**mine, "host": yours["host"]} == yours
        (event,) = past["events"]
        assert event == {**then["events"][0], "id": number}
        assert past["view"]["id"] == event["position"] == number
    assert shown["positions"][-1]["view"]["stage"] == "over"


@on_site()
async def test_a_match_of_several_rounds_is_shown_whole(site):
    record = record_of(None, "Ann", "Steady 2", "Cy", options=Options(2, 10))
    assert len(record["rounds"]) > 1
    shown = await replayed(site, record)
    moves = sum(len(each["moves"]) + 1 for each in record["rounds"])
    assert len(shown["positions"]) == moves
    views = [past["view"] for past in shown["positions"]]
    assert [view["position"] for view in views] == list(range(1, moves + 1))
    assert {view["round"] for view in views} == set(range(1, len(record["rounds"]) + 1))
    assert [seat["kind"] for seat in views[0]["seats"]] == ["person", "bot", "person"]
    assert views[0]["seats"][1]["bot"] == "steady"
    assert views[-1]["match"]["winner"] == record["winner"]
    assert views[0]["options"]["turn_limit"] == 10
    for past in shown["positions"]:
        assert [len(hand) for hand in past["hands"]] == [
            seat["hand_count"] for seat in past["view"]["seats"]
        ]
        assert (past["view"]["you"], past["view"]["hand"], past["view"]["history"]) == (
            None,
            [],
            [],
        )
        assert past["events"][0]["said"]


@on_site()
async def test_a_match_that_is_not_over_is_shown_as_far_as_it_goes(site):
    shown = await replayed(site, record_of(12))
    assert (len(shown["positions"]), shown["problem"]) == (13, None)
    assert shown["positions"][-1]["view"]["stage"] == "playing"
    assert all(shown["positions"][-1]["hands"])


@on_site()
async def test_the_records_own_deck_comes_along_to_draw_it(site):
    shown = await replayed(site, record_of(3), language="es")
    assert [card["id"] for card in shown["deck"]["cards"]] == [card["id"] for card in CARDS]
    assert shown["deck"]["language"] == "es"
    view = shown["positions"][0]["view"]
    assert view["deck"]["fingerprint"] == shown["deck"]["fingerprint"]


@on_site()
async def test_it_can_be_told_briefly(site):
    long, brief = [await replayed(site, record_of(3), **query) for query in ({}, {"brief": "true"})]
    said = [each["positions"][0]["events"][0]["said"] for each in (long, brief)]
    assert len(said[1]) < len(said[0])


@on_site()
async def test_nothing_of_it_is_kept(site):
    await replayed(site, record_of(3))
    assert site.house._live == {}
    with pytest.raises(LookupError):
        await site.house.services.store.deck(fingerprint(DECK))


# What is wrong with it.


@on_site()
@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_record_that_breaks_a_rule_is_shown_up_to_there(site, language):
    record = record_of(20)
    good = await replayed(site, record, language=language)
    record["rounds"][0]["moves"][9] = "1 place rent"
    shown = await replayed(site, record, language=language)
    assert shown["positions"] == good["positions"][:10]
    with pytest.raises(records.FaultyRecord) as caught:
        list(records.replay(records.from_json(json.dumps(record))))
    assert shown["problem"]["code"] == caught.value.code
    said = shown["problem"]["said"]
    assert "10" in said
    assert '"1 place rent"' in said
    assert said.startswith("Round 1" if language == "en" else "Ronda 1")


@on_site()
async def test_a_record_whose_deal_is_wrong_is_shown_not_at_all(site):
    record = record_of(5)
    record["rounds"][0]["order"].pop()
    shown = await replayed(site, record)
    assert (shown["positions"], shown["problem"]["code"]) == ([], "bad-order")


@on_site()
@pytest.mark.parametrize(
    ("body", "code", "status"),
    [
        (b"", "not-json", 400),
        (b"{", "not-json", 400),
        (b"\xff", "not-utf8", 400),
        (b'"\\ud800"', "not-utf8", 400),
        (b"[" * 100_000, "not-json", 400),
        (b"[]", "not-a-record", 422),
        (b"{}", "not-a-record", 422),
        (b'{"format": "budgetable-record/1"}', "missing-field", 422),
        (b'{"format": 1, "format": 2}', "field-twice", 422),
    ],
)
async def test_what_is_no_record_is_said_so(site, body, code, status):
    await told(asks(site, body), code, status)


@on_site()
async def test_what_cannot_be_used_in_a_record_is_named(site):
    record = record_of(5)
    await told(asks(site, {**record, "date": "today"}), "unknown-field", 422, field="date")
    await told(asks(site, {**record, "players": ["Ann"]}), "bad-seats", 422, value="1")
    for field in ("rounds_to_win", "turn_limit"):
        problem = await told(asks(site, {**record, field: 5_000}), "bad-field", 422, field=field)
        assert "5000" in problem["detail"]
    problem = await told(
        asks(site, {**record, "deck": {"name": "x", "cards": []}}), "bad-deck", 422
    )
    assert problem["faults"]
    await told(asks(site, record, seat=3), "no-such-seat", 422, seat=3, seats=2)
    await told(asks(site, record, seat=5), "malformed", 400)


@on_site()
async def test_a_record_of_what_one_reader_knows_is_told_from_a_whole_one(site):
    game = await site.table("Ann", "Ben")
    known = (await game.at(1).get(f"{game.path}/record")).text
    problem = await told(asks(site, known), "known-only", 422)
    assert "when the match is over" in problem["detail"]


# How much.


@on_site()
async def test_more_than_any_record_needs_is_not_read(site):
    body = b'{"format": "' + b"x" * replays.MOST_BYTES + b'"}'
    problem = await told(asks(site, body), "too-large-file", 413)
    assert " 2 " in problem["detail"]


@on_site()
@pytest.mark.parametrize(("limit", "most"), [("MOST_POSITIONS", 5), ("MOST_SHOWN", 5_000)])
async def test_a_match_that_is_too_long_is_shown_in_part(site, monkeypatch, limit, most):
    record = record_of(40)
    whole = await replayed(site, record)
    monkeypatch.setattr(replays, limit, most)
    shown = await replayed(site, record)
    count = len(shown["positions"])
    assert 1 < count <= 5
    assert shown["positions"] == whole["positions"][:count]
    assert shown["problem"]["code"] == "too-long"
    assert str(count) in shown["problem"]["said"]
    monkeypatch.setattr(replays, limit, 10**9)
    assert await replayed(site, record) == whole


@on_site()
async def test_it_is_packed_for_who_can_unpack_it(site):
    body = json.dumps(record_of(40))
    sizes = []
    for accepted in ("gzip", "identity"):
        headers = {"Accept-Encoding": accepted, "Content-Type": "application/json"}
        async with (
            httpx.AsyncClient(base_url=site.url, verify=NO_TLS, trust_env=False) as client,
            client.stream("POST", PATH, content=body, headers=headers) as answer,
        ):
            raw = b"".join([chunk async for chunk in answer.aiter_raw()])
            assert answer.headers.get("content-encoding", "identity") == accepted
            assert "accept-encoding" in answer.headers["vary"].lower()
        sizes.append(len(raw))
        data = gzip.decompress(raw) if accepted == "gzip" else raw
        assert len(json.loads(data)["positions"]) == 41
    assert sizes[0] * 5 < sizes[1]


@on_site()
async def test_the_tables_go_on_while_a_long_match_is_replayed(site):
    record = json.dumps(record_of(None, "Ann", "Ben", "Cy", "Di", options=Options(9, 50)))
    replaying = asyncio.ensure_future(replayed(site, record))
    client, answered = site.client(), 0
    while not replaying.done():
        assert (await client.get("/api/health")).status_code == 200
        answered += not replaying.done()
    assert len((await replaying)["positions"]) > 1_000
    assert answered > 20


@on_site()
async def test_when_too_many_ask_at_once_the_last_are_told_to_wait(site, monkeypatch):
    monkeypatch.setattr(replays, "MOST_WAITING", 2)
    body = json.dumps(record_of(None))
    answers = await asyncio.gather(*[site.client().post(PATH, body) for _ in range(6)])
    assert {answer.status_code for answer in answers} == {200, 429}
    assert (await site.client().post(PATH, body)).status_code == 200
