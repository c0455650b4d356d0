"""R12 against a search that knows none of its short cuts: it plays every sequence of moves."""

import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from budgetable.decks import from_data
from budgetable.rules import Budget, Card, Deck, State
from budgetable.rules.extras import Change, can_be_extra
from budgetable.rules.state import without_card
from tests.kit import DECK, examples


def can_win_with(
    state_budget: tuple[Card, ...], hand: tuple[Card, ...], card: Card, left: int
) -> bool:
    """R12 word for word: place it (R11), then try every building move that is legal in its turn."""
    if not may_be_placed(state_budget, card, beside=True):
        return False
    after = (*state_budget, card)
    rest = without_card(hand, card)
    return can_balance(after, rest, left - 1)


def can_balance(budget: tuple[Card, ...], hand: tuple[Card, ...], left: int) -> bool:
    if is_balanced(budget):
        return True
    return left > 0 and any(
        can_balance(next_budget, next_hand, left - 1)
        for next_budget, next_hand in steps(budget, hand, left)
    )


def is_balanced(budget: tuple[Card, ...]) -> bool:
    letters = {card.priority for card in budget if card.kind == "priority"}
    return (
        any(card.kind == "income" for card in budget)
        and letters == set("ABCDE")
        and gap(budget) == 0
    )


def gap(budget: tuple[Card, ...]) -> int:
    income = sum(c.amount for c in budget if c.kind == "income" or c.effect == "extra-income")
    return income - sum(c.amount for c in budget if c.kind == "priority" or c.effect == "expense")


def main_jobs(budget: tuple[Card, ...]) -> int:
    return sum(card.job in ("full-time", "business") for card in budget)


def may_be_placed(budget: tuple[Card, ...], card: Card, beside: bool) -> bool:
    """R9 to R11; `beside` allows a second card of the letter (R12)."""
    letters = {other.priority for other in budget if other.kind == "priority"}
    has_income = any(other.kind == "income" for other in budget)
    if card.kind == "income":
        return card.job == "part-time" or not main_jobs(budget)
    if card.effect == "extra-income":
        return has_income
    if card.kind != "priority" or not has_income or (card.priority in letters and not beside):
        return False
    before = chr(ord(card.priority) - 1)
    return (card.priority == "A" or before in letters) and card.amount <= gap(budget)


def steps(budget: tuple[Card, ...], hand: tuple[Card, ...], left: int):
    """Every building move that R9 to R14 allow, and what budget and hand are then."""
    for card in set(hand):
        rest = without_card(hand, card)
        letters = {other.priority for other in budget if other.kind == "priority"}
        if card.kind == "priority" and card.priority in letters:
            if can_win_with(budget, hand, card, left):
                yield (*budget, card), rest
        elif may_be_placed(budget, card, beside=False):
            yield (*budget, card), rest
        for place, other in enumerate(budget):
            left_over = budget[:place] + budget[place + 1 :]
            if card.effect == "relief" and other.kind == "life-happens":
                yield left_over, rest
            same = card.kind == other.kind == "income" or (
                card.kind == other.kind == "priority" and card.priority == other.priority
            )
            if same and card.amount != other.amount:
                swapped = (*budget[:place], card, *budget[place + 1 :])
                if card.kind == "income":
                    if main_jobs(swapped) <= 1:
                        yield swapped, (*rest, other)
                elif gap(swapped) >= 0 or card.amount < other.amount:
                    yield swapped, (*rest, other)


def tiny_deck() -> Deck:
    """Few amounts, so that sums meet often; main and part-time jobs of the same amounts."""
    cards = [
        {"id": f"{job}-{amount}", "kind": "income", "job": job, "amount": amount}
        for job in ("full-time", "business", "part-time")
        for amount in (4, 5, 6, 7)
    ]
    cards += [
        {
            "id": f"{letter.lower()}-{amount}",
            "kind": "priority",
            "priority": letter,
            "amount": amount,
        }
        for letter in "ABCDE"
        for amount in (1, 2, 3)
    ]
    cards += [
        {"id": f"bonus-{n}", "kind": "windfall", "effect": "extra-income", "amount": n}
        for n in (1, 2)
    ]
    cards.append({"id": "relief", "kind": "windfall", "effect": "relief"})
    cards.append({"id": "no", "kind": "windfall", "effect": "cancel"})
    cards += [
        {"id": f"bill-{n}", "kind": "life-happens", "effect": "expense", "amount": n}
        for n in (1, 2)
    ]
    return from_data(
        {"name": "tiny", "cards": [{"name": card["id"], "count": 2, **card} for card in cards]}
    )


