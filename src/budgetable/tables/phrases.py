"""The phrases that players can send: a fixed list, for there is no free text between players.

Each is the message `phrase-NAME` of the catalogue.
"""

from __future__ import annotations

from typing import Final

PHRASES: Final = (
    "hello", "good-luck", "well-played", "thanks", "sorry", "wow", "ouch", "phew", "thinking",
    "one-moment", "again", "bye",
)  # fmt: skip
