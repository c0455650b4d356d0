"""The faces of the cards: what is printed on each, in one language."""

from __future__ import annotations

import unicodedata

from budgetable.printing.drawing import kind_of, picture_of
from budgetable.rules.cards import Card
from budgetable.rules.deck import Deck
from budgetable.words import Speaker

Face = dict[str, str]
"""What is printed on a card, by what it is there."""


def faces(deck: Deck, language: str) -> list[Face]:
    """A face for each card of a deck, copies included, in the deck's order."""
    speaker = Speaker(language)
    return [face(card, deck, speaker) for card in deck.copies()]


def face(card: Card, deck: Deck, speaker: Speaker) -> Face:
    """What is printed on a card: a letter or a mark, amount, name, one line, text."""
    name, said = speaker.name(card), speaker.text(card)
    return {
        "kind": kind_of(card),
        "letter": card.priority,
        "amount": speaker.money(card.amount) if card.amount else "",
        "picture": picture_of(card),
        "name": name,
        "line": line(card, speaker),
        "text": said,
        "lang": tongue(card, "name", deck, speaker),
        "text-lang": tongue(card, "text", deck, speaker),
        "dir": direction(name),
        "text-dir": direction(said),
    }


def line(card: Card, speaker: Speaker) -> str:
    """The one line that says what a card is, the same as on the page."""
    if card.priority:
        return speaker.letter(card.priority)
    return speaker.say("line-any-time" if card.anytime else f"line-{card.job or card.effect}")


def tongue(card: Card, field: str, deck: Deck, speaker: Speaker) -> str:
    """The language that a field of a card is in, as two or three letters: a voice reads it so."""
    tag = speaker.tag(card, field) or deck.language or speaker.language
    return tag.partition("-")[0]


def direction(text: str) -> str:
    """Which way a text is written, by its first letter: `ltr` or `rtl`."""
    for letter in text:
        way = unicodedata.bidirectional(letter)
        if way in ("L", "R", "AL"):
            return "ltr" if way == "L" else "rtl"
    return "ltr"
