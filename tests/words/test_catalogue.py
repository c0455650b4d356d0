import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from budgetable import words
from budgetable.rules import refusals
from budgetable.words import LANGUAGES, MissingWords, best_language, text
from budgetable.words.catalogue import CATALOGUE, digits
from tests.words.kit import PLACES, SYMBOLS, WRONG_PLURAL, assert_well_made

PACKAGE = Path(words.__file__).parents[1]
SOURCES = sorted(
    path
    for room in ("words", "braille", "printing", "environment", "tables", "web", "terminal")
    for path in (PACKAGE / room).glob("*.py")
)
CLIENT = sorted(
    path
    for path in (PACKAGE.parents[1] / "client" / "src").rglob("*")
    if path.suffix in (".ts", ".svelte")
)
FILES = sorted(path.name for path in (CATALOGUE / "en").glob("*.ftl"))


def entries(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for file in FILES:
        for entry in FluentParser().parse((CATALOGUE / language / file).read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


class Seen(Visitor):
    """The variables, functions and pieces of text of a message."""

    def __init__(self, entry: ftl.Message):
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.texts: list[str] = []
        self.defaults: list[bool] = []
        self.visit(entry)

    def visit_VariableReference(self, node):  # noqa: N802 - the visitor's own name
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node):  # noqa: N802
        self.functions.add(node.id.name)

    def visit_TextElement(self, node):  # noqa: N802
        self.texts.append(node.value)


STOPPED = ("deck-", "record-", "file-", "option-", "explain-", "now-")
PARTS = ("category-income",)
"""A word inside other messages of its file."""

MESSAGES_OF = {
    file: set(re.findall(r"^([a-zA-Z-]+) =", (CATALOGUE / "en" / file).read_text("utf-8"), re.M))
    for file in FILES
}
MESSAGES = {language: entries(language) for language in LANGUAGES}


def test_english_comes_first_and_spanish_is_there():
    assert LANGUAGES[0] == "en"
    assert "es" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_messages_and_order(language):
    assert sorted(path.name for path in (CATALOGUE / language).glob("*.ftl")) == FILES
    assert list(MESSAGES[language]) == list(MESSAGES["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_variables(language):
    # A plural may be needed in one language only: what it counts is then used too.
    for id, entry in MESSAGES[language].items():
        own = {name.removesuffix("_count") for name in Seen(entry).variables}
        english = {name.removesuffix("_count") for name in Seen(MESSAGES["en"][id]).variables}
        assert own == english, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_nothing_that_a_browser_would_do_differently(language):
    for id, entry in MESSAGES[language].items():
        assert not Seen(entry).functions, id
        assert entry.value is not None, id
        assert not entry.attributes, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_no_symbols_and_speak_of_no_colour_or_place(language):
    for id, entry in MESSAGES[language].items():
        said = " ".join(Seen(entry).texts).replace("[[cards]]", "")
        assert not SYMBOLS & set(said), id
        assert not PLACES.search(said), id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 1_000_000])
def test_every_message_is_well_made_with_every_number(language, number):
    for file in FILES:
        for id, entry in MESSAGES[language].items():
            if id not in MESSAGES_OF[file]:
                continue
            names = Seen(entry).variables
            values = {
                name: number if f"{name}_count" in names else "Xyz"
                for name in names
                if not name.endswith("_count")
            }
            said = text(id, language, **values)
            stop = file in ("events.ftl", "refusals.ftl") or id.startswith(STOPPED)
            if said.endswith("Xyz"):
                stop = False  # It ends as its last value does.
            if "[[cards]]" not in said and file != "table.ftl" and id not in PARTS:
                assert_well_made(" ".join(said.split("\n")), stop=stop or said.endswith("."))
            assert not WRONG_PLURAL.search(said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_help_and_the_rules_ends(language):
    for id, least in (("help", 15), ("help-moves", 9), ("rules-short", 12)):
        lines = text(id, language).split("\n")
        assert all(line.endswith((".", ":")) for line in lines)
        assert len(lines) >= least


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_rules_name_the_letters_as_the_cards_do(language):
    for letter in "ABCDE":
        assert text(f"letter-{letter}", language) in text("rules-short", language)


def said_ids() -> tuple[set[str], list[re.Pattern[str]]]:
    """What the package's source can have as a message id: strings, and patterns of f-strings."""
    literals: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value))
                    if isinstance(part, ast.Constant)
                    else "[A-Za-z0-9-]*"
                    for part in node.values
                ]
                if isinstance(node.values[0], ast.Constant):
                    patterns.append(re.compile("".join(parts)))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
    for source in CLIENT:
        code = source.read_text("utf-8")
        literals.update(re.findall(r'"([a-z][A-Za-z-]*)"', code))
        patterns += [
            re.compile(f"{start}[a-z-]+") for start in re.findall(r"say\(`([a-z-]+)\$", code)
        ]
    return literals, patterns


