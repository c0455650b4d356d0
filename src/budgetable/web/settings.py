"""What whoever hosts the server sets."""

from __future__ import annotations

from dataclasses import dataclass

from budgetable import decks
from budgetable.rules import Deck


@dataclass(frozen=True)
class Settings:
    """`base_url` is where others reach the server; `limit` the requests a second that one seat may
    make, 0 for any number. `everywhere` says that it listens on all of this machine's addresses.
    `deck` is played with at tables that ask for none; else the standard one.
    """

    base_url: str = ""
    limit: int = 200
    everywhere: bool = False
    deck: Deck | None = None

    @property
    def is_secure(self) -> bool:
        """Whether cookies must travel encrypted."""
        return self.base_url.startswith("https://")

    @property
    def deck_names(self) -> list[str]:
        """The decks that a table can ask for, first the one that it has if it asks for none."""
        own = [self.deck.name] if self.deck is not None else []
        return list(dict.fromkeys([*own, *decks.SHIPPED]))

    def deck_named(self, name: str) -> Deck | None:
        """The deck of this name, or nothing; an empty name is the deck that tables have unasked."""
        name = name or self.deck_names[0]
        if self.deck is not None and name == self.deck.name:
            return self.deck
        return decks.load(name) if name in decks.SHIPPED else None
