"""Matches as a table of decisions, for programs that count and learn: one row for every move.

docs/environment.md, "Matches as Parquet", says what each column is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from budgetable.decks import fingerprint
from budgetable.records.files import whole
from budgetable.records.record import Record
from budgetable.records.replay import replay
from budgetable.rules.match import Match
from budgetable.rules.moves import Move
from budgetable.rules.view import View

if TYPE_CHECKING:
    import pyarrow

FORMAT: Final = "budgetable-decisions/1"

ROWS: Final = 50_000
"""Rows that are written at once: a file of any length needs the memory of so many."""

Row = dict[str, Any]


class NotInstalled(ImportError):
    """What writes the file is an extra that is not installed here."""


def decisions(record: Record, name: str) -> list[Row]:
    """The decisions of a match, under the name that it shall have in the table.

    Raises FaultyRecord where the record breaks a rule.
    """
    rows: list[Row] = []
    deck = fingerprint(record.deck)
    before: Match | None = None
    rounds: list[Match] = []
    for step in replay(record):
        if step.move is None:
            rounds.append(step.match)
        else:
            assert before is not None
            row: Row = {"match": name, "deck": record.deck.name, "deck_fingerprint": deck}
            row |= decision(before.view(step.seat), step.move)
            row |= {"ply": step.ply, "player": record.players[step.seat - 1]}
            rows.append(row)
        rounds[-1] = before = step.match
    for made in rows:
        played = rounds[made["round"] - 1]
        made["round_over"] = played.round.is_over
        made["round_winner"] = played.state.winner or None
        made["match_over"] = rounds[-1].is_over
        made["match_winner"] = rounds[-1].winner or None
    return rows


def decision(view: View, move: Move) -> Row:
    """What a seat saw, what it could do, and what it did."""
    pending = view.pending
    legal = [str(each) for each in view.legal]
    return {
        "round": view.round,
        "seats": len(view.seats),
        "dealer": view.dealer,
        "seat": view.you,
        "turn": view.turn,
        "turns_ended": view.turns_ended,
        "phase": view.phase,
        "draws_left": view.draws_left,
        "actions_left": view.actions_left,
        "wins": list(view.wins),
        "hand": [card.id for card in view.hand],
        "hand_counts": [seat.hand_count for seat in view.seats],
        "budgets": [[card.id for card in seat.budget.cards] for seat in view.seats],
        "incomes": [seat.budget.income for seat in view.seats],
        "expenses": [seat.budget.expenses for seat in view.seats],
        "draw_pile": view.draw_pile,
        "discard_pile": len(view.discard_pile),
        "discard_top": view.discard_pile[-1].id if view.discard_pile else None,
        "pending_card": pending.card.id if pending is not None else None,
        "pending_by": pending.by if pending is not None else None,
        "pending_letter": (pending.letter or None) if pending is not None else None,
        "legal": legal,
        "move": str(move),
        "choice": legal.index(str(move)),
    }


def schema() -> pyarrow.Schema:
    """The columns of the file and their types. Raises NotInstalled."""
    try:
        import pyarrow as pa
    except ModuleNotFoundError as missing:
        raise NotInstalled(str(missing)) from missing
    small, number = pa.int8(), pa.int32()
    # Ids, lines and names come again and again: each is written once, and then its number.
    text = pa.dictionary(pa.int32(), pa.string())
    ids = pa.list_(pa.string())
    types: Mapping[str, Any] = {
        "match": text, "deck": text, "deck_fingerprint": text,
        "round": pa.int16(), "ply": number, "seats": small, "dealer": small,
        "seat": small, "player": text, "turn": small, "turns_ended": number, "phase": text,
        "draws_left": small, "actions_left": small, "wins": pa.list_(small),
        "hand": ids, "hand_counts": pa.list_(small), "budgets": pa.list_(ids),
        "incomes": pa.list_(number), "expenses": pa.list_(number),
        "draw_pile": pa.int16(), "discard_pile": pa.int16(), "discard_top": text,
        "pending_card": text, "pending_by": small, "pending_letter": text,
        "legal": ids, "move": text, "choice": pa.int16(),
        "round_over": pa.bool_(), "round_winner": small,
        "match_over": pa.bool_(), "match_winner": small,
    }  # fmt: skip
    return pa.schema(list(types.items()), metadata={"format": FORMAT})


def write_parquet(file: Path, matches: Iterator[list[Row]]) -> int:
    """Write the decisions of matches to a file, and say how many they are.

    The file is there when all of it is: what goes wrong in between leaves none. Raises
    NotInstalled, and OSError where it cannot be written.
    """
    columns = schema()
    import pyarrow as pa
    import pyarrow.parquet as parquet

    count = 0
    with whole(file) as part, parquet.ParquetWriter(part, columns, compression="zstd") as writer:
        waiting: list[Row] = []
        for rows in matches:
            waiting += rows
            count += len(rows)
            if len(waiting) >= ROWS:
                writer.write_table(pa.Table.from_pylist(waiting, schema=columns))
                waiting = []
        writer.write_table(pa.Table.from_pylist(waiting, schema=columns))
    return count
