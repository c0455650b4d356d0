"""The sheet to punch: the right dots, mirrored, at true scale, where the codes stand on a card."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from budgetable.braille import codes, slate_sheet
from budgetable.braille.cells import dots
from budgetable.decks import load
from budgetable.printing import NoLetters, TooLong
from budgetable.printing.faces import line
from budgetable.rules import Deck
from budgetable.words import LANGUAGES, Speaker
from tests.printing.kit import Picture, deck_of, needs_poppler, pages, picture, run, structure
from tests.printing.test_printing import HEBREW, LONG, MARGINS, NEAR, darkest, in_boxes

STANDARD = load("standard")

ADVANCE, BETWEEN, EDGE = 6.2, 2.34, 7.0
"""Millimetres: from cell to cell, from dot to dot, from the edges of a card to the first dot."""


@pytest.fixture
def slate(tmp_path: Path):
    """Makes a sheet and gives the file."""

    def made(deck: Deck = STANDARD, language: str = "en", paper: str = "a4") -> Path:
        file = tmp_path / f"{language}-{paper}.pdf"
        file.write_bytes(slate_sheet(deck, language, paper).pdf)  # type: ignore[arg-type]
        return file

    return made


def places(code: str) -> dict[tuple[float, float], bool]:
    """On a card's face, in millimetres: where a dot may be, and whether one is; both corners."""
    found = {}
    for number, letter in enumerate(code):
        for dot in range(1, 7):
            x = EDGE + number * ADVANCE + (BETWEEN if dot > 3 else 0)
            y = EDGE + (dot - 1) % 3 * BETWEEN
            found[x, y] = found[63 - x, 88 - y] = dot in dots(letter)
    return found


def read(seen: Picture, left: float, top: float, code: str) -> bool:
    """Whether the card at a place of the paper has the dots of this code, seen from behind."""
    for (x, y), is_punched in places(code).items():
        grey = seen.at(left + 63 - x, top + y)
        if (grey < 60) is not is_punched or (grey > 200) is is_punched:
            return False
    return True


@needs_poppler
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_card_has_its_dots_in_two_corners_mirrored_at_true_scale(slate, paper: str):
    file = slate(paper=paper)
    found = codes(STANDARD)
    cards = STANDARD.copies()
    left, top = MARGINS[paper]
    for page in range(6):
        seen = picture(file, page + 1)
        for place, card in enumerate(cards[page * 9 : page * 9 + 9]):
            x, y = left + place % 3 * 63, top + place // 3 * 88
            assert read(seen, x, y, found[card.id]), card
            assert not read(seen, x, y, found[cards[(page * 9 + place + 7) % 54].id])


@needs_poppler
def test_a_dot_to_punch_is_as_wide_as_one_of_braille(slate):
    seen = picture(slate(), 1)  # j has dot 2: of the first card, 7 mm from the right edge.
    left, top = MARGINS["a4"]
    x, y = left + 63 - EDGE, top + EDGE + BETWEEN
    row = [seen.at(x + step / 10, y) < 128 for step in range(-10, 11)]
    assert 13 <= sum(row) <= 16
    assert not row[0]
    assert not row[-1]


@needs_poppler
def test_the_marks_stand_where_those_of_the_printed_cards_do(slate):
    seen = picture(slate(), 1)
    left, top = MARGINS["a4"]
    for number in range(4):
        x, y = left + number * 63, top + number * 88
        assert darkest(seen, [(x + off, top - 3.5) for off in NEAR]) < 128
        assert darkest(seen, [(left - 3.5, y + off) for off in NEAR]) < 128


@needs_poppler
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_is_read_as_its_name_what_it_is_its_code_and_its_dots(slate, language: str):
    read_aloud = structure(slate(language=language))
    assert [part.role for part in read_aloud[:2]] == ["H1", "P"]
    speaker, found = Speaker(language), codes(STANDARD)
    expected = []
    word = {"en": "dots", "es": "puntos"}[language]
    for card in STANDARD.cards:
        for copy in range(card.count):
            expected.append(("H2", speaker.name(card)))
            said = [line(card, speaker), speaker.money(card.amount) if card.amount else ""]
            expected.append(("P", ", ".join([each for each in said if each])))
            expected.append(("P", found[card.id]))
            for letter in found[card.id]:
                numbers = " ".join(map(str, dots(letter)))
                expected.append(("P", f"{letter}: {word} {numbers}"))
            if card.count > 1:
                of = {"en": "of", "es": "de"}[language]
                expected.append(("P", f"{copy + 1} {of} {card.count}"))
    assert [(role, text) for role, text in read_aloud[2:]] == expected


@needs_poppler
def test_the_file_claims_the_standard_for_readers_of_every_kind(slate):
    file = slate(language="es")
    assert b"<pdfuaid:part>1</pdfuaid:part>" in run("pdfinfo", "-meta", file)
    assert re.search(r"Tagged:\s+yes", run("pdfinfo", file).decode())


@needs_poppler
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_leaves_its_card_or_covers_another(slate, language: str):
    assert in_boxes(slate(language=language), 6) == []


@needs_poppler
@pytest.mark.parametrize("name", [LONG, "W" * 160, "W " * 79, "i"])
def test_odd_names_stay_on_their_cards(slate, name: str):
    most = {"kind": "income", "job": "business", "amount": 1_000_000}
    deck = deck_of({"name": name}, {"name": name, **most}, title=name)
    assert in_boxes(slate(deck), 3) == []


@needs_poppler
def test_five_hundred_cards_are_fifty_six_sheets(slate):
    deck = deck_of(*[{"name": f"Card {number}"} for number in range(479)])
    assert pages(slate(deck)) == slate_sheet(deck, "en", "a4").sheets == 56


def test_equal_decks_give_equal_bytes_in_another_process_too():
    program = (
        "import hashlib; from budgetable import braille, decks;"
        "pdf = braille.slate_sheet(decks.load('standard'), 'es', 'letter').pdf;"
        "print(hashlib.sha256(pdf).hexdigest())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    made = slate_sheet(STANDARD, "es", "letter").pdf
    assert done.stdout.strip() == hashlib.sha256(made).hexdigest()
    assert b"1970-01-01" in made


def test_names_that_paper_cannot_have_are_told():
    with pytest.raises(TooLong):
        slate_sheet(deck_of({"name": "x" * 161}), "en", "a4")
    with pytest.raises(NoLetters):
        slate_sheet(deck_of({"name": "\U00013000"}), "en", "a4")
    try:
        assert slate_sheet(deck_of({"name": HEBREW}), "en", "a4").pdf.startswith(b"%PDF")
    except NoLetters:
        pytest.skip("no font here has Hebrew letters (Debian: apt-get install fonts-dejavu-core)")
