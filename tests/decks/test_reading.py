"""Decks from files and back, and the deck that ships."""

import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budgetable.decks import (
    SHIPPED,
    BadDeck,
    DeckFault,
    from_data,
    from_toml,
    load,
    new,
    save,
    to_data,
)
from budgetable.decks.reading import MAX_BYTES
from budgetable.rules import Deck
from tests.kit import deck_data

FIELDS = ("id", "kind", "name", "index", "count", "job", "priority", "effect", "amount", "anytime",
          "text", "translations")  # fmt: skip


def same(one: Deck, other: Deck) -> bool:
    """Whether two decks are equal in every fact."""
    return (one.name, one.title, one.currency, one.language) == (
        other.name, other.title, other.currency, other.language,
    ) and [[getattr(card, field) for field in FIELDS] for card in one.cards] == [
        [getattr(card, field) for field in FIELDS] for card in other.cards
    ]  # fmt: skip


def test_the_standard_deck_has_54_cards():
    assert SHIPPED == ("standard",)
    assert len(load("standard")) == 54


def test_the_standard_deck_has_every_effect_and_letter():
    cards = load("standard").cards
    assert {card.effect for card in cards} == {
        "", "extra-income", "relief", "cancel", "bounce",
        "expense", "lose-job", "lose-part-time", "lose-priority",
    }  # fmt: skip
    assert {card.job for card in cards} == {"", "full-time", "business", "part-time"}
    assert {card.priority for card in cards} == set("ABCDE") | {""}
    assert any(card.anytime for card in cards)


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_standard_decks_names_are_unique(language: str):
    deck = load("standard")
    names = [
        card.name if language == deck.language else card.translations[language]["name"]
        for card in deck.cards
    ]
    assert len({name.casefold() for name in names}) == len(names)


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_standard_decks_texts_have_no_digits(language: str):
    """Amounts come from the card, so that a text stays true when they change."""
    deck = load("standard")
    for card in deck.cards:
        text = card.text if language == deck.language else card.translations[language]["text"]
        assert text.strip()
        assert not re.search(r"\d", text), (card.id, text)


def test_the_standard_deck_survives_plain_data():
    deck = load("standard")
    assert same(from_data(to_data(deck)), deck)
    assert to_data(from_data(to_data(deck))) == to_data(deck)


@given(
    deck_data(),
    st.sampled_from(["", "USD"]),
    st.sampled_from(["", "de"]),
    st.sampled_from(["", "T"]),
)
def test_any_deck_survives_plain_data(
    data: dict[str, Any], currency: str, language: str, title: str
):
    facts = {"currency": currency, "language": language, "title": title}
    deck = from_data({**data, **{key: value for key, value in facts.items() if value}})
    again = from_data(to_data(deck))
    assert same(again, deck)
    assert again.copies() != deck.copies() or not deck.cards


def test_what_is_left_out_has_its_usual_value():
    cards = [{"id": "x", "name": "X", "kind": "windfall", "effect": "relief", "count": 20}]
    cards += [{"id": "job", "name": "J", "kind": "income", "job": "business", "amount": 9}]
    cards += [
        {"id": letter.lower(), "name": letter, "kind": "priority", "priority": letter, "amount": 1}
        for letter in "ABCDE"
    ]
    deck = from_data({"name": "few", "cards": cards})
    card = deck["job"]
    assert (card.count, card.text, card.translations, card.anytime, card.index) == (
        1,
        "",
        {},
        False,
        1,
    )
    assert (deck.title, deck.currency, deck.language) == ("", "", "")
    assert to_data(deck) == {"name": "few", "cards": cards}


MINE = """
name = "mine"
[[cards]]
id = "job"
name = "Bäckerin"
kind = "income"
job = "full-time"
amount = 25
""" + "".join(
    f"""
[[cards]]
id = "{letter.lower()}"
name = "{letter}"
kind = "priority"
priority = "{letter}"
amount = 5
count = 4
"""
    for letter in "ABCDE"
)


def test_a_deck_from_a_file(tmp_path: Path):
    source = b"\xef\xbb\xbf" + MINE.encode()
    file = tmp_path / "mine.toml"
    file.write_bytes(source)
    for deck in (load(file), load(str(file)), from_toml(source)):
        assert (deck.name, len(deck), deck["job"].name) == ("mine", 21, "Bäckerin")


