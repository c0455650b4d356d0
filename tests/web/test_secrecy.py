"""Whatever leaves the server for a reader is made of what that reader may know.

First every byte is searched for cards that the reader has never seen. Then twins: two tables equal
but for what a reader cannot see, to whom they must send equal bytes, at equal times.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from budgetable.decks import to_data
from budgetable.rules import Card, Deck, Luck, Match, Seeded, View
from budgetable.words import LANGUAGES, text
from tests.tables.kit import STANDARD, HandClock
from tests.web.kit import Client, Game, Json, Site, site_in


def distinct_deck() -> Json:
    """The standard deck with 54 different cards, whose ids and names stand nowhere else."""
    data = to_data(STANDARD)
    cards: list[Json] = []
    for card in data["cards"]:
        for _ in range(card.get("count", 1)):
            number = len(cards)
            facts = {k: v for k, v in card.items() if k not in ("count", "text", "translations")}
            cards.append({**facts, "id": f"q{number:02}z", "name": f"Qx{number:02}z"})
    return {"name": "distinct", "cards": cards}


DISTINCT = distinct_deck()
MENTION = re.compile(r"[qQ]x?(\d\d)z")


def mentioned(text: str) -> set[str]:
    """The cards that a text names, by id or name."""
    return {f"q{number}z" for number in MENTION.findall(text)}


def without_deck(text: str) -> str:
    """A record's text without its list of cards, which everybody may have."""
    data = json.loads(text)
    data.pop("deck", None)
    return json.dumps(data)


def told_in(folder: Path, story: Callable[[Site], Awaitable[None]], luck: Luck) -> None:
    """Tell a long story at a server."""

    async def tell() -> None:
        async with asyncio.timeout(120), site_in(folder, luck=luck) as site:
            await story(site)

    asyncio.run(tell())


def without_example(view: Json) -> Json:
    """A view without the counter in its guide that stands for all those that one does not hold."""
    guide = view["guide"]
    answers = [each for each in guide["answers"] if each["label"] not in NO_COUNTER]
    return {**view, "guide": {**guide, "answers": answers}}


NO_COUNTER = [text("choice-counter-none", language) for language in LANGUAGES]


class Knowledge:
    """What each reader has been able to see, worked out from the whole truth."""

    def __init__(self, seats: int) -> None:
        self.seen: dict[int, set[str]] = {reader: set() for reader in range(seats + 1)}

    def look(self, match: Match) -> None:
        state = match.state
        shown: list[Card] = list(state.discard_pile)
        for number in range(1, state.seats + 1):
            shown += state.budgets[number].cards
        if state.pending is not None:
            shown.append(state.pending.card)
        for reader, seen in self.seen.items():
            seen.update(card.id for card in shown)
            if reader:
                seen.update(card.id for card in state.hands[reader])


async def everything(game: Game, reader: int, after: int, rng: random.Random) -> list[str]:
    """All that a reader can be sent now, as text."""
    client = game.at(reader)
    match = (await game.live()).table.match
    assert match is not None
    position = rng.randrange((await game.live()).table.position) + 1
    texts = [
        (await client.get(f"{game.path}{path}")).text
        for path in ("", "/moves", f"/positions/{position}")
    ]
    guided = await game.see(reader, guide=True)
    past = (await client.get(f"{game.path}/positions/{position}", guide=True)).json()["view"]
    texts += [json.dumps(without_example(view)) for view in (guided, past)]
    if reader:
        asked = rng.choice(questions(match.view(reader)))
        texts.append((await client.get(f"{game.path}/why", move=asked)).text)
        texts.append((await client.get(f"{game.path}/hint", step=rng.randint(1, 3))).text)
    texts.append(without_deck((await client.get(f"{game.path}/record")).text))
    texts.append(json.dumps(await client.poll(game.id, after=after)))
    push = await client.poll(game.id, after=after, language="es", brief=True, guide=True)
    texts.append(json.dumps({**push, "view": without_example(push["view"])}))
    if reader:
        stale = await client.post(f"{game.path}/moves", {"move": "done", "position": 0})
        texts.append(stale.text)
    return texts


