"""What is typed at a table over HTTP: questions are answered, moves are read in their turn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from budgetable.tables import commands as ask
from budgetable.tables import deciding
from budgetable.tables.declined import Declined
from budgetable.tables.live import Done, Live
from budgetable.tables.reader import Profile
from budgetable.tables.table import Table
from budgetable.web import advice
from budgetable.web.messages import Line
from budgetable.words import lines
from budgetable.words.reading import Unclear


@contextmanager
def declining() -> Iterator[None]:
    """What cannot be read is declined, with what would be right."""
    try:
        yield
    except Unclear as unclear:
        raise Declined("unclear", why=str(unclear)) from None


def answer(live: Live, reads: Profile, line: str) -> str:
    """The answer to a question. Raises Declined, `unclear` with what would be right."""
    match = live.table.match
    if match is None and lines.needs_match(line):
        raise Declined("not-started")
    if step := lines.hint_step(line):
        return advice.hint(live, reads, step).said
    with declining():
        return lines.answered(line, match, reads.seat, live.reader(reads).voice(live.table))


async def carry_out(
    live: Live, reads: Profile, seat: int, key: str, line: str, typed: Line
) -> Done:
    """Play a move that was typed, or take the last one back. Raises Declined or Refused.

    A move is read at the table as it is when its turn comes: the third card of the hand is the
    third in the position that was seen, or nothing is played.
    """
    if lines.is_undo(line):
        return await live.do(seat, ask.Undo(id=typed.id), key)

    def read(table: Table) -> str:
        view = deciding.match_of(table).view(seat)
        with declining():
            return lines.written(line, view, live.reader(reads).voice(table))

    play = ask.Play(move=line, position=typed.position, id=typed.id)
    return await live.play(seat, play, key, read)
