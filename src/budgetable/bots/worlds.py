"""Worlds: what the hidden cards may be. A world is a whole state that a seat cannot tell from the
real one; each is as likely to be drawn as any other. Of what rivals did, only what everybody saw
counts: that somebody accepted a card says nothing about the counters that they hold.
"""

from __future__ import annotations

from math import comb
from random import Random

from budgetable.rules.budget import Budget
from budgetable.rules.cards import Card
from budgetable.rules.memory import NEWER, OLDER
from budgetable.rules.state import Pending, State, pair, with_card
from budgetable.rules.view import View


class Worlds:
    """The worlds of a view. `draw` gives one, a state of its own that can be played on in place.

    Each hidden card lies in a place that must hold an older card, one that must hold a newer card,
    or one that is free (`Memory`); the draw pile's places are newer ones, except before the first
    reshuffle, when any card may be anywhere. Cards that may be either go anywhere.
    """

    __slots__ = ("_budgets", "_either", "_hits", "_newer", "_older", "_pending", "_places", "_view",
                 "_ways", "_weight")  # fmt: skip

    def __init__(self, view: View) -> None:
        self._view = view
        self._budgets = [Budget(), *[seat.budget for seat in view.seats]]
        aim = view.pending
        self._pending = (
            None
            if aim is None
            else Pending(aim.card, aim.by, aim.target, aim.letter, aim.is_bounced)
        )
        self._hits = 0
        for by, target in view.hits:
            self._hits |= 1 << pair(by, target)
        self._older: list[Card] = []
        self._newer: list[Card] = []
        self._either: list[Card] = []
        for card in unseen(view):
            origin = view.memory.origin(card)
            if origin == OLDER:
                self._older.append(card)
            elif origin == NEWER:
                self._newer.append(card)
            else:
                self._either.append(card)
        older = 0
        newer = view.draw_pile
        free = 0
        self._places: list[tuple[int, int, int]] = [(0, 0, 0)]
        """For each seat: places for older cards, for newer ones, free ones."""
        for seat, held in enumerate(view.memory.hands, start=1):
            if seat == view.you:
                self._places.append((0, 0, 0))
                continue
            others = held.hidden - held.older - held.newer
            self._places.append((held.older, held.newer, others))
            older += held.older
            newer += held.newer
            free += others
        self._ways: list[tuple[int, int, int, int, int]] = []
        self._weight = 0
        self._count(older, newer, free)

    def draw(self, rng: Random) -> State:
        """One of the worlds."""
        to_older, to_free, older_free, newer_free, _ = self._way(rng)
        either = shuffled(self._either, rng)
        older = shuffled(self._older, rng)
        newer = shuffled(self._newer, rng)
        split = len(older) - older_free
        in_older = mixed(either[:to_older], older[:split], [], rng)
        in_free = mixed(
            either[to_older : to_older + to_free], older[split:], newer[:newer_free], rng
        )
        in_newer = mixed(either[to_older + to_free :], [], newer[newer_free:], rng)
        view = self._view
        hands: list[tuple[Card, ...]] = [()]
        first_older = first_newer = first_free = 0
        for seat in range(1, len(self._places)):
            if seat == view.you:
                hands.append(view.hand)
                continue
            count_older, count_newer, count_free = self._places[seat]
            hand = view.memory.hands[seat - 1].shown
            for card in in_older[first_older : first_older + count_older]:
                hand = with_card(hand, card)
            for card in in_newer[first_newer : first_newer + count_newer]:
                hand = with_card(hand, card)
            for card in in_free[first_free : first_free + count_free]:
                hand = with_card(hand, card)
            first_older += count_older
            first_newer += count_newer
            first_free += count_free
            hands.append(hand)
        return State(
            view.deck,
            len(view.seats),
            view.turn_limit,
            hands,
            self._budgets[:],
            in_newer,
            first_newer,
            view.discard_pile,
            view.turn,
            view.phase,
            view.draws_left,
            view.actions_left,
            self._pending,
            self._hits,
            view.turns_ended,
            view.winner,
        )

    def _count(self, older: int, newer: int, free: int) -> None:
        """Every way to share out the cards among the places by their numbers, and how many worlds
        each stands for: (either cards in older places, in free places, older cards in free places,
        newer cards in free places, worlds so far).
        """
        either = len(self._either)
        for to_older in range(min(either, older) + 1):
            for to_free in range(min(either - to_older, free) + 1):
                to_newer = either - to_older - to_free
                older_free = len(self._older) - older + to_older
                newer_free = len(self._newer) - newer + to_newer
                if to_newer > newer or older_free < 0 or newer_free < 0:
                    continue
                self._weight += (
                    comb(older, to_older)
                    * comb(newer, to_newer)
                    * comb(free, to_free)
                    * comb(free - to_free, older_free)
                )
                self._ways.append((to_older, to_free, older_free, newer_free, self._weight))

    def _way(self, rng: Random) -> tuple[int, int, int, int, int]:
        if len(self._ways) == 1:
            return self._ways[0]
        chosen = rng.randrange(self._weight)
        for way in self._ways:
            if chosen < way[4]:
                return way
        return self._ways[-1]


def unseen(view: View) -> list[Card]:
    """Every card that this seat does not see, nor saw go to a hand where it still is."""
    seen = [*view.hand, *view.discard_pile]
    if view.pending is not None:
        seen.append(view.pending.card)
    for seat in view.seats:
        seen += seat.budget.cards
        if seat.number != view.you:
            seen += view.memory.hands[seat.number - 1].shown
    counts = [card.count for card in view.deck.cards]
    for card in seen:
        counts[card.index] -= 1
    return [card for card in view.deck.cards for _ in range(counts[card.index])]


def shuffled(cards: list[Card], rng: Random) -> list[Card]:
    """The cards in a random order: as `Random.shuffle` does it, in a third of the time."""
    order = cards[:]
    random = rng.random
    for last in range(len(order) - 1, 0, -1):
        place = int(random() * (last + 1))
        card = order[last]
        order[last] = order[place]
        order[place] = card
    return order


def mixed(some: list[Card], others: list[Card], more: list[Card], rng: Random) -> list[Card]:
    """Lists that are shuffled already as one; a single one stays as it is."""
    together = some + others + more
    if len(together) == max(len(some), len(others), len(more)):
        return together
    return shuffled(together, rng)
