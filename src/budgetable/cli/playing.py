"""`budgetable play`: a match at this terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from budgetable.cli.files import check_new_file, load_deck, read_record
from budgetable.cli.options import DeckName, Language, Seed, check_terms, spoken
from budgetable.cli.problems import FAULTY, Problem, faulty_sentence

if TYPE_CHECKING:
    from budgetable.rules import Deck, Luck, Match, Options
    from budgetable.terminal.console import Console


def play(
    *players: Annotated[
        str, Parameter(help="Names of people, or bots: random, novice, easy, steady, sharp.")
    ],
    deck: DeckName = "standard",
    rounds_to_win: Annotated[int, Parameter(help="Rounds that win the match.")] = 2,
    turn_limit: Annotated[int, Parameter(help="Turns each after which a round is drawn.")] = 50,
    seed: Seed = None,
    save: Annotated[Path | None, Parameter(help="The file to keep the match in.")] = None,
    resume: Annotated[
        Path | None, Parameter(help="A kept match to go on with, or last for the newest.")
    ] = None,
    language: Language = None,
    brief: Annotated[bool, Parameter(negative="", help="Say things in fewer words.")] = False,
) -> int:
    """Play a match at this terminal, with people who share the keyboard and with bots.

    Without players it asks. The match is kept in a file after every move, so nothing loses it.
    """
    from budgetable.rules import Options, Seeded, SystemLuck
    from budgetable.terminal.console import Console
    from budgetable.terminal.seats import bots_of
    from budgetable.terminal.table import Table
    from budgetable.words import text

    tongue = spoken(language)
    console = Console()
    luck = SystemLuck() if seed is None else Seeded(seed)
    if resume is not None:
        if players:
            raise Problem(text("option-conflict", tongue, option="--resume", other="PLAYERS"))
        match, kept = resumed(resume, luck, tongue)
        file: Path | None = save or kept
        names = ", ".join(match.players)
        console.say(text("resumed-over" if match.is_over else "resumed", tongue, players=names))
        if match.is_over:
            return 0
    else:
        loaded = load_deck(deck, tongue)
        check_terms(rounds_to_win, turn_limit, tongue)
        match = new_match(
            loaded, players, luck, Options(rounds_to_win, turn_limit), console, tongue
        )
        if save is not None:
            check_new_file(save, tongue)
        file = save or match_file(tongue)
        console.say(text("seats-line", tongue, players=", ".join(match.players)))
        console.say(text("welcome-help", tongue))
        if file is not None:
            console.say(text("keeping", tongue, file=str(file)))
    Table(console, match, bots_of(match.players), file, tongue, brief=brief, seed=seed).run()
    return 0


def resumed(file: Path, luck: Luck, language: str) -> tuple[Match, Path]:
    """The match that was kept in a file, or in the newest one for `last`; and that file."""
    from budgetable.records import FaultyRecord
    from budgetable.terminal import saving
    from budgetable.words import text

    if str(file) == "last":
        newest = saving.newest_file()
        if newest is None:
            raise Problem(text("no-kept-match", language))
        file = newest
    try:
        return saving.restore(read_record(file, language), luck), file
    except FaultyRecord as faulty:
        raise Problem(faulty_sentence(faulty, language), FAULTY) from None


def new_match(
    deck: Deck,
    players: tuple[str, ...],
    luck: Luck,
    options: Options,
    console: Console,
    language: str,
) -> Match:
    """A match of these players; where there are none, they are asked for."""
    from budgetable.rules import Match, Refused
    from budgetable.terminal.console import InputEnded
    from budgetable.terminal.seats import first_twice, first_unusable, seat_names
    from budgetable.terminal.setting_up import ask_seats
    from budgetable.words import say, text

    try:
        seats = seat_names(players) if players else ask_seats(console, language)
    except InputEnded:
        raise Problem(text("input-ended", language), 0) from None
    unusable = first_unusable(seats)
    if unusable is not None:
        raise Problem(text("ask-name-unusable", language, name=unusable))
    twice = first_twice(seats)
    if twice:
        raise Problem(text("ask-name-taken", language, name=twice))
    try:
        return Match.new(deck, seats, luck=luck, options=options)
    except Refused as refused:
        raise Problem(say(refused, language)) from None


def match_file(language: str) -> Path | None:
    """The file for a match that begins, or none, said once, where the system allows none."""
    from budgetable.terminal import saving
    from budgetable.words import file_problem, text

    try:
        return saving.new_file()
    except OSError as error:
        problem = file_problem(error, language=language)
        print(text("not-saved", language, problem=problem), file=sys.stderr)
        return None
