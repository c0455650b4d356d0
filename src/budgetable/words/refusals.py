"""Why a move is refused: what was wrong, with its numbers, and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from budgetable.rules.cards import (
    INCOME,
    LETTERS,
    LOSE_JOB,
    LOSE_PART_TIME,
    LOSE_PRIORITY,
    RELIEF,
    Card,
)
from budgetable.rules.deck import Deck
from budgetable.rules.match import MIN_SEATS
from budgetable.rules.moves import DRAW_DECK, MAX_SEATS, read_seat
from budgetable.rules.options import ACTIONS, HAND
from budgetable.rules.refusals import (
    ALREADY_HIT,
    BAD_SEATS,
    BAD_TARGET,
    CATEGORY_TAKEN,
    DIFFERENT_CATEGORY,
    MATCH_OVER,
    NEEDS_EARLIER_PRIORITY,
    NEEDS_INCOME,
    NO_ACTIONS_LEFT,
    NO_EFFECT,
    NOT_A_COUNTER,
    NOT_IN_BUDGET,
    NOT_IN_HAND,
    NOT_LIFE_HAPPENS,
    NOT_PLACEABLE,
    NOT_SWAPPABLE,
    NOT_USABLE,
    NOT_YOUR_TURN,
    OVER_INCOME,
    PILE_EMPTY,
    ROUND_OVER,
    SAME_VALUE,
    SECOND_JOB,
    UNREADABLE,
    WAITING_FOR_ANSWER,
    WRONG_PHASE,
    WRONG_WINNER,
    Fault,
)
from budgetable.rules.state import ACT, DISCARDING, DRAW
from budgetable.rules.view import View
from budgetable.words.cards import Speaker

FORMS: Final = {
    "draw": 0,
    "place": 1,
    "swap": 2,
    "use": 2,
    "play": 1,
    "accept": 0,
    "counter": 1,
    "done": 0,
    "discard": 1,
}
"""The verbs of the moves, and how many cards each names."""

LONGEST: Final = 60
"""More of what somebody typed is not quoted back."""


def sentence(speaker: Speaker, fault: Fault, view: View | None = None) -> str:
    """The sentence of a fault. Without a view, seats are told by number and no cards are listed."""
    says = SAYERS.get(fault.code)
    return says(speaker, fault, view) if says else speaker.say(fault.code)


def seat_name(speaker: Speaker, view: View | None, seat: int) -> str:
    """A player's name where it is known, else the seat's number."""
    if view is not None and 1 <= seat <= len(view.seats):
        return view.seat(seat).name
    return speaker.say("seat-number", seat=seat)


def _card(speaker: Speaker, card: Card | None) -> str:
    return speaker.say("a-card") if card is None else speaker.card(card)


def _name(speaker: Speaker, card: Card | None) -> str:
    return speaker.say("a-card") if card is None else speaker.name(card)


def _unreadable(speaker: Speaker, fault: Fault, view: View | None) -> str:
    words = fault.move.split()
    verb = words[0] if words else ""
    number = read_seat(verb)
    if number >= 0 and not 1 <= number <= fault.seats:
        return speaker.say("unreadable-seat", seat=number, seats=fault.seats)
    if view is None:
        examples = ", ".join(["draw deck", "accept", "done"])
        return speaker.say("unreadable", move=quoted(fault.move), examples=examples)
    deck = view.deck
    if not words:
        examples = ", ".join([written(deck, each) for each in ("draw", "place", "done")])
        return speaker.say("unreadable", move="", examples=examples)
    if verb not in FORMS:
        return speaker.say("unreadable-verb", verb=quoted(verb))
    named = words[1 : 1 + FORMS[verb]]
    for id in named:
        if id not in deck.by_id:
            return _unknown_card(speaker, deck, id)
    example = written(deck, verb, *[deck[id] for id in named])
    return speaker.say("unreadable-form", move=quoted(fault.move), example=example)


def _unknown_card(speaker: Speaker, deck: Deck, id: str) -> str:
    from difflib import get_close_matches  # Late: only a slip of the fingers needs it.

    near = get_close_matches(id.lower(), list(deck.by_id), n=1)
    if near:
        return speaker.say("unreadable-card-near", card=quoted(id), example=near[0])
    return speaker.say("unreadable-card", card=quoted(id), example=deck.cards[0].id)


def written(deck: Deck, verb: str, *named: Card) -> str:
    """An example of a move as it is written, with the cards that were named so far."""
    if verb == "draw":
        return str(DRAW_DECK)
    cards = list(named)
    while len(cards) < FORMS[verb]:
        cards.append(_sample(deck, verb, cards))
    words = [verb, *[card.id for card in cards]]
    if verb == "play":
        words.append("2")
        if cards[0].effect == LOSE_PRIORITY:
            words.append("C")
    return " ".join(words)


def _sample(deck: Deck, verb: str, before: list[Card]) -> Card:
    """A card that could stand next in a move; the deck's first if none could."""
    first = before[0] if before else None
    for card in deck.cards:
        fits = {
            "swap": card.category != "" if first is None else card.category == first.category,
            "use": card.effect == RELIEF if first is None else card.is_life,
            "play": card.is_life,
            "counter": card.is_counter,
        }
        if fits.get(verb, True) and card is not first:
            return card
    return deck.cards[0]


