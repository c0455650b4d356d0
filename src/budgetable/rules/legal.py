"""Which moves a seat has, and why another is refused: one source for both.

Each kind of move has one small function here that answers with the code of the first check that
fails, or with nothing. `fault` asks it for one move and adds the numbers; `legal` asks it for all
that a hand could try, and keeps those without a code.
"""

from __future__ import annotations

from typing import Final

from budgetable.rules.budget import Budget
from budgetable.rules.cards import (
    EXPENSE,
    LETTERS,
    RELIEF,
    Card,
)
from budgetable.rules.extras import can_be_extra
from budgetable.rules.moves import (
    ACCEPT,
    DECK,
    DISCARD,
    DONE,
    DRAW_DECK,
    DRAW_DISCARD,
    Accept,
    Counter,
    Discard,
    Draw,
    Move,
    Place,
    Play,
    Swap,
    Use,
)
from budgetable.rules.refusals import (
    ALREADY_HIT,
    BAD_TARGET,
    CATEGORY_TAKEN,
    DIFFERENT_CATEGORY,
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
    NOTHING_TO_ANSWER,
    OVER_INCOME,
    PILE_EMPTY,
    ROUND_OVER,
    SAME_VALUE,
    SECOND_JOB,
    UNREADABLE,
    WAITING_FOR_ANSWER,
    WRONG_PHASE,
    Fault,
)
from budgetable.rules.state import ACT, DISCARDING, DRAW, OVER, State

FINE: Final = ""
"""No check fails."""


def legal(state: State, seat: int) -> list[Move]:
    """Every move that `seat` may make now, hand by hand in the deck's order; empty if none."""
    moves: list[Move] = []
    if state.phase == OVER:
        return moves
    hand = state.hands[seat]
    if state.pending is not None:
        if seat == state.pending.target:
            moves.append(ACCEPT)
            last: Card | None = None
            for card in hand:
                if card is not last and not counter_code(card):
                    moves.append(state.deck.moves.counter[card.index])
                last = card
        return moves
    if seat != state.turn:
        add_plays(state, seat, moves, anytime_only=True)
    elif state.phase == DRAW:
        if not draw_code(state, DECK):
            moves.append(DRAW_DECK)
        if not draw_code(state, DISCARD):
            moves.append(DRAW_DISCARD)
        add_plays(state, seat, moves, anytime_only=True)
    elif state.phase == ACT:
        if state.actions_left > 0:
            add_building(state, seat, moves)
        add_plays(state, seat, moves, anytime_only=state.actions_left == 0)
        moves.append(DONE)
    else:
        last = None
        for card in hand:
            if card is not last:
                moves.append(state.deck.moves.discard[card.index])
            last = card
        add_plays(state, seat, moves, anytime_only=True)
    return moves


def add_building(state: State, seat: int, moves: list[Move]) -> None:
    """Add the places, swaps and uses that `seat` has, with an action left."""
    hand = state.hands[seat]
    budget = state.budgets[seat]
    known = state.deck.moves
    last: Card | None = None
    for card in hand:
        if card is last:
            continue
        last = card
        if card.is_placeable:
            if not place_code(budget, hand, card, state.actions_left):
                moves.append(known.place[card.index])
            for other in budget.standing:
                if other.fills == card.fills and not exchange_code(budget, card, other):
                    moves.append(known.swap(card, other))
        elif card.effect == RELIEF:
            for place, other in enumerate(budget.cards):
                if budget.cards.index(other) == place and not use_code(budget, card, other):
                    moves.append(known.use(card, other))


def add_plays(state: State, seat: int, moves: list[Move], anytime_only: bool) -> None:
    """Add the Life Happens cards that `seat` may play on others, seat by seat."""
    last: Card | None = None
    for card in state.hands[seat]:
        if not card.is_life or card is last or (anytime_only and not card.anytime):
            continue
        last = card
        for target in range(1, state.seats + 1):
            if target_code(state, seat, target):
                continue
            for letter in card.may_name:
                if can_take(state.budgets[target], card, letter):
                    moves.append(state.deck.moves.play(card, target, letter))


def fault(state: State, seat: int, move: Move) -> Fault | None:
    """Why `seat` may not make this move now, or nothing: the checks of the rules page in order."""
    if not 1 <= seat <= state.seats:
        return Fault(UNREADABLE, move=f"{seat} {move}", seats=state.seats)
    code = general_code(state, seat, move) or own_code(state, seat, move)
    return explain(state, seat, move, code) if code else None


def general_code(state: State, seat: int, move: Move) -> str:
    """The checks that are the same for every move: is it this seat's moment, has it the card?"""
    if state.phase == OVER:
        return ROUND_OVER
    is_answer = isinstance(move, (Accept, Counter))
    if state.pending is None:
        if is_answer:
            return NOTHING_TO_ANSWER
    elif not is_answer or seat != state.pending.target:
        return WAITING_FOR_ANSWER
    card = card_of(move)
    is_held = card is None or card in state.hands[seat]
    is_exempt = is_answer or (
        isinstance(move, Play) and card is not None and card.anytime and is_held
    )
    if seat != state.turn and not is_exempt:
        return NOT_YOUR_TURN
    if not is_held:
        return NOT_IN_HAND
    if is_exempt:
        return FINE
    if state.phase != phase_of(move):
        return WRONG_PHASE
    if state.actions_left == 0 and isinstance(move, (Place, Swap, Use, Play)):
        return NO_ACTIONS_LEFT
    return FINE


