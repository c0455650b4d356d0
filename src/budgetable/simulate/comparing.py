"""How sure a difference is: between a share and the fair one, and between two shares."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Final

from budgetable.simulate.summary import Z95, Share

FEWEST: Final = 5
"""Wins and losses to expect at a fair share, below which nothing is said about a share."""

DOUBT: Final = 0.05
"""The chance below which something is told as seen."""

Together = Callable[[Sequence[float]], list[float]]
"""What makes chances that were looked at together as large as that asks for."""


@dataclass(frozen=True)
class JudgedShare:
    """A share beside the fair one. `p` is the chance that a fair share would look as uneven, made
    larger for how many shares were looked at. Under 5 %, `side` is 1 above the fair share and -1
    below it; else it is 0.
    """

    share: Share
    fair: float
    p: float

    @property
    def side(self) -> int:
        """On which side of the fair share it is seen to be."""
        if self.p >= DOUBT:
            return 0
        return 1 if self.share.share > self.fair else -1


@dataclass(frozen=True)
class Difference:
    """One figure less another, with its 95 % interval. `p` is the chance that two series that do
    not differ would look as different, made larger for how many figures of the kind were compared.
    """

    value: float
    interval: tuple[float, float]
    p: float

    @property
    def is_clear(self) -> bool:
        """Whether chance alone would hardly have made it."""
        return self.p < DOUBT


@dataclass(frozen=True)
class Mean:
    """The mean of `of` numbers, `variance` being that of the numbers."""

    of: int
    value: float
    variance: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true mean lies with a confidence of 95 %, by the normal distribution."""
        spread = Z95 * sqrt(self.variance / self.of)
        return self.value - spread, self.value + spread


def holm(chances: Sequence[float]) -> list[float]:
    """Chances that were looked at together, each made as large as that asks for."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    corrected = [1.0] * len(chances)
    highest = 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, chances[place] * (len(chances) - rank)))
        corrected[place] = highest
    return corrected


def holm_of_whole(chances: Sequence[float]) -> list[float]:
    """The same for parts that make up a whole: of two, each says what the other does, so that to
    look at both is one look.
    """
    return list(chances) if len(chances) == 2 else holm(chances)


def judge(shares: Sequence[Share], fair: float, together: Together = holm) -> list[JudgedShare]:
    """Each share judged, by Wilson's score, with Holm's correction or another for all of them
    together: that even one fair share is taken for an uneven one has a chance of 5 % at most.
    """
    chances = together([_chance(share, fair) for share in shares])
    return [JudgedShare(share, fair, p) for share, p in zip(shares, chances, strict=True)]


def share_difference(one: Share, other: Share) -> Difference:
    """One share less another, by Newcombe's method: from the ends of their intervals.

    `p` is for this one alone, by the pooled score.
    """
    p, q = one.share, other.share
    (low, high), (other_low, other_high) = one.interval, other.interval
    value = p - q
    below = value - sqrt((p - low) ** 2 + (other_high - q) ** 2)
    above = value + sqrt((high - p) ** 2 + (q - other_low) ** 2)
    return Difference(value, (below, above), _chance_of_difference(one, other))


def mean_difference(one: Mean, other: Mean) -> Difference:
    """One mean less another, by the normal distribution."""
    value = one.value - other.value
    error = sqrt(one.variance / one.of + other.variance / other.of)
    # Numbers all alike, or one alone, tell nothing.
    p = _two_sided(value / error) if error else 1.0
    return Difference(value, (value - Z95 * error, value + Z95 * error), p)


def _chance(share: Share, fair: float) -> float:
    if share.of * min(fair, 1 - fair) < FEWEST:
        return 1.0
    return _two_sided((share.share - fair) / sqrt(fair * (1 - fair) / share.of))


def _chance_of_difference(one: Share, other: Share) -> float:
    if not one.of or not other.of:
        return 1.0
    pooled = (one.won + other.won) / (one.of + other.of)
    if min(one.of, other.of) * min(pooled, 1 - pooled) < FEWEST:
        return 1.0
    error = sqrt(pooled * (1 - pooled) * (1 / one.of + 1 / other.of))
    return _two_sided((one.share - other.share) / error)


def _two_sided(score: float) -> float:
    return erfc(abs(score) / sqrt(2))
