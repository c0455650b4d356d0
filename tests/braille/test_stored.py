"""The stored braille is that of the sentences as they are now, and means what they say."""

from __future__ import annotations

import os
import re

import pytest

from budgetable.braille import louis
from budgetable.braille.booklets import sentences
from budgetable.braille.cells import ASCII
from budgetable.braille.louis import TABLES
from budgetable.braille.stored import Entry, read, stored, written
from budgetable.braille.texts import spoken
from budgetable.decks import SHIPPED, load
from tests.braille import stored as anew
from tests.braille.kit import in_print, needs_louis, spanish_in_print
from tests.braille.stored import FOLDER, codes_anew, made_anew

ANEW = "python -m tests.braille.stored stores it anew"
every_table = pytest.mark.parametrize(("language", "grade"), TABLES)


@every_table
def test_each_sentence_of_the_decks_that_ship_is_stored_and_none_besides(language: str, grade: str):
    said = [
        sentence
        for name in SHIPPED
        for sentence in sentences(spoken(load(name), language), language)
    ]
    assert list(dict.fromkeys(said)) == list(stored(language, grade)), ANEW


@every_table
def test_what_is_stored_is_ascii_braille_in_single_lines(language: str, grade: str):
    for sentence, entry in stored(language, grade).items():
        assert set(entry.braille) <= set(ASCII), sentence
        assert entry.braille.strip() == entry.braille != "", sentence


@needs_louis
@every_table
def test_liblouis_makes_the_same_of_it_but_for_what_somebody_corrected(language: str, grade: str):
    source = (FOLDER / f"{language}-{grade}.txt").read_text("utf-8")
    version = version_of(source)
    if version != louis.version() and not os.environ.get("CI"):
        pytest.skip(f"it was made by liblouis {version}, and here is {louis.version()}")
    assert source == made_anew(language, grade), ANEW
    assert not louis.unknown(set("".join(stored(language, grade))), TABLES[language, grade])


def test_the_codes_are_stored_in_the_order_of_the_decks():
    assert (FOLDER / "codes.toml").read_text("utf-8") == codes_anew(), ANEW


@needs_louis
@pytest.mark.parametrize("grade", ["contracted", "uncontracted"])
def test_read_back_english_braille_has_the_words_of_the_sentence(grade: str):
    for sentence, entry in stored("en", grade).items():
        assert words(in_print(entry.braille, TABLES["en", grade])) == words(sentence)


def test_read_back_spanish_braille_is_the_sentence():
    for sentence, entry in stored("es", "uncontracted").items():
        print_of = spanish_in_print(entry.braille)
        assert print_of == sentence.replace("»", "«").replace("“", "«")


def version_of(source: str) -> str:
    """The version of liblouis that made a file."""
    found = re.search(r"liblouis (\d+\.\d+\.\d+)\.\n", source)
    assert found
    return found[1]


def words(text: str) -> list[str]:
    """Words and numbers, however their marks are written."""
    return re.findall(r"\w+", text)


def test_a_line_that_somebody_corrected_is_kept_with_the_reason():
    entries = {"Rent.": Entry(",R5T4"), "The end.": Entry(",! 5D4", "a reader: one space")}
    source = written(entries.items(), "3.24.0")
    assert source.endswith("Rent.\n,R5T4\n\nThe end.\n,! 5D4\na reader: one space\n")
    assert read(source) == entries
    assert written(read(source).items(), "3.24.0") == source


@needs_louis
def test_stored_anew_a_corrected_line_stays_until_its_sentence_changes(tmp_path, monkeypatch):
    monkeypatch.setattr(anew, "FOLDER", tmp_path)
    kept, gone = ("Rent, C Essential, 1200.", Entry(",R1", "a reader")), ("Old.", Entry(",O", "me"))
    (tmp_path / "en-contracted.txt").write_text(written([kept, gone], "3.0.0"), "utf-8")
    found = read(made_anew("en", "contracted"))
    assert found["Rent, C Essential, 1200."] == kept[1]
    assert "Old." not in found
    others = {sentence: entry for sentence, entry in found.items() if sentence != kept[0]}
    assert all(not entry.why for entry in others.values())
    assert len(others) == len(stored("en", "contracted")) - 1


def test_the_files_are_written_as_they_are_read():
    for language, grade in TABLES:
        source = (FOLDER / f"{language}-{grade}.txt").read_text("utf-8")
        assert written(read(source).items(), version_of(source)) == source
