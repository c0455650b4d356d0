"""The name that a deck has for machines."""

import re
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from budgetable.decks import fingerprint, from_data, load, to_data
from tests.kit import CARDS, DECK, deck_data


def test_a_fingerprint_stays_what_it_is():
    """Logs of years ago name their decks by it."""
    assert fingerprint(DECK) == "8093ad77df58f584"
    facts = {"title": "Übung", "currency": "EUR", "language": "de"}
    assert fingerprint(from_data({"name": "kit", "cards": CARDS, **facts})) == "e319ee6e68e27f6b"


def test_a_deck_read_again_has_the_same_fingerprint():
    deck = load("standard")
    assert re.fullmatch("[0-9a-f]{16}", fingerprint(deck))
    assert fingerprint(from_data(to_data(deck))) == fingerprint(load("standard"))


def test_the_order_of_fields_does_not_matter():
    cards = [dict(reversed(card.items())) for card in CARDS]
    assert fingerprint(from_data({"cards": cards, "name": "kit"})) == fingerprint(DECK)


def test_the_order_of_cards_does_matter():
    """Hands are kept in it."""
    assert fingerprint(from_data({"name": "kit", "cards": CARDS[::-1]})) != fingerprint(DECK)


@given(deck_data(), st.data())
def test_any_other_name_or_amount_is_another_deck(data: dict[str, Any], draw: st.DataObject):
    first = fingerprint(from_data(data))
    assert fingerprint(from_data(to_data(from_data(data)))) == first
    index = draw.draw(st.integers(0, len(data["cards"]) - 1))
    card = data["cards"][index]
    changes: list[dict[str, Any]] = [{"name": card["name"] + "x"}]
    if "amount" in card:
        changes.append({"amount": card["amount"] - 1 or 2})
    for change in changes:
        cards = [*data["cards"]]
        cards[index] = card | change
        assert fingerprint(from_data({**data, "cards": cards})) != first
    assert fingerprint(from_data({**data, "name": data["name"] + "x"})) != first
