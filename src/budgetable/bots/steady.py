"""The bot that plans its turn: the reference that later bots and the deck are measured with."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from budgetable.bots.worth import prices, worth
from budgetable.rules.budget import Budget
from budgetable.rules.cards import BOUNCE, EXPENSE, Card
from budgetable.rules.moves import (
    ACCEPT,
    DONE,
    DRAW_DECK,
    DRAW_DISCARD,
    Counter,
    Discard,
    Move,
    Place,
    Play,
    Swap,
    Use,
)
from budgetable.rules.options import ACTIONS
from budgetable.rules.state import ACT, DRAW, with_card, without_card
from budgetable.rules.view import Aim, Seat, View
from budgetable.solver import Way, outs, ways

BUILD_GAIN: Final = 0.05
"""What a build must be worth to be made."""
TAKE_GAIN: Final = 0.45
"""What the discard pile's top must be worth to be taken rather than an unknown card."""
ATTACK_GAIN: Final = 0.55
"""What an attack must cost the rival, weighed by how near that seat is to winning."""
EXPENSE_HARM: Final = 1.0
"""What any expense costs a rival at least: it is there to be paid for, and breaks plans."""
THREAT: Final = 0.3
"""How near to winning an empty budget counts; each letter, and a job, adds a step."""
THREAT_STEP: Final = 0.2
THREAT_ORDER: Final = 0.2
"""How much nearer to winning, as a share, the first in the order of play is than the last: of two
seats that are as far, the earlier one comes first.
"""
COUNTER_HARM: Final = 0.8
"""What a Life Happens card must cost to be worth a counter."""
OUTS: Final = 3.0
"""What it is worth that every card of the deck would win next turn."""


