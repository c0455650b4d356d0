"""Making puzzles and playing them one after the other, for the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from budgetable.coach import Puzzle, puzzle, seed_of
from budgetable.rules.deck import Deck
from budgetable.terminal.console import Console, InputEnded
from budgetable.terminal.progress import progressing
from budgetable.terminal.puzzling import PuzzleTable, Stopped
from budgetable.terminal.table import typed
from budgetable.words import text


def made(deck: Deck, seed: str | None, numbers: range, level: str, language: str) -> list[Puzzle]:
    """The puzzles with these numbers, today's without a seed. Raises NoPuzzle."""
    named = seed_of(datetime.now(UTC).date()) if seed is None else seed
    puzzles: list[Puzzle] = []
    with progressing(text("puzzle-making", language)) as progress:
        for number in numbers:
            puzzles.append(puzzle(deck, named, number, level))
            progress(len(puzzles), len(numbers))
    return puzzles


def play_all(puzzles: Sequence[Puzzle], options: Mapping[str, str | None], language: str) -> None:
    """Play puzzles until the last one is over or somebody stops, and say how the next one is had.

    `options` are those that the next one needs too, by their names. Raises KeyboardInterrupt after
    the last word where Ctrl-C stopped it.
    """
    console = Console()
    try:
        for each in puzzles:
            PuzzleTable(console, each, language).run()
            console.say()
    except Stopped:
        console.say(text("goodbye", language))
        return
    except InputEnded:
        console.say()
        console.say(text("input-ended", language))
        return
    except KeyboardInterrupt:
        console.say()
        console.say(text("stopped", language))
        raise
    last = puzzles[-1]
    given = [part for name, value in options.items() if value for part in (name, value)]
    command = typed("puzzle", "--seed", last.seed, "--number", str(last.number + 1), *given)
    console.say(text("puzzle-next", language, command=command))
