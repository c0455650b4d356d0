"""Following a table: what arrives, what a cut connection misses (nothing), and where it ends."""

import asyncio
import json
import re
import zlib
from contextlib import AsyncExitStack
from functools import partial
from random import Random

import pytest

from tests.web.kit import as_json, on_site, told

POLL = {"Accept": "application/json"}


def gone(message):
    """The code with which a stream ends."""
    assert message.event == "gone", message
    assert message.id == ""
    return message.json["code"]


async def follows(game, seat, count=1):
    """Wait until a seat's streams or polls are there, which is where they listen."""
    live = await game.live()
    await game.at(0).until(lambda: live.presence._streams[seat] >= count)


class Tab:
    """Reads a stream as a browser does, all the time."""

    def __init__(self, events):
        self.messages = []
        self.reading = asyncio.ensure_future(self.read(events))

    async def read(self, events):
        async for message in events.messages:
            if message.data and message.event != "beat":
                self.messages.append(message)

    def pushes(self):
        return [message.json for message in self.messages if message.event == "message"]


# What arrives.


@on_site()
async def test_a_stream_begins_with_the_view_and_its_history(site):
    game = await site.table("Ann", "Ben")
    await game.step()
    async with game.at(1).follow(game.id) as events:
        first = await events.any()
        assert (first.comment, first.retry, first.data) == (True, 1000, "")
        push = await events.push()
        assert push["events"] == []
        assert push["said"] == ""
        view = await game.see(1)
        assert push["view"] == view
        assert push["id"] == view["id"] == len(view["history"])
        assert push["position"] == 2


@on_site()
async def test_each_move_arrives_everywhere_in_its_own_words(site):
    game = await site.table("Ann", "Ben")
    async with AsyncExitStack() as stack:
        readers = [(1, "en"), (2, "en"), (0, "en"), (1, "es")]
        streams = [
            await stack.enter_async_context(game.at(seat).follow(game.id, language=language))
            for seat, language in readers
        ]
        for events in streams:
            await events.push()
        told_apart = 0
        for _ in range(8):
            seat, _ = await game.step()
            pushes = [await events.push() for events in streams]
            said = [push["said"] for push in pushes]
            assert all(said)
            assert said[3] != said[0]
            told_apart += said[seat - 1] != said[2]
            assert [push["view"]["you"] for push in pushes] == [1, 2, None, 1]
            for push in pushes:
                assert push["said"] == " ".join([event["said"] for event in push["events"]])
                assert [event["position"] for event in push["events"]] == [push["position"]]
                assert push["view"]["history"] == []
                assert push["view"]["id"] == push["id"] == push["events"][-1]["id"]
            for (seat, language), push in zip(readers, pushes, strict=True):
                view = await game.see(seat, language=language)
                assert {**push["view"], "history": []} == {**view, "history": []}
                assert view["history"][-1] == {"id": push["id"], "said": push["said"]}
        assert told_apart >= 6


@on_site()
async def test_what_was_missed_comes_as_one_message(site):
    game = await site.table("Ann", "Ben")
    start = (await game.see(1))["id"]
    for _ in range(5):
        await game.step()
    await game.do(2, "say", phrase="wow")
    for extra, more in enumerate(({"after": start}, {"headers": {"Last-Event-ID": str(start)}})):
        async with game.at(1).follow(game.id, **more) as events:
            push = await events.push()
            told_of = [event["id"] for event in push["events"]]
            assert told_of == list(range(start + 1, start + 7 + extra))
            assert push["said"] == " ".join([event["said"] for event in push["events"]])
            await game.do(2, "say", phrase="wow")
            assert len((await events.push())["events"]) == 1


@on_site()
async def test_the_last_event_id_is_what_counts_when_both_are_said(site):
    game = await site.table("Ann", "Ben")
    for _ in range(4):
        await game.step()
    headers = {"Last-Event-ID": "4"}
    async with game.at(1).follow(game.id, headers, after=1) as events:
        assert [event["id"] for event in (await events.push())["events"]] == [5, 6]


