"""What must not be guessed: a table's name, the keys of its seats, its code."""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import Final, Protocol

CODE_LETTERS: Final = "BCDFGHJKMNPQRTVWX"
"""Letters of a code: none that looks like another or like a digit, and no vowels, so no words."""

CODE_LENGTH: Final = 6


class Secrets(Protocol):
    """Where they come from; a test hands in its own."""

    def key(self) -> str:
        """128 random bits as text for an address or a header."""

    def code(self) -> str:
        """Six letters to be read aloud."""

    def seed(self) -> int:
        """64 random bits, for a bot's generator."""


class SystemSecrets:
    """The operating system's generator."""

    def key(self) -> str:
        """128 random bits as text for an address or a header."""
        return secrets.token_urlsafe(16)

    def code(self) -> str:
        """Six letters to be read aloud."""
        return "".join([secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)])

    def seed(self) -> int:
        """64 random bits, for a bot's generator."""
        return secrets.randbits(64)


def key_from(table: str, id: str) -> str:
    """The key that a call which joins a table names by an id of its own, as hard to guess as that.

    Whoever sends the call again gets the same key, from any process and without it being kept.
    """
    digest = hashlib.sha256(f"{table} {id}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()


def hashed(key: str) -> str:
    """What is kept of a key: who reads the store cannot take a seat with it."""
    return hashlib.sha256(key.encode()).hexdigest()[:32]
