"""What somebody types at a table over HTTP: the Command field of a page."""

from __future__ import annotations

from functools import partial
from typing import Any

import httpx
import pytest

from tests.kit import CARDS
from tests.web.kit import Game, Json, Site, Stacked, as_json, on_site, told

KIT = {"name": "kit", "cards": CARDS}
LUCK = Stacked(
    "scam job-2000 a-200 b-200 c-500",
    "no back relief job-2500 part-500",
    pile="d-300 d-400 e-200 e-300 c-900 back b-600 b-300",
)
"""Ann's hand: 1 job-2000, 2 a-200, 3 b-200, 4 c-500, 5 scam."""


async def type_(game: Game, seat: int, line: str, **more: object) -> httpx.Response:
    """A line in the position as it is, unless another is said."""
    position = (await game.live()).table.position
    query: Json = {"language": more.pop("language")} if "language" in more else {}
    body = {"line": line, "position": position, **more}
    return await game.at(seat).post(f"{game.path}/lines", body, **query)


async def says(game: Game, seat: int, line: str, **more: object) -> str:
    """The answer to a question, which changes nothing."""
    before = (await game.live()).table
    answer = await type_(game, seat, line, **more)
    assert answer.status_code == 200, answer.text
    heard = as_json(answer)
    assert heard == {
        "said": heard["said"],
        "position": before.position,
        "id": before.told,
        "played": False,
    }
    assert (await game.live()).table is before
    return str(heard["said"])


@on_site(luck=LUCK)
async def test_a_match_is_played_by_typing(site: Site) -> None:
    game = await site.table("Ann", "Ben", deck=KIT)
    position = (await game.live()).table.position
    for seat, line, move in (
        (1, "draw", "draw deck"),
        (1, "d", "draw deck"),
        (1, "Place 1", "place job-2000"),
        (1, "put  A-200.", "place a-200"),
        (1, "play scam", "play scam 2"),
        (2, "c back", "counter back"),
        (1, "a", "accept"),
        (1, "end my turn", "done"),
    ):
        answer = await type_(game, seat, line)
        assert answer.status_code == 200, (line, answer.text)
        match = (await game.live()).table.match
        assert match is not None
        assert str(match.round.moves[-1][1]) == move
        position += 1
        live = await game.live()
        assert as_json(answer) == {
            "said": "",
            "position": position,
            "id": live.table.told,
            "played": True,
        }


@on_site(luck=LUCK)
async def test_moves_are_typed_in_spanish_too(site: Site) -> None:
    game = await site.table("Ann", "Ben", deck=KIT)
    for line in ("roba", "roba del descarte", "pon 1", "juega scam contra ben"):
        answer = await type_(game, 1, line, language="es")
        assert answer.status_code == 200, (line, answer.text)
    match = (await game.live()).table.match
    assert match is not None
    moves = [str(move) for _, move in match.round.moves]
    assert moves[:2] == ["draw deck", "draw discard"]
    assert moves[3] == "play scam 2"


@on_site(luck=LUCK)
async def test_questions_are_answered_as_the_guide_answers_them(site: Site) -> None:
    game = await site.table("Ann", "Ben", deck=KIT)
    for language, words in (
        ("en", "turn hand budget others piles moves score"),
        ("es", "turno mano presupuesto otros pilas jugadas puntos"),
    ):
        ask = (await game.see(1, guide="true", language=language))["guide"]["ask"]
        asked = ("turn", "hand", "budget", "others", "piles", "can", "score")
        wanted = [ask[name] for name in asked]
        for typed in (words.split(), list("thbopws")):
            answers = [await says(game, 1, word, language=language) for word in typed]
            assert answers == wanted
        assert await says(game, 1, "ben", language=language) == ask["seats"][1]
        assert await says(game, 1, "b 2", language=language) == ask["seats"][1]
    assert (await says(game, 1, "i 5")).startswith("scam is a Life Happens card.")
    assert (await says(game, 1, "what does scam do?")) == await says(game, 1, "i scam")
    assert (await says(game, 1, "why place 2")).startswith("You must draw first")
    assert await says(game, 1, "why d") == "That move is allowed."
    assert "place 3" in await says(game, 1, "help")
    assert "Win two rounds" in await says(game, 1, "rules")


@on_site(luck=LUCK)
async def test_answers_are_as_brief_as_wished(site: Site) -> None:
    game = await site.table("Ann", "Ben", deck=KIT)
    brief = await game.at(1).post(f"{game.path}/lines", {"line": "h"}, brief="true")
    assert as_json(brief)["said"] == (
        "5 cards: job-2000, 2000; a-200, 200; b-200, 200; c-500, 500; scam, 200."
    )


@on_site(luck=LUCK)
async def test_a_refused_move_answers_as_a_move_does(site: Site) -> None:
    game = await site.table("Ann", "Ben", deck=KIT)
    ask = partial(post, game, 1, {"line": "place 2", "position": 1})
    problem = await told(ask, "wrong-phase", 422)
    assert problem["detail"].startswith("You must draw first")
    assert problem["values"]["move"] == "place a-200"
    same = await game.play(1, "place a-200")
    assert as_json(same) == problem
    await told(partial(post, game, 2, {"line": "d", "position": 1}), "not-your-turn", 422)


async def post(game: Game, seat: int, body: Json, **query: Any) -> httpx.Response:
    return await game.at(seat).post(f"{game.path}/lines", body, **query)


