"""The clock of a table that has one: a time for a turn, and one for each answer.

It runs for one decision only, while the table waits for nothing else, and it is worked out from
what is written in the log, so a restart neither gives nor takes time.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

MINUTE: Final = 60.0
"""What an answer has at least, and what a player who asks for more time is given."""


class Countdown(Struct, frozen=True):
    """What is left: `left` seconds at `since`; `runs` whether it grows less. `turn` keeps what
    the turn has while an answer is awaited, and `last_turn` what the one before it had, for its
    end may be taken back.
    """

    seat: int = 0
    decision: tuple[int, ...] = ()
    left: float = 0.0
    since: float = 0.0
    runs: bool = False
    turn: tuple[int, ...] = ()
    turn_left: float = 0.0
    last_turn: tuple[int, ...] = ()
    last_left: float = 0.0

    @property
    def deadline(self) -> float:
        """When the time is up; 0 while nothing runs."""
        return self.since + self.left if self.runs else 0.0

    def stopped(self, at: float) -> Countdown:
        """The same, with what has passed until `at` taken off."""
        if not self.runs:
            return self
        passed = max(0.0, at - self.since)
        return replace(self.longer(-passed), since=at, runs=False)

    def facing(
        self,
        seat: int,
        decision: tuple[int, ...],
        limit: float,
        turn: tuple[int, ...],
        turn_limit: float,
    ) -> Countdown:
        """The time of the decision that `seat` faces now: what it had left of it, or all of it.

        `turn` says whose turn of the table it is; equal to `decision` unless it is an answer.
        """
        faced = self if turn == self.turn else self.turned(turn, turn_limit)
        if decision == turn:
            left = faced.turn_left
        elif decision == self.decision:
            left = self.left
        else:
            left = max(limit, MINUTE)
        return replace(faced, seat=seat, decision=decision, left=left, runs=False)

    def turned(self, turn: tuple[int, ...], limit: float) -> Countdown:
        """With all the time of a turn that begins, or what was left of one that goes on again."""
        if turn == self.last_turn:
            return replace(self, turn=turn, turn_left=self.last_left, last_turn=(), last_left=0.0)
        return replace(
            self, turn=turn, turn_left=limit, last_turn=self.turn, last_left=self.turn_left
        )

    def longer(self, seconds: float) -> Countdown:
        """With more time for this decision, or less; not less than none."""
        left = max(0.0, self.left + seconds)
        is_turn = self.decision == self.turn
        return replace(self, left=left, turn_left=left if is_turn else self.turn_left)

    def later(self, seconds: float) -> Countdown:
        """With more time, or less, for the turn that goes on after the answer."""
        return replace(self, turn_left=max(0.0, self.turn_left + seconds))

    def running(self, since: float) -> Countdown:
        """Ticking from then on."""
        return replace(self, since=since, runs=True)
