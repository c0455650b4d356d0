"""What whoever hosts the server sets."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """`base_url` is where others reach the server; `limit` the requests a second that one seat may
    make, 0 for any number. `everywhere` says that it listens on all of this machine's addresses.
    """

    base_url: str = ""
    limit: int = 200
    everywhere: bool = False

    @property
    def is_secure(self) -> bool:
        """Whether cookies must travel encrypted."""
        return self.base_url.startswith("https://")
