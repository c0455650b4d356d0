"""What is wrong with a deck: every fault at once, each with its card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class DeckFault:
    """One fault. `card` is the card's id, `#3` for the third if it has none, empty for the deck.

    `field` and `value` are what was found, `allowed` what would be right, where that is a short
    list or a number.
    """

    code: str
    card: str = ""
    field: str = ""
    value: str = ""
    allowed: str = ""


class BadDeck(ValueError):
    """A deck that cannot be played, with all its `faults`."""

    def __init__(self, faults: Sequence[DeckFault]) -> None:
        super().__init__(
            "; ".join(" ".join(filter(None, vars(fault).values())) for fault in faults)
        )
        self.faults = tuple(faults)
