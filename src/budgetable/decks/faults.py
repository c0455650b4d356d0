"""What is wrong with a deck: every fault at once, each with its card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class DeckFault:
    """One fault. `card` is the card's id, `#3` for the third if it has none, empty for the deck.

    `field` and `value` are what was found, `allowed` what would be right, where that is a short
    list or a number. `row` is the row of the spreadsheet that the deck was read from, 1 for the
    first; 0 if it was read from something else, or where no row is at fault.
    """

    code: str
    card: str = ""
    field: str = ""
    value: str = ""
    allowed: str = ""
    row: int = 0


class BadDeck(ValueError):
    """A deck that cannot be played, with all its `faults`."""

    def __init__(self, faults: Sequence[DeckFault]) -> None:
        super().__init__(
            "; ".join(
                " ".join(str(told) for told in vars(fault).values() if told) for fault in faults
            )
        )
        self.faults = tuple(faults)
