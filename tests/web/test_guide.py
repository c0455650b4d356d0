"""The guide beside a view: what a page offers is what the rules allow, and it tells no secret."""

from __future__ import annotations

from random import Random

import pytest

from tests.kit import CARDS
from tests.web.kit import Json, Site, Stacked, as_json, on_site

KIT = {"name": "kit", "cards": CARDS}
HIT = Stacked(
    "scam job-2000 a-200 b-200 c-500",
    "no no back relief job-2500",
    pile="d-300 d-400 e-200 e-300 no back",
)
"""Ann may hit Ben, who holds three counters."""

BARE = Stacked(
    "scam job-2000 a-200 b-200 c-500",
    "part-300 part-500 side-500 relief job-2500",
    pile="d-300 d-400 e-200 e-300 no back",
)
"""The same, but Ben holds none."""


def choices_of(guide: Json) -> list[Json]:
    """All that a guide offers, whether it is legal or not."""
    by_card = [choice for card in guide["cards"] for choice in card["choices"]]
    return [*by_card, *guide["actions"], *guide["answers"]]


def legal_in(guide: Json) -> set[str]:
    """The moves that a guide offers and does not refuse."""
    return {choice["move"] for choice in choices_of(guide) if "refusal" not in choice}


def hold(view: Json) -> None:
    """A guide agrees with its view, whatever the position."""
    guide = view["guide"]
    assert legal_in(guide) == {move["move"] for move in view["legal"]}
    assert [card["card"] for card in guide["cards"]] == view["hand"]
    gaps = {move["move"]: move["gap"] for move in view["legal"] if "gap" in move}
    for choice in choices_of(guide):
        assert choice["label"]
        if "refusal" in choice:
            assert choice["refusal"]["said"].endswith(".")
            assert choice["refusal"]["code"]
        elif choice["move"] in gaps:
            assert choice["after"]["gap"] == gaps[choice["move"]]
        if "after" in choice:
            after = choice["after"]
            assert after["gap"] == after["income"] - after["expenses"]
            assert choice["detail"].endswith(after["said"])
    for card in guide["cards"]:
        assert card["choices"]
        assert card["usable"] == any("refusal" not in choice for choice in card["choices"])
    if view["stage"] == "playing":
        moves = [action["move"] for action in guide["actions"]]
        assert moves == ["draw deck", "draw discard", "done"]
    ask = guide["ask"]
    assert ask["turn"] == view["now"]
    assert len(ask["seats"]) == len(view["seats"])
    assert all(ask[name] for name in ask)


@on_site()
async def test_there_is_no_guide_unless_it_is_asked_for(site: Site) -> None:
    game = await site.table("Ann", ":steady")
    assert game.view["guide"] is None
    assert (await game.see(1))["guide"] is None
    assert (await game.see(1, guide="false"))["guide"] is None
    assert (await game.at(1).poll(game.id))["view"]["guide"] is None
    assert list(await game.see(1))[-1] == "guide"
    guided = await game.see(1, guide="true")
    assert guided["guide"] is not None
    without = await game.see(1)
    assert {**guided, "guide": None} == without, "nothing else changes"
    answer = await game.at(1).get(game.path, guide="perhaps")
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@on_site()
async def test_each_call_that_answers_with_a_view_gives_it_a_guide(site: Site) -> None:
    ann = site.client()
    body = {"seats": [{"name": "Ann"}, {}]}
    made = as_json(await ann.post("/api/tables", body, guide="true"))
    lobby = made["view"]["guide"]
    assert (lobby["cards"], lobby["actions"], lobby["answers"]) == ([], [], [])
    assert lobby["ask"]["turn"] == made["view"]["now"] == "Waiting for play to begin."
    assert lobby["ask"]["seats"] == ["", ""]
    ben = site.client()
    path = f"/api/tables/{made['table']}"
    joined = as_json(await ben.post(f"{path}/seats", {"name": "Ben"}, guide="true"))
    assert joined["view"]["guide"]["ask"]["turn"] == "Waiting for play to begin."
    await ann.post(f"{path}/commands", {"do": "start"})
    view = as_json(await ann.get(path, guide="true"))
    hold(view)
    hold((await ann.poll(made["table"], guide="true"))["view"])


@on_site()
@pytest.mark.parametrize("seed", range(4))
async def test_what_a_guide_offers_is_what_the_rules_allow(site: Site, seed: int) -> None:
    luck = Random(seed)
    names = ("Ann", "Ben", "Cy")[: 2 + seed % 2]
    deck = KIT if seed % 2 else "standard"
    game = await site.table(*names, deck=deck, rounds_to_win=1, turn_limit=5)
    seats = range(1, len(names) + 1)
    for _ in range(45):
        spoken: Json = {"language": "es", "brief": "true"} if luck.random() < 0.3 else {}
        views = {seat: await game.see(seat, guide="true", **spoken) for seat in seats}
        for view in views.values():
            hold(view)
        movers = [seat for seat in seats if views[seat]["legal"]]
        if not movers:
            break
        seat = luck.choice(movers)
        guide = views[seat]["guide"]
        tried = luck.choice(choices_of(guide))
        why = await game.at(seat).get(f"{game.path}/why", move=tried["move"], **spoken)
        assert as_json(why)["refusal"] == tried.get("refusal")
        moves = sorted(legal_in(guide))
        eager = [move for move in moves if move.startswith(("play", "place"))]
        move = luck.choice(eager or moves) if luck.random() < 0.7 else luck.choice(moves)
        assert (await game.play(seat, move)).status_code == 200


