"""The coach: hints for a position, from what one seat may know."""

from budgetable.coach.hints import CARD, LOOK, MOVE, Hint, hint

__all__ = ["CARD", "LOOK", "MOVE", "Hint", "hint"]
