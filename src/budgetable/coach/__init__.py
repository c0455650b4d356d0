"""The coach: hints for a position, and puzzles, from what one seat may know."""

from budgetable.coach.difficulty import LEVELS, Difficulty
from budgetable.coach.harvest import NoPuzzle, puzzle, puzzles, seed_of
from budgetable.coach.hints import CARD, LOOK, MOVE, Hint, hint
from budgetable.coach.puzzles import SOLVER, Puzzle

__all__ = [
    "CARD",
    "LEVELS",
    "LOOK",
    "MOVE",
    "SOLVER",
    "Difficulty",
    "Hint",
    "NoPuzzle",
    "Puzzle",
    "hint",
    "puzzle",
    "puzzles",
    "seed_of",
]
