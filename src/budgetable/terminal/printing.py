"""Printing from the command line: the usual paper, the name of the file, what is said after."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from budgetable.printing import Options, Paper, Printed
from budgetable.words import text

LETTER_REGIONS: Final = frozenset(
    ("BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE")
)
"""Where Letter is what lies in the printer; everywhere else it is A4."""


def usual_paper(environment: Mapping[str, str]) -> Paper:
    """The paper of the region that the system is set to: `en_US.UTF-8` has Letter."""
    for name in ("LC_ALL", "LC_PAPER", "LANG"):
        setting = environment.get(name, "")
        if setting:
            region = setting.partition(".")[0].partition("@")[0].partition("_")[2]
            return "letter" if region in LETTER_REGIONS else "a4"
    return "a4"


def file_name(deck: str, options: Options) -> Path:
    """A name that says what is in the file; the same deck and options have the same."""
    parts = [deck, options.language, options.paper]
    chosen = {"large": options.large, "ink-saving": options.ink_saving, "backs": options.backs}
    return Path("-".join([*parts, *[name for name, is_on in chosen.items() if is_on]]) + ".pdf")


def report(
    file: Path, printed: Printed, options: Options, *, replaced: bool = False
) -> Iterator[str]:
    """What was made, whether an earlier file is gone for it, and how it comes on paper right."""
    language = options.language
    yield text("print-done", language, file=str(file), cards=printed.cards, sheets=printed.sheets)
    if replaced:
        yield text("print-replaced", language, file=str(file))
    yield text("print-how-to-print", language, size=options.size)
    if options.backs:
        yield text("print-how-to-back", language)
    if printed.left_out:
        yield text("print-left-out", language, signs=" ".join(printed.left_out))