@on_site()
@pytest.mark.parametrize("last", ["", "x", "-1", "1.5", "٣", "99999999999999999999", "1e3"])
async def test_an_unknown_last_event_id_begins_anew(site, last):
    game = await site.table("Ann", "Ben")
    headers = {"Last-Event-ID": last.encode()}
    async with game.at(1).follow(game.id, headers) as events:
        push = await events.push()
        assert push["events"] == []
        assert push["view"]["history"]


@on_site()
async def test_who_has_everything_is_told_the_next_thing_only(site):
    game = await site.table("Ann", "Ben")
    last = (await game.see())["id"]
    async with game.at(0).follow(game.id, after=last) as events:
        await events.any()
        await follows(game, 0)
        await game.do(1, "say", phrase="hello")
        assert [event["id"] for event in (await events.push())["events"]] == [last + 1]


async def read_cut(client, game, last, luck, gathered, is_last):
    """Read a random number of bytes of a stream, then cut it; what was read whole counts."""
    headers = {"Accept": "text/event-stream", "Accept-Encoding": "identity"}
    query = {}
    if last and luck.random() < 0.5:
        headers["Last-Event-ID"] = str(last)
    elif last:
        query["after"] = last
    left = int(luck.choice([0, 1, 50, 3_000, 9_000, 30_000]) * luck.random())
    path = f"{game.path}/events"
    async with client.http.stream("GET", path, headers=headers, params=query) as answer:
        text = b""
        async for chunk in answer.aiter_raw():
            text += chunk[:left]
            left -= len(chunk)
            ids = re.findall(rb"^id: (\d+)\r?$", text, re.M) if text.endswith(b"\n\n") else []
            if left <= 0 or (ids and is_last(int(ids[-1]))):
                break
    for block in text.replace(b"\r\n", b"\n").split(b"\n\n")[:-1]:
        lines = [line.split(b": ", 1) for line in block.split(b"\n")]
        data = [value for name, value in lines if name == b"data"]
        if data:
            push = json.loads(data[0])
            (id,) = [int(value) for name, value in lines if name == b"id"]
            assert id == push["id"]
            assert push["view"]["id"] == id
            gathered += [event["id"] for event in push["events"]]
            if not last:
                gathered += [each["id"] for each in push["view"]["history"]]
            last = id
    return last


@on_site()
@pytest.mark.parametrize("seed", range(2))
async def test_a_connection_cut_anywhere_misses_nothing_and_doubles_nothing(site, seed):
    luck = Random(f"cut/{seed}")
    game = await site.table("Ann", "Ben", rounds_to_win=1)
    ends = 0
    gathered: list[int] = []

    async def play():
        nonlocal ends
        while not await game.is_round_over():
            await game.step()
            if luck.random() < 0.2:
                await game.do(luck.choice([1, 2]), "say", phrase="wow")
        ends = (await game.see())["id"] + 1
        await game.do(1, "say", phrase="bye")

    playing = asyncio.ensure_future(play())
    reader, last, cuts = game.site.client(game.keys[1]), 0, 0
    while not ends or last < ends:
        last = await read_cut(reader, game, last, luck, gathered, lambda id: id == ends)
        cuts += 1
    await playing
    assert gathered == list(range(1, ends + 1))
    assert cuts > 10


# Long polls.


@on_site()
async def test_a_poll_answers_at_once_who_is_behind(site):
    game = await site.table("Ann", "Ben")
    begin = await game.at(1).poll(game.id, wait=25)
    assert begin["events"] == []
    assert begin["view"]["history"]
    await game.step()
    push = await game.at(1).poll(game.id, wait=25, after=begin["id"])
    assert [event["id"] for event in push["events"]] == [begin["id"] + 1]
    assert push["view"]["history"] == []
    ahead = await game.at(1).poll(game.id, wait=25, after=10_000)
    assert ahead["events"] == []
    assert ahead["view"]["history"]


