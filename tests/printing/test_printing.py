"""Print and play: what is on the sheets, where it stands, how it is read aloud."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

from budgetable.decks import DeckWarning, load, warnings_of
from budgetable.printing import NoLetters, Options, TooLong, print_deck
from budgetable.printing.drawing import TINTS
from budgetable.printing.faces import line
from budgetable.rules import Deck
from budgetable.words import LANGUAGES, Speaker, text
from tests.printing.kit import (
    Picture,
    Word,
    deck_of,
    headings,
    needs_poppler,
    pages,
    picture,
    run,
    structure,
    words,
)

Printer = Callable[..., Path]
MARGINS = {"a4": (10.5, 16.5), "letter": (13.45, 7.7)}
"""Left and top of the first card, in millimetres."""

HEBREW = "שלום לכולם"
MARKUP = '#panic("x") $x^2$ *b* _i_ \\ `r` <l> @r // c /* d */ [e] {f} = g #let a = 1; \\n "q"'
LONG = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt"


@pytest.fixture
def printer(tmp_path: Path) -> Printer:
    """Prints a deck and gives the file."""

    def made(deck: Deck | None = None, **options: object) -> Path:
        printed = print_deck(deck or load("standard"), Options(**options))  # type: ignore[arg-type]
        file = tmp_path / f"{len(list(tmp_path.iterdir()))}.pdf"
        file.write_bytes(printed.pdf)
        return file

    return made


def expected(deck: Deck, language: str) -> list[tuple[str, str]]:
    """What is read of the cards: each a heading, then what it is, its amount, its text."""
    speaker = Speaker(language)
    parts = []
    for card in deck.copies():
        said = [line(card, speaker), speaker.money(card.amount) if card.amount else ""]
        parts.append(("H2", speaker.name(card)))
        parts += [("P", each) for each in [*said, speaker.text(card)] if each]
    return parts


@needs_poppler
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_a_heading_in_the_order_of_the_deck_then_what_it_says(
    printer: Printer, language: str
):
    read = structure(printer(language=language))
    assert [part.role for part in read[:2]] == ["H1", "P"]
    cards = expected(load("standard"), language)
    assert [(role, text) for role, text in read[2 : 2 + len(cards)]] == cards
    assert [role for role, _ in cards].count("H2") == 54
    assert read[2 + len(cards)].role == "H1"


@needs_poppler
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_claims_the_standard_for_readers_of_every_kind(printer: Printer, language: str):
    file = printer(language=language)
    assert b"<pdfuaid:part>1</pdfuaid:part>" in run("pdfinfo", "-meta", file)
    facts = run("pdfinfo", file).decode()
    assert re.search(r"Title:\s+Standard deck, ", facts)
    assert re.search(r"Tagged:\s+yes", facts)
    assert f"/Lang({language})".encode() in re.sub(rb"/Lang \(", b"/Lang(", file.read_bytes())


@needs_poppler
def test_backs_and_marks_are_for_the_eye_alone(printer: Printer):
    assert structure(printer(backs=True)) == structure(printer())


@needs_poppler
@pytest.mark.parametrize(("large", "sheets"), [(False, 6), (True, 14)])
def test_nine_cards_stand_on_a_page_and_four_in_large_print(
    printer: Printer, large: bool, sheets: int
):
    alone, both = pages(printer(large=large)), pages(printer(large=large, backs=True))
    assert both - alone == sheets
    file = printer(large=large)
    texts = {word.text for word in words(file, sheets)}
    assert "plans" in texts
    assert print_deck(load("standard"), Options(large=large)).sheets == sheets


@needs_poppler
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_two_pages_say_how_to_play_one_of_them_at_a_glance(
    printer: Printer, language: str, paper: str
):
    file = printer(paper=paper, language=language)
    assert pages(file) == 6 + 2
    assert headings(file, 1)[1:] == [text("print-glance", language), text("print-how", language)]
    last = {word.text for word in words(file, 8)}
    assert {"2400", "1600", "800"} <= {word.rstrip(".:") for word in last}


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_equal_decks_give_equal_bytes_in_another_process_too(paper: str):
    made = [print_deck(load("standard"), Options(paper)).pdf for _ in range(2)]  # type: ignore[arg-type]
    assert made[0] == made[1]
    program = (
        "import hashlib; from budgetable import decks; from budgetable.printing import *;"
        f"pdf = print_deck(decks.load('standard'), Options({paper!r})).pdf;"
        "print(hashlib.sha256(pdf).hexdigest())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.strip() == hashlib.sha256(made[0]).hexdigest()


@needs_poppler
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("large", [False, True])
def test_the_marks_show_where_to_cut_and_stand_in_the_margin_only(
    printer: Printer, paper: str, large: bool
):
    seen = picture(printer(paper=paper, large=large), 1)
    across, wide, high = (2, 94.5, 132) if large else (3, 63, 88)
    left, top = MARGINS[paper]
    for number in range(across + 1):
        x, y = left + number * wide, top + number * high
        assert darkest(seen, [(x + off, top - 3.5) for off in NEAR]) < 128
        assert darkest(seen, [(left - 3.5, y + off) for off in NEAR]) < 128
        for off in (0.5, 20, 100):  # Between the cards nothing is printed.
            assert darkest(seen, [(x, top + off), (left + off, y)]) > 250


NEAR = (-0.1, -0.05, 0, 0.05, 0.1)


def darkest(seen: Picture, places: list[tuple[float, float]]) -> int:
    return min(seen.at(x, y) for x, y in places)


@needs_poppler
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("large", [False, True])
def test_a_card_is_drawn_inside_its_box_two_millimetres_from_the_cut(
    printer: Printer, paper: str, large: bool
):
    seen = picture(printer(paper=paper, large=large), 1)
    scale, (left, top) = (1.5 if large else 1), MARGINS[paper]
    row, column = top + 44 * scale, left + 31 * scale
    sides = [x / 10 for x in range(round(63 * scale * 10)) if seen.at(left + x / 10, row) < 200]
    ends = [y / 10 for y in range(round(88 * scale * 10)) if seen.at(column, top + y / 10) < 200]
    assert sides[0] == pytest.approx(2.5 * scale, abs=0.5)
    assert sides[-1] == pytest.approx(60.5 * scale, abs=0.5)
    assert ends[0] == pytest.approx(2.5 * scale, abs=0.5)
    assert ends[-1] == pytest.approx(85.5 * scale, abs=0.5)


@needs_poppler
def test_a_back_lies_behind_its_card_when_the_paper_is_turned(printer: Printer):
    deck = deck_of(*[{"name": f"Card {number}"} for number in range(7)])
    assert len(deck) == 28  # Three sheets are full, and one card is left.
    seen = picture(printer(deck, backs=True), 8)
    left, top = MARGINS["a4"]
    assert seen.at(left + 2.5 * 63, top + 20) < 200
    assert seen.at(left + 0.5 * 63, top + 20) == seen.at(left + 1.5 * 63, top + 20) == 255


def in_boxes(file: Path, sheets: int, *, large: bool = False) -> list[str]:
    """The words on the sheets that leave their card, or are printed over each other."""
    scale, across, (left, top) = (1.5, 2, MARGINS["a4"]) if large else (1, 3, MARGINS["a4"])
    faults = []
    for page in range(1, sheets + 1):
        boxes: dict[tuple[int, int], list[Word]] = {}
        for word in words(file, page):
            if word.top < top:
                continue  # The label in the margin.
            column = int((word.left - left) // (63 * scale))
            row = int((word.top - top) // (88 * scale))
            x, y = left + column * 63 * scale, top + row * 88 * scale
            inside = (
                word.left > x + 4 * scale
                and word.right < x + 59.5 * scale
                and word.top > y + 3 * scale
                and word.bottom < y + 85 * scale
            )
            if not inside or not 0 <= column < across or not 0 <= row < across:
                faults.append(word.text)
            boxes.setdefault((column, row), []).append(word)
        for held in boxes.values():
            faults += [f"{a.text} over {b.text}" for a, b in combinations(held, 2) if over(a, b)]
    return faults


def over(one: Word, other: Word) -> bool:
    """Whether words lie over each other by more than a line's own tightness."""
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.bottom, other.bottom) - max(one.top, other.top)
    least = min(one.bottom - one.top, other.bottom - other.top)
    return wide > 0.3 and high > 0.45 * least


