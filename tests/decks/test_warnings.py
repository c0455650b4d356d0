"""What a deck could do better, held to trying every budget that there is."""

import time
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budgetable.decks import DeckWarning, from_data, load, to_data, warnings_of
from budgetable.rules import Card, Deck

CARDS: list[dict[str, Any]] = [
    {"id": "job", "kind": "income", "job": "full-time", "amount": 1000},
    {"id": "shop", "kind": "income", "job": "business", "amount": 800},
    {"id": "side", "kind": "income", "job": "part-time", "amount": 100},
    *[
        {
            "id": f"{letter.lower()}{n}",
            "kind": "priority",
            "priority": letter,
            "amount": n * 100,
            "count": 2,
        }
        for letter in "ABCDE"
        for n in (1, 2)
    ],
    {"id": "no", "kind": "windfall", "effect": "cancel", "count": 20},
    {"id": "boomerang", "kind": "windfall", "effect": "bounce"},
    {"id": "help", "kind": "windfall", "effect": "relief"},
    {"id": "broken", "kind": "life-happens", "effect": "expense", "amount": 100},
    {"id": "layoff", "kind": "life-happens", "effect": "lose-job"},
    {"id": "moved", "kind": "life-happens", "effect": "lose-part-time"},
]


COUNTER = {"kind": "windfall", "effect": "cancel"}


def town(*more: dict[str, Any], without: str = "", **changes: int) -> Deck:
    """A small deck that could do nothing better, with more cards, fewer, or other amounts."""
    cards = [
        {**card, **({"amount": changes[card["id"]]} if card["id"] in changes else {})}
        for card in CARDS
        if card["id"] not in without.split()
    ]
    cards += [{"id": f"more-{n}", **card} for n, card in enumerate(more, start=1)]
    return from_data({"name": "town", "cards": [{"name": card["id"], **card} for card in cards]})


def test_the_standard_deck_could_do_nothing_better():
    assert warnings_of(load("standard")) == []
    assert warnings_of(town()) == []
    assert warnings_of(town({**COUNTER, "count": 16}, without="no")) == []


def test_a_translation_into_the_decks_own_language_is_told_where_it_says_something_else():
    data = to_data(town())
    for id, said in {
        "job": {"name": "Other"},
        "shop": {"name": "shop", "text": ""},
        "side": {"text": "Other"},
        "no": {},
    }.items():
        next(card for card in data["cards"] if card["id"] == id)["translations"] = {
            "en": said,
            "es": {"name": "Otra"},
        }
    told = [DeckWarning("own-translation", ("job", "side"), "en")]
    assert warnings_of(from_data(data)) == []
    assert warnings_of(from_data(data | {"language": "en"})) == told
    assert warnings_of(from_data(data | {"language": "en-GB"})) == told
    assert warnings_of(from_data(data | {"language": "eng"})) == []


def test_cards_of_the_same_name_are_told_and_copies_are_not():
    data = to_data(town())
    cards = {card["id"]: card for card in data["cards"]}
    cards["job"]["name"], cards["shop"]["name"] = "Food bank", " FOOD  bank"
    cards["a1"]["name"], cards["b1"]["name"], cards["c1"]["name"] = "Años", "Anos", "AÑOS"
    assert warnings_of(from_data(data)) == [
        DeckWarning("same-name", ("job", "shop"), "Food bank"),
        DeckWarning("same-name", ("a1", "c1"), "Años"),
    ]


def test_what_is_too_long_for_paper_is_told_by_its_field():
    data = to_data(town())
    cards = {card["id"]: card for card in data["cards"]}
    long, longest = {"name": "x" * 161, "text": "y" * 601}, {"name": "z" * 160, "text": "y" * 600}
    cards["job"] |= longest | {"translations": {"en": long, "es": longest}}
    cards["side"] |= long
    cards["no"]["translations"] = {"es": long}
    told = warnings_of(from_data(data | {"language": "en"}))
    assert [warning for warning in told if warning.code != "own-translation"] == [
        DeckWarning("long-for-paper", ("side",), "name", 160),
        DeckWarning("long-for-paper", ("side",), "text", 600),
        DeckWarning("long-for-paper", ("no",), "name.es", 160),
        DeckWarning("long-for-paper", ("no",), "text.es", 600),
    ]


PART_TIME = {"kind": "income", "job": "part-time", "amount": 500, "count": 4}

