"""A hint at a table: for whoever asks, a step more each time, and never for anybody else."""

from functools import partial

import pytest

from tests.kit import CARDS
from tests.web.kit import Stacked, as_json, on_site, told

KIT = {"name": "kit", "cards": CARDS}
LUCK = Stacked(
    "scam job-2000 a-200 b-200 c-500",
    "no back relief job-2500 part-500",
    pile="d-300 d-400 e-200 e-300 c-900 back b-600 b-300",
)


@on_site(luck=LUCK)
async def test_each_step_of_a_hint_tells_more(site):
    game = await site.table("Ann", "Ben", deck=KIT)
    for _ in range(2):
        await game.play(1, "draw deck")
    steps = [as_json(await game.at(1).get(f"{game.path}/hint", step=step)) for step in (1, 2, 3)]
    assert [each["step"] for each in steps] == [1, 2, 3]
    assert [each["card"] for each in steps] == [None, "job-2000", "job-2000"]
    assert [each["in_hand"] for each in steps] == [False, True, True]
    assert [each["move"] for each in steps] == [None, None, "place job-2000"]
    assert "nearest" in steps[0]["said"]
    assert steps[1]["said"] == "The card to use is job-2000, full-time job, income 2000."
    assert steps[2]["said"].startswith("The move: ")
    assert as_json(await game.at(1).get(f"{game.path}/hint")) == steps[0]
    spanish = as_json(await game.at(1).get(f"{game.path}/hint", step=2, language="es"))
    assert spanish["said"].startswith("La carta que te sirve es ")


@on_site(luck=Stacked("scam job-2000 a-200 b-200 c-500", "no back relief d-300 e-200", up="scam"))
async def test_the_top_of_the_discard_pile_is_no_card_of_the_hand_though_its_copy_is(site):
    game = await site.table("Ann", "Ben", deck=KIT)
    told = as_json(await game.at(1).get(f"{game.path}/hint", step=2))
    assert (told["card"], told["in_hand"]) == ("scam", False)


@on_site(luck=LUCK)
async def test_a_hint_changes_nothing_and_nobody_is_told_of_it(site):
    game = await site.table("Ann", "Ben", deck=KIT)
    before = (await game.live()).table
    await game.at(1).get(f"{game.path}/hint", step=3)
    assert (await game.live()).table is before


@on_site(luck=LUCK)
async def test_whoever_has_nothing_to_do_is_told_so(site):
    game = await site.table("Ann", "Ben", deck=KIT)
    assert as_json(await game.at(2).get(f"{game.path}/hint", step=3)) == {
        "position": game.view["position"],
        "step": 0,
        "said": "You have nothing to do now.",
        "card": None,
        "in_hand": False,
        "move": None,
    }


@on_site(luck=LUCK)
async def test_a_hint_is_for_a_seat_of_ones_own_once_play_has_begun_and_where_the_table_has_them(
    site,
):
    game = await site.table("Ann", "Ben", deck=KIT)
    await told(partial(site.client().get, f"{game.path}/hint"), "no-seat", 401)
    await told(partial(game.at(2).get, f"{game.path}/hint", seat=1), "not-your-seat", 403)
    await told(partial(game.at(1).get, f"{game.path}/hint", step=4), "malformed", 400)
    lobby = await site.table("Ann", "-", deck=KIT)
    await told(partial(lobby.at(1).get, f"{lobby.path}/hint"), "not-started", 422)
    without = await site.table("Ann", "Ben", deck=KIT, hints=False)
    await told(partial(without.at(1).get, f"{without.path}/hint"), "hints-off", 422)


@pytest.mark.parametrize(
    ("language", "word", "first", "third"),
    [
        ("en", "hint", "You cannot win", "The move: "),
        ("es", "pista", "No puedes ganar", "La jugada: "),
    ],
)
@on_site(luck=LUCK)
async def test_a_hint_can_be_typed(site, language, word, first, third):
    game = await site.table("Ann", "Ben", deck=KIT)
    for _ in range(2):
        await game.play(1, "draw deck")
    for line, beginning in ((word, first), (f"{word} 3", third)):
        answer = await game.at(1).post(f"{game.path}/lines", {"line": line}, language=language)
        assert as_json(answer)["said"].startswith(beginning)
