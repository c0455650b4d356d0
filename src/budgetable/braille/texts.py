"""What is written in braille, in print still: the key of the cards, and the rules."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final

from budgetable.braille.codes import KIND_LETTERS, codes, kind_letter
from budgetable.braille.layout import HEADING, ITEM, PARAGRAPH, UNDER, Piece
from budgetable.printing.guide import guide, kinds
from budgetable.printing.letters import without
from budgetable.rules.cards import FIELDS, LETTERS, Card
from budgetable.rules.deck import Deck
from budgetable.words import Speaker
from budgetable.words.cleaning import in_one_line

FIRST_LETTERS: Final = [
    *[(letter.lower(), f"letter-{letter}") for letter in LETTERS],
    *sorted((letter, f"kind-{kind}") for kind, letter in KIND_LETTERS.items()),
]
"""The parts of the key, in the order of the codes: the letter, and the message that names it."""

GUIDE_KINDS: Final = {"income": "j", "windfall": "w", "life": "l"}
"""The letter of what `guide.kinds` is about; a priority's is the same in both."""


def key(deck: Deck, language: str) -> Iterator[Piece]:
    """Every card by its code: what it is called, what it is, what it says."""
    speaker, code_of = Speaker(language), codes(deck)
    yield Piece(HEADING, speaker.say("braille-key"))
    for line in speaker.say("braille-key-how").split("\n"):
        yield Piece(PARAGRAPH, line)
    if deck.currency:
        yield Piece(PARAGRAPH, speaker.say("braille-key-amounts", currency=deck.currency))
    by_code = sorted(deck.cards, key=lambda card: code_of[card.id])
    for letter, name in FIRST_LETTERS:
        cards = [card for card in by_code if kind_letter(card) == letter]
        if not cards:
            continue
        yield Piece(HEADING, speaker.say(name))
        for row in kinds(deck, language):
            if row["letter"].lower() == letter:
                yield Piece(PARAGRAPH, row["does"])
            elif GUIDE_KINDS.get(row["kind"]) == letter:
                yield Piece(PARAGRAPH, kind_line(row, speaker))
        for card in cards:
            said = "braille-card" if card.count == 1 else "braille-cards"
            line = speaker.say(said, card=speaker.card(card), count=card.count)
            yield Piece(ITEM, line, code_of[card.id].upper())
            if speaker.text(card):
                yield Piece(UNDER, speaker.text(card))


def rules(deck: Deck, language: str) -> Iterator[Piece]:
    """Everything at a glance, then how to play: the words of the printed guide."""
    speaker = Speaker(language)
    told = guide(deck, language)
    glance, turn = told["glance"], told["glance"]["turn"]
    yield Piece(HEADING, glance["title"])
    yield Piece(PARAGRAPH, glance["goal"])
    yield Piece(HEADING, turn["title"])
    for number, step in enumerate(turn["steps"], start=1):
        yield Piece(ITEM, speaker.say("braille-step", number=number, step=step))
    yield Piece(HEADING, glance["kinds"]["title"])
    for row in glance["kinds"]["rows"]:
        yield Piece(ITEM, kind_line(row, speaker))
    yield Piece(HEADING, told["how"]["title"])
    for part in told["how"]["parts"]:
        yield Piece(HEADING, part["title"])
        for line in part["lines"]:
            yield Piece(ITEM if part["list"] else PARAGRAPH, line)


def kind_line(row: Mapping[str, str], speaker: Speaker) -> str:
    """A kind of card and what it does."""
    return speaker.say("braille-kind", name=row["name"], does=row["does"])


def spoken(deck: Deck, language: str, left_out: frozenset[str] = frozenset()) -> Deck:
    """A deck whose cards say what they say in one language, in single lines, without some signs.

    A card of whose name nothing is left is called by its id.
    """
    speaker = Speaker(language)
    facts = {"title": deck.title, "currency": deck.currency, "language": deck.language}
    return Deck(deck.name, [_spoken(card, speaker, left_out) for card in deck.cards], **facts)


def _spoken(card: Card, speaker: Speaker, left_out: frozenset[str]) -> Card:
    said = {
        "name": without(plain(speaker.name(card)), left_out),
        "text": without(plain(speaker.text(card)), left_out),
        "translations": None,
    }
    return Card(**{name: getattr(card, name) for name in FIELDS} | said)


def plain(text: str) -> str:
    """A text in one line, accents on their letters, without signs that nobody sees or hears."""
    heard = [sign for sign in text if unicodedata.category(sign) != "Cf"]
    return unicodedata.normalize("NFC", in_one_line("".join(heard)))
