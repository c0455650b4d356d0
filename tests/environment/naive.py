"""Observations and offers once more, as docs/environment.md tells them and as plainly as can be:
numpy, no packing, nothing kept, and no rule but that of R15.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from budgetable.environment.layout import BUDGET, FEATURES, LAYOUT
from budgetable.rules import LETTERS, Budget, Card, View
from budgetable.rules.state import DISCARDING

Array = NDArray[Any]
PHASES = ("draw", "act", DISCARDING, "over")


def one(card: Card, scale: int) -> list[float]:
    told = {
        "cards": 1.0,
        "amount": card.amount / scale,
        "main-job": card.job in ("full-time", "business"),
        "part-time": card.job == "part-time",
        "anytime": card.anytime,
        card.priority: bool(card.priority),
        card.effect: bool(card.effect),
    }
    return [float(told.get(name, False)) for name in FEATURES]


def several(cards: Iterable[Card], scale: int) -> Array:
    listed = [one(card, scale) for card in cards]
    return np.array(listed).sum(axis=0) if listed else np.zeros(len(FEATURES))


def observation(view: View) -> Array:
    """The observation of a view."""
    scale = max(card.amount for card in view.deck.cards)
    size = len(view.deck)
    found = np.zeros(LAYOUT.size)

    def part(name: str) -> Any:
        return LAYOUT.part(found, name)

    seats = [view.seat(view.you), *view.rivals]
    places = {seat.number: place for place, seat in enumerate(seats)}
    part("phase")[PHASES.index(view.phase)] = 1
    part("turn")[places[view.turn]] = 1
    part("left")[:] = view.draws_left / 2, view.actions_left / 3
    part("time")[:] = view.turns_ended / (len(seats) * view.turn_limit)
    part("piles")[:] = view.draw_pile / size, len(view.discard_pile) / size
    for place, seat in enumerate(seats):
        held = view.memory.hands[seat.number - 1]
        part("seats")[place] = (
            1,
            view.dealer == seat.number,
            seat.wins / view.rounds_to_win,
            seat.hand_count / 7,
            (view.you, seat.number) in view.hits,
            (seat.number, view.you) in view.hits,
            held.hidden / 7,
            held.older / 7,
            held.newer / 7,
        )
        part("budgets")[place] = budget(seat.budget, scale)
        part("shown")[place] = several(held.shown, scale)
    if view.pending is not None:
        aim = part("pending")
        aim[:18] = one(view.pending.card, scale)
        aim[18 + places[view.pending.by]] = 1
        aim[22 + places[view.pending.target]] = 1
        if view.pending.letter:
            aim[26 + LETTERS.index(view.pending.letter)] = 1
        aim[31] = view.pending.is_bounced
    for place, card in enumerate(view.hand):
        part("hand")[place] = one(card, scale)
    if view.discard_pile:
        part("top")[:] = one(view.discard_pile[-1], scale)
    part("discards")[:] = several(view.discard_pile, scale)
    part("pile")[:] = several(view.memory.pile, scale)
    seen = [*view.hand, *view.discard_pile]
    for seat in seats:
        seen += seat.budget.cards
        if seat.number != view.you:
            seen += view.memory.hands[seat.number - 1].shown
    if view.pending is not None:
        seen.append(view.pending.card)
    part("unseen")[:] = several(view.deck.copies(), scale) - several(seen, scale)
    return found.astype(np.float32)


def budget(budget: Budget, scale: int) -> Array:
    """The block of one budget."""
    found = np.zeros(BUDGET.size)

    def part(name: str) -> Any:
        return BUDGET.part(found, name)

    def different(cards: Iterable[Card]) -> list[Card]:
        return sorted(set(cards), key=lambda card: card.index)

    part("sums")[:] = np.array([budget.income, budget.expenses, budget.gap]) / scale
    for place, card in enumerate(different(card for card in budget.cards if card.job)):
        copies = budget.cards.count(card)
        part("jobs")[place] = copies, card.amount / scale, card.job != "part-time"
    for row, letter in enumerate(LETTERS):
        of_letter = [card for card in budget.cards if card.priority == letter]
        for place, card in enumerate(different(of_letter)):
            part("letters")[row, place] = budget.cards.count(card), card.amount / scale
        if of_letter:
            part("at_risk")[1 + row] = of_letter[-1].amount / scale
    life = [card for card in budget.cards if card.kind == "life-happens"]
    for place, card in enumerate(different(life)):
        part("life")[place] = budget.cards.count(card), card.amount / scale
    extra = [card.amount for card in budget.cards if card.effect == "extra-income"]
    part("extra_income")[:] = sum(extra) / scale
    part_time = [card.amount for card in budget.cards if card.job == "part-time"]
    part("at_risk")[0] = max(part_time, default=0) / scale
    return found


def offered(watched: View) -> list[int]:
    """The seats that are asked about any-time cards, from what a spectator sees."""
    assert watched.you == 0
    if watched.phase == "over" or watched.pending is not None:
        return []
    lying = [*watched.discard_pile]
    for seat in watched.seats:
        lying += seat.budget.cards
    hidden = [
        card for card in watched.deck.cards if card.anytime and lying.count(card) < card.count
    ]
    seats = len(watched.seats)
    asked = []
    for left in range(1, seats):
        number = (watched.turn - 1 + left) % seats + 1
        targets = [
            seat.budget
            for seat in watched.seats
            if seat.number != number and (number, seat.number) not in watched.hits
        ]
        if watched.seat(number).hand_count and any(
            takes(card, budget) for card in hidden for budget in targets
        ):
            asked.append(number)
    return asked


def takes(card: Card, budget: Budget) -> bool:
    """R15: whether a Life Happens card finds something to take, of whatever letter."""
    wanted = {
        "expense": True,
        "lose-job": any(each.is_main_job for each in budget.cards),
        "lose-part-time": any(each.job == "part-time" for each in budget.cards),
        "lose-priority": any(each.priority for each in budget.cards),
    }
    return wanted[card.effect]