def questions(view: View) -> list[str]:
    """Moves to ask about that name nothing that the seat cannot see."""
    asked = ["done", "accept", "draw discard"]
    for card in view.hand[:3]:
        asked += [f"place {card.id}", f"counter {card.id}", f"play {card.id} {view.you % 2 + 1}"]
    return asked


async def something(game: Game, rng: random.Random) -> None:
    """One step of a table where much happens: moves, undo, takeovers, reloads, rounds."""
    live = await game.live()
    table = live.table
    match = table.match
    assert match is not None
    roll = rng.random()
    if match.is_over:
        await game.do(1, "rematch")
    elif match.round.is_over:
        await game.do(rng.randint(1, 3), "deal")
    elif roll < 0.05:
        game.site.house.let_go(game.site.clock.now() + 1000)  # Everybody reads it anew.
    elif roll < 0.12:
        await game.do(rng.randint(1, 3), "undo")
    elif roll < 0.16:
        await game.do(rng.randint(1, 3), rng.choice(["bot", "return"]))
    elif roll < 0.19:
        await game.do(rng.randint(1, 3), "stand", answer=rng.choice(["accept", ""]))
    elif roll < 0.22:
        await game.do(rng.randint(1, 3), "say", phrase="wow")
    elif roll < 0.6 and table.seat(table.to_act).is_person:
        await game.step()
    else:
        seats = [n for n in range(1, 4) if match.view(n).legal]
        seat = rng.choice(seats)
        move = rng.choice(match.view(seat).legal)
        await game.play(seat, str(move))
    await live.rest()
    await game.site.passes(0.1, game.id)


@pytest.mark.parametrize("seed", range(3))
def test_no_byte_names_a_card_that_its_reader_has_not_seen(tmp_path, caplog, seed):
    async def story(site: Site) -> None:
        rng = random.Random(seed)
        options = {"grace": 1, "rounds_to_win": 1, "turn_limit": 6}
        game = await site.table("Ann", "Ben", "Cy", deck=DISTINCT, **options)
        knowledge = Knowledge(3)
        told = dict.fromkeys(range(4), 0)
        is_over = False
        for step in range(70):
            live = await game.live()
            match = live.table.match
            assert match is not None
            knowledge.look(match)
            is_over = match.is_over
            if is_over:
                break
            if step % 3 == 0:
                for reader in range(4):
                    for text in await everything(game, reader, told[reader], rng):
                        leaked = mentioned(text) - knowledge.seen[reader]
                        assert not leaked, (reader, leaked, text)
                    told[reader] = live.table.told
            await something(game, rng)
        logged = [
            each for each in caplog.records if not each.name.startswith(("httpx", "httpcore"))
        ]
        assert not mentioned(" ".join(each.getMessage() for each in logged))
        knowledge_of_all = set.union(*knowledge.seen.values())
        assert any(knowledge_of_all - seen for seen in knowledge.seen.values())  # It could fail.

    caplog.set_level(logging.DEBUG)
    told_in(tmp_path, story, Seeded(seed))


# Twins.


class Mapped:
    """Luck that was written down, some cards in each other's places."""

    def __init__(self, orders: Sequence[Sequence[str]], deck: Deck) -> None:
        self.orders = [list(order) for order in orders]
        self.deck = deck

    def order(self, cards: Sequence[Card], round: int, shuffle: int) -> list[Card]:
        return [self.deck[id] for id in self.orders.pop(0)]

    def lot(self, seats: int) -> int:
        return 1


