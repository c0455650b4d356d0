"""`budgetable simulate` and `ladder`: many matches among bots."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from budgetable import __version__
from budgetable.cli.files import check_new_file, load_deck, make_folder
from budgetable.cli.options import DeckName, Language, check_bots, check_range, check_terms, spoken
from budgetable.cli.problems import INTERRUPTED, Problem, file_problems

MOST_WORKERS: Final = 61 if os.name == "nt" else 256
"""Processes at most: Windows waits for no more at a time."""

Scheduler = Annotated[
    str | None, Parameter(help="Let the workers of this Dask scheduler play: tcp://HOST:PORT.")
]


def simulate(
    *bots: Annotated[
        str, Parameter(help="A bot for each seat: random, novice, easy, steady, sharp.")
    ],
    matches: Annotated[int, Parameter(help="How many.")] = 100,
    deck: DeckName = "standard",
    rounds_to_win: Annotated[int, Parameter(help="Rounds that win a match.")] = 2,
    turn_limit: Annotated[int, Parameter(help="Turns each after which a round is drawn.")] = 50,
    seed: Annotated[int, Parameter(help="The same seed gives the same results.")] = 1,
    workers: Annotated[int | None, Parameter(help="Processes; else one a core.")] = None,
    records: Annotated[Path | None, Parameter(help="A folder to write every match to.")] = None,
    report: Annotated[
        Path | None, Parameter(help="A file to write a page to: how the deck plays.")
    ] = None,
    against: Annotated[
        str | None, Parameter(help="With --report: another deck, to compare with this one.")
    ] = None,
    scheduler: Scheduler = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="For programs.")] = False,
    language: Language = None,
) -> int:
    """Play many matches among bots and count.

    Two `steady` bots without more. The results depend on the seed, never on the workers. Ctrl-C
    counts what there is.
    """
    from budgetable.rules import Options
    from budgetable.simulate import Plan
    from budgetable.terminal.series import Asked
    from budgetable.terminal.simulating import Series
    from budgetable.terminal.simulating import simulate as run_series
    from budgetable.words import text

    tongue = spoken(language)
    seats = bots or ("steady", "steady")
    check_bots(seats, tongue)
    check_seats([len(seats)], tongue)
    check_range("--matches", matches, 1, 1_000_000, tongue)
    check_terms(rounds_to_win, turn_limit, tongue)
    check_scheduler(scheduler, workers, tongue)
    used = min(one_a_core(), matches) if workers is None else workers
    check_range("--workers", used, 1, MOST_WORKERS, tongue)
    if against is not None:
        if report is None:
            raise Problem(text("balance-against-alone", tongue))
        if records is not None:
            raise Problem(text("option-conflict", tongue, option="--against", other="--records"))
    names = [deck] if against is None else [deck, against]
    settings = {
        "seed": seed,
        "options": Options(rounds_to_win, turn_limit),
        "with_records": records is not None,
    }
    series = [
        Series(Plan.of(loaded, seats, matches, **settings), loaded, name)
        for name in names
        for loaded in [load_deck(name, tongue)]
    ]
    if report is not None:
        check_new_file(report, tongue)
    if records is not None:
        make_folder(records, "match-*.json", "records-exist", tongue)
    asked = Asked(used, tongue, as_json, scheduler or "")
    with file_problems(None, tongue), cluster_problems(tongue):
        is_whole = run_series(series, asked, records, report)
    return 0 if is_whole else INTERRUPTED


def ladder(
    *,
    bots: Annotated[
        tuple[str, ...],
        Parameter(consume_multiple=True, negative="", help="The bots; else all of them."),
    ] = (),
    matches: Annotated[
        int, Parameter(help="For each pair of neighbours; other tables play a quarter.")
    ] = 100,
    seats: Annotated[
        tuple[int, ...],
        Parameter(consume_multiple=True, negative="", help="The sizes of the tables."),
    ] = (2, 3, 4),
    deck: DeckName = "standard",
    rounds_to_win: Annotated[int, Parameter(help="Rounds that win a match.")] = 2,
    turn_limit: Annotated[int, Parameter(help="Turns each after which a round is drawn.")] = 50,
    seed: Annotated[int, Parameter(help="The same seed gives the same results.")] = 1,
    workers: Annotated[int | None, Parameter(help="Processes; else one a core.")] = None,
    scheduler: Scheduler = None,
    state: Annotated[
        Path | None, Parameter(help="A file to keep the matches in, and to go on from.")
    ] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="For programs.")] = False,
    language: Language = None,
) -> int:
    """Rate the bots by many matches against each other.

    Ctrl-C prints what there is; with `--state` the next run goes on from there. The results depend
    on the seed, never on the workers.
    """
    from budgetable.bots import BOTS
    from budgetable.rules import Options
    from budgetable.simulate.ladder import Ladder
    from budgetable.simulate.ladder_file import OtherLadder
    from budgetable.terminal.laddering import run_ladder
    from budgetable.terminal.series import Asked
    from budgetable.words import text

    tongue = spoken(language)
    check_bots(bots, tongue)
    check_seats(seats, tongue)
    check_range("--matches", matches, 1, 1_000_000, tongue)
    check_terms(rounds_to_win, turn_limit, tongue)
    check_scheduler(scheduler, workers, tongue)
    used = one_a_core() if workers is None else workers
    check_range("--workers", used, 1, MOST_WORKERS, tongue)
    loaded = load_deck(deck, tongue)
    options = Options(rounds_to_win, turn_limit)
    try:
        climbed = Ladder.of(
            loaded, bots or tuple(BOTS), matches, seats=seats, seed=seed, options=options
        )
    except ValueError:
        raise Problem(text("option-ladder", tongue)) from None
    with file_problems(state, tongue), cluster_problems(tongue):
        try:
            asked = Asked(used, tongue, as_json, scheduler or "")
            is_whole = run_ladder(climbed, loaded, asked, state)
        except OtherLadder:
            raise Problem(text("ladder-other", tongue, file=str(state))) from None
    return 0 if is_whole else INTERRUPTED


def one_a_core() -> int:
    """How many workers are used where nobody says it."""
    return min(os.cpu_count() or 1, MOST_WORKERS)


def check_seats(sizes: Iterable[int], language: str) -> None:
    """Refuse tables that are too small or too large."""
    from budgetable.rules.match import MIN_SEATS
    from budgetable.rules.moves import MAX_SEATS
    from budgetable.words import text

    for size in sizes:
        if not MIN_SEATS <= size <= MAX_SEATS:
            raise Problem(text("option-seats", language, given=str(size)))


def check_scheduler(given: str | None, workers: int | None, language: str) -> None:
    """Refuse what is no address of a scheduler, and workers here beside those there."""
    from budgetable.simulate.cluster import is_address
    from budgetable.words import text

    if given is not None and workers is not None:
        raise Problem(text("option-conflict", language, option="--scheduler", other="--workers"))
    if given is not None and not is_address(given):
        raise Problem(text("option-scheduler", language, given=given))


@contextmanager
def cluster_problems(language: str) -> Iterator[None]:
    """Turn what is wrong with a cluster into its sentence."""
    from budgetable.simulate.cluster import ClusterProblem
    from budgetable.words import text

    try:
        yield
    except ClusterProblem as problem:
        told = {"where": problem.where, "version": problem.version or __version__}
        told |= {"here": __version__, "command": 'pip install "budgetable[cluster]"'}
        raise Problem(text(f"cluster-{problem.code}", language, **told)) from None
