"""Every fault of a deck: its code, its card, and all of them at once."""

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budgetable.decks import MAX_AMOUNT, MAX_CARDS, MIN_CARDS, BadDeck, DeckFault, check, from_data
from tests.kit import CARDS, deck_data


def deck(**facts: Any) -> dict[str, Any]:
    """The kit's deck, with other facts about it."""
    return {"name": "kit", "cards": copy.deepcopy(CARDS), **facts}


def with_card(id: str, /, **facts: Any) -> dict[str, Any]:
    """The kit's deck with one card's facts changed; a fact that is None is left out."""
    changed = deck()
    for card in changed["cards"]:
        if card["id"] == id:
            card.update(facts)
            for field in [field for field, value in card.items() if value is None]:
                del card[field]
    return changed


def without(**facts: Any) -> dict[str, Any]:
    """The kit's deck without the cards of which these facts are true."""
    cards = [card for card in CARDS if not facts.items() <= card.items()]
    return {"name": "kit", "cards": cards}


NO = f"#{[card['id'] for card in CARDS].index('no') + 1}"
"""How a fault names that card where it has no id."""
JOBS = "full-time, business, part-time"
LIFE = "expense, lose-job, lose-part-time, lose-priority"
WINDFALLS = "extra-income, relief, cancel, bounce"
KINDS = "income, priority, windfall, life-happens"

