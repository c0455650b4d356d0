"""`budgetable print` and `braille`: a deck to hold."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from budgetable.cli.files import load_deck, make_folder
from budgetable.cli.options import DeckName, Language, check_range, spoken
from budgetable.cli.problems import Problem, file_problems, print_problems

GET_PRINTING = 'pip install "budgetable[printing]"'


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
    check_printable(file, tongue)
    with file_problems(file, tongue):
        replaced = file.exists()
        file.write_bytes(printed.pdf)
    for line in report(file, printed, options, replaced=replaced):
        print(line)
    return 0


def check_printable(file: Path, language: str) -> None:
    """Refuse a file that is there and is no PDF: only a sheet may be printed anew over another."""
    from budgetable.words import text

    with file_problems(file, language):
        if not file.parent.is_dir():
            raise Problem(text("file-no-folder", language, file=str(file)))
        if not file.exists():
            return
        with file.open("rb") as there:
            is_pdf = there.read(5) == b"%PDF-"
    if not is_pdf:
        raise Problem(text("print-no-pdf", language, file=str(file)))


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
