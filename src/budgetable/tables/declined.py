"""A table says no to something that is no move: a code, and the values of its sentence."""

from __future__ import annotations


class Declined(ValueError):
    """Nothing has changed. The sentence is the catalogue's `problem-CODE`, with these values."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(" ".join([code, *[f"{name} {value}" for name, value in values.items()]]))
        self.code = code
        self.values = values
