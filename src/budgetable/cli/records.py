"""`budgetable replay`, `show`, `review` and `parquet`: matches that were played."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from budgetable.cli.files import check_new_file, make_folder, read_record
from budgetable.cli.options import Language, check_range, spoken
from budgetable.cli.problems import FAULTY, Problem, faulty_sentence, file_problems

if TYPE_CHECKING:
    from budgetable.records import Record


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


def show(
    file: Annotated[Path, Parameter(help="A record.")],
    /,
    *,
    language: Language = None,
) -> int:
    """Print a match as text that reads well, hands included."""
    from budgetable import records
    from budgetable.terminal.transcript import transcript
    from budgetable.words.cleaning import clean

    tongue = spoken(language)
    record = read_record(file, tongue)
    try:
        for line in transcript(records.replay(record), tongue):
            print(clean(line))
    except records.FaultyRecord as faulty:
        sys.stdout.flush()
        raise Problem(faulty_sentence(faulty, tongue), FAULTY) from None
    return 0


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


def parquet(
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
    from budgetable.words import text

    tongue = spoken(language)
    with file_problems(folder, tongue):
        files = sorted(each for each in folder.iterdir() if each.suffix == ".json")
    if not files:
        raise Problem(text("parquet-no-records", tongue, folder=str(folder)))
    check_new_file(file, tongue)
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


def seat_of(given: str | None, record: Record, language: str) -> int:
    """The seat of a record that a number or a name means; 0 for all."""
    from budgetable.words import text
    from budgetable.words.cleaning import clean

    if given is None:
        return 0
    names = [name.casefold() for name in record.players]
    if given.casefold() in names:
        return names.index(given.casefold()) + 1
    if given.isdecimal() and 1 <= int(given[:4]) <= len(names):
        return int(given[:4])
    players = clean(", ".join(record.players))
    seats = str(len(names))
    raise Problem(text("option-review-seat", language, given=given, seats=seats, players=players))
