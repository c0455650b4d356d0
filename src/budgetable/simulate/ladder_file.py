"""A ladder on its way, in a file: what it is of, then a line for each match that was played.

A line is written when its match is over, so a ladder that was stopped goes on where it was.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from budgetable import decks
from budgetable.bots import BOTS
from budgetable.simulate.ladder import Ladder, Played

FORMAT: Final = "budgetable-ladder/1"


class OtherLadder(ValueError):
    """The file is not this ladder's: of other bots, another deck or seed, or no ladder at all."""


def resume(file: Path, ladder: Ladder) -> list[Played]:
    """What was played of a ladder, in its order; a new file is begun where there is none.

    Raises OtherLadder and OSError.
    """
    head = _line(_head(ladder))
    if not file.exists():
        file.write_bytes(head)
        return []
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]  # The last line may have been cut off while written.
    lines = whole.splitlines(keepends=True)
    order = ladder.order()
    if not lines or lines[0] != head or len(lines) - 1 > len(order):
        raise OtherLadder(file)
    played = [_played(line) for line in lines[1:]]
    if [(match.seats, match.number) for match in played] != [
        (plan.seats, number) for plan, number in order[: len(played)]
    ]:
        raise OtherLadder(file)
    if whole != text:
        file.write_bytes(whole)
    return played


def keep(file: Path, played: Played) -> None:
    """Add a match to a file that was resumed. Raises OSError."""
    match = {
        "seats": played.seats,
        "match": played.number,
        "winner": played.winner,
        "rounds": played.rounds,
    }
    with file.open("ab") as stream:
        stream.write(_line(match))


def _head(ladder: Ladder) -> dict[str, Any]:
    plan = ladder.plans[0]
    return {
        "format": FORMAT,
        "deck": decks.fingerprint(decks.from_data(json.loads(plan.deck))),
        "bots": {bot: BOTS[bot].version for bot in ladder.bots},
        "tables": [[plan.matches, *plan.seats] for plan in ladder.plans],
        "seed": plan.seed,
        "rounds_to_win": plan.options.rounds_to_win,
        "turn_limit": plan.options.turn_limit,
    }


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data).encode() + b"\n"


def _played(line: bytes) -> Played:
    try:
        data = json.loads(line)
        played = Played(tuple(data["seats"]), data["match"], data["winner"], tuple(data["rounds"]))
    except (ValueError, KeyError, TypeError):
        raise OtherLadder(line) from None
    seats = len(played.seats)
    numbers = (played.winner, *played.rounds)
    if len(numbers) != seats + 1 or not all(type(number) is int for number in numbers):
        raise OtherLadder(line)
    if not 0 <= played.winner <= seats:
        raise OtherLadder(line)
    return played
