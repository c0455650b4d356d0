"""Decks from spreadsheets and back."""

import csv
import io
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budgetable.decks import (
    BadDeck,
    DeckFault,
    from_csv,
    from_data,
    from_toml,
    load,
    to_csv,
    to_data,
    to_toml,
)
from budgetable.decks.reading import MAX_BYTES
from budgetable.rules import Deck
from tests.kit import deck_data, examples

HEADER = "name,kind,count,job,priority,effect,amount,anytime,text"
BODY = [
    "Baker,income,2,full-time,,,1800,,You bake bread.",
    "Babysitting,income,2,part-time,,,200,,",
    *[f"{letter}{n},priority,2,,{letter},,{n}00,," for letter in "ABCDE" for n in (1, 2)],
    "Insurance,windfall,1,,,relief,,,",
    "Broken window,life-happens,1,,,expense,100,,",
    "Scam,life-happens,1,,,expense,200,true,",
]


def sheet(*rows: str, header: str = HEADER, body: list[str] = BODY) -> str:
    """A deck's rows: its facts, the names of its columns, its cards."""
    return "".join(f"{row}\r\n" for row in (*rows, header, *body))


def read(source: str | bytes) -> Deck:
    return from_csv(source if isinstance(source, bytes) else source.encode()).deck


def faults(source: str | bytes) -> list[DeckFault]:
    with pytest.raises(BadDeck) as caught:
        read(source)
    return list(caught.value.faults)


def with_row(row: str) -> str:
    """A good sheet, and one more row: its last, the seventeenth."""
    return sheet(body=[*BODY, row])


PLAIN = to_data(read(sheet()))


def test_a_row_is_a_card():
    deck = read(sheet("deck,my-town", "title,My town", "currency,usd", "language,EN"))
    assert (deck.name, deck.title, deck.currency, deck.language) == (
        "my-town", "My town", "USD", "en",
    )  # fmt: skip
    assert to_data(deck)["cards"][0] == {
        "id": "baker", "name": "Baker", "kind": "income", "count": 2, "job": "full-time",
        "amount": 1800, "text": "You bake bread.",
    }  # fmt: skip
    assert deck["scam"].anytime
    assert not deck["broken-window"].anytime


# The same sheet, as spreadsheets of several languages and systems write it.

WRITTEN: dict[str, Callable[[str], bytes]] = {
    "UTF-8 with a mark": lambda text: text.encode("utf-8-sig"),
    "UTF-16, little end first": lambda text: b"\xff\xfe" + text.encode("utf-16-le"),
    "UTF-16, big end first": lambda text: b"\xfe\xff" + text.encode("utf-16-be"),
    "UTF-16 with tabs": lambda text: text.replace(",", "\t").encode("utf-16"),
    "LF": lambda text: text.replace("\r\n", "\n").encode(),
    "CR": lambda text: text.replace("\r\n", "\r").encode(),
    "no end of the last line": lambda text: text.rstrip().encode(),
    "semicolons": lambda text: text.replace(",", ";").encode(),
    "tabs": lambda text: text.replace(",", "\t").encode(),
    "sep=;": lambda text: b"sep=;\r\n" + text.replace(",", ";").encode(),
    "sep=|": lambda text: b"sep=|\r\n" + text.replace(",", "|").encode(),
    "everything quoted": lambda text: "".join(
        ",".join(f'"{cell}"' for cell in row.split(",")) + "\r\n" for row in text.splitlines()
    ).encode(),
    "blank rows": lambda text: text.replace("\r\n", "\r\n,,,\r\n\r\n").encode(),
    "empty cells at the end": lambda text: text.replace("\r\n", ",,,\r\n").encode(),
    "capitals and spaces": lambda text: (
        text.replace("name,kind", " NAME ,Kind")
        .replace("life-happens", "Life Happens")
        .replace("full-time", "FULL TIME")
        .encode()
    ),
    "small letters": lambda text: text.replace(",A,", ",a,").replace(",E,", ", e ,").encode(),
    "VERDADERO": lambda text: text.replace(",true,", ",VERDADERO,").encode(),
    "amounts with decimals": lambda text: (
        text.replace(",", ";").replace("00;", "00,00;").replace(";1800,", ";1.800,").encode()
    ),
}


