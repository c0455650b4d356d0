"""How sure a difference is: between a share and the fair one, and between two shares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Final

from budgetable.simulate.summary import Z95, Share

FEWEST: Final = 5
"""Wins and losses to expect at a fair share, below which nothing is said about a share."""


@dataclass(frozen=True)
class Judged:
    """A share beside the fair one. `p` is the chance that a fair share would look as uneven, made
    larger for how many shares were looked at; `side` is 1 or -1 where that is under 5 % and the
    share is above or below the fair one, else 0.
    """

    share: Share
    fair: float
    p: float
    side: int


@dataclass(frozen=True)
class Difference:
    """One figure less another, with its 95 % interval."""

    value: float
    interval: tuple[float, float]


@dataclass(frozen=True)
class Mean:
    """The mean of `of` numbers, `variance` being that of the numbers."""

    of: int
    mean: float
    variance: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true mean lies with a confidence of 95 %, by the normal distribution."""
        spread = Z95 * sqrt(self.variance / self.of)
        return self.mean - spread, self.mean + spread


def judge(shares: Sequence[Share], fair: float) -> list[Judged]:
    """Each share judged, by Wilson's score, with Holm's correction for all of them together: that
    even one fair share is taken for an uneven one has a chance of 5 % at most.
    """
    chances = [_chance(share, fair) for share in shares]
    order = sorted(range(len(shares)), key=lambda place: chances[place])
    corrected = [1.0] * len(shares)
    highest = 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, chances[place] * (len(shares) - rank)))
        corrected[place] = highest
    return [
        Judged(share, fair, p, (0 if p >= 0.05 else 1 if share.share > fair else -1))
        for share, p in zip(shares, corrected, strict=True)
    ]


def share_difference(one: Share, other: Share) -> Difference:
    """One share less another, by Newcombe's method: from the ends of their intervals."""
    p, q = one.share, other.share
    (low, high), (other_low, other_high) = one.interval, other.interval
    value = p - q
    return Difference(
        value,
        (value - sqrt((p - low) ** 2 + (other_high - q) ** 2),
         value + sqrt((high - p) ** 2 + (q - other_low) ** 2)),
    )  # fmt: skip


def mean_difference(one: Mean, other: Mean) -> Difference:
    """One mean less another, by the normal distribution."""
    value = one.mean - other.mean
    spread = Z95 * sqrt(one.variance / one.of + other.variance / other.of)
    return Difference(value, (value - spread, value + spread))


def _chance(share: Share, fair: float) -> float:
    if share.of * min(fair, 1 - fair) < FEWEST:
        return 1.0
    score = (share.share - fair) / sqrt(fair * (1 - fair) / share.of)
    return erfc(abs(score) / sqrt(2))