@on_site()
async def test_a_poll_waits_until_something_happens(site):
    game = await site.table("Ann", "Ben")
    last = (await game.see())["id"]
    polls = [asyncio.ensure_future(game.at(seat).poll(game.id, 25, after=last)) for seat in (0, 1)]
    await follows(game, 0)
    await follows(game, 1)
    assert not any(poll.done() for poll in polls)
    await game.step()
    for push in await asyncio.gather(*polls):
        assert [event["id"] for event in push["events"]] == [last + 1]


@on_site()
async def test_a_poll_waits_no_longer_than_it_was_asked_to(site):
    game = await site.table("Ann", "Ben")
    last = (await game.see(1))["id"]
    for wait in (0, 0.0):
        push = await game.at(1).poll(game.id, wait, after=last)
        assert (push["events"], push["said"], push["id"]) == ([], "", last)
    poll = asyncio.ensure_future(game.at(1).poll(game.id, 20, after=last))
    await follows(game, 1)
    await site.passes(19.9, game.id)
    assert not poll.done()
    await site.passes(0.2, game.id)
    assert (await poll)["events"] == []
    for bad in (61, -1, "nan", "long"):
        ask = partial(game.at(1).get, f"{game.path}/events", POLL, wait=bad)
        await told(ask, "malformed", 400)


@on_site()
@pytest.mark.parametrize(
    ("accept", "is_poll"),
    [
        ("application/json", True),
        ("application/json, text/event-stream", True),
        ("application/json;q=0.9", True),
        ("text/event-stream", False),
        ("text/event-stream, application/json", False),
        ("*/*", False),
        ("", False),
    ],
)
async def test_who_accepts_json_first_is_polling(site, accept, is_poll):
    game = await site.table("Ann", "Ben")
    path, headers = f"{game.path}/events?wait=0", {"Accept": accept}
    async with game.at(1).http.stream("GET", path, headers=headers) as answer:
        media_type = answer.headers["content-type"]
        assert media_type.startswith("application/json" if is_poll else "text/event-stream")
        assert "no-store" in answer.headers["cache-control"]


# The connection.


@on_site()
async def test_nothing_on_the_way_may_keep_or_hold_back_a_stream(site):
    game = await site.table("Ann", "Ben")
    async with game.at(1).follow(game.id) as events:
        headers = events.response.headers
        assert headers["content-type"].partition(";")[0] == "text/event-stream"
        assert headers["x-accel-buffering"] == "no"
        assert {"no-store", "no-transform"} == {*headers["cache-control"].split(", ")}
        assert "content-length" not in headers
        assert headers["content-encoding"] == "gzip"
        assert "accept-encoding" in headers["vary"].lower()


@on_site()
async def test_a_quiet_stream_gives_a_sign_now_and_then(site):
    game = await site.table("Ann", ":novice", first_dealer=2)
    async with game.at(1).follow(game.id) as events:
        await events.push()
        for _ in range(3):
            await site.passes(15, game.id)
            beat = await events.any()
            assert (beat.event, beat.json, beat.id, beat.comment) == ("beat", {}, "", False)
        await game.step()
        await events.push()
        assert (await game.see())["seats"][0]["presence"] == "here"


@on_site()
async def test_each_message_is_sent_by_itself_and_compressed_with_what_came_before(site):
    game = await site.table("Ann", "Ben")
    for _ in range(20):
        await game.step()
    sizes, texts = [], []
    unzip = zlib.decompressobj(zlib.MAX_WBITS | 16)
    headers = {"Accept": "text/event-stream", "Accept-Encoding": "gzip"}
    path = f"{game.path}/events"
    async with game.at(1).http.stream("GET", path, headers=headers) as answer:
        chunks = answer.aiter_raw()
        text, size = b"", 0

        async def message():
            nonlocal text, size
            while not (b"data:" in text and text.endswith((b"\n\n", b"\r\n\r\n"))):
                chunk = await anext(chunks)
                size += len(chunk)
                text += unzip.decompress(chunk)
            texts.append(text)
            sizes.append(size)
            text, size = b"", 0

        await message()
        for _ in range(4):
            await game.do(2, "say", phrase="wow")
            await message()
    assert len(texts[1]) > 1_200
    assert min(sizes[1:]) < len(texts[1]) / 10, (sizes, [len(text) for text in texts])
    assert max(sizes[2:]) < 200, sizes


