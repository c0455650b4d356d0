"""Seats that change hands in mid-play, in every phase, and the host's role."""

from random import Random

import pytest

from budgetable.rules import Seeded
from budgetable.tables import commands as ask
from budgetable.tables.declined import Declined
from budgetable.tables.options import Options
from budgetable.tables.secrets import hashed
from tests.kit import DECK
from tests.tables.kit import Room, room_in, run
from tests.tables.test_away import PACED, phase, stay, table
from tests.tables.test_leaving import cards, play_on

CARDS = len(DECK)


async def to(room: Room, name: str) -> None:
    """Bring the table to this moment: seat 1's turn, or the round is over."""
    if name != "round over":
        await phase(room, name)
        return
    await stay(room, 1, 2, 3)
    for seat in (1, 2, 3):
        await room.do(seat, ask.Bot())
    while not room.match.round.is_over:
        await room.passes(1)
    for seat in (1, 2, 3):
        await room.do(seat, ask.Return())


async def loses_all(room: Room, seat: int) -> None:
    """Whoever had the seat has nothing of it any more, and what they send comes to nothing."""
    key = hashed(room.keys[seat])
    before = room.table
    assert room.live.seat_of(room.keys[seat]) == 0
    with pytest.raises(Declined, match="no-seat"):
        await room.live.do(seat, ask.Return(), key)
    with pytest.raises(Declined, match="no-seat"):
        await room.live.play(seat, ask.Play(move="draw deck", position=room.position), key)
    assert room.table == before


@pytest.mark.parametrize("fate", ["empty", "replaced", "returned"])
@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize("name", ["draw", "act", "discard", "answer", "round over"])
def test_a_seat_changes_hands_and_the_game_is_the_same(tmp_path, name, seat, fate):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await to(room, name)
            state, hands = room.match.state, [room.hand(n) for n in (1, 2, 3)]
            waits_for = room.table.to_act
            assert cards(room) == CARDS
            host = 2 if seat == 1 else 1
            await room.do(1, ask.Host(target=host))
            await room.do(host, ask.Open(target=seat))
            assert room.table.seat(seat).is_open
            assert room.table.seat(seat).bot == "steady"
            await loses_all(room, seat)
            if fate != "empty":
                name_of = "Dora" if fate == "replaced" else ("Ann", "Ben", "Cy")[seat - 1]
                assert await room.live.join(name_of, "new key") == seat
                assert room.live.seat_of("new key") == seat
                assert not room.table.seat(seat).bot
                assert room.table.names[seat - 1] == name_of
                await loses_all(room, seat)
            # Nothing of the game has changed: the next seat, the hands, the budgets, the piles.
            assert room.match.state == state
            assert room.table.to_act == waits_for
            assert [room.hand(n) for n in (1, 2, 3)] == hands
            await room.reload()
            assert room.match.state == state
            assert room.table.to_act == waits_for
            if waits_for == seat and fate != "empty":
                for who in (1, 2, 3):
                    await room.live.hear(who)
                await room.passes(5)
                assert room.match.state == state  # It is a person's again, so no bot moves.
                await room.play(seat, room.legal(seat)[0])
            await play_on(room)
            assert room.match.winner

    run(test())


@pytest.mark.parametrize("seed", range(4))
def test_however_often_seats_change_hands_the_game_goes_its_way(tmp_path, seed):
    async def test():
        chance = Random(f"seats/{seed}")
        seats = ("Ann", "Ben", "Cy", ":novice")[: 2 + seed % 3]
        options = Options(pace=1, beat=0, grace=1, clock=60 * (seed % 2))
        async with room_in(tmp_path, *seats, luck=Seeded(seed), options=options) as room:
            guests = 0
            for _ in range(150):
                state, waits_for = room.match.state, room.table.to_act
                people = [n for n, seat in enumerate(room.table.seats, start=1) if seat.is_person]
                who = chance.choice(people or [0])
                change = chance.choice(("free", "join", "bot", "return", "reload", "pass", "move"))
                if change == "free" and who:
                    await room.do(who, ask.Open())
                elif change == "join" and len(people) < len(seats) - seats.count(":novice"):
                    guests += 1
                    await room.live.join(f"Guest {guests}", f"key {guests}")
                elif change == "bot" and who and not room.table.seat(who).bot:
                    await room.do(who, ask.Bot())
                elif change == "return" and who:
                    await room.do(who, ask.Return())
                elif change == "reload":
                    await room.reload()
                elif change == "move" and waits_for in people:
                    await room.play(waits_for, room.legal(waits_for)[0])
                    state, waits_for = room.match.state, room.table.to_act
                else:
                    await room.live.hear(who)
                    await room.passes(1.2)
                    state, waits_for = room.match.state, room.table.to_act
                assert (room.match.state, room.table.to_act) == (state, waits_for)
                assert room.table.has_people == bool(room.table.host)
                assert not room.table.host or room.table.seat(room.table.host).is_person
                assert cards(room) == 54
            assert guests > 3
            if not room.table.has_people:
                await room.live.join("Zoe", "zoe")
            await play_on(room)

    run(test())


# The host.


