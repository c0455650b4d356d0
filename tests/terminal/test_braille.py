"""`budgetable braille`: the folder, what is said about it, and what is said where there is none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from budgetable.braille import Options, booklets, slate_sheet
from budgetable.decks import load
from tests.braille.kit import needs_louis
from tests.terminal.playing import budgetable
from tests.terminal.test_printing import deck


def made(folder: Path) -> dict[str, bytes]:
    """The booklets in a folder."""
    return {
        file.name: file.read_bytes() for file in folder.iterdir() if file.suffix in (".brf", ".txt")
    }


def test_the_standard_deck_is_written_with_one_command(tmp_path: Path):
    folder = tmp_path / "cards"
    done = budgetable("braille", "--output", str(folder))
    assert done.returncode == 0, done.stderr
    written = booklets(load("standard"), Options("en", "contracted"))
    assert made(folder) == {
        "labels.brf": written.labels, "key.brf": written.key, "rules.brf": written.rules,
    }  # fmt: skip
    assert (folder / "slate.pdf").read_bytes() == slate_sheet(load("standard"), "en", "letter").pdf
    assert done.stdout.splitlines() == [
        f"{folder}: 54 cards and the rules in braille, {written.pages} pages.",
        "    labels.brf: a label for each card.",
        "    key.brf: the key, every card by its code.",
        "    rules.brf: how to play.",
        "    slate.pdf: the dots to punch by hand, for a slate or through the back. "
        "Print it at 100 %.",
    ]


def test_without_a_folder_its_name_says_what_is_in_it(tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert budgetable("braille", "--language", "es").returncode == 0
    assert budgetable("braille", "--grade", "uncontracted").returncode == 0
    names = ["standard-braille-en-uncontracted", "standard-braille-es-uncontracted"]
    assert sorted(each.name for each in tmp_path.iterdir()) == names


def test_the_name_of_the_folder_says_what_is_not_as_usual(tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    usual = "standard-braille-en-contracted"
    every = ("--cells", "28", "--lines", "27", "--line-ends", "lf", "--no-form-feed", "--unicode")
    for options, name in (
        ((), usual),
        (("--cells", "40"), ""),  # The same braille again, which is there already.
        (("--cells", "30"), f"{usual}-30-cells"),
        (("--unicode",), f"{usual}-unicode"),
        (every, f"{usual}-28-cells-27-lines-lf-no-form-feed-unicode"),
    ):
        there = {each.name for each in tmp_path.iterdir()}
        done = budgetable("braille", *options)
        assert done.returncode == (0 if name else 2)
        assert {each.name for each in tmp_path.iterdir()} - there == ({name} if name else set())


def test_every_option_changes_what_it_says(tmp_path: Path):
    folder = tmp_path / "tarjetas"
    page = ("--cells", "28", "--lines", "20", "--line-ends", "lf", "--no-form-feed", "--unicode")
    chosen = (*page, "--language", "es", "--paper", "a4")
    done = budgetable("braille", "standard", *chosen, "-o", str(folder))
    assert done.returncode == 0, done.stderr
    options = Options(
        "es", "", cells=28, lines=20, unicode=True, line_end="\n", form_feed=False
    )  # fmt: skip
    written = booklets(load("standard"), options)
    assert made(folder) == {
        "labels.txt": written.labels, "key.txt": written.key, "rules.txt": written.rules,
    }  # fmt: skip
    assert (folder / "slate.pdf").read_bytes() == slate_sheet(load("standard"), "es", "a4").pdf
    assert done.stdout.startswith(f"{folder}: 54 cartas y las reglas en braille, {written.pages} p")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--cells", "19"), "--cells is 19, and must be from 20 to 100."),
        (("--cells", "101"), "--cells is 101, and must be from 20 to 100."),
        (("--lines", "9"), "--lines is 9, and must be from 10 to 100."),
        (("--language", "fr"), "fr"),
        (
            ("--language", "es", "--grade", "contracted"),
            "Este idioma se escribe aquí en estos tipos de braille: uncontracted. Quita --grade.",
        ),
        (("nowhere",), "nowhere"),
    ],
)
def test_what_cannot_be_used_is_a_sentence_and_leaves_nothing(
    tmp_path: Path, monkeypatch, given: tuple[str, ...], said: str
):
    monkeypatch.chdir(tmp_path)
    done = budgetable("braille", *given)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("there", ["labels.brf", "labels.txt"])
def test_a_folder_that_holds_braille_is_left_as_it_is(tmp_path: Path, there: str):
    (tmp_path / there).write_text("mine")
    done = budgetable("braille", "-o", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr == f"{tmp_path} holds braille already. Choose another folder.\n"
    assert [each.name for each in tmp_path.iterdir()] == [there]


def test_a_file_of_the_same_name_is_not_written_over(tmp_path: Path):
    (tmp_path / "key.brf").write_text("mine")
    done = budgetable("braille", "-o", str(tmp_path))
    assert done.returncode == 2
    assert "key.brf" in done.stderr
    assert (tmp_path / "key.brf").read_text() == "mine"


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path):
    (tmp_path / "file").write_text("mine")
    for folder in (tmp_path / "file", tmp_path / "file" / "inside"):
        done = budgetable("braille", "-o", str(folder))
        assert done.returncode == 2
        assert done.stderr.startswith((f"{folder} is there", f"There is no folder for {folder}"))
        assert done.stderr.count("\n") == 1


@needs_louis
def test_a_deck_of_ones_own_is_written_and_left_out_signs_are_told(tmp_path: Path):
    done = budgetable("braille", deck(tmp_path, "Relief ✂", "Rest."), "-o", str(tmp_path / "odd"))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == (
        "Braille has no cells for these signs, so they are left out: ✂"
    )
    assert b"\r\nWFT  ,RELIEF1 RELIEF4\r\n    ,RE/4\r\n" in made(tmp_path / "odd")["key.brf"]


@needs_louis
def test_letters_that_braille_has_no_cells_for_are_told_with_their_card(tmp_path: Path):
    done = budgetable("braille", deck(tmp_path, "שלום", "Ж"), "-o", str(tmp_path / "odd"))
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        "odd says things that the braille of this language has no cells for.",
        "  Card first: Ж ו ל ם ש",
        "Give these cards a name and a text in this language, under translations.en in the deck, "
        "or write them with its letters.",
    ]
    assert not (tmp_path / "odd").exists()


def changed(program: str, *arguments: str, **environment: str):
    """Run the command in a Python that a program has changed first."""
    run = f"{program}\nimport sys; from budgetable.cli import run; sys.exit(run({list(arguments)}))"
    return subprocess.run(
        [sys.executable, "-c", run], capture_output=True, encoding="utf-8", check=False,
        env={"LC_ALL": "en_US.UTF-8", **environment},
    )  # fmt: skip


NONE = "import ctypes.util; ctypes.util.find_library = lambda name: None"


def test_without_liblouis_the_standard_deck_is_written_and_another_says_how(tmp_path: Path):
    other = deck(tmp_path, "Relief")
    done = changed(NONE, "braille", "-o", str(tmp_path / "one"))
    assert done.returncode == 0, done.stderr
    assert made(tmp_path / "one")["key.brf"] == booklets(load("standard"), Options()).key
    done = changed(NONE, "braille", other, "-o", str(tmp_path / "two"))
    assert done.returncode == 2
    assert "apt-get install liblouis20 liblouis-data" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "two").exists()


@needs_louis
def test_an_old_liblouis_and_one_without_its_tables_are_told(tmp_path: Path):
    other = deck(tmp_path, "Relief")
    old = "from budgetable.braille import louis; louis.LEAST = (99, 1, 0)"
    done = changed(old, "braille", other, "-o", str(tmp_path / "two"))
    assert done.returncode == 2
    assert "says that it is version 3." in done.stderr
    empty = tmp_path / "empty"
    empty.mkdir()
    done = changed("", "braille", other, "-o", str(tmp_path), LOUIS_TABLEPATH=str(empty))
    assert done.returncode == 2
    assert done.stderr.startswith("The liblouis of this machine has no table en-ueb-g2.ctb.")
    assert done.stderr.count("\n") == 1


@needs_louis
def test_a_deck_that_paper_cannot_have_says_why_and_leaves_nothing(tmp_path: Path):
    done = budgetable("braille", deck(tmp_path, "x" * 161), "-o", str(tmp_path / "odd"))
    assert done.returncode == 2
    assert done.stderr.startswith(
        "Card first has a name of 161 letters, and paper has room for 160."
    )
    assert not (tmp_path / "odd").exists()


def test_without_the_extra_for_printing_there_is_no_sheet_to_punch_and_it_says_so(tmp_path: Path):
    program = "import sys; sys.modules['typst'] = None"
    done = changed(program, "braille", "-o", str(tmp_path / "one"))
    assert done.returncode == 0, done.stderr
    assert sorted(each.name for each in (tmp_path / "one").iterdir()) == [
        "key.brf", "labels.brf", "rules.brf",
    ]  # fmt: skip
    assert done.stdout.splitlines()[-1] == (
        "There is no sheet to punch by hand: that needs parts that are not installed here. "
        'Type pip install "budgetable[printing]".'
    )