@on_site()
async def test_a_stream_that_is_cut_is_noticed(site):
    game = await site.table("Ann", "Ben")
    live = await game.live()
    async with game.at(1).follow(game.id) as events:
        await events.push()
        assert live.presence.has_streams()
        await site.passes(40, game.id)
        assert (await game.see())["seats"][0]["presence"] == "here"
    await game.at(0).until(lambda: not live.presence.has_streams())
    await site.passes(31, game.id)
    assert (await game.see())["seats"][0]["presence"] == "away"
    assert live._tickets[1] == []


@on_site()
async def test_two_tabs_of_a_seat_both_follow(site):
    game = await site.table("Ann", "Ben")
    ann = game.at(1)
    async with ann.follow(game.id) as one, ann.follow(game.id) as other:
        for events in (one, other):
            await events.push()
        for _ in range(4):
            await game.step()
            assert await one.push() == await other.push()


@on_site()
async def test_a_browser_with_six_connections_can_still_move_with_eight_tabs(site):
    game = await site.table("Ann", "Ben", "Cy")
    client = site.client(game.keys[1], connections=6)
    said = {"do": "say", "phrase": "wow"}
    async with AsyncExitStack() as stack:
        tabs = []
        for _ in range(8):
            events = await stack.enter_async_context(client.follow(game.id))
            tabs.append(tab := Tab(events))
            await client.until(lambda tab=tab: bool(tab.pushes()))
            assert (await client.post(f"{game.path}/commands", said)).status_code == 200
        for tab in tabs[:4]:
            await tab.reading
            superseded, last = tab.messages[-2:]
            assert superseded.event == "superseded"
            assert superseded.retry == 60_000
            assert gone(last) == "superseded"
        last = as_json(await client.post(f"{game.path}/commands", said))["id"]
        for tab in tabs[4:]:
            await client.until(lambda tab=tab: tab.pushes()[-1]["id"] == last)
            assert not tab.reading.done()
            ids = [event["id"] for push in tab.pushes() for event in push["events"]]
            assert ids == list(range(last - len(ids) + 1, last + 1))
        # Streams of others have nothing to do with it.
        async with game.at(2).follow(game.id) as events:
            await events.push()


# Where a stream ends.


@on_site()
async def test_a_removed_seat_is_told_nothing_more(site):
    game = await site.table("Ann", "Ben")
    last = (await game.see(2))["id"]
    poll = asyncio.ensure_future(game.at(2).get(f"{game.path}/events", POLL, wait=25, after=last))
    await follows(game, 2)
    async with (
        game.at(2).follow(game.id) as one,
        game.at(2).follow(game.id, after=last) as other,
        game.at(1).follow(game.id) as ann,
    ):
        await one.push()
        await other.push()
        await ann.push()
        assert (await game.do(1, "open", target=2)).status_code == 200
        assert "Ben" in (await ann.push())["said"]
        for events in (one, other):
            assert gone(await events.next()) == "no-seat"
            with pytest.raises(StopAsyncIteration):
                await events.any()
    answer = await poll
    assert (answer.status_code, answer.json()["code"]) == (401, "no-seat")
    assert "hand" not in answer.text
    for place in ("events", "events?after=1"):
        await told(partial(game.at(2).get, f"{game.path}/{place}"), "no-seat", 401)


