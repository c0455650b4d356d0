"""Labels, key and rules: what stands in them, and how it stands on the page."""

from __future__ import annotations

import ctypes.util
import re
import subprocess
import sys
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budgetable.braille import NoCells, NoGrade, Options, booklets, codes, louis, texts
from budgetable.braille.cells import ASCII, dots, to_unicode
from budgetable.braille.layout import HEADING, ITEM, PARAGRAPH, UNDER, Piece
from budgetable.braille.layout import pages as paged
from budgetable.braille.louis import TABLES
from budgetable.braille.stored import stored
from budgetable.decks import load
from budgetable.printing.guide import guide
from budgetable.rules.cards import FIELDS
from budgetable.words import Speaker, text
from tests.braille.kit import (
    entries,
    in_print,
    label_lines,
    needs_louis,
    numbered,
    pages,
    text_lines,
)
from tests.printing.kit import deck_of

STANDARD = load("standard")
EVERY = [Options(language, grade) for language, grade in TABLES]
every_grade = pytest.mark.parametrize("options", EVERY)
SIZES = [(40, 25), (30, 25), (20, 10), (28, 27), (100, 100)]


def words(file: bytes) -> list[str]:
    """The words of a file, wherever its lines end."""
    return " ".join(text_lines(file)).split()


@every_grade
@pytest.mark.parametrize(("cells", "lines"), SIZES)
def test_a_page_has_so_many_lines_of_so_many_cells_of_plain_ascii(
    options: Options, cells: int, lines: int
):
    made = booklets(STANDARD, replace(options, cells=cells, lines=lines))
    count = 0
    for file in (made.labels, made.key, made.rules):
        assert set(file.decode("ascii")) <= set(ASCII) | set("\r\n\f")
        assert all(0 < len(page) <= lines for page in pages(file))
        for page in pages(file):
            count += 1
            assert all(len(line) <= cells and line == line.rstrip() for line in page)
            assert page[0], "no page begins with a blank line"
        if file is made.labels:
            continue
        found = pages(file)
        assert all(page[1] for page in found), "no text begins with a blank line"
        assert list(numbered(found)) == [str(number + 1) for number in range(len(found))]
        assert all(len(page[0]) == cells for page in found)
    assert made.pages == count


@every_grade
@pytest.mark.parametrize(("cells", "lines"), [*SIZES])
def test_no_word_is_broken_and_none_is_lost(options: Options, cells: int, lines: int):
    wide = booklets(STANDARD, replace(options, cells=1000, lines=1000))
    made = booklets(STANDARD, replace(options, cells=cells, lines=lines))
    known = stored(options.language, options.grade)
    every = {word for entry in known.values() for word in entry.braille.split()}
    assert words(made.key) == words(wide.key)
    assert words(made.rules) == words(wide.rules)
    assert set(words(made.rules)) <= every
    assert set(words(made.key)) <= every | {code.upper() for code in codes(STANDARD).values()}


@every_grade
def test_the_labels_are_the_codes_of_all_cards_in_the_order_of_the_deck(options: Options):
    labels = [line.lower() for line in label_lines(booklets(STANDARD, options).labels)]
    assert labels == [codes(STANDARD)[card.id] for card in STANDARD.copies()]
    assert len(labels) == 54


@every_grade
def test_the_key_has_every_card_once_by_its_code_with_all_it_says(options: Options):
    speaker, known = Speaker(options.language), stored(options.language, options.grade)
    said = {}
    for card in STANDARD.cards:
        line = text(
            "braille-card" if card.count == 1 else "braille-cards",
            options.language,
            card=speaker.card(card),
            count=card.count,
        )
        said[codes(STANDARD)[card.id]] = [known[line].braille, known[speaker.text(card)].braille]
    found = entries(booklets(STANDARD, options).key)
    assert list(found) == sorted(said)
    assert {
        code: [" ".join(each.split()) for each in lines] for code, lines in found.items()
    } == said


@needs_louis
def test_the_contracted_english_key_read_back_says_what_the_cards_say():
    found = entries(booklets(STANDARD, Options()).key)
    for card in STANDARD.cards:
        line, below = [in_print(each, "en-ueb-g2.ctb") for each in found[codes(STANDARD)[card.id]]]
        assert re.findall(r"\w+", line)[: len(re.findall(r"\w+", card.name))] == re.findall(
            r"\w+", card.name
        )
        if card.amount:
            assert str(card.amount) in re.findall(r"\d+", line)
        if card.count > 1:
            assert f"There are {card.count}." in line
        assert re.findall(r"\w+", below) == re.findall(r"\w+", card.text)


