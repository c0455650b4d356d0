"""A record as one reader knows it while the match is still played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from budgetable.decks import to_data
from budgetable.rules.cards import Card
from budgetable.rules.events import Dealt, Drew, Filled
from budgetable.rules.luck import Scripted
from budgetable.rules.match import Match
from budgetable.rules.moves import DECK
from budgetable.rules.options import HAND

FORMAT: Final = "budgetable-known/1"


def known(match: Match, reader: int) -> dict[str, Any]:
    """The match as a record with null for each card that the reader may not know.

    `reader` is a seat, or 0 for a spectator. Moves are public; of the shuffles a reader knows the
    card turned up and, where they lay, the cards that they drew. Their own hand is written in the
    deck's order, for the order in which it was dealt was never shown.
    """
    rounds = []
    replayed = _dealt(match)
    for number, round in enumerate(match.rounds):
        if number:
            replayed = replayed.deal()
        shuffles = [_blank(len(round.order)), *[_blank(len(pile)) for pile in round.reshuffles]]
        place = _learn_deal(replayed, reader, shuffles[0])
        shuffle = 0
        for seat, move in round.moves:
            replayed = replayed.play(seat, move)
            for event in replayed.events:
                fact = event.to(reader or None)
                made = len(replayed.round.reshuffles)
                taken = _taken(fact)
                if not taken:
                    continue
                for card in taken:
                    if place == len(shuffles[shuffle]) and shuffle < made:
                        shuffle, place = shuffle + 1, 0
                    shuffles[shuffle][place] = card.id if card is not None else None
                    place += 1
        data: dict[str, Any] = {
            "order": shuffles[0],
            "reshuffles": shuffles[1:],
            "moves": [f"{seat} {move}" for seat, move in round.moves],
        }
        if round.is_over:
            data["winner"] = round.state.winner or None
        rounds.append(data)
    return {
        "format": FORMAT,
        "reader": reader or None,
        "deck": to_data(match.deck),
        "players": list(match.players),
        "first_dealer": match.first_dealer,
        "rounds_to_win": match.options.rounds_to_win,
        "turn_limit": match.options.turn_limit,
        "rounds": rounds,
    }


def _blank(cards: int) -> list[str | None]:
    return [None] * cards


def _dealt(match: Match) -> Match:
    """The match again, right after its first deal."""
    return Match.new(
        match.deck,
        match.players,
        luck=Scripted([(round.order, *round.reshuffles) for round in match.rounds]),
        first_dealer=match.first_dealer,
        options=match.options,
    )


def _learn_deal(match: Match, reader: int, order: list[str | None]) -> int:
    """Write down what a deal showed (R4); how many cards it took from the pile."""
    seats = match.seats
    first = match.round.dealer % seats + 1
    for event in match.events:
        fact = event.to(reader or None)
        if isinstance(fact, Dealt):
            order[HAND * seats] = fact.card.id
            for place, card in enumerate(fact.hand or ()):
                order[(reader - first) % seats + place * seats] = card.id
    return HAND * seats + 1


def _taken(fact: object) -> Sequence[Card | None]:
    """The cards that a fact says came from the draw pile, None for each that is not known."""
    if isinstance(fact, Drew) and fact.pile == DECK:
        return (fact.card,)
    if isinstance(fact, Filled):
        return fact.cards if fact.cards is not None else (None,) * fact.count
    return ()
