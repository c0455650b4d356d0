"""A budget: the cards face up before a seat, with its sums worked out once (R3)."""

from __future__ import annotations

from typing import Any, Final

from budgetable.rules.cards import (
    EVERY_LETTER,
    EXPENSE,
    LETTERS,
    LOSE_JOB,
    LOSE_PART_TIME,
    LOSE_PRIORITY,
    Card,
)
from budgetable.rules.moves import Move, Place, Swap, Use


class Budget:
    """An immutable budget. `cards` stand in the order they were placed (R16).

    `gap` is income less expenses: what is left to give a job to, or, below zero, what is over.
    `letters` has a bit for each letter A to E that is there, A lowest. `jobs` counts the Income
    cards and `best_job` is the highest amount among them. `standing` has the cards that can be
    swapped, of equal copies one.

    The first card standing of a letter is its own card, every later one is an extra (R12): an extra
    is placed after it, a swap keeps the place, and a loss takes the last. So nothing needs marking.
    """

    __slots__ = (
        "best_job",
        "cards",
        "expenses",
        "gap",
        "has_extras",
        "income",
        "is_balanced",
        "jobs",
        "letters",
        "main_job",
        "standing",
    )

    def __init__(self, cards: tuple[Card, ...] = ()) -> None:
        income = 0
        expenses = 0
        jobs = 0
        letters = 0
        best_job = 0
        has_extras = False
        main_job: Card | None = None
        standing: list[Card] = []
        for card in cards:
            income += card.income
            expenses += card.expense
            bit = card.letter_bit
            if letters & bit:
                has_extras = True
            letters |= bit
            if card.is_job:
                jobs += 1
                if card.amount > best_job:
                    best_job = card.amount
                if card.is_main_job:
                    main_job = card
            if card.fills and card not in standing:
                standing.append(card)
        self.cards: Final = cards
        self.income: Final = income
        self.expenses: Final = expenses
        self.gap: Final = income - expenses
        self.jobs: Final = jobs
        self.best_job: Final = best_job
        self.letters: Final = letters
        self.has_extras: Final = has_extras
        self.main_job: Final = main_job
        self.standing: Final = standing
        self.is_balanced: Final = jobs > 0 and letters == EVERY_LETTER and income == expenses

    @property
    def missing(self) -> str:
        """The letters that have no card yet, in order: `"DE"`."""
        return "".join([x for i, x in enumerate(LETTERS) if not self.letters >> i & 1])

    @property
    def next_letters(self) -> str:
        """The missing letters that may come next: the letter before is there (R11)."""
        if not self.jobs:
            return ""
        open_bits = (self.letters << 1 | 1) & ~self.letters
        return "".join([x for i, x in enumerate(LETTERS) if open_bits >> i & 1])

    def first_before(self, letter: str) -> str:
        """R11: the missing letter to begin with, so that this missing one can be placed at last."""
        at = LETTERS.index(letter)
        while at > 0 and not self.letters >> (at - 1) & 1:
            at -= 1
        return LETTERS[at]

    @property
    def extras(self) -> tuple[Card, ...]:
        """The second and later cards of each letter, in their order (R12)."""
        return tuple([card for card, is_extra in self._marked() if is_extra])

    def with_card(self, card: Card) -> Budget:
        """The budget after `card` joins it, standing last."""
        return Budget(self.cards + (card,))

    def with_swap(self, card: Card, other: Card) -> Budget:
        """The budget after `card` takes the place of the last copy of `other` (R13, R16)."""
        cards = list(self.cards)
        cards[self._last(other)] = card
        return Budget(tuple(cards))

    def without(self, card: Card) -> Budget:
        """The budget after its last copy of `card` has gone (R16)."""
        place = self._last(card)
        return Budget(self.cards[:place] + self.cards[place + 1 :])

    def after(self, move: Move) -> Budget:
        """The budget after a building move; another move leaves it as it is."""
        if isinstance(move, Place):
            return self.with_card(move.card)
        if isinstance(move, Swap):
            return self.with_swap(move.card, move.other)
        return self.without(move.other) if isinstance(move, Use) else self

    def without_extras(self) -> Budget:
        """The budget after all extras have gone back to the hand (R12)."""
        return Budget(tuple([card for card, is_extra in self._marked() if not is_extra]))

    def taken_by(self, card: Card, letter: str) -> Card | None:
        """What a Life Happens card would take from here (R16): nothing if it only costs, or if
        there is nothing of the kind.
        """
        if card.effect == LOSE_JOB:
            return self.main_job
        if card.effect == LOSE_PART_TIME:
            return self.best_part_time()
        if card.effect == LOSE_PRIORITY:
            return self.last_of_letter(1 << LETTERS.index(letter))
        return None

    def after_life(self, card: Card, letter: str) -> Budget:
        """The budget after a Life Happens card has taken effect on it (R16)."""
        if card.effect == EXPENSE:
            return self.with_card(card)
        lost = self.taken_by(card, letter)
        return self if lost is None else self.without(lost)

    def last_of_letter(self, letter_bit: int) -> Card | None:
        """The card of a letter standing last: the one that a loss takes (R16)."""
        found: Card | None = None
        for card in self.cards:
            if card.letter_bit == letter_bit:
                found = card
        return found

    def best_part_time(self) -> Card | None:
        """The part-time job of the highest amount, of equal amounts the first standing (R16)."""
        found: Card | None = None
        for card in self.cards:
            if card.is_job and not card.is_main_job and (not found or card.amount > found.amount):
                found = card
        return found

    def _last(self, card: Card) -> int:
        place = len(self.cards) - 1
        while self.cards[place] is not card:
            place -= 1
        return place

    def _marked(self) -> list[tuple[Card, bool]]:
        letters = 0
        marked = []
        for card in self.cards:
            marked.append((card, letters & card.letter_bit != 0))
            letters |= card.letter_bit
        return marked

    def __reduce__(self) -> tuple[Any, ...]:
        return Budget, (self.cards,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Budget) and self.cards == other.cards

    def __hash__(self) -> int:
        return hash(self.cards)

    def __repr__(self) -> str:
        cards = " ".join([card.id for card in self.cards])
        return f"<budget {cards or 'empty'}: {self.expenses} of {self.income}>"
