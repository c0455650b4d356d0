"""The figures of a balance report, counted anew from the records of its matches.

Nothing here is shared with what is tested but the rules that replay a record. What came into a hand
is read off the hands themselves and how a round ended off its last move; intervals are found by
halving, sets of cards by trying each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations_with_replacement, product
from math import erf, gcd
from typing import Any

from budgetable import records
from budgetable.rules import Deck, Match

Json = dict[str, Any]

Z = 1.959964


class Round:
    """A round as its record has it, position by position."""

    def __init__(self, match: Match) -> None:
        self.dealer = match.round.dealer
        self.seats = match.seats
        self.hands: list[list[str]] = [[] for _ in range(match.seats + 1)]
        self.holds: list[Counter[str]] = [Counter() for _ in range(match.seats + 1)]
        self.budgets: list[list[str]] = []
        self.mattered: set[str] = set()
        self.moves: list[tuple[int, str]] = []
        self.aimed = ""
        self.see(match)

    def see(self, match: Match) -> None:
        """A position: what is in the hands, and at last how it stands."""
        state = match.state
        budgets = [
            [card.id for card in state.budgets[seat].cards] for seat in range(1, self.seats + 1)
        ]
        if self.budgets:
            for before, after in zip(self.budgets, budgets, strict=True):
                self.mattered |= set(Counter(after) - Counter(before))
        if len(match.round.moves) > len(self.moves):
            seat, move = match.round.moves[-1]
            self.moves.append((seat, str(move)))
            word, _, rest = str(move).partition(" ")
            if word in ("place", "swap", "use", "play", "counter", "discard"):
                self.holds[seat][rest.split()[0]] -= 1
            if word in ("swap", "done"):  # These give back what was in the budget.
                self.holds[seat] += Counter(self.budgets[seat - 1]) - Counter(budgets[seat - 1])
            if word in ("counter", "use"):
                self.mattered.add(rest.split()[0])
            if word == "accept":
                self.mattered.add(self.aimed)
            if word == "play":
                self.aimed = rest.split()[0]
        self.budgets = budgets
        for seat in range(1, self.seats + 1):
            holds = Counter(card.id for card in state.hands[seat])
            self.hands[seat] += (holds - self.holds[seat]).elements()
            self.holds[seat] = holds
        self.turn = state.turn
        self.winner = state.winner
        self.turns = state.turns_ended // self.seats + (state.winner > 0)

    def has(self, word: str, deck: Deck, effect: str = "") -> bool:
        """Whether such a move was made, with a card of such an effect."""
        return any(
            move.split()[0] == word and (not effect or deck[move.split()[1]].effect == effect)
            for _, move in self.moves
        )

    @property
    def best(self) -> list[str]:
        """The winning budget."""
        return self.budgets[self.winner - 1]

    def has_extra(self, deck: Deck) -> bool:
        """Whether the winning budget has an extra card, one more of a letter."""
        letters = Counter(deck[id].priority for id in self.best if deck[id].priority)
        return max(letters.values()) > 1

    def ending(self, deck: Deck) -> str:
        """How it ended, by its last move."""
        if not self.winner:
            return "drawn"
        word = self.moves[-1][1].split()[0]
        if word in ("accept", "done"):
            return {"accept": "life", "done": "returned"}[word]
        assert word in ("place", "swap", "use")
        if self.has_extra(deck):
            return "extras"
        return "relief" if word == "use" else "built"


def recount(texts: Iterable[str], deck: Deck, seats: int) -> Json:
    """The report's figures for a program, from the records of the series."""
    rounds: list[Round] = []
    winners: list[int] = []
    for text in texts:
        last = None
        for step in records.replay(records.from_json(text)):
            if not step.match.round.moves:
                rounds.append(Round(step.match))
            else:
                rounds[-1].see(step.match)
            last = step.match
        assert last is not None
        assert last.is_over
        winners.append(last.winner)
    won = [each for each in rounds if each.winner]
    decided = sum(1 for winner in winners if winner)
    turns = sorted(each.turns for each in rounds)
    mean = sum(turns) / len(turns)
    variance = sum((turn - mean) ** 2 for turn in turns) / max(len(turns) - 1, 1)
    spread = Z * (variance / len(turns)) ** 0.5

    def shares(what: Callable[[Round], Any], some: list[Round]) -> Json:
        return share(sum(1 for each in some if what(each)), len(some))

    def having(id: str) -> Callable[[Round], bool]:
        return lambda each: id in each.best

    def ending_as(ending: str) -> Callable[[Round], bool]:
        return lambda each: each.ending(deck) == ending

    places = [(each.winner - each.dealer - 1) % seats + 1 for each in won]
    held = Counter(id for each in won for hand in each.hands for id in hand)
    lucky = Counter(id for each in won for id in each.hands[each.winner])
    fair = sum(lucky.values()) / sum(held.values()) if held else 0.0
    cards = {}
    for card, judged in zip(
        deck.cards,
        judge([(lucky[card.id], held[card.id]) for card in deck.cards], fair),
        strict=True,
    ):
        came = [each for each in rounds if any(card.id in hand for hand in each.hands)]
        lay = [each for each in came if each.winner and card.id in each.best]
        cards[card.id] = {
            "held": judged,
            "mattered": share(sum(1 for x in came if card.id in x.mattered or x in lay), len(came)),
            "won": share(len(lay), len(came)),
        }
    incomes = {
        card.id: {
            **tried(deck, card.amount),
            "won": shares(having(card.id), won),
        }
        for card in deck.cards
        if card.kind == "income"
    }
    pairs: dict[str, dict[str, int]] = {}
    for one, other in product(deck.cards, deck.cards):
        both = sum(1 for each in won if one.id in each.best and other.id in each.best)
        if one.kind == "income" and other.kind == "priority" and both:
            pairs.setdefault(one.id, {})[other.id] = both
    return {
        "turns": {str(turn): turns.count(turn) for turn in sorted(set(turns))},
        "turns_median": (turns[(len(turns) - 1) // 2] + turns[len(turns) // 2]) / 2,
        "turns_95": soonest(turns, 95),
        "turns_mean": {"value": mean, "interval": [mean - spread, mean + spread]},
        "seats": parts([(winners.count(seat), decided) for seat in range(1, seats + 1)]),
        "places": parts([(places.count(place), len(won)) for place in range(1, seats + 1)]),
        "endings": {
            ending: shares(ending_as(ending), rounds)
            for ending in ("built", "extras", "relief", "life", "returned", "drawn")
        },
        "elsewhere": shares(lambda r: r.turn != r.winner, won),
        "uses": {
            "with_life": shares(lambda r: any(deck[c].kind == "life-happens" for c in r.best), won),
            "by_extra": shares(lambda r: r.has_extra(deck), won),
            "swaps": shares(lambda r: r.has("swap", deck), rounds),
            "reliefs": shares(lambda r: r.has("use", deck), rounds),
            "cancels": shares(lambda r: r.has("counter", deck, "cancel"), rounds),
            "bounces": shares(lambda r: r.has("counter", deck, "bounce"), rounds),
        },
        "hands": share(sum(lucky.values()), sum(held.values())),
        "cards": cards,
        "incomes": incomes,
        "unused": [
            id
            for id, each in incomes.items()
            if deck[id].job != "part-time" and each["sets"] == each["extended"] == 0
        ],
        "pairs": pairs,
    }


def share(won: int, of: int) -> Json:
    """A share with its interval."""
    return {"won": won, "of": of, "share": won / of if of else 0.0, "interval": wilson(won, of)}


def wilson(won: int, of: int) -> list[float]:
    """The ends of the shares that this one is not further from than Z standard errors."""
    if not of:
        return [0.0, 1.0]
    seen = won / of

    def far(true: float) -> bool:
        return (seen - true) ** 2 > Z * Z * true * (1 - true) / of

    ends = []
    for outside in (0.0, 1.0):
        out, within = outside, seen
        for _ in range(60):
            middle = (out + within) / 2
            out, within = (middle, within) if far(middle) else (out, middle)
        ends.append(within)
    return ends


def judge(counts: list[tuple[int, int]], fair: float) -> list[Json]:
    """Shares beside a fair one, with Holm's correction: step by step, the least likely first."""
    chances = []
    for won, of in counts:
        if min(of * fair, of * (1 - fair)) < 5:
            chances.append(1.0)
        else:
            score = (won - of * fair) / (of * fair * (1 - fair)) ** 0.5
            chances.append(1 - erf(abs(score) / 2**0.5))
    corrected: dict[int, float] = {}
    left = list(range(len(counts)))
    floor = 0.0
    while left:
        least = min(left, key=lambda at: chances[at])
        floor = max(floor, min(1.0, chances[least] * len(left)))
        corrected[least] = floor
        left.remove(least)
    return [
        {
            **share(won, of),
            "fair": fair,
            "p": corrected[at],
            "side": (won / of > fair) - (won / of < fair) if corrected[at] < 0.05 else 0,
        }
        for at, (won, of) in enumerate(counts)
    ]


def parts(counts: list[tuple[int, int]]) -> list[Json]:
    """Seats or places judged, each with an equal part of the wins; two of them are one question."""
    if len(counts) > 2:
        return judge(counts, 1 / len(counts))
    return [each for count in counts for each in judge([count], 1 / 2)]


def tried(deck: Deck, income: int) -> Json:
    """The sets of cards that cost this much, each one tried: a card of each letter, and more."""
    by_letter = [[card for card in deck.cards if card.priority == letter] for letter in "ABCDE"]
    step = gcd(*[card.amount for card in deck.cards if card.amount])
    sums: Counter[tuple[int, int]] = Counter({(0, 0): 1})
    for cards in by_letter:
        choices: Counter[tuple[int, int]] = Counter()
        for size in (1, 2, 3, 4):
            for chosen in combinations_with_replacement(cards, size):
                if all(chosen.count(card) <= card.count for card in chosen):
                    choices[size - 1, sum(card.amount for card in chosen) // step] += 1
        both: Counter[tuple[int, int]] = Counter()
        for (extras, cost), ways in sums.items():
            for (more, added), others in choices.items():
                if extras + more <= 3:
                    both[extras + more, cost + added] += ways * others
        sums = both
    return {
        "sets": sums[0, income // step],
        "extended": sum(sums[extras, income // step] for extras in (1, 2, 3)),
    }


def soonest(turns: list[int], percent: int) -> int:
    """The first number of turns by which so much of the rounds, or more, was over."""
    turn = 0
    while sum(1 for each in turns if each <= turn) * 100 < percent * len(turns):
        turn += 1
    return turn
