"""Why a move is refused: a code of the rules page with the numbers that belong to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from budgetable.rules.cards import Card
from budgetable.rules.value import Value

if TYPE_CHECKING:
    from budgetable.rules.view import View

UNREADABLE: Final = "unreadable"
ROUND_OVER: Final = "round-over"
NOTHING_TO_ANSWER: Final = "nothing-to-answer"
WAITING_FOR_ANSWER: Final = "waiting-for-answer"
NOT_YOUR_TURN: Final = "not-your-turn"
NOT_IN_HAND: Final = "not-in-hand"
WRONG_PHASE: Final = "wrong-phase"
NO_ACTIONS_LEFT: Final = "no-actions-left"
PILE_EMPTY: Final = "pile-empty"
NOT_A_COUNTER: Final = "not-a-counter"
NOT_PLACEABLE: Final = "not-placeable"
SECOND_JOB: Final = "second-job"
NEEDS_INCOME: Final = "needs-income"
CATEGORY_TAKEN: Final = "category-taken"
NEEDS_EARLIER_PRIORITY: Final = "needs-earlier-priority"
OVER_INCOME: Final = "over-income"
NOT_IN_BUDGET: Final = "not-in-budget"
NOT_SWAPPABLE: Final = "not-swappable"
DIFFERENT_CATEGORY: Final = "different-category"
SAME_VALUE: Final = "same-value"
NOT_USABLE: Final = "not-usable"
NOT_LIFE_HAPPENS: Final = "not-life-happens"
BAD_TARGET: Final = "bad-target"
ALREADY_HIT: Final = "already-hit"
NO_EFFECT: Final = "no-effect"

CODES: Final = (
    UNREADABLE,
    ROUND_OVER,
    NOTHING_TO_ANSWER,
    WAITING_FOR_ANSWER,
    NOT_YOUR_TURN,
    NOT_IN_HAND,
    WRONG_PHASE,
    NO_ACTIONS_LEFT,
    PILE_EMPTY,
    NOT_A_COUNTER,
    NOT_PLACEABLE,
    SECOND_JOB,
    NEEDS_INCOME,
    CATEGORY_TAKEN,
    NEEDS_EARLIER_PRIORITY,
    OVER_INCOME,
    NOT_IN_BUDGET,
    NOT_SWAPPABLE,
    DIFFERENT_CATEGORY,
    SAME_VALUE,
    NOT_USABLE,
    NOT_LIFE_HAPPENS,
    BAD_TARGET,
    ALREADY_HIT,
    NO_EFFECT,
)
"""The refusals of a move, general ones first."""

BAD_SEATS: Final = "bad-seats"
MATCH_OVER: Final = "match-over"
UNFINISHED_ROUND: Final = "unfinished-round"
BAD_ORDER: Final = "bad-order"
MISSING_RESHUFFLE: Final = "missing-reshuffle"
BAD_RESHUFFLE: Final = "bad-reshuffle"
UNUSED_RESHUFFLE: Final = "unused-reshuffle"
WRONG_WINNER: Final = "wrong-winner"


@dataclass(frozen=True)
class Fault(Value):
    """One refusal. Fields that do not belong to it are empty; amounts are the deck's currency.

    `seat` is the other seat that the reason lies with: whose turn it is, who must answer, the
    target.
    `letter` is the one that the reason is about, `first` the one to begin with, where letters
    before the card's own are missing.
    `gap` is what the budget has left now; `short` how much is missing for the move.
    """

    code: str
    move: str = ""
    seat: int = 0
    card: Card | None = None
    other: Card | None = None
    phase: str = ""
    pile: str = ""
    letter: str = ""
    first: str = ""
    amount: int = 0
    income: int = 0
    expenses: int = 0
    gap: int = 0
    short: int = 0
    draws_left: int = 0
    actions_left: int = 0
    seats: int = 0

    def __str__(self) -> str:
        facts = [f"{name} {value}" for name, value in self.facts().items() if name != "code"]
        return f"{self.code}: {', '.join(facts)}" if facts else self.code

    def facts(self) -> dict[str, str | int]:
        """The code and the fields that are set, cards by their id: plain data for a program."""
        told: dict[str, str | int] = {"code": self.code}
        for name in FIELDS:
            value = getattr(self, name)
            if isinstance(value, Card):
                told[name] = value.id
            elif value or (name == "gap" and self.code == OVER_INCOME):
                told[name] = value
        return told


FIELDS: Final = (
    "move",
    "seat",
    "card",
    "other",
    "phase",
    "pile",
    "letter",
    "first",
    "amount",
    "income",
    "expenses",
    "gap",
    "short",
    "draws_left",
    "actions_left",
    "seats",
)


class Refused(ValueError):
    """A move was refused and nothing has changed.

    `view` is what the seat that asked may see, where there is a seat; `position` is the same in one
    line, to be pasted into a bug report. The sentence for a person is `words.say(refused)`.
    """

    def __init__(self, fault: Fault, view: View | None = None) -> None:
        super().__init__(str(fault) if view is None else f"{fault} [{view}]")
        self.fault = fault
        self.code = fault.code
        self.view = view

    def __reduce__(self) -> tuple[Any, ...]:
        return Refused, (self.fault, self.view)

    @property
    def position(self) -> str:
        """The table as the seat that asked may see it."""
        return "" if self.view is None else str(self.view)