def own_code(state: State, seat: int, move: Move) -> str:
    """The checks of the move's own kind."""
    if isinstance(move, Draw):
        return draw_code(state, move.pile)
    if isinstance(move, Place):
        budget = state.budgets[seat]
        return place_code(budget, state.hands[seat], move.card, state.actions_left)
    if isinstance(move, Swap):
        return swap_code(state.budgets[seat], move.card, move.other)
    if isinstance(move, Use):
        return use_code(state.budgets[seat], move.card, move.other)
    if isinstance(move, Play):
        return play_code(state, seat, move.card, move.target, move.letter)
    if isinstance(move, Counter):
        return counter_code(move.card)
    return FINE


def draw_code(state: State, pile: str) -> str:
    """R5, R6: can this pile give a card?"""
    can_give = state.deck_can_give() if pile == DECK else len(state.discard_pile) > 0
    return FINE if can_give else PILE_EMPTY


def place_code(budget: Budget, hand: tuple[Card, ...], card: Card, actions_left: int) -> str:
    """R9 to R12: may this card join the budget?"""
    if not card.is_placeable:
        return NOT_PLACEABLE
    if card.is_job:
        has_job = card.is_main_job and budget.main_job is not None
        return SECOND_JOB if has_job else FINE
    if not budget.jobs:
        return NEEDS_INCOME
    if not card.letter_bit:
        return FINE
    if budget.letters & card.letter_bit:
        return FINE if can_be_extra(budget, hand, card, actions_left) else CATEGORY_TAKEN
    if card.letter_bit > 1 and not budget.letters & card.letter_bit >> 1:
        return NEEDS_EARLIER_PRIORITY
    return FINE if card.amount <= budget.gap else OVER_INCOME


def swap_code(budget: Budget, card: Card, other: Card) -> str:
    """R13: may this card take the place of the other?"""
    if other not in budget.cards:
        return NOT_IN_BUDGET
    if not card.category or not other.category:
        return NOT_SWAPPABLE
    if card.category != other.category:
        return DIFFERENT_CATEGORY
    return exchange_code(budget, card, other)


def exchange_code(budget: Budget, card: Card, other: Card) -> str:
    """R13 once `other` is known to be in the budget and of the card's category."""
    if card.amount == other.amount:
        return SAME_VALUE
    if card.main_jobs > other.main_jobs and budget.main_job is not None:
        return SECOND_JOB
    dearer = card.expense - other.expense
    return OVER_INCOME if dearer > 0 and dearer > budget.gap else FINE


def use_code(budget: Budget, card: Card, other: Card) -> str:
    """R14: may this relief take that Life Happens card away?"""
    if other not in budget.cards:
        return NOT_IN_BUDGET
    return FINE if card.effect == RELIEF and other.is_life else NOT_USABLE


def play_code(state: State, seat: int, card: Card, target: int, letter: str) -> str:
    """R15: may this Life Happens card be played on that seat?"""
    if not card.is_life:
        return NOT_LIFE_HAPPENS
    return target_code(state, seat, target) or take_code(state.budgets[target], card, letter)


def target_code(state: State, seat: int, target: int) -> str:
    """R15: is that a seat that this one may aim at?"""
    if target == seat or not 1 <= target <= state.seats:
        return BAD_TARGET
    return ALREADY_HIT if state.has_hit(seat, target) else FINE


def take_code(budget: Budget, card: Card, letter: str) -> str:
    """R15: is a letter named where one must be, and does the card find something to take?"""
    return FINE if letter in card.may_name and can_take(budget, card, letter) else NO_EFFECT


def can_take(budget: Budget, card: Card, letter: str) -> bool:
    """Whether a Life Happens card finds something to take in this budget (R15, R19)."""
    return card.effect == EXPENSE or budget.taken_by(card, letter) is not None


def counter_code(card: Card) -> str:
    """R17: does this card answer a Life Happens card?"""
    return FINE if card.is_counter else NOT_A_COUNTER


def card_of(move: Move) -> Card | None:
    """The card that a move takes from the hand, if it takes one."""
    if isinstance(move, (Place, Swap, Use, Play, Counter, Discard)):
        return move.card
    return None


def phase_of(move: Move) -> str:
    """The phase that a move of one's own turn belongs to."""
    if isinstance(move, Draw):
        return DRAW
    return DISCARDING if isinstance(move, Discard) else ACT


def explain(state: State, seat: int, move: Move, code: str) -> Fault:
    """The fault with the numbers that make it a reason."""
    budget = state.budgets[seat]
    card = card_of(move)
    other = move.other if isinstance(move, (Swap, Use)) else None
    letter = card.priority if card is not None else ""
    amount = card.amount if card is not None else 0
    first = ""
    short = 0
    blamed = 0
    if code == ROUND_OVER:
        blamed = state.winner
    elif code == WAITING_FOR_ANSWER and state.pending is not None:
        blamed = state.pending.target
    elif code == NOT_YOUR_TURN:
        blamed = state.turn
    elif code == SECOND_JOB:
        other = budget.main_job
    elif code == CATEGORY_TAKEN and card is not None:
        other = budget.last_of_letter(card.letter_bit)
    elif code == NEEDS_EARLIER_PRIORITY:
        letter = LETTERS[LETTERS.index(letter) - 1]
        first = budget.first_before(letter)
    elif code == OVER_INCOME:
        short = amount - (other.amount if other is not None else 0) - budget.gap
    elif code == NOT_SWAPPABLE and other is not None and card is not None and card.category:
        card = other
    elif isinstance(move, Play):
        blamed = move.target
        letter = move.letter
    return Fault(
        code,
        move=str(move),
        seat=blamed,
        card=card,
        other=other,
        phase=state.phase,
        pile=move.pile if isinstance(move, Draw) else "",
        letter=letter,
        first=first,
        amount=amount,
        income=budget.income,
        expenses=budget.expenses,
        gap=budget.gap,
        short=short,
        draws_left=state.draws_left,
        actions_left=state.actions_left,
        seats=state.seats,
    )
