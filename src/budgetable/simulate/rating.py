"""Where each bot stands after the matches of a ladder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from budgetable.bots import BOTS
from budgetable.simulate.ladder import Ladder, Played
from budgetable.simulate.summary import Share


@dataclass(frozen=True)
class Rung:
    """A bot on the ladder. Its strength is taken to be `mu`, give or take `sigma`; before its first
    match that is 25 and 8.3, and a bot that is 6 ahead wins about 3 of 4 two-seat matches. `below`
    is its share of those against the bot one rung below; there is none at the foot.
    """

    bot: str
    version: int
    matches: int
    mu: float
    sigma: float
    below: Share | None


def rungs(ladder: Ladder, played: Sequence[Played]) -> list[Rung]:
    """The rungs, weakest first, as the ladder names them."""
    # A bot does not change from match to match as a person does: nothing is added to sigma (tau).
    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in ladder.bots}
    for match in played:
        # Of the losers the one with more rounds comes before the others.
        behind = [float(max(match.rounds) - rounds) for rounds in match.rounds]
        teams = model.rate([[ratings[bot]] for bot in match.seats], ranks=behind)
        ratings.update(zip(match.seats, (team[0] for team in teams), strict=True))
    return [
        Rung(
            bot,
            BOTS[bot].version,
            sum(bot in match.seats for match in played),
            ratings[bot].mu,
            ratings[bot].sigma,
            _share(bot, ladder.bots[place - 1], played) if place else None,
        )
        for place, bot in enumerate(ladder.bots)
    ]


def _share(bot: str, other: str, played: Sequence[Played]) -> Share:
    met = [match for match in played if sorted(match.seats) == sorted((bot, other))]
    won = sum(match.winner > 0 and match.seats[match.winner - 1] == bot for match in met)
    return Share(won, len(met))
