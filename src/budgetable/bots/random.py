"""The bot that picks at random: the floor that every other is measured from."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from budgetable.rules.moves import Move
from budgetable.rules.view import View


class RandomBot:
    """Every legal move is as likely as any other; an interruption is as likely as none."""

    name: ClassVar[str] = "random"
    version: ClassVar[int] = 1

    def move(self, view: View, rng: Random) -> Move:
        """Any legal move."""
        return rng.choice(view.legal)

    def interrupt(self, view: View, rng: Random) -> Move | None:
        """Any of the any-time plays, or none."""
        return rng.choice([None, *view.legal])
