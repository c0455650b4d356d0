"""The faults that other card games shipped, asked of a live table by the list's numbers."""

import asyncio
from typing import Any

import pytest

from budgetable.rules import Refused, Seeded
from budgetable.tables import commands as ask
from budgetable.tables import telling
from budgetable.tables.declined import Declined
from budgetable.tables.options import Options
from tests.kit import DECK
from tests.tables.kit import Room, room_in, run
from tests.web.kit import Stacked

QUICK = Options(beat=0, pace=0)
CALM = Options(beat=3, pace=0)


def attack(*hands: str, **more):
    """A table of the kit's deck where seat 1 starts with these hands dealt."""
    return {"deck": DECK, "luck": Stacked(*hands), "options": QUICK, **more}


async def to_actions(room: Room, seat: int) -> None:
    """Draw what is owed."""
    while "draw deck" in room.legal(seat):
        await room.play(seat, "draw deck")


async def outcome(work) -> str:
    """What came of a command: nothing, or the code of the refusal."""
    try:
        await work
    except Refused as refused:
        return refused.code
    except Declined as declined:
        return declined.code
    return ""


HANDS = (
    "bill-200 bill-300 part-300 a-200 no",
    "no back a-200 b-200 c-500",
    "no back a-300 b-300 c-900",
    "no back a-400 b-200 d-300",
)


def test_lesson_01_answers_from_every_seat_at_once_take_the_targets_alone(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", "Di", **attack(*HANDS)) as room:
            await to_actions(room, 1)
            await room.play(1, "play bill-200 2")
            at = room.position
            answers = [
                outcome(room.play(seat, "counter no", at, id=f"answer-{seat}"))
                for seat in (1, 3, 2, 4)
            ]
            assert sorted(await asyncio.gather(*answers)) == [
                "", "stale", "waiting-for-answer", "waiting-for-answer"
            ]  # fmt: skip
            for seat in range(5):
                assert room.view(seat).pending is None
                assert not any(move.startswith("counter") for move in room.legal(seat))

    run(test())


def test_lesson_02_a_bounced_bounce_lands_once_and_every_card_is_somewhere(tmp_path):
    hands = ("bill-200 back part-300 a-200 no", "back no a-200 b-200 c-500")

    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **attack(*hands)) as room:
            await to_actions(room, 1)
            for seat, move in (
                (1, "play bill-200 2"),
                (2, "counter back"),
                (1, "counter back"),
                (2, "accept"),
            ):
                await room.play(seat, move)
                await room.reload()
            state = room.match.state
            assert [card.id for card in state.budgets[2].cards] == ["bill-200"]
            assert not state.budgets[1].cards
            assert [card.id for card in state.discard_pile[-2:]] == ["back", "back"]
            cards = [*state.discard_pile, *state.hands[1], *state.hands[2]]
            on_table = len(state.budgets[1].cards) + len(state.budgets[2].cards)
            assert len(cards) + on_table + state.draw_pile == len(DECK)

    run(test())


@pytest.mark.parametrize("stands", [False, True])
def test_lesson_03_a_counter_in_the_hand_changes_nothing_for_the_others(tmp_path, stands):
    told = {}

    async def test(counter: str):
        hands = (HANDS[0], f"{counter} a-200 b-200 c-500 d-300", HANDS[2])
        folder = tmp_path / counter
        folder.mkdir()
        async with room_in(folder, "Ann", "Ben", "Cy", **attack(*hands, options=CALM)) as room:
            await to_actions(room, 1)
            if stands:
                await room.do(2, ask.Stand(answer="accept"))
            await room.play(1, "play bill-200 2")
            await room.passes(100)
            seen = [telling.facts(each, 3) for each in room.live.recent]
            moments = room.clock.set_for
            told[counter] = (seen, room.said(1), room.said(3), room.said(0), moments)
            assert (room.view(2).pending is None) == stands

    run(test("no"))
    run(test("e-200"))
    assert told["no"] == told["e-200"]


def test_lesson_04_between_a_card_and_its_answer_nothing_else_is_visible(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **attack(*HANDS[:3])) as room:
            await to_actions(room, 1)
            before = len(room.live.recent)
            await room.play(1, "play bill-200 2")
            (happening,) = list(room.live.recent)[before:]
            for reader in range(4):
                (fact,) = telling.facts(happening, reader)
                assert (fact["kind"], fact["card"], fact["target"]) == ("aimed", "bill-200", 2)

    run(test())


def test_lesson_05_nobody_else_moves_while_an_answer_is_awaited(tmp_path):
    hands = ("bill-200 scam part-300 a-200 b-200", "no scam a-200 b-200 c-500", HANDS[2])

    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **attack(*hands)) as room:
            await to_actions(room, 1)
            await room.play(1, "play bill-200 3")
            before = room.table
            for seat, move in (
                (1, "place part-300"), (1, "done"), (1, "play scam 2"), (1, "draw deck"),
                (2, "play scam 3"), (2, "accept"), (2, "counter no"), (3, "place a-300"),
            ):  # fmt: skip
                assert await outcome(room.play(seat, move)) == "waiting-for-answer"
            assert await outcome(room.play(2, "play scam 3", -1)) == "waiting-for-answer"
            assert room.table is before

    run(test())


def test_lesson_06_a_counter_with_nothing_pending_stays_in_the_hand(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **attack(*HANDS[:2])) as room:
            await to_actions(room, 1)
            before = room.table
            for seat in (1, 2):
                assert await outcome(room.play(seat, "counter no")) == "nothing-to-answer"
            assert room.table is before

    run(test())


