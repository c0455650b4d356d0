"""What a bot is: it gets a view and a generator of its own, and answers with a move."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Protocol

from budgetable.rules.moves import Move
from budgetable.rules.view import View


class Bot(Protocol):
    """A player. It keeps nothing between calls, so equal views and generators get equal answers.

    `name` is what it is asked for by, `version` changes whenever its play does.
    """

    name: ClassVar[str]
    version: ClassVar[int]

    def move(self, view: View, rng: Random) -> Move:
        """One of `view.legal`, when the table waits for this seat (`view.to_act`)."""

    def interrupt(self, view: View, rng: Random) -> Move | None:
        """An any-time card of `view.legal` (R20) while the table waits for another, or none."""
