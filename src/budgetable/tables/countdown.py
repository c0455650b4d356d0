"""The clock of a table that has one: a time for a turn, and one for each answer.

It runs for one decision only, while the table waits for nothing else, and it is worked out from
what is written in the log, so a restart neither gives nor takes time.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

MINUTE: Final = 60.0
"""What an answer has at least, and what a player who asks for more time is given."""


class Countdown(Struct, frozen=True):
    """What is left: `left` seconds at `since`; `runs` whether it grows less. `turn` keeps what
    the turn has while an answer is awaited.
    """

    seat: int = 0
    decision: tuple[int, ...] = ()
    left: float = 0.0
    since: float = 0.0
    runs: bool = False
    turn: tuple[int, ...] = ()
    turn_left: float = 0.0

    @property
    def deadline(self) -> float:
        """When the time is up; 0 while nothing runs."""
        return self.since + self.left if self.runs else 0.0

    def stopped(self, at: float) -> Countdown:
        """The same, with what has passed until `at` taken off."""
        if not self.runs:
            return self
        left = max(0.0, self.left - max(0.0, at - self.since))
        is_turn = self.decision == self.turn
        return Countdown(
            self.seat,
            self.decision,
            left,
            at,
            False,
            self.turn,
            left if is_turn else self.turn_left,
        )

    def facing(
        self, seat: int, decision: tuple[int, ...], turn: tuple[int, ...], limit: float
    ) -> Countdown:
        """The time of the decision that `seat` faces now: what it had left of it, or all of it.

        `turn` says whose turn of the table it is; equal to `decision` unless it is an answer.
        """
        turn_left = self.turn_left if turn == self.turn else limit
        if decision == turn:
            left = turn_left
        elif decision == self.decision:
            left = self.left
        else:
            left = max(limit, MINUTE)
        return Countdown(seat, decision, left, self.since, False, turn, turn_left)

    def longer(self, seconds: float) -> Countdown:
        """With more time for this decision, or less; not less than none."""
        left = max(0.0, self.left + seconds)
        turn_left = left if self.decision == self.turn else self.turn_left
        return Countdown(
            self.seat, self.decision, left, self.since, self.runs, self.turn, turn_left
        )

    def running(self, since: float) -> Countdown:
        """Ticking from then on."""
        return Countdown(
            self.seat, self.decision, self.left, since, True, self.turn, self.turn_left
        )
