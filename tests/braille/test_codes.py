"""The codes: three letters, the first of them the kind's, and no two alike, in any deck."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budgetable.braille import codes
from budgetable.braille.codes import UNWANTED, kind_letter, stored_codes
from budgetable.decks import SHIPPED, load
from budgetable.rules import Deck
from budgetable.rules.cards import INCOME, LETTERS, LIFE_HAPPENS, PRIORITY, WINDFALL
from budgetable.tables.rude import is_rude
from budgetable.words import Speaker
from tests.printing.kit import deck_of

IDS = st.text("abcxyz019-", min_size=1, max_size=8)


def check(deck: Deck):
    found = codes(deck)
    assert list(found) == [card.id for card in deck.cards]
    assert len(set(found.values())) == len(deck.cards)
    for card in deck.cards:
        assert re.fullmatch("[a-z]{3}", found[card.id])
        assert found[card.id][0] == kind_letter(card)
    assert not set(found.values()) & UNWANTED
    assert codes(deck) == found


@pytest.mark.parametrize("name", SHIPPED)
def test_the_codes_of_a_deck_that_ships_are_stored(name: str):
    deck = load(name)
    check(deck)
    assert {id: code for id, code in stored_codes().items() if id in deck.by_id} == codes(deck)
    assert not [code for code in codes(deck).values() if is_rude(code)]


def test_each_stored_code_is_of_a_card():
    assert set(stored_codes()) == {card.id for name in SHIPPED for card in load(name).cards}


def test_the_first_letter_tells_the_kind():
    found = codes(load("standard"))
    kinds = {"animal-shelter": "a", "college-fund": "b", "rent": "c", "transit-pass": "d",
             "movie-night": "e", "chef": "j", "insurance": "w", "scam": "l"}  # fmt: skip
    assert {card: found[card][0] for card in kinds} == kinds
    assert found["rent"] == "crt"


KINDS: list[tuple[str, dict[str, object]]] = [
    (INCOME, {"job": "full-time", "amount": 5}),
    (WINDFALL, {"effect": "relief"}),
    (LIFE_HAPPENS, {"effect": "lose-job"}),
    *[(PRIORITY, {"priority": letter, "amount": 5}) for letter in LETTERS],
]


@given(st.lists(st.tuples(IDS, st.sampled_from(KINDS)), unique_by=lambda row: row[0], max_size=40))
def test_no_two_cards_of_any_deck_have_the_same_code(rows):
    check(deck_of(*[{"id": f"q{id}", "name": id, "kind": k, **facts} for id, (k, facts) in rows]))


@pytest.mark.parametrize("id", ["{0}", "z-{0}", "scholarship-{0}", "{0}-{0}"])
def test_three_letters_are_enough_for_the_largest_deck(id: str):
    deck = deck_of(*[{"id": id.format(number), "name": "x"} for number in range(479)])
    assert len(deck) == 500
    check(deck)


def test_a_card_at_the_end_of_a_deck_changes_no_other_code():
    deck = load("standard")
    more = [{"id": id, "name": id, "kind": "windfall", "effect": "relief"} for id in ("ab", "ac")]
    short, long = deck_of(*more[:1]), deck_of(*more)
    assert codes(long)["ab"] == codes(short)["ab"] == "wab"
    assert codes(long)["ac"] == "wac"
    assert len(deck) == 54


def test_a_card_of_the_standard_deck_at_the_end_changes_no_other_code():
    rows = [
        {"id": id, "name": id, "kind": "priority", "priority": "C", "amount": 5}
        for id in ("rant", "rent")
    ]
    before, after = codes(deck_of(*rows[:1])), codes(deck_of(*rows))
    assert before["rant"] == after["rant"] != "crt"
    assert after["rent"] == "crt"


def test_a_card_of_the_standard_deck_keeps_its_code_in_another_unless_its_kind_is_another():
    deck = deck_of(
        {"id": "rant", "name": "Rant", "kind": "priority", "priority": "C", "amount": 5},
        {"id": "rent", "name": "Dear rent", "kind": "priority", "priority": "C", "amount": 9},
        {"id": "scam", "name": "Scam", "kind": "priority", "priority": "A", "amount": 9},
    )
    found = codes(deck)
    assert found["rent"] == "crt"
    assert found["rant"] not in ("crt", "")
    assert found["scam"] == "asm"
    check(deck)


def test_a_code_does_not_hang_on_the_names():
    deck = deck_of({"id": "7-2", "name": "שלום"}, {"id": "moon", "name": "🌙"})
    assert codes(deck)["7-2"] == "waa"
    assert codes(deck)["moon"] == "wmn"


def test_the_page_about_braille_has_the_codes_of_the_standard_deck():
    page = Path(__file__).parents[2] / "docs" / "braille.md"
    rows = re.findall(
        r"^\| `([a-z]{3})` \| (.+) \| (.+) \|$", page.read_text("utf-8"), re.MULTILINE
    )
    deck, spanish = load("standard"), Speaker("es")
    found = codes(deck)
    cards = [(found[card.id], card.name, spanish.name(card)) for card in deck.cards]
    assert rows == sorted(cards)
