"""The labels, the key and the rules of a deck, ready for an embosser or for a display."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from budgetable.braille import louis, texts
from budgetable.braille.cells import to_unicode
from budgetable.braille.codes import codes
from budgetable.braille.layout import LABEL, Piece, pages
from budgetable.braille.louis import TABLES
from budgetable.braille.stored import stored
from budgetable.printing.letters import is_letter, signs
from budgetable.rules.deck import Deck

FORM_FEED: Final = "\f"


@dataclass(frozen=True)
class Options:
    """How a deck is written in braille."""

    language: str = "en"
    grade: str = ""
    """`contracted` or `uncontracted`; without one, the language's own."""
    cells: int = 40
    """Cells a line."""
    lines: int = 25
    """Lines a page, that of the page's number among them."""
    unicode: bool = False
    """Unicode braille in UTF-8, for phones, in the place of BRF."""
    line_end: str = "\r\n"
    form_feed: bool = True
    """A form feed ends each page; without it, blank lines fill it."""


class Booklets(NamedTuple):
    """What is written of a deck, and what there is to say about it."""

    labels: bytes
    """The code of each card, copies too, a line each, and nothing else."""
    key: bytes
    """The cards by their codes."""
    rules: bytes
    cards: int
    pages: int
    """Pages of the three together."""
    left_out: tuple[str, ...]
    """Signs that are no letters and that braille has no cells for, such as emoji."""


class NoGrade(ValueError):
    """A language is not written in this grade here; `grades` are those that it is written in."""

    def __init__(self, language: str, grade: str) -> None:
        super().__init__(f"no {grade} braille in {language}")
        self.grades = grades(language)


class NoCells(ValueError):
    """The braille of a language has no cells for letters of some cards.

    `cards` are the ids of the cards, each with its letters.
    """

    def __init__(self, cards: Sequence[tuple[str, tuple[str, ...]]]) -> None:
        super().__init__("; ".join([f"{card}: {' '.join(found)}" for card, found in cards]))
        self.cards = tuple(cards)


def grades(language: str) -> list[str]:
    """The grades that a language is written in here, the usual one first; none, for some."""
    return [grade for spoken, grade in TABLES if spoken == language]


def booklets(deck: Deck, options: Options) -> Booklets:
    """The labels, the key and the rules of a deck.

    Equal decks and options give equal bytes, sentences that are not stored with equal versions of
    liblouis. Raises NoGrade, NoCells, and what `louis.translate` raises.
    """
    known = grades(options.language)
    grade = options.grade or (known[0] if known else "")
    if grade not in known:
        raise NoGrade(options.language, grade)
    given = texts.spoken(deck, options.language)
    left_out: frozenset[str] = frozenset()
    if not set(sentences(given, options.language)) <= set(stored(options.language, grade)):
        left_out = check_cells(given, TABLES[options.language, grade])
        given = texts.spoken(deck, options.language, left_out)
    labels = [Piece(LABEL, "", code.upper()) for code in labels_of(deck)]
    key, rules = [
        [
            piece._replace(text=translated(piece.text, options.language, grade))
            for piece in part(given, options.language)
        ]
        for part in (texts.key, texts.rules)
    ]
    size = (options.cells, options.lines)
    paged = [pages(labels, *size, numbered=False), pages(key, *size), pages(rules, *size)]
    files = [file_of(each, options) for each in paged]
    return Booklets(
        labels=files[0],
        key=files[1],
        rules=files[2],
        cards=len(deck),
        pages=sum(map(len, paged)),
        left_out=tuple(sorted(left_out)),
    )


def labels_of(deck: Deck) -> list[str]:
    """The code of each physical card, copies included, in the deck's order."""
    found = codes(deck)
    return [found[card.id] for card in deck.copies()]


def sentences(deck: Deck, language: str) -> list[str]:
    """Everything in the key and the rules of a deck, in print, each sentence once."""
    pieces = [*texts.key(deck, language), *texts.rules(deck, language)]
    return list(dict.fromkeys([piece.text for piece in pieces]))


def translated(sentence: str, language: str, grade: str) -> str:
    """A sentence as ASCII braille: as it is stored, else as liblouis makes it."""
    entry = stored(language, grade).get(sentence)
    if entry:
        return entry.braille
    return louis.translate(sentence, TABLES[language, grade])


def check_cells(deck: Deck, table: str) -> frozenset[str]:
    """The signs of a deck that a table has no cells for, if none of them is a letter.

    Raises NoCells where some are.
    """
    faults, left_out = [], set()
    for card in deck.cards:
        missing = sorted(unknown_signs((card.name, card.text), table))
        left_out.update(missing)
        letters = tuple([sign for sign in missing if is_letter(sign)])
        if letters:
            faults.append((card.id, letters))
    if faults:
        raise NoCells(faults)
    return frozenset(left_out)


def unknown_signs(said: Iterable[str], table: str) -> set[str]:
    """The signs of texts that a table has no cells for, each with what belongs to it."""
    found = {sign for text in said for word in text.split() for sign in signs(word)}
    return {sign for sign in found if louis.unknown(sign, table)}


def file_of(paged: Sequence[Sequence[str]], options: Options) -> bytes:
    """Pages as a file."""
    end = options.line_end
    made = []
    for place, page in enumerate(paged, start=1):
        lines = list(page)
        if not options.form_feed and place < len(paged):
            lines += [""] * (options.lines - len(lines))
        made.append("".join([line + end for line in lines]) + FORM_FEED * options.form_feed)
    text = "".join(made)
    return (to_unicode(text) if options.unicode else text).encode("utf-8")
