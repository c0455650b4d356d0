"""The game itself: cards, moves, legality, play, views, matches. Codes, numbers and cards only.

The ruling numbers (R1 to R24) in this package are those of `docs/rulings.md`.
"""

from budgetable.rules import state as _state
from budgetable.rules.budget import Budget
from budgetable.rules.cards import LETTERS, Card
from budgetable.rules.deck import Deck
from budgetable.rules.events import Event, Fact
from budgetable.rules.legal import fault, legal
from budgetable.rules.luck import Luck, Seeded, SystemLuck
from budgetable.rules.match import Match, Round
from budgetable.rules.moves import Move
from budgetable.rules.options import Options
from budgetable.rules.play import apply, deal, play
from budgetable.rules.playout import play_out
from budgetable.rules.refusals import Fault, Refused
from budgetable.rules.state import State
from budgetable.rules.view import SPECTATOR, View, view

__all__ = [
    "LETTERS",
    "SPECTATOR",
    "Budget",
    "Card",
    "Deck",
    "Event",
    "Fact",
    "Fault",
    "Luck",
    "Match",
    "Move",
    "Options",
    "Refused",
    "Round",
    "Seeded",
    "State",
    "SystemLuck",
    "View",
    "apply",
    "deal",
    "fault",
    "legal",
    "mode",
    "play",
    "play_out",
    "view",
]


def mode() -> str:
    """How the rules run here: `compiled`, from a wheel that mypyc made, or as `plain` Python."""
    return "plain" if str(_state.__file__).endswith(".py") else "compiled"
