"""Signs of life, the grace, who may let a bot play for whom, and a table that nobody is at."""

from typing import Any

import pytest

from budgetable.rules import Refused
from budgetable.tables import commands as ask
from budgetable.tables import entries as log
from budgetable.tables.declined import Declined
from budgetable.tables.options import Options
from tests.tables.kit import Room, room_in, run
from tests.tables.test_away import PHASES, phase, presence, stay, table

ALL_HERE = ["here", "here", "here"]


def moves_by(room: Room) -> list[tuple[int, str]]:
    """Who made each move, and who chose it."""
    told = [each.entry for each in room.live.recent]
    return [(entry.seat, entry.by) for entry in told if isinstance(entry, log.Moved)]


# Signs of life.


async def polls(room: Room) -> None:
    room.live.leave(await room.live.enter(2))


async def says(room: Room) -> None:
    await room.do(2, ask.Say(phrase="hello"))


async def asks_in_vain(room: Room) -> None:
    with pytest.raises(Declined, match="undo-nothing"):
        await room.do(2, ask.Undo())


async def moves_out_of_turn(room: Room) -> None:
    with pytest.raises(Declined, match="stale"):
        await room.play(2, "draw deck", 0)


async def looks(room: Room) -> None:
    await room.live.hear(2)


@pytest.mark.parametrize("sign", [polls, says, asks_in_vain, moves_out_of_turn, looks])
def test_whatever_is_heard_of_a_seat_counts_for_half_a_minute(tmp_path, sign):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 3)
            for _ in range(3):
                await room.passes(29.9)
                await sign(room)
            await room.passes(29.9)
            assert presence(room) == ALL_HERE
            assert "Ben is away." not in room.said(1)
            await room.passes(0.1)
            assert presence(room) == ["here", "away", "here"]
            assert room.said(3)[-1] == "Ben is away."
            await sign(room)
            assert presence(room) == ALL_HERE
            assert "Ben is back." in room.said(3)[-2:]

    run(test())


def test_a_long_poll_keeps_the_seat_for_as_long_as_it_is_open(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 3)
            poll = await room.live.enter(2)
            await room.passes(300)
            assert presence(room) == ALL_HERE
            room.live.leave(poll)
            await room.passes(29.9)
            assert presence(room) == ALL_HERE
            await room.passes(0.1)
            assert presence(room) == ["here", "away", "here"]

    run(test())


def test_a_seat_is_here_until_the_last_of_its_streams_is_closed(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 3)
            phone = await room.live.enter(2, stays=True)
            laptop = await room.live.enter(2, stays=True)
            room.live.leave(phone)
            await room.passes(300)
            assert presence(room) == ALL_HERE
            room.live.leave(laptop)
            await room.passes(30)
            assert presence(room) == ["here", "away", "here"]

    run(test())