def quoted(text: str) -> str:
    """What somebody typed, on one line and not too long, to be put between quotes."""
    line = " ".join("".join([c if c.isprintable() else " " for c in text]).split())
    return line if len(line) <= LONGEST else line[:LONGEST].rstrip() + "..."


def _round_over(speaker: Speaker, fault: Fault, view: View | None) -> str:
    if not fault.seat:
        return speaker.say("round-over-drawn")
    if view is not None and view.you == fault.seat:
        return speaker.say("round-over-you")
    return speaker.say("round-over", name=seat_name(speaker, view, fault.seat))


def _waiting(speaker: Speaker, fault: Fault, view: View | None) -> str:
    name = seat_name(speaker, view, fault.seat)
    if view is None or view.pending is None:
        return speaker.say("waiting-for-answer", name=name)
    card = speaker.name(view.pending.card)
    if view.you == fault.seat:
        return speaker.say("waiting-for-answer-you-card", card=card)
    return speaker.say("waiting-for-answer-card", name=name, card=card)


def _not_your_turn(speaker: Speaker, fault: Fault, view: View | None) -> str:
    return speaker.say("not-your-turn", name=seat_name(speaker, view, fault.seat))


def _not_in_hand(speaker: Speaker, fault: Fault, view: View | None) -> str:
    card = _name(speaker, fault.card)
    if view is None or not view.hand:
        return speaker.say("not-in-hand", card=card)
    return speaker.say("not-in-hand-list", card=card, hand=speaker.cards(view.hand))


def _wrong_phase(speaker: Speaker, fault: Fault, view: View | None) -> str:
    if fault.phase == DRAW:
        return speaker.say("wrong-phase-draw", draws=fault.draws_left)
    if fault.phase == DISCARDING:
        return speaker.say("wrong-phase-discard", hand=HAND)
    assert fault.phase == ACT
    verb = "draw" if fault.pile else "discard"
    return speaker.say(f"wrong-phase-act-{verb}", actions=fault.actions_left)


def _no_actions_left(speaker: Speaker, fault: Fault, view: View | None) -> str:
    return speaker.say("no-actions-left", actions=ACTIONS)


def _pile_empty(speaker: Speaker, fault: Fault, view: View | None) -> str:
    return speaker.say(f"pile-empty-{fault.pile}")


def _not_a_counter(speaker: Speaker, fault: Fault, view: View | None) -> str:
    card = _name(speaker, fault.card)
    if view is None:
        return speaker.say("not-a-counter-any", card=card)
    held = [each for each in dict.fromkeys(view.hand) if each.is_counter]
    if not held:
        return speaker.say("not-a-counter-none", card=card)
    counters = ", ".join([speaker.name(each) for each in held])
    return speaker.say("not-a-counter", card=card, counters=counters)


def _not_placeable(speaker: Speaker, fault: Fault, view: View | None) -> str:
    card = fault.card
    assert card is not None
    kind = "life" if card.is_life else "relief" if card.effect == RELIEF else "counter"
    return speaker.say(f"not-placeable-{kind}", card=speaker.name(card))


