"""What the tests of the game share: positions drawn in text, generators, scripted luck."""

from tests.kit.brute import Reached, disagreement, tried
from tests.kit.complete import every_move, every_seat
from tests.kit.deck import CARDS, DECK
from tests.kit.luck import Script, deal_of
from tests.kit.strategies import (
    Twins,
    Walk,
    cards_of,
    deck_data,
    decks,
    events_of,
    examples,
    matches,
    reverse,
    some_move,
    some_turn,
    turn,
    twins,
    walks,
)
from tests.kit.table import Position, asked, fingerprint, moved, play, refused, table, why

__all__ = [
    "CARDS",
    "DECK",
    "Position",
    "Reached",
    "Script",
    "Twins",
    "Walk",
    "asked",
    "cards_of",
    "deal_of",
    "deck_data",
    "decks",
    "disagreement",
    "events_of",
    "every_move",
    "every_seat",
    "examples",
    "fingerprint",
    "matches",
    "moved",
    "play",
    "refused",
    "reverse",
    "some_move",
    "some_turn",
    "table",
    "tried",
    "turn",
    "twins",
    "walks",
    "why",
]
