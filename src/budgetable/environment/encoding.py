"""What a seat sees, as numbers: an observation is made of a `View` and of nothing else.

Every part is packed by itself and kept while what it was made of is the same object, for hands,
budgets and piles are values that never change. What is kept never changes what comes out.

The features of a card are the digits of one whole number, base 2**32, so that the features of many
cards are added up, or taken away again, by adding numbers: no digit ever carries over.
"""

from __future__ import annotations

from array import array
from struct import Struct
from typing import Final

from budgetable.environment.layout import (
    FEATURES,
    HAND_PLACES,
    JOB_PLACES,
    LETTER_PLACES,
    LIFE_PLACES,
)
from budgetable.environment.size import check_size
from budgetable.rules.budget import Budget
from budgetable.rules.cards import (
    BOUNCE,
    CANCEL,
    EXPENSE,
    EXTRA_INCOME,
    LETTERS,
    LOSE_JOB,
    LOSE_PART_TIME,
    LOSE_PRIORITY,
    RELIEF,
    Card,
)
from budgetable.rules.deck import Deck
from budgetable.rules.moves import MAX_SEATS
from budgetable.rules.options import ACTIONS, DRAWS
from budgetable.rules.state import ACT, DISCARDING, DRAW, OVER
from budgetable.rules.view import Aim, View

PHASES: Final = {DRAW: 0, ACT: 1, DISCARDING: 2, OVER: 3}
TURN: Final = 4
LEFT: Final = TURN + MAX_SEATS
TIME: Final = LEFT + 2
PILES: Final = TIME + 1
SEATS: Final = PILES + 2
SEAT: Final = 9
TABLE: Final = SEATS + MAX_SEATS * SEAT
"""Where the first parts of an observation begin, and where they end."""

SHARES: Final = [cards / HAND_PLACES for cards in range(HAND_PLACES + 1)]
"""So many cards of the largest hand."""

WIDTH: Final = len(FEATURES)
AMOUNT: Final = 1
"""The feature that is scaled."""

DIGIT: Final = 32
"""Bits of a feature's sum: 500 cards of 1,000,000 each are fewer than 2**32."""

DIGITS: Final = Struct(f"<{WIDTH}I")

EFFECTS: Final = (
    EXTRA_INCOME, RELIEF, CANCEL, BOUNCE, EXPENSE, LOSE_JOB, LOSE_PART_TIME, LOSE_PRIORITY,
)  # fmt: skip


class Cards:
    """Some cards that lie together: their features added up, and the part that tells of them."""

    __slots__ = ("packed", "source", "total")

    def __init__(self, source: object, total: int, packed: bytes) -> None:
        self.source: Final = source
        self.total: Final = total
        self.packed: Final = packed


