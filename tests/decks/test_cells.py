"""What the cells of a spreadsheet mean."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budgetable.decks.cells import guarded, is_date, slug, truth, unguarded, whole, word


@pytest.mark.parametrize(
    "cell",
    ["1200", "1,200", "1.200", "1 200", "1\xa0200", "1\u202f200", "1'200", "1’200", "1.200,00",
     "1,200.00", "1200.00", "1200,0", "1200.", " 1200 ", "'1200", "$1,200", "1200 €", "1.200,00 €",
     "US$1,200", "R$ 1.200,00", "CHF 1'200.00", "1,200.00 USD", "1200 kr", "1.2E+03", "1,2E+03",
     "12E2", "\u200f1,200 ₪", "١٢٠٠", "١٬٢٠٠", "１２００"],
)  # fmt: skip
def test_an_amount_is_read_however_it_is_written(cell: str):
    assert whole(cell) == 1200


@pytest.mark.parametrize(
    ("cell", "amount"),
    [("1,20,000", 120_000), ("1.200.000", 1_200_000), ("1 200 000,00", 1_200_000), ("0", 0),
     ("1.200.000,00 €", 1_200_000), ("7", 7), ("007", 7), ("1E99", 10**99)],
)  # fmt: skip
def test_large_and_small_amounts(cell: str, amount: int):
    assert whole(cell) == amount


@pytest.mark.parametrize(
    "cell",
    ["12.5", "12,5", "1,20", "1.2E-3", "1.25E+01", "-5", "(1,200)", "0.500", "", "x", "1,200,00",
     "1.200.00", "12 00", "1,2000", "A,200", "1-Feb", "1 FEB", "12,345.678", "²", "$", "USD",
     "1200 2026", "1" * 70, "1E999999999", "nan", "inf", "1_200", "0x10", "#####"],
)  # fmt: skip
def test_what_is_no_whole_number_stays_as_it_is(cell: str):
    assert whole(cell) == cell


@pytest.mark.parametrize(
    "cell",
    ["1-Feb", "01/02/2026", "2026-02-01", "2026-02-01 00:00:00", "Feb-26", "1. Feb", "01. Feb.",
     "1 FEB", "26-ene", "1-Mär", "1/2", "1-2", "1.2.2026", "12:00", "feb 2026", "2-août"],
)  # fmt: skip
def test_a_date_is_known_as_one_and_is_no_amount(cell: str):
    assert is_date(cell)
    assert whole(cell) == cell


@pytest.mark.parametrize("cell", ["1200", "1.200.000", "12.50", "1,200", "-5", "Mark", "", "x"])
def test_what_is_no_date(cell: str):
    assert not is_date(cell)


@pytest.mark.parametrize(
    "cell", ["true", "TRUE", "Yes", "1", "x", "VERDADERO", "sí", "WAHR", " X "]
)
def test_what_says_yes(cell: str):
    assert truth(cell) is True


@pytest.mark.parametrize("cell", ["false", "FALSE", "no", "0", "FALSO", "Falsch", "", "  "])
def test_what_says_no(cell: str):
    assert truth(cell) is False


def test_what_says_neither_stays_as_it_is():
    assert truth("maybe") == "maybe"


@pytest.mark.parametrize("cell", ["life-happens", "Life Happens", " LIFE_HAPPENS ", "LifeHappens"])
def test_a_word_in_any_case_and_with_spaces(cell: str):
    assert word(cell, ("income", "life-happens")) == "life-happens"


def test_an_unknown_word_stays_as_it_is():
    assert word(" Jewel ", ("income",)) == "Jewel"


@pytest.mark.parametrize(
    ("name", "id"),
    [("Baker", "baker"), ("Café de la Peña!", "cafe-de-la-pena"), ("  Two  words ", "two-words"),
     ("Straße 7", "strasse-7"), ("🎉", ""), ("אופה", ""), ("x" * 90, "x" * 40), ("-", "")],
)  # fmt: skip
def test_an_id_is_made_from_a_name(name: str, id: str):
    assert slug(name) == id


@pytest.mark.parametrize(
    "text",
    ["=1+1", "+1", "-1", "@x", "\tx", "\rx", "\nx", " =1", "'=1", "''@x", "＝1", "-"],
)
def test_what_could_be_a_formula_gets_one_apostrophe(text: str):
    assert guarded(text) == f"'{text}"
    assert unguarded(guarded(text)) == text


@pytest.mark.parametrize("text", ["Baker", "'tis", "''", "", "5-1", "a=b", "' "])
def test_what_is_no_formula_stays_as_it_is(text: str):
    assert guarded(text) == text == unguarded(text)


@given(st.text(st.sampled_from("'=+-@\t\r\n x")))
def test_no_guarded_text_begins_a_formula_and_each_comes_back(text: str):
    assert not guarded(text).startswith(tuple("=+-@\t\r\n"))
    assert unguarded(guarded(text)) == text


@given(st.text())
def test_any_cell_is_read_without_a_fall(cell: str):
    assert whole(cell) == cell or isinstance(whole(cell), int)
    assert truth(cell) in (True, False, cell)
    assert isinstance(is_date(cell), bool)
