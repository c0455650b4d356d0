"""Generators: random decks, positions reached by playing, matches, and twins.

A walk's size and luck are drawn by hypothesis, its moves from that luck, so that a failing walk
shrinks to a short one and any walk can be played again.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from hypothesis import settings
from hypothesis import strategies as st

from budgetable.decks import from_data
from budgetable.rules import (
    Budget,
    Card,
    Deck,
    Event,
    Match,
    Move,
    Options,
    State,
    apply,
    deal,
    legal,
)
from budgetable.rules.moves import Discard, Place, Swap
from tests.kit.deck import DECK

SCALES = {
    "tight": ((5, 6, 7, 8), (1, 2), (1, 2)),
    "even": ((2,), (2,), (2,)),
    "loose": ((4, 8, 10), (1, 2, 3, 4), (1, 3, 5)),
    "huge": ((1_000_000, 999_999), (1, 200_000, 1_000_000), (1, 1_000_000)),
    "wide": ((12, 14, 15, 18), (1, 2, 3, 4), (1, 2, 3)),
}
"""Amounts of jobs, of priorities, of all else: few, so that sums meet and budgets balance."""

NARROW = ("tight", "tight", "even", "loose", "huge")
"""The scales of decks whose rounds end soon, one way or the other."""

ROOMY = ("tight", "tight", "loose", "wide", "wide", "wide", "wide", "huge")
"""The scales of decks whose budgets have room for five letters and more."""


class Lots(Protocol):
    """Where a generator's choices come from: hypothesis, or a `random.Random` with its seed."""

    def choice(self, seq: Sequence[Any], /) -> Any: ...

    def randint(self, a: int, b: int, /) -> int: ...


class Drawn:
    """The choices as hypothesis draws them, so that they shrink."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw

    def choice(self, seq: Sequence[Any], /) -> Any:
        return self.draw(st.sampled_from(seq))

    def randint(self, a: int, b: int, /) -> int:
        return self.draw(st.integers(a, b))


@st.composite
def deck_data(draw: st.DrawFn, max_each: int = 3) -> dict[str, Any]:
    """`deck_rows`, shuffled or not, as hypothesis draws it."""
    data = deck_rows(Drawn(draw), max_each)
    cards = data["cards"]
    order = draw(st.permutations(cards)) if draw(st.booleans()) else cards
    return {**data, "cards": list(order)}


def deck_rows(
    lots: Lots, max_each: int = 3, scales: Sequence[str] = NARROW, least: int = 1
) -> dict[str, Any]:
    """A deck that can be played, as plain data: every effect, copies, any-time on any Life card."""
    scale = SCALES[lots.choice(scales)]
    job_amounts, priority_amounts, amounts = scale
    most = lots.randint(min(least, max_each), max_each)
    cards: list[dict[str, Any]] = []

    def add(name: str, kind: str, **facts: object) -> None:
        id = f"{name}-{len(cards)}"
        copies = lots.choice((1, 1, 2, 3))
        card = {"id": id, "name": id, "kind": kind, **facts}
        cards.append(card if copies == 1 else {**card, "count": copies})

    def some(fewest: int) -> range:
        return range(lots.randint(fewest, most))

    for job in ("full-time", "business", "part-time"):
        for _ in some(1 if job == "full-time" else 0):
            pay = amounts if job == "part-time" else job_amounts
            add(job, "income", job=job, amount=lots.choice(pay))
    for letter in "ABCDE":
        for _ in some(1):
            add(letter.lower(), "priority", priority=letter, amount=lots.choice(priority_amounts))
    for effect in ("extra-income", "relief", "cancel", "bounce"):
        for _ in some(0):
            facts = {"amount": lots.choice(amounts)} if effect == "extra-income" else {}
            add(effect, "windfall", effect=effect, **facts)
    for effect in ("expense", "lose-job", "lose-part-time", "lose-priority"):
        for _ in some(0):
            facts = {"amount": lots.choice(amounts)} if effect == "expense" else {}
            facts |= {"anytime": True} if lots.choice((False, True)) else {}
            add(effect, "life-happens", effect=effect, **facts)
    number = sum(card.get("count", 1) for card in cards)
    if number < 21:
        cards[0]["count"] = cards[0].get("count", 1) + 21 - number
    return {"name": "random", "cards": cards}


def examples(share: float) -> settings:
    """The profile's number of examples, times `share`: fewer where each one asks much."""
    profile = settings.default
    assert profile is not None
    return settings(profile, max_examples=max(1, int(profile.max_examples * share)))