@every_grade
def test_the_rules_are_those_of_the_printed_guide(options: Options):
    known = stored(options.language, options.grade)
    told = guide(STANDARD, options.language)
    said = [told["glance"]["title"], told["glance"]["goal"], told["how"]["title"]]
    for part in told["how"]["parts"]:
        said += [part["title"], *part["lines"]]
    rules = " ".join(words(booklets(STANDARD, options).rules))
    for sentence in said:
        assert known[sentence].braille in rules
    for row in told["glance"]["kinds"]["rows"]:
        assert known[f"{row['name']}. {row['does']}"].braille in rules


def test_a_code_begins_its_line_and_what_runs_over_stands_in():
    lines = text_lines(booklets(STANDARD, Options()).key)
    place = lines.index("CCC  ,* C>E1 ;,C ,ESS5TIAL1 #ADJJ4")
    assert lines[place + 1 : place + 3] == [
        '    ,LL "OS PLAY1 EAT1 & NAP 9 GD H&S',
        '  :ILE _! FAMILY IS AT "W4',
    ]
    assert lines[0] == "                ,C>D KEY"
    assert lines[1] == ""
    assert lines[2].startswith("  ,E C>D HAS A CODE")
    assert not lines[3].startswith(" ")


def test_a_heading_is_never_the_last_line_of_a_page():
    pieces = [
        *[Piece(PARAGRAPH, "A"), Piece(HEADING, "H H"), Piece(HEADING, "I"), Piece(ITEM, "B")] * 40
    ]
    for lines in range(10, 30):
        for page in paged(pieces, 20, lines):
            last = next(line for line in reversed(page) if line)
            assert last.strip() not in ("H H", "I")


def test_a_card_is_not_parted_by_the_end_of_a_page():
    for options in EVERY:
        for page in pages(booklets(STANDARD, options).key):
            assert not page[1].startswith("    ") or page[1].startswith("     ")
            assert not re.match("[A-Z]{3}  ", page[-1])


LINES = st.text("AB", min_size=1, max_size=50)
STYLES = st.sampled_from([HEADING, ITEM, PARAGRAPH, UNDER])
TEXTS = st.lists(LINES, min_size=1, max_size=30).map(" ".join)
PIECES = st.builds(Piece, STYLES, TEXTS, st.just(""))


@given(st.lists(PIECES, max_size=20), st.integers(20, 60), st.integers(10, 30))
def test_whatever_is_written_fits_and_is_whole(pieces: list[Piece], cells: int, lines: int):
    made = paged(pieces, cells, lines)
    assert all(len(page) <= lines for page in made)
    assert all(len(line) <= cells for page in made for line in page)
    assert all(page[1] for page in made)
    body = "".join(line for page in made for line in page[1:])
    assert re.sub("[ -]", "", body) == re.sub(" ", "", "".join(piece.text for piece in pieces))
    if all(len(word) <= cells - 6 for piece in pieces for word in piece.text.split()):
        assert "-" not in body


def test_unicode_braille_has_the_same_cells():
    plain = booklets(STANDARD, Options())
    marked = booklets(STANDARD, Options(unicode=True))
    for brf, phone in zip(plain[:3], marked[:3], strict=True):
        said = phone.decode("utf-8")
        assert set(said) - set("\r\n\f") <= set(map(chr, range(0x2800, 0x2840)))
        assert to_unicode(brf.decode("ascii")) == said
    assert marked.rules.decode("utf-8").splitlines()[1].strip("\u2800").startswith("⠠⠁⠞⠀⠁⠀⠛⠇⠨⠑")


def test_dots_are_numbered_down_the_left_side_and_then_down_the_right():
    assert dots("c") == (1, 4)
    assert dots("R") == (1, 2, 3, 5)
    assert dots("=") == (1, 2, 3, 4, 5, 6)
    assert dots(" ") == ()
    assert [chr(0x2800 + sum(1 << (dot - 1) for dot in dots(sign))) for sign in ASCII] == [
        to_unicode(sign) for sign in ASCII
    ]


def test_without_form_feeds_every_page_but_the_last_is_filled_with_lines():
    usual = booklets(STANDARD, Options())
    made = booklets(STANDARD, Options(form_feed=False, line_end="\n"))
    for file, fed in zip(made[:3], usual[:3], strict=True):
        assert b"\f" not in file
        assert b"\r" not in file
        lines = file.decode("ascii").removesuffix("\n").split("\n")
        for number, page in enumerate(pages(fed)):
            assert lines[number * 25 : number * 25 + len(page)] == page
        assert len(lines) == 25 * (len(pages(fed)) - 1) + len(pages(fed)[-1])