def test_the_host_goes_to_the_first_person_and_with_none_to_the_first_who_comes(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", ":steady", "Di", options=PACED) as room:
            await room.do(2, ask.Open())
            assert room.table.host == 1
            await room.do(1, ask.Open())
            assert room.table.host == 4
            assert await room.live.join("Eve", "eve") == 1
            assert room.table.host == 4
            await room.do(1, ask.Open())
            await room.do(4, ask.Open())
            assert room.table.host == 0
            await room.live.join("Fay", "fay")
            await room.live.join("Gus", "gus")
            assert room.table.host == 1
            await room.do(1, ask.Open(target=2))
            assert [seat.is_open for seat in room.table.seats] == [False, True, False, True]

    run(test())


def test_the_host_hands_on_to_a_person_only(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", ":steady", "Di", options=PACED) as room:
            await room.do(1, ask.Open(target=2))
            for target, why in ((2, "nobody-there"), (3, "nobody-there"), (0, None), (1, None)):
                if why:
                    with pytest.raises(Declined, match=why):
                        await room.do(1, ask.Host(target=target))
                else:
                    await room.do(1, ask.Host(target=target))
                assert room.table.host == 1
            await room.do(1, ask.Host(target=4))
            assert room.said(4)[-1] == "You are the host now."
            for command in (ask.Open(target=4), ask.Open(target=3)):
                with pytest.raises(Declined, match="not-host"):
                    await room.do(1, command)
            await room.do(4, ask.Open(target=3))  # A bot's seat can be freed too.
            assert room.table.seat(3).is_open

    run(test())


@pytest.mark.parametrize("target", [0, 2, 3])
def test_the_role_may_be_taken_from_a_host_long_away_but_not_before(tmp_path, target):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 2, 3)
            for seconds, why in ((29, "not-away"), (60, "not-long-away"), (0.9, "not-long-away")):
                await room.passes(seconds)
                with pytest.raises(Declined, match=why):
                    await room.do(2, ask.Host(target=target))
                assert room.table.host == 1
            with pytest.raises(Declined, match="not-host"):
                await room.do(2, ask.Open(target=1))
            await room.passes(0.1)
            with pytest.raises(Declined, match="no-seat"):
                await room.do(0, ask.Host(target=2))  # A spectator.
            await room.do(2, ask.Host(target=target))
            assert room.table.host == (target or 2)
            await room.do(target or 2, ask.Open(target=1))
            await loses_all(room, 1)

    run(test())


# What goes with a seat, and what does not.


def test_who_takes_a_seat_takes_the_cards_and_nothing_that_its_person_had_set(tmp_path):
    async def test():
        options = Options(clock=60, beat=0, pace=1)
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table(options)) as room:
            await stay(room, 1, 3)
            await room.do(2, ask.Stand(answer="accept"))
            await room.do(2, ask.Time(factor=5))
            link = await room.live.link(2)
            await room.passes(100)  # Ben is away.
            await room.do(1, ask.Return())
            await room.do(1, ask.Open(target=2))
            assert await room.live.join("Dora", "dora") == 2
            with pytest.raises(Declined, match="bad-link"):
                await room.live.follow(link, "ben again")
            seat = room.table.seat(2)
            assert (seat.standing, seat.factor, seat.away_since, seat.why) == ("", 1, 0, "")

    run(test())


def test_a_standing_answer_of_who_has_left_is_not_given_for_who_comes(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table(Options(beat=3))) as room:
            await room.do(2, ask.Stand(answer="accept"))
            await phase(room, "answer")
            await room.do(2, ask.Open())
            await room.live.join("Dora", "dora")
            for seat in (1, 2, 3):
                await room.live.enter(seat, stays=True)
            await room.passes(100)
            assert room.view(0).pending is not None
            await room.play(2, "counter no")

    run(test())


@pytest.mark.parametrize("bot", ["novice", "steady"])
def test_the_bot_that_played_goes_on_where_its_person_leaves(tmp_path, bot):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await room.do(1, ask.Bot(bot=bot))
            await room.do(1, ask.Open())
            assert room.table.seat(1).bot == bot
            await room.live.hear(2)
            await room.passes(1)
            assert room.position == 2

    run(test())


def test_a_seat_may_change_hands_while_its_bot_thinks(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await room.do(1, ask.Open())
            await room.passes(0.5)
            await room.live.join("Dora", "dora")
            await stay(room, 1)
            await room.passes(20)
            assert room.position == 1
            await room.do(1, ask.Open())  # And again a bot thinks, for a whole pace.
            await room.passes(0.9)
            assert room.position == 1
            await room.passes(0.1)
            assert room.position == 2

    run(test())


def test_the_first_open_seat_is_taken_first_and_a_full_table_takes_nobody(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await room.do(1, ask.Open(target=3))
            await room.do(1, ask.Open(target=2))
            assert await room.live.join("Dora", "dora") == 2
            with pytest.raises(Declined, match="name-taken"):
                await room.live.join("ANN", "eve")
            assert await room.live.join("Eve", "eve") == 3
            with pytest.raises(Declined, match="no-open-seat"):
                await room.live.join("Fay", "fay")
            with pytest.raises(Declined, match="started"):
                await room.do(1, ask.Close(target=2))
            with pytest.raises(Declined, match="started"):
                await room.do(1, ask.Add())

    run(test())
