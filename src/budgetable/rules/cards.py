"""A card, as its deck describes it, and what the rules ask of it (R2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

LETTERS: Final = "ABCDE"
"""The Financial Priorities in order: Giving, Savings, Essential, Important, Additional."""

EVERY_LETTER: Final = 0b11111
"""All five letters, as the bits of a budget's `letters`."""

JOB_BIT: Final = 1 << len(LETTERS)
"""Stands beside the bits of the letters for what a budget needs first: an Income card."""

INCOME: Final = "income"
PRIORITY: Final = "priority"
WINDFALL: Final = "windfall"
LIFE_HAPPENS: Final = "life-happens"
KINDS: Final = (INCOME, PRIORITY, WINDFALL, LIFE_HAPPENS)

FULL_TIME: Final = "full-time"
BUSINESS: Final = "business"
PART_TIME: Final = "part-time"
JOBS: Final = (FULL_TIME, BUSINESS, PART_TIME)

EXTRA_INCOME: Final = "extra-income"
RELIEF: Final = "relief"
CANCEL: Final = "cancel"
BOUNCE: Final = "bounce"
WINDFALL_EFFECTS: Final = (EXTRA_INCOME, RELIEF, CANCEL, BOUNCE)

EXPENSE: Final = "expense"
LOSE_JOB: Final = "lose-job"
LOSE_PART_TIME: Final = "lose-part-time"
LOSE_PRIORITY: Final = "lose-priority"
LIFE_EFFECTS: Final = (EXPENSE, LOSE_JOB, LOSE_PART_TIME, LOSE_PRIORITY)


class Card:
    """One row of a deck; all its copies are this one object (R2).

    `index` is the row's place in its deck and the order in which hands are kept. What follows the
    row's own fields is worked out once, because the rules ask it for every move.
    """

    __slots__ = (
        "amount",
        "anytime",
        "category",
        "count",
        "effect",
        "expense",
        "fills",
        "gap",
        "id",
        "income",
        "index",
        "is_counter",
        "is_job",
        "is_life",
        "is_main_job",
        "is_placeable",
        "job",
        "kind",
        "language",
        "letter_bit",
        "main_jobs",
        "may_name",
        "name",
        "priority",
        "text",
        "translations",
    )

    def __init__(
        self,
        id: str,
        kind: str,
        *,
        name: str = "",
        index: int = 0,
        count: int = 1,
        job: str = "",
        priority: str = "",
        effect: str = "",
        amount: int = 0,
        anytime: bool = False,
        text: str = "",
        translations: Mapping[str, Mapping[str, str]] | None = None,
        language: str = "",
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.name: Final = name or id
        self.index: Final = index
        self.count: Final = count
        self.job: Final = job
        self.priority: Final = priority
        self.effect: Final = effect
        self.amount: Final = amount
        self.anytime: Final = anytime
        self.text: Final = text
        self.translations: Final[Mapping[str, Mapping[str, str]]] = translations or {}
        self.language: Final = language
        """The language of name and text, that of the deck; empty if it does not say."""

        extra_income = effect == EXTRA_INCOME
        self.is_job: Final = kind == INCOME
        self.is_main_job: Final = job in (FULL_TIME, BUSINESS)
        self.is_life: Final = kind == LIFE_HAPPENS
        self.is_counter: Final = effect in (CANCEL, BOUNCE)
        self.is_placeable: Final = kind in (INCOME, PRIORITY) or extra_income
        self.income: Final = amount if kind == INCOME or extra_income else 0
        """What the card adds to the income of a budget that it is in."""
        self.expense: Final = amount if kind == PRIORITY or effect == EXPENSE else 0
        """What the card adds to the expenses of a budget that it is in."""
        self.gap: Final = self.income - self.expense
        """What the card adds to the gap of a budget that it is in."""
        self.main_jobs: Final = 1 if self.is_main_job else 0
        """How many main jobs it is, for sums."""
        self.letter_bit: Final = 1 << LETTERS.index(priority) if priority else 0
        self.fills: Final = JOB_BIT if self.is_job else self.letter_bit
        """The bit of what it gives a budget that needs it; two cards of one bit can be swapped."""
        self.category: Final = INCOME if kind == INCOME else priority
        """What a swap must keep (R13): `income`, a letter, or nothing for cards never swapped."""
        self.may_name: Final = tuple(LETTERS) if effect == LOSE_PRIORITY else ("",)
        """The letters of which one must be named when it is played; the empty one for none."""

    def is_in(self, language: str) -> bool:
        """Whether name and text are in this language: those in es-MX are in es, not the reverse."""
        return f"{self.language}-".startswith(f"{language}-")

    def translated(self, language: str, field: str) -> str:
        """The name or text of a translation into a language, as its tag is written; else empty.

        In the language of the card there is none: its own name and text are what is said.
        """
        if self.is_in(language):
            return ""
        return self.translations.get(language, {}).get(field, "")

    def __reduce__(self) -> tuple[Any, ...]:
        return _card, tuple([getattr(self, name) for name in FIELDS])

    def __repr__(self) -> str:
        facts = [self.id]
        facts += [part for part in (self.job, self.priority, self.effect) if part]
        if self.amount:
            facts.append(str(self.amount))
        return f"<{' '.join(facts)}>"


FIELDS: Final = (
    "id", "kind", "name", "index", "count", "job", "priority", "effect", "amount", "anytime",
    "text", "translations", "language",
)  # fmt: skip
"""What a row of a deck says, and its place."""


def _card(id: str, kind: str, *facts: Any) -> Card:
    return Card(id, kind, **dict(zip(FIELDS[2:], facts, strict=True)))
