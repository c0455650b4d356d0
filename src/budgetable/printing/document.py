"""The document: from a deck to a PDF, set by typst and checked against PDF/UA-1 as it is made."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from budgetable.decks import ROOM_ON_PAPER
from budgetable.printing import drawing
from budgetable.printing.faces import Face, faces
from budgetable.printing.guide import guide
from budgetable.printing.letters import is_letter, unprintable, without
from budgetable.rules.deck import Deck
from budgetable.words import text
from budgetable.words.cleaning import in_one_line

if TYPE_CHECKING:
    import typst

HERE: Final = Path(__file__).parent
"""Where the typst sources stand."""

BEGINNING: Final = datetime.fromtimestamp(0, UTC)
"""When a PDF says that it was made: always then, so that equal decks give equal bytes."""

CARD_SIZE: Final = (63.0, 88.0)
"""Poker size: width and height in millimetres."""

LARGE: Final = 1.5
"""How many times as wide and high a card is in large print: four take the place of nine."""

Paper = Literal["a4", "letter"]


@dataclass(frozen=True)
class Options:
    """How a deck is printed."""

    paper: Paper = "a4"
    language: str = "en"
    backs: bool = False
    """A page of backs after each sheet, for printing on both sides."""
    large: bool = False
    """Four cards a sheet in the place of nine, in large print; how to play in large print too."""
    ink_saving: bool = False
    """Black lines on white."""

    @property
    def scale(self) -> float:
        """How many times its usual size a card has."""
        return LARGE if self.large else 1.0

    @property
    def across(self) -> int:
        """How many cards stand side by side on a sheet, and how many below each other."""
        return 2 if self.large else 3

    @property
    def size(self) -> str:
        """A card's width and height in millimetres, as the language writes them: `63 × 88`."""
        sides = [f"{side * self.scale:.1f}".split(".") for side in CARD_SIZE]
        return " × ".join(
            [
                text("print-decimal", self.language, whole=whole, tenths=tenths)
                if tenths != "0"
                else whole
                for whole, tenths in sides
            ]
        )


class Printed(NamedTuple):
    """A PDF, and what there is to say about it."""

    pdf: bytes
    cards: int
    sheets: int
    """Pages of cards, without the backs."""
    left_out: tuple[str, ...]
    """Signs that are no letters and that no font has, such as emoji; they are not printed."""


class NotInstalled(Exception):
    """The extra `printing` is not installed."""


class NoLetters(ValueError):
    """No font of this machine has these `letters`."""

    def __init__(self, letters: Sequence[str]) -> None:
        super().__init__(f"no font has {' '.join(letters)}")
        self.letters = tuple(letters)


class TooLong(ValueError):
    """The name or the text, `field`, of a `card` is longer than there is room for."""

    def __init__(self, card: str, field: str, length: int, allowed: int) -> None:
        super().__init__(f"{card}: a {field} of {length} characters, and {allowed} are allowed")
        self.card = card
        self.field = field
        self.length = length
        self.allowed = allowed


