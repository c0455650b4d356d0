"""A record shown position by position to whoever sends it; nothing of it is kept.

A long match takes seconds, so it is worked out and packed beside the loop that all tables share:
in one thread, for more of them would only take the time from those who play.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from budgetable import records
from budgetable.tables.declined import Declined
from budgetable.tables.reader import Profile, Reader
from budgetable.tables.replaying import replayed
from budgetable.web.compression import GZIP, LEVEL
from budgetable.web.decks import deck_shape
from budgetable.web.messages import Past, Stop
from budgetable.web.problems import Told, problem
from budgetable.web.shapes import events_of, hands_of, view_of
from budgetable.words import record_fault, record_problem, text

MOST_BYTES: Final = 2_000_000
"""Ten times the record of the longest match that a table of four bots is likely to play."""

MOST_POSITIONS: Final = 10_000
"""More than such a match has."""

MOST_SHOWN: Final = 64_000_000
"""Bytes of an answer: of a deck with names that fill pages, every position would tell them all."""

MOST_WAITING: Final = 60
"""Two classes, each of whose pupils looks at the match again."""

STATUS: Final = {"not-utf8": 400, "not-json": 400, "too-large-file": 413}


class Replays:
    """Replays records, one after the other."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "replaying")
        self._waiting = 0

    async def answer(self, source: bytes, reads: Profile, gzip: bool) -> bytes:
        """A Replay as JSON, packed if wished. Raises Declined, BadDeck, and Told for what is
        no record.
        """
        if self._waiting >= MOST_WAITING:
            raise Declined("too-many-requests")
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, answer, source, reads, gzip)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Begin no more of them."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def answer(source: bytes, reads: Profile, gzip: bool) -> bytes:
    """The positions of a record's match up to its end, its first fault, or as many as fit."""
    try:
        data = replay(source, reads)
    except records.BadRecord as bad:
        raise no_record(bad.code, bad.field, bad.value, reads.language) from None
    if gzip:
        return zlib.compress(data, LEVEL, wbits=GZIP + zlib.MAX_WBITS)
    return data


def replay(source: bytes, reads: Profile) -> bytes:
    """The same, not packed. Each position is text at once: as values, all would take much more."""
    record = records.from_json(source)
    if reads.seat > len(record.players):
        raise Declined("no-such-seat", seat=reads.seat, seats=len(record.players))
    encoder = msgspec.json.Encoder()
    reader = Reader(reads)
    shown: list[msgspec.Raw] = []
    stop: Stop | None = None
    left = MOST_SHOWN
    try:
        for table, happening in replayed(record):
            if len(shown) == MOST_POSITIONS or left < 0:
                stop = Stop("too-long", text("problem-too-long", reads.language, most=len(shown)))
                break
            assert table.match is not None
            told, _ = events_of(table, [happening], reader)
            past = Past(told, view_of(table, reader, table.at), hands_of(table.match))
            shown.append(msgspec.Raw(encoder.encode(past)))
            left -= len(shown[-1])
            # Let those who play have their turn: one call in a hundred then takes 2 ms, not 28.
            time.sleep(0)
    except records.FaultyRecord as faulty:
        place = (faulty.round, faulty.ply, faulty.fault, faulty.line)
        stop = Stop(faulty.code, record_fault(*place, reads.language))
    return encoder.encode(
        {
            "players": record.players,
            "deck": deck_shape(record.deck, reads.language),
            "positions": shown,
            "problem": stop,
        }
    )


def no_record(code: str, field: str, value: str, language: str) -> Told:
    """What cannot be read as a record, in words."""
    said = record_problem(code, field, value, language)
    values = {name: each[:200] for name, each in (("field", field), ("value", value)) if each}
    return Told(problem(code, said, STATUS.get(code, 422), values=values))
