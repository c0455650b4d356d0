"""Every way in which a hand balances a budget within some actions, and how near it comes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations

from budgetable.rules.budget import Budget
from budgetable.rules.cards import RELIEF, Card
from budgetable.rules.deck import Deck
from budgetable.rules.extras import Change, changes
from budgetable.rules.legal import FINE, place_code, swap_code
from budgetable.rules.moves import Move, Place, Swap
from budgetable.rules.state import with_card, without_card
from budgetable.solver.sums import Sums


@dataclass(frozen=True)
class Way:
    """Moves that are legal one after the other, and the budget that they lead to."""

    moves: tuple[Move, ...]
    budget: Budget


def ways(deck: Deck, budget: Budget, hand: tuple[Card, ...], actions: int) -> list[Way]:
    """Every balanced budget within at most `actions` actions, by its shortest way, those first.

    Two budgets are the same if they hold the same cards, in whatever order. What only touching a
    card twice leads to is left out: another way has the same amounts with an action fewer.
    """
    kept: dict[tuple[int, ...], Way] = {}
    for way in _all(deck, budget, hand, actions):
        kept.setdefault(_key(way.budget), way)
    return list(kept.values())


def solutions(deck: Deck, budget: Budget, hand: tuple[Card, ...], actions: int) -> list[Way]:
    """Every set of moves that balances within at most `actions` actions, in one legal order each.

    Shortest first. Two sets may lead to the same cards: two jobs can be swapped for two others
    either way round. No card is touched twice.
    """
    kept: dict[tuple[str, ...], Way] = {}
    for way in _all(deck, budget, hand, actions):
        kept.setdefault(tuple(sorted(map(str, way.moves))), way)
    return list(kept.values())


def near_misses(budget: Budget, hand: tuple[Card, ...], actions: int, most: int) -> int:
    """How many choices of cards look right and are not: they bring every letter within the actions,
    but leave or overspend up to `most`. Whether an order of theirs is legal is not asked.
    """
    return Sums(budget, hand, actions).near(most)


def _all(deck: Deck, budget: Budget, hand: tuple[Card, ...], actions: int) -> list[Way]:
    """The ways of all choices of cards, copies apart, shortest first."""
    found = [
        way
        for choice in Sums(budget, hand, actions).balancing()
        for way in _in_order(deck, budget, hand, choice.changes)
    ]
    found.sort(key=lambda way: len(way.moves))
    return found


def nearest(deck: Deck, budget: Budget, hand: tuple[Card, ...], actions: int) -> Way:
    """The way to the budget nearest to balance: fewest letters missing, then least left or over.

    That is a balance where there is one, and the budget as it stands where no move helps. Short of
    a balance no second card of a letter is placed: that is allowed only to win (R12).
    """
    won = ways(deck, budget, hand, actions)
    if won:
        return won[0]
    best = Way((), budget)
    seen = {_key(budget)}
    layer = [(best, hand)]
    for _ in range(actions):
        following: list[tuple[Way, tuple[Card, ...]]] = []
        for way, held in layer:
            for move, kept in _steps(deck, way.budget, held):
                after = way.budget.after(move)
                if _key(after) not in seen:
                    seen.add(_key(after))
                    following.append((Way((*way.moves, move), after), kept))
        best = min([best, *[way for way, _ in following]], key=lambda way: distance(way.budget))
        layer = following
    return best


def distance(budget: Budget) -> tuple[int, int]:
    """How far a budget is from balance: letters missing (a first job counts as one), then money."""
    return len(budget.missing) + (budget.jobs == 0), abs(budget.gap)


def _in_order(
    deck: Deck, budget: Budget, hand: tuple[Card, ...], chosen: tuple[Change, ...]
) -> Iterator[Way]:
    """The changes in an order in which each is legal and only the last one balances the budget.

    A main job makes room first, then comes what raises the gap, then the letters from A to E, then
    all else that lowers it. Where that balances too early another order may do, or none.
    """
    preferred = sorted(
        chosen, key=lambda change: (change.main_jobs >= 0, change.gap < 0, change.fills or 1 << 9)
    )
    for order in permutations(preferred):
        way = _played(budget, [_move(deck, change) for change in order])
        if _is_legal(budget, hand, way.moves):
            yield way
            return


def _is_legal(budget: Budget, hand: tuple[Card, ...], moves: tuple[Move, ...]) -> bool:
    for left in range(len(moves), 0, -1):
        move = moves[-left]
        if budget.is_balanced:
            return False
        if isinstance(move, Place):
            code = place_code(budget, hand, move.card, left)
            hand = without_card(hand, move.card)
        elif isinstance(move, Swap):
            code = swap_code(budget, move.card, move.other)
            hand = with_card(without_card(hand, move.card), move.other)
        else:
            code = FINE
        if code:
            return False
        budget = budget.after(move)
    return budget.is_balanced


def _move(deck: Deck, change: Change) -> Move:
    if change.other is None:
        return deck.moves.place[change.card.index]
    if change.card.effect == RELIEF:
        return deck.moves.use(change.card, change.other)
    return deck.moves.swap(change.card, change.other)


def _played(budget: Budget, moves: Sequence[Move]) -> Way:
    for move in moves:
        budget = budget.after(move)
    return Way(tuple(moves), budget)


def _steps(
    deck: Deck, budget: Budget, hand: tuple[Card, ...]
) -> Iterator[tuple[Move, tuple[Card, ...]]]:
    """The building moves that are legal whatever the other actions, and the hand after each."""
    for change in changes(budget.cards, hand):
        card, other = change.card, change.other
        kept = without_card(hand, card)
        if other is None:
            if not place_code(budget, hand, card, 0):
                yield _move(deck, change), kept
        elif card.effect == RELIEF:
            yield _move(deck, change), kept
        elif not swap_code(budget, card, other):
            yield _move(deck, change), with_card(kept, other)


def _key(budget: Budget) -> tuple[int, ...]:
    return tuple(sorted(card.index for card in budget.cards))
