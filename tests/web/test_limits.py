"""How often one may ask: a limit for each seat, never for an address."""

import asyncio
from functools import partial
from time import monotonic

from budgetable.tables.commands import Play
from budgetable.web.settings import Settings
from tests.web.kit import on_site, told

TIGHT = Settings(limit=5)


async def burst(client, path, times=12, **query):
    """The answers to as many calls at once."""
    return await asyncio.gather(*[client.get(path, **query) for _ in range(times)])


@on_site(TIGHT)
async def test_a_seat_that_asks_too_often_is_told_to_wait_and_others_are_not(site):
    game = await site.table("Ann", "Ben", "Cy")
    began = monotonic()
    answers = await burst(game.at(1), game.path)
    seconds = int(monotonic() - began) + 2  # That they may have touched: each allows five.
    assert {answer.status_code for answer in answers} == {200, 429}
    assert 5 <= sum(answer.status_code == 200 for answer in answers) <= 5 * seconds
    late = next(answer for answer in answers if answer.status_code == 429)
    assert late.headers["content-type"] == "application/problem+json"
    assert late.json()["code"] == "too-many-requests"
    assert late.headers["retry-after"] == "1"
    assert "retry-after" not in answers[0].headers
    await asyncio.sleep(float(late.headers["retry-after"]) + 0.1)
    assert (await game.at(1).get(game.path)).status_code == 200
    assert late.json()["detail"].startswith("Too many requests at once.")
    assert [a.status_code for a in await burst(game.at(2), game.path, 5)] == [200] * 5
    # Another way to say who one is does not make one another.
    both = site.client()
    both.http.headers["Cookie"] = f"budgetable-seat={game.keys[3]}"
    answers = await burst(both, game.path, 6) + await burst(game.at(3), game.path, 6)
    assert 429 in {answer.status_code for answer in answers}


@on_site(TIGHT)
async def test_the_limit_is_told_in_both_languages(site):
    game = await site.table("Ann", "Ben")

    async def again(**query):
        answers = await burst(game.at(1), game.path, **query)
        return next(answer for answer in answers if answer.status_code == 429)

    await told(again, "too-many-requests", 429)


@on_site(TIGHT)
async def test_a_refused_request_changes_nothing(site):
    game = await site.table("Ann", "Ben")
    calls = [game.do(1, "say", phrase="wow") for _ in range(12)]
    answers = await asyncio.gather(*calls)
    done = sum(answer.status_code == 200 for answer in answers)
    assert done < 12
    happenings = (await game.live()).table.told
    assert happenings == game.view["id"] + done


@on_site(TIGHT)
async def test_watchers_of_one_table_do_not_hold_up_those_of_another(site):
    games = [await site.table("Ann", "Ben"), await site.table("Cy", "Di")]
    answers = await burst(games[0].at(0), games[0].path)
    assert 429 in {answer.status_code for answer in answers}
    assert [a.status_code for a in await burst(games[1].at(0), games[1].path, 5)] == [200] * 5


@on_site(TIGHT)
async def test_a_stream_is_one_request_however_much_it_tells(site):
    game = await site.table("Ann", "Ben")
    live = await game.live()
    async with game.at(1).follow(game.id) as events:
        await events.push()
        for _ in range(12):
            seat, move = await game.choose()
            await live.play(seat, Play(move=move, position=live.table.position))
            await events.push()


@on_site(Settings(limit=0))
async def test_without_a_limit_one_may_ask_as_often_as_one_likes(site):
    game = await site.table("Ann", "Ben")
    answers = await burst(game.at(1), game.path, 100)
    assert {answer.status_code for answer in answers} == {200}


@on_site(TIGHT)
async def test_codes_cannot_be_tried_one_after_the_other(site):
    game = await site.table("Ann", "-")
    asks = [site.client().get(f"/api/codes/BBBBB{letter}") for letter in "BCDFGHJKMNPQ"]
    answers = await asyncio.gather(*asks)
    assert {answer.status_code for answer in answers} == {404, 429}
    assert [a.status_code for a in await burst(game.at(1), game.path, 5)] == [200] * 5
    await told(partial(site.client().get, "/api/tables/none"), "no-such-table", 404)
