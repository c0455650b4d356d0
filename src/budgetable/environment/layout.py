"""What each number of an observation is: the parts of the array, by name.

    observation[LAYOUT.hand]                   the numbers, flat
    LAYOUT.part(observation, "hand")           the same as 7 places of 18 features

docs/environment.md says what each part means; a test holds that page to this file.
"""

from __future__ import annotations

from math import prod
from typing import Any, Final

from budgetable.rules.cards import LETTERS
from budgetable.rules.moves import MAX_SEATS
from budgetable.rules.options import ACTIONS, DRAWS, HAND

HAND_PLACES: Final = HAND + DRAWS
"""No hand is ever larger (R5, R8, R21): five, and two that are drawn."""

JOB_PLACES: Final = 16
"""Different Income cards of a budget that are told apart: a main job and 15 part-time jobs."""

LIFE_PLACES: Final = 16
"""Different Life Happens cards of a budget that are told apart."""

LETTER_PLACES: Final = 1 + ACTIONS
"""Different cards of a letter in a budget: its own, and an extra an action (R12)."""

FEATURES: Final = (
    "cards", "amount", "main-job", "part-time", *LETTERS, "extra-income", "relief", "cancel",
    "bounce", "expense", "lose-job", "lose-part-time", "lose-priority", "anytime",
)  # fmt: skip
"""What is told of a card, or, added up, of some cards."""


class Layout:
    """Names for the parts of a flat array, each with a shape; an attribute is a part's slice.

    `size` is how many numbers there are in all, `parts` has the shape of each part in order.
    """

    def __init__(self, **parts: tuple[int, ...]) -> None:
        self.parts = parts
        self.size = 0
        self._slices: dict[str, slice] = {}
        for name, shape in parts.items():
            self._slices[name] = slice(self.size, self.size + prod(shape))
            self.size += prod(shape)

    def __getattr__(self, name: str) -> slice:
        if name.startswith("_") or name not in self._slices:
            raise AttributeError(name)
        return self._slices[name]

    def part(self, array: Any, name: str) -> Any:
        """One part in its shape: a view of the last axis of an array, which may be a batch."""
        return array[..., self._slices[name]].reshape(*array.shape[:-1], *self.parts[name])

    def __repr__(self) -> str:
        parts = ", ".join([f"{name} {shape}" for name, shape in self.parts.items()])
        return f"<layout of {self.size}: {parts}>"


BUDGET: Final = Layout(
    sums=(3,),
    jobs=(JOB_PLACES, 3),
    letters=(len(LETTERS), LETTER_PLACES, 2),
    life=(LIFE_PLACES, 2),
    extra_income=(1,),
    at_risk=(1 + len(LETTERS),),
)
"""One budget."""

LAYOUT: Final = Layout(
    phase=(4,),
    turn=(MAX_SEATS,),
    left=(2,),
    time=(1,),
    piles=(2,),
    seats=(MAX_SEATS, 9),
    pending=(len(FEATURES) + 2 * MAX_SEATS + len(LETTERS) + 1,),
    hand=(HAND_PLACES, len(FEATURES)),
    top=(len(FEATURES),),
    budgets=(MAX_SEATS, BUDGET.size),
    shown=(MAX_SEATS, len(FEATURES)),
    discards=(len(FEATURES),),
    unseen=(len(FEATURES),),
    pile=(len(FEATURES),),
)
"""One observation."""