@pytest.mark.parametrize("written", WRITTEN.values(), ids=WRITTEN)
def test_a_sheet_is_the_same_deck_however_it_is_written(written: Callable[[str], bytes]):
    assert to_data(read(written(sheet()))) == PLAIN


ENGLISH = (
    b"\xef\xbb\xbfName,Kind,Job,Priority,Effect,Amount,Count,Anytime\r\n"
    b'"Caf\xc3\xa9 ""Sol""",Income,Full time,,,"$1,800.00",4,FALSE\r\n'
    b'"Rent,\nup front",Priority,,C,,"1,200",5,FALSE\r\n'
    b"Food bank,Priority,,A,,100,4,FALSE\r\n"
    b"Bank,Priority,,B,,100,4,FALSE\r\n"
    b"Bus,Priority,,D,,200,4,FALSE\r\n"
    b"Film,Priority,,E,,200,4,FALSE\r\n"
    b"Scam,Life Happens,,,Expense,$50,2,TRUE\r\n"
    b",,,,,,,\r\n"
)
SPANISH = b"\xff\xfe" + (
    "name;kind;job;priority;effect;amount;count;anytime\r\n"
    '"Café ""Sol""";Income;Full time;;;1.800,00 €;4;FALSO\r\n'
    '"Rent,\nup front";Priority;;C;;1.200;5;FALSO\r\n'
    "Food bank;Priority;;A;;100,00;4;FALSO\r\n"
    "Bank;Priority;;B;;100;4;FALSO\r\n"
    "Bus;Priority;;D;;200;4;FALSO\r\n"
    "Film;Priority;;E;;2,0E+02;4;FALSO\r\n"
    "Scam;Life Happens;;;Expense;50 €;2;VERDADERO\r\n"
).encode("utf-16-le")
GERMAN = (
    b"sep=;\r\n"
    b"name;kind;job;priority;effect;amount;count;anytime\r\n"
    b'"Caf\xc3\xa9 ""Sol""";income;full-time;;;1.800,00;4;FALSCH\r\n'
    b'"Rent,\nup front";priority;;c;;1\xc2\xa0200;5;FALSCH\r\n'
    b"Food bank;priority;;a;;100;4;FALSCH\r\n"
    b"Bank;priority;;b;;100;4;FALSCH\r\n"
    b"Bus;priority;;d;;200;4;FALSCH\r\n"
    b"Film;priority;;e;;200;4;FALSCH\r\n"
    b"Scam;life-happens;;;expense;\xe2\x82\xac\xc2\xa050;2;WAHR\r\n"
)


@pytest.mark.parametrize("source", [ENGLISH, SPANISH, GERMAN], ids=["en", "es", "de"])
def test_what_spreadsheets_of_three_languages_write(source: bytes):
    deck = read(source)
    assert [card.name for card in deck.cards][:2] == ['Café "Sol"', "Rent,\nup front"]
    assert [card.id for card in deck.cards][:2] == ["cafe-sol", "rent-up-front"]
    assert [card.amount for card in deck.cards] == [1800, 1200, 100, 100, 200, 200, 50]
    assert [card.anytime for card in deck.cards] == [False] * 6 + [True]
    assert len(deck) == 27


def test_columns_come_in_any_order():
    turned = "".join(",".join(row.split(",")[::-1]) + "\n" for row in sheet().splitlines())
    assert to_data(read(turned)) == PLAIN


def test_what_a_deck_has_no_use_for_is_left_out_and_named():
    header = f"{HEADER},Colour,name.Español,notes,"
    body = [*BODY, "Extra,priority,,,A,,100,,,red,x,y,z"]
    found = from_csv(sheet("Cards of our town", "author,Ann", header=header, body=body).encode())
    assert found.left_out == ("Cards of our town", "author", "Colour", "name.Español", "notes")
    assert len(found.deck.cards) == len(BODY) + 1


def test_a_deck_without_a_name_has_its_files(tmp_path: Path):
    for file, name in (("My Town.csv", "my-town"), ("🎉.CSV", "deck")):
        (tmp_path / file).write_text(sheet(), "utf-8")
        assert load(tmp_path / file).name == name
    (tmp_path / "other.csv").write_text(sheet("deck,my-town"), "utf-8")
    assert load(str(tmp_path / "other.csv")).name == "my-town"