def test_one_device_that_holds_several_seats_is_there_for_each(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            ticket = await room.live.enter(1, 1, 2, stays=True)
            await room.passes(300)
            assert presence(room) == ["here", "here", "away"]
            room.live.leave(ticket)
            await room.passes(30)
            assert presence(room) == ["away", "away", "away"]
            await room.live.hear(3, 2)
            assert presence(room) == ["away", "here", "here"]

    run(test())


def test_a_hidden_page_is_seen_again_by_whatever_is_heard_of_it(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            room.live.hide(2)
            await room.passes(29.9)
            await says(room)
            await room.passes(1000)
            assert presence(room) == ALL_HERE
            room.live.hide(2)
            await room.passes(29.9)
            assert presence(room) == ALL_HERE
            await room.passes(0.1)
            assert presence(room) == ["here", "away", "here"]
            await stay(room, 2)  # Another tab is opened beside it.
            assert presence(room) == ALL_HERE
            assert room.said(2)[-1] == "You are back."

    run(test())


def test_who_is_away_is_told_once_and_who_never_was_is_not_back(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1)
            told = room.table.told
            await room.live.hear(2)
            await room.live.hear(3)
            assert room.table.told == told
            await room.passes(10_000)
            assert room.said(1)[-2:] == ["Ben is away.", "Cy is away."]
            assert room.table.told == told + 2

    run(test())


def test_in_the_lobby_who_moves_up_a_seat_is_not_away_for_that(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "-", "Cy", options=Options()) as room:
            await stay(room, 1)
            await room.passes(25)
            await room.live.hear(3)
            await room.passes(25)
            await room.do(1, ask.Close(target=2))
            await room.passes(4)
            assert "Cy is away." not in room.said(1)

    run(test())


# Who may let a bot play for whom.


def test_a_bot_plays_only_for_one_long_away_whom_the_table_waits_for(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", ":steady", **four()) as room:
            await stay(room, 3)
            await room.passes(89.9)  # Ann and Ben are away for 59.9 seconds; it is Ann's turn.
            for target, why in ((1, "not-long-away"), (2, "not-needed"), (4, "bot-already")):
                with pytest.raises(Declined, match=why):
                    await room.do(3, ask.Bot(target=target))
            await room.passes(0.1)
            with pytest.raises(Declined, match="not-needed"):
                await room.do(3, ask.Bot(target=2))
            with pytest.raises(Declined, match="no-such-bot"):
                await room.do(3, ask.Bot(target=1, bot="clever"))
            with pytest.raises(Declined, match="no-seat"):
                await room.do(0, ask.Bot(target=1))  # A spectator.
            assert not room.table.seat(1).bot
            await room.do(3, ask.Bot(target=1, bot="novice"))
            taken = room.live.recent[-1].entry
            assert isinstance(taken, log.TakenOver)
            assert (taken.seat, taken.bot, taken.why, taken.by) == (1, "novice", "away", 3)

    run(test())


def four() -> dict[str, Any]:
    options = Options(pace=1, beat=0, grace=60, first_dealer=4)
    return {"options": options}


def test_long_after_the_grace_one_may_still_ask(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 2)
            await room.passes(5000)
            await room.live.hear(3)
            await room.do(3, ask.Bot(target=1))
            await room.passes(1)
            assert moves_by(room) == [(1, "bot")]

    run(test())


@pytest.mark.parametrize("grace", [1, 60, 600])
def test_the_grace_is_the_tables_own_and_a_moment_here_begins_it_anew(tmp_path, grace):
    async def test():
        options = Options(grace=grace, first_dealer=3)
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table(options)) as room:
            await stay(room, 2, 3)
            await room.passes(30 + grace - 0.1)
            await room.live.hear(1)
            await room.passes(30 + grace - 0.1)
            with pytest.raises(Declined, match=r"not-long-away .* seconds 1$"):
                await room.do(2, ask.Bot(target=1))
            await room.passes(0.1)
            await room.do(2, ask.Bot(target=1))

    run(test())


def test_the_bot_plays_on_turn_after_turn_until_its_person_is_heard_of(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", options=four_of_three()) as room:
            await stay(room, 2, 3)
            await room.passes(90)
            await room.do(2, ask.Bot(target=1))
            await room.do(2, ask.Bot())
            await room.do(3, ask.Bot())
            for _ in range(60):
                await room.passes(1)
            assert room.match.state.turns_ended >= 4
            assert room.table.seat(1).why == "away"
            assert {by for _, by in moves_by(room)} == {"bot"}
            assert presence(room) == ["away", "here", "here"]
            await room.reload()
            assert room.table.seat(1).why == "away"
            await room.live.hear(1)
            assert not room.table.seat(1).bot
            assert room.table.seat(2).bot == "steady"

    run(test())


def four_of_three() -> Options:
    return Options(pace=1, beat=0, grace=60, first_dealer=3)


async def is_heard_of(room: Room, seat: int) -> None:
    await room.live.hear(seat)


async def opens_a_page(room: Room, seat: int) -> None:
    await room.live.enter(seat, stays=True)


async def moves(room: Room, seat: int) -> None:
    await room.play(seat, room.legal(seat)[0])


async def says_return(room: Room, seat: int) -> None:
    await room.do(seat, ask.Return())


RETURNS = [is_heard_of, opens_a_page, moves, says_return]


@pytest.mark.parametrize("returns", RETURNS)
@pytest.mark.parametrize("name", PHASES)
def test_whoever_returns_has_the_seat_at_once_in_every_phase(tmp_path, name, returns):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            seat = await phase(room, name)
            others = [n for n in (1, 2, 3) if n != seat]
            await stay(room, *others)
            await room.passes(90)
            await room.do(others[0], ask.Bot(target=seat))
            await room.passes(0.9)  # The bot has thought, and would play in a moment.
            at, chosen = room.position, moves_by(room)
            await returns(room, seat)
            assert not room.table.seat(seat).bot
            assert presence(room) == ALL_HERE
            mine = [(seat, "person")] if returns is moves else []
            await room.passes(20)
            assert moves_by(room) == chosen + mine
            assert room.position == at + len(mine)
            if returns is not moves:
                await moves(room, seat)

    run(test())


@pytest.mark.parametrize("returns", RETURNS)
def test_whoever_returns_in_mid_turn_goes_on_where_the_bot_was(tmp_path, returns):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 2, 3)
            await room.passes(90)
            await room.do(2, ask.Bot(target=1))
            await room.passes(1)
            assert room.view(1).draws_left == 1
            await returns(room, 1)
            await room.passes(5)
            assert room.view(1).draws_left == (0 if returns is moves else 1)

    run(test())


# Playing for oneself, or not.


@pytest.mark.parametrize("ends", [moves, says_return])
def test_play_for_me_stays_through_silence_and_signs_of_life(tmp_path, ends):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", options=four_of_three()) as room:
            await stay(room, 2, 3)
            await room.do(1, ask.Bot())
            assert room.said(2)[-1] == "The bot steady plays for Ann for a while."
            for _ in range(4):
                await room.passes(40)  # Away, and back again.
                assert room.table.seat(1).away_since
                await room.live.hear(1)
                room.live.leave(await room.live.enter(1))
                await room.do(1, ask.Say(phrase="hello"))
                await room.do(1, ask.Stand(answer="accept"))
                assert room.table.seat(1).why == "asked"
            await room.reload()
            assert room.table.seat(1).why == "asked"
            assert (1, "bot") in moves_by(room)
            with pytest.raises(Declined, match="bot-already"):
                await room.do(1, ask.Bot())
            while room.table.to_act != 1:
                await moves(room, room.table.to_act)
            await ends(room, 1)
            assert not room.table.seat(1).bot

    run(test())


def test_an_any_time_card_out_of_turn_is_a_move_and_takes_the_seat_back(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await room.do(3, ask.Bot())
            await room.play(3, "play scam 1", -1)
            assert not room.table.seat(3).bot
            assert moves_by(room)[-1] == (3, "person")

    run(test())


def test_a_move_that_is_refused_takes_no_seat_back(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await room.do(2, ask.Bot())
            with pytest.raises(Refused, match="not-your-turn"):
                await room.play(2, "draw deck")
            assert room.table.seat(2).why == "asked"

    run(test())


# A table that nobody is at.


def at_length(**more: Any) -> Options:
    """All that goes on by itself, at once."""
    return Options(pace=1, beat=1, grace=1, takeover="automatic", clock=60, first_dealer=3, **more)


async def goes(room: Room, seat: int) -> None:
    """The seat's page is hidden, and says so."""
    room.live.hide(seat)


@pytest.mark.parametrize("watched", [False, True])
@pytest.mark.parametrize("turn", ["a person's", "the bot's"])
def test_when_all_people_are_away_nothing_goes_on_until_one_is_back(tmp_path, turn, watched):
    async def test():
        async with room_in(tmp_path, "Ann", ":steady", "Cy", options=at_length()) as room:
            if turn == "the bot's":
                while room.table.to_act == 1:
                    await moves(room, 1)
            if watched:
                await stay(room, 0)
            for seat in (1, 3):
                await goes(room, seat)
            room.clock.time += 30  # So that nothing comes before it.
            await room.passes(0)
            assert presence(room) == ["away", "here", "away"]
            told, position = room.table.told, room.position
            await room.passes(100_000)
            assert (room.table.told, room.position) == (told, position)
            assert room.clock.due() == []
            assert not room.table.countdown.runs
            await room.live.hear(3 if room.table.to_act == 1 else 1)
            assert room.clock.due()
            await room.passes(10)
            assert room.position > position

    run(test())