@needs_poppler
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [False, True])
def test_no_word_leaves_its_card_or_covers_another(printer: Printer, language: str, large: bool):
    assert in_boxes(printer(language=language, large=large), 14 if large else 6, large=large) == []


@needs_poppler
@pytest.mark.parametrize(
    ("name", "text"),
    [
        (LONG, LONG),
        (MARKUP, MARKUP),
        ("W" * 160, "W" * 600),
        ("W " * 79, "w " * 299),
        ("Über-Straßen–Ñandú’s “¿€?”", "ŁódźČeský Întârziere ğış"),
        ("i", ""),
    ],
)
@pytest.mark.parametrize("large", [False, True])
def test_odd_names_and_texts_are_printed_whole(printer: Printer, name: str, text: str, large: bool):
    deck = deck_of(
        {"name": name, "text": text},
        {"name": name, "text": text, "kind": "life-happens", "effect": "lose-priority"},
        {"name": name, "text": text, "kind": "income", "job": "business", "amount": 1_000_000},
        title=name,
    )  # fmt: skip
    file = printer(deck, large=large)
    assert in_boxes(file, 6 if large else 3, large=large) == []
    name, text = " ".join(name.split()), " ".join(text.split())
    read = structure(file)
    assert [spaceless(part.text) for part in read if part.role == "H2"][:3] == [spaceless(name)] * 3
    assert sum(spaceless(part.text) == spaceless(text) for part in read) >= 3 * bool(text)