@on_site(luck=LUCK)
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dance", 'I do not know "dance". Type a move such as place 3'),
        ("", 'I do not know "".'),
        ("7", 'I do not know "7".'),
        ("place 9", "There is no card 9 in your hand. Choose one from 1 to 5."),
        ("place castle", 'No card of this deck is called "castle".'),
        ("swap 1", '"swap 1" names one card.'),
        ("i", "Which card?"),
        ("i castle", 'No card of this deck is called "castle".'),
        ("why dance", 'I do not know "dance".'),
    ],
)
async def test_what_cannot_be_read_is_told_what_would_be_right(
    site: Site, line: str, said: str
) -> None:
    game = await site.table("Ann", "Ben", deck=KIT)
    problem = await told(partial(post, game, 1, {"line": line, "position": 1}), "unclear", 422)
    assert problem["detail"].startswith(said)
    assert (await game.live()).table.position == 1


@on_site(luck=LUCK)
async def test_the_same_id_again_plays_nothing_and_gives_the_same_answer(site: Site) -> None:
    game = await site.table("Ann", "Ben", deck=KIT)
    for _ in range(2):
        await game.play(1, "draw deck")
    first = await type_(game, 1, "place 1", id="one")
    # The hand has another first card now, and the position has gone on.
    again = await post(game, 1, {"line": "place 1", "position": 3, "id": "one"})
    assert as_json(again) == as_json(first)
    assert (await game.see(1))["seats"][0]["budget"]["cards"] == ["job-2000"]
    refused = await type_(game, 1, "place 9", id="two")
    assert refused.json()["code"] == "unclear"
    same = await type_(game, 1, "place 1", id="two")
    assert as_json(same) == as_json(refused)
    by_move = await game.play(1, "place a-200", id="one")
    assert as_json(by_move) == {"position": 4, "id": as_json(first)["id"]}


@on_site(luck=LUCK)
async def test_a_number_means_the_card_that_was_seen_or_nothing(site: Site) -> None:
    game = await site.table("Ann", "Ben", deck=KIT)
    for _ in range(2):
        await game.play(1, "draw deck")
    await type_(game, 1, "place 1")
    for line in ("place 1", "place 9", "place castle"):
        ask = partial(post, game, 1, {"line": line, "position": 3})
        problem = await told(ask, "stale", 409, position=4, given=3)
        assert problem["position"] == 4
        assert [event["position"] for event in problem["events"]] == [4]
    needed = partial(post, game, 1, {"line": "place 1"})
    await told(needed, "position-needed", 422, position=4)
    anytime = await post(game, 1, {"line": "play scam ben"})
    assert as_json(anytime)["played"] is True


@on_site(luck=LUCK)
async def test_the_last_move_is_taken_back(site: Site) -> None:
    game = await site.table("Ann", "Ben", deck=KIT)
    for line in ("d", "d", "place 1", "place 1"):
        assert (await type_(game, 1, line)).status_code == 200
    first = await type_(game, 1, "undo", id="back")
    assert as_json(first)["played"] is True
    again = await type_(game, 1, "undo", id="back")
    assert as_json(again) == as_json(first)
    assert (await game.see(1))["seats"][0]["budget"]["cards"] == ["job-2000"]
    assert (await type_(game, 1, "deshacer", language="es")).status_code == 200
    await told(partial(post, game, 1, {"line": "u"}), "undo-revealed", 422)
    await told(partial(post, game, 2, {"line": "u"}), "undo-not-yours", 422)


@on_site()
async def test_who_may_type_what(site: Site) -> None:
    game = await site.table("Ann", "Ben", deck=KIT)
    for line in ("turn", "others", "piles", "score", "ann", "b 1", "i scam", "help", "rules"):
        assert await says(game, 0, line)
    for line in ("hand", "budget", "moves", "what can I do", "why done", "draw deck", "undo"):
        await told(partial(post, game, 0, {"line": line, "position": 1}), "no-seat", 401)
    await told(partial(post, game, 1, {"line": "turn", "seat": 2}), "not-your-seat", 403)
    tablet = site.client()
    made = as_json(await tablet.post("/api/tables", {"seats": [{"name": "Cy"}, {"name": "Dee"}]}))
    path = f"/api/tables/{made['table']}/lines"
    assert (await tablet.post(path, {"line": "turn"})).status_code == 200
    for line in ("hand", "d"):
        await told(partial(tablet.post, path, {"line": line}), "which-seat", 422)
    for seat in (1, 2):
        asked = as_json(await tablet.post(path, {"line": "hand", "seat": seat}))
        assert asked["said"].startswith("5 cards: ")
    assert tablet.cookie


@on_site()
async def test_before_play_there_is_little_to_ask(site: Site) -> None:
    game = await site.table("Ann", "-")
    assert await says(game, 1, "t") == "Waiting for play to begin."
    assert "place 3" in await says(game, 1, "?")
    for line in ("hand", "score", "i rent", "d"):
        await told(partial(post, game, 1, {"line": line, "position": 0}), "not-started", 422)
    await told(partial(post, game, 1, {"line": "ann"}), "unclear", 422)


@on_site(luck=LUCK)
async def test_no_answer_tells_what_another_holds(site: Site) -> None:
    game = await site.table("Ann", "Ben", deck=KIT)
    hidden = {"no", "back", "relief", "job-2500", "part-500"}
    for line in ("t", "h", "b", "o", "p", "w", "s", "ben", "b 2", "why counter", "c"):
        text = (await type_(game, 1, line)).text
        words = set(text.replace(",", " ").replace(".", " ").replace('"', " ").split())
        assert not words & (hidden - {"no"}), (line, text)


@on_site()
async def test_a_line_that_is_too_long_or_of_another_shape_is_malformed(site: Site) -> None:
    game = await site.table("Ann", "Ben")
    for body in ({"line": "x" * 301}, {}, {"line": 3}, {"line": "t", "more": 1}):
        await told(partial(post, game, 1, body), "malformed", 400)
