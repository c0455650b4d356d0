"""A series that was played, and how a report calls its deck, its cards and its bots.

Names come from whoever made the deck. Each is cut to a length that fits, and isolated by Unicode's
marks, so that one written from right to left leaves the sentence around it as it is.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from budgetable.bots import BOTS
from budgetable.rules.cards import Card
from budgetable.rules.deck import Deck
from budgetable.simulate.balance import Balance
from budgetable.simulate.running import Plan
from budgetable.terminal.one_file import END, ISOLATE
from budgetable.words.cards import Speaker

LONGEST: Final = 60
"""Characters of a name that are shown."""


@dataclass(frozen=True)
class Reported:
    """A series and its figures. `label` is what its deck is called, isolated."""

    plan: Plan
    deck: Deck
    figures: Balance
    label: str
    speaker: Speaker

    def card(self, id: str) -> str:
        """A card with its amount: `Rent, 1200`."""
        card = self.deck[id]
        name = self.name(card)
        if not card.amount:
            return name
        return self.speaker.say("card-short", name=name, amount=str(card.amount))

    def name(self, card: Card) -> str:
        """A card's name, in the language spoken if it has one there."""
        return isolated(self.speaker.name(card))

    def bot(self, seat: int) -> str:
        """The bot in a seat: `steady`."""
        return self.plan.seats[seat - 1]

    @property
    def bots(self) -> str:
        """All of them with their versions, seat 1 first."""
        return ", ".join(
            self.speaker.say("balance-bot", bot=name, version=str(BOTS[name].version))
            for name in self.plan.seats
        )


def isolated(name: str) -> str:
    """A name that nobody vouches for, as it can stand in a sentence."""
    kept = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in name)
    kept = " ".join(kept.split())
    if len(kept) > LONGEST:
        kept = kept[:LONGEST].rstrip() + "…"
    return f"{ISOLATE}{kept}{END}"
