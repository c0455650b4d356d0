"""A deck from TOML or from plain data, and back."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, Final

import tomli_w

from budgetable.decks.check import check
from budgetable.decks.faults import BadDeck, DeckFault
from budgetable.rules.cards import Card
from budgetable.rules.deck import Deck

MAX_BYTES: Final = 4_000_000
"""More than any deck of 500 cards needs: a larger file is something else."""


def from_toml(source: bytes) -> Deck:
    """The deck that a TOML file says. Raises BadDeck."""
    if len(source) > MAX_BYTES:
        raise BadDeck([DeckFault("too-large-file", allowed=str(MAX_BYTES // 1_000_000))])
    try:
        text = source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise BadDeck([DeckFault("not-utf8", value=str(line))]) from None
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: also a number of 5,000 digits
        raise BadDeck([DeckFault("not-toml", value=str(error) or "nested too deep")]) from None
    return from_data(data)


def from_data(data: object) -> Deck:
    """The deck that plain data says, as TOML or JSON give it. Raises BadDeck."""
    faults = check(data)
    if faults:
        raise BadDeck(faults)
    assert isinstance(data, Mapping)
    return made(data)


def made(data: Mapping[str, Any]) -> Deck:
    """The deck of plain data that has been checked."""
    cards = [
        Card(
            id=card["id"],
            kind=card["kind"],
            name=card["name"],
            index=index,
            count=card.get("count", 1),
            job=card.get("job", ""),
            priority=card.get("priority", ""),
            effect=card.get("effect", ""),
            amount=card.get("amount", 0),
            anytime=card.get("anytime", False),
            text=card.get("text", ""),
            translations=card.get("translations"),
            language=data.get("language", ""),
        )
        for index, card in enumerate(data["cards"])
    ]
    return Deck(
        data["name"],
        cards,
        title=data.get("title", ""),
        currency=data.get("currency", ""),
        language=data.get("language", ""),
    )


def to_toml(deck: Deck) -> bytes:
    """A deck as a TOML file, from which `from_toml` makes an equal one."""
    return tomli_w.dumps(to_data(deck)).encode()


def to_data(deck: Deck) -> dict[str, Any]:
    """A deck as plain data, from which `from_data` makes an equal one."""
    facts = {"title": deck.title, "currency": deck.currency, "language": deck.language}
    cards = [_card_data(card) for card in deck.cards]
    return {"name": deck.name, **{k: v for k, v in facts.items() if v}, "cards": cards}


def _card_data(card: Card) -> dict[str, Any]:
    data: dict[str, Any] = {"id": card.id, "name": card.name, "kind": card.kind}
    if card.count != 1:
        data["count"] = card.count
    for field in ("job", "priority", "effect", "amount", "anytime", "text", "translations"):
        value = getattr(card, field)
        if value:
            data[field] = value
    return data