@on_site()
async def test_a_match_that_is_over_offers_nothing(site: Site) -> None:
    game = await site.table("Ann", "Ben", rounds_to_win=1, turn_limit=1)
    while (view := await game.see(1, guide="true"))["stage"] == "playing":
        if view["phase"] == "over":
            hold(view)
            assert not legal_in(view["guide"])
            codes = {choice["refusal"]["code"] for choice in view["guide"]["actions"]}
            assert codes == {"round-over"}
            await game.do(1, "deal")
        else:
            await game.step()
    assert view["guide"]["actions"] == view["guide"]["answers"] == []
    assert not legal_in(view["guide"])
    assert view["guide"]["ask"]["score"]


@on_site()
async def test_whoever_watches_is_only_told_what_all_may_ask(site: Site) -> None:
    game = await site.table("Ann", "Ben")
    guide = (await game.see(0, guide="true"))["guide"]
    assert (guide["cards"], guide["actions"], guide["answers"]) == ([], [], [])
    ask = guide["ask"]
    assert (ask["hand"], ask["budget"], ask["can"]) == ("", "", "")
    assert all(ask[name] for name in ("turn", "others", "piles", "score"))
    assert [said.partition(":")[0] for said in ask["seats"]] == ["Ann", "Ben"]


@on_site()
async def test_on_another_s_turn_everything_keeps_its_place_and_says_why(site: Site) -> None:
    game = await site.table("Ann", "Ben")
    turn = (await game.see())["turn"]
    other = 3 - turn
    name = ("Ann", "Ben")[turn - 1]
    guide = (await game.see(other, guide="true"))["guide"]
    labels = [action["label"] for action in guide["actions"]]
    assert labels[0] == "Draw pile"
    assert labels[1].startswith("Draw ")
    assert labels[2] == "End my turn"
    for action in guide["actions"]:
        assert action["refusal"]["code"] == "not-your-turn"
        assert action["refusal"]["said"].startswith(f"It is {name}'s turn.")
        assert action["refusal"]["values"]["seat"] == turn
    spanish = (await game.see(other, guide="true", language="es"))["guide"]
    assert spanish["actions"][0]["label"] == "Pila de robo"
    assert spanish["actions"][0]["refusal"]["said"].startswith(f"Es el turno de {name}.")
    assert [choice["move"] for choice in choices_of(spanish)] == [
        choice["move"] for choice in choices_of(guide)
    ]


@on_site(luck=HIT)
async def test_whoever_is_hit_is_offered_the_answers_and_nobody_else_is(site: Site) -> None:
    game = await site.table("Ann", "Ben", deck=KIT)
    await game.play(1, "play scam 2")
    ben = await game.see(2, guide="true")
    hold(ben)
    answers = ben["guide"]["answers"]
    assert [(each["move"], each["label"]) for each in answers] == [
        ("accept", "Accept: pay 200"),
        ("counter no", "Counter with no"),
        ("counter back", "Counter with back"),
    ]
    assert answers[0]["after"] == {
        "income": 0,
        "expenses": 200,
        "gap": -200,
        "said": "then 200 over",
    }
    assert answers[0]["detail"] == "then 200 over"
    counters = [card for card in ben["guide"]["cards"] if card["card"] in ("no", "back")]
    assert [card["usable"] for card in counters] == [True] * 3
    assert {choice["label"] for card in counters for choice in card["choices"]} == {"Counter"}
    for action in ben["guide"]["actions"]:
        assert action["refusal"]["code"] == "waiting-for-answer"
    for seat in (0, 1):
        assert (await game.see(seat, guide="true"))["guide"]["answers"] == []
    ann = await game.see(1, guide="true")
    said = {action["refusal"]["said"] for action in ann["guide"]["actions"]}
    assert said == {"Ben must answer scam first. Wait for that answer."}


@on_site(luck=BARE)
async def test_without_a_counter_the_guide_says_that_there_is_none(site: Site) -> None:
    game = await site.table("Ann", "Ben", deck=KIT)
    await game.play(1, "play scam 2")
    ben = await game.see(2, guide="true")
    hold(ben)
    accept, none = ben["guide"]["answers"]
    assert accept["move"] == "accept"
    assert (none["move"], none["label"]) == ("counter no", "No counter in your hand")
    assert none["refusal"]["code"] == "not-in-hand"
    assert none["refusal"]["said"].startswith("You do not hold no. Your hand: ")
    spanish = (await game.see(2, guide="true", language="es"))["guide"]["answers"][1]
    assert spanish["label"] == "Ningún contraataque en tu mano"


