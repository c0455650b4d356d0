"""Exact answers about one budget and hand: every way to balance, the nearest, what is missing."""

from budgetable.solver.balancing import Way, distance, near_misses, nearest, solutions, ways
from budgetable.solver.counting import exact_sets
from budgetable.solver.lacking import outs
from budgetable.solver.winning import can_win

__all__ = [
    "Way",
    "can_win",
    "distance",
    "exact_sets",
    "near_misses",
    "nearest",
    "outs",
    "solutions",
    "ways",
]