TINY = tiny_deck()
BY_LETTER = {letter: [card for card in TINY.cards if card.priority == letter] for letter in "ABCDE"}


@st.composite
def questions(draw: st.DrawFn) -> tuple[tuple[Card, ...], tuple[Card, ...], int]:
    """A budget near the end of its building, a hand, and the actions left."""
    some = st.sampled_from
    main = [card for card in TINY.cards if card.is_main_job]
    parts = [card for card in TINY.cards if card.is_job and not card.is_main_job]
    others = [card for card in TINY.cards if card.kind in ("windfall", "life-happens")]
    budget = draw(st.lists(some(main), min_size=0, max_size=1))
    budget += draw(st.lists(some(parts), max_size=2))
    missing = draw(st.sets(some("ABCDE"), max_size=2))
    for letter in "ABCDE":
        if letter not in missing:
            budget.append(draw(some(BY_LETTER[letter])))
    if draw(st.booleans()):
        budget.append(draw(some([card for card in TINY.cards if card.priority])))
    budget += draw(
        st.lists(some([c for c in others if c.is_life or c.effect == "extra-income"]), max_size=2)
    )
    hand = draw(st.lists(some([c for c in TINY.cards if c.priority]), min_size=1, max_size=3))
    hand += draw(st.lists(some([*main, *parts, *others]), max_size=3))
    return tuple(budget), tuple(sorted(hand, key=lambda card: card.index)), draw(st.integers(1, 3))


def agree(question: tuple[tuple[Card, ...], tuple[Card, ...], int]) -> list[bool]:
    cards, hand, left = question
    budget = Budget(cards)
    answers = []
    for card in dict.fromkeys(hand):
        if card.letter_bit & budget.letters:
            expected = can_win_with(cards, hand, card, left)
            assert can_be_extra(budget, hand, card, left) is expected, (question, card)
            answers.append(expected)
    return answers


@examples(5)
@given(questions())
def test_r12_agrees_with_playing_every_sequence(
    question: tuple[tuple[Card, ...], tuple[Card, ...], int],
):
    agree(question)


def test_r12_agrees_on_thousands_of_questions_of_both_answers():
    """The same questions each time, and enough of them that may and that may not."""
    luck = random.Random(12)
    priorities = [card for card in TINY.cards if card.priority]
    jobs = [card for card in TINY.cards if card.is_job]
    rest = [card for card in TINY.cards if card.kind in ("windfall", "life-happens")]
    seen: Counter[bool] = Counter()
    for _ in range(6000):
        budget = [luck.choice(jobs)]
        while luck.random() < 0.6:
            part = luck.choice(jobs)
            if not part.is_main_job or not any(card.is_main_job for card in budget):
                budget.append(part)
        missing = luck.sample("ABCDE", luck.choice((0, 0, 0, 1, 1, 2)))
        budget += [luck.choice(BY_LETTER[x]) for x in "ABCDE" if x not in missing]
        budget += [luck.choice(rest) for _ in range(luck.choice((0, 0, 1, 2)))]
        budget = [card for card in budget if not card.is_counter and card.effect != "relief"]
        hand = [luck.choice(priorities) for _ in range(luck.randint(1, 3))]
        hand += [luck.choice([*jobs, *rest]) for _ in range(luck.randint(0, 3))]
        hand.sort(key=lambda card: card.index)
        seen.update(agree((tuple(budget), tuple(hand), luck.randint(1, 3))))
    assert seen[True] > 500
    assert seen[False] > 2000


def test_r12_a_change_shows_itself():
    assert repr(Change(DECK["a-300"], 0, -100, DECK["a-200"], 1)) == "<a-300 for a-200: gap -100>"
    assert repr(Change(DECK["part-300"], 0, 300, None, -1)) == "<part-300: gap +300>"


def test_r12_a_states_own_question():
    state = State(TINY, 2, 50, [(), (), ()], [Budget()] * 3, [], 0, (), 1)
    assert not can_be_extra(state.budgets[1], (TINY["a-1"],), TINY["a-1"], 3)