def decks(max_each: int = 3) -> st.SearchStrategy[Deck]:
    """Random decks, and now and then the kit's own."""
    return st.one_of(deck_data(max_each).map(from_data), st.just(DECK))


@dataclass(frozen=True)
class Walk:
    """A part of a round: its positions and the moves between them; `state` is one of the positions.

    A walk ends where its round does, more often than not, and there is little to ask there.
    """

    states: tuple[State, ...]
    moves: tuple[tuple[int, Move], ...]
    state: State
    shuffle: Callable[[Sequence[Card]], list[Card]] = field(repr=False)

    @property
    def deck(self) -> Deck:
        return self.state.deck

    @property
    def seats(self) -> range:
        return range(1, self.state.seats + 1)


def reverse(cards: Sequence[Card]) -> list[Card]:
    """A shuffle without luck: the same cards always come the same way."""
    return list(cards)[::-1]


def some_move(state: State, luck: random.Random, builders: bool = False) -> tuple[int, Move]:
    """A legal move of any seat: each kind of move alike, and seats that are not asked now and then.

    Builders place what they can and throw their Life Happens cards away, so that budgets grow.
    """
    seats = [seat for seat in range(1, state.seats + 1) if legal(state, seat)]
    seat = luck.choice(seats) if luck.random() < (0.02 if builders else 0.2) else state.to_act
    kinds: dict[str, list[Move]] = {}
    for move in legal(state, seat):
        kinds.setdefault(type(move).__name__, []).append(move)
    if builders and luck.random() < 0.95:
        winning = [
            move
            for move in [*kinds.get("Place", []), *kinds.get("Swap", [])]
            if after(state.budgets[seat], move).is_balanced
        ]
        if winning or "Place" in kinds:
            return seat, luck.choice(winning or kinds["Place"])
        if "Discard" in kinds:
            budget = state.budgets[seat]
            useless = [move for move in kinds["Discard"] if is_useless(card_of(move), budget)]
            return seat, luck.choice(useless or kinds["Discard"])
        if len(kinds) > 1:
            kinds.pop("Play", None)
    if len(kinds) > 1 and luck.random() < 0.7:
        kinds.pop("Done", None)
    return seat, luck.choice(kinds[luck.choice(list(kinds))])


def is_useless(card: Card, budget: Budget) -> bool:
    """Whether a card adds nothing new to this budget."""
    if card.is_main_job:
        return budget.main_job is not None
    return not card.is_placeable or budget.letters & card.letter_bit != 0


def after(budget: Budget, move: Move) -> Budget:
    """The budget after a place or a swap."""
    if isinstance(move, Swap):
        return budget.with_swap(move.card, move.other)
    assert isinstance(move, Place)
    return budget.with_card(move.card)


def card_of(move: Move) -> Card:
    """The card that a discard names."""
    assert isinstance(move, Discard)
    return move.card


def build_ahead(state: State, luck: random.Random) -> None:
    """Give each seat a budget built from the draw pile in the legal order, as after good turns.

    Random play seldom comes so far in a few turns; extras and endings begin here.
    """
    pile = state.pile[state.taken :]
    for seat in range(1, state.seats + 1):
        budget = Budget()
        letters = "ABCDE"[: luck.choice((3, 4, 4, 5, 5))]
        for wanted in ["main", *luck.choice(([], ["part"], ["extra"])), *letters]:
            for card in pile:
                kind = "main" if card.is_main_job else "part" if card.is_job else card.priority
                kind = kind or ("extra" if card.income else "")
                if kind == wanted and budget.gap + card.income >= card.expense:
                    if not budget.with_card(card).is_balanced:
                        budget = budget.with_card(card)
                        pile.remove(card)
                    break
            else:
                if wanted in letters:
                    break
        state.budgets[seat] = budget
    state.pile, state.taken = pile, 0


