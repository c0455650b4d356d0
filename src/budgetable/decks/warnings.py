"""What a deck that can be played could do better: warnings, where faults end.

The sums of many sets of cards are one whole number: its bit `n` says whether some set comes to `n`
steps, a step being what all amounts are multiples of. Adding a card is a shift.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import gcd
from typing import Final

from budgetable.decks.check import shown
from budgetable.rules.cards import (
    BOUNCE,
    CANCEL,
    EXPENSE,
    EXTRA_INCOME,
    LETTERS,
    LOSE_JOB,
    LOSE_PART_TIME,
    RELIEF,
    Card,
)
from budgetable.rules.deck import Deck
from budgetable.rules.moves import MAX_SEATS
from budgetable.rules.options import HAND

MOST_STEPS: Final = 100
"""Steps in the largest amount: with more, budgets hardly ever come out even. The standard deck has
72.
"""

MOST_SUMS: Final = 1_000_000
"""Steps in all amounts together up to which every set of cards is looked at."""


FAR: Final = 4
"""An amount that is more than so many times the next one is hardly meant: 28000 for 2800."""

FULL_TABLE: Final = MAX_SEATS * (HAND + 1 + len(LETTERS))
"""The cards that the largest table holds: hands, and budgets of an income and a card a letter. With
fewer the piles run dry, and rounds end drawn that a larger deck would have decided.
"""

ROOM_ON_PAPER: Final = {"name": 160, "text": 600}
"""Letters of a card's name and text that can be printed in a size that can be read."""


@dataclass(frozen=True)
class DeckWarning:
    """One warning. `cards` are the ids of the cards it is about, none if it is about the deck.

    `value` is a letter, a language, a name, a field, a step, an amount that stands far from all
    others or how many cards the deck has; `amount` what the letter costs, how many cards it has,
    how long the field may be, what the next amount is or how many cards the deck should have. Empty
    and 0 where there is none.
    """

    code: str
    cards: tuple[str, ...] = ()
    value: str = ""
    amount: int = 0


def warnings_of(deck: Deck) -> list[DeckWarning]:
    """What makes a deck play worse than it could; nothing of it stops anybody from playing."""
    return [
        *_overruled(deck),
        *_namesakes(deck),
        *_long(deck),
        *_steps(deck),
        *_few(deck),
        *_dear_letters(deck),
        *_uneven(deck),
        *_idle(deck),
    ]


def _overruled(deck: Deck) -> Iterator[DeckWarning]:
    """Translations into the deck's own language that say something else than the cards do."""
    for language in dict.fromkeys([each for card in deck.cards for each in card.translations]):
        overruled = [
            card
            for card in deck.cards
            if card.is_in(language)
            and any(
                said not in ("", getattr(card, field))
                for field, said in card.translations.get(language, {}).items()
            )
        ]
        if overruled:
            yield DeckWarning("own-translation", _ids(overruled), language)


def _namesakes(deck: Deck) -> Iterator[DeckWarning]:
    """Cards that are called the same, capitals and spaces aside: nobody can tell which is meant."""
    called: dict[str, list[Card]] = {}
    for card in deck.cards:
        called.setdefault(" ".join(card.name.casefold().split()), []).append(card)
    for cards in called.values():
        if len(cards) > 1:
            yield DeckWarning("same-name", _ids(cards), shown(cards[0].name))


def _long(deck: Deck) -> Iterator[DeckWarning]:
    """Cards that say more than can be printed, in their own language or in another."""
    found: dict[tuple[str, str], list[Card]] = {}
    for card in deck.cards:
        for field, room in ROOM_ON_PAPER.items():
            said = {field: getattr(card, field)}
            said |= {f"{field}.{each}": card.translated(each, field) for each in card.translations}
            for column, words in said.items():
                if len(" ".join(words.split())) > room:
                    found.setdefault((field, column), []).append(card)
    for (field, column), cards in found.items():
        yield DeckWarning("long-for-paper", _ids(cards), column, ROOM_ON_PAPER[field])


