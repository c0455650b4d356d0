"""`budgetable simulate` as it is seen: progress on standard error, then a table or JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

from budgetable.bots import BOTS
from budgetable.records import write_whole
from budgetable.rules.deck import Deck
from budgetable.simulate import MatchResult, Plan, Share, Summary, card_shares, run, summarise
from budgetable.simulate.balance import Differences, balance, differences
from budgetable.simulate.plain import plain, plain_balance, plain_differences
from budgetable.terminal import balance_page
from budgetable.terminal.reported import Reported, isolated
from budgetable.terminal.series import Asked, watched
from budgetable.words import text
from budgetable.words.cards import Speaker


@dataclass(frozen=True)
class Series:
    """A series to play: `name` is what its deck was called when it was asked for."""

    plan: Plan
    deck: Deck
    name: str


def simulate(
    series: Sequence[Series], asked: Asked, folder: Path | None = None, report: Path | None = None
) -> bool:
    """Play a series, or two of equal plans for two decks, and tell what it comes to; say whether
    it was played to its end.

    Records go to the folder, if there is one; they and what is printed are of the first series:
    nothing, where no match of it was over. A report of all is written to a new file, but only of
    whole ones. Raises OSError where a file cannot be written, and ClusterProblem.
    """
    began = perf_counter()
    played = play_all(series, asked, folder)
    is_whole = all(
        len(results) == each.plan.matches for each, results in zip(series, played, strict=True)
    )
    seconds = perf_counter() - began
    data: dict[str, Any] = {}
    if report is not None and is_whole:
        reported = as_reported(series, played, asked.language)
        found = differences(*[each.figures for each in reported]) if len(reported) > 1 else {}
        write_whole(report, balance_page.page(reported, found))
        data = as_balance(reported, played, found)
    if played[0]:
        tell(series[0], played[0], data, seconds, asked)
    if report is not None and not is_whole:
        print(text("balance-not-written", asked.language), file=sys.stderr)
    elif report is not None and not asked.as_json:
        print(text("balance-written", asked.language, file=str(report)))
    return is_whole


def tell(
    series: Series, played: list[MatchResult], more: dict[str, Any], seconds: float, asked: Asked
) -> None:
    """Print what was played, as a table or, with `more`, as JSON."""
    plan, deck = series.plan, series.deck
    summary = summarise(played, len(plan.seats))
    if asked.as_json:
        print(json.dumps(as_data(plan, deck, summary, played) | more, ensure_ascii=False))
    else:
        show(plan, deck, summary, seconds, asked.language)


def play_all(
    series: Sequence[Series], asked: Asked, folder: Path | None
) -> list[list[MatchResult]]:
    """The results of each series, as far as they were played."""
    played: list[list[MatchResult]] = [[] for _ in series]
    total = sum(each.plan.matches for each in series)
    for place, result in watched(partial(run_all, series), total, asked):
        if folder is not None:
            write(folder, result, series[place].plan.matches)
        played[place].append(result)
    return played


def run_all(series: Sequence[Series], executor: Executor) -> Iterator[tuple[int, MatchResult]]:
    """The matches of one series after the other, each with its series' place."""
    for place, each in enumerate(series):
        for result in run(each.plan, executor):
            yield place, result


def as_reported(
    series: Sequence[Series], played: Sequence[list[MatchResult]], language: str
) -> list[Reported]:
    """The figures of whole series, and how a report names them: by their decks' titles, or where
    those are equal by their files.
    """
    titles = [each.deck.title or each.deck.name for each in series]
    files = [Path(each.name).name for each in series]
    labels = titles if len(set(titles)) == len(titles) else files
    return [
        Reported(
            each.plan,
            each.deck,
            balance(results, each.deck, len(each.plan.seats)),
            isolated(label),
            Speaker(language),
        )
        for each, results, label in zip(series, played, labels, strict=True)
    ]


def as_balance(
    reported: Sequence[Reported],
    played: Sequence[list[MatchResult]],
    found: Differences,
) -> dict[str, Any]:
    """What a report says, for a program: added to the data of the first series."""
    first, *others = reported
    data: dict[str, Any] = {"balance": plain_balance(first.figures, first.deck)}
    for other in others:
        data["against"] = {
            **as_data(other.plan, other.deck, other.figures.summary, played[1]),
            "balance": plain_balance(other.figures, other.deck),
        }
        data["difference"] = plain_differences(found)
    return data


def write(folder: Path, result: MatchResult, matches: int) -> None:
    """A record under its number, with zeros before it so that names sort as matches do.

    Its bytes are the same on every system.
    """
    digits = len(str(matches))
    name = f"match-{result.number + 1:0{digits}}.json"
    (folder / name).write_text(result.record, encoding="utf-8", newline="\n")


def as_data(plan: Plan, deck: Deck, summary: Summary, results: list[MatchResult]) -> dict[str, Any]:
    """The series for a program: the same however many workers had a hand in it."""
    return {
        "deck": deck.name,
        "seed": plan.seed,
        "bots": [{"name": name, "version": BOTS[name].version} for name in plan.seats],
        "rounds_to_win": plan.options.rounds_to_win,
        "turn_limit": plan.options.turn_limit,
        **{key: plain(value) for key, value in vars(summary).items()},
        "cards": {
            id: {"mattered": plain(mattered), "won": plain(won)}
            for id, (mattered, won) in card_shares(results, deck).items()
        },
        "winners": [result.winner or None for result in results],
    }


def show(plan: Plan, deck: Deck, summary: Summary, seconds: float, language: str) -> None:
    """The series for a person: a table of the seats, and a few lines."""
    title = text(
        "simulate-title",
        language,
        games=summary.matches,
        seats=str(len(plan.seats)),
        deck=deck.name,
        seed=str(plan.seed),
    )
    table = Table(title=title, title_justify="left")
    table.add_column(text("column-seat", language), justify="right")
    table.add_column(text("column-bot", language))
    for column in ("wins", "share", "interval"):
        table.add_column(text(f"column-{column}", language), justify="right")
    for seat, (name, share) in enumerate(zip(plan.seats, summary.seats, strict=True), start=1):
        bot = f"{name} {BOTS[name].version}"
        table.add_row(str(seat), bot, str(share.won), *shown(share, language))
    draw(table)
    turns = {"median": f"{summary.turns_median:g}", "high": str(summary.turns_95)}
    print(text("simulate-turns", language, **turns))
    drawn_rounds = summary.drawn_rounds
    rounds = str(drawn_rounds.of)
    print(text("simulate-drawn", language, drawn=drawn_rounds.won, rounds=rounds))
    timed: dict[str, str | int] = {"games": summary.matches, "seconds": f"{seconds:.1f}"}
    print(text("simulate-time", language, **timed))


def shown(share: Share, language: str) -> tuple[str, str]:
    """A share in percent, and its interval."""
    low, high = (f"{100 * end:.1f}" for end in share.interval)
    percent = text("percent", language, n=f"{100 * share.share:.1f}")
    return percent, text("interval", language, low=low, high=high)


def draw(table: Table) -> None:
    """Print a table."""
    console = Console(highlight=False)
    with console.capture() as drawn:  # Printed by rich, a closed pipe would look like a fault.
        console.print(table)
    print(drawn.get(), end="")
