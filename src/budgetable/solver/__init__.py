"""Exact answers about one budget and hand: every way to balance, the nearest, what is missing."""

from budgetable.solver.balancing import Way, distance, nearest, ways
from budgetable.solver.lacking import outs

__all__ = ["Way", "distance", "nearest", "outs", "ways"]
