"""Names of people at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from budgetable.bots.names import bot_kind
from budgetable.tables.declined import Declined
from budgetable.tables.rude import is_rude

LONGEST: Final = 24


def person_name(given: str, taken: Sequence[str]) -> str:
    """The name as it is shown: single spaces, nothing invisible.

    Raises Declined for one that nobody could be told by (`bad-name`), that could hurt somebody
    (`rude-name`), or that somebody has.
    """
    name = " ".join(unicodedata.normalize("NFC", given).split())
    printable = all(c.isprintable() for c in name) and any(c.isalnum() for c in name)
    if not printable or len(name) > LONGEST or bot_kind(name):
        raise Declined("bad-name", name=name[:LONGEST], longest=LONGEST)
    if is_rude(name):
        raise Declined("rude-name")
    if same_name(name) in [same_name(other) for other in taken]:
        raise Declined("name-taken", name=name)
    return name


def same_name(name: str) -> str:
    """What two names have in common that could be mixed up when they are read aloud."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join([c for c in letters if c.isalnum() and not unicodedata.combining(c)])
