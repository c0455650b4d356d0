"""`budgetable play`: a match at this terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from budgetable.cli.files import load_deck, read_record
from budgetable.cli.options import DeckName, Language, Seed, check_terms, spoken
from budgetable.cli.problems import FAULTY, Problem, faulty_sentence, file_problems


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
    from budgetable.rules import Match, Options, Refused, Seeded, SystemLuck
    from budgetable.terminal import saving
    from budgetable.terminal.console import Console, InputEnded
    from budgetable.terminal.seats import bots_of, first_twice, first_unusable, seat_names
    from budgetable.terminal.setting_up import ask_seats
    from budgetable.terminal.table import Table
    from budgetable.words import say, text

    tongue = spoken(language)
    console = Console()
    luck = SystemLuck() if seed is None else Seeded(seed)
    if resume is not None:
        if players:
            raise Problem(text("option-conflict", tongue, option="--resume", other="PLAYERS"))
        from budgetable.records import FaultyRecord

        if str(resume) == "last":
            resume = saving.newest_file()
            if resume is None:
                raise Problem(text("no-kept-match", tongue))
        try:
            match = saving.restore(read_record(resume, tongue), luck)
        except FaultyRecord as faulty:
            raise Problem(faulty_sentence(faulty, tongue), FAULTY) from None
        file: Path | None = save or resume
        names = ", ".join(match.players)
        console.say(text("resumed-over" if match.is_over else "resumed", tongue, players=names))
        if match.is_over:
            return 0
    else:
        loaded = load_deck(deck, tongue)
        check_terms(rounds_to_win, turn_limit, tongue)
        try:
            seats = seat_names(players) if players else ask_seats(console, tongue)
        except InputEnded:
            raise Problem(text("input-ended", tongue), 0) from None
        unusable = first_unusable(seats)
        if unusable is not None:
            raise Problem(text("ask-name-unusable", tongue, name=unusable))
        twice = first_twice(seats)
        if twice:
            raise Problem(text("ask-name-taken", tongue, name=twice))
        try:
            options = Options(rounds_to_win, turn_limit)
            match = Match.new(loaded, seats, luck=luck, options=options)
        except Refused as refused:
            raise Problem(say(refused, tongue)) from None
        if save is not None:
            with file_problems(save, tongue):
                problem = saving.no_new_file(save)
            if problem:
                raise Problem(text(problem, tongue, file=str(save)))
        file = save or match_file(tongue)
        console.say(text("seats-line", tongue, players=", ".join(match.players)))
        console.say(text("welcome-help", tongue))
        if file is not None:
            console.say(text("keeping", tongue, file=str(file)))
    Table(console, match, bots_of(match.players), file, tongue, brief=brief, seed=seed).run()
    return 0


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
