"""Which choices of changes add up to a budget's gap: all of one and two are kept by their sum, so
that a third is looked up and not searched.
"""

from __future__ import annotations

from typing import Final

from budgetable.rules.budget import Budget
from budgetable.rules.cards import EVERY_LETTER, JOB_BIT, Card
from budgetable.rules.extras import Change, changes


class Choice:
    """Distinct changes taken together: what they add up to, and the cards they touch, as bits.

    `lowest` is the place of its first change in the list that was offered.
    """

    __slots__ = ("changes", "fills", "gap", "hands", "lowest", "main_jobs", "places")

    def __init__(
        self,
        chosen: tuple[Change, ...],
        lowest: int,
        gap: int,
        fills: int,
        main_jobs: int,
        hands: int,
        places: int,
    ) -> None:
        self.changes: Final = chosen
        self.lowest: Final = lowest
        self.gap: Final = gap
        self.fills: Final = fills
        self.main_jobs: Final = main_jobs
        self.hands: Final = hands
        self.places: Final = places

    def touches(self, other: Choice) -> bool:
        """Whether both want the same card."""
        return bool(self.hands & other.hands or self.places & other.places)

    def with_choice(self, other: Choice) -> Choice:
        """Both together, this one's changes first."""
        return Choice(
            self.changes + other.changes,
            min(self.lowest, other.lowest),
            self.gap + other.gap,
            self.fills | other.fills,
            self.main_jobs + other.main_jobs,
            self.hands | other.hands,
            self.places | other.places,
        )


class Sums:
    """The choices that a hand offers to a budget within `actions` actions, at most three.

    `gap` is the budget's, `need` the bits it still lacks and `room` the main jobs it has room for.
    """

    __slots__ = ("actions", "by_gap", "gap", "is_balanced", "need", "room", "singles")

    def __init__(self, budget: Budget, hand: tuple[Card, ...], actions: int) -> None:
        self.actions: Final = actions
        self.gap: Final = budget.gap
        self.is_balanced: Final = budget.is_balanced
        self.need: Final = needed(budget)
        self.room: Final = 0 if budget.main_job is not None else 1
        self.singles: Final = [
            single(change, place) for place, change in enumerate(changes(budget.cards, hand))
        ]
        self.by_gap: Final[dict[int, list[Choice]]] = {}
        for place, first in enumerate(self.singles):
            self.by_gap.setdefault(first.gap, []).append(first)
            if actions > 1:
                for second in self.singles[:place]:
                    if not first.touches(second):
                        pair = second.with_choice(first)
                        self.by_gap.setdefault(pair.gap, []).append(pair)

    def balancing(self) -> list[Choice]:
        """Every choice that balances the budget; none if it is balanced already."""
        if self.is_balanced or self.actions < 1 or self.need.bit_count() > self.actions:
            return []
        found = self.adding(-self.gap, self.need, self.room)
        return found + self.triples(-self.gap) if self.actions > 2 else found

    def near(self, most: int) -> int:
        """How many choices would balance the budget if their sum were not off by 1 to `most`."""
        total = -self.gap
        gaps = [gap for gap in self.by_gap if gap != total and abs(gap - total) <= most]
        found = sum([len(self.adding(gap, self.need, self.room)) for gap in gaps])
        if self.actions > 2:
            sums = {third.gap + gap for third in self.singles for gap in self.by_gap}
            wanted = [gap for gap in sums if gap != total and abs(gap - total) <= most]
            found += sum([len(self.triples(gap)) for gap in wanted])
        return found

    def adding(self, gap: int, need: int, room: int) -> list[Choice]:
        """The choices that add this gap, fill all that is needed and fit the room for main jobs."""
        return [
            choice
            for choice in self.by_gap.get(gap, ())
            if not need & ~choice.fills and choice.main_jobs <= room
        ]

    def triples(self, gap: int) -> list[Choice]:
        """The choices of three changes that add this gap, each once."""
        return [
            third.with_choice(pair)
            for third in self.singles
            for pair in self.adding(
                gap - third.gap, self.need & ~third.fills, self.room - third.main_jobs
            )
            if len(pair.changes) == 2 and third.lowest < pair.lowest and not third.touches(pair)
        ]


def single(change: Change, lowest: int) -> Choice:
    """The choice of one change."""
    places = 1 << change.place if change.place >= 0 else 0
    hands = 1 << change.hand
    return Choice((change,), lowest, change.gap, change.fills, change.main_jobs, hands, places)


def needed(budget: Budget) -> int:
    """The bits that a balance must still fill: missing letters, and JOB_BIT without Income card."""
    missing = EVERY_LETTER & ~budget.letters
    return missing if budget.jobs else missing | JOB_BIT