def test_equal_decks_give_equal_bytes_in_another_process_too():
    program = (
        "import sys; from budgetable import braille, decks;"
        "made = braille.booklets(decks.load('standard'), braille.Options('es'));"
        "sys.stdout.buffer.write(made.labels + made.key + made.rules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    made = booklets(STANDARD, Options("es"))
    assert done.stdout == made.labels + made.key + made.rules


def test_a_grade_that_a_language_is_not_written_in_is_told():
    with pytest.raises(NoGrade) as told:
        booklets(STANDARD, Options("es", "contracted"))
    assert told.value.grades == ["uncontracted"]
    with pytest.raises(NoGrade) as told:
        booklets(STANDARD, Options("he"))
    assert told.value.grades == []


@needs_louis
def test_another_deck_is_written_by_liblouis_with_its_own_currency():
    deck = deck_of(
        {"id": "piano", "name": "Piano", "kind": "priority", "priority": "E", "amount": 80,
         "text": "The teacher asks for $20 a lesson."},
        currency="EUR",
    )  # fmt: skip
    key = booklets(deck, Options()).key
    assert entries(key)["epn"] == [
        ",PIANO1 ;,E ,ADDI;NAL1 #HJ4",
        ",! T1*] ASKS = @S#BJ A LESSON4",
    ]
    assert "  ,ALL AM.TS >E 9 EUROS4" in text_lines(key)
    assert [line.lower() for line in label_lines(booklets(deck, Options()).labels)] == [
        codes(deck)[card.id] for card in deck.copies()
    ]


def test_a_card_in_one_language_is_the_same_in_all_but_its_words():
    deck = load("standard")
    for card, said in zip(deck.cards, texts.spoken(deck, "es").cards, strict=True):
        for field in set(FIELDS) - {"name", "text", "translations"}:
            assert getattr(said, field) == getattr(card, field)
        assert said.name == card.translations["es"]["name"]
        assert not said.translations


@needs_louis
def test_the_library_is_found_by_the_name_that_windows_has_for_it(monkeypatch: pytest.MonkeyPatch):
    here = ctypes.util.find_library("louis")
    monkeypatch.setattr(ctypes.util, "find_library", {"liblouis": here}.get)
    louis._library.cache_clear()
    assert louis.version()


@needs_louis
def test_a_deck_of_five_hundred_cards_is_written():
    deck = deck_of(*[{"name": f"Card {number}"} for number in range(479)])
    made = booklets(deck, Options())
    assert len(label_lines(made.labels)) == 500 == made.cards
    assert len(entries(made.key)) == len(deck.cards)


@needs_louis
def test_letters_without_cells_are_told_with_their_cards():
    deck = deck_of({"name": "Shalom שלום"}, {"name": "Fine"}, {"name": "x", "text": "Ж 🎸"})
    with pytest.raises(NoCells) as told:
        booklets(deck, Options())
    assert told.value.cards == (("card-1", ("ו", "ל", "ם", "ש")), ("card-3", ("Ж",)))


@needs_louis
def test_a_translation_is_what_is_written():
    deck = deck_of({"name": "שלום", "translations": {"en": {"name": "Peace"}}})
    assert entries(booklets(deck, Options()).key)["wcd"] == [",P1CE1 RELIEF4"]


@needs_louis
@pytest.mark.parametrize("language", ["en", "es"])
def test_signs_that_are_no_letters_are_left_out_and_told(language: str):
    deck = deck_of(
        {"name": "🎸", "text": "Ro\u00adck 🎸 ❤️ ⡀ o\u200bn\n it"}, {"name": "Cafe\u0301"}
    )
    made = booklets(deck, Options(language, "uncontracted"))
    assert made.left_out == ("❤️", "⡀", "🎸")
    found = entries(made.key)
    first, second = [found[codes(deck)[card]] for card in ("card-1", "card-2")]
    assert first[1] == (",ROCK ON IT" if language == "en" else ".ROCK ON IT")
    assert "CARD-#A" in first[0]
    assert "CAF^/E" in second[0] or "CAF!" in second[0]


@needs_louis
def test_of_a_long_text_of_wide_signs_nothing_is_left_off():
    deck = deck_of({"name": "Odd", "text": "▲" * 600})
    _, said = entries(booklets(deck, Options()).key)["wcd"]
    assert said.replace("- ", "") == "_$#C" * 600


@needs_louis
@pytest.mark.parametrize(
    "said", ["x" * 600, "word " * 400, "a\x00b\ud800", "\\ | ~ ^ _ { } [ ] ` \" '", "100 % × −5 €"]
)
@pytest.mark.parametrize("options", EVERY)
def test_odd_texts_are_written_in_plain_cells_or_told(said: str, options: Options):
    deck = deck_of({"name": "Odd", "text": said})
    made = booklets(deck, options)
    assert set(made.key.decode("ascii")) <= set(ASCII) | set("\r\n\f")
    assert all(len(line) <= 40 for line in text_lines(made.key))
    assert "\\X" not in made.key.decode("ascii")
