"""The figures of a series as plain data, for JSON."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from budgetable.rules.deck import Deck
from budgetable.simulate.balance import USES, Balance, Differences, unused
from budgetable.simulate.comparing import Difference, JudgedShare, Mean
from budgetable.simulate.summary import Share


def plain(value: Any) -> Any:
    """A value of a summary as JSON has it; a share comes with its interval."""
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    if isinstance(value, Share):
        return {**asdict(value), "share": round(value.share, 4), "interval": _ends(value.interval)}
    if isinstance(value, JudgedShare):
        judged = {"fair": round(value.fair, 4), "p": round(value.p, 4), "side": value.side}
        return {**plain(value.share), **judged}
    if isinstance(value, Difference):
        return {
            "value": round(value.value, 4),
            "interval": _ends(value.interval),
            "p": round(value.p, 4),
        }
    if isinstance(value, Mean):
        return {"value": round(value.value, 4), "interval": _ends(value.interval)}
    if isinstance(value, dict):
        return {str(key): plain(each) for key, each in value.items()}
    return value


def plain_balance(balance: Balance, deck: Deck) -> dict[str, Any]:
    """The figures for a designer, cards by their ids."""
    summary = balance.summary
    return {
        "turns": plain(balance.turns),
        "turns_median": summary.turns_median,
        "turns_95": summary.turns_95,
        "turns_mean": plain(balance.turns_mean),
        "seats": plain(balance.seats),
        "places": plain(balance.places),
        "endings": plain(balance.endings),
        "elsewhere": plain(summary.elsewhere),
        "uses": {use: plain(getattr(summary, use)) for use in USES},
        "hands": plain(balance.hands),
        "cards": {
            id: {"held": plain(card.held), "mattered": plain(card.mattered), "won": plain(card.won)}
            for id, card in balance.cards.items()
        },
        "incomes": {
            id: {"sets": income.sets, "extended": income.extended, "won": plain(income.won)}
            for id, income in balance.incomes.items()
        },
        "unused": unused(balance, deck),
        "pairs": balance.pairs,
    }


def plain_differences(found: Differences) -> dict[str, Any]:
    """Differences where `plain_balance` has the figures themselves."""
    whole: dict[str, Any] = {}
    for path, difference in found.items():
        inner = whole
        for name in path[:-1]:
            inner = inner.setdefault(name, {})
        inner[path[-1]] = plain(difference)
    return {
        name: list(inner.values()) if name in ("seats", "places") else inner
        for name, inner in whole.items()
    }


def _ends(interval: tuple[float, float]) -> list[float]:
    return [round(end, 4) for end in interval]
