"""Games of the environment, played at random."""

from __future__ import annotations

from random import Random

from budgetable.environment.episode import Episode
from budgetable.rules import Deck, Options


def episode(
    deck: Deck,
    seats: int = 2,
    turn_limit: int = 50,
    offers: str = "moves",
    rounds_to_win: int | None = None,
) -> Episode:
    """A game of so many seats."""
    players = tuple(f"seat_{seat}" for seat in range(1, seats + 1))
    options = Options(rounds_to_win or 1, turn_limit)
    return Episode(deck, players, options, rounds_to_win is not None, offers)


def some_action(game: Episode, luck: Random) -> int:
    """A legal action: each move alike, and the pass nine times out of ten where it is offered."""
    if 0 in game.actions and luck.random() < 0.9:
        return 0
    return luck.choice(list(game.actions))
