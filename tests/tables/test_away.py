"""Nobody waits for the absent: who is away, who plays for them, and how they come back."""

import pytest

from budgetable.tables import commands as ask
from budgetable.tables.declined import Declined
from budgetable.tables.options import Options
from tests.kit import DECK
from tests.tables.kit import Room, room_in, run
from tests.tables.test_lessons import to_actions
from tests.web.kit import Stacked

HANDS = (
    "bill-200 bill-300 part-300 a-200 a-300",
    "no part-500 a-200 b-200 c-500",
    "scam part-800 a-400 b-300 c-900",
)
PACED = Options(pace=1, beat=0, grace=60, first_dealer=3)


def table(options: Options = PACED):
    return {"deck": DECK, "luck": Stacked(*HANDS), "options": options}


def presence(room: Room) -> list[str]:
    return ["away" if seat.away_since else "here" for seat in room.table.seats]


async def stay(room: Room, *seats: int) -> None:
    """These follow the table from now on."""
    for seat in seats:
        await room.live.enter(seat, stays=True)


def test_half_a_minute_of_silence_is_away_and_a_stream_is_not_silent(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1)
            await room.passes(20)
            await room.live.hear(2)
            await room.passes(9.9)
            assert presence(room) == ["here", "here", "here"]
            await room.passes(0.1)
            assert presence(room) == ["here", "here", "away"]
            await room.passes(20)
            assert presence(room) == ["here", "away", "away"]
            assert room.said(1)[-2:] == ["Cy is away.", "Ben is away."]
            await room.live.hear(3)
            assert presence(room) == ["here", "away", "here"]
            assert room.said(1)[-1] == "Cy is back."
            assert room.said(3)[-1] == "You are back."

    run(test())


def test_a_page_that_is_hidden_is_away_though_its_stream_is_open(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            room.live.hide(2)
            await room.passes(29)
            assert presence(room) == ["here", "here", "here"]
            await room.passes(1)
            assert presence(room) == ["here", "away", "here"]
            await room.live.hear(2)
            await room.passes(100)
            assert presence(room) == ["here", "here", "here"]

    run(test())


def test_a_stream_that_is_cut_and_opened_again_is_never_away(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 3)
            for _ in range(5):
                ticket = await room.live.enter(2, stays=True)
                await room.passes(50)
                room.live.leave(ticket)
                await room.passes(29)
            assert "Ben is away." not in room.said(1)

    run(test())


async def phase(room: Room, name: str) -> int:
    """Bring the table to where it waits for a seat in this phase; that seat."""
    if name == "draw":
        return 1
    await to_actions(room, 1)
    if name == "act":
        return 1
    if name == "answer":
        await room.play(1, "play bill-200 2")
        return 2
    await room.play(1, "done")
    assert room.view(1).phase == "discard"
    return 1


PHASES = ("draw", "act", "discard", "answer")


@pytest.mark.parametrize("name", PHASES)
def test_who_is_there_may_let_a_bot_play_for_one_long_away_in_every_phase(tmp_path, name):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            seat = await phase(room, name)
            others = [n for n in (1, 2, 3) if n != seat]
            await stay(room, *others)
            helper = others[0]
            with pytest.raises(Declined, match="not-away"):
                await room.do(helper, ask.Bot(target=seat))
            await room.passes(30 + 59)
            assert presence(room)[seat - 1] == "away"
            with pytest.raises(Declined, match=r"not-long-away .* seconds 2"):
                await room.do(helper, ask.Bot(target=seat))
            await room.passes(1)
            with pytest.raises(Declined, match="not-needed"):
                await room.do(others[1], ask.Bot(target=others[0]))
            at = room.position
            await room.do(helper, ask.Bot(target=seat))
            await room.passes(0.9)
            assert room.position == at
            await room.passes(0.1)
            assert room.position == at + 1
            with pytest.raises(Declined, match=r"bot-already|not-needed"):
                await room.do(helper, ask.Bot(target=seat))
            # Whoever returns has the seat at once.
            before = room.position
            await room.live.hear(seat)
            assert not room.table.seat(seat).bot
            if room.table.to_act == seat:
                await room.passes(29)
                assert room.position == before
                await room.play(seat, room.legal(seat)[0])

    run(test())


def test_a_move_takes_the_seat_back_too(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await room.do(1, ask.Bot())
            assert room.said(2)[-1] == "The bot steady plays for Ann for a while."
            await room.live.hear(1)
            assert room.table.seat(1).bot == "steady"  # It was asked to, by its own person.
            await room.passes(1)
            assert room.view(1).draws_left == 1
            await room.play(1, "draw deck")
            assert not room.table.seat(1).bot
            await room.do(1, ask.Bot())
            await room.do(1, ask.Return())
            assert not room.table.seat(1).bot

    run(test())


@pytest.mark.parametrize("name", PHASES)
def test_the_host_may_have_it_done_by_itself(tmp_path, name):
    async def test():
        options = Options(pace=1, beat=0, grace=10, takeover="automatic")
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table(options)) as room:
            seat = await phase(room, name)
            await stay(room, *[n for n in (1, 2, 3) if n != seat])
            at = room.position
            await room.passes(39.9)
            assert not room.table.seat(seat).bot
            await room.passes(0.1)
            assert room.table.seat(seat).bot == "steady"
            await room.passes(1)
            assert room.position == at + 1

    run(test())


def test_a_table_whose_people_are_all_away_just_waits(tmp_path):
    async def test():
        options = Options(pace=1, grace=1, takeover="automatic", clock=60)
        async with room_in(tmp_path, "Ann", ":steady", options=options) as room:
            for _ in range(50):  # Until it is the bot's turn, or Ann's.
                await room.passes(1)
            position = room.position
            await room.passes(100_000)
            assert room.position == position
            assert room.clock.due() == []
            await room.live.hear(1)
            assert room.clock.due()

    run(test())


def test_a_spectator_keeps_no_seat_and_lets_no_bot_play(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 0)
            await room.passes(31)
            assert presence(room) == ["away"] * 3
            at = room.position
            await room.passes(1000)
            assert room.position == at

    run(test())


def test_after_a_restart_everybody_has_a_moment_to_come_back(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", "Cy", **table()) as room:
            await stay(room, 1, 2, 3)
            await room.passes(500)
            await room.reload()
            await stay(room, 1)
            await room.passes(29)
            assert presence(room) == ["here", "here", "here"]
            await room.passes(1)
            assert presence(room) == ["here", "away", "away"]

    run(test())