def test_every_message_that_the_page_says_is_there():
    said = {
        id
        for source in CLIENT
        for id in re.findall(r'say\(\s*"([^"]*)"', source.read_text("utf-8"))
    }
    page = MESSAGES_OF["page.ftl"] | MESSAGES_OF["cards.ftl"]
    assert len(said) > 100
    assert said <= page


def test_every_message_is_used_here_or_is_for_the_command_line():
    literals, patterns = said_ids()
    codes = {value for value in vars(refusals).values() if isinstance(value, str)}
    for file in FILES:
        body = FluentParser().parse((CATALOGUE / "en" / file).read_text("utf-8")).body
        group = ""
        for entry in body:
            if isinstance(entry, ftl.GroupComment):
                group = entry.content or ""
            if not isinstance(entry, ftl.Message):
                continue
            id = entry.id.name
            plain = id.removesuffix("-brief")
            form = re.sub("-(you|hit|other|value)$", "", plain)
            if id.startswith("problem-"):
                assert {id, id.removeprefix("problem-")} & literals, f"{file}: {id}"
                continue
            is_used = (
                {id, plain, form} & (literals | codes)
                or any(pattern.fullmatch(name) for pattern in patterns for name in (id, plain))
                or (file == "table.ftl" and group)
                or "command line" in group
                or id == "in-file"  # The command line joins a file's name and its problem.
            )
            assert is_used, f"{file}: {id}"


def test_an_unknown_message_or_language_is_an_error():
    with pytest.raises(MissingWords, match="no-such-message"):
        text("no-such-message")
    with pytest.raises(MissingWords, match="xx"):
        text("saved", "xx", file="a")
    assert issubclass(MissingWords, LookupError)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_value_is_an_error(language):
    with pytest.raises(MissingWords, match="saved"):
        text("saved", language)
    for id, entry in MESSAGES[language].items():
        if Seen(entry).variables:
            with pytest.raises(MissingWords, match=id):
                text(id, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_plain_digits_and_choose_the_plural(language):
    assert text("deck-fine", language, name="x", cards=1).startswith("x: 1 car")
    assert "2500 car" in text("deck-fine", language, name="x", cards=2500)
    assert digits(-200, "en") == "minus 200"
    assert digits(-200, "es") == "menos 200"


def test_values_may_hold_anything():
    name = "{ $x } -> * [one] \u2068}{"
    assert text("replay-won", name=name) == f"{name} won the match."


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["es_MX.UTF-8"], "es"),
        (["es"], "es"),
        (["fr_FR.UTF-8", "es-419"], "es"),
        (["ca:es:en"], "es"),
        (["de-AT,es;q=0.8,en;q=0.5"], "es"),
        (["ES@euro"], "es"),
        (["C.UTF-8"], "en"),
        (["POSIX"], "en"),
        (["est"], "en"),
        (["", "xx"], "en"),
        ([], "en"),
    ],
)
def test_the_best_language_is_the_first_wanted_that_is_there(wanted, found):
    assert best_language(wanted) == found


def test_importing_the_words_loads_neither_fluent_nor_the_reading_of_decks():
    code = "import sys, budgetable.words; print(*sys.modules)"
    command = [sys.executable, "-c", code]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert "budgetable.words.voice" in loaded
    heavy = {
        name for name in loaded if name.split(".")[0] in ("fluent", "babel", "tomllib", "difflib")
    }
    assert heavy == set()
