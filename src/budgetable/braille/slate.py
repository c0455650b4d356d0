"""The sheet to punch by hand: every card from behind, with the dots of its code, at true scale."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from budgetable.braille.cells import dots
from budgetable.braille.codes import codes
from budgetable.printing.document import (
    Options,
    Paper,
    Printed,
    compiled,
    printable,
    sheet_facts,
)
from budgetable.printing.faces import Face
from budgetable.rules.cards import Card
from budgetable.rules.deck import Deck
from budgetable.words import text

SOURCE: Final = Path(__file__).with_name("slate.typ")

CELL: Final = {"dots": 2.34, "advance": 6.2, "base": 1.44, "inset": 7.0}
"""In millimetres: from dot to dot, from cell to cell, across a dot, and from the two edges of the
card to the middle of the first dot."""


def slate_sheet(deck: Deck, language: str, paper: Paper) -> Printed:
    """A PDF with the dots to punch for each card, copies too, nine cards a page.

    Equal decks give equal bytes, as those of `print_deck` do. Raises NotInstalled, NoLetters and
    TooLong.
    """
    options = Options(paper=paper, language=language)
    words = printable(deck, language)
    code_of = codes(deck)
    cards = [
        back(card, face, code_of[card.id], copy, language)
        for (card, copy), face in zip(copies(deck), words.faces, strict=True)
    ]
    title = text("braille-slate-title", language, deck=words.title)
    facts = sheet_facts(title, text("braille-slate-how", language, size=options.size), options)
    pdf = compiled(SOURCE, {"sheet": facts, "cell": CELL, "cards": cards}, words.fonts)
    return Printed(pdf, len(cards), -(-len(cards) // options.across**2), words.left_out)


def copies(deck: Deck) -> list[tuple[Card, int]]:
    """Every physical card, and which of its copies it is."""
    return [(card, copy) for card in deck.cards for copy in range(1, card.count + 1)]


def back(card: Card, face: Face, code: str, copy: int, language: str) -> Mapping[str, Any]:
    """What the sheet says of a card: the dots of each letter, and words for whoever punches."""
    cells = [(letter, dots(letter)) for letter in code]
    said = [
        text("braille-slate-cell", language, letter=letter, dots=" ".join(map(str, punched)))
        for letter, punched in cells
    ]
    number = text("braille-slate-copies", language, number=copy, count=card.count)
    return {
        "name": face["name"],
        "lang": face["lang"],
        "dir": face["dir"],
        "line": ", ".join([part for part in (face["line"], face["amount"]) if part]),
        "code": cells,
        "letters": code,
        "dots": said,
        "copies": number if card.count > 1 else "",
    }
