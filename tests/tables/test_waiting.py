"""Moments that depend on no hand: a standing answer, and the beat after an extra."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from budgetable.rules import Card, Refused, Seeded
from budgetable.tables import commands as ask
from budgetable.tables import entries as log
from budgetable.tables import thinking
from budgetable.tables.declined import Declined
from budgetable.tables.live import Gone
from budgetable.tables.options import Options
from budgetable.tables.telling import facts
from tests.kit import DECK
from tests.tables.kit import Room, room_in, run
from tests.tables.test_away import stay
from tests.tables.test_beat import EXTRA, shuffled, to_extra
from tests.tables.test_lessons import to_actions
from tests.web.kit import Stacked

Held = asyncio.Task[Any]

ATTACKER = "bill-200 bill-300 back part-300 a-200"
COUNTERS = "no back a-200 b-200 c-500"
NO_COUNTER = "part-500 a-300 a-200 b-200 c-500"
THIRD = "scam part-800 a-400 b-300 c-900"


def table(*hands: str, **options: Any) -> dict[str, Any]:
    chosen = {"pace": 1, "beat": 3, **options}
    luck = Stacked(*(hands or (ATTACKER, COUNTERS, THIRD)))
    return {"deck": DECK, "luck": luck, "options": Options(**chosen)}


async def attacked(room: Room, move: str = "play bill-200 2") -> None:
    """Everybody is there, and seat 1 plays a card on another."""
    await stay(room, 1, 2, 3)
    await to_actions(room, 1)
    await room.play(1, move)


def answers(room: Room) -> list[tuple[int, str, str]]:
    """Who answered, how, and who chose that."""
    told = [each.entry for each in room.live.recent]
    moved = [entry for entry in told if isinstance(entry, log.Moved)]
    return [
        (each.seat, each.move, each.by)
        for each in moved
        if each.move.split()[0] in ("accept", "counter")
    ]


def target(room: Room) -> int:
    """Whose answer is awaited, 0 for nobody's."""
    pending = room.view(0).pending
    return pending.target if pending is not None else 0


# Standing answers.


@pytest.mark.parametrize("beat", [0, 0.5, 3, 30])
def test_a_standing_answer_is_given_at_the_end_of_the_beat(tmp_path, beat):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table(beat=beat)) as room:
            await room.do(2, ask.Stand(answer="accept"))
            await attacked(room)
            if beat:
                await room.passes(beat - 0.1)
                assert target(room) == 2
            await room.passes(0.1)
            assert answers(room) == [(2, "accept", "standing")]
            await room.play(1, "play bill-300 3")  # Cy has none.
            await room.passes(100)
            assert target(room) == 3

    run(test())


@pytest.mark.parametrize(("seconds", "wait"), [(0, 3), (2, 1), (3, 0), (50, 0)])
def test_a_standing_answer_may_be_set_while_the_card_is_on_its_way(tmp_path, seconds, wait):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await attacked(room)
            await room.passes(seconds)
            await room.do(2, ask.Stand(answer="accept"))
            assert answers(room) == []
            if wait:
                await room.passes(wait - 0.1)
                assert answers(room) == []
            await room.passes(0.1)
            assert answers(room) == [(2, "accept", "standing")]

    run(test())


@pytest.mark.parametrize("answer", ["counter no", "counter back", "accept"])
def test_who_answers_in_time_has_answered(tmp_path, answer):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await room.do(2, ask.Stand(answer="accept"))
            await attacked(room)
            await room.passes(2.9)
            await room.play(2, answer)
            await room.passes(100)
            assert answers(room) == [(2, answer, "person")]
            assert room.table.seat(2).standing == "accept"  # It stands for the next one.

    run(test())


@pytest.mark.parametrize("when", ["before", "in time"])
def test_a_standing_answer_that_was_withdrawn_is_not_given(tmp_path, when):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await room.do(2, ask.Stand(answer="accept"))
            if when == "before":
                await room.do(2, ask.Stand(answer=""))
            await attacked(room)
            await room.passes(2.9)
            await room.do(2, ask.Stand(answer=""))
            await room.passes(100)
            assert target(room) == 2
            await room.play(2, "counter no")

    run(test())


