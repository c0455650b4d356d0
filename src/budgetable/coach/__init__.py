"""The coach: hints, puzzles, and the review of a match, from what one seat may know."""

from budgetable.coach.chances import Chance
from budgetable.coach.difficulty import LEVELS, Difficulty
from budgetable.coach.findings import Finding
from budgetable.coach.harvest import NoPuzzle, puzzle, puzzles, seed_of
from budgetable.coach.hints import CARD, LOOK, MOVE, Hint, hint
from budgetable.coach.judging import Judged
from budgetable.coach.moments import Moment
from budgetable.coach.plain import plain
from budgetable.coach.puzzles import SOLVER, Puzzle
from budgetable.coach.review import SIMULATIONS, Review, review

__all__ = [
    "CARD",
    "LEVELS",
    "LOOK",
    "MOVE",
    "SIMULATIONS",
    "SOLVER",
    "Chance",
    "Difficulty",
    "Finding",
    "Hint",
    "Judged",
    "Moment",
    "NoPuzzle",
    "Puzzle",
    "Review",
    "hint",
    "plain",
    "puzzle",
    "puzzles",
    "review",
    "seed_of",
]
