"""A deck's fingerprint, by which a store or another machine knows it again."""

from __future__ import annotations

import hashlib
import json

from budgetable.decks.reading import to_data
from budgetable.rules.deck import Deck


def fingerprint(deck: Deck) -> str:
    """Sixteen hex digits: equal for decks with equal data, and otherwise not, but for odd chances.

    They begin the SHA-256 of the data as JSON, in UTF-8, keys sorted, without spaces.
    """
    data = json.dumps(to_data(deck), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(data.encode()).hexdigest()[:16]
