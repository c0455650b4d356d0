import ast
import copy
import errno
import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from budgetable.decks import (
    check,
    from_csv,
    from_data,
    from_toml,
    reading,
    rows,
    spreadsheet,
    warnings,
)
from budgetable.decks import check as checking
from budgetable.decks.faults import BadDeck, DeckFault
from budgetable.decks.warnings import DeckWarning
from budgetable.words import (
    LANGUAGES,
    deck_fault,
    deck_faults,
    deck_warning,
    file_problem,
    record_problem,
    say,
    text,
)
from tests.words.kit import DATA, WRONG_PLURAL

languages = pytest.mark.parametrize("language", LANGUAGES)


def faulty(*changes: tuple[str, dict[str, Any]], **fields: object) -> list[DeckFault]:
    """The faults of a good deck with some fields of it and of its cards changed."""
    data = {**copy.deepcopy(DATA), **fields}
    for id, change in changes:
        card = next(card for card in data["cards"] if card["id"] == id)
        card.update(change)
    return check(data)


def one_kind(kind: str, count: int = 1) -> dict[str, Any]:
    cards = [
        {"id": f"c{n}", "name": "C", "kind": kind, "effect": "relief", "count": count}
        for n in range(2)
    ]
    return {"name": "d", "cards": cards}


def all_faults() -> list[DeckFault]:
    """Every kind of fault that a deck can have, provoked."""
    found = check([]) + check({"name": "x"}) + check({"cards": ["x"], "name": "x"})
    found += faulty(colour="red", title=3, currency="usd", language="English", name="My deck")
    found += faulty(
        ("rent", {"id": "Rent!"}),
        ("chef", {"id": "teacher"}),
        ("dentist", {"job": "sometimes", "amount": "many", "colour": "red"}),
        ("mortgage", {"effect": "relief", "count": 0, "name": " "}),
        ("groceries", {"amount": 2_000_000, "text": 3}),
        ("insurance", {"amount": 3, "translations": "none"}),
        ("layoff", {"effect": "explode", "anytime": "yes"}),
        ("scam", {"translations": {"es": {"name": 3, "colour": "x"}, "Español": {}}}),
        ("beach-trip", {"kind": "x" * 90, "count": 501}),
    )
    found += check(one_kind("windfall")) + check(one_kind("windfall", 300))
    data = copy.deepcopy(DATA)
    del data["name"], data["cards"][0]["amount"]
    found += check(data)
    for source in (b"\xff", b"= 3", b"#" * 4_000_001):
        with pytest.raises(BadDeck) as caught:
            from_toml(source)
        found += caught.value.faults
    for sheet in SHEETS:
        with pytest.raises(BadDeck) as caught:
            from_csv(sheet)
        found += caught.value.faults
    return found


SHEETS = (
    b"",
    b"kind",
    b"PK\x03\x04",
    b"name\0",
    b'name,kind\n"x,priority',
    b"deck,A\ndeck,b\nname,kind,kind\nx,y,z,beyond",
    b"name,kind,priority,job,amount\nx,priority,A,,1-Feb\ntotal,,,,48300",
    b"name,kind,amount\n" + b"x,y,1\n" * 3000,
    b"x" * 4_000_001,
)
"""Spreadsheets with every kind of fault that only they can have."""