@on_site()
async def test_a_seat_that_moves_up_is_followed(site):
    game = await site.table("Ann", "-", "Cy", "Di")
    async with game.at(3).follow(game.id) as cy, game.at(4).follow(game.id) as di:
        for events in (cy, di):
            await events.push()
        last = (await game.see())["id"]
        poll = asyncio.ensure_future(game.at(4).poll(game.id, 25, after=last))
        await follows(game, 4, 2)
        assert (await game.do(1, "close", target=2)).status_code == 200
        for push, seat in ((await cy.push(), 2), (await di.push(), 3), (await poll, 3)):
            assert push["view"]["you"] == seat
            assert [event["id"] for event in push["events"]] == [last + 1]
        await site.passes(60, game.id)
        seats = (await game.see())["seats"]
        assert [seat["presence"] for seat in seats] == ["away", "here", "here"]
        assert (await game.do(1, "start")).status_code == 200
        pushes = await cy.until(lambda push: push["view"]["stage"] == "playing")
        hand = pushes[-1]["view"]["hand"]
        assert hand == as_json(await game.at(3).get(game.path))["hand"]


@on_site()
async def test_a_watcher_goes_when_play_begins_without_spectators(site):
    game = await site.table("Ann", "-", spectators=False)
    await game.do(1, "bot", target=2, bot="novice")
    last = (await game.see())["id"]
    poll = asyncio.ensure_future(game.at(0).get(f"{game.path}/events", POLL, after=last))
    await follows(game, 0)
    async with game.at(0).follow(game.id) as events:
        await events.push()
        await game.do(1, "start")
        assert gone(await events.next()) == "no-spectators"
    assert (await poll).json()["code"] == "no-spectators"


@on_site()
async def test_the_streams_of_a_deleted_table_end(site):
    game = await site.table("Ann", "Ben")
    async with AsyncExitStack() as stack:
        streams = []
        for seat in (0, 1, 2, 0, 1, 2):
            events = await stack.enter_async_context(game.at(seat).follow(game.id))
            await events.push()
            streams.append(events)
        last = (await game.see())["id"]
        poll = asyncio.ensure_future(
            game.at(0).get(f"{game.path}/events", POLL, wait=25, after=last)
        )
        await follows(game, 0, 3)
        assert (await game.at(1).delete(game.path)).status_code == 204
        for events in streams:
            assert gone(await events.next()) == "no-such-table"
            with pytest.raises(StopAsyncIteration):
                await events.any()
        assert (await poll).json()["code"] == "no-such-table"
    await told(partial(game.at(1).get, game.path), "no-such-table", 404)
    assert game.id not in site.house._live


@on_site()
async def test_who_follows_is_let_go_when_the_server_stops(site):
    game = await site.table("Ann", "Ben")
    last = (await game.see())["id"]
    poll = asyncio.ensure_future(game.at(2).poll(game.id, 25, after=last))
    await follows(game, 2)
    async with game.at(1).follow(game.id) as events:
        await events.push()
        site.house.dismiss()
        with pytest.raises(StopAsyncIteration):
            await events.any()
    assert (await poll)["events"] == []


# A table that is read again.


@on_site()
async def test_a_stream_goes_on_when_the_table_is_read_again(site):
    game = await site.table("Ann", "Ben")
    async with (
        game.at(1).follow(game.id) as ann,
        game.at(2).follow(game.id) as ben,
        game.at(0).follow(game.id) as watcher,
    ):
        streams = (ann, ben, watcher)
        last = [(await events.push())["id"] for events in streams]
        for _ in range(5):
            before = await game.live()
            before.stop()
            await game.step()
            assert await game.live() is not before
            pushes = [await events.push() for events in streams]
            assert [len(push["events"]) for push in pushes] == [1, 1, 1]
            assert [push["id"] for push in pushes] == [each + 1 for each in last]
            assert all(push["said"] for push in pushes)
            last = [push["id"] for push in pushes]
        poll = asyncio.ensure_future(game.at(1).poll(game.id, 25, after=last[0]))
        await follows(game, 1, 2)
        (await game.live()).stop()
        await follows(game, 1, 2)
        await game.step()
        assert len((await poll)["events"]) == 1


