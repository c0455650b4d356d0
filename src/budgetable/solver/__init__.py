"""Exact answers about one budget and hand: every way to balance, the nearest, what is missing."""

from budgetable.solver.balancing import Way, distance, near_misses, nearest, solutions, ways
from budgetable.solver.lacking import outs

__all__ = ["Way", "distance", "near_misses", "nearest", "outs", "solutions", "ways"]