def codes_in(*modules: Any) -> set[str]:
    """The codes that a source gives to DeckFault."""
    found = set()
    for module in modules:
        source = Path(inspect.getsourcefile(module) or "").read_text("utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "DeckFault":
                if isinstance(node.args[0], ast.Constant):
                    found.add(str(node.args[0].value))
                else:
                    assert ast.unparse(node.args[0]) == "f'bad-{field}'"
                    found |= {"bad-name", "bad-currency", "bad-language"}
    return found


def test_every_code_of_the_checks_is_provoked():
    sources = (inspect.getmodule(checking), reading, rows, spreadsheet)
    assert {fault.code for fault in all_faults()} == codes_in(*sources)


@languages
def test_every_fault_of_a_deck_has_a_sentence(language):
    for fault in all_faults():
        said = deck_fault(fault, language)
        assert said.endswith(".")
        assert not WRONG_PLURAL.search(said)
        assert "…" not in said
        assert "\n" not in said
        for told in (fault.value, fault.field):
            if told and fault.code not in ("bad-value", "not-toml"):
                assert told.replace("…", "...") in said or f'"{told}"' not in said


@languages
def test_a_fault_tells_its_card(language):
    assert "rent" in deck_fault(DeckFault("empty-name", "rent", "name"), language)
    assert " 3: " in deck_fault(DeckFault("not-a-card", "#3"), language)
    assert deck_fault(DeckFault("no-income"), language).startswith(("Deck: ", "Baraja: "))
    said = deck_fault(DeckFault("empty-name", "rent", "name", row=7), language)
    assert said.startswith(("Row 7, card rent: ", "Fila 7, carta rent: "))
    for fault in (DeckFault("not-a-card", "#3", row=7), DeckFault("field-twice", row=7)):
        assert deck_fault(fault, language).startswith(("Row 7: ", "Fila 7: "))


@languages
def test_a_bad_deck_is_one_line_a_fault(language):
    with pytest.raises(BadDeck) as caught:
        from_data({"cards": ["x"]})
    lines = say(caught.value, language).split("\n")
    assert lines == [deck_fault(fault, language) for fault in caught.value.faults]
    assert len(lines) > 5
    assert say(caught.value.faults[0], language) == lines[0]


def test_sentences_in_english():
    said = deck_fault(DeckFault("too-large", "rent", "amount", "2000000", "1000000"))
    assert said == 'Card rent: the field "amount" is 2000000, and must be at most 1000000.'
    said = deck_fault(DeckFault("too-few-cards", value="1", allowed="21"))
    assert said == "Deck: it has 1 card, and needs at least 21. Add cards, or raise a count."


@languages
def test_of_very_many_faults_the_first_are_said_and_how_many_more_there_are(language):
    found = [DeckFault("empty-name", f"c{n}", "name") for n in range(120)]
    lines = deck_faults(found, language)
    assert lines[:-1] == [deck_fault(fault, language) for fault in found[:20]]
    assert lines[-1] == text("deck-more-faults", language, more=100)
    assert say(BadDeck(found), language) == "\n".join(lines)
    assert deck_faults(found[:20], language) == lines[:-1]


@languages
def test_every_warning_of_a_deck_has_a_sentence(language):
    source = Path(inspect.getsourcefile(warnings) or "").read_text("utf-8")
    codes = set(re.findall(r'DeckWarning\("([a-z-]+)"', source))
    codes |= {f"idle-{effect}" for effect in ("relief", "cancel", "lose-job", "lose-part-time")}
    assert len(codes) == 16
    ids = tuple("abcdefgh")
    for code in codes:
        said = deck_warning(DeckWarning(code, ids, "A", 900), language)
        assert said.startswith(("Deck: ", "Baraja: "))
        assert said.endswith(".")
        assert "f, g" not in said
    said = deck_warning(DeckWarning("card-never-even", ids), language)
    assert "a, b, c, d, e and 3 more" in said.replace(" y 3 más", " and 3 more")
    said = deck_warning(DeckWarning("dear-letter", value="C", amount=3000), language)
    assert "letra C" in said or "letter C" in said
    assert "3000" in said


def record_codes() -> set[str]:
    """The codes of BadRecord: the source is read, for words may not import records."""
    folder = Path(inspect.getsourcefile(text) or "").parent.parent / "records"
    found = set()
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "BadRecord":
                assert isinstance(node.args[0], ast.Constant)
                found.add(str(node.args[0].value))
    return found


@languages
def test_every_code_of_a_bad_record_has_a_sentence(language):
    assert len(record_codes()) >= 8
    for code in record_codes():
        for field, value in (("", ""), ("rounds.1.order", "7")):
            said = record_problem(code, field, value, language)
            assert said.endswith(".")
            if value and "$value" in said:
                pytest.fail(said)
    assert "7" in record_problem("bad-field", "first_dealer", "7", language)


@languages
@pytest.mark.parametrize(
    ("number", "id"),
    [
        (errno.ENOENT, "file-not-found"),
        (errno.EISDIR, "file-is-folder"),
        (errno.ENOTDIR, "file-no-folder"),
        (errno.EACCES, "file-not-allowed"),
        (errno.EROFS, "file-not-allowed"),
        (errno.EEXIST, "file-exists"),
    ],
)
def test_a_file_that_cannot_be_used_is_named_with_the_reason(number, id, language):
    error = OSError(number, "reason", "deck.toml")
    assert say(error, language) == text(id, language, file="deck.toml")
    assert file_problem(error, "other.toml", language) == text(id, language, file="other.toml")


@languages
def test_any_other_trouble_with_a_file_tells_what_the_system_says(language):
    said = say(OSError(errno.ENOSPC, "No space left on device", "x.json"), language)
    assert "No space left on device" in said
    assert "x.json" in said
    assert say(OSError(), language).endswith(".")
