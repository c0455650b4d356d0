"""Hints at a terminal: each time that one is asked for in the same position, a step more."""

from __future__ import annotations

from budgetable.coach import LOOK, MOVE, Hint, hint
from budgetable.rules.view import View


class Hints:
    """Remembers how far the hint for the position asked about last has gone."""

    def __init__(self) -> None:
        self.view: View | None = None
        self.level = 0

    def next(self, view: View) -> Hint | None:
        """The next step for this view, the last one again and again; nothing if it has no move."""
        self.level = min(self.level + 1, MOVE) if view == self.view else LOOK
        self.view = view
        return hint(view, self.level)
