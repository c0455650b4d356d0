"""The beat after an extra, and standing answers: moments that depend on no hand."""

import asyncio
from typing import Any

import pytest

from budgetable.rules import Seeded
from budgetable.tables import commands as ask
from budgetable.tables import thinking
from budgetable.tables.declined import Declined
from budgetable.tables.options import Options
from budgetable.tables.secrets import hashed
from budgetable.tables.telling import facts
from tests.kit import DECK
from tests.tables.kit import Room, room_in, run
from tests.tables.test_away import stay
from tests.tables.test_lessons import HANDS, to_actions
from tests.web.kit import Stacked

EXTRA = "place food-bank"
"""What seat 2 can place in a round so shuffled, as an extra; seat 1 holds a Scam then."""


def shuffled(**options):
    chosen = {"first_dealer": 2, "pace": 1, "beat": 3, **options}
    return {"luck": Seeded(234), "options": Options(**chosen)}


async def to_extra(room: Room) -> None:
    """Play on until seat 2 can announce a win."""
    while EXTRA not in room.legal(2) or not room.view(2).budget.letters & 1:
        seat = room.table.to_act
        await room.play(seat, thinking.move("steady", room.view(seat), 0))
    assert "play scam 2" in room.legal(1)


def test_after_an_extra_the_next_action_is_held_for_a_beat(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled()) as room:
            await to_extra(room)
            await room.play(2, EXTRA)
            at = room.position
            assert room.table.calm_until == room.clock.now() + 3
            held = asyncio.create_task(room.play(2, "done", at))
            await room.passes(2.9)
            assert not held.done()
            assert room.position == at
            await room.passes(0.1)
            done = await held
            assert done.position == at + 1

    run(test())


def test_a_move_that_must_be_read_is_held_too_and_read_in_its_own_position_only(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled()) as room:
            await to_extra(room)
            await room.play(2, EXTRA)
            at = room.position
            positions = []

            def read(table):
                positions.append(table.position)
                return "done"

            typed = ask.Play(move="end my turn", position=at)
            held = asyncio.create_task(room.live.play(2, typed, read=read))
            await room.passes(2.9)
            assert not held.done()
            await room.passes(0.1)
            assert (await held).position == at + 1
            with pytest.raises(Declined, match="stale"):
                await room.live.play(2, typed, read=read)
            assert set(positions) == {at}

    run(test())


def test_in_the_beat_an_any_time_card_comes_first_and_the_held_move_is_stale(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled()) as room:
            await to_extra(room)
            await room.play(2, EXTRA)
            at = room.position
            held = asyncio.create_task(room.play(2, "done", at, id="held"))
            twice = asyncio.create_task(room.play(2, "done", at, id="held"))
            await room.passes(1)
            await room.play(1, "play scam 2", -1)
            pending = room.view(0).pending
            assert pending is not None
            assert pending.target == 2
            await room.play(2, "accept")  # An answer does not wait.
            await room.passes(5)
            for each in (held, twice):
                with pytest.raises(Declined, match="stale"):
                    await each

    run(test())


async def settled(room: Room) -> None:
    """Whatever was sent before has had its turn by now."""
    for _ in range(4):
        await room.do(1, ask.Say(phrase="thinking"))


def test_an_action_sent_together_with_the_extra_waits_too(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled()) as room:
            await to_extra(room)
            at = room.position
            placed = asyncio.create_task(room.play(2, EXTRA, at))
            done = asyncio.create_task(room.play(2, "done", at + 1, id="done"))
            await placed
            await settled(room)
            await room.passes(2.9)
            await settled(room)
            assert room.position == at + 1
            await room.passes(0.1)
            assert await done == await room.play(2, "done", at + 1, id="done")
            assert room.position == at + 2

    run(test())


def test_what_was_played_before_the_beat_is_answered_again_in_it(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled()) as room:
            await to_extra(room)
            at = room.position
            done = await room.play(2, EXTRA, at, id="extra")
            assert await room.play(2, EXTRA, at, id="extra") == done

    run(test())


@pytest.mark.parametrize("beat", [0, 3, 30])
def test_the_beat_is_the_tables_own_choice(tmp_path, beat):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled(beat=beat)) as room:
            await to_extra(room)
            await room.play(2, EXTRA)
            assert room.table.calm_until == room.clock.now() + beat

    run(test())


