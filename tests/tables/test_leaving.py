"""A seat is left, freed, taken by somebody else, in every phase: lesson 21."""

import pytest

from budgetable.tables import commands as ask
from budgetable.tables.declined import Declined
from tests.tables.kit import Room, room_in, run
from tests.tables.test_away import PACED, phase, stay, table
from tests.tables.test_lessons import to_actions


def cards(room: Room) -> int:
    """How many cards the table has, wherever they are."""
    state = room.match.state
    held = sum(len(hand) for hand in state.hands[1:])
    built = sum(len(budget.cards) for budget in state.budgets[1:])
    pending = state.pending is not None
    return held + built + state.draw_pile + len(state.discard_pile) + pending


async def play_on(room: Room, seconds: int = 4000) -> None:
    """Everybody is there and bots play, until the match is over."""
    for seat, sitting in enumerate(room.table.seats, start=1):
        if sitting.is_person:
            await room.live.enter(seat, stays=True)
            if not sitting.bot:
                await room.do(seat, ask.Bot())
    for _ in range(seconds):
        if room.match.is_over:
            break
        if room.match.round.is_over:
            people = [n for n, seat in enumerate(room.table.seats, 1) if seat.is_person]
            await room.do(people[0], ask.Deal())
        await room.passes(1)
        assert cards(room) == len(room.table.deck)
    assert room.match.is_over


@pytest.mark.parametrize("returns", [False, True])
@pytest.mark.parametrize("who", ["the seat", "the other"])
@pytest.mark.parametrize("name", ["draw", "act", "discard", "answer"])
def test_lesson_21_a_seat_is_freed_and_taken_and_play_goes_on(tmp_path, name, who, returns):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            waited_for = await phase(room, name)
            seat = waited_for if who == "the seat" else 3 - waited_for
            await stay(room, 3)
            if room.table.host != 3:
                await room.do(1, ask.Host(target=3))
            state = room.match.state
            old = room.keys[seat]
            hand = room.hand(seat)
            await room.do(3, ask.Open(target=seat))
            assert room.live.seat_of(old) == 0
            assert room.match.state == state
            assert room.table.seat(seat).bot == "steady"
            if returns:
                assert await room.live.join("Dora", "dora's key") == seat
                assert room.live.seat_of("dora's key") == seat
                assert room.hand(seat) == hand
                assert not room.table.seat(seat).bot
                assert room.view(0).seat(seat).name == "Dora"
                if room.table.to_act == seat:
                    await room.play(seat, room.legal(seat)[0])
            elif waited_for == seat:
                at = room.position
                await room.passes(1)
                assert room.position == at + 1
            await room.reload()
            await play_on(room)

    run(test())


def test_who_leaves_as_host_hands_it_on(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await room.do(1, ask.Open())
            assert room.table.host == 2
            assert room.said(2)[-1] == (
                "Ann leaves the table. The bot steady plays the seat until somebody takes it."
            )
            with pytest.raises(Declined, match="not-host"):
                await room.do(3, ask.Open(target=2))
            await room.do(2, ask.Host(target=3))
            assert room.table.host == 3

    run(test())


def test_the_hosts_place_can_be_taken_when_the_host_is_long_away(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 2, 3)
            with pytest.raises(Declined, match="not-away"):
                await room.do(2, ask.Host())
            await room.passes(30 + 59)
            with pytest.raises(Declined, match="not-long-away"):
                await room.do(2, ask.Host())
            await room.passes(1)
            await room.do(2, ask.Host())
            assert room.table.host == 2
            await room.live.hear(1)
            assert room.table.host == 2

    run(test())


def test_a_seat_left_between_rounds_and_after_the_match_does_not_stop_the_table(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await to_actions(room, 1)
            await stay(room, 1, 2, 3)
            for seat in (1, 2, 3):
                await room.do(seat, ask.Bot())
            while not room.match.round.is_over:
                await room.passes(1)
            await room.do(2, ask.Open())
            await play_on(room)
            await room.do(1, ask.Rematch())
            assert room.table.matches == 2
            assert await room.live.join("Ben", "again") == 2

    run(test())


def test_in_the_lobby_a_freed_seat_is_open_and_its_key_is_nothing(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "-", options=PACED) as room:
            await room.do(1, ask.Open(target=2))
            assert room.table.seat(2).is_open
            assert room.live.seat_of(room.keys[2]) == 0
            with pytest.raises(Declined, match="open-seats"):
                await room.do(1, ask.Start())
            with pytest.raises(Declined, match="seat-open"):
                await room.do(1, ask.Open(target=2))

    run(test())
