"""`budgetable print`: the file, what is said about it, and what is said where there is none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from budgetable.printing import Options
from budgetable.terminal.printing import file_name, usual_paper
from tests.terminal.playing import budgetable

DECK = """
name = "odd"
[[cards]]
id = "first"
name = "NAME"
kind = "windfall"
effect = "relief"
text = "TEXT"
[[cards]]
id = "job"
name = "Job"
kind = "income"
job = "full-time"
amount = 900
"""
LETTERS = """
[[cards]]
id = "{0}"
name = "{0}"
kind = "priority"
priority = "{1}"
amount = 100
count = 4
"""


def deck(folder: Path, name: str = "Relief", text: str = "") -> str:
    """The file of a deck with a card of this name and text."""
    file = folder / "odd.toml"
    letters = [LETTERS.format(letter.lower(), letter) for letter in "ABCDE"]
    file.write_text(DECK.replace("NAME", name).replace("TEXT", text) + "".join(letters), "utf-8")
    return str(file)


def test_the_standard_deck_is_printed_with_one_command(tmp_path: Path):
    file = tmp_path / "cards.pdf"
    done = budgetable("print", "--paper", "a4", "--output", str(file))
    assert done.returncode == 0, done.stderr
    assert file.read_bytes().startswith(b"%PDF")
    assert done.stdout.splitlines() == [
        f"{file}: 54 cards on 6 sheets, then how to play.",
        "Print it at 100 %, not fitted to the page, on stiff paper if you have some. "
        "Measure one card before you cut: it must be 63 × 88 mm.",
    ]


def test_in_spanish_with_backs_and_in_large_print_it_says_so(tmp_path: Path):
    file = tmp_path / "cartas.pdf"
    chosen = ("--large", "--backs", "--ink-saving", "--language", "es", "--output", str(file))
    done = budgetable("print", "standard", *chosen)
    assert done.returncode == 0, done.stderr
    first, second, third = done.stdout.splitlines()
    assert first == f"{file}: 54 cartas en 14 hojas, y después cómo se juega."
    assert "94,5 × 132 mm" in second
    assert third == "Imprime por las dos caras, con vuelta por el borde largo."


def test_the_name_of_the_file_says_what_is_in_it():
    assert str(file_name("standard", Options())) == "standard-en-a4.pdf"
    every = Options("letter", "es", backs=True, large=True, ink_saving=True)
    assert str(file_name("odd", every)) == "odd-es-letter-large-ink-saving-backs.pdf"


@pytest.mark.parametrize(
    ("environment", "paper"),
    [
        ({"LANG": "en_US.UTF-8"}, "letter"),
        ({"LANG": "es_MX"}, "letter"),
        ({"LANG": "en_GB.UTF-8"}, "a4"),
        ({"LANG": "en_US.UTF-8", "LC_PAPER": "de_DE.UTF-8"}, "a4"),
        ({"LC_ALL": "fr_CA@latin", "LANG": "fr_FR"}, "letter"),
        ({"LANG": "C.UTF-8"}, "a4"),
        ({}, "a4"),
    ],
)
def test_the_paper_is_that_of_the_region(environment: dict[str, str], paper: str):
    assert usual_paper(environment) == paper


def test_signs_that_are_left_out_are_said(tmp_path: Path):
    file = tmp_path / "odd.pdf"
    given = deck(tmp_path, name="Relief \U0010fffd")
    done = budgetable("print", given, "--output", str(file))
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == (
        "No font on this machine has these signs, so they are left out: \U0010fffd"
    )


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("\U00013000", "", "has these letters: \U00013000. Install one"),
        (
            "".join(chr(0x13000 + number) for number in range(30)),
            "",
            "\U00013012 \U00013013 …. Install one",
        ),
        ("Relief", "x" * 601, "Card first has a text of 601 letters, and paper has room for 600"),
        ("x" * 161, "", "Card first has a name of 161 letters, and paper has room for 160"),
    ],
)
def test_a_deck_that_cannot_be_printed_says_why_and_leaves_no_file(
    tmp_path: Path, name: str, text: str, said: str
):
    file = tmp_path / "odd.pdf"
    done = budgetable("print", deck(tmp_path, name, text), "--output", str(file))
    assert done.returncode == 2
    assert said in done.stderr
    assert not done.stdout
    assert not file.exists()


def test_a_file_that_cannot_be_written_is_a_sentence(tmp_path: Path):
    done = budgetable("print", "--output", str(tmp_path / "nowhere" / "cards.pdf"))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "nowhere" in done.stderr


def test_a_sheet_may_be_printed_anew_and_no_other_file_is_lost(tmp_path: Path):
    sheet, deck = tmp_path / "cards.pdf", tmp_path / "town.csv"
    done = budgetable("print", "--output", str(sheet))
    assert (done.returncode, "earlier" in done.stdout) == (0, False)
    first = sheet.read_bytes()
    done = budgetable("print", "--output", str(sheet), "--ink-saving")
    assert (done.returncode, done.stdout.splitlines()[1]) == (
        0,
        f"Replaced the earlier file {sheet}.",
    )
    assert sheet.read_bytes() != first
    deck.write_text("id;name\n", "utf-8")
    done = budgetable("print", "--output", str(deck))
    assert done.returncode == 2
    assert f"{deck} is there already and is no PDF. Choose another name." in done.stderr
    assert deck.read_text("utf-8") == "id;name\n"
    nowhere = tmp_path / "none" / "cards.pdf"
    assert "There is no folder for" in budgetable("print", "--output", str(nowhere)).stderr


@pytest.mark.parametrize("part", ["typst", "fontpkg_zilla_slab"])
def test_without_the_extra_it_says_how_to_get_it(tmp_path: Path, part: str):
    program = (
        f"import sys; sys.modules[{part!r}] = None\n"
        "from budgetable.cli import run; sys.exit(run(['print', '--language', 'en']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path,
        check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert 'pip install "budgetable[printing]"' in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())
