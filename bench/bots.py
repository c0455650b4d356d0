"""How strong the bots are and how long they think: two-seat matches, seats taken in turn.

    python bench/bots.py                     400 matches a pair, seed 1
    python bench/bots.py --matches 100

Times are of this machine; shares are the same for the same seed.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median, quantiles
from time import perf_counter

from budgetable import decks
from budgetable.bots import BOTS, Bot, make
from budgetable.rules import Deck, Match, Move, Seeded, View
from budgetable.simulate import Share, play_match

PAIRS = (
    ("novice", "random"),
    ("easy", "novice"),
    ("steady", "easy"),
    ("steady", "novice"),
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


def duel(deck: Deck, one: str, other: str, matches: int, seed: int) -> tuple[Share, list[float]]:
    """The share of matches that `one` wins, and how long it took over each decision."""
    wins = 0
    seconds: list[float] = []
    for number in range(matches):
        timed = Timed(make(one))
        seat = number % 2 + 1
        players: list[Bot] = [timed, make(other)] if seat == 1 else [make(other), timed]  # type: ignore[list-item]
        luck = f"{seed}/{number}"
        # Each seat plays first as often against each other: the dealer changes every two matches.
        dealer = number // 2 % 2 + 1
        match = Match.new(deck, ["One", "Two"], luck=Seeded(luck), first_dealer=dealer)
        rngs = [Random(f"{luck}/bot/{place}") for place in (1, 2)]
        wins += play_match(match, players, rngs).winner == seat
        seconds += timed.seconds
    return Share(wins, matches), seconds


def main() -> None:
    """Print the table as Markdown."""
    parser = argparse.ArgumentParser(description="How strong the bots are.")
    parser.add_argument("--matches", type=int, default=400, help="for each pair (400)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    deck = decks.load("standard")
    print(f"Deck {deck.name}, {given.matches} two-seat matches a pair, seed {given.seed}.\n")
    print("| bot | against | wins | 95 % interval | median decision | 99th percentile |")
    print("|---|---|---|---|---|---|")
    for one, other in PAIRS:
        share, seconds = duel(deck, one, other, given.matches, given.seed)
        low, high = share.interval
        slow = quantiles(seconds, n=100)[-1]
        print(
            f"| {one} {BOTS[one].version} | {other} {BOTS[other].version} "
            f"| {100 * share.share:.1f} % | {100 * low:.1f} to {100 * high:.1f} % "
            f"| {1000 * median(seconds):.2f} ms | {1000 * slow:.2f} ms |"
        )


if __name__ == "__main__":
    main()