@pytest.mark.parametrize("order", [(2, 3), (3, 2)])
def test_lesson_07_of_two_any_time_cards_the_first_to_arrive_is_taken(tmp_path, order):
    hands = (HANDS[0], "scam a-200 b-200 c-500 d-300", "scam a-300 b-300 c-900 d-400")

    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **attack(*hands)) as room:
            first, second = order
            outcomes = await asyncio.gather(
                *[outcome(room.play(seat, "play scam 1", -1)) for seat in order]
            )
            assert outcomes == ["", "waiting-for-answer"]
            assert "scam" in room.hand(second)
            pending = room.view(0).pending
            assert pending is not None
            assert pending.by == first

    run(test())


def test_lesson_15_what_is_told_of_a_hidden_card_is_told_to_its_seat_alone(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", options=QUICK) as room:
            seat = room.table.to_act
            await room.play(seat, "draw deck")
            drew = room.live.recent[-1]
            cards = {reader: telling.facts(drew, reader)[0]["card"] for reader in range(3)}
            assert cards.pop(seat) in room.hand(seat)
            assert set(cards.values()) == {None}
            dealt = room.live.recent[1]
            for reader in (1, 2):
                hand = telling.facts(dealt, reader)[0]["hand"]
                assert set(hand) <= set(room.hand(reader))
            assert telling.facts(dealt, 0)[0]["hand"] is None

    run(test())


@pytest.mark.parametrize("seed", range(4))
def test_lesson_15_nobody_is_told_a_card_that_another_took_unseen(tmp_path, seed):
    async def test():
        options = Options(beat=0, pace=0, rounds_to_win=1, turn_limit=6)
        seats = (":steady", ":random", ":novice", "Ann")
        async with room_in(tmp_path, *seats, options=options, luck=Seeded(seed)) as room:
            await room.do(4, ask.Bot())
            while not room.match.round.is_over:
                await room.live.hear(4)
                await room.passes(1)
                for happening in room.live.recent:
                    for reader in range(5):
                        for fact in telling.facts(happening, reader):
                            unseen = hidden(fact)
                            assert (unseen is None) == (reader not in knows(fact)), fact
                room.live.recent.clear()

    run(test())


def hidden(fact: dict[str, Any]) -> Any:
    """What of a fact only its own seat may know, None where it is not told or not there."""
    match fact["kind"]:
        case "dealt":
            return fact["hand"]
        case "drew" if fact["pile"] == "deck":
            return fact["card"]
        case "filled":
            return fact["cards"]
    return None


def knows(fact: dict[str, Any]) -> set[int]:
    """The readers who may know it: of a deal each has their own."""
    match fact["kind"]:
        case "dealt":
            return {1, 2, 3, 4}
        case "drew" if fact["pile"] == "deck":
            return {fact["seat"]}
        case "filled":
            return {fact["seat"]}
    return set()


def test_lesson_15_keys_and_shuffles_never_leave_in_a_fact(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "-", options=QUICK) as room:
            await room.live.join("Ben", "ben's key")
            await room.do(1, ask.Start())
            await room.live.link(1)
            facts = [f for each in room.live.recent for f in telling.facts(each, 0)]
            assert {fact["kind"] for fact in facts} >= {"opened", "joined", "dealt"}
            assert not {"key", "keys", "chairs", "order", "link", "id"} & {
                name for fact in facts for name in fact
            }

    run(test())


@pytest.mark.parametrize("between", [False, True])
def test_lesson_18_a_move_sent_twice_is_played_once(tmp_path, between):
    hands = ("bill-200 bill-300 part-300 a-200 no", "scam back a-200 b-200 c-500")

    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **attack(*hands)) as room:
            await to_actions(room, 1)
            at = room.position
            first = await room.play(1, "place part-300", at, id="one")
            if between:
                await room.play(2, "play scam 1", -1)
                await room.reload()
            assert await room.play(1, "place part-300", at, id="one") == first
            assert await room.play(1, "place a-200", at, id="one") == first
            assert [card.id for card in room.view(1).budget.cards] == ["part-300"]

    run(test())


def test_lesson_18_one_seat_cannot_take_anothers_id(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **attack(*HANDS[:2])) as room:
            await room.play(1, "draw deck", id="mine")
            assert await outcome(room.play(2, "draw deck", id="mine")) == "not-your-turn"

    run(test())


def test_lesson_18_a_refused_command_is_refused_again_under_its_id(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **attack(*HANDS[:2])) as room:
            assert await outcome(room.play(1, "done", id="x")) == "wrong-phase"
            await to_actions(room, 1)
            assert await outcome(room.play(1, "done", id="x")) == "wrong-phase"
            assert await outcome(room.play(1, "done", id="y")) == ""

    run(test())


def test_forty_join_at_once_and_each_seat_is_taken_once(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "-", "-", "-") as room:
            joining = [room.live.join(f"Guest {n}", f"key {n}") for n in range(40)]
            came = await asyncio.gather(*joining, return_exceptions=True)
            seats = [each for each in came if isinstance(each, int)]
            assert sorted(seats) == [2, 3, 4]
            refused = [each for each in came if isinstance(each, Declined)]
            assert len(refused) == 37
            assert {each.code for each in refused} == {"no-open-seat"}
            for number, each in enumerate(came):
                if isinstance(each, int):
                    assert room.live.seat_of(f"key {number}") == each
                else:
                    assert room.live.seat_of(f"key {number}") == 0

    run(test())