async def pending_bytes(site: Site, reader: int) -> list[str]:
    """All that a reader is sent while Ben is asked for an answer, the guide included."""
    game = await site.table("Ann", "Ben", deck=KIT)
    await game.play(1, "play scam 2")
    client = game.at(reader)
    polled = await client.get(
        f"{game.path}/events", {"Accept": "application/json"}, after=0, wait=0, guide="true"
    )
    sent = [(await client.get(game.path, guide="true")).text, polled.text]
    async with client.follow(game.id, guide="true") as stream:
        sent.append((await stream.next()).data)
    return sent


@pytest.mark.parametrize("reader", [0, 1])
def test_r17_a_guide_does_not_depend_on_what_another_holds(tmp_path, reader: int) -> None:
    sent: list[list[str]] = []
    for name, luck in (("armed", HIT), ("bare", BARE)):
        folder = tmp_path / name
        folder.mkdir()

        @on_site(luck=luck)
        async def story(site: Site) -> None:
            sent.append(await pending_bytes(site, reader))

        story(folder)
    armed, bare = sent
    assert armed == bare
    assert all('"guide":{' in text for text in armed)


@on_site()
async def test_a_stream_carries_the_guide_with_each_push(site: Site) -> None:
    game = await site.table("Ann", "Ben")
    async with (
        game.at(1).follow(game.id, guide="true", language="es") as guided,
        game.at(1).follow(game.id, language="es") as plain,
        game.at(0).follow(game.id, guide="true") as watched,
    ):
        for _ in range(4):
            push = await guided.push()
            hold(push["view"])
            assert push["view"]["guide"]["actions"][0]["label"] == "Pila de robo"
            bare = await plain.push()
            assert bare["view"]["guide"] is None
            assert {**push["view"], "guide": None} == bare["view"]
            assert (await watched.push())["view"]["guide"]["cards"] == []
            await game.step()


@on_site()
async def test_a_past_position_has_the_guide_of_then(site: Site) -> None:
    game = await site.table("Ann", "Ben")
    then = await game.see(1, guide="true")
    for _ in range(4):
        await game.step()
    path = f"{game.path}/positions/1"
    past = as_json(await game.at(1).get(path, guide="true"))["view"]
    assert past["guide"] == then["guide"]
    assert as_json(await game.at(1).get(path))["view"]["guide"] is None
    watched = as_json(await game.at(0).get(path, guide="true"))["view"]["guide"]
    assert watched["cards"] == []


@on_site(luck=HIT)
async def test_each_card_of_the_hand_says_what_it_is_for(site: Site) -> None:
    game = await site.table("Ann", "Ben", deck=KIT)
    for _ in range(2):
        await game.play(1, "draw deck")
    guide = (await game.see(1, guide="true"))["guide"]
    cards = {card["card"]: card for card in guide["cards"]}
    assert cards["job-2000"]["choices"] == [
        {
            "move": "place job-2000",
            "label": "Place it",
            "detail": "then 2000 to go",
            "after": {"income": 2000, "expenses": 0, "gap": 2000, "said": "then 2000 to go"},
        }
    ]
    (alms,) = cards["a-200"]["choices"]
    assert not cards["a-200"]["usable"]
    assert alms["refusal"]["code"] == "needs-income"
    assert alms["after"]["said"] == "then 200 over"
    (scam,) = cards["scam"]["choices"]
    assert (scam["label"], scam["target"], scam["move"]) == ("Play on Ben", 2, "play scam 2")
    await game.play(1, "place job-2000")
    await game.play(1, "place a-200")
    guide = (await game.see(1, guide="true"))["guide"]
    assert guide["actions"][2] == {"move": "done", "label": "End my turn"}
    (scam,) = next(c for c in guide["cards"] if c["card"] == "scam")["choices"]
    assert "refusal" not in scam


THIEF = Stacked("theft job-2000 a-200 b-200 c-500", "no job-2500 a-300 relief part-300")


@on_site(luck=THIEF)
async def test_a_card_that_asks_for_a_letter_offers_each_that_is_there(site: Site) -> None:
    game = await site.table("Ann", "Ben", deck=KIT)

    async def theft() -> list[Json]:
        guide = (await game.see(1, guide="true"))["guide"]
        card = next(card for card in guide["cards"] if card["card"] == "theft")
        found: list[Json] = card["choices"]
        return found

    (vain,) = await theft()
    assert (vain["label"], vain["target"]) == ("Play on Ben", 2)
    assert "letter" not in vain
    assert vain["refusal"]["said"] == (
        "Ben has 0 cards with a letter to lose. Choose a player who has one."
    )
    for move in ("draw deck", "draw deck", "done"):
        await game.play(1, move)
    while (await game.see())["turn"] == 1:
        hand = (await game.see(1))["hand"]
        await game.play(1, f"discard {next(card for card in hand if card != 'theft')}")
    for move in ("draw deck", "draw deck", "place job-2500", "place a-300"):
        assert (await game.play(2, move)).status_code == 200
    assert await theft() == [
        {
            "move": "play theft 2 A",
            "label": "Play on Ben: A Giving",
            "detail": "Ben loses a-300, 300",
            "target": 2,
            "letter": "A",
            "lost": "a-300",
        }
    ]