@st.composite
def walks(draw: st.DrawFn, max_each: int = 3, max_steps: int = 300) -> Walk:
    """Positions reached by random legal play, with few turns so that drawn rounds are reached."""
    deck = draw(decks(max_each))
    seats = draw(st.integers(2, 4))
    limit = draw(st.sampled_from((20, 10, 3, 1)))
    dealer = draw(st.integers(1, seats))
    luck = random.Random(draw(st.integers(0, 2**32)))
    steps = draw(st.sampled_from((max_steps, max_steps // 2, max_steps // 4, max_steps // 8, 6, 2)))
    builders = draw(st.booleans())
    order = deck.copies()
    luck.shuffle(order)
    if builders:
        order.sort(key=lambda card: luck.random() * (1 if card.is_placeable else 2))
    state, _ = deal(deck, seats, dealer, order, limit)
    if draw(st.booleans()):
        build_ahead(state, luck)
    states = [state]
    moves: list[tuple[int, Move]] = []
    while len(moves) < steps and state.phase != "over":
        seat, move = some_move(state, luck, builders)
        state = state.copy()
        apply(state, seat, move, reverse)
        states.append(state)
        moves.append((seat, move))
    waiting = [state for state in states if state.pending is not None]
    state = luck.choice(waiting if waiting and luck.random() < 0.2 else states)
    return Walk(tuple(states), tuple(moves), state, reverse)


def some_turn(luck: random.Random) -> State:
    """A turn's position of a random deck with one to three actions left: same luck, same position.

    The budget is one that play can leave: letters lost, expenses come, an extra placed, more spent
    than earned. Most are so far that a few actions may balance them, which random play seldom is.
    """
    while True:
        deck = from_data(deck_rows(luck, luck.choice((2, 5, 8)), ROOMY, least=4))
        rest = deck.copies()
        luck.shuffle(rest)
        budget = Budget()
        letters = luck.choice(("", "ABC", "ABCD", "ABCD", "ABCDE", "ABCDE", "ABCDE"))
        lost = luck.sample(letters, luck.choice((0, 0, 0, 1))) if letters else []
        wanted = [
            *luck.choice((["main"], ["main"], ["main", "part"], ["part", "part"])),
            *luck.choice(([], [], ["extra-income"])),
            *[letter for letter in letters if letter not in lost],
            *luck.choice(([], [], [], [luck.choice("ABCDE")])),
            *luck.choice(([], ["expense"])),
        ]
        for kind in wanted:
            fitting = [card for card in rest if kind in (kind_of(card), card.effect)]
            cheap = [card for card in fitting if card.expense <= budget.gap + card.income]
            if cheap or (fitting and luck.random() < 0.1):
                card = max(luck.choices(cheap or fitting, k=2), key=lambda card: card.gap)
                budget = budget.with_card(card)
                rest.remove(card)
        rest.sort(key=lambda card: luck.random() * effort(card, budget))
        hand = tuple(sorted(rest[: luck.randint(3, 7)], key=lambda card: card.index))
        if not budget.is_balanced:
            return turn(deck, budget, hand, luck.choice((1, 2, 3, 3)))


def effort(card: Card, budget: Budget) -> float:
    """How seldom a hand that is dealt for a budget has a card; what changes nothing, the most."""
    if card.effect == "relief" and any(each.is_life for each in budget.cards):
        return 0.3
    if card.is_main_job and budget.main_job is not None:
        return 1 if card.amount != budget.main_job.amount else 4
    return 1 if card.is_placeable else 4


def kind_of(card: Card) -> str:
    """What a card is in a budget: a main job, a part-time job, or a letter."""
    return "main" if card.is_main_job else "part" if card.is_job else card.priority


def turn(deck: Deck, budget: Budget, hand: tuple[Card, ...], actions: int) -> State:
    """Seat 1's turn with these cards, and nobody else's business."""
    return State(
        deck, 2, 50, [(), hand, ()], [Budget(), budget, Budget()], [], 0, (), turn=1,
        phase="act", draws_left=0, actions_left=actions,
    )  # fmt: skip


@st.composite
def matches(draw: st.DrawFn, max_each: int = 2, max_steps: int = 250) -> Match:
    """Matches under way or over: several rounds, drawn ones too."""
    deck = draw(decks(max_each))
    seats = draw(st.integers(2, 4))
    options = Options(draw(st.integers(1, 2)), draw(st.sampled_from((12, 3, 1))))
    seed = draw(st.integers(0, 2**32))
    steps = draw(st.integers(0, max_steps))
    players = [f"player {seat}" for seat in range(1, seats + 1)]
    match = Match.new(deck, players, seed=seed, options=options)
    luck = random.Random(seed)
    builders = draw(st.booleans())
    for _ in range(steps):
        if match.is_over:
            break
        if match.round.is_over:
            match = match.deal()
        else:
            match = match.play(*some_move(match.state, luck, builders))
    return match


@dataclass(frozen=True)
class Twins:
    """Two positions that differ only in what `seat` cannot see; 0 is a spectator.

    With `draws_alike` the next cards of the draw pile are the same, and so is what the seat draws.
    """

    seat: int
    one: State
    other: State
    draws_alike: bool

    def can_tell(self, events: Sequence[Event]) -> bool:
        """Whether the seat has now drawn cards that may differ, and so may know where it is."""
        return not self.draws_alike and any(self.seat in event.private for event in events)


@st.composite
def twins(draw: st.DrawFn, max_steps: int = 300) -> Twins:
    """A reachable position, and the same with the cards that a seat cannot see dealt anew.

    Half of them keep the next seven cards of the pile, more than one move can draw. All hidden
    cards are shuffled, or only those of the pile, or two change places, wherever they lie.
    """
    walk = draw(walks(max_steps=max_steps))
    one = walk.state
    seat = draw(st.integers(0, one.seats))
    luck = random.Random(draw(st.integers(0, 2**32)))
    others = [other for other in walk.seats if other != seat]
    alike = draw(st.booleans())
    kept = one.taken + (7 if alike else 0)
    top = one.pile[one.taken : kept]
    hidden = [card for other in others for card in one.hands[other]] + one.pile[kept:]
    how = draw(st.sampled_from(("all", "pile", "two")))
    if how == "two" and len(hidden) > 1:
        i, j = luck.sample(range(len(hidden)), 2)
        hidden[i], hidden[j] = hidden[j], hidden[i]
    elif how == "pile":
        held = len(hidden) - len(one.pile[kept:])
        pile = hidden[held:]
        luck.shuffle(pile)
        hidden[held:] = pile
    else:
        luck.shuffle(hidden)
    other = one.copy()
    for number in others:
        count = len(one.hands[number])
        other.hands[number] = tuple(sorted(hidden[:count], key=lambda card: card.index))
        del hidden[:count]
    other.pile, other.taken = [*top, *hidden], 0
    assert cards_of(other) == cards_of(one)
    return Twins(seat, one, other, alike)


def cards_of(state: State) -> Counter[str]:
    """Every card on the table, wherever it is: what never changes in a round."""
    cards = [*state.pile[state.taken :], *state.discard_pile]
    for seat in range(1, state.seats + 1):
        cards += [*state.hands[seat], *state.budgets[seat].cards]
    if state.pending is not None:
        cards.append(state.pending.card)
    return Counter(card.id for card in cards)


def events_of(state: State, seat: int, move: Move) -> tuple[State, list[Event]]:
    """The state after a legal move, shuffled without luck, and its events."""
    after = state.copy()
    log: list[Event] = []
    apply(after, seat, move, reverse, log)
    return after, log
