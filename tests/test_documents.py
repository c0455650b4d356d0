"""What the pages show at a Python prompt, or of a puzzle at the terminal, is what happens."""

import doctest
import re
import textwrap
from pathlib import Path

import pytest

from budgetable import decks
from tests.terminal.playing import budgetable

ROOT = Path(__file__).parent.parent
PAGES = [page for page in (ROOT / "README.md", *sorted(ROOT.glob("docs/*.md"))) if page.exists()]
PUZZLES = [
    (page, shown)
    for page in PAGES
    for shown in re.finditer(
        r"^    Puzzle (\d+) of (\w+), .*\n(?:(?:    .*)?\n)*", page.read_text("utf-8"), re.MULTILINE
    )
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_do_what_they_say(page: Path):
    # doctest knows no Markdown: it would take a closing fence for a line of expected output.
    text = re.sub(r"^ *```.*$", "", page.read_text("utf-8"), flags=re.MULTILINE)
    examples = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=said.append)
    assert not said, "".join(said)


def test_the_readme_shows_a_puzzle():
    assert "README.md" in {page.name for page, _ in PUZZLES}


@pytest.mark.parametrize(("page", "shown"), PUZZLES, ids=[page.name for page, _ in PUZZLES])
def test_a_puzzle_that_a_page_shows_is_the_one_of_its_command(page: Path, shown: re.Match[str]):
    options = ("--seed", shown[2], "--number", shown[1])
    assert f"budgetable puzzle {' '.join(options)}" in shown.string[: shown.start()]
    text = textwrap.dedent(shown[0])
    prompt = r"(?<=^Your move: )(.*)\n"
    done = budgetable("puzzle", *options, lines=re.findall(prompt, text, re.MULTILINE))
    # What is typed is not in the output, and a page may leave the end out.
    wanted = re.sub(prompt, "", text, flags=re.MULTILINE).rstrip() + "\n...\n"
    same = doctest.OutputChecker().check_output(wanted, done.stdout, doctest.ELLIPSIS)
    assert same, f"{done.stdout}\nis not\n{wanted}"


def test_the_sheet_that_a_page_shows_is_a_deck_that_could_do_nothing_better():
    (sheet,) = re.findall(
        r"```csv\n(.*?)```", (ROOT / "docs/deck.md").read_text("utf-8"), re.DOTALL
    )
    deck = decks.from_csv(sheet.encode()).deck
    assert (deck.name, deck.currency, deck["baker"].amount) == ("village", "EUR", 1800)
    assert deck["prize-by-phone"].anytime
    assert decks.warnings_of(deck) == []
