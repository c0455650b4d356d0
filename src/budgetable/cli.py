"""The commands. Each reads its options, asks the rooms, prints, and says with its exit status how
it went: 0 well, 1 a record that breaks a rule, 2 something that could not be used as it was given.
"""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn

from cyclopts import App, CycloptsError, Parameter

from budgetable import __version__

if TYPE_CHECKING:
    from budgetable.coach import Puzzle
    from budgetable.decks import Sheet
    from budgetable.records import Record
    from budgetable.rules import Deck

FAULTY = 1
UNUSABLE = 2
INTERRUPTED = 130


def version() -> str:
    """Which version this is, and whether its rules are compiled."""
    from budgetable.rules import mode
    from budgetable.words import text

    return text("version", spoken(None), version=__version__, mode=mode())


app = App(
    name="budgetable",
    help="The budgeting card game: play it here, simulate it, check decks and records.",
    help_format="plaintext",
    version=version,
)
deck_app = App(
    name="deck",
    help="Make decks, check them, and turn spreadsheets into them.",
    help_format="plaintext",
)
app.command(deck_app)

Language = Annotated[str | None, Parameter(help="en or es; else as the system is set.")]
Seed = Annotated[str | None, Parameter(help="The same seed shuffles the same; else by chance.")]
Level = Annotated[
    Literal["easy", "medium", "hard"] | None, Parameter(help="How hard; else now this, now that.")
]
Scheduler = Annotated[
    str | None, Parameter(help="Let the workers of this Dask scheduler play: tcp://HOST:PORT.")
]
Separator = Annotated[
    Literal["comma", "semicolon", "tab"],
    Parameter(help="What stands between the cells of CSV, if yours shows them all in one column."),
]
SEPARATORS = {"comma": ",", "semicolon": ";", "tab": "\t"}
GET_PRINTING = 'pip install "budgetable[printing]"'
DeckName = Annotated[str, Parameter(help="A deck that ships (standard), or a CSV or TOML file.")]


class Problem(Exception):
    """A sentence for whoever gave the command, and the exit status."""

    def __init__(self, sentence: str, status: int = UNUSABLE) -> None:
        super().__init__(sentence)
        self.status = status