def slots(match: Match) -> dict[int, list[tuple[int, int]]]:
    """For each seat the places of its hand's cards in the shuffles, where they came from a pile."""
    round = match.round
    again = Match.new(
        match.deck,
        match.players,
        luck=Mapped(
            [[card.id for card in pile] for pile in (round.order, *round.reshuffles)], match.deck
        ),
        first_dealer=match.first_dealer,
        options=match.options,
    )
    seats = match.seats
    place = 5 * seats + 1
    shuffle = 0
    held: dict[int, list[tuple[int, int] | str]] = {seat: [] for seat in range(1, seats + 1)}
    for index in range(5 * seats):
        held[(again.round.dealer + index) % seats + 1].append((0, index))
    piles = [round.order, *round.reshuffles]

    def id_of(slot: tuple[int, int] | str) -> str:
        return slot if isinstance(slot, str) else piles[slot[0]][slot[1]].id

    for seat, move in round.moves:
        before = [card.id for card in again.state.hands[seat]]
        again = again.play(seat, move)
        for number in range(1, seats + 1):
            hand = sorted(card.id for card in again.state.hands[number])
            for slot in list(held[number]):  # What has left the hand.
                if sorted(map(id_of, held[number])).count(id_of(slot)) > hand.count(id_of(slot)):
                    held[number].remove(slot)
        drew = [e.private.get(e.public.seat, e.public) for e in again.events]
        for fact in drew:
            taken = getattr(fact, "cards", None) or (getattr(fact, "card", None),)
            if type(fact).__name__ == "Drew" and getattr(fact, "pile", "") == "discard":
                held[fact.seat].append(fact.card.id)  # type: ignore[attr-defined]
            elif type(fact).__name__ in ("Drew", "Filled"):
                for _ in taken:
                    if place == len(piles[shuffle]):
                        shuffle, place = shuffle + 1, 0
                    held[fact.seat].append((shuffle, place))
                    place += 1
            elif type(fact).__name__ == "Swapped":
                held[fact.seat].append(fact.other.id)  # type: ignore[attr-defined]
            elif type(fact).__name__ == "ExtrasReturned":
                held[fact.seat] += [card.id for card in fact.cards]  # type: ignore[attr-defined]
        del before
    for number in range(1, seats + 1):
        assert sorted(map(id_of, held[number])) == sorted(
            card.id for card in again.state.hands[number]
        )
    found = {n: [s for s in slots if not isinstance(s, str)] for n, slots in held.items()}
    found[0] = [(shuffle, index) for index in range(place, len(piles[shuffle]))]
    return found


def twin_orders(match: Match, reader: int, rng: random.Random) -> list[list[str]]:
    """The shuffles with the cards that the reader cannot see now in each other's places."""
    orders = [[card.id for card in pile] for pile in (match.round.order, *match.round.reshuffles)]
    hidden = [slot for seat, found in slots(match).items() if seat != reader for slot in found]
    cards = [orders[shuffle][index] for shuffle, index in hidden]
    rng.shuffle(cards)
    for (shuffle, index), card in zip(hidden, cards, strict=True):
        orders[shuffle][index] = card
    # A reshuffle is of cards that are in the order too: there they changed places as well.
    return orders


async def story_of(
    site: Site, luck: Mapped, script: Sequence[tuple[str, int, Any]], reader: int
) -> tuple[list[str], list[float]]:
    """Everything that a reader is sent while a script is played, and when timers were set for."""
    site.house.luck = luck
    game = await site.table("Ann", "Ben", "Cy", beat=2, pace=1, grace=5)
    client: Client = game.at(reader)
    sent: list[str] = []
    told = 0
    for kind, seat, what in script:
        if kind == "move":
            answer = await game.play(seat, what)
            assert answer.status_code == 200, (what, answer.text)
        elif kind == "wait":
            await site.passes(what, game.id)
        else:
            await game.do(seat, kind, **what)
        live = await game.live()
        await live.rest()
        if seat == reader and kind == "move":
            sent.append(answer.text)
        raw = await client.get(
            f"{game.path}/events", {"Accept": "application/json"}, after=told, wait=0
        )
        sent.append(raw.text)
        told = raw.json()["id"]
        sent += [
            (await client.get(f"{game.path}{path}")).text
            for path in (
                "",
                "?guide=true",
                "/moves",
                "/record",
                f"/positions/{max(1, live.table.position - 1)}",
            )
        ]
        if reader:
            for question in ("accept", "done", "play layoff 1", "place rent"):
                sent.append((await client.get(f"{game.path}/why", move=question)).text)
            for step in (1, 2, 3):
                sent.append((await client.get(f"{game.path}/hint", step=step)).text)
    clock = site.clock
    assert isinstance(clock, HandClock)
    return sent, clock.set_for