WARNED: dict[str, tuple[Deck, list[DeckWarning]]] = {
    "two amounts off the step": (
        town(job=1005, a2=205),
        [DeckWarning("off-step", ("job", "a2"), "100")],
    ),
    "an amount with nothing to go with it": (
        town(b2=203),
        [DeckWarning("off-step", ("b2",), "100"), DeckWarning("card-never-even", ("b2",))],
    ),
    "an amount far from all others": (
        town(job=10_000),
        [
            DeckWarning("far-amount", ("job",), "10000", 800),
            DeckWarning("card-never-even", ("job",)),
        ],
    ),
    "amounts without a step": (
        town(job=1003, shop=811, a1=97, a2=203, b1=101, b2=199, c1=103, c2=209),
        [DeckWarning("no-step", value="20")],
    ),
    "fewer cards than four players hold": (
        town({**COUNTER, "count": 15}, without="no"),
        [DeckWarning("few-cards", value="43", amount=44)],
    ),
    "fewer cards of a letter than four players": (
        town(without="d1"),
        [DeckWarning("few-of-letter", value="D", amount=2)],
    ),
    "a letter that costs more than most incomes": (
        town(a1=1100, a2=1200),
        [
            DeckWarning("dear-letter", value="A", amount=1100),
            DeckWarning("never-even"),
        ],
    ),
    "incomes that no priorities use up": (
        town(job=3100),
        [DeckWarning("income-left-over", ("job",))],
    ),
    "nothing comes out even": (
        town(job=400, shop=300, without="side moved"),
        [DeckWarning("never-even")],
    ),
    "a priority that no budget can hold": (
        town(e2=9000),
        [DeckWarning("far-amount", ("e2",), "9000", 1000), DeckWarning("card-never-even", ("e2",))],
    ),
    "relief without expenses": (town(without="broken"), [DeckWarning("idle-relief", ("help",))]),
    "counters without life": (
        town(without="broken layoff moved help", job=1000, a1=100),
        [DeckWarning("idle-cancel", ("no", "boomerang"))],
    ),
    "no part-time jobs to lose": (
        town(without="side"),
        [DeckWarning("idle-lose-part-time", ("moved",))],
    ),
    "no jobs to lose": (
        town(PART_TIME, without="job shop"),
        [DeckWarning("idle-lose-job", ("layoff",))],
    ),
}


@pytest.mark.parametrize(("deck", "found"), WARNED.values(), ids=WARNED)
def test_what_could_be_better_is_told(deck: Deck, found: list[DeckWarning]):
    assert warnings_of(deck) == found


AMOUNTS = st.integers(1, 9)


@st.composite
def small_decks(draw: st.DrawFn) -> Deck:
    """A deck of few enough cards with amounts that every budget can be tried."""
    cards: list[dict[str, Any]] = []
    for job in draw(st.sampled_from([("full-time",), ("part-time",), ("business", "part-time")])):
        for _ in range(draw(st.integers(1, 2))):
            cards.append({"kind": "income", "job": job, "amount": draw(st.integers(1, 20))})
    for letter in "ABCDE":
        for _ in range(draw(st.integers(1, 2))):
            cards.append({"kind": "priority", "priority": letter, "amount": draw(AMOUNTS)})
    for _ in range(draw(st.integers(0, 2))):
        cards.append({"kind": "life-happens", "effect": "expense", "amount": draw(AMOUNTS)})
    cards.append({"kind": "windfall", "effect": "cancel", "count": 15})
    named = [{"id": f"c{n}", "name": f"C{n}", **card} for n, card in enumerate(cards)]
    return from_data({"name": "small", "cards": named})


def balanced(deck: Deck) -> list[tuple[Card, ...]]:
    """Every budget of this deck that is balanced (R3)."""
    priced = [card for card in deck.copies() if card.amount]
    return [
        budget
        for number in range(6, len(priced) + 1)
        for budget in combinations(priced, number)
        if sum(card.gap for card in budget) == 0
        and {card.priority for card in budget} >= set("ABCDE")
        and sum(card.is_main_job for card in budget) <= 1
        and any(card.is_job for card in budget)
    ]


@given(small_decks())
def test_no_more_and_no_less_than_trying_every_budget_shows(deck: Deck):
    budgets = balanced(deck)
    held = {card.id for budget in budgets for card in budget}
    never = {card.id for card in deck.cards if card.is_placeable and card.id not in held}
    alone = {
        job.id
        for budget in budgets
        if not any(card.is_life for card in budget)
        for job in budget
        if job.is_main_job and not any(card.is_job for card in budget if card is not job)
    }
    jobs = {card.id for card in deck.cards if card.is_main_job}
    told = {warning.code: set(warning.cards) for warning in warnings_of(deck)}
    assert ("never-even" in told) == (not budgets)
    if budgets:
        assert told.get("card-never-even", set()) == never
        assert told.get("income-left-over", set()) == jobs - never - alone


@pytest.mark.parametrize("scale", [10, 1_000, 1_000_000])
def test_the_largest_decks_are_looked_at_within_a_second(scale: int):
    cards = [
        {"kind": "income", "job": "full-time" if n % 2 else "part-time", "amount": scale - n % 7}
        for n in range(100)
    ]
    cards += [
        {"kind": "priority", "priority": "ABCDE"[n % 5], "amount": 1 + n * scale // 350}
        for n in range(350)
    ]
    cards += [{"kind": "life-happens", "effect": "expense", "amount": 1 + n % 9} for n in range(50)]
    named = [{"id": f"c{n}", "name": "C", **card} for n, card in enumerate(cards)]
    deck = from_data({"name": "large", "cards": named})
    start = time.process_time()
    warnings_of(deck)
    assert time.process_time() - start < 1
