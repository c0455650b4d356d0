"""`budgetable deck`: make decks, check them, turn spreadsheets into them."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from budgetable.cli.files import load_sheet, tell_left_out
from budgetable.cli.options import Language, spoken
from budgetable.cli.problems import UNUSABLE, Problem, file_problems

deck_app = App(
    name="deck",
    help="Make decks, check them, and turn spreadsheets into them.",
    help_format="plaintext",
)
Separator = Annotated[
    Literal["comma", "semicolon", "tab"],
    Parameter(help="What stands between the cells of CSV, if yours shows them all in one column."),
]
SEPARATORS = {"comma": ",", "semicolon": ";", "tab": "\t"}


@deck_app.command(name="new")
def new_deck(
    file: Annotated[Path, Parameter(help="The file to make: it ends in .csv or .toml.")],
    /,
    *,
    separator: Separator = "comma",
    language: Language = None,
) -> int:
    """Make a deck to edit, in your language: the cards of the standard one, as CSV or TOML."""
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
        deck = decks.new(file, comments, SEPARATORS[separator], tongue)
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


def check_ending(file: Path, language: str) -> None:
    """Refuse a file that no deck is written to."""
    from budgetable.decks import ENDINGS
    from budgetable.words import text

    if file.suffix.lower() not in ENDINGS:
        known = ", ".join(ENDINGS)
        raise Problem(text("option-ending", language, file=str(file), known=known))