FAULTS: dict[str, tuple[Any, list[DeckFault]]] = {
    "no deck": ([], [DeckFault("not-a-deck")]),
    "nothing": (None, [DeckFault("not-a-deck")]),
    "no cards": ({"name": "x"}, [DeckFault("no-cards")]),
    "an empty list of cards": ({"name": "x", "cards": []}, [DeckFault("no-cards")]),
    "cards that are no list": ({"name": "x", "cards": {"a": 1}}, [DeckFault("no-cards")]),
    "a card that is none": (
        deck(cards=[*CARDS, "rent"]),
        [DeckFault("not-a-card", f"#{len(CARDS) + 1}")],
    ),
    "an unknown field": (deck(author="me"), [DeckFault("unknown-field", field="author")]),
    "no name": ({"cards": CARDS}, [DeckFault("missing-field", field="name")]),
    "a bad name": (deck(name="My Deck"), [DeckFault("bad-name", field="name", value="My Deck")]),
    "an empty name": (deck(name=""), [DeckFault("bad-name", field="name")]),
    "a name that is no text": (deck(name=7), [DeckFault("not-text", field="name", value="7")]),
    "a title that is no text": (
        deck(title=["x"]),
        [DeckFault("not-text", field="title", value="['x']")],
    ),
    "a bad currency": (
        deck(currency="dollar"),
        [DeckFault("bad-currency", field="currency", value="dollar")],
    ),
    "a currency in small": (
        deck(currency="usd"),
        [DeckFault("bad-currency", field="currency", value="usd")],
    ),
    "a bad language": (
        deck(language="English"),
        [DeckFault("bad-language", field="language", value="English")],
    ),
    "a card's unknown field": (
        with_card("no", colour="red"),
        [DeckFault("unknown-field", "no", "colour")],
    ),
    "no id": (with_card("no", id=None), [DeckFault("missing-field", NO, "id")]),
    "a bad id": (with_card("no", id="Just No"), [DeckFault("bad-id", NO, "id", "Just No")]),
    "an id that is no text": (with_card("no", id=5), [DeckFault("bad-id", NO, "id", "5")]),
    "an id of foreign letters": (with_card("no", id="ñ"), [DeckFault("bad-id", NO, "id", "ñ")]),
    "a duplicate id": (
        with_card("no", id="scam"),
        [DeckFault("duplicate-id", "scam", "id", "scam")],
    ),
    "no name of a card": (with_card("no", name=None), [DeckFault("missing-field", "no", "name")]),
    "an empty name of a card": (with_card("no", name=" "), [DeckFault("empty-name", "no", "name")]),
    "a card's name that is no text": (
        with_card("no", name=3),
        [DeckFault("not-text", "no", "name", "3")],
    ),
    "a card's text that is no text": (
        with_card("no", text=[]),
        [DeckFault("not-text", "no", "text", "[]")],
    ),
    "no kind": (with_card("no", kind=None), [DeckFault("missing-field", "no", "kind")]),
    "an unknown kind": (
        with_card("no", kind="luck"),
        [DeckFault("bad-value", "no", "kind", "luck", KINDS)],
    ),
    "a kind that is no text": (
        with_card("no", kind=[]),
        [DeckFault("bad-value", "no", "kind", "[]", KINDS)],
    ),
    "no job": (with_card("part-300", job=None), [DeckFault("missing-field", "part-300", "job")]),
    "an unknown job": (
        with_card("part-300", job="boss"),
        [DeckFault("bad-value", "part-300", "job", "boss", JOBS)],
    ),
    "a job that is no text": (
        with_card("part-300", job=[1]),
        [DeckFault("bad-value", "part-300", "job", "[1]", JOBS)],
    ),
    "no amount of an income": (
        with_card("part-300", amount=None),
        [DeckFault("missing-field", "part-300", "amount")],
    ),
    "no amount of a priority": (
        with_card("a-300", amount=None),
        [DeckFault("missing-field", "a-300", "amount")],
    ),
    "no amount of an expense": (
        with_card("scam", amount=None),
        [DeckFault("missing-field", "scam", "amount")],
    ),
    "no amount of extra income": (
        with_card("bonus-100", amount=None),
        [DeckFault("missing-field", "bonus-100", "amount")],
    ),
    "no letter": (
        with_card("a-300", priority=None),
        [DeckFault("missing-field", "a-300", "priority")],
    ),
    "an unknown letter": (
        with_card("a-300", priority="F"),
        [DeckFault("bad-value", "a-300", "priority", "F", "A, B, C, D, E")],
    ),
    "two letters": (
        with_card("a-300", priority="AB"),
        [DeckFault("bad-value", "a-300", "priority", "AB", "A, B, C, D, E")],
    ),
    "no effect of a windfall": (
        with_card("no", effect=None),
        [DeckFault("missing-field", "no", "effect")],
    ),
    "no effect of life": (
        with_card("fired", effect=None),
        [DeckFault("missing-field", "fired", "effect")],
    ),
    "an effect of the other kind": (
        with_card("no", effect="lose-job"),
        [DeckFault("bad-value", "no", "effect", "lose-job", WINDFALLS)],
    ),
    "a windfall's effect in life": (
        with_card("fired", effect="relief"),
        [DeckFault("bad-value", "fired", "effect", "relief", LIFE)],
    ),
    "an amount of a counter": (
        with_card("no", amount=5),
        [DeckFault("misplaced-field", "no", "amount", allowed="cancel")],
    ),
    "an amount of a lost job": (
        with_card("fired", amount=5),
        [DeckFault("misplaced-field", "fired", "amount", allowed="lose-job")],
    ),
    "a job of a priority": (
        with_card("a-300", job="business"),
        [DeckFault("misplaced-field", "a-300", "job", allowed="priority")],
    ),
    "a letter of an income": (
        with_card("part-300", priority="A"),
        [DeckFault("misplaced-field", "part-300", "priority", allowed="income")],
    ),
    "an effect of an income": (
        with_card("part-300", effect="relief"),
        [DeckFault("misplaced-field", "part-300", "effect", allowed="income")],
    ),
    "any time of a windfall": (
        with_card("no", anytime=True),
        [DeckFault("misplaced-field", "no", "anytime", allowed="windfall")],
    ),
    "any time that is no yes or no": (
        with_card("scam", anytime="yes"),
        [DeckFault("bad-value", "scam", "anytime", "yes", "true, false")],
    ),
    "an amount of nought": (
        with_card("a-300", amount=0),
        [DeckFault("not-whole", "a-300", "amount", "0")],
    ),
    "an amount below nought": (
        with_card("a-300", amount=-5),
        [DeckFault("not-whole", "a-300", "amount", "-5")],
    ),
    "an amount in parts": (
        with_card("a-300", amount=2.5),
        [DeckFault("not-whole", "a-300", "amount", "2.5")],
    ),
    "an amount that is whole but a fraction by type": (
        with_card("a-300", amount=2.0),
        [DeckFault("not-whole", "a-300", "amount", "2.0")],
    ),
    "an amount of yes": (
        with_card("a-300", amount=True),
        [DeckFault("not-whole", "a-300", "amount", "True")],
    ),
    "an amount in words": (
        with_card("a-300", amount="300"),
        [DeckFault("not-whole", "a-300", "amount", "300")],
    ),
    "an amount above a million": (
        with_card("a-300", amount=1_000_001),
        [DeckFault("too-large", "a-300", "amount", "1000001", "1000000")],
    ),
    "a count of nought": (
        with_card("a-300", count=0),
        [DeckFault("not-whole", "a-300", "count", "0")],
    ),
    "a count in parts": (
        with_card("a-300", count=1.5),
        [DeckFault("not-whole", "a-300", "count", "1.5")],
    ),
    "a count above all": (
        with_card("a-300", count=501),
        [
            DeckFault("too-large", "a-300", "count", "501", "500"),
            DeckFault(
                "too-many-cards", value=str(501 - 1 + sum(c["count"] for c in CARDS)), allowed="500"
            ),
        ],
    ),
    "translations that are none": (
        with_card("no", translations=[]),
        [DeckFault("bad-translations", "no", "translations", "[]")],
    ),
    "a translation that is none": (
        with_card("no", translations={"es": "No"}),
        [DeckFault("bad-translations", "no", "translations.es", "No")],
    ),
    "a translation to nowhere": (
        with_card("no", translations={"Spanish": {}}),
        [DeckFault("bad-translations", "no", "translations.Spanish", "{}")],
    ),
    "a translation's unknown field": (
        with_card("no", translations={"es": {"nombre": "No"}}),
        [DeckFault("unknown-field", "no", "translations.es.nombre")],
    ),
    "a translation that is no text": (
        with_card("no", translations={"es": {"name": 1, "text": []}}),
        [
            DeckFault("not-text", "no", "translations.es.name", "1"),
            DeckFault("not-text", "no", "translations.es.text", "[]"),
        ],
    ),
    "no card of a letter": (
        without(priority="C"),
        [DeckFault("no-letter", field="priority", value="C")],
    ),
    "no income": (without(kind="income"), [DeckFault("no-income")]),
    "too few cards": (
        {
            "name": "x",
            "cards": [
                {**card, "count": 1}
                for card in CARDS
                if card["id"] in ("job-2000", "a-200", "b-200", "c-500", "d-300", "e-200")
            ],
        },
        [DeckFault("too-few-cards", value="6", allowed="21")],
    ),
    "a long value is shown in part": (
        deck(name="x" * 30 + "\n " + "Y" * 30),
        [DeckFault("bad-name", field="name", value="x" * 30 + " " + "Y" * 8 + "…")],
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_fault(name: str):
    data, expected = FAULTS[name]
    assert check(data) == expected
    with pytest.raises(BadDeck) as caught:
        from_data(data)
    assert caught.value.faults == tuple(expected)
    for fault in expected:
        assert fault.code in str(caught.value)


CODES = {
    "not-a-deck",
    "no-cards",
    "not-a-card",
    "unknown-field",
    "missing-field",
    "bad-name",
    "bad-currency",
    "bad-language",
    "not-text",
    "bad-id",
    "duplicate-id",
    "empty-name",
    "bad-value",
    "misplaced-field",
    "not-whole",
    "too-large",
    "bad-translations",
    "no-letter",
    "no-income",
    "too-few-cards",
    "too-many-cards",
}


def test_every_code_is_provoked():
    assert {fault.code for _, faults in FAULTS.values() for fault in faults} == CODES


def test_all_faults_at_once_each_with_its_card():
    cards = [
        {"id": "Boss", "name": "", "kind": "income", "job": "boss", "amount": 0},
        {
            "id": "tithe",
            "name": "Tithe",
            "kind": "priority",
            "priority": "A",
            "amount": 5,
            "effect": "cancel",
        },
        {
            "id": "tithe",
            "name": "Tithe",
            "kind": "windfall",
            "effect": "relief",
            "anytime": False,
            "colour": 1,
        },
        "rent",
    ]
    assert {
        (fault.card, fault.code, fault.field) for fault in check({"name": "X", "cards": cards})
    } == {
        ("", "bad-name", "name"),
        ("#1", "bad-id", "id"),
        ("#1", "empty-name", "name"),
        ("#1", "bad-value", "job"),
        ("#1", "not-whole", "amount"),
        ("tithe", "misplaced-field", "effect"),
        ("tithe", "duplicate-id", "id"),
        ("tithe", "misplaced-field", "anytime"),
        ("tithe", "unknown-field", "colour"),
        ("#4", "not-a-card", ""),
        *[("", "no-letter", "priority")],
        ("", "too-few-cards", ""),
    }


@pytest.mark.parametrize(("count", "code"), [(MIN_CARDS - 6, ""), (MIN_CARDS - 7, "too-few-cards")])
def test_the_fewest_cards(count: int, code: str):
    ids = ("job-2000", "a-200", "b-200", "c-500", "d-300", "e-200")
    cards = [{**card, "count": 1} for card in CARDS if card["id"] in ids]
    cards.append({"id": "x", "name": "x", "kind": "windfall", "effect": "relief", "count": count})
    assert [fault.code for fault in check({"name": "x", "cards": cards})] == [code][: bool(code)]


@pytest.mark.parametrize(("more", "code"), [(0, ""), (1, "too-many-cards")])
def test_the_most_cards(more: int, code: str):
    rest = sum(card["count"] for card in CARDS if card["id"] != "no")
    found = check(with_card("no", count=MAX_CARDS - rest + more))
    assert [fault.code for fault in found] == [code][: bool(code)]


def test_the_largest_amount():
    assert check(with_card("a-300", amount=MAX_AMOUNT)) == []


@pytest.mark.parametrize("language", ["en", "es", "pt-BR", "zh-Hant-TW", "gsw"])
def test_languages(language: str):
    translations = {language: {"name": "x", "text": "y"}}
    changed = with_card("no", translations=translations)
    assert check({**changed, "language": language, "currency": "CHF", "title": "Any title"}) == []


@given(deck_data())
def test_decks_of_the_generator_have_no_fault(data: dict[str, Any]):
    assert check(data) == []


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(PLAIN)
def test_any_plain_data_is_a_deck_or_a_bad_one(data: object):
    assert check(data)


FIELDS = [
    "id",
    "name",
    "kind",
    "count",
    "text",
    "translations",
    "amount",
    "job",
    "priority",
    "effect",
    "anytime",
]
VALUES = [
    "income",
    "priority",
    "windfall",
    "life-happens",
    "full-time",
    "A",
    "E",
    "F",
    "expense",
    "cancel",
    "no",
    True,
    0,
    1,
    -1,
]


@given(
    st.lists(
        st.tuples(
            st.integers(0, len(CARDS) - 1), st.sampled_from(FIELDS), st.sampled_from(VALUES) | PLAIN
        ),
        min_size=1,
        max_size=4,
    ),
    st.sampled_from(["set", "delete"]),
)
def test_a_changed_deck_is_read_whole_or_refused_with_faults(
    changes: list[tuple[int, str, object]], how: str
):
    data = deck()
    for place, field, value in changes:
        if how == "set":
            data["cards"][place][field] = value
        else:
            data["cards"][place].pop(field, None)
    faults = check(data)
    if faults:
        assert {fault.code for fault in faults} <= CODES
        with pytest.raises(BadDeck):
            from_data(data)
    else:
        assert len(from_data(data).cards) == len(CARDS)
