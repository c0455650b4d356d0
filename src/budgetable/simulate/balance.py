"""How a deck plays: what its designer asks of a series, counted from the rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from budgetable.rules.deck import Deck
from budgetable.simulate.comparing import (
    Difference,
    JudgedShare,
    Mean,
    Together,
    holm,
    holm_of_whole,
    judge,
    mean_difference,
    share_difference,
)
from budgetable.simulate.results import ENDINGS, MatchResult, RoundResult
from budgetable.simulate.summary import Share, Summary, card_shares, summarise
from budgetable.solver import exact_sets

USES: Final = ("with_life", "by_extra", "swaps", "reliefs", "cancels", "bounces")
"""Shares of a summary that say what happens in rounds: the first two of won ones, else of all."""

Path = tuple[str, ...]
"""Where a figure stands among those of a balance: `("cards", "rent", "held")`."""

Differences = dict[Path, Difference]
"""Figures of one series less those of another, under their paths."""

Pairs = dict[Path, tuple[Share, Share]]
"""Shares of two series, under their paths."""


@dataclass(frozen=True)
class CardFigures:
    """What a card does. `held` are, of the times that it came from a pile into a hand in a won
    round, those into the winner's; `mattered` and `won` are of the rounds in which it came into a
    hand.
    """

    held: JudgedShare
    mattered: Share
    won: Share


@dataclass(frozen=True)
class IncomeFigures:
    """An Income card: `sets` have one card of each letter and cost exactly what it pays, `extended`
    sets up to three cards more; both are None where amounts are too fine to count. `won` are the
    won rounds whose winning budget held it.
    """

    sets: int | None
    extended: int | None
    won: Share


@dataclass(frozen=True)
class Balance:
    """A series of at least one match, for a designer.

    `turns` has the number of rounds for each number of turns a seat, `turns_mean` their mean.
    `seats` are of the matches that somebody won, `places` (who plays first, second, …) of the won
    rounds. `endings` has a share of all rounds for each of ENDINGS. `hands` are, of all cards that
    came from a pile into a hand in won rounds, those that came into the winners': what cards have
    on average. `pairs` counts the winning budgets with an income and a priority, by their ids,
    where there are any.
    """

    summary: Summary
    turns: dict[int, int]
    turns_mean: Mean
    seats: tuple[JudgedShare, ...]
    places: tuple[JudgedShare, ...]
    endings: dict[str, Share]
    hands: Share
    cards: dict[str, CardFigures]
    incomes: dict[str, IncomeFigures]
    pairs: dict[str, dict[str, int]]


def balance(results: Sequence[MatchResult], deck: Deck, seats: int) -> Balance:
    """The figures of a series of at least one match."""
    summary = summarise(results, seats)
    rounds = [each for result in results for each in result.rounds]
    won = [each for each in rounds if each.winner]
    turns = Counter(each.turns for each in rounds)
    endings = Counter(each.ending for each in rounds)
    decided = summary.matches - summary.drawn_matches
    matches = [Share(share.won, decided) for share in summary.seats]
    places = [Share(share.won, len(won)) for share in summary.places]
    hands, cards = _cards(results, won, deck)
    return Balance(
        summary=summary,
        turns=dict(sorted(turns.items())),
        turns_mean=_mean(turns),
        seats=tuple(judge(matches, 1 / seats, holm_of_whole)),
        places=tuple(judge(places, 1 / seats, holm_of_whole)),
        endings={ending: Share(endings[ending], len(rounds)) for ending in ENDINGS},
        hands=hands,
        cards=cards,
        incomes=_incomes(won, deck),
        pairs=_pairs(won, deck),
    )


def unused(balance: Balance, deck: Deck) -> list[str]:
    """The main jobs that no set of priorities uses up, by their ids."""
    return [
        id
        for id, figures in balance.incomes.items()
        if deck[id].is_main_job and figures.sets == 0 and figures.extended == 0
    ]


def differences(one: Balance, other: Balance) -> Differences:
    """Each figure of one series that two can be compared in, less the other's, under its path. What
    was compared in one breath, such as all cards, is judged together.
    """
    turns = mean_difference(one.turns_mean, other.turns_mean)
    found: Differences = {("turns_mean",): turns}
    for kind in _winners(one, other):
        found |= _compared(kind, holm_of_whole)
    for kind in _comparable(one, other):
        found |= _compared(kind, holm)
    return found


def _compared(kind: Pairs, together: Together) -> Differences:
    """A kind of shares compared; nothing is told of a share of nothing."""
    found = {
        path: share_difference(mine, theirs)
        for path, (mine, theirs) in kind.items()
        if mine.of and theirs.of
    }
    chances = together([each.p for each in found.values()])
    return {
        path: replace(each, p=p) for (path, each), p in zip(found.items(), chances, strict=True)
    }


def _winners(one: Balance, other: Balance) -> Iterator[Pairs]:
    """Who won in both, seat by seat and place by place."""
    for name in ("seats", "places"):
        both = zip(getattr(one, name), getattr(other, name), strict=True)
        yield {
            (name, str(place)): (mine.share, theirs.share)
            for place, (mine, theirs) in enumerate(both, start=1)
        }


def _comparable(one: Balance, other: Balance) -> Iterator[Pairs]:
    """The other shares that both have, a kind at a time."""
    yield {
        ("endings", ending): (share, other.endings[ending]) for ending, share in one.endings.items()
    }
    yield {("elsewhere",): (one.summary.elsewhere, other.summary.elsewhere)}
    yield {("uses", use): (getattr(one.summary, use), getattr(other.summary, use)) for use in USES}
    cards = {id: (card, other.cards[id]) for id, card in one.cards.items() if id in other.cards}
    yield {
        ("cards", id, "held"): (mine.held.share, theirs.held.share)
        for id, (mine, theirs) in cards.items()
    }
    for figure in ("mattered", "won"):
        yield {
            ("cards", id, figure): (getattr(mine, figure), getattr(theirs, figure))
            for id, (mine, theirs) in cards.items()
        }
    yield {
        ("incomes", id, "won"): (income.won, other.incomes[id].won)
        for id, income in one.incomes.items()
        if id in other.incomes
    }


def _mean(turns: Counter[int]) -> Mean:
    of = sum(turns.values())
    mean = sum(turn * rounds for turn, rounds in turns.items()) / of
    squares = sum((turn - mean) ** 2 * rounds for turn, rounds in turns.items())
    return Mean(of, mean, squares / max(of - 1, 1))


def _cards(
    results: Sequence[MatchResult], won: Sequence[RoundResult], deck: Deck
) -> tuple[Share, dict[str, CardFigures]]:
    """What hands and their winners held, and the figures of each card."""
    held: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    for each in won:
        for hand in each.hands:
            held.update(hand)
        winners.update(each.hands[each.winner - 1])
    hands = Share(sum(winners.values()), sum(held.values()))
    shares = [Share(winners[card.id], held[card.id]) for card in deck.cards]
    judged = judge(shares, hands.share)
    used = card_shares(results, deck)
    return hands, {
        card.id: CardFigures(each, *used[card.id])
        for card, each in zip(deck.cards, judged, strict=True)
    }


def _incomes(won: Sequence[RoundResult], deck: Deck) -> dict[str, IncomeFigures]:
    held: Counter[str] = Counter()
    for each in won:
        held.update(each.won_with)
    counted = exact_sets(deck)
    figures = {}
    for card in deck.cards:
        if card.is_job:
            sets = counted.get(card.id)
            figures[card.id] = IncomeFigures(
                sets[0] if sets else None,
                sum(sets[1:]) if sets else None,
                Share(held[card.id], len(won)),
            )
    return figures


def _pairs(won: Sequence[RoundResult], deck: Deck) -> dict[str, dict[str, int]]:
    pairs: dict[str, Counter[str]] = {}
    for each in won:
        held = [deck[id] for id in sorted(each.won_with)]
        priorities = [card.id for card in held if card.priority]
        for card in held:
            if card.is_job:
                pairs.setdefault(card.id, Counter()).update(priorities)
    return {
        card.id: {other.id: pairs[card.id][other.id] for other in deck.cards
                  if pairs[card.id][other.id]}
        for card in deck.cards
        if card.id in pairs
    }  # fmt: skip