def script_of(seed: int, steps: int) -> tuple[Match, list[tuple[str, int, Any]]]:
    """A random match of three up to some point, and what was done besides, hand or no hand."""
    rng = random.Random(seed)
    match = Match.new(STANDARD, ["Ann", "Ben", "Cy"], luck=Seeded(seed), first_dealer=1)
    script: list[tuple[str, int, Any]] = []
    for _ in range(steps):
        if match.round.is_over:
            break
        seats = [seat for seat in (1, 2, 3) if match.view(seat).legal]
        seat = rng.choice(seats)
        legal = [str(move) for move in match.view(seat).legal]
        eager = [move for move in legal if move.startswith(("play", "place"))]
        move = rng.choice(eager or legal) if rng.random() < 0.7 else rng.choice(legal)
        after = match.play(seat, move)
        if after.round.is_over:
            break
        match = after
        script.append(("move", seat, move))
        if rng.random() < 0.15 and match.state.pending is None:
            before = match
            if before.can_undo(seat):
                script.append(("undo", seat, {}))
                script.append(("move", seat, move))
        if rng.random() < 0.1:
            script.append(("stand", rng.randint(1, 3), {"answer": ""}))
        if rng.random() < 0.1:
            script.append(("wait", 0, rng.choice([0.5, 1.5, 3.0])))
    if match.state.pending is None:
        for seat in (1, 2, 3):
            attacks = [str(m) for m in match.view(seat).legal if str(m).startswith("play")]
            if attacks:
                match = match.play(seat, attacks[0])
                script.append(("move", seat, attacks[0]))
                break
    # Whoever is asked at the end answers by a standing answer, after the beat, whatever the hand.
    script += [("stand", seat, {"answer": "accept"}) for seat in (1, 2, 3)]
    script += [("wait", 0, 1.9), ("wait", 0, 0.2), ("wait", 0, 40.0)]
    return match, script


@pytest.mark.parametrize("seed", range(12))
def test_twin_tables_send_equal_bytes_at_equal_times(tmp_path, seed):
    rng = random.Random(seed)
    match, script = script_of(seed, rng.choice([12, 25, 45]))
    reader = rng.randint(0, 3)
    here = [[card.id for card in pile] for pile in (match.round.order, *match.round.reshuffles)]
    there = twin_orders(match, reader, rng)
    assert here != there
    told: list[tuple[list[str], list[float]]] = []
    for name, orders in (("here", here), ("there", there)):
        folder = tmp_path / name
        folder.mkdir()

        async def story(site: Site, orders: list[list[str]] = orders) -> None:
            told.append(await story_of(site, Mapped(orders, STANDARD), script, reader))

        told_in(folder, story, Seeded(1))
    for mine, other in zip(told[0][0], told[1][0], strict=True):
        assert mine == other
    assert told[0][1] == told[1][1]


def test_the_twins_are_not_equal_to_everybody(tmp_path):
    """The test above could fail: whoever can see the difference is sent other bytes."""
    match, script = script_of(3, 25)
    rng = random.Random(3)
    orders = [
        [[card.id for card in pile] for pile in (match.round.order, *match.round.reshuffles)],
        twin_orders(match, 1, rng),
    ]
    told = []
    for number, each in enumerate(orders):
        (tmp_path / str(number)).mkdir()

        async def story(site: Site, each: list[list[str]] = each) -> None:
            told.append((await story_of(site, Mapped(each, STANDARD), script, 2))[0])

        told_in(tmp_path / str(number), story, Seeded(1))
    assert told[0] != told[1]