def main() -> NoReturn:
    """Run the command of the command line and exit."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run a command; the exit status says how it went."""
    try:
        status = app(arguments, exit_on_error=False, print_error=True, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError:
        return UNUSABLE
    except Problem as problem:
        print(problem, file=sys.stderr)
        return problem.status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has enough: leave without the complaint at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status if isinstance(status, int) else 0


@app.command
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


@app.command
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

    Two `steady` bots without more. The results depend on the seed, never on the workers.
    """
    from budgetable.rules import Options
    from budgetable.simulate import Plan
    from budgetable.terminal.simulating import Asked, Series
    from budgetable.terminal.simulating import simulate as run_series
    from budgetable.words import text

    tongue = spoken(language)
    seats = bots or ("steady", "steady")
    check_bots(seats, tongue)
    if not 2 <= len(seats) <= 4:
        raise Problem(text("option-seats", tongue, given=str(len(seats))))
    check_range("--matches", matches, 1, 1_000_000, tongue)
    check_terms(rounds_to_win, turn_limit, tongue)
    check_scheduler(scheduler, workers, tongue)
    cores = os.cpu_count() or 1
    used = min(cores, matches) if workers is None else workers
    check_range("--workers", used, 1, 256, tongue)
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
    asked = Asked(used, tongue, records, as_json, report, scheduler or "")
    with file_problems(None, tongue), cluster_problems(tongue):
        is_whole = run_series(series, asked)
    return 0 if is_whole else INTERRUPTED


@app.command
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
    from budgetable.words import text

    tongue = spoken(language)
    check_bots(bots, tongue)
    for size in seats:
        if not 2 <= size <= 4:
            raise Problem(text("option-seats", tongue, given=str(size)))
    check_range("--matches", matches, 1, 1_000_000, tongue)
    check_terms(rounds_to_win, turn_limit, tongue)
    check_scheduler(scheduler, workers, tongue)
    used = (os.cpu_count() or 1) if workers is None else workers
    check_range("--workers", used, 1, 256, tongue)
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
            run_ladder(climbed, loaded, used, state, as_json, tongue, scheduler or "")
        except OtherLadder:
            raise Problem(text("ladder-other", tongue, file=str(state))) from None
    return 0


@app.command
def puzzle(
    *,
    seed: Annotated[str | None, Parameter(help="Whose puzzles; else those of today, UTC.")] = None,
    number: Annotated[int, Parameter(help="Which of them.")] = 1,
    level: Level = None,
    deck: DeckName = "standard",
    language: Language = None,
) -> int:
    """Balance a budget: the puzzle of the day, or any other.

    The same seed, number and level is the same puzzle.
    """
    tongue = spoken(language)
    check_range("--number", number, 1, 1_000_000, tongue)
    made = make_puzzles(deck, seed, range(number, number + 1), level, tongue)
    play_puzzles(made, level, deck, language, tongue)
    return 0


@app.command
def puzzles(
    *,
    number: Annotated[int, Parameter(help="How many.")] = 20,
    as_sheet: Annotated[
        bool, Parameter(name="--print", negative="", help="Print them as a sheet for a class.")
    ] = False,
    answers: Annotated[
        bool, Parameter(negative="", help="Print the answers after the sheet, on a new page.")
    ] = False,
    seed: Annotated[str | None, Parameter(help="Whose puzzles; else those of today, UTC.")] = None,
    level: Level = None,
    deck: DeckName = "standard",
    language: Language = None,
) -> int:
    """Many puzzles: one after the other here, or printed as a sheet."""
    from budgetable.terminal import sheet

    tongue = spoken(language)
    check_range("--number", number, 1, 1000, tongue)
    made = make_puzzles(deck, seed, range(1, number + 1), level, tongue)
    if not (as_sheet or answers):
        play_puzzles(made, level, deck, language, tongue)
        return 0
    print("\n".join(sheet.sheet(made, tongue)))
    if answers:
        print(sheet.FORM_FEED + "\n".join(sheet.answers(made, tongue)))
    return 0


@app.command(name="print")
def print_cards(
    deck: DeckName = "standard",
    /,
    *,
    paper: Annotated[
        Literal["a4", "letter"] | None, Parameter(help="Else what your region uses.")
    ] = None,
    backs: Annotated[
        bool, Parameter(negative="", help="A page of backs after each sheet of cards.")
    ] = False,
    large: Annotated[
        bool, Parameter(negative="", help="Large print: four cards a page, not nine.")
    ] = False,
    ink_saving: Annotated[bool, Parameter(negative="", help="Black lines on white.")] = False,
    output: Annotated[
        Path | None, Parameter(help="The PDF to write; else a name that says what is in it.")
    ] = None,
    language: Language = None,
) -> int:
    """Make a PDF of a deck to print, cut out and play with, with how to play."""
    from budgetable import printing
    from budgetable.terminal.printing import file_name, report, usual_paper
    from budgetable.words import text

    tongue = spoken(language)
    loaded = load_deck(deck, tongue)
    options = printing.Options(
        paper=paper or usual_paper(os.environ),
        language=tongue,
        backs=backs,
        large=large,
        ink_saving=ink_saving,
    )
    try:
        with print_problems(tongue):
            printed = printing.print_deck(loaded, options)
    except printing.NotInstalled:
        raise Problem(text("print-not-installed", tongue, command=GET_PRINTING)) from None
    file = output or file_name(loaded.name, options)
    with file_problems(file, tongue):
        file.write_bytes(printed.pdf)
    for line in report(file, printed, options):
        print(line)
    return 0


@app.command
def braille(
    deck: DeckName = "standard",
    /,
    *,
    grade: Annotated[
        Literal["contracted", "uncontracted"] | None,
        Parameter(help="Else contracted in English, uncontracted in Spanish."),
    ] = None,
    cells: Annotated[int, Parameter(help="Cells a line: 40, or about 30 on A4 paper.")] = 40,
    lines: Annotated[int, Parameter(help="Lines a page.")] = 25,
    unicode: Annotated[
        bool, Parameter(negative="", help="Unicode braille, for phones, in the place of BRF.")
    ] = False,
    line_ends: Annotated[
        Literal["crlf", "lf"], Parameter(help="What ends a line; some embossers want lf.")
    ] = "crlf",
    form_feed: Annotated[
        bool, Parameter(help="Whether a form feed ends a page, or blank lines fill it.")
    ] = True,
    paper: Annotated[
        Literal["a4", "letter"] | None,
        Parameter(help="Of the sheet to punch; else what your region uses."),
    ] = None,
    output: Annotated[
        Path | None,
        Parameter(name=["--output", "-o"], help="The folder; else a name that says what is in it."),
    ] = None,
    language: Language = None,
) -> int:
    """Write a deck in braille: labels for the cards, a key, the rules, a sheet to punch."""
    from budgetable import braille, printing
    from budgetable.terminal import brailling
    from budgetable.terminal.printing import usual_paper
    from budgetable.words import text

    tongue = spoken(language)
    check_range("--cells", cells, 20, 100, tongue)
    check_range("--lines", lines, 10, 100, tongue)
    loaded = load_deck(deck, tongue)
    options = braille.Options(
        language=tongue,
        grade=grade or "",
        cells=cells,
        lines=lines,
        unicode=unicode,
        line_end="\r\n" if line_ends == "crlf" else "\n",
        form_feed=form_feed,
    )
    try:
        made = braille.booklets(loaded, options)
    except brailling.PROBLEMS as problem:
        raise Problem(brailling.sentence(problem, loaded, tongue)) from None
    sheet = None
    try:
        with print_problems(tongue):
            sheet = braille.slate_sheet(loaded, tongue, paper or usual_paper(os.environ))
    except printing.NotInstalled:
        pass  # Said below; what needs no paper is worth having without it.
    files = brailling.files(made, sheet, options)
    folder = output or brailling.folder_name(loaded.name, options)
    make_folder(folder, "labels.*", "braille-exists", tongue)
    for name, content in files.items():
        with file_problems(folder / name, tongue), (folder / name).open("xb") as file:
            file.write(content)
    for line in brailling.report(folder, files, made, tongue):
        print(line)
    if sheet is None:
        print(text("braille-no-slate", tongue, command=GET_PRINTING))
    elif sheet.left_out:
        print(text("print-left-out", tongue, signs=" ".join(sheet.left_out)))
    return 0


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A record.")],
    /,
    *,
    as_json: Annotated[
        bool, Parameter(name="--json", negative="", help="Every position, one JSON object a line.")
    ] = False,
    language: Language = None,
) -> int:
    """Check a record against the rules, and say who won."""
    from budgetable import records
    from budgetable.terminal.transcript import summary

    tongue = spoken(language)
    record = read_record(file, tongue)
    last = None
    try:
        for step in records.replay(record):
            last = step
            if as_json:
                print(json.dumps(records.position(step.match), ensure_ascii=False))
    except records.FaultyRecord as faulty:
        raise Problem(faulty_sentence(faulty, tongue), FAULTY) from None
    if last is not None and not as_json:
        print("\n".join(summary(last.match, tongue)))
    return 0


@app.command(name="parquet")
def write_table(
    folder: Annotated[Path, Parameter(help="A folder of records, as simulate --records makes.")],
    file: Annotated[Path, Parameter(help="The Parquet file to make.")],
    /,
    *,
    language: Language = None,
) -> int:
    """Write matches as a table for programs that learn and count: a row for every decision."""
    from budgetable import records
    from budgetable.records import decisions
    from budgetable.terminal.progress import progressing
    from budgetable.terminal.saving import no_new_file
    from budgetable.words import text

    tongue = spoken(language)
    with file_problems(folder, tongue):
        files = sorted(each for each in folder.iterdir() if each.suffix == ".json")
    if not files:
        raise Problem(text("parquet-no-records", tongue, folder=str(folder)))
    with file_problems(file, tongue):
        problem = no_new_file(file)
    if problem:
        raise Problem(text(problem, tongue, file=str(file)))
    with progressing(text("parquet-writing", tongue)) as progress:

        def matches() -> Iterator[list[decisions.Row]]:
            for number, each in enumerate(files, start=1):
                record = read_record(each, tongue)
                try:
                    yield decisions.decisions(record, each.stem)
                except records.FaultyRecord as faulty:
                    told = faulty_sentence(faulty, tongue)
                    sentence = text("in-file", tongue, file=str(each), problem=told)
                    raise Problem(sentence, FAULTY) from None
                progress(number, len(files))

        try:
            with file_problems(file, tongue):
                rows = decisions.write_parquet(file, matches())
        except decisions.NotInstalled:
            command = 'pip install "budgetable[parquet]"'
            raise Problem(text("parquet-not-installed", tongue, command=command)) from None
    print(text("parquet-done", tongue, file=str(file), rows=rows, matches=len(files)))
    return 0


@app.command
def show(
    file: Annotated[Path, Parameter(help="A record.")],
    /,
    *,
    language: Language = None,
) -> int:
    """Print a match as text that reads well, hands included."""
    from budgetable import records
    from budgetable.terminal.console import shown
    from budgetable.terminal.transcript import transcript

    tongue = spoken(language)
    record = read_record(file, tongue)
    try:
        for line in transcript(records.replay(record), tongue):
            print(shown(line))
    except records.FaultyRecord as faulty:
        sys.stdout.flush()
        raise Problem(faulty_sentence(faulty, tongue), FAULTY) from None
    return 0


@app.command
def review(
    file: Annotated[Path, Parameter(help="A record.")],
    /,
    *,
    seat: Annotated[
        str | None, Parameter(help="Only this player: a number or a name; else all.")
    ] = None,
    simulations: Annotated[int, Parameter(help="How many make an estimate of a chance.")] = 600,
    seed: Annotated[str, Parameter(help="The same seed gives the same estimates.")] = "0",
    moments: Annotated[
        Path | None, Parameter(help="A folder to write the moments to, to play on from.")
    ] = None,
    html: Annotated[
        Path | None, Parameter(help="A file to write the review to, as a page.")
    ] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="For programs.")] = False,
    language: Language = None,
) -> int:
    """Say how a match went: the chances in every turn, and what might have been done better.

    Chances are what the bot sharp thinks of what the player could see. It tells hidden cards.
    """
    from budgetable import coach, records
    from budgetable.terminal import review_page, reviewing
    from budgetable.terminal.progress import progressing
    from budgetable.words import text

    tongue = spoken(language)
    check_range("--simulations", simulations, 1, 1_000_000, tongue)
    record = read_record(file, tongue)
    number = seat_of(seat, record, tongue)
    if html is not None:
        check_new_file(html, tongue)
    if moments is not None:
        make_folder(moments, "moment-*.json", "review-moments-exist", tongue)
    try:
        with progressing(text("review-judging", tongue)) as progress:
            made = coach.review(
                record, seat=number, simulations=simulations, seed=seed, progress=progress
            )
    except records.FaultyRecord as faulty:
        raise Problem(faulty_sentence(faulty, tongue), FAULTY) from None
    voice = reviewing.voice_at(made, tongue)
    with file_problems(moments, tongue):
        files = reviewing.write(made, moments, voice) if moments is not None else []
    if html is not None:
        with file_problems(html, tongue):
            records.write_whole(html, review_page.page(made, voice))
    if as_json:
        print(json.dumps(coach.plain(made), ensure_ascii=False))
        return 0
    print("\n".join(reviewing.lines(made, voice)))
    print("\n" + "\n".join(reviewing.moments(made, files, voice)))
    if html is not None:
        print(text("review-page", tongue, file=str(html)))
    return 0


@app.default
def table(*, language: Language = None) -> int:
    """Open the game in a browser of this machine; others in the network can join.

    With a server of this machine that is running already, only the browser is opened.
    """
    from budgetable.terminal import serving
    from budgetable.web.serving import DEFAULT_PORT, is_running
    from budgetable.words import text

    url = f"http://localhost:{DEFAULT_PORT}"
    if is_running(url):
        print(text("serve-already", spoken(language), url=url))
        serving.open_browser(url)
        return 0
    return serve(browser=True, language=language)


@app.command
def serve(
    *,
    address: Annotated[str, Parameter(help="Listen here; 127.0.0.1 for nobody else.")] = "0.0.0.0",
    port: Annotated[int, Parameter(help="Listen on this port; 0 for any that is free.")] = 8765,
    data: Annotated[Path | None, Parameter(help="The folder to keep the tables in.")] = None,
    base_url: Annotated[
        str, Parameter(help="The address that others use, behind a proxy: https://example.org")
    ] = "",
    limit: Annotated[
        int, Parameter(help="Requests a second that one seat may make; 0 for any number.")
    ] = 200,
    keep_days: Annotated[
        int, Parameter(help="Days after which a table that nobody uses is deleted.")
    ] = 30,
    durability: Annotated[
        Literal["normal", "full"],
        Parameter(
            help="normal: no move is lost if the program is killed; full: nor in a power cut."
        ),
    ] = "normal",
    browser: Annotated[bool, Parameter(negative="", help="Open a browser here too.")] = False,
    language: Language = None,
) -> int:
    """Let many devices play at tables of this machine.

    It prints the address for others in the same network, and a picture of it to scan.
    """
    import errno

    from budgetable.tables.migrations import NewerDatabase
    from budgetable.terminal import serving
    from budgetable.web.serving import CannotKeep, Place, run_server
    from budgetable.web.settings import Settings
    from budgetable.words import file_problem, text

    tongue = spoken(language)
    check_range("--port", port, 0, 65_535, tongue)
    check_range("--limit", limit, 0, 100_000, tongue)
    check_range("--keep-days", keep_days, 1, 36_500, tongue)
    if base_url and not base_url.startswith(("http://", "https://")):
        raise Problem(text("option-url", tongue, given=base_url))
    place = Place(address, port, data or serving.data_folder(), durability, keep_days)
    settings = Settings(base_url.rstrip("/"), limit, place.is_everywhere)

    def started(url: str) -> None:
        serving.greet(url, place, settings, tongue)
        if browser:
            serving.open_browser(url)

    try:
        run_server(place, settings, started)
    except NewerDatabase:
        raise Problem(text("serve-newer", tongue, folder=str(place.folder))) from None
    except CannotKeep:
        raise Problem(text("serve-cannot-keep", tongue, folder=str(place.folder))) from None
    except OSError as error:
        where = {"address": address, "port": str(port)}
        if error.errno == errno.EADDRINUSE:
            raise Problem(text("serve-port-taken", tongue, **where)) from None
        problem = file_problem(error, str(error.filename or place.folder), tongue)
        raise Problem(text("serve-cannot-listen", tongue, problem=problem, **where)) from None
    return 0


@deck_app.command(name="new")
def new_deck(
    file: Annotated[Path, Parameter(help="The file to make: it ends in .csv or .toml.")],
    /,
    *,
    separator: Separator = "comma",
    language: Language = None,
) -> int:
    """Make a deck to edit: the cards of the standard one, for a spreadsheet or as TOML."""
    from budgetable import decks
    from budgetable.words import text

    tongue = spoken(language)
    check_ending(file, tongue)
    check, play = (
        f"budgetable {each} {shlex.quote(str(file))}" for each in ("deck check", "play --deck")
    )
    comments = [text("deck-comment", tongue), text("deck-comment-fields", tongue)]
    comments.append(text("deck-comment-check", tongue, command=check))
    with file_problems(file, tongue):
        deck = decks.new(file, comments, SEPARATORS[separator])
    print(text("deck-written", tongue, name=str(file), cards=len(deck)))
    print(text("deck-new", tongue), f"    {check}", f"    {play}", sep="\n")
    return 0


@deck_app.command(name="convert")
def convert_deck(
    source: Annotated[str, Parameter(help="A CSV or TOML file, or a deck that ships.")],
    target: Annotated[Path, Parameter(help="The file to make: it ends in .csv or .toml.")],
    /,
    *,
    separator: Separator = "comma",
    language: Language = None,
) -> int:
    """Write a deck as the other kind of file: from a spreadsheet to TOML, or back."""
    from budgetable import decks
    from budgetable.words import text

    tongue = spoken(language)
    check_ending(target, tongue)
    sheet = load_sheet(source, tongue)
    with file_problems(target, tongue):
        decks.save(sheet.deck, target, SEPARATORS[separator])
    print(text("deck-written", tongue, name=str(target), cards=len(sheet.deck)))
    tell_left_out(sheet, tongue)
    return 0


@deck_app.command(name="check")
def check_deck(
    file: Annotated[str, Parameter(help="A CSV or TOML file, or a deck that ships.")],
    /,
    *,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="For programs.")] = False,
    language: Language = None,
) -> int:
    """Say everything that is wrong with a deck, or that nothing is, and what could be better."""
    from budgetable import decks
    from budgetable.words import deck_faults, deck_warning, text

    tongue = spoken(language)
    faults: tuple[decks.DeckFault, ...] = ()
    sheet = None
    with file_problems(Path(file), tongue):
        try:
            sheet = decks.load_sheet(file)
        except decks.BadDeck as bad:
            faults = bad.faults
    warnings = decks.warnings_of(sheet.deck) if sheet else []
    if as_json:
        told = {
            "deck": file,
            "cards": len(sheet.deck) if sheet else 0,
            "faults": [vars(fault) for fault in faults],
            "warnings": [vars(warning) for warning in warnings],
            "left_out": sheet.left_out if sheet else (),
        }
        print(json.dumps(told, ensure_ascii=False))
    elif sheet is None:
        print(text("deck-faults", tongue, name=file, faults=len(faults)))
        for line in deck_faults(faults, tongue):
            print("  " + line)
    else:
        print(text("deck-fine", tongue, name=file, cards=len(sheet.deck)))
        tell_left_out(sheet, tongue)
        if warnings:
            print(text("deck-warnings", tongue, warnings=len(warnings)))
        for warning in warnings:
            print("  " + deck_warning(warning, tongue))
    return UNUSABLE if faults else 0


def spoken(language: str | None) -> str:
    """The language asked for, or the one that the system is set to."""
    from budgetable.words import LANGUAGES, best_language, text

    if language is None:
        wanted = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
        return best_language([each for each in wanted if each][:1])
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Problem(text("option-language", best_language([]), given=language, known=known))
    return language


def check_range(option: str, given: int, least: int, most: int, language: str) -> None:
    """Refuse a number that is out of range."""
    from budgetable.words import text

    if not least <= given <= most:
        numbers = {"given": str(given), "least": str(least), "most": str(most)}
        raise Problem(text("option-range", language, option=option, **numbers))


def check_terms(rounds_to_win: int, turn_limit: int, language: str) -> None:
    """Refuse what no match is played for."""
    check_range("--rounds-to-win", rounds_to_win, 1, 100, language)
    check_range("--turn-limit", turn_limit, 1, 1000, language)


def make_folder(folder: Path, files: str, problem: str, language: str) -> None:
    """Make a folder for such files; refuse one that has some, with this sentence."""
    from budgetable.words import text

    with file_problems(folder, language):
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.glob(files)):
            raise Problem(text(problem, language, folder=str(folder)))


def check_new_file(file: Path, language: str) -> None:
    """Refuse a file that is there already, or that cannot be there."""
    from tempfile import TemporaryFile

    from budgetable.terminal.saving import no_new_file
    from budgetable.words import text

    with file_problems(file, language):
        problem = no_new_file(file)
        if not problem:
            TemporaryFile(dir=file.parent).close()  # Better refused now than after hours of play.
    if problem:
        raise Problem(text(problem, language, file=str(file)))


def check_scheduler(given: str | None, workers: int | None, language: str) -> None:
    """Refuse what is no address of a scheduler, and workers here beside those there."""
    from budgetable.simulate.cluster import is_address
    from budgetable.words import text

    if given is not None and workers is not None:
        raise Problem(text("option-conflict", language, option="--scheduler", other="--workers"))
    if given is not None and not is_address(given):
        raise Problem(text("option-scheduler", language, given=given))


def check_bots(names: tuple[str, ...], language: str) -> None:
    """Refuse a bot that there is not."""
    from budgetable.bots import BOTS
    from budgetable.words import text

    for name in names:
        if name not in BOTS:
            raise Problem(text("option-bot", language, given=name, known=", ".join(BOTS)))


def check_ending(file: Path, language: str) -> None:
    """Refuse a file that no deck is written to."""
    from budgetable.decks import ENDINGS
    from budgetable.words import text

    if file.suffix.lower() not in ENDINGS:
        known = ", ".join(ENDINGS)
        raise Problem(text("option-ending", language, file=str(file), known=known))


def tell_left_out(sheet: Sheet, language: str) -> None:
    """Name what of a spreadsheet is no part of the deck, if anything is."""
    from budgetable.words import text

    if sheet.left_out:
        print(text("deck-left-out", language, names=", ".join(sheet.left_out)))


def load_deck(name: str, language: str) -> Deck:
    """The deck of this name or file."""
    return load_sheet(name, language).deck


def load_sheet(name: str, language: str) -> Sheet:
    """The deck of this name or file, and what was left out."""
    from budgetable import decks
    from budgetable.words import say, text

    if name not in decks.SHIPPED and not Path(name).exists() and Path(name).stem == name:
        raise Problem(text("option-deck", language, given=name, known=", ".join(decks.SHIPPED)))
    with file_problems(Path(name), language):
        try:
            return decks.load_sheet(name)
        except decks.BadDeck as bad:
            head = text("deck-faults", language, name=name, faults=len(bad.faults))
            raise Problem(f"{head}\n{say(bad, language)}") from None


def read_record(file: Path, language: str) -> Record:
    """The record in a file."""
    from budgetable import records
    from budgetable.decks import BadDeck
    from budgetable.words import record_problem, say, text

    with file_problems(file, language):
        try:
            return records.read(file)
        except records.BadRecord as bad:
            problem = record_problem(bad.code, bad.field, bad.value, language)
            raise Problem(text("in-file", language, file=str(file), problem=problem)) from None
        except BadDeck as bad:
            raise Problem(say(bad, language)) from None


def seat_of(given: str | None, record: Record, language: str) -> int:
    """The seat of a record that a number or a name means; 0 for all."""
    from budgetable.terminal.console import shown
    from budgetable.words import text

    if given is None:
        return 0
    names = [name.casefold() for name in record.players]
    if given.casefold() in names:
        return names.index(given.casefold()) + 1
    if given.isdecimal() and 1 <= int(given[:4]) <= len(names):
        return int(given[:4])
    players = shown(", ".join(record.players))
    seats = str(len(names))
    raise Problem(text("option-review-seat", language, given=given, seats=seats, players=players))


def make_puzzles(
    deck: str, seed: str | None, numbers: range, level: str | None, language: str
) -> list[Puzzle]:
    """The puzzles with these numbers, with progress where it takes longer."""
    from budgetable.coach import NoPuzzle
    from budgetable.terminal.puzzles import made
    from budgetable.words import text

    try:
        return made(load_deck(deck, language), seed, numbers, level or "", language)
    except NoPuzzle:
        raise Problem(text("puzzle-none", language)) from None


def play_puzzles(
    made: list[Puzzle], level: str | None, deck: str, language: str | None, tongue: str
) -> None:
    """Play puzzles one after the other; the next one is had with the same options."""
    from budgetable.terminal.puzzles import play_all

    other_deck = deck if deck != "standard" else None
    play_all(made, {"--level": level, "--deck": other_deck, "--language": language}, tongue)


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


def faulty_sentence(faulty: object, language: str) -> str:
    """Where a record breaks the rules, its code first for programs."""
    from budgetable.records import FaultyRecord
    from budgetable.words import record_fault

    assert isinstance(faulty, FaultyRecord)
    sentence = record_fault(faulty.round, faulty.ply, faulty.fault, faulty.line, language)
    return f"{faulty.code}: {sentence}"


@contextmanager
def print_problems(language: str) -> Iterator[None]:
    """Turn what a deck has that paper cannot have into its sentence."""
    from budgetable import printing
    from budgetable.words import text

    try:
        yield
    except printing.NoLetters as missing:
        letters = " ".join(missing.letters[:20]) + (" …" if len(missing.letters) > 20 else "")
        raise Problem(text("print-no-letters", language, letters=letters)) from None
    except printing.TooLong as long:
        lengths = {"length": str(long.length), "allowed": str(long.allowed)}
        raise Problem(text("print-too-long", language, card=long.card, **lengths)) from None


@contextmanager
def file_problems(file: Path | None, language: str) -> Iterator[None]:
    """Turn an error of the file system into its sentence."""
    from budgetable.words import file_problem

    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Problem(file_problem(error, str(file or error.filename or ""), language)) from None


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
