"""Taking a move back: one's own last one, while nothing hidden was shown."""

import pytest

from budgetable import records
from budgetable.tables import commands as ask
from budgetable.tables.declined import Declined
from budgetable.tables.options import Options
from tests.kit import DECK
from tests.tables.kit import room_in, run
from tests.tables.test_lessons import HANDS, QUICK, attack, outcome, to_actions
from tests.web.kit import Stacked


def test_the_last_action_is_taken_back_and_the_record_never_had_it(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **attack(*HANDS[:2])) as room:
            await to_actions(room, 1)
            before, at = room.view(1), room.position
            await room.play(1, "place part-300")
            await room.do(1, ask.Undo())
            assert room.view(1) == before
            assert room.position == at + 2  # It never goes back.
            record = records.of(room.match)
            assert record.rounds[0].moves == ("1 draw deck", "1 draw deck")
            await room.reload()
            assert room.view(1) == before
            assert "Ann takes the last move back." in room.said(2)
            assert await outcome(room.play(1, "place part-300", at)) == "stale"

    run(test())


def test_several_actions_are_taken_back_one_after_the_other(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **attack(*HANDS[:2])) as room:
            await to_actions(room, 1)
            before = room.view(1)
            await room.play(1, "place part-300")
            await room.play(1, "place a-200")
            await room.do(1, ask.Undo())
            await room.do(1, ask.Undo())
            assert room.view(1) == before

    run(test())


def test_lesson_16_what_was_revealed_stays_and_the_pile_with_it(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **attack(*HANDS[:2])) as room:
            pile = list(room.match.state.pile)
            await room.play(1, "draw deck")
            with pytest.raises(Declined, match="undo-revealed"):
                await room.do(1, ask.Undo())
            await room.play(1, "draw discard")
            await room.do(1, ask.Undo())  # Everybody saw that card before.
            assert list(room.match.state.pile) == pile
            await room.play(1, "draw discard")
            with pytest.raises(Declined, match="undo-not-yours"):
                await room.do(2, ask.Undo())

    run(test())


def test_nothing_is_taken_back_once_another_seat_has_acted(tmp_path):
    hands = ("bill-200 part-300 part-500 a-200 b-200", "scam no a-200 b-200 c-500")

    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **attack(*hands)) as room:
            await to_actions(room, 1)
            await room.play(1, "place part-300")
            await room.play(2, "play scam 1", -1)
            with pytest.raises(Declined, match="undo-not-yours"):
                await room.do(1, ask.Undo())
            await room.play(1, "accept")
            await room.do(1, ask.Undo())  # An answer that showed nothing is an action too.
            assert room.view(1).pending is not None

    run(test())


def test_whoever_takes_a_move_back_has_the_seat_back_too(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "Ben", **attack(*HANDS[:2])) as room:
            await to_actions(room, 1)
            await room.play(1, "place part-300")
            await room.do(1, ask.Bot())
            done = await room.do(1, ask.Undo(id="undo"))
            assert (done.position, done.told) == (room.position, room.table.told)
            assert not room.table.seat(1).bot
            assert not room.view(1).budget.cards
            for _ in range(2):
                assert await room.do(1, ask.Undo(id="undo")) == done
                await room.reload()
            with pytest.raises(Declined, match="undo-revealed"):
                await room.do(1, ask.Undo())

    run(test())


def test_a_table_may_have_no_undo(tmp_path):
    async def test():
        options = Options(beat=0, pace=0, undo=False)
        luck = Stacked(*HANDS[:2])
        async with room_in(tmp_path, "Ann", "Ben", deck=DECK, luck=luck, options=options) as room:
            await to_actions(room, 1)
            await room.play(1, "place part-300")
            with pytest.raises(Declined, match="undo-off"):
                await room.do(1, ask.Undo())

    run(test())


def test_there_is_nothing_to_take_back_before_the_first_move(tmp_path):
    async def test():
        async with room_in(tmp_path, "Ann", "-", options=QUICK) as room:
            with pytest.raises(Declined, match="not-started"):
                await room.do(1, ask.Undo())
            await room.live.join("Ben", "key")
            await room.do(1, ask.Start())
            with pytest.raises(Declined, match="undo-nothing"):
                await room.do(1, ask.Undo())

    run(test())
