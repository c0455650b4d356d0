"""A deck: the cards that a match is played with, and the moves they allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from budgetable.rules.cards import Card
from budgetable.rules.moves import Moves


class Deck:
    """The rows of a deck in their order. Make one with `budgetable.decks`, which checks it."""

    __slots__ = ("by_id", "cards", "currency", "language", "moves", "name", "title")

    def __init__(
        self,
        name: str,
        cards: Sequence[Card],
        *,
        title: str = "",
        currency: str = "",
        language: str = "",
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.currency: Final = currency
        self.language: Final = language
        self.cards: Final = tuple(cards)
        self.by_id: Final = {card.id: card for card in cards}
        self.moves: Final = Moves(self.by_id, len(self.cards))

    def copies(self) -> list[Card]:
        """Every physical card, copies included, in the deck's order: what is shuffled (R4)."""
        return [card for card in self.cards for _ in range(card.count)]

    def __reduce__(self) -> tuple[Any, ...]:
        facts = (self.title, self.currency, self.language)
        return _deck, (self.name, self.cards, *facts)

    def __getitem__(self, id: str) -> Card:
        return self.by_id[id]

    def __len__(self) -> int:
        return sum([card.count for card in self.cards])

    def __repr__(self) -> str:
        return f"<deck {self.name}, {len(self)} cards>"


def _deck(name: str, cards: tuple[Card, ...], title: str, currency: str, language: str) -> Deck:
    return Deck(name, cards, title=title, currency=currency, language=language)
