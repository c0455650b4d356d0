"""How strong the bots are and how long they think: one against others, seats taken in turn.

    python bench/bots.py                                 each rung of the ladder, 400 matches
    python bench/bots.py sharp steady --matches 600      one pair, another number, seed 1
    python bench/bots.py sharp steady --seats 4          one against three

Times are of this machine; shares are the same for the same seed.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median, quantiles
from time import perf_counter

from budgetable import decks
from budgetable.bots import BOTS, Bot, make
from budgetable.rules import Deck, Match, Move, Seeded, View, mode
from budgetable.simulate import Share, play_match

PAIRS = (
    ("novice", "random"),
    ("easy", "novice"),
    ("steady", "easy"),
    ("steady", "novice"),
    ("sharp", "steady"),
)


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.version = bot.version
        self.seconds: list[float] = []

    def move(self, view: View, rng: Random) -> Move:
        """The bot's move."""
        began = perf_counter()
        move = self.bot.move(view, rng)
        self.seconds.append(perf_counter() - began)
        return move

    def interrupt(self, view: View, rng: Random) -> Move | None:
        """The bot's interruption."""
        began = perf_counter()
        move = self.bot.interrupt(view, rng)
        self.seconds.append(perf_counter() - began)
        return move


def duel(
    deck: Deck, one: str, other: str, matches: int, seed: int, seats: int = 2
) -> tuple[Share, list[float]]:
    """The share of matches that `one` wins, the other seats being `other`'s, and how long it took
    over each decision.
    """
    wins = 0
    seconds: list[float] = []
    names = [str(place) for place in range(1, seats + 1)]
    for number in range(matches):
        timed = Timed(make(one))
        seat = number % seats + 1
        players: list[Bot] = [make(other) for _ in names]
        players[seat - 1] = timed  # type: ignore[call-overload]
        luck = f"{seed}/{number}"
        # Each seat plays first as often: the dealer changes when all seats have been taken.
        dealer = number // seats % seats + 1
        match = Match.new(deck, names, luck=Seeded(luck), first_dealer=dealer)
        rngs = [Random(f"{luck}/bot/{name}") for name in names]
        wins += play_match(match, players, rngs).winner == seat
        seconds += timed.seconds
    return Share(wins, matches), seconds


def main() -> None:
    """Print the table as Markdown."""
    parser = argparse.ArgumentParser(description="How strong the bots are.")
    parser.add_argument("bots", nargs="*", help="a bot and what the others are; else each rung")
    parser.add_argument("--matches", type=int, default=400, help="for each pair (400)")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if len(given.bots) not in (0, 2):
        parser.error("name two bots, or none")
    deck = decks.load("standard")
    print(
        f"Deck {deck.name}, {given.matches} matches of {given.seats} seats a pair, "
        f"seed {given.seed}, rules {mode()}.\n"
    )
    print("| bot | against | wins | 95 % interval | median decision | 99th percentile |")
    print("|---|---|---|---|---|---|")
    for one, other in [given.bots] if given.bots else PAIRS:
        share, seconds = duel(deck, one, other, given.matches, given.seed, given.seats)
        low, high = share.interval
        slow = quantiles(seconds, n=100)[-1]
        print(
            f"| {one} {BOTS[one].version} | {other} {BOTS[other].version} "
            f"| {100 * share.share:.1f} % | {100 * low:.1f} to {100 * high:.1f} % "
            f"| {1000 * median(seconds):.2f} ms | {1000 * slow:.2f} ms |",
            flush=True,
        )


if __name__ == "__main__":
    main()
