"""Several people share one device: it holds all their seats."""

import asyncio

from tests.web.kit import Site, on_site


@on_site()
async def test_who_holds_the_device_is_there_for_each_seat(site: Site) -> None:
    tablet = site.client()
    seats = [{"name": "Ann"}, {"name": "Ben"}]
    made = (await tablet.post("/api/tables", {"seats": seats})).json()
    table = made["table"]
    async with tablet.follow(table, seat=1) as stream:
        await stream.push()
        await site.passes(100, table)
        view = (await tablet.get(f"/api/tables/{table}")).json()
        assert [seat["presence"] for seat in view["seats"]] == ["here", "here"]
    live = await site.live(table)
    while live.presence.has_streams():  # The line is cut; the server notices.
        await asyncio.sleep(0)
    await site.passes(31, table)
    for seat in (1, 2):
        view = (await site.client().get(f"/api/tables/{table}")).json()
        assert view["seats"][seat - 1]["presence"] == "away"
    await tablet.post(f"/api/tables/{table}/commands", {"do": "say", "phrase": "hello", "seat": 2})
    view = (await tablet.get(f"/api/tables/{table}", seat=1)).json()
    assert [seat["presence"] for seat in view["seats"]] == ["here", "here"]
    assert [each["said"] for each in view["history"]][-3:] == [
        "You are back.",
        "Ben is back.",
        "Ben says: Hello!",
    ]