def print_deck(deck: Deck, options: Options) -> Printed:
    """The cards of a deck to cut out, then how to play.

    Equal decks and options give equal bytes, as long as the two fonts of the extra have all the
    letters; else those of the system do their part. Raises NotInstalled, NoLetters, TooLong.
    """
    words = printable(deck, options.language)
    pdf = compiled(HERE / "sheets.typ", contents(deck, words, options), words.fonts)
    number = len(words.faces)
    return Printed(pdf, number, -(-number // options.across**2), words.left_out)


class Printable(NamedTuple):
    """The words of a deck as paper can have them."""

    title: str
    faces: list[Face]
    """One for each card, copies too."""
    fonts: typst.Fonts
    left_out: tuple[str, ...]
    """Signs that no font has; they are in no word any more."""


def printable(deck: Deck, language: str) -> Printable:
    """The words of a deck, checked. Raises NotInstalled, NoLetters, TooLong."""
    title = in_one_line(deck.title or deck.name)
    cards = [cleaned(face) for face in faces(deck, language)]
    check_lengths(deck, cards)
    fonts, left_out = fonts_for({title, *[said for face in cards for said in face.values()]})
    if left_out:
        title = without(title, left_out) or deck.name
        cards = [{field: without(said, left_out) for field, said in face.items()} for face in cards]
        for card, face in zip(deck.copies(), cards, strict=True):
            face["name"] = face["name"] or card.id
    return Printable(title, cards, fonts, left_out)


def compiled(source: Path, given: Mapping[str, Any], fonts: typst.Fonts) -> bytes:
    """The PDF of a typst source with what it is given."""
    import typst

    compiler = typst.Compiler(
        source,
        root=HERE.parent,
        font_paths=fonts,
        sys_inputs={"data": json.dumps(given, ensure_ascii=False)},
    )
    pdf = compiler.compile(format="pdf", pdf_standards=["ua-1"], timestamp=BEGINNING)
    assert isinstance(pdf, bytes)
    return pdf


def fonts_for(texts: set[str]) -> tuple[typst.Fonts, tuple[str, ...]]:
    """Fonts that have the letters of these texts, and the signs that none has.

    Those of the system are asked only if it must be, for they differ between machines. Raises
    NoLetters, and NotInstalled.
    """
    try:
        import fontpkg_atkinson_hyperlegible
        import fontpkg_zilla_slab
        import typst
    except ImportError:
        raise NotInstalled from None
    folders = [each.ROOT / "files" for each in (fontpkg_atkinson_hyperlegible, fontpkg_zilla_slab)]
    own = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=folders)
    if not unprintable(texts, own):
        return own, ()
    every = typst.Fonts(include_embedded_fonts=False, font_paths=folders)
    missing = sorted(unprintable(texts, every))
    letters = [sign for sign in missing if is_letter(sign)]
    if letters:
        raise NoLetters(letters)
    return every, tuple(missing)


def check_lengths(deck: Deck, cards: Sequence[Face]) -> None:
    """Raise TooLong if a card says more than there is room for."""
    for card, face in zip(deck.copies(), cards, strict=True):
        for field, allowed in ROOM_ON_PAPER.items():
            if len(face[field]) > allowed:
                raise TooLong(card.id, field, len(face[field]), allowed)


def cleaned(face: Face) -> Face:
    """A face whose texts are single lines of signs."""
    return {field: in_one_line(value) for field, value in face.items()}


def sheet_facts(title: str, scaling: str, options: Options) -> Mapping[str, Any]:
    """What a sheet of cards is like, and what is said above it."""
    return {
        "title": title,
        "scaling": scaling,
        "language": options.language,
        "paper": options.paper,
        "backs": options.backs,
        "large": options.large,
        "across": options.across,
        "scale": options.scale,
        "width": CARD_SIZE[0] * options.scale,
        "height": CARD_SIZE[1] * options.scale,
    }


def contents(deck: Deck, words: Printable, options: Options) -> Mapping[str, Any]:
    """All that the typst sources are given."""
    language, saving = options.language, options.ink_saving
    pictures = {face["picture"]: face for face in words.faces}
    title = text("print-title", language, deck=words.title)
    return {
        "sheet": sheet_facts(title, text("print-scaling", language, size=options.size), options),
        "drawings": {
            "back": drawing.back(saving),
            "grounds": {kind: drawing.ground(kind, saving) for kind in drawing.TINTS},
            "marks": {kind: drawing.mark(kind, saving) for kind in drawing.MARKED},
            "inks": {kind: drawing.tint(kind, saving).ink for kind in drawing.TINTS},
            "on": {kind: drawing.tint(kind, saving).on for kind in drawing.TINTS},
            "pictures": {
                f"{name} {face['kind']}": drawing.picture(name, face["kind"], saving)
                for name, face in pictures.items()
            },
        },
        "cards": words.faces,
        "guide": guide(deck, language),
    }
