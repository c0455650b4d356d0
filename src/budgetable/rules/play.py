"""Playing a move: a state and a move give the next state and what happened.

`play` checks, copies and applies: what everybody uses. `apply` changes a state in place and trusts
its move to be legal: for search and simulation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from budgetable.rules.budget import Budget
from budgetable.rules.cards import BOUNCE, Card
from budgetable.rules.deck import Deck
from budgetable.rules.events import (
    Accepted,
    Aimed,
    Bounced,
    Cancelled,
    Dealt,
    DiscardBegan,
    Discarded,
    Drew,
    Event,
    ExtrasReturned,
    Fact,
    Filled,
    Lapsed,
    Placed,
    Relieved,
    Reshuffled,
    Resumed,
    RoundDrawn,
    RoundWon,
    Spent,
    Swapped,
    TurnBegan,
)
from budgetable.rules.legal import can_take, fault
from budgetable.rules.moves import (
    DISCARD,
    Accept,
    Counter,
    Discard,
    Done,
    Draw,
    Move,
    Place,
    Play,
    Swap,
    Use,
)
from budgetable.rules.options import ACTIONS, DRAWS, HAND
from budgetable.rules.refusals import Refused
from budgetable.rules.state import (
    ACT,
    DISCARDING,
    DRAW,
    OVER,
    Pending,
    State,
    pair,
    with_card,
    without_card,
)

Shuffle = Callable[[Sequence[Card]], list[Card]]
"""Gives the cards in a new order, as a list of its own; called once for each reshuffle (R6)."""


def deal(
    deck: Deck, seats: int, dealer: int, order: Sequence[Card], turn_limit: int
) -> tuple[State, list[Event]]:
    """R4: five cards each from the top of `order`, one at a time, and the next one turned up."""
    pile = list(order)
    hands: list[tuple[Card, ...]] = [() for _ in range(seats + 1)]
    seat = dealer
    for card in pile[: HAND * seats]:
        seat = seat % seats + 1
        hands[seat] = with_card(hands[seat], card)
    first = dealer % seats + 1
    up = pile[HAND * seats]
    budgets = [Budget() for _ in range(seats + 1)]
    state = State(
        deck, seats, turn_limit, hands, budgets, pile, HAND * seats + 1, (up,), turn=first
    )
    told: dict[int, Fact] = {
        seat: Dealt(dealer, first, up, hands[seat]) for seat in range(1, seats + 1)
    }
    return state, [Event(Dealt(dealer, first, up, None), told), Event(TurnBegan(first))]


def play(state: State, seat: int, move: Move, shuffle: Shuffle) -> tuple[State, list[Event]]:
    """The state after a move, and what happened. The given state stays as it was.

    Raises Refused, with the fault, if the move is not legal.
    """
    found = fault(state, seat, move)
    if found is not None:
        raise Refused(found)
    after = state.copy()
    log: list[Event] = []
    apply(after, seat, move, shuffle, log)
    return after, log


def apply(
    state: State, seat: int, move: Move, shuffle: Shuffle, log: list[Event] | None = None
) -> None:
    """Change `state` by a legal move; with a `log`, add what happens to it."""
    if isinstance(move, Draw):
        draw(state, seat, move.pile, shuffle, log)
    elif isinstance(move, Discard):
        discard(state, seat, move.card, log)
    elif isinstance(move, Swap):
        swap(state, seat, move.card, move.other, log)
    elif isinstance(move, Done):
        end_actions(state, seat, log)
    elif isinstance(move, Place):
        place(state, seat, move.card, log)
    elif isinstance(move, Accept):
        accept(state, seat, log)
    elif isinstance(move, Play):
        aim(state, seat, move, shuffle, log)
    elif isinstance(move, Counter):
        counter(state, seat, move.card, shuffle, log)
    elif isinstance(move, Use):
        relieve(state, seat, move.card, move.other, log)
    if state.phase != OVER and state.pending is None:
        settle(state, shuffle, log)


def draw(state: State, seat: int, pile: str, shuffle: Shuffle, log: list[Event] | None) -> None:
    """R5: take one card."""
    if pile == DISCARD:
        card = state.discard_pile[-1]
        state.discard_pile = state.discard_pile[:-1]
    else:
        card = take(state, seat, shuffle, log)
    state.hands[seat] = with_card(state.hands[seat], card)
    state.draws_left -= 1
    if state.draws_left == 0:
        state.phase = ACT
    if log is not None:
        known = Drew(seat, pile, card, state.draws_left)
        if pile == DISCARD:
            log.append(Event(known))
        else:
            log.append(Event(Drew(seat, pile, None, state.draws_left), {seat: known}))


def place(state: State, seat: int, card: Card, log: list[Event] | None) -> None:
    """R9 to R12: a card of the hand joins the budget."""
    before = state.budgets[seat]
    state.hands[seat] = without_card(state.hands[seat], card)
    state.actions_left -= 1
    budget = state.budgets[seat] = before.with_card(card)
    if log is not None:
        is_extra = before.letters & card.letter_bit != 0
        left = state.actions_left
        log.append(Event(Placed(seat, card, is_extra, budget.income, budget.expenses, left)))
    end_if_balanced(state, seat, log)


def swap(state: State, seat: int, card: Card, other: Card, log: list[Event] | None) -> None:
    """R13: a card of the hand and one of the budget change places."""
    state.hands[seat] = with_card(without_card(state.hands[seat], card), other)
    state.actions_left -= 1
    budget = state.budgets[seat] = state.budgets[seat].with_swap(card, other)
    if log is not None:
        left = state.actions_left
        log.append(Event(Swapped(seat, card, other, budget.income, budget.expenses, left)))
    end_if_balanced(state, seat, log)


def relieve(state: State, seat: int, card: Card, other: Card, log: list[Event] | None) -> None:
    """R14: relief and what it relieves go to the discard pile, the relief on top."""
    state.hands[seat] = without_card(state.hands[seat], card)
    state.discard_pile = state.discard_pile + (other, card)
    state.actions_left -= 1
    budget = state.budgets[seat] = state.budgets[seat].without(other)
    if log is not None:
        left = state.actions_left
        log.append(Event(Relieved(seat, card, other, budget.income, budget.expenses, left)))
    end_if_balanced(state, seat, log)


def aim(state: State, seat: int, move: Play, shuffle: Shuffle, log: list[Event] | None) -> None:
    """R15, R20: Life Happens is played and waits for its answer."""
    card = move.card
    state.hands[seat] = without_card(state.hands[seat], card)
    state.hits |= 1 << pair(seat, move.target)
    if not card.anytime:
        state.actions_left -= 1
    if log is not None:
        log.append(Event(Aimed(seat, card, move.target, move.letter, state.turn)))
    if seat != state.turn:
        fill(state, seat, shuffle, log)
    state.pending = Pending(card, seat, move.target, move.letter)


def accept(state: State, seat: int, log: list[Event] | None) -> None:
    """R16: the pending card takes effect on `seat`, the last copy standing where there are some."""
    pending = state.pending
    assert pending is not None
    card = pending.card
    lost = state.budgets[seat].taken_by(card, pending.letter)
    budget = state.budgets[seat] = state.budgets[seat].after_life(card, pending.letter)
    if lost is not None:
        state.discard_pile = state.discard_pile + (lost, card)
    state.pending = None
    if log is not None:
        log.append(Event(Accepted(seat, card, pending.by, lost, budget.income, budget.expenses)))
    end_if_balanced(state, seat, log)
    resume(state, log)


def counter(state: State, seat: int, card: Card, shuffle: Shuffle, log: list[Event] | None) -> None:
    """R18, R19: Just Say No discards the pending card, Bounce Back aims it at who aimed it."""
    pending = state.pending
    assert pending is not None
    life = pending.card
    by = pending.by
    state.hands[seat] = without_card(state.hands[seat], card)
    bounces = card.effect == BOUNCE
    if bounces:
        state.discard_pile = state.discard_pile + (card,)
    else:
        state.discard_pile = state.discard_pile + (life, card)
    if log is not None:
        if bounces:
            log.append(Event(Bounced(seat, card, life, by, pending.letter)))
        else:
            log.append(Event(Cancelled(seat, card, life, by)))
    if seat != state.turn:
        fill(state, seat, shuffle, log)
    if not bounces:
        state.pending = None
        resume(state, log)
    elif can_take(state.budgets[by], life, pending.letter):
        state.pending = Pending(life, seat, by, pending.letter, True)
    else:
        state.pending = None
        state.discard_pile = state.discard_pile + (life,)
        if log is not None:
            log.append(Event(Spent(by, life)))
        resume(state, log)


def end_actions(state: State, seat: int, log: list[Event] | None) -> None:
    """R7, R12: extras go back, and what is too many must be discarded."""
    if state.budgets[seat].has_extras:
        extras = state.budgets[seat].extras
        budget = state.budgets[seat] = state.budgets[seat].without_extras()
        for card in extras:
            state.hands[seat] = with_card(state.hands[seat], card)
        if log is not None:
            log.append(Event(ExtrasReturned(seat, extras, budget.income, budget.expenses)))
        end_if_balanced(state, seat, log)
        if state.phase == OVER:
            return
    state.phase = DISCARDING
    too_many = len(state.hands[seat]) - HAND
    if too_many > 0 and log is not None:
        log.append(Event(DiscardBegan(seat, too_many)))


def discard(state: State, seat: int, card: Card, log: list[Event] | None) -> None:
    """R8: one card fewer."""
    state.hands[seat] = without_card(state.hands[seat], card)
    state.discard_pile = state.discard_pile + (card,)
    if log is not None:
        log.append(Event(Discarded(seat, card, len(state.hands[seat]) - HAND)))


def take(state: State, seat: int, shuffle: Shuffle, log: list[Event] | None) -> Card:
    """R6: the top of the draw pile, after a reshuffle if it is empty."""
    if state.taken == len(state.pile):
        state.pile = shuffle(state.discard_pile[:-1])
        state.taken = 0
        state.discard_pile = state.discard_pile[-1:]
        if log is not None:
            log.append(Event(Reshuffled(seat, len(state.pile))))
    card = state.pile[state.taken]
    state.taken += 1
    return card


def fill(state: State, seat: int, shuffle: Shuffle, log: list[Event] | None) -> None:
    """R8, R21: up to five cards, as far as the draw pile can give."""
    taken: list[Card] = []
    while len(state.hands[seat]) < HAND and state.deck_can_give():
        card = take(state, seat, shuffle, log)
        state.hands[seat] = with_card(state.hands[seat], card)
        taken.append(card)
    if taken and log is not None:
        known = Filled(seat, len(taken), tuple(taken))
        log.append(Event(Filled(seat, len(taken), None), {seat: known}))


def end_if_balanced(state: State, seat: int, log: list[Event] | None) -> None:
    """R22: a balanced budget ends the round at once."""
    budget = state.budgets[seat]
    if budget.is_balanced:
        state.phase = OVER
        state.winner = seat
        if log is not None:
            log.append(Event(RoundWon(seat, budget.income, state.turn)))


def resume(state: State, log: list[Event] | None) -> None:
    """After an answer the turn goes on where it was."""
    if log is not None and state.phase != OVER:
        left = state.draws_left
        log.append(Event(Resumed(state.turn, state.phase, left, state.actions_left)))


def settle(state: State, shuffle: Shuffle, log: list[Event] | None) -> None:
    """What follows by itself: a turn's end (R8, R21), a lapsed draw (R5)."""
    if state.phase == DISCARDING and len(state.hands[state.turn]) <= HAND:
        fill(state, state.turn, shuffle, log)
        end_turn(state, log)
    if state.phase == DRAW and not state.discard_pile and state.taken == len(state.pile):
        if log is not None:
            log.append(Event(Lapsed(state.turn, state.draws_left)))
        state.draws_left = 0
        state.phase = ACT


def end_turn(state: State, log: list[Event] | None) -> None:
    """R5, R23: the next seat's turn, unless every seat has ended as many as the limit says."""
    state.turn = state.next_seat(state.turn)
    state.draws_left = DRAWS
    state.actions_left = ACTIONS
    state.hits = 0
    state.turns_ended += 1
    if state.turns_ended == state.seats * state.turn_limit:
        state.phase = OVER
        if log is not None:
            log.append(Event(RoundDrawn(state.turn, state.turn_limit)))
    else:
        state.phase = DRAW
        if log is not None:
            log.append(Event(TurnBegan(state.turn)))
