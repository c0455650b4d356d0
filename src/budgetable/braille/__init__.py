"""The game in braille: a code on each card, the key of the codes, the rules.

For an embosser, a display, or a slate and a stylus.
"""

from budgetable.braille.booklets import (
    Booklets,
    NoCells,
    NoGrade,
    Options,
    booklets,
    grades,
)
from budgetable.braille.codes import codes
from budgetable.braille.louis import NoLibrary, NoTable, OldLibrary
from budgetable.braille.slate import slate_sheet

__all__ = [
    "Booklets",
    "NoCells",
    "NoGrade",
    "NoLibrary",
    "NoTable",
    "OldLibrary",
    "Options",
    "booklets",
    "codes",
    "grades",
    "slate_sheet",
]
