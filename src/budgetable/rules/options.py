"""What a table may set about a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from budgetable.rules.value import Value

HAND: Final = 5
"""Cards that a hand is dealt, filled up to and discarded down to (R4, R8)."""

DRAWS: Final = 2
"""Cards owed at the beginning of a turn (R5)."""

ACTIONS: Final = 3
"""Actions in a turn (R7)."""

DRAWN_ROUNDS: Final = 3
"""Drawn rounds running that end a match (R24)."""

MOST_ROUNDS_TO_WIN: Final = 100
"""Rounds won that a match can at most be asked to end with (R24); one is the least."""

MOST_TURN_LIMIT: Final = 1000
"""Turns a seat that a round can at most be asked to last (R23); one is the least."""


@dataclass(frozen=True)
class Options(Value):
    """`rounds_to_win` ends the match (R24); `turn_limit`, in turns a seat, ends a round (R23)."""

    rounds_to_win: int = 2
    turn_limit: int = 50
