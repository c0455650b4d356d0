"""What the pages show at a Python prompt is what happens."""

import doctest
import re
from pathlib import Path

import pytest

from budgetable import decks

ROOT = Path(__file__).parent.parent
PAGES = [page for page in (ROOT / "README.md", *sorted(ROOT.glob("docs/*.md"))) if page.exists()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_do_what_they_say(page: Path):
    # doctest knows no Markdown: it would take a closing fence for a line of expected output.
    text = re.sub(r"^ *```.*$", "", page.read_text("utf-8"), flags=re.MULTILINE)
    examples = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=said.append)
    assert not said, "".join(said)


def test_the_sheet_that_a_page_shows_is_a_deck_that_could_do_nothing_better():
    (sheet,) = re.findall(
        r"```csv\n(.*?)```", (ROOT / "docs/deck.md").read_text("utf-8"), re.DOTALL
    )
    deck = decks.from_csv(sheet.encode()).deck
    assert (deck.name, deck.currency, deck["baker"].amount) == ("village", "EUR", 1800)
    assert deck["prize-by-phone"].anytime
    assert decks.warnings_of(deck) == []
