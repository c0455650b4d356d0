"""The figures of a deck, as docs/deck.md has them: single rounds among `steady` bots.

    python bench/deck.py                     the standard deck, 2,000 rounds a table size, seed 1
    python bench/deck.py my.toml --rounds 500 --seed 7

A drawn round is followed by another, as in a match, up to three running. All are counted, so where
rounds are drawn there are more of them than were asked for. Who plays first goes round the table.
The same seed prints the same figures.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor

from budgetable import decks
from budgetable.bots import SteadyBot
from budgetable.rules import Deck, Options
from budgetable.simulate import MatchResult, Plan, Share, Summary, card_shares, run, summarise

SEATS = (2, 3, 4)


def percent(share: Share) -> str:
    """A share to a tenth of a percent."""
    return f"{100 * share.share:.1f} %"


def rows(summaries: list[Summary], least: list[tuple[str, Share]]) -> list[tuple[str, list[str]]]:
    """The lines of the table, a cell for each table size."""

    def line(name: str, cells: list[str]) -> tuple[str, list[str]]:
        return name, cells

    def shares(name: str, field: str) -> tuple[str, list[str]]:
        return line(name, [percent(getattr(each, field)) for each in summaries])

    return [
        line("rounds", [str(each.rounds) for each in summaries]),
        line("turns a seat, median", [f"{each.turns_median:g}" for each in summaries]),
        line("turns a seat, 95th percentile", [str(each.turns_95) for each in summaries]),
        shares("drawn rounds", "drawn_rounds"),
        line(
            "won by who plays first, second, …",
            [", ".join(percent(place) for place in each.places) for each in summaries],
        ),
        line(
            "furthest from a fair share, in points",
            [f"{furthest(each.places):.1f}" for each in summaries],
        ),
        shares("winning budgets with Life Happens", "with_life"),
        shares("rounds decided by extras", "by_extra"),
        shares("rounds with a swap", "swaps"),
        shares("rounds with relief", "reliefs"),
        shares("rounds with Just Say No", "cancels"),
        shares("rounds with Bounce Back", "bounces"),
        line("the card that matters least", [f"{id}, {percent(share)}" for id, share in least]),
    ]


def furthest(places: tuple[Share, ...]) -> float:
    """How far the place with the oddest share is from a fair one, in percentage points."""
    return max(abs(100 * place.share - 100 / len(places)) for place in places)


def least_of(results: list[MatchResult], deck: Deck) -> tuple[str, Share]:
    """The card that mattered in the smallest share of the rounds it was drawn in."""
    shares = {id: mattered for id, (mattered, _) in card_shares(results, deck).items()}
    return min(shares.items(), key=lambda each: each[1].share)


def main() -> None:
    """Print the table as Markdown."""
    parser = argparse.ArgumentParser(description="The figures of a deck.")
    parser.add_argument("deck", nargs="?", default="standard")
    parser.add_argument(
        "--rounds",
        type=int,
        default=2000,
        help="a table size, and one more after each drawn one (2000)",
    )
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    deck = decks.load(given.deck)
    summaries: list[Summary] = []
    least: list[tuple[str, Share]] = []
    with ProcessPoolExecutor() as executor:
        for seats in SEATS:
            # One round that is won ends the match; a drawn one is followed by another (R24).
            bots = ["steady"] * seats
            plan = Plan.of(deck, bots, given.rounds, seed=given.seed, options=Options(1))
            results = list(run(plan, executor))
            summaries.append(summarise(results, seats))
            least.append(least_of(results, deck))
    print(f"Deck {deck.name}, steady version {SteadyBot.version}, seed {given.seed}.\n")
    print("| | " + " | ".join(f"{seats} seats" for seats in SEATS) + " |")
    print("|---" * (len(SEATS) + 1) + "|")
    for name, cells in rows(summaries, least):
        print(f"| {name} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
