"""How a search plays a world on: quickly and sensibly, each seat from its own hand. Not a bot: it
sees the whole state, so that nothing has to be copied.
"""

from __future__ import annotations

from random import Random
from typing import Final

from budgetable.rules.budget import Budget
from budgetable.rules.cards import EXPENSE, EXTRA_INCOME, LETTERS, LOSE_PRIORITY, RELIEF, Card
from budgetable.rules.legal import can_take
from budgetable.rules.moves import ACCEPT, DONE, DRAW_DECK, DRAW_DISCARD, Move
from budgetable.rules.play import Shuffle, apply
from budgetable.rules.state import ACT, DRAW, OVER, State
from budgetable.solver.winning import can_win

PAYS: Final = 0.5
"""How often a seat pays an expense though it holds a counter."""

# What a card is worth keeping when hands are too full, beside chance, which adds up to one.
MAIN_JOB: Final = 3.0
SECOND_MAIN_JOB: Final = 0.5
LETTER: Final = 2.0
DEAR_LETTER: Final = 1.0
SECOND_OF_LETTER: Final = 0.6
LIFE: Final = 0.8
COUNTER: Final = 2.0
OTHER: Final = 1.0


def play_on(state: State, rng: Random, shuffle: Shuffle, decisions: int) -> None:
    """Play `state` on in place until its round is over, or for at most so many decisions. Whoever
    could win with the turn's actions wins there and then: the solver knows, and no move is lost
    on the way.
    """
    asked = -1
    while state.phase != OVER and decisions > 0:
        seat = state.to_act
        if state.phase == ACT and state.pending is None and asked != state.turns_ended:
            asked = state.turns_ended
            if can_win(state.budgets[seat], state.hands[seat], state.actions_left):
                state.phase = OVER
                state.winner = seat
                return
        apply(state, seat, choose(state, seat, rng), shuffle)
        decisions -= 1


def choose(state: State, seat: int, rng: Random) -> Move:
    """A sensible move for the seat that must move now."""
    if state.pending is not None:
        return answer(state, seat, rng)
    if state.phase == DRAW:
        return draw(state, seat)
    if state.phase == ACT:
        return act(state, seat, rng)
    return discard(state, seat, rng)


def answer(state: State, seat: int, rng: Random) -> Move:
    """Counters losses, and every other expense."""
    pending = state.pending
    assert pending is not None
    if pending.card.effect != EXPENSE or rng.random() >= PAYS:
        for card in state.hands[seat]:
            if card.is_counter:
                return state.deck.moves.counter[card.index]
    return ACCEPT


def draw(state: State, seat: int) -> Move:
    """Takes a card that lies open if it is wanted, else one from the draw pile."""
    if not state.discard_pile:
        return DRAW_DECK
    if not state.deck_can_give():
        return DRAW_DISCARD
    top = state.discard_pile[-1]
    return DRAW_DISCARD if is_wanted(top, state.budgets[seat], state.hands[seat]) else DRAW_DECK


def is_wanted(card: Card, budget: Budget, hand: tuple[Card, ...]) -> bool:
    """A counter, and the first main job or the first affordable card of a letter."""
    if card.is_counter:
        return True
    if card.is_main_job:
        return budget.main_job is None and not any(other.is_main_job for other in hand)
    bit = card.letter_bit
    if not bit or bit & budget.letters or (budget.jobs and card.amount > budget.gap):
        return False
    return not any(other.letter_bit == bit for other in hand)


def act(state: State, seat: int, rng: Random) -> Move:
    """Places the best job, then letter after letter, then relieves and attacks, then ends."""
    if not state.actions_left:
        return DONE
    budget = state.budgets[seat]
    hand = state.hands[seat]
    moves = state.deck.moves
    card = next_job(budget, hand)
    if card is None and budget.jobs:
        card = next_letter(budget, hand, rng)
    if card is not None:
        return moves.place[card.index]
    for card in hand:
        if card.is_life:
            aimed = aim(state, seat, card, rng)
            if aimed is not None:
                return aimed
        elif card.effect == RELIEF:
            for other in budget.cards:
                if other.is_life:
                    return moves.use(card, other)
        elif card.effect == EXTRA_INCOME and budget.jobs and budget.gap < 0:
            return moves.place[card.index]
    return DONE


def next_job(budget: Budget, hand: tuple[Card, ...]) -> Card | None:
    """The best main job where there is none, or, where there is no job at all, any."""
    if budget.main_job is not None:
        return None
    best: Card | None = None
    for card in hand:
        is_candidate = card.is_main_job or (card.is_job and not budget.jobs)
        if is_candidate and (
            best is None or (card.main_jobs, card.amount) > (best.main_jobs, best.amount)
        ):
            best = card
    return best


def next_letter(budget: Budget, hand: tuple[Card, ...], rng: Random) -> Card | None:
    """A card of the first letter that may come next and can be paid for, any of the hand's."""
    chosen: Card | None = None
    candidates = 0
    for card in hand:
        bit = card.letter_bit
        if (
            not bit
            or bit & budget.letters
            or card.amount > budget.gap
            or (bit > 1 and not budget.letters & bit >> 1)
        ):
            continue
        if chosen is None or chosen.letter_bit != bit:
            chosen = card
            candidates = 1
        else:
            candidates += 1
            if rng.random() * candidates < 1.0:
                chosen = card
    return chosen


def aim(state: State, seat: int, card: Card, rng: Random) -> Move | None:
    """A Life Happens card on the rival with the most letters whom it can hit, on any of them."""
    chosen = 0
    most = -1.0
    for target in range(1, state.seats + 1):
        budget = state.budgets[target]
        if target == seat or state.has_hit(seat, target):
            continue
        letters = budget.letters.bit_count()
        takes_letter = card.effect == LOSE_PRIORITY
        can_hit = letters > 0 if takes_letter else can_take(budget, card, "")
        threat = letters + rng.random()
        if can_hit and threat > most:
            chosen = target
            most = threat
    if not chosen:
        return None
    letter = ""
    if card.effect == LOSE_PRIORITY:
        letter = any_letter(state.budgets[chosen].letters, rng)
    return state.deck.moves.play(card, chosen, letter)


def any_letter(letters: int, rng: Random) -> str:
    """One of the letters whose bits are set."""
    skipped = int(rng.random() * letters.bit_count())
    for place, letter in enumerate(LETTERS):
        if letters >> place & 1:
            if not skipped:
                return letter
            skipped -= 1
    return ""


def discard(state: State, seat: int, rng: Random) -> Move:
    """Throws away what it can use least."""
    hand = state.hands[seat]
    budget = state.budgets[seat]
    chosen = hand[0]
    least = 99.0
    for card in hand:
        use = keeping(card, budget) + rng.random()
        if use < least:
            least = use
            chosen = card
    return state.deck.moves.discard[chosen.index]


def keeping(card: Card, budget: Budget) -> float:
    """What a card is worth keeping."""
    if card.letter_bit:
        if card.letter_bit & budget.letters:
            return SECOND_OF_LETTER
        return DEAR_LETTER if budget.jobs and card.amount > budget.gap else LETTER
    if card.is_main_job:
        return MAIN_JOB if budget.main_job is None else SECOND_MAIN_JOB
    if card.is_life:
        return LIFE
    return COUNTER if card.is_counter else OTHER
