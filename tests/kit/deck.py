"""The deck that positions are drawn with: a card's id says what it is and how much."""

from typing import Any, Final

from budgetable.decks import from_data
from budgetable.rules import Deck

INCOME: Final = {
    "job-2000": ("full-time", 2),
    "job-2500": ("full-time", 1),
    "job-3000": ("full-time", 1),
    "shop-2200": ("business", 1),
    "shop-2500": ("business", 1),
    "part-300": ("part-time", 2),
    "part-500": ("part-time", 2),
    "side-500": ("part-time", 1),
    "part-800": ("part-time", 1),
    "part-2000": ("part-time", 1),
}
"""Income: id → job, copies. `side-500` pays what `part-500` does, `part-2000` what `job-2000`."""

PRIORITIES: Final = {
    "a-200": 2, "a-300": 1, "a-400": 1, "alms-200": 1,
    "b-200": 2, "b-300": 1, "b-600": 1,
    "c-500": 1, "c-900": 2, "c-1100": 1,
    "d-300": 1, "d-400": 2, "d-500": 1,
    "e-200": 1, "e-300": 2, "e-500": 1,
}  # fmt: skip
"""Financial Priorities: id → copies. `alms-200` is an A of the same amount as `a-200`."""

WINDFALLS: Final = {
    "bonus-100": ("extra-income", 1),
    "bonus-200": ("extra-income", 2),
    "relief": ("relief", 2),
    "no": ("cancel", 6),
    "back": ("bounce", 6),
}
"""Windfalls: id → effect, copies. `no` is Just Say No and `back` is Bounce Back."""

LIFE_HAPPENS: Final = {
    "bill-200": ("expense", 2, False),
    "bill-300": ("expense", 2, False),
    "laid-off": ("lose-job", 2, False),
    "hours-cut": ("lose-part-time", 2, False),
    "burst-pipe": ("lose-priority", 2, False),
    "scam": ("expense", 3, True),
    "fired": ("lose-job", 1, True),
    "theft": ("lose-priority", 1, True),
}
"""Life Happens: id → effect, copies, any time. A `scam` costs 200."""


def _card(id: str, kind: str, count: int, **facts: object) -> dict[str, Any]:
    return {"id": id, "name": id, "kind": kind, "count": count, **facts}


def _amount(id: str) -> dict[str, int]:
    number = id.rpartition("-")[2]
    return {"amount": int(number)} if number.isdigit() else {}


def _cards() -> list[dict[str, Any]]:
    cards = []
    for id, (job, count) in INCOME.items():
        cards.append(_card(id, "income", count, job=job, **_amount(id)))
    for id, count in PRIORITIES.items():
        cards.append(_card(id, "priority", count, priority=id[0].upper(), **_amount(id)))
    for id, (effect, count) in WINDFALLS.items():
        cards.append(_card(id, "windfall", count, effect=effect, **_amount(id)))
    for id, (effect, count, anytime) in LIFE_HAPPENS.items():
        amount = {"amount": 200} if id == "scam" else _amount(id)
        facts: dict[str, object] = {"anytime": True} if anytime else {}
        cards.append(_card(id, "life-happens", count, effect=effect, **amount, **facts))
    return cards


CARDS: Final = _cards()
"""The kit's deck as plain data."""

DECK: Final[Deck] = from_data({"name": "kit", "cards": CARDS})
"""The kit's deck: every effect, copies, equal amounts, any-time cards with and without a letter."""