def _second_job(speaker: Speaker, fault: Fault, view: View | None) -> str:
    card = fault.card
    main_job = fault.other
    id = "second-job"
    if card is not None and main_job is not None and card.amount == main_job.amount:
        id = "second-job-same"  # A swap would be refused too: the amounts must differ (R13).
    elif fault.move.startswith("swap "):
        id = "second-job-swap"
    values = {"other": _card(speaker, main_job), "card": _name(speaker, card)}
    return speaker.say(id, **values)


def _needs_income(speaker: Speaker, fault: Fault, view: View | None) -> str:
    return speaker.say("needs-income", card=_name(speaker, fault.card))


def _category_taken(speaker: Speaker, fault: Fault, view: View | None) -> str:
    card, other = fault.card, fault.other
    is_same = card is not None and other is not None and card.amount == other.amount
    return speaker.say(
        "category-taken-same" if is_same else "category-taken",
        letter=speaker.letter(fault.letter),
        other=speaker.short(other) if other is not None else speaker.say("a-card"),
        actions=fault.actions_left,
    )


def _needs_earlier(speaker: Speaker, fault: Fault, view: View | None) -> str:
    card = fault.card
    assert card is not None
    own, first = speaker.letter(card.priority), speaker.letter(fault.first)
    if fault.first == fault.letter:
        return speaker.say("needs-earlier-priority", card=speaker.name(card), own=own, letter=first)
    missing = LETTERS[LETTERS.index(fault.first) : LETTERS.index(card.priority)]
    letters, last = ", ".join(missing[:-1]), missing[-1]
    values = {"card": speaker.name(card), "own": own, "first": first}
    return speaker.say("needs-earlier-priority-first", letters=letters, last=last, **values)


def _over_income(speaker: Speaker, fault: Fault, view: View | None) -> str:
    gap = fault.gap
    state = "" if gap > 0 else "-none" if gap == 0 else "-over"
    values: dict[str, str | int] = {
        "name": _name(speaker, fault.card),
        "amount": fault.amount,
        "free": gap,
        "over": -gap,
    }
    if fault.other is None:
        return speaker.say(f"over-income{state}", **values)
    cost = fault.other.amount
    values |= {
        "other": speaker.name(fault.other),
        "more": fault.amount - cost,
        "cost": cost,
        "most": cost + gap,
    }
    return speaker.say(f"over-income-swap{state}", **values)


def _not_in_budget(speaker: Speaker, fault: Fault, view: View | None) -> str:
    card = _name(speaker, fault.other)
    if view is None:
        return speaker.say("not-in-budget", card=card)
    is_relief = fault.card is not None and fault.card.effect == RELIEF
    if is_relief and not any(each.is_life for each in view.budget.cards):
        return speaker.say("not-in-budget-relief", card=_name(speaker, fault.card))
    if not view.budget.cards:
        return speaker.say("not-in-budget-empty", card=card)
    return speaker.say("not-in-budget-list", card=card, cards=speaker.cards(view.budget.cards))


def _not_swappable(speaker: Speaker, fault: Fault, view: View | None) -> str:
    return speaker.say("not-swappable", card=_name(speaker, fault.card))


def _different_category(speaker: Speaker, fault: Fault, view: View | None) -> str:
    return speaker.say(
        "different-category",
        card=_name(speaker, fault.card),
        category=_category(speaker, fault.card),
        other=_name(speaker, fault.other),
        other_category=_category(speaker, fault.other),
    )


def _category(speaker: Speaker, card: Card | None) -> str:
    assert card is not None
    category = card.category
    return speaker.say("category-income") if category == INCOME else speaker.letter(category)


def _same_value(speaker: Speaker, fault: Fault, view: View | None) -> str:
    card, other = _name(speaker, fault.card), _name(speaker, fault.other)
    return speaker.say("same-value", card=card, other=other, amount=fault.amount)


def _not_usable(speaker: Speaker, fault: Fault, view: View | None) -> str:
    card, other = _name(speaker, fault.card), _name(speaker, fault.other)
    if fault.card is not None and fault.card.effect == RELIEF:
        return speaker.say("not-usable-other", card=card, other=other)
    return speaker.say("not-usable-card", card=card)