def test_ids_are_made_from_names():
    rows = ["Café,priority,,,A,,100,,"] * 3 + ["🎉,priority,,,A,,100,,", "אופה,priority,,,A,,100,,"]
    header = HEADER + ",id"
    body = ["Own,priority,,,A,,100,,,cafe-2", *rows, *BODY]
    ids = [card.id for card in read(sheet(header=header, body=body)).cards]
    assert ids[:6] == ["cafe-2", "cafe", "cafe-3", "cafe-4", "card-5", "card-6"]


def test_a_title_may_be_the_name_of_a_column():
    assert read(sheet("title,kind", "deck,kind")).title == "kind"


def test_a_column_may_be_called_as_a_fact_is():
    source = sheet(header=f"title,{HEADER}", body=[f"x,{row}" for row in BODY])
    found = from_csv(source.encode())
    assert found.left_out == ("title",)
    assert found.deck.title == ""


def test_a_sheet_that_was_shown_in_one_column_and_saved_so():
    body = ['"Baker,income,2,full-time,,,1800,,""You bake bread, early."""', *BODY[1:]]
    deck = read(sheet(body=body))
    assert (deck["baker"].amount, deck["baker"].text) == (1800, "You bake bread, early.")
    odd = ['"Baker,income,""x"', '"Baker,income\nBaker,income"']
    assert [fault.row for fault in faults(sheet(body=[*BODY, *odd])) if fault.row] == [17, 18]


@pytest.mark.parametrize("name", ["deck.xlsx", "deck.ods", "deck.toml", "deck.csv", "deck"])
def test_a_workbook_is_known_whatever_it_is_called(name: str, tmp_path: Path):
    (tmp_path / name).write_bytes(b"PK\x03\x04\x14\0\6\0")
    with pytest.raises(BadDeck) as caught:
        load(tmp_path / name)
    assert caught.value.faults == (DeckFault("workbook"),)


# Faults