class Encoder:
    """Makes the observations of one deck. `scale` is its highest amount, which counts as 1.

    Raises TooLarge for a deck that the spaces have no places for.
    """

    def __init__(self, deck: Deck) -> None:
        check_size(deck)
        self.deck: Final = deck
        self.scale: Final = float(max([card.amount for card in deck.cards]))
        self._features: Final = [features(card) for card in deck.cards]
        self._alone: Final = [self._packed(total) for total in self._features]
        self._all: Final = self._total(tuple(deck.copies()))
        self._size: Final = len(deck)
        self._no_place: Final = bytes(4 * WIDTH)
        self._no_budget: Final = self._budget(Budget())
        none = Cards(None, 0, b"")
        self._hands: Final = [none] * (MAX_SEATS + 1)
        self._budgets: Final = [none] * (MAX_SEATS + 1)
        self._shown: Final = [none] * (MAX_SEATS + 1)
        self._piles: Final = [none] * 2

    def encode(self, view: View) -> bytearray:
        """The numbers of LAYOUT as 32-bit floats, one after the other.

        Raises ValueError for a spectator's view or another deck's.
        """
        you = view.you
        if not you or view.deck is not self.deck:
            raise ValueError("an observation is a seat's, of the encoder's own deck")
        count = len(view.seats)
        order = [you]
        for left in range(1, count):
            order.append((you - 1 + left) % count + 1)
        hand = self._hand(you, view.hand)
        discards = self._pile(0, view.discard_pile)
        pile = self._pile(1, view.memory.pile)
        unseen = self._all - hand.total - discards.total
        aim = view.pending
        if aim is not None:
            unseen -= self._features[aim.card.index]
        budgets: list[bytes] = []
        shown: list[bytes] = []
        for number in order:
            budget = self._of_budget(number, view.seats[number - 1].budget)
            unseen -= budget.total
            budgets.append(budget.packed)
            known = self._of_shown(number, view.memory.hands[number - 1].shown)
            if number != you:
                unseen -= known.total
            shown.append(known.packed)
        for _ in range(count, MAX_SEATS):
            budgets.append(self._no_budget.packed)
            shown.append(self._no_place)
        top = view.discard_pile
        parts = [
            self._table(view, order),
            self._pending(aim, order),
            hand.packed,
            self._alone[top[-1].index] if top else self._no_place,
            *budgets,
            *shown,
            discards.packed,
            self._packed(unseen),
            pile.packed,
        ]
        return bytearray().join(parts)

    def _table(self, view: View, order: list[int]) -> bytes:
        """The parts from `phase` to `seats`."""
        you = view.you
        count = len(order)
        cards = self._size
        numbers = [0.0] * TABLE
        numbers[PHASES[view.phase]] = 1.0
        numbers[TURN + (view.turn - you) % count] = 1.0
        numbers[LEFT] = view.draws_left / DRAWS
        numbers[LEFT + 1] = view.actions_left / ACTIONS
        numbers[TIME] = view.turns_ended / (count * view.turn_limit)
        numbers[PILES] = view.draw_pile / cards
        numbers[PILES + 1] = len(view.discard_pile) / cards
        place = SEATS
        for number in order:
            seat = view.seats[number - 1]
            held = view.memory.hands[number - 1]
            numbers[place] = 1.0
            if number == view.dealer:
                numbers[place + 1] = 1.0
            if seat.wins:
                numbers[place + 2] = seat.wins / view.rounds_to_win
            numbers[place + 3] = SHARES[seat.hand_count]
            numbers[place + 6] = SHARES[held.hidden]
            numbers[place + 7] = SHARES[held.older]
            numbers[place + 8] = SHARES[held.newer]
            place += SEAT
        for seat_number, target in view.hits:
            if seat_number == you:
                numbers[SEATS + (target - you) % count * SEAT + 4] = 1.0
            elif target == you:
                numbers[SEATS + (seat_number - you) % count * SEAT + 5] = 1.0
        return packed(numbers)

    def _pending(self, aim: Aim | None, order: list[int]) -> bytes:
        if aim is None:
            return bytes(4 * (WIDTH + 2 * MAX_SEATS + len(LETTERS) + 1))
        numbers = [0.0] * (2 * MAX_SEATS + len(LETTERS) + 1)
        numbers[order.index(aim.by)] = 1.0
        numbers[MAX_SEATS + order.index(aim.target)] = 1.0
        if aim.letter:
            numbers[2 * MAX_SEATS + LETTERS.index(aim.letter)] = 1.0
        if aim.is_bounced:
            numbers[-1] = 1.0
        return self._alone[aim.card.index] + packed(numbers)

    def _hand(self, seat: int, hand: tuple[Card, ...]) -> Cards:
        kept = self._hands[seat]
        if kept.source is not hand:
            places = [self._alone[card.index] for card in hand]
            places += [self._no_place] * (HAND_PLACES - len(hand))
            kept = self._hands[seat] = Cards(hand, self._total(hand), b"".join(places))
        return kept

    def _pile(self, place: int, cards: tuple[Card, ...]) -> Cards:
        kept = self._piles[place]
        if kept.source is not cards:
            total = self._total(cards)
            kept = self._piles[place] = Cards(cards, total, self._packed(total))
        return kept

    def _of_shown(self, seat: int, cards: tuple[Card, ...]) -> Cards:
        kept = self._shown[seat]
        if kept.source is not cards:
            total = self._total(cards)
            kept = self._shown[seat] = Cards(cards, total, self._packed(total))
        return kept

    def _of_budget(self, seat: int, budget: Budget) -> Cards:
        kept = self._budgets[seat]
        if kept.source is not budget:
            kept = self._budgets[seat] = self._budget(budget)
        return kept

    def _budget(self, budget: Budget) -> Cards:
        """A budget as BUDGET says; its different cards stand in the deck's order."""
        scale = self.scale
        jobs = [0.0] * (3 * JOB_PLACES)
        letters = [0.0] * (2 * LETTER_PLACES * len(LETTERS))
        life = [0.0] * (2 * LIFE_PLACES)
        filled = [0] * (len(LETTERS) + 2)
        extra_income = 0
        last: Card | None = None
        for card in sorted(budget.cards, key=lambda card: card.index):
            if card.effect == EXTRA_INCOME:
                extra_income += card.amount
                continue
            kind = LETTERS.index(card.priority) if card.priority else 5 if card.is_job else 6
            if card is not last:
                filled[kind] += 1
            last = card
            place = filled[kind] - 1
            if kind == 5:
                jobs[3 * place] += 1.0
                jobs[3 * place + 1] = card.amount / scale
                jobs[3 * place + 2] = float(card.main_jobs)
            elif kind == 6:
                life[2 * place] += 1.0
                life[2 * place + 1] = card.amount / scale
            else:
                place += kind * LETTER_PLACES
                letters[2 * place] += 1.0
                letters[2 * place + 1] = card.amount / scale
        part_time = budget.best_part_time()
        at_risk = [part_time.amount / scale if part_time is not None else 0.0]
        for letter in range(len(LETTERS)):
            lost = budget.last_of_letter(1 << letter)
            at_risk.append(lost.amount / scale if lost is not None else 0.0)
        sums = [budget.income / scale, budget.expenses / scale, budget.gap / scale]
        extra = [extra_income / scale]
        numbers = sums + jobs + letters + life + extra + at_risk
        return Cards(budget, self._total(budget.cards), packed(numbers))

    def _total(self, cards: tuple[Card, ...]) -> int:
        total = 0
        for card in cards:
            total += self._features[card.index]
        return total

    def _packed(self, total: int) -> bytes:
        digits = DIGITS.unpack(total.to_bytes(DIGITS.size, "little"))
        numbers = array("f", digits)
        numbers[AMOUNT] = digits[AMOUNT] / self.scale
        return numbers.tobytes()


def features(card: Card) -> int:
    """The FEATURES of a card, its amount not yet scaled, the first the lowest digit."""
    found = [1, card.amount, card.main_jobs, 1 if card.is_job and not card.is_main_job else 0]
    found += [1 if card.priority == letter else 0 for letter in LETTERS]
    found += [1 if card.effect == effect else 0 for effect in EFFECTS]
    found.append(1 if card.anytime else 0)
    total = 0
    for place, feature in enumerate(found):
        total |= feature << DIGIT * place
    return total


def packed(numbers: list[float]) -> bytes:
    """Numbers as 32-bit floats."""
    return array("f", numbers).tobytes()
