"""What a series of matches comes to: shares with their intervals, and how the rounds went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import median
from typing import Final

from budgetable.rules.deck import Deck
from budgetable.simulate.results import MatchResult, RoundResult

Z95: Final = 1.959964
"""Standard errors on each side of a normal distribution's middle that hold 95 % of it."""


@dataclass(frozen=True)
class Share:
    """`won` of `of`, with the 95 % interval by Wilson's score; all shares run from 0 to 1."""

    won: int
    of: int

    @property
    def share(self) -> float:
        """The share itself, 0 of nothing."""
        return self.won / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with a confidence of 95 %."""
        if not self.of:
            return 0.0, 1.0
        z, n, p = Z95, self.of, self.share
        centre = p + z * z / (2 * n)
        spread = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        low, high = (centre - spread) / (1 + z * z / n), (centre + spread) / (1 + z * z / n)
        return max(low, 0.0), min(high, 1.0)


@dataclass(frozen=True)
class Summary:
    """A series in figures. `seats` and `places` hold a share for seat 1, 2, … and for who plays
    first, second, …; `turns_median` and `turns_95` are turns a seat in a round, the latter the
    fewest within which 95 of 100 rounds ended (the nearest rank); the other shares are of won
    rounds (`with_life`, `by_extra`, `elsewhere` for those won on another seat's turn) or of all
    (what was used at least once).
    """

    matches: int
    drawn_matches: int
    rounds: int
    moves: int
    seats: tuple[Share, ...]
    places: tuple[Share, ...]
    turns_median: float
    turns_95: int
    drawn_rounds: Share
    with_life: Share
    by_extra: Share
    elsewhere: Share
    swaps: Share
    reliefs: Share
    cancels: Share
    bounces: Share


def summarise(results: Iterable[MatchResult], seats: int) -> Summary:
    """The figures of a series of at least one match."""
    series = list(results)
    rounds = [each for result in series for each in result.rounds]
    won = [each for each in rounds if each.winner]
    turns = sorted(each.turns for each in rounds)
    winners = Counter(result.winner for result in series)
    places = Counter(each.place for each in won)

    def share_of(some: list[RoundResult], field: str) -> Share:
        return Share(sum(1 for each in some if getattr(each, field)), len(some))

    return Summary(
        matches=len(series),
        drawn_matches=winners[0],
        rounds=len(rounds),
        moves=sum(each.moves for each in rounds),
        seats=tuple(Share(winners[seat], len(series)) for seat in range(1, seats + 1)),
        places=tuple(Share(places[place], len(rounds)) for place in range(1, seats + 1)),
        turns_median=median(turns),
        turns_95=turns[-(-19 * len(turns) // 20) - 1],  # Rounded up, as that many have ended by it.
        drawn_rounds=Share(len(rounds) - len(won), len(rounds)),
        with_life=share_of(won, "with_life"),
        by_extra=share_of(won, "by_extra"),
        elsewhere=share_of(won, "elsewhere"),
        swaps=share_of(rounds, "swaps"),
        reliefs=share_of(rounds, "reliefs"),
        cancels=share_of(rounds, "cancels"),
        bounces=share_of(rounds, "bounces"),
    )


def card_shares(results: Iterable[MatchResult], deck: Deck) -> dict[str, tuple[Share, Share]]:
    """For each card id, of the rounds in which it came into a hand: those in which it mattered, and
    those in which it lay in the winning budget.
    """
    drawn: Counter[str] = Counter()
    mattered: Counter[str] = Counter()
    won_with: Counter[str] = Counter()
    for result in results:
        for each in result.rounds:
            drawn.update(each.drawn)
            mattered.update((each.mattered | each.won_with) & each.drawn)
            won_with.update(each.won_with & each.drawn)
    return {
        card.id: (
            Share(mattered[card.id], drawn[card.id]),
            Share(won_with[card.id], drawn[card.id]),
        )
        for card in deck.cards
    }