def test_a_file_may_have_the_name_of_a_shipped_deck(tmp_path: Path):
    with pytest.raises(FileNotFoundError):
        load(Path("standard"))
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "none.toml")


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        (b"\xff", DeckFault("not-utf8", value="1")),
        (b'name = "x"\n\ntitle = "\xe9"', DeckFault("not-utf8", value="3")),
        (b"x" * (MAX_BYTES + 1), DeckFault("too-large-file", allowed="4")),
    ],
)
def test_a_file_that_is_no_deck(source: bytes, fault: DeckFault):
    with pytest.raises(BadDeck) as caught:
        from_toml(source)
    assert caught.value.faults == (fault,)


@pytest.mark.parametrize(
    "source",
    [b"name =", b"[[cards]", b"x = " + b"[" * 5000, b"name = 'x'\nname = 'y'", b"x = 1e", b"{}"],
)
def test_a_file_that_is_no_toml(source: bytes):
    with pytest.raises(BadDeck) as caught:
        from_toml(source)
    assert [fault.code for fault in caught.value.faults] == ["not-toml"]


@pytest.mark.parametrize(
    "source",
    [
        b"count = " + b"9" * 5000,
        b"name = 0x" + b"f" * 5000,
        b"[[cards]]\namount = 0x" + b"f" * 5000,
        b"[[cards]]\ncount = 0x" + b"f" * 5000,
        b"[[cards]]\nid = 0x" + b"f" * 5000,
        b"[[cards]]\nname = 1979-05-27T07:32:00Z\nkind = nan\namount = -inf",
        b"name = " + b"[" * 300 + b"]" * 300,
        b"name = " + b"{a=" * 300 + b"1" + b"}" * 300,
    ],
)
def test_whatever_toml_can_say_is_refused_with_faults(source: bytes):
    with pytest.raises(BadDeck):
        from_toml(source)


@pytest.mark.parametrize("depth", range(800, 1000, 8))
def test_values_nested_as_deep_as_a_reader_goes(depth: int):
    """What could be read can be named in a fault."""
    for start, end in ((b"[", b"]"),):
        with pytest.raises(BadDeck):
            from_toml(b"name = " + start * depth + end * depth)


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_any_bytes_are_a_deck_or_a_bad_one(source: bytes):
    with pytest.raises(BadDeck):
        from_toml(source)


@given(st.integers(0, 10**6), st.binary(min_size=0, max_size=3), st.integers(0, 40))
def test_a_damaged_deck_is_read_or_refused(place: int, come: bytes, gone: int):
    source = resources.files("budgetable.decks").joinpath("standard.toml").read_bytes()
    place %= len(source)
    try:
        deck = from_toml(source[:place] + come + source[place + gone :])
    except BadDeck as bad:
        number = len(bad.faults)
    else:
        number = len(deck)
        assert 21 <= number <= 500
    assert number


@pytest.mark.parametrize("name", ["My town.csv", "My town.toml"])
def test_a_new_deck_is_the_standard_one_under_its_files_name(name: str, tmp_path: Path):
    file = tmp_path / name
    made = new(file, ["Begin here."])
    deck = load(file)
    assert same(deck, made)
    assert (deck.name, deck.title) == ("my-town", "My town")
    standard = to_data(load("standard"))
    assert to_data(deck) == {**standard, "name": "my-town", "title": "My town"}
    if file.suffix == ".toml":
        assert file.read_text("utf-8").startswith("# Begin here.\n")
        assert "# Income: businesses" in file.read_text("utf-8")


@pytest.mark.parametrize("name", ["🎉.csv", "\udcff.toml", "-.toml", '"\\n.toml', "=1.csv"])
def test_a_new_deck_has_a_name_whatever_its_file_is_called(name: str, tmp_path: Path):
    new(tmp_path / name)
    assert re.fullmatch("[a-z0-9-]+", load(tmp_path / name).name)


@pytest.mark.parametrize("write", [new, lambda file: save(load("standard"), file)])
def test_no_file_is_overwritten_and_no_folder_made(write: Any, tmp_path: Path):
    (tmp_path / "mine.csv").write_text("mine", "utf-8")
    with pytest.raises(FileExistsError):
        write(tmp_path / "mine.csv")
    assert (tmp_path / "mine.csv").read_text("utf-8") == "mine"
    with pytest.raises(NotADirectoryError):
        write(tmp_path / "folder" / "mine.csv")


def test_a_deck_is_saved_as_its_file_ends(tmp_path: Path):
    for name in ("deck.csv", "deck.toml", "deck.CSV"):
        save(load("standard"), tmp_path / name)
        assert same(load(tmp_path / name), load("standard"))
    assert (tmp_path / "deck.CSV").read_bytes() == (tmp_path / "deck.csv").read_bytes()
    assert (tmp_path / "deck.toml").read_bytes().startswith(b'name = "standard"')