def _steps(deck: Deck) -> Iterator[DeckWarning]:
    """Amounts that are too fine for sums of them to meet, and the cards that make them so."""
    priced = sorted([card for card in deck.cards if card.amount], key=lambda card: card.amount)
    if len(priced) > 1 and priced[-1].amount > FAR * priced[-2].amount:
        # The step is that of the others: one slip of the pen says nothing about it.
        far = priced.pop()
        yield DeckWarning("far-amount", (far.id,), str(far.amount), priced[-1].amount)
    most = priced[-1].amount
    if most <= MOST_STEPS * gcd(*[card.amount for card in priced]):
        return
    tens = [10**power for power in range(6)]
    round_steps = sorted({n * ten // 100 for ten in tens for n in (100, 200, 250, 500)})
    steps = [step for step in round_steps if most <= MOST_STEPS * step]
    for step in steps:
        off = [card for card in priced if card.amount % step]
        if 5 * len(off) <= len(priced):
            shared = gcd(*[card.amount for card in priced if card not in off])
            off.sort(key=lambda card: card.index)
            yield DeckWarning("off-step", _ids(off), str(shared))
            return
    yield DeckWarning("no-step", value=str(steps[0]))


def _few(deck: Deck) -> Iterator[DeckWarning]:
    """Too few cards for the largest table: in all, or of a letter for everybody to have one."""
    if len(deck) < FULL_TABLE:
        yield DeckWarning("few-cards", value=str(len(deck)), amount=FULL_TABLE)
    for letter in LETTERS:
        count = sum([card.count for card in deck.cards if card.priority == letter])
        if count < MAX_SEATS:
            yield DeckWarning("few-of-letter", value=letter, amount=count)


def _dear_letters(deck: Deck) -> Iterator[DeckWarning]:
    """Letters whose cheapest card alone costs more than most incomes."""
    copies = deck.copies()
    incomes = [card.amount for card in copies if card.is_main_job]
    incomes = incomes or [card.amount for card in copies if card.is_job]
    for letter in LETTERS:
        cheapest = min([card.amount for card in copies if card.priority == letter])
        if 2 * sum([income < cheapest for income in incomes]) > len(incomes):
            yield DeckWarning("dear-letter", value=letter, amount=cheapest)


def _uneven(deck: Deck) -> Iterator[DeckWarning]:
    """Cards with which no budget comes out even."""
    sums = _Sums(deck)
    if not sums.too_many:
        if not sums.incomes & sums.expenses:
            yield DeckWarning("never-even")
            return
        never = [card for card in deck.cards if card.is_placeable and not sums.holds(card)]
        if never:
            yield DeckWarning("card-never-even", _ids(never))
    else:
        never = []
    jobs = [card for card in deck.cards if card.is_main_job and card not in never]
    left = [card for card in jobs if not sums.uses_up(card)]
    if left:
        yield DeckWarning("income-left-over", _ids(left))


def _idle(deck: Deck) -> Iterator[DeckWarning]:
    """Cards that have nothing to act on in this deck."""
    life = [card for card in deck.cards if card.is_life]
    for effects, targets in (
        ((RELIEF,), [card for card in life if card.effect == EXPENSE]),
        ((CANCEL, BOUNCE), life),
        ((LOSE_JOB,), [card for card in deck.cards if card.is_main_job]),
        ((LOSE_PART_TIME,), [card for card in deck.cards if card.is_job and not card.is_main_job]),
    ):
        idle = [card for card in deck.cards if card.effect in effects]
        if idle and not targets:
            yield DeckWarning(f"idle-{effects[0]}", _ids(idle))


class _Sums:
    """The sums that a deck's cards can come to, in steps, as bits."""

    def __init__(self, deck: Deck) -> None:
        self.step = gcd(*[card.amount for card in deck.cards if card.amount])
        copies = deck.copies()
        total = sum([self._steps(card) for card in copies])
        self.too_many = total > MOST_SUMS
        highest = max([self._steps(card) for card in copies if card.is_job])
        self.mask = (1 << (highest if self.too_many else total) + 1) - 1

        self.letters = {
            letter: [self._steps(card) for card in copies if card.priority == letter]
            for letter in LETTERS
        }
        self.priorities = self._all_letters(1)
        """Sets with a card of each letter, and no other expenses."""
        if self.too_many:
            return
        extra = [self._steps(card) for card in copies if _adds_to_a_job(card)]
        life = [self._steps(card) for card in copies if card.effect == EXPENSE]
        no_priority = self._any(life, 1)
        jobs = {self._steps(card) for card in copies if card.is_main_job}
        main_job = sum([1 << job for job in jobs]) | 1
        self.incomes = self._any(extra, main_job)
        """Incomes: a main job or none, and any others beside it."""
        self.expenses = self._all_letters(no_priority)
        """Expenses: a card of each letter, and any of what life brings."""

        beside = self._any(extra, 1)
        self.even_jobs = {job for job in jobs if (beside << job) & self.expenses}
        self.even_extra = set(self._held(Counter(extra), main_job, self.expenses))
        self.even_priorities = {
            letter: set(
                self._held(Counter(own), self._all_letters(no_priority, letter), self.incomes)
            )
            for letter, own in self.letters.items()
        }

    def holds(self, card: Card) -> bool:
        """Whether some balanced budget holds this card."""
        steps = self._steps(card)
        if card.priority:
            return steps in self.even_priorities[card.priority]
        return steps in (self.even_jobs if card.is_main_job else self.even_extra)

    def uses_up(self, job: Card) -> bool:
        """Whether some set of priorities comes to exactly this income."""
        return bool(self.priorities >> self._steps(job) & 1)

    def _steps(self, card: Card) -> int:
        return card.amount // self.step

    def _any(self, amounts: Iterable[int], sums: int) -> int:
        """The sums with any of these amounts added, or none."""
        for amount in amounts:
            sums |= sums << amount & self.mask
        return sums

    def _all_letters(self, sums: int, but: str = "") -> int:
        """The sums with one or more cards of each letter added, but for one letter's."""
        for letter, amounts in self.letters.items():
            if letter == but:
                continue
            added = 0
            for amount in amounts:
                added |= (added | sums) << amount & self.mask
            sums = added
        return sums

    def _held(self, amounts: Counter[int], sums: int, wanted: int) -> Iterator[int]:
        """Those of the amounts with which, any others of them added or not, a wanted sum is met.

        Each is tried with all the others, so the others are added half by half on the way down.
        """
        if len(amounts) == 1:
            ((amount, count),) = amounts.items()
            if self._any([amount] * (count - 1), sums) << amount & wanted:
                yield amount
        elif amounts:
            pairs = list(amounts.items())
            one, other = Counter(dict(pairs[::2])), Counter(dict(pairs[1::2]))
            yield from self._held(one, self._any(other.elements(), sums), wanted)
            yield from self._held(other, self._any(one.elements(), sums), wanted)


def _adds_to_a_job(card: Card) -> bool:
    return card.effect == EXTRA_INCOME or (card.is_job and not card.is_main_job)


def _ids(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple([card.id for card in cards])