FAULTS: dict[str, tuple[str | bytes, list[DeckFault]]] = {
    "empty": (b"", [DeckFault("no-header")]),
    "only a mark": (b"\xef\xbb\xbf", [DeckFault("no-header")]),
    "only spaces": (b" \r\n\t\r\n", [DeckFault("no-header")]),
    "only a separator": (b"sep=;\r\n", [DeckFault("no-header")]),
    "only a header": (sheet(body=[]), [DeckFault("no-rows")]),
    "a workbook": (b"PK\x03\x04" + b"\0" * 90, [DeckFault("workbook")]),
    "an old workbook": (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", [DeckFault("workbook")]),
    "Windows' own letters": (
        sheet(body=[*BODY, "Peña,priority,,,A,,100,,"]).encode("cp1252"),
        [DeckFault("not-csv-text", value="17")],
    ),
    "UTF-16 without a mark": (
        sheet().encode("utf-16-le"),
        [DeckFault("not-csv-text", value="1")],
    ),
    "UTF-16 cut short": (
        sheet().encode("utf-16")[:-1],
        [DeckFault("not-csv-text", value="17")],
    ),
    "NUL": (with_row("x\0y,priority,,,A,,100,,"), [DeckFault("not-csv-text", value="17")]),
    "too large": (b"x" * (MAX_BYTES + 1), [DeckFault("too-large-file", allowed="4")]),
    "a quotation mark without partner": (
        with_row('"Rent,priority,,,A,,100,,'),
        [DeckFault("bad-quotes", row=17)],
    ),
    "text after a quotation": (
        with_row('"Rent" x,priority,,,A,,100,,'),
        [DeckFault("bad-quotes", row=17)],
    ),
    "no column of amounts or jobs": (
        "".join(f"{row}\n" for row in ("name,kind,count,priority", "A,priority,21,A")),
        [
            DeckFault("missing-column", field="job", row=1),
            DeckFault("missing-column", field="amount", row=1),
            *[DeckFault("no-letter", field="priority", value=letter) for letter in "BCDE"],
            DeckFault("no-income"),
        ],
    ),
    "a column twice": (
        sheet(header=f"{HEADER}, Amount "),
        [DeckFault("field-twice", field="amount", row=1)],
    ),
    "a fact twice": (
        sheet("deck,a", "deck,b"),
        [DeckFault("field-twice", field="deck", row=2)],
    ),
    "a bad fact": (
        sheet("", "deck,My Town"),
        [DeckFault("bad-name", field="name", value="My Town", row=2)],
    ),
    "a comma in a text": (
        with_row("Rent,priority,,,C,,100,,First, then"),
        [DeckFault("cell-beyond", "rent", value="then", row=17)],
    ),
    "a comma in an amount of a card without a name": (
        with_row(",priority,,,C,,1,200,,,x"),
        [
            DeckFault("cell-beyond", "card-16", value="x", row=17),
            DeckFault("misplaced-field", "card-16", "anytime", allowed="priority", row=17),
            DeckFault("missing-field", "card-16", "name", row=17),
            DeckFault("bad-value", "card-16", "anytime", "200", "true, false", 17),
        ],
    ),
    "a part of a whole": (
        with_row("Rent,priority,,,C,,12.5,,"),
        [DeckFault("not-whole", "rent", "amount", "12.5", row=17)],
    ),
    "a date for an amount": (
        with_row("Rent,priority,,,C,,1-Feb,,"),
        [DeckFault("date", "rent", "amount", "1-Feb", row=17)],
    ),
    "a date for a count": (
        with_row("Rent,priority,02/01/2026,,C,,100,,"),
        [DeckFault("date", "rent", "count", "02/01/2026", row=17)],
    ),
    "a total below the cards": (
        with_row("total,,,,,,48300,,"),
        [DeckFault("no-kind", "total", "kind", row=17)],
    ),
    "an unknown kind": (
        with_row("Rent,Jewel,,,,,,,"),
        [
            DeckFault(
                "bad-value", "rent", "kind", "Jewel", "income, priority, windfall, life-happens", 17
            )
        ],
    ),
    "a field of another kind": (
        with_row("Rent,windfall,,,,cancel,100,,"),
        [DeckFault("misplaced-field", "rent", "amount", allowed="cancel", row=17)],
    ),
    "neither yes nor no": (
        with_row("Rent,life happens,,,,lose job,,maybe,"),
        [DeckFault("bad-value", "rent", "anytime", "maybe", "true, false", 17)],
    ),
    "an id twice": (
        sheet(header=f"{HEADER},id", body=[*BODY, *["X,windfall,,,,cancel,,,,x"] * 2]),
        [DeckFault("duplicate-id", "x", "id", "x", row=18)],
    ),
    "an id that cannot be one": (
        sheet(header=f"{HEADER},id", body=[*BODY, "X,windfall,,,,cancel,,,,My X"]),
        [DeckFault("bad-id", "#16", "id", "My X", row=17)],
    ),
    "blank rows before a fault": (
        with_row("\r\n,,,\r\nRent,priority,,,C,,,,"),
        [DeckFault("missing-field", "rent", "amount", row=19)],
    ),
    "a row over several lines before a fault": (
        with_row('"a\r\nb\r\nc",priority,,,C,,1,,\r\nRent,priority,,,C,,,,'),
        [DeckFault("missing-field", "rent", "amount", row=18)],
    ),
    "a separator that is said, before a fault": (
        "sep=,\r\n" + with_row("Rent,priority,,,C,,,,"),
        [DeckFault("missing-field", "rent", "amount", row=17)],
    ),
    "only part-time names": (
        sheet(body=[row for row in BODY if "income" not in row]),
        [DeckFault("no-income")],
    ),
    "500 cards and more": (
        with_row("X,windfall,500,,,cancel,,,"),
        [DeckFault("too-many-cards", value="527", allowed="500")],
    ),
}


@pytest.mark.parametrize(("source", "found"), FAULTS.values(), ids=FAULTS)
def test_every_fault_is_named_with_its_row_and_card(source: str | bytes, found: list[DeckFault]):
    assert faults(source) == found


def test_faults_come_in_the_order_of_the_rows_and_all_at_once():
    body = ["X,jewel,,,,,,,", *BODY, ",priority,,,F,,1/2,,", "Y,income,0,boss,,,9999999,,"]
    rows = [fault.row for fault in faults(sheet("currency,gold", body=body))]
    assert rows == sorted(rows)
    assert set(rows) == {1, 3, 19, 20}
    assert len(rows) == 8


# Odd sheets: each is a deck or a list of faults, soon.

ODD: dict[str, str | bytes] = {
    "one byte": b"\x80",
    "a NUL": b"\0",
    "a lone quotation mark": b'"',
    "commas": b"," * 1_000_000,
    "cells": b"a," * 1_500_000,
    "lines": b"a\n" * 1_500_000,
    "a cell of a megabyte": b"x" * 3_000_000,
    "a quotation of a megabyte": b'name,kind\n"' + b"x" * 3_000_000,
    "header after many lines": "a\n" * 5_000 + sheet(),
    "kinds in every cell": b"kind," * 500_000,
    "a hundred thousand rows": sheet(body=["A,priority,,,A,,1,,"] * 100_000),
    "ten thousand rows": sheet(body=["A,priority,,,A,,1,,"] * 10_000),
    "ten thousand rows at fault": sheet(body=["A,,x,y,z,u,v,w,"] * 10_000),
    "two thousand rows at fault": sheet(body=["A,,x,y,z,u,v,w,"] * 2_000),
    "ten thousand rows without a name": sheet(body=[",priority,,,A,,1,,"] * 10_000),
    "ten thousand cards of one id": "id,name,kind\n" + "a,A,priority\n" * 10_000,
    "a thousand columns": HEADER + ",name.es" * 1_000 + "\n" + "x," * 1_000,
    "a thousand languages": HEADER + "".join(f",name.aa-{n:04}" for n in range(1000)) + "\nx",
    "numbers too long": with_row(f"X,priority,{'9' * 9_000},,A,,{'1' * 5_000},,"),
    "exponents": with_row("X,priority,1E99,,A,,9E99,,"),
    "one income": sheet(body=BODY[:1]),
    "formulas": with_row('=cmd|\' /C calc\'!A0,priority,,,A,,=1+1,,"=HYPERLINK(""x"")"'),
    "errors of a spreadsheet": with_row("#NAME?,#REF!,#N/A,#VALUE!,#DIV/0!,,#####,#NULL!,"),
    "another language": "nombre;tipo;importe\nPanadería;ingreso;1800\n",
    "a web page": b"<!DOCTYPE html><table><tr><td>kind</td></tr></table>",
    "JSON": b'{"name": "x", "cards": [{"kind": "income"}]}',
    "TOML": to_toml(load("standard")),
    "a picture": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "a document": b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n",
    "UTF-32": sheet().encode("utf-32"),
    "UTF-7": b"+AG4-ame,kind\n+AFg-,income\n",
    "half a pair of UTF-16": b"\xff\xfe\x00\xd8a\0",
    "Japanese of Windows": "名前,kind\nパン屋,income\n".encode("shift-jis"),
    "EBCDIC": sheet().encode("cp500"),
    "sep= alone": b"sep=",
    "sep= of a quotation mark": b'sep="\nname"kind\n',
    "sep= of a letter": b"sep=n\nnamenkind\n",
    "sep= of a space": b"sep= \nname kind\nx income\n",
    "a header of one column": b"kind\nincome\n",
    "headers without end": (HEADER + "\n") * 3_000,
    "facts without end": "deck,a\n" * 3_000 + sheet(),
    "marks of direction": with_row("\u202eevil\u202c,priority,,,A,,\u200e100\u200f,,"),
    "zero width": with_row("\u200b\u200d,priority,,,A,,100,,"),
    "controls": with_row("\x1b[31mred\x07,priority,,,A,,100,,\x08"),
    "lines of other kinds": with_row("a\u2028b\x85c\x0bd,priority,,,A,,100,,\x0c"),
    "combining marks": with_row("Z" + "\u0301" * 5_000 + ",priority,,,A,,100,,"),
    "ligatures": with_row("\ufdfa" * 200 + ",priority,,,A,,100,,"),
    "an id for another's name": with_row("baker,priority,,,A,,100,,"),
    "lone CR and LF": sheet().replace("\r\n", "\n\r"),
}  # fmt: skip


@pytest.mark.parametrize("source", ODD.values(), ids=ODD)
def test_an_odd_sheet_is_a_deck_or_a_list_of_faults_within_a_second(source: str | bytes):
    given = source if isinstance(source, bytes) else source.encode()
    start = time.process_time()
    try:
        number = len(from_csv(given).deck)
        assert 21 <= number <= 500
    except BadDeck as bad:
        number = len(bad.faults) and len(str(bad))
    assert number
    assert time.process_time() - start < 1


def test_right_to_left_names_and_emoji_and_equal_amounts():
    names = ["אופה", "خباز", "🎉", "👩‍👩‍👧", "ا"]
    body = [f"{name},priority,4,,{letter},,1," for name, letter in zip(names, "ABCDE", strict=True)]
    deck = read(sheet(body=[*body, "עבודה,income,4,full-time,,,1,"]))
    assert [card.name for card in deck.cards] == [*names, "עבודה"]
    assert [card.id for card in deck.cards] == [f"card-{n}" for n in range(1, 7)]


@given(st.binary(max_size=80) | st.text(max_size=80).map(lambda text: (HEADER + text).encode()))
def test_any_bytes_are_a_deck_or_a_bad_one(source: bytes):
    with pytest.raises(BadDeck):
        from_csv(source)


@given(st.integers(0, 10**6), st.binary(min_size=0, max_size=3), st.integers(0, 40))
def test_a_damaged_sheet_is_read_or_refused(place: int, come: bytes, gone: int):
    source = to_csv(load("standard"))
    place %= len(source)
    try:
        number = len(from_csv(source[:place] + come + source[place + gone :]).deck)
    except BadDeck as bad:
        number = len(bad.faults)
    assert number


# There and back

ODD_TEXT = st.text(st.sampled_from("'\"=+-@,;\t\r\n ab") | st.characters(codec="utf-8"), min_size=1)
WILD = ODD_TEXT.filter(lambda text: "\0" not in text)
NAMES = WILD.filter(str.strip)


@st.composite
def wild_decks(draw: st.DrawFn) -> Deck:
    """A deck that can be played, with texts that try the writing of any file."""
    data: dict[str, Any] = draw(deck_data(max_each=2))
    ids = st.text("abz09-", min_size=1, max_size=6)
    made = draw(st.lists(ids, min_size=len(data["cards"]), max_size=99, unique=True))
    for card, id in zip(data["cards"], made, strict=False):
        card |= {"id": id, "name": draw(NAMES)}
        if draw(st.booleans()):
            card["text"] = draw(WILD)
        if draw(st.booleans()):
            said = st.fixed_dictionaries({}, optional={"name": WILD, "text": WILD}).filter(bool)
            languages = st.sampled_from(["es", "pt-BR", "pt-br", "zho"])
            card["translations"] = draw(st.dictionaries(languages, said, min_size=1))
    facts = {"title": draw(WILD | st.sampled_from(["kind", "name"])), "currency": "USD"}
    facts |= {"language": draw(st.sampled_from(["en", "es-MX"]))}
    kept = {field: value for field, value in facts.items() if draw(st.booleans())}
    return from_data({**data, "name": draw(ids), **kept})


@examples(0.5)
@given(wild_decks(), st.sampled_from(",;\t"))
def test_a_deck_survives_a_spreadsheet(deck: Deck, separator: str):
    found = from_csv(to_csv(deck, separator))
    assert to_data(found.deck) == to_data(deck)
    assert found.left_out == ()


@examples(0.5)
@given(wild_decks())
def test_a_deck_survives_toml(deck: Deck):
    assert to_data(from_toml(to_toml(deck))) == to_data(deck)


def test_the_standard_deck_survives_both():
    deck = load("standard")
    assert to_data(from_csv(to_csv(deck)).deck) == to_data(deck)
    assert to_data(from_toml(to_toml(deck))) == to_data(deck)


def test_no_cell_that_is_written_is_a_formula():
    data = to_data(read(sheet()))
    said = {"name": "+1", "text": "@x"}
    data |= {"name": "-5", "title": "=1+1"}
    data["cards"][0] |= {"id": "-x", "name": "\tx", "text": "\rx", "translations": {"es": said}}
    deck = from_data(data)
    rows = list(csv.reader(io.StringIO(to_csv(deck).decode("utf-8-sig"), newline="")))
    assert rows[:2] == [["deck", "'-5"], ["title", "'=1+1"]]
    assert [cell for cell in rows[3] if cell.startswith("'")] == [
        "'-x", "'\tx", "'\rx", "'+1", "'@x",
    ]  # fmt: skip
    assert to_data(from_csv(to_csv(deck)).deck) == data


def test_spaces_of_a_text_are_kept_and_every_count_is_written():
    data = to_data(read(sheet()))
    data["cards"][0] |= {"name": " Baker ", "text": " "}
    deck = from_data(data)
    assert to_data(from_csv(to_csv(deck)).deck) == data
    assert b"scam,Scam,life-happens,1," in to_csv(deck)