class SteadyBot:
    """Finds every win within its actions; else builds towards a balance that it can reach, keeps
    counters for what hurts, and aims at whoever is nearest to winning.
    """

    name: ClassVar[str] = "steady"
    version: ClassVar[int] = 1

    def move(self, view: View, rng: Random) -> Move:
        """The move that its plan for this turn begins with."""
        if view.pending is not None:
            return self._answer(view, view.pending)
        if view.phase == DRAW:
            return self._draw(view)
        if view.phase == ACT:
            return self._act(view)
        return self._discard(view)

    def interrupt(self, view: View, rng: Random) -> Move | None:
        """A Scam for whoever has announced a win with an extra, or is one action from it."""
        plays = [move for move in view.legal if isinstance(move, Play)]
        return self._attack(view, [p for p in plays if is_close(view, view.seat(p.target))])

    def _answer(self, view: View, aim: Aim) -> Move:
        counters = [move for move in view.legal if isinstance(move, Counter)]
        after = view.budget.after_life(aim.card, aim.letter)
        if after.is_balanced or not counters:
            return ACCEPT
        if harm(view, aim) < COUNTER_HARM:
            return ACCEPT
        rival = view.seat(aim.by).budget.after_life(aim.card, aim.letter)
        bounces = [move for move in counters if move.card.effect == BOUNCE]
        if bounces and not rival.is_balanced:
            return bounces[0]
        others = [move for move in counters if move.card.effect != BOUNCE]
        return others[0] if others else ACCEPT

    def _draw(self, view: View) -> Move:
        if DRAW_DISCARD not in view.legal:
            return DRAW_DECK
        if DRAW_DECK not in view.legal:
            return DRAW_DISCARD
        top = view.discard_pile[-1]
        taken = with_card(view.hand, top)
        if self._wins(view, taken, ACTIONS):
            return DRAW_DISCARD
        cost = prices(view.deck)
        gain = worth(cost, view.budget, taken) - worth(cost, view.budget, view.hand)
        return DRAW_DISCARD if gain > TAKE_GAIN else DRAW_DECK

    def _act(self, view: View) -> Move:
        wins = self._wins(view, view.hand, view.actions_left)
        if wins:
            return wins[0].moves[0]
        builds = self._builds(view)
        promises = [self._after(view, move) for move in builds]
        if promises and max(promises) > self._promise(view, view.budget, view.hand) + BUILD_GAIN:
            return builds[promises.index(max(promises))]
        plays = [move for move in view.legal if isinstance(move, Play)]
        return self._attack(view, plays) or DONE

    def _wins(self, view: View, hand: tuple[Card, ...], actions: int) -> list[Way]:
        """The wins that it sees within so many actions: all that there are."""
        return ways(view.deck, view.budget, hand, actions)

    def _builds(self, view: View) -> list[Place | Swap | Use]:
        """The building moves that it thinks about where nothing wins."""
        return [move for move in view.legal if isinstance(move, (Place, Swap, Use))]

    def _after(self, view: View, move: Place | Swap | Use) -> float:
        hand = without_card(view.hand, move.card)
        if isinstance(move, Swap):
            hand = with_card(hand, move.other)
        return self._promise(view, view.budget.after(move), hand)

    def _discard(self, view: View) -> Move:
        discards = [move for move in view.legal if isinstance(move, Discard)]
        return max(discards, key=lambda move: self._left_by(view, move.card))

    def _left_by(self, view: View, card: Card) -> float:
        """What is left without a card, less what it gives to the seat that may take it."""
        kept = self._promise(view, view.budget, without_card(view.hand, card))
        return kept - gift(view.rivals[0], card)

    def _promise(self, view: View, budget: Budget, hand: tuple[Card, ...]) -> float:
        """What a budget and hand are worth, with the cards that would win next turn."""
        promise = worth(prices(view.deck), budget, hand)
        if len(budget.missing) <= ACTIONS and budget.jobs:
            promise += OUTS * len(outs(view.deck, budget, hand, ACTIONS)) / len(view.deck.cards)
        return promise

    def _attack(self, view: View, plays: list[Play]) -> Move | None:
        """The attack that costs a rival most, weighed by its threat, if any is worth it."""
        cost = prices(view.deck)
        best: Play | None = None
        most = ATTACK_GAIN
        for move in plays:
            budget = view.seat(move.target).budget
            after = budget.after_life(move.card, move.letter)
            if after.is_balanced:
                continue
            harm = worth(cost, budget) - worth(cost, after)
            if move.card.effect == EXPENSE:
                harm = max(harm, EXPENSE_HARM)
            harm *= threat(budget) * (1.0 + THREAT_ORDER * lead(view, move.target))
            if harm > most:
                best, most = move, harm
        return best


def is_close(view: View, seat: Seat) -> bool:
    """Whether everybody can see that a seat may be about to win: a second card of a letter is out,
    or no letter is missing on its turn.
    """
    is_acting = seat.number == view.turn and view.phase == ACT
    return seat.budget.has_extras or (is_acting and not seat.budget.missing)


def harm(view: View, aim: Aim) -> float:
    """What a Life Happens card that is aimed at this seat would cost it."""
    cost = prices(view.deck)
    after = view.budget.after_life(aim.card, aim.letter)
    return worth(cost, view.budget, view.hand) - worth(cost, after, view.hand)


def threat(budget: Budget) -> float:
    """How near a rival is to winning, from what lies open: 0.3 for an empty budget to 1.5."""
    return THREAT + THREAT_STEP * (budget.letters.bit_count() + (budget.jobs > 0))


def lead(view: View, seat: int) -> float:
    """How early a seat plays: 1 for the first in the order of play, 0 for the last."""
    seats = len(view.seats)
    return 1.0 - (seat - view.dealer - 1) % seats / (seats - 1)


def gift(rival: Seat, card: Card) -> float:
    """What a discarded card may do for the seat that plays next."""
    if card.is_life:
        return 0.3
    if card.priority:
        return 0.3 if card.priority in rival.budget.missing else 0.05
    if card.is_main_job:
        return 0.3 if rival.budget.main_job is None else 0.0
    return 0.1