def test_a_bot_waits_for_the_beat_as_anybody_does(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled()) as room:
            await to_extra(room)
            await stay(room, 1, 2)
            await room.play(2, EXTRA)
            at = room.position
            await room.do(2, ask.Bot())
            await room.passes(2.9)
            assert room.position == at
            await room.passes(0.1)
            assert room.position == at + 1

    run(test())


def test_the_beat_is_nobodys_time_and_outlasts_a_restart(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled(clock=60)) as room:
            await to_extra(room)
            await stay(room, 1, 2)
            before = room.table.countdown.deadline
            await room.play(2, EXTRA)
            assert room.table.countdown.deadline == before + 3
            calm = room.table.calm_until
            await room.reload()
            assert room.table.calm_until == calm
            assert room.table.countdown.deadline == before + 3

    run(test())


# Standing answers.

STANDING: dict[str, Any] = {"deck": DECK, "options": Options(pace=1, beat=3)}


async def attacked(room: Room) -> None:
    """Seat 1 plays a card on seat 2."""
    await to_actions(room, 1)
    await room.play(1, "play bill-200 2")


def test_a_standing_answer_is_given_after_the_beat_and_its_seat_is_told_so(tmp_path):
    async def test():
        luck = Stacked(*HANDS[:3])
        async with room_in(tmp_path, "Ann", "Ben", "Cy", luck=luck, **STANDING) as room:
            await room.do(2, ask.Stand(answer="accept"))
            await attacked(room)
            await room.passes(2.9)
            assert room.view(0).pending is not None
            await room.passes(0.1)
            assert room.view(0).pending is None
            assert room.said(2)[-1].startswith("Your standing answer is given. You accept.")
            assert room.said(1)[-1].startswith("Ben accepts your card.")

    run(test())


def test_one_may_say_otherwise_in_time_and_withdraw_it(tmp_path):
    async def test():
        luck = Stacked(*HANDS[:3])
        async with room_in(tmp_path, "Ann", "Ben", "Cy", luck=luck, **STANDING) as room:
            await room.do(2, ask.Stand(answer="accept"))
            await attacked(room)
            await room.passes(2)
            await room.play(2, "counter no")
            assert not room.view(2).budget.cards
            await room.passes(10)
            await room.do(3, ask.Stand(answer="accept"))
            await room.do(3, ask.Stand(answer=""))
            await room.play(1, "play bill-300 3")
            await room.passes(29)
            assert room.view(0).pending is not None

    run(test())


def test_the_others_are_told_nothing_of_a_standing_answer(tmp_path):
    async def test():
        luck = Stacked(*HANDS[:3])
        async with room_in(tmp_path, "Ann", "Ben", "Cy", luck=luck, **STANDING) as room:
            told, position = room.table.told, room.position
            before = [facts(each, 1) for each in room.live.recent]
            await room.do(2, ask.Stand(answer="accept"))
            assert (room.table.told, room.position) == (told, position)
            assert [facts(each, 1) for each in room.live.recent] == before
            assert room.live.private(2) == 1
            assert room.live.private(1) == 0
            await room.reload()
            assert room.table.seat(2).standing == "accept"

    run(test())


def test_a_standing_answer_waits_while_everybody_is_away(tmp_path):
    async def test():
        luck = Stacked(*HANDS[:3])
        async with room_in(tmp_path, "Ann", "Ben", "Cy", luck=luck, **STANDING) as room:
            await room.do(2, ask.Stand(answer="accept"))
            await to_actions(room, 1)
            await room.play(1, "play bill-200 2")
            for seat in (1, 2, 3):
                room.live.hide(seat)
            await room.passes(1000)
            assert room.view(0).pending is not None
            await room.live.hear(1)
            await room.passes(0)
            assert room.view(0).pending is None

    run(test())


def test_a_held_move_is_not_played_for_a_seat_that_was_lost_meanwhile(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled()) as room:
            await to_extra(room)
            await stay(room, 1)
            await room.play(2, EXTRA)
            play = ask.Play(move="done", position=room.position)
            key = hashed(room.keys[2])
            held = asyncio.create_task(room.live.play(2, play, key))
            await room.passes(1)
            await room.do(1, ask.Open(target=2))
            await room.passes(2.5)
            with pytest.raises(Declined, match="no-seat"):
                await held

    run(test())
