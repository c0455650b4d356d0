"""The code of a card: three letters in its corner, which tell it from all others by touch."""

from __future__ import annotations

import tomllib
from codecs import decode
from collections.abc import Iterator
from functools import cache
from importlib import resources
from string import ascii_lowercase
from typing import Final

from budgetable.rules.cards import INCOME, LIFE_HAPPENS, PRIORITY, WINDFALL, Card
from budgetable.rules.deck import Deck

KIND_LETTERS: Final = {INCOME: "j", WINDFALL: "w", LIFE_HAPPENS: "l"}
"""The first letter of a code; a priority has its own."""

UNWANTED: Final = frozenset(decode("nab nff phy phz jbc jgs wnc", "rot13").split())
"""What no child should find on a card; in rot13, for some children read sources."""


def codes(deck: Deck) -> dict[str, str]:
    """The code of each card by its id, in the deck's order: `rent` has `crt`.

    Three cells, all letters, never a number sign: the first tells the kind, the others remind of
    the id. A card of the standard deck keeps its code in any deck where it keeps id and kind, and a
    card that is put at the end of a deck changes no other's.
    """
    stored = stored_codes()
    kept = {card.id: stored.get(card.id, "") for card in deck.cards}
    found = {
        card.id: kept[card.id] if kept[card.id].startswith(kind_letter(card)) else ""
        for card in deck.cards
    }
    # All that are stored are taken: the card of one may be put at the end of this deck yet.
    taken = {*stored.values(), *UNWANTED}
    for card in deck.cards:
        if not found[card.id]:
            first = kind_letter(card)
            # There are 676 ends, no deck has more than 500 cards, and few codes are stored.
            found[card.id] = next(first + end for end in ends(card.id) if first + end not in taken)
            taken.add(found[card.id])
    return found


def kind_letter(card: Card) -> str:
    """The first letter of a card's code."""
    return card.priority.lower() if card.kind == PRIORITY else KIND_LETTERS[card.kind]


def ends(id: str) -> Iterator[str]:
    """Two letters that remind of an id, the best first; in the end any two."""
    letters = [letter for letter in id if letter in ascii_lowercase]
    words = [word for word in id.split("-") if word and word[0] in ascii_lowercase]
    if words:
        first = words[0][0]
        yield from (first + word[0] for word in reversed(words[1:]))
        rest = letters[1:][::-1]
        yield from (first + letter for letter in rest if letter not in "aeiou")
        yield from (first + letter for letter in rest)
        yield from (first + letter for letter in ascii_lowercase)
    yield from (one + other for one in ascii_lowercase for other in ascii_lowercase)


@cache
def stored_codes() -> dict[str, str]:
    """The codes of the cards of the decks that ship: they stay as they are."""
    file = resources.files(__package__).joinpath("stored", "codes.toml")
    found: dict[str, str] = tomllib.loads(file.read_text("utf-8"))
    return found