def _not_life_happens(speaker: Speaker, fault: Fault, view: View | None) -> str:
    return speaker.say("not-life-happens", card=_name(speaker, fault.card))


def _bad_target(speaker: Speaker, fault: Fault, view: View | None) -> str:
    if fault.seat > fault.seats or fault.seat < 1:
        return speaker.say("bad-target-none", seat=fault.seat, seats=fault.seats)
    return speaker.say("bad-target-self", seat=fault.seat, seats=fault.seats)


def _already_hit(speaker: Speaker, fault: Fault, view: View | None) -> str:
    return speaker.say("already-hit", name=seat_name(speaker, view, fault.seat))


def _no_effect(speaker: Speaker, fault: Fault, view: View | None) -> str:
    card = fault.card
    assert card is not None
    if (fault.letter != "") != (card.effect == LOSE_PRIORITY):
        values: dict[str, str | int] = {"card": speaker.name(card), "written": card.id}
        if fault.letter:
            values["letter"] = fault.letter
            return speaker.say("no-effect-letter-extra", seat=fault.seat, **values)
        return speaker.say("no-effect-letter-needed", seat=fault.seat, **values)
    name = seat_name(speaker, view, fault.seat)
    if card.effect == LOSE_PRIORITY:
        if view is not None and not view.seat(fault.seat).budget.letters:
            return speaker.say("no-effect-priorities", name=name)
        letter = speaker.letter(fault.letter)
        return speaker.say("no-effect-priority", name=name, letter=letter)
    assert card.effect in (LOSE_JOB, LOSE_PART_TIME)
    return speaker.say(f"no-effect-{card.effect.removeprefix('lose-')}", name=name)


def _bad_seats(speaker: Speaker, fault: Fault, view: View | None) -> str:
    if MIN_SEATS <= fault.seats <= MAX_SEATS:
        return speaker.say("bad-seats-dealer", seat=fault.seat, seats=fault.seats)
    return speaker.say("bad-seats", seats=fault.seats)


def _match_over(speaker: Speaker, fault: Fault, view: View | None) -> str:
    if not fault.seat:
        return speaker.say("match-over-drawn")
    return speaker.say("match-over", name=seat_name(speaker, view, fault.seat))


def _wrong_winner(speaker: Speaker, fault: Fault, view: View | None) -> str:
    if not fault.seat:
        return speaker.say("wrong-winner-none")
    return speaker.say("wrong-winner", name=seat_name(speaker, view, fault.seat))


SAYERS: Final[dict[str, Callable[[Speaker, Fault, View | None], str]]] = {
    UNREADABLE: _unreadable,
    ROUND_OVER: _round_over,
    WAITING_FOR_ANSWER: _waiting,
    NOT_YOUR_TURN: _not_your_turn,
    NOT_IN_HAND: _not_in_hand,
    WRONG_PHASE: _wrong_phase,
    NO_ACTIONS_LEFT: _no_actions_left,
    PILE_EMPTY: _pile_empty,
    NOT_A_COUNTER: _not_a_counter,
    NOT_PLACEABLE: _not_placeable,
    SECOND_JOB: _second_job,
    NEEDS_INCOME: _needs_income,
    CATEGORY_TAKEN: _category_taken,
    NEEDS_EARLIER_PRIORITY: _needs_earlier,
    OVER_INCOME: _over_income,
    NOT_IN_BUDGET: _not_in_budget,
    NOT_SWAPPABLE: _not_swappable,
    DIFFERENT_CATEGORY: _different_category,
    SAME_VALUE: _same_value,
    NOT_USABLE: _not_usable,
    NOT_LIFE_HAPPENS: _not_life_happens,
    BAD_TARGET: _bad_target,
    ALREADY_HIT: _already_hit,
    NO_EFFECT: _no_effect,
    BAD_SEATS: _bad_seats,
    MATCH_OVER: _match_over,
    WRONG_WINNER: _wrong_winner,
}
"""The codes whose sentence has values; the others are messages of the same name."""
