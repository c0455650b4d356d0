"""A deck for whoever draws it: names, texts and what a card is, in a language."""

from __future__ import annotations

from msgspec import Struct

from budgetable.decks import fingerprint
from budgetable.rules import Card, Deck
from budgetable.words import Speaker


class CardShape(Struct, frozen=True):
    """A card: its facts, and how it is said. `category` is what a swap keeps: income or a letter.

    `said` is its full name (Rent, C Essential, 1200), `short` the shortest, `does` what it does,
    in full sentences with the text printed on it.
    """

    id: str
    kind: str
    name: str
    text: str
    count: int
    amount: int | None
    job: str | None
    priority: str | None
    effect: str | None
    anytime: bool
    said: str
    short: str
    does: str


class DeckShape(Struct, frozen=True):
    """A deck in a language. Equal fingerprints are equal decks."""

    name: str
    fingerprint: str
    title: str
    currency: str | None
    language: str
    letters: dict[str, str]
    cards: list[CardShape]


def deck_shape(deck: Deck, language: str) -> DeckShape:
    """A deck said in a language."""
    speaker = Speaker(language)
    return DeckShape(
        name=deck.name,
        fingerprint=fingerprint(deck),
        title=deck.title or deck.name,
        currency=deck.currency or None,
        language=language,
        letters={letter: speaker.letter(letter) for letter in "ABCDE"},
        cards=[card_shape(card, speaker) for card in deck.cards],
    )


def card_shape(card: Card, speaker: Speaker) -> CardShape:
    """A card said in a language."""
    return CardShape(
        id=card.id,
        kind=card.kind,
        name=speaker.name(card),
        text=speaker.text(card),
        count=card.count,
        amount=card.amount or None,
        job=card.job or None,
        priority=card.priority or None,
        effect=card.effect or None,
        anytime=card.anytime,
        said=speaker.card(card),
        short=speaker.short(card),
        does=speaker.explain(card),
    )