@on_site()
async def test_a_quiet_table_is_let_go_of_and_found_again(site):
    game = await site.table("Ann", "Ben")
    before = await game.live()
    async with game.at(1).follow(game.id) as events:
        last = (await events.push())["id"]
        site.house.let_go(site.clock.now() + 100)
        assert await game.live() is before, "somebody follows it"
    await game.at(2).until(lambda: not before.presence.has_streams())
    site.house.let_go(site.clock.now() + 100)
    assert before.gone
    async with game.at(1).follow(game.id, after=last) as events:
        await game.step()
        pushes = await events.until(lambda push: push["id"] > last)
        assert [event["id"] for event in pushes[-1]["events"]] == [last + 1]


# What only one seat is told.


@on_site()
async def test_a_standing_answer_reaches_the_seats_own_tabs_and_nobody_else(site):
    game = await site.table("Ann", "Ben")
    path = f"{game.path}/events"
    headers = {"Accept": "text/event-stream", "Accept-Encoding": "identity"}
    async with AsyncExitStack() as stack:
        tab = await stack.enter_async_context(game.at(1).follow(game.id))
        first = await tab.push()
        others = []
        for seat in (2, 0):
            stream = game.at(seat).http.stream("GET", path, headers=headers)
            chunks = (await stack.enter_async_context(stream)).aiter_raw()
            text = b""
            while b"data:" not in text or not text.endswith(b"\n\n"):
                text += await anext(chunks)
            others.append(chunks)
        poll = asyncio.ensure_future(game.at(1).poll(game.id, 25, after=first["id"]))
        await follows(game, 1, 2)
        for answer in ("accept", ""):
            assert (await game.do(1, "stand", answer=answer)).status_code == 200
            push = await tab.push()
            assert push["view"]["standing"] == (answer or None)
            assert (push["events"], push["said"], push["id"]) == ([], "", first["id"])
        assert (await poll)["view"]["standing"] == "accept"
        # Had they been sent a byte, it would come before what all are told next.
        await game.do(1, "say", phrase="wow")
        for chunks in others:
            text = await anext(chunks)
            assert text.count(b"data:") == 1
            assert b"id: %d" % (first["id"] + 1) in text


@on_site()
async def test_a_tab_that_comes_back_knows_of_a_standing_answer(site):
    game = await site.table("Ann", "Ben")
    async with game.at(1).follow(game.id) as events:
        last = (await events.push())["id"]
    await game.do(1, "stand", answer="accept")
    async with game.at(1).follow(game.id, after=last) as events:
        push = await events.push()
        assert push["view"]["standing"] == "accept"
        assert push["events"] == []


# LESSONS 19.


async def post_and_hang_up(site, game, seat, body, delay):
    """Send a move, and cut the line before the reply has come."""
    data = json.dumps(body).encode()
    host, port = site.url.removeprefix("http://").split(":")
    _, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"POST {game.path}/moves HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer "
        f"{game.keys[seat]}\r\nContent-Type: application/json\r\nContent-Length: {len(data)}"
        "\r\n\r\n".encode()
        + data
    )
    await writer.drain()
    for _ in range(delay):
        await asyncio.sleep(0)
    writer.transport.abort()


@on_site()
@pytest.mark.parametrize("delay", [0, 1, 2, 3, 5, 8])
async def test_a_move_whose_reply_was_cut_is_sent_again_and_played_once(site, delay):
    game = await site.table("Ann", "Ben")
    for number in range(4):
        seat, move = await game.choose()
        position = (await game.see())["position"]
        body = {"move": move, "position": position, "id": f"move-{number}"}
        await post_and_hang_up(site, game, seat, body, delay)
        again = await game.play(seat, move, position, id=body["id"])
        assert again.status_code == 200, again.text
        assert again.json()["position"] == position + 1
        third = await game.play(seat, move, position, id=body["id"])
        assert third.json() == again.json()
        assert (await game.see(seat))["position"] == position + 1


@on_site()
async def test_after_a_reload_of_the_table_a_repeated_move_is_still_known(site):
    game = await site.table("Ann", "Ben")
    seat = await game.to_act()
    first = await game.play(seat, "draw deck", 1, id="once")
    (await game.live()).stop()
    again = await game.play(seat, "draw deck", 1, id="once")
    assert first.json() == again.json()
