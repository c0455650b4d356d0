"""The phrases that players can send: a fixed list, for there is no free text between players.

Each is the message `phrase-NAME` of the catalogue. A reaction is told as something that its sender
does, `reacted-NAME`; its sign is for pages and stands in no sentence, where a voice would read it
out or skip it.
"""

from __future__ import annotations

from typing import Final

REACTIONS: Final = {
    "clap": "\N{CLAPPING HANDS SIGN}",
    "heart": "\N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}",
    "laugh": "\N{FACE WITH TEARS OF JOY}",
    "surprised": "\N{FACE WITH OPEN MOUTH}",
    "cry": "\N{CRYING FACE}",
    "star": "\N{WHITE MEDIUM STAR}",
}
"""Phrases without words, each with its sign."""

PHRASES: Final = (
    "hello", "good-luck", "well-played", "thanks", "sorry", "wow", "ouch", "phew", "thinking",
    "one-moment", "again", "bye", *REACTIONS,
)  # fmt: skip