def test_a_card_that_comes_back_is_answered_by_whom_it_comes_back_to(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await room.do(1, ask.Stand(answer="accept"))
            await attacked(room)
            await room.passes(100)
            assert target(room) == 2
            await room.play(2, "counter back")
            await room.passes(2.9)
            assert target(room) == 1
            await room.passes(0.1)
            assert answers(room) == [(2, "counter back", "person"), (1, "accept", "standing")]

    run(test())


def test_a_standing_answer_is_each_time_given_anew_and_outlasts_a_restart(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await room.do(2, ask.Stand(answer="accept"))
            await attacked(room)
            await room.passes(3)
            await room.play(3, "play scam 2", -1)
            await room.passes(1)
            await room.reload()
            await stay(room, 1, 2, 3)
            await room.passes(1.9)
            assert target(room) == 2
            await room.passes(0.1)
            assert answers(room) == [(2, "accept", "standing")] * 2

    run(test())


def test_a_bot_that_plays_for_a_seat_answers_as_it_likes(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await room.do(2, ask.Stand(answer="accept"))
            await room.do(2, ask.Bot())
            await attacked(room)
            await room.passes(1)
            assert [by for _, _, by in answers(room)] == ["bot"]

    run(test())


def test_what_others_do_meanwhile_does_not_put_a_standing_answer_off(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await room.do(2, ask.Stand(answer="accept"))
            await attacked(room)
            for _ in range(2):
                await room.passes(1)
                await room.do(3, ask.Bot())
                await room.do(3, ask.Return())
            await room.do(3, ask.Open())
            await room.live.join("Dora", "dora")
            await room.passes(0.9)
            assert target(room) == 2
            await room.passes(0.1)
            assert answers(room) == [(2, "accept", "standing")]

    run(test())


def test_nobody_is_told_of_a_standing_answer_before_it_is_given(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await attacked(room)

            def outside() -> list[Any]:
                """All that the others could see of it."""
                told = [facts(each, n) for each in room.live.recent for n in (0, 1, 3)]
                views = [room.view(n) for n in (0, 1, 3)]
                said = [room.said(n) for n in (0, 1, 3)]
                private = [room.live.private(n) for n in (0, 1, 3)]
                return [room.table.told, room.position, told, views, said, private]

            before = outside()
            bells = [asyncio.create_task(room.live.changed(0.5)) for _ in range(2)]
            await room.do(2, ask.Stand(answer="accept"))
            await room.do(2, ask.Stand(answer=""))
            await room.do(2, ask.Stand(answer="accept"))
            assert outside() == before
            assert room.live.private(2) == 3
            await room.passes(1)
            assert all(bell.done() for bell in bells)
            await room.passes(2)
            # By whom it was chosen is Ben's own business afterwards, too.
            assert room.said(2)[-1].startswith("Your standing answer is given.")
            for reader in (0, 1, 3):
                assert "standing" not in room.said(reader)[-1].lower()
                assert "standing" not in str(facts(room.live.recent[-1], reader))

    run(test())


def test_the_moment_of_a_standing_answer_is_the_same_whatever_the_hand(tmp_path):
    moments = []

    async def test(folder, hand):
        async with room_in(folder, "Ann", "Ben", "Cy", **table(ATTACKER, hand, THIRD)) as room:
            await room.do(2, ask.Stand(answer="accept"))
            await attacked(room)
            await room.passes(10)
            assert answers(room) == [(2, "accept", "standing")]
            moments.append((room.clock.set_for, [each.entry.at for each in room.live.recent]))

    for hand in (COUNTERS, NO_COUNTER):
        folder = tmp_path / hand
        folder.mkdir()
        run(test(folder, hand))
    assert moments[0] == moments[1]


# The beat.


class Harmless:
    """The shuffles of `to_extra`, but the Scam of seat 1 is at the bottom of the pile instead."""

    def order(self, cards: Sequence[Card], round: int, shuffle: int) -> list[Card]:
        first, *others, last = Seeded(234).order(cards, round, shuffle)
        assert first.id == "scam"
        return [last, *others, first]

    def lot(self, seats: int) -> int:
        return seats


async def announced(room: Room) -> int:
    """Seat 2 has placed an extra just now; the position after it."""
    await to_extra(room)
    await stay(room, 1, 2)
    await room.play(2, EXTRA)
    assert room.table.calm_until == room.clock.now() + room.table.options.beat
    return room.position


async def later(room: Room, seat: int, move: str, position: int | None = None) -> Held:
    """A move that may have to wait, sent now."""
    task = asyncio.create_task(room.play(seat, move, position))
    await asyncio.sleep(0)
    return task


async def passes(room: Room, seconds: float) -> None:
    """So many seconds pass, and a move that need wait no longer has been played: what is said
    twice afterwards waits its turn after it.
    """
    await room.passes(seconds)
    for _ in range(2):
        await room.do(1, ask.Say(phrase="hello"))


def result(held: Held) -> Any:
    """What came of a move that has waited long enough."""
    assert held.done()
    return held.result()


def test_the_next_action_is_held_until_the_beat_is_over_and_then_played(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled(beat=5)) as room:
            at = await announced(room)
            await passes(room, 1)
            first, second = (
                await later(room, 2, "place babysitting"),
                await later(room, 2, "done", at + 1),
            )
            await passes(room, 3.9)
            assert room.position == at
            assert not first.done()
            await passes(room, 0.1)
            assert result(first).position == at + 1
            assert result(second).position == at + 2

    run(test())


def test_a_move_after_the_beat_does_not_wait(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled()) as room:
            at = await announced(room)
            room.clock.time += 3  # The very moment, and nothing has been called yet.
            assert (await room.play(2, "done")).position == at + 1

    run(test())


def test_what_is_not_an_extra_begins_no_beat(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled()) as room:
            while EXTRA not in room.legal(2):
                seat = room.table.to_act
                await room.play(seat, thinking.move("steady", room.view(seat), 0))
                assert room.table.calm_until == 0

    run(test())


def test_of_two_held_moves_one_is_played_and_the_other_is_stale(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled()) as room:
            at = await announced(room)
            held = [await later(room, 2, "done"), await later(room, 2, "place babysitting")]
            await passes(room, 3)
            done, other = await asyncio.gather(*held, return_exceptions=True)
            assert room.position == at + 1
            assert not isinstance(done, BaseException)
            assert isinstance(other, Declined)
            assert other.code == "stale"

    run(test())


def test_a_held_move_that_the_rules_refuse_is_refused_then(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled()) as room:
            at = await announced(room)
            held = [await later(room, 1, "draw deck"), await later(room, 2, "place nothing")]
            await passes(room, 2.9)
            assert not any(each.done() for each in held)
            await passes(room, 0.1)
            with pytest.raises(Refused, match="not-your-turn"):
                result(held[0])
            with pytest.raises(Refused, match="unreadable"):
                result(held[1])
            assert room.position == at

    run(test())


def test_in_the_beat_everything_but_an_action_is_as_ever(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled()) as room:
            at = await announced(room)
            calm = room.table.calm_until
            await room.do(1, ask.Say(phrase="hello"))
            await room.do(2, ask.Stand(answer="accept"))
            await room.do(2, ask.Bot())
            await room.do(2, ask.Return())
            assert (room.position, room.table.calm_until) == (at, calm)
            await room.play(1, "play scam 2")
            assert target(room) == 2
            await room.play(2, "accept")
            assert room.position == at + 2
            # What the beat was for has come, and the next action need not wait.
            await room.play(2, "place babysitting")
            assert room.position == at + 3

    run(test())


def test_an_extra_that_is_taken_back_ends_its_beat_and_what_was_held_is_stale(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled()) as room:
            at = await announced(room)
            held = await later(room, 2, "done")
            await passes(room, 1)
            await room.do(2, ask.Undo())
            assert (room.position, room.table.calm_until) == (at + 1, 0)
            await room.play(2, "place transit-pass")  # An extra too, with a beat of its own.
            assert room.table.calm_until == room.clock.now() + 3
            await passes(room, 2.9)
            assert not held.done()
            await passes(room, 0.1)
            with pytest.raises(Declined, match="stale"):
                result(held)

    run(test())


def test_a_held_move_of_a_table_that_is_read_anew_is_sent_on(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **shuffled()) as room:
            at = await announced(room)
            held = await later(room, 2, "done")
            await passes(room, 1)
            calm = room.table.calm_until
            await room.reload()
            assert room.table.calm_until == calm
            again = await later(room, 2, "done")
            await passes(room, 1.9)
            assert not again.done()
            await passes(room, 0.1)
            assert result(again).position == at + 1
            with pytest.raises(Gone):
                result(held)

    run(test())


def test_a_bots_any_time_card_does_not_wait_for_the_beat(tmp_path):
    class Eager:
        """Plays the Scam as soon as it may."""

        async def move(self, bot, view, seed):
            return thinking.move(bot, view, seed)

        async def interruption(self, bot, view, seed):
            return next((str(move) for move in view.legal if "scam" in str(move)), None)

        async def close(self):
            pass

    async def test():
        async with room_in(tmp_path, "Ann", "Ben", thinker=Eager(), **shuffled()) as room:
            at = await announced(room)
            await room.do(1, ask.Bot())
            await passes(room, 0.9)
            assert room.position == at
            await passes(room, 0.1)
            assert (room.position, target(room)) == (at + 1, 2)

    run(test())


def test_the_beat_is_the_same_whether_anybody_could_use_it_or_not(tmp_path):
    lines: list[tuple[int, str]] = []
    moments = []

    async def first():
        async with room_in(tmp_path / "1", "Ann", "Ben", **shuffled()) as room:
            await to_extra(room)
            told = [each.entry for each in room.live.recent]
            lines.extend((each.seat, each.move) for each in told if isinstance(each, log.Moved))

    async def test(folder, luck, holds):
        table = {**shuffled(clock=60), "luck": luck}
        async with room_in(folder, "Ann", "Ben", **table) as room:
            for seat, move in [*lines, (2, EXTRA)]:
                await room.play(seat, move)
            assert ("scam" in room.hand(1)) == holds
            held = await later(room, 2, "done")
            await passes(room, 2.9)
            assert not held.done()
            await passes(room, 0.1)
            result(held)
            moments.append((room.clock.set_for, [each.entry.at for each in room.live.recent]))

    for name in ("1", "2", "3"):
        (tmp_path / name).mkdir()
    run(first())
    run(test(tmp_path / "2", Seeded(234), True))
    run(test(tmp_path / "3", Harmless(), False))
    assert moments[0] == moments[1]
