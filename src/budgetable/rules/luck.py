"""Where shuffles come from. Luck is passed in and written down (R4, R6)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol

from budgetable.rules.cards import Card
from budgetable.rules.refusals import BAD_ORDER, BAD_RESHUFFLE, MISSING_RESHUFFLE


class Luck(Protocol):
    """Answers for the shuffles of a match: rounds count from 1, the deal is shuffle 0."""

    def order(self, cards: Sequence[Card], round: int, shuffle: int) -> list[Card]:
        """The cards in a new order, top first."""

    def lot(self, seats: int) -> int:
        """The seat that deals first."""


class Seeded:
    """The same luck for the same seed, whatever was asked before: for tests and research."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def order(self, cards: Sequence[Card], round: int, shuffle: int) -> list[Card]:
        """A shuffle that depends on the seed, the round and the shuffle's number alone."""
        shuffled = list(cards)
        random.Random(f"{self.seed}/{round}/{shuffle}").shuffle(shuffled)
        return shuffled

    def lot(self, seats: int) -> int:
        """A seat that depends on the seed alone."""
        return random.Random(f"{self.seed}/lot").randint(1, seats)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seeded) and self.seed == other.seed

    def __hash__(self) -> int:
        return hash(self.seed)

    def __repr__(self) -> str:
        return f"Seeded({self.seed!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Seeded, (self.seed,)


class SystemLuck:
    """The operating system's generator: nobody can guess it or play it again."""

    def order(self, cards: Sequence[Card], round: int, shuffle: int) -> list[Card]:
        """A fresh shuffle."""
        shuffled = list(cards)
        random.SystemRandom().shuffle(shuffled)
        return shuffled

    def lot(self, seats: int) -> int:
        """A fresh lot."""
        return random.SystemRandom().randint(1, seats)


class UnscriptedError(LookupError):
    """What was written down does not fit the match; `code` is that of the rules page, "Records"."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Scripted:
    """The shuffles of a written match: for each round the deal, then each reshuffle."""

    def __init__(self, rounds: Sequence[Sequence[Sequence[Card]]]) -> None:
        self.rounds = rounds

    def order(self, cards: Sequence[Card], round: int, shuffle: int) -> list[Card]:
        """What was written down. Raises UnscriptedError if it is missing or of other cards."""
        if round > len(self.rounds) or shuffle >= len(self.rounds[round - 1]):
            raise UnscriptedError(MISSING_RESHUFFLE)
        order = list(self.rounds[round - 1][shuffle])
        if sorted([card.index for card in order]) != sorted([card.index for card in cards]):
            raise UnscriptedError(BAD_RESHUFFLE if shuffle else BAD_ORDER)
        return order

    def lot(self, seats: int) -> int:
        """Seat 1: who deals first is written down elsewhere."""
        return 1

    def __reduce__(self) -> tuple[Any, ...]:
        return Scripted, (self.rounds,)
