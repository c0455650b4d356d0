"""Checking a deck as it was read from TOML or JSON, before it becomes cards."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from budgetable.decks.faults import DeckFault
from budgetable.rules.cards import (
    EXPENSE,
    EXTRA_INCOME,
    INCOME,
    JOBS,
    KINDS,
    LETTERS,
    LIFE_EFFECTS,
    LIFE_HAPPENS,
    PRIORITY,
    WINDFALL,
    WINDFALL_EFFECTS,
)

MAX_AMOUNT: Final = 1_000_000
MIN_CARDS: Final = 21
"""Four hands and a discard."""
MAX_CARDS: Final = 500

DECK_FIELDS: Final = ("name", "title", "currency", "language", "cards")
CARD_FIELDS: Final = (
    "id", "name", "kind", "count", "text", "translations", "amount", "job", "priority", "effect",
    "anytime",
)  # fmt: skip
EFFECTS: Final = {WINDFALL: WINDFALL_EFFECTS, LIFE_HAPPENS: LIFE_EFFECTS}

ID: Final = re.compile(r"[a-z0-9-]+")
CURRENCY: Final = re.compile(r"[A-Z]{3}")
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


def check(data: object, rows: Sequence[int] = ()) -> list[DeckFault]:
    """Every fault of a deck given as plain data; none if it can be played.

    `rows` are the rows of a spreadsheet that its cards stand in, where they do.
    """
    if not isinstance(data, Mapping):
        return [DeckFault("not-a-deck")]
    faults = _deck_fields(data)
    cards = data.get("cards")
    if not isinstance(cards, list) or not cards:
        return [*faults, DeckFault("no-cards")]
    seen: set[str] = set()
    for place, card in enumerate(cards, start=1):
        if isinstance(card, Mapping):
            found = _card(card, place, seen)
        else:
            found = [DeckFault("not-a-card", f"#{place}")]
        faults += [replace(fault, row=rows[place - 1]) for fault in found] if rows else found
    return faults + _whole([card for card in cards if isinstance(card, Mapping)])


def _deck_fields(data: Mapping[str, Any]) -> list[DeckFault]:
    faults = [
        DeckFault("unknown-field", field=str(field)) for field in data if field not in DECK_FIELDS
    ]
    if "name" not in data:
        faults.append(DeckFault("missing-field", field="name"))
    patterns = {"name": ID, "currency": CURRENCY, "language": LANGUAGE}
    for field in ("name", "title", "currency", "language"):
        value = data.get(field, "")
        pattern = patterns.get(field)
        if not isinstance(value, str):
            faults.append(DeckFault("not-text", field=field, value=shown(value)))
        elif field in data and pattern and not pattern.fullmatch(value):
            faults.append(DeckFault(f"bad-{field}", field=field, value=shown(value)))
    return faults


def _card(card: Mapping[str, Any], place: int, seen: set[str]) -> list[DeckFault]:
    id = card.get("id")
    named = id if isinstance(id, str) and ID.fullmatch(id) else f"#{place}"
    faults = [
        DeckFault("unknown-field", named, str(field)) for field in card if field not in CARD_FIELDS
    ]
    if "id" in card:
        if named != id:
            faults.append(DeckFault("bad-id", named, "id", shown(id)))
        elif id in seen:
            faults.append(DeckFault("duplicate-id", named, "id", id))
        else:
            seen.add(id)
    required = ["id", "name", "kind"]
    kind = card.get("kind")
    if isinstance(kind, str) and kind in KINDS:
        faults += _misplaced(card, named, kind)
        required += _needed(card, kind)
    elif "kind" in card:
        faults.append(DeckFault("bad-value", named, "kind", shown(kind), ", ".join(KINDS)))
    faults += [DeckFault("missing-field", named, field) for field in required if field not in card]
    return faults + _values(card, named)


def _needed(card: Mapping[str, Any], kind: str) -> list[str]:
    """The fields that a card of this kind must have besides id, name and kind."""
    if kind == INCOME:
        return ["job", "amount"]
    if kind == PRIORITY:
        return ["priority", "amount"]
    return ["effect", "amount"] if card.get("effect") in (EXTRA_INCOME, EXPENSE) else ["effect"]


def _misplaced(card: Mapping[str, Any], named: str, kind: str) -> list[DeckFault]:
    """Fields that are for other kinds of card, and an effect that is of the other kind."""
    allowed = _needed(card, kind)
    faults = [
        DeckFault("misplaced-field", named, field, allowed=kind)
        for field in ("job", "priority", "effect")
        if field in card and field not in allowed
    ]
    if "anytime" in card and kind != LIFE_HAPPENS:
        faults.append(DeckFault("misplaced-field", named, "anytime", allowed=kind))
    effect = card.get("effect")
    effects = EFFECTS.get(kind, ())
    if effects and "effect" in card and effect not in effects:
        fault = DeckFault("bad-value", named, "effect", shown(effect), ", ".join(effects))
        faults.append(fault)
    elif "amount" in card and "amount" not in allowed:
        faults.append(DeckFault("misplaced-field", named, "amount", allowed=str(effect or kind)))
    return faults


def _values(card: Mapping[str, Any], named: str) -> list[DeckFault]:
    """Fields whose value could be right for no card."""
    faults: list[DeckFault] = []
    for field, values in (("job", JOBS), ("priority", tuple(LETTERS))):
        if field in card and card[field] not in values:
            value = shown(card[field])
            faults.append(DeckFault("bad-value", named, field, value, ", ".join(values)))
    for field, most in (("amount", MAX_AMOUNT), ("count", MAX_CARDS)):
        value = card.get(field, 1)
        if type(value) is not int or value < 1:
            faults.append(DeckFault("not-whole", named, field, shown(value)))
        elif value > most:
            faults.append(DeckFault("too-large", named, field, shown(value), str(most)))
    for field in ("name", "text"):
        value = card.get(field, "")
        if not isinstance(value, str):
            faults.append(DeckFault("not-text", named, field, shown(value)))
        elif field == "name" and field in card and not value.strip():
            faults.append(DeckFault("empty-name", named, field))
    if not isinstance(card.get("anytime", False), bool):
        faults.append(
            DeckFault("bad-value", named, "anytime", shown(card["anytime"]), "true, false")
        )
    return faults + _translations(card.get("translations", {}), named)


def _translations(translations: object, named: str) -> list[DeckFault]:
    if not isinstance(translations, Mapping):
        return [DeckFault("bad-translations", named, "translations", shown(translations))]
    faults: list[DeckFault] = []
    for language, said in translations.items():
        field = f"translations.{language}"
        if not LANGUAGE.fullmatch(str(language)) or not isinstance(said, Mapping):
            faults.append(DeckFault("bad-translations", named, field, shown(said)))
            continue
        faults += [
            DeckFault("unknown-field", named, f"{field}.{part}")
            for part in said
            if part not in ("name", "text")
        ]
        faults += [
            DeckFault("not-text", named, f"{field}.{part}", shown(said[part]))
            for part in ("name", "text")
            if not isinstance(said.get(part, ""), str)
        ]
    return faults


def _whole(cards: list[Mapping[str, Any]]) -> list[DeckFault]:
    """What only the whole deck can lack: a letter, an income, enough cards."""
    letters = [card.get("priority") for card in cards if card.get("kind") == PRIORITY]
    faults = [
        DeckFault("no-letter", field="priority", value=letter)
        for letter in LETTERS
        if letter not in letters
    ]
    if not any(card.get("kind") == INCOME for card in cards):
        faults.append(DeckFault("no-income"))
    counts = [card.get("count", 1) for card in cards]
    number = sum(count for count in counts if type(count) is int and count > 0)
    if number < MIN_CARDS:
        faults.append(DeckFault("too-few-cards", value=str(number), allowed=str(MIN_CARDS)))
    elif number > MAX_CARDS:
        faults.append(DeckFault("too-many-cards", value=shown(number), allowed=str(MAX_CARDS)))
    return faults


def shown(value: object) -> str:
    """A value as it can be quoted in one line."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except (ValueError, RecursionError):  # a number of 5,000 digits, lists nested too deep
        text = "…"
    text = " ".join("".join([sign if sign.isprintable() else " " for sign in text]).split())
    return text if len(text) <= 40 else text[:39] + "…"
