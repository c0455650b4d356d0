"""`budgetable ladder` as it is seen: progress on standard error, then a table or JSON."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

from rich.table import Table

from budgetable.rules.deck import Deck
from budgetable.simulate.ladder import Ladder, Played, climb
from budgetable.simulate.ladder_file import keep, resume
from budgetable.simulate.plain import plain
from budgetable.simulate.rating import Rung, rungs
from budgetable.terminal.series import Asked, watched
from budgetable.terminal.simulating import draw, shown
from budgetable.words import text


def run_ladder(ladder: Ladder, deck: Deck, asked: Asked, file: Path | None = None) -> bool:
    """Play what is left of the ladder, keep it in the file, and print who stands where; say whether
    it was played to its end.

    Raises OtherLadder and OSError where the file cannot be used, and ClusterProblem.
    """
    played: list[Played] = [] if file is None else resume(file, ladder)
    done, total = len(played), len(ladder.order())
    play = partial(climb, ladder, done=done)
    for match in watched(play, total, asked, done):
        if file is not None:
            keep(file, match)
        played.append(match)
    found = rungs(ladder, played)
    if asked.as_json:
        print(json.dumps(as_data(ladder, deck, found, len(played)), ensure_ascii=False))
    else:
        show(ladder, deck, found, len(played), asked.language)
    return len(played) == total


def as_data(ladder: Ladder, deck: Deck, found: list[Rung], played: int) -> dict[str, Any]:
    """The ladder for a program, strongest first."""
    plan = ladder.plans[0]
    return {
        "deck": deck.name,
        "seed": plan.seed,
        "rounds_to_win": plan.options.rounds_to_win,
        "turn_limit": plan.options.turn_limit,
        "matches": len(ladder.order()),
        "played": played,
        "bots": [
            {
                "name": rung.bot,
                "version": rung.version,
                "matches": rung.matches,
                "mu": round(rung.mu, 2),
                "sigma": round(rung.sigma, 2),
                "below": plain(rung.below),
            }
            for rung in reversed(found)
        ],
    }


def show(ladder: Ladder, deck: Deck, found: list[Rung], played: int, language: str) -> None:
    """The ladder for a person, strongest first."""
    plan = ladder.plans[0]
    seed = str(plan.seed)
    title = text("ladder-title", language, games=played, deck=deck.name, seed=seed)
    table = Table(title=title, title_justify="left")
    table.add_column(text("column-bot", language))
    for column in ("matches", "rating", "below", "interval"):
        table.add_column(text(f"column-{column}", language), justify="right")
    for rung in reversed(found):
        rating = text("rating", language, mu=f"{rung.mu:.1f}", sigma=f"{rung.sigma:.1f}")
        below = shown(rung.below, language) if rung.below and rung.below.of else ("", "")
        table.add_row(f"{rung.bot} {rung.version}", str(rung.matches), rating, *below)
    draw(table)