def spaceless(text: str) -> str:
    """A text without the spaces at which lines end, which are read or not."""
    return "".join(text.split())


@needs_poppler
def test_a_deck_of_five_hundred_cards_is_printed(printer: Printer):
    deck = deck_of(*[{"name": f"Card {number}"} for number in range(479)])
    file = printer(deck)
    assert headings(file)[:500] == [card.name for card in deck.copies()]
    assert print_deck(deck, Options()).sheets == 56


@needs_poppler
def test_hebrew_is_printed_from_right_to_left_with_a_font_of_the_system(printer: Printer):
    deck = deck_of({"name": HEBREW, "text": HEBREW}, language="he")
    try:
        file = printer(deck)
    except NoLetters:
        pytest.skip("no font here has Hebrew letters (Debian: apt-get install fonts-dejavu-core)")
    assert headings(file)[0] in (HEBREW, HEBREW[::-1])  # As poppler goes through a line.
    said = [word for word in words(file, 1) if re.search("[א-ת]", word.text)]
    assert max(word.right for word in said if word.top < MARGINS["a4"][1] + 60) > 10.5 + 55
    assert b"/Lang (he)" in file.read_bytes() or b"/Lang(he)" in file.read_bytes()


def test_letters_that_no_font_has_are_named_before_paper_is_wasted():
    deck = deck_of({"name": "\U00013000\U00013001 in stone"})
    with pytest.raises(NoLetters) as told:
        print_deck(deck, Options())
    assert told.value.letters == ("\U00013000", "\U00013001")


@needs_poppler
def test_signs_that_no_font_has_are_left_out_and_said(printer: Printer, tmp_path: Path):
    sign = "\U0010fffd"  # For private use: no font has it, and no word needs it.
    deck = deck_of({"name": f"{sign} Guitar {sign}"}, {"name": sign}, title=f"Our {sign} deck")
    assert print_deck(deck, Options()).left_out == (sign,)
    file = printer(deck)
    assert headings(file)[:2] == ["Guitar", "card-2"]
    assert headings(file, 1)[0] == "Our deck, to print and play"


def test_emoji_crash_nothing():
    deck = deck_of({"name": "🎸 👩‍🚀 ❤️", "text": "⭐️ 1️⃣ 🇪🇸 👍🏽"}, title="🎉")
    assert print_deck(deck, Options()).pdf.startswith(b"%PDF")


def test_control_codes_and_halves_of_signs_crash_nothing():
    deck = deck_of({"name": "a\x00b\ncd\ud800e", "text": "\ud800\x07"})
    assert print_deck(deck, Options()).left_out == ()


@pytest.mark.parametrize(("field", "allowed"), [("name", 160), ("text", 600)])
def test_what_is_too_long_for_paper_is_said_with_the_card(field: str, allowed: int):
    deck = deck_of({"name": "Short", field: "x" * (allowed + 1)})
    with pytest.raises(TooLong) as told:
        print_deck(deck, Options())
    where = (told.value.card, told.value.field)
    assert (*where, told.value.length, told.value.allowed) == (
        "card-1", field, allowed + 1, allowed,
    )  # fmt: skip
    warning = DeckWarning("long-for-paper", ("card-1",), field, allowed)
    assert [each for each in warnings_of(deck) if each.code == warning.code] == [warning]


@needs_poppler
def test_ink_saving_prints_no_colour_and_far_less_ink(printer: Printer):
    bare, inked = picture(printer(ink_saving=True), 3), picture(printer(), 3)
    assert sum(grey < 200 for grey in bare.greys) < 0.4 * sum(grey < 200 for grey in inked.greys)


def test_paper_and_page_have_the_same_inks():
    css = Path(__file__).parents[2] / "client" / "src" / "look" / "paper.css"
    day = css.read_text("utf-8").split("}")[0]
    page = dict(re.findall(r"--([\w-]+): (#\w+);", day))
    for kind, tint in TINTS.items():
        assert (tint.ink, tint.on) == (page[kind], page[f"on-{kind}"])
    assert TINTS["life"].line == page["life-key"]
    assert TINTS["a"].line == page["ink"]
