"""A table is its log: whoever reads it has the same table, at every moment."""

import random
from typing import Any

import msgspec
import pytest

from budgetable import records
from budgetable.rules import Refused, Seeded
from budgetable.tables import commands as ask
from budgetable.tables import telling
from budgetable.tables.declined import Declined
from budgetable.tables.options import Options
from budgetable.tables.table import Table
from tests.tables.kit import Room, room_in, run


def facts(table: Table) -> dict[str, Any]:
    """All that a table is, the match by what each seat sees of it and its whole state."""
    plain = {
        name: getattr(table, name)
        for name in table.__struct_fields__
        if name not in ("match", "luck", "deck")
    }
    match = table.match
    if match is None:
        return plain
    views = [match.view(seat) for seat in range(match.seats + 1)]
    undo = [match.can_undo(seat) for seat in range(1, match.seats + 1)]
    record = records.to_json(records.of(match))
    return {**plain, "state": match.state, "views": views, "undo": undo, "record": record}


async def step(room: Room, rng: random.Random) -> None:
    """Anything that can happen at a table, allowed or not."""
    seat = rng.randint(1, 3)
    target = rng.randint(0, 3)
    table = room.table
    match = table.match
    assert match is not None
    roll = rng.random()
    try:
        if match.is_over:
            await room.do(seat, ask.Rematch())
        elif match.round.is_over:
            await room.do(seat, ask.Deal())
        elif roll < 0.6:
            seats = [n for n in (1, 2, 3) if match.view(n).legal]
            who = rng.choice(seats)
            await room.play(who, str(rng.choice(match.view(who).legal)), id=str(rng.random()))
        elif roll < 0.7:
            await room.do(seat, ask.Undo())
        elif roll < 0.75:
            await room.do(seat, ask.Bot(target=target))
        elif roll < 0.8:
            await room.do(seat, ask.Return())
        elif roll < 0.83:
            await room.do(seat, ask.Rename(name=f"Name {rng.randint(1, 99)}"))
        elif roll < 0.86:
            await room.do(seat, ask.Stand(answer=rng.choice(["accept", ""])))
        elif roll < 0.89:
            await room.do(seat, ask.Time(factor=rng.choice([None, 0, 2, 5])))
        elif roll < 0.91:
            await room.do(seat, ask.Open(target=target))
        elif roll < 0.94:
            await room.live.join(f"Guest {rng.randint(1, 99)}", f"key {rng.random()}")
        elif roll < 0.96:
            await room.live.link(seat)
        elif roll < 0.97:
            await room.do(seat, ask.Host(target=target))
        else:
            await room.passes(rng.choice([1, 20, 40, 70]))
    except (Refused, Declined):
        pass
    await room.passes(0)


@pytest.mark.parametrize("seed", range(6))
def test_lesson_20_a_table_read_anew_is_the_one_that_was(tmp_path, seed):
    async def test():
        rng = random.Random(seed)
        options = Options(
            rounds_to_win=1, turn_limit=4, beat=rng.choice([0, 3]), pace=1, grace=5,
            clock=rng.choice([0, 60]), takeover=rng.choice(["ask", "automatic"]),
        )  # fmt: skip
        async with room_in(
            tmp_path, "Ann", "Ben", "Cy", options=options, luck=Seeded(seed)
        ) as room:
            for _ in range(60):
                await step(room, rng)
                before = facts(room.table)
                told = [told_all(each) for each in room.live.recent]
                await room.reload()
                after = facts(room.table)
                for name, value in before.items():
                    assert after[name] == value, name
                assert [told_all(each) for each in room.live.recent] == told
            log = await room.house.history(room.id)
            assert len(log) == room.table.rows

    run(test())


def told_all(happening) -> bytes:
    each = [telling.facts(happening, reader) for reader in range(4)]
    return msgspec.json.encode([happening.told, happening.position, each])


def test_a_record_holds_the_match_as_it_was_played_and_replays(tmp_path):
    async def test():
        options = Options(rounds_to_win=1, turn_limit=10, beat=0, pace=0)
        async with room_in(tmp_path, ":steady", "Ann", options=options) as room:
            await room.do(2, ask.Bot(bot="steady"))
            while room.table.is_playing:
                await room.passes(1)
                await room.live.hear(2)
                if room.match.round.is_over and room.table.is_playing:
                    await room.do(2, ask.Deal())
            steps = list(records.replay(records.of(room.match)))
            assert steps[-1].match.state == room.match.state
            await room.do(2, ask.Rematch())
            first = await room.house.match(room.live, 1)
            assert records.of(first) == records.of(steps[-1].match)
            with pytest.raises(Declined, match="no-such-match"):
                await room.house.match(room.live, 3)
            then, happening = await room.house.past(room.live, 5)
            assert then.position == 5
            assert happening is not None
            with pytest.raises(Declined, match="no-such-position"):
                await room.house.past(room.live, room.position + 1)

    run(test())
