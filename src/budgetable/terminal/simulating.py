"""`budgetable simulate` as it is seen: progress on standard error, then a table or JSON."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

from budgetable.bots import BOTS
from budgetable.rules.deck import Deck
from budgetable.simulate import MatchResult, Plan, Share, Summary, card_shares, run, summarise
from budgetable.simulate.plain import plain
from budgetable.terminal.series import watched
from budgetable.words import text


def simulate(
    plan: Plan, deck: Deck, workers: int, folder: Path | None, as_json: bool, language: str
) -> None:
    """Play the series, write its records to the folder, and print what it comes to."""
    began = perf_counter()
    results: list[MatchResult] = []
    for result in watched(partial(run, plan), plan.matches, workers, language):
        if folder is not None:
            write(folder, result, plan.matches)
        results.append(result)
    summary = summarise(results, len(plan.seats))
    if as_json:
        print(json.dumps(as_data(plan, deck, summary, results), ensure_ascii=False))
    else:
        show(plan, deck, summary, perf_counter() - began, language)


def write(folder: Path, result: MatchResult, matches: int) -> None:
    """A record under its number, with zeros before it so that names sort as matches do."""
    digits = len(str(matches))
    name = f"match-{result.number + 1:0{digits}}.json"
    (folder / name).write_text(result.record, encoding="utf-8")


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
    turns = {"median": f"{summary.turns_median:g}", "high": f"{summary.turns_95:g}"}
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
