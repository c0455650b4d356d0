"""A line that somebody types at a table: a move, or a question and its answer.

The words are the terminal's, and one letter for each question, so that a hand on a braille keyboard
or a voice can play a whole match by this field alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from budgetable.rules.match import Match
from budgetable.rules.view import View
from budgetable.words import asking
from budgetable.words.reading import (
    VERBS,
    Unclear,
    asked_card,
    find_seat,
    read_move,
    translated,
)
from budgetable.words.refusals import quoted
from budgetable.words.voice import Voice

UNDO: Final = "undo"

ANYTIME: Final = ("now", "help", "rules")
"""What may be asked before play too."""

HINT: Final = "hint"

OWN: Final = ("hand", "moves", "why", HINT)
"""What is asked about one's own seat."""


def heard(typed: str, voice: Voice) -> str:
    """A line in the words that are known here: single spaces, the first word translated."""
    line = " ".join(typed.split())
    known = translated(line, voice.say("line-words"))
    if known == line and first_word(line) not in WORDS:
        known = translated(line, voice.say("synonyms"))
    word, _, rest = known.partition(" ")
    asks_moves = ("", *voice.say("line-can").split())
    if word.casefold() == "what" and rest.partition(" ")[0].casefold() in asks_moves:
        return "moves"
    return known


def first_word(line: str) -> str:
    """What decides what a line is."""
    return line.partition(" ")[0].casefold().rstrip("?")


def is_move(line: str) -> bool:
    """Whether a line that was heard is a move, well written or not."""
    return first_word(line) in VERBS


def is_undo(line: str) -> bool:
    """Whether a line that was heard takes a move back."""
    return first_word(line) == UNDO


def hint_step(line: str) -> int:
    """The step of the hint that a line that was heard asks for, the first if it names none; 0 if it
    asks for no hint at all.
    """
    if first_word(line) != HINT:
        return 0
    _, _, step = line.partition(" ")
    return int(step) if step in ("2", "3") else 1


def needs_match(line: str) -> bool:
    """Whether a question has no answer before play."""
    return first_word(line) in WORDS and first_word(line) not in ANYTIME


def needs_seat(line: str) -> bool:
    """Whether a question is about one's own seat."""
    word = first_word(line)
    return word in OWN or (word == "budget" and " " not in line)


def written(line: str, view: View, voice: Voice) -> str:
    """A move that was heard, as the rules write it. Raises Unclear."""
    return str(read_move(line, view, voice))


def answered(line: str, match: Match | None, you: int, voice: Voice) -> str:
    """What is answered to a question. Raises Unclear, with what would be right."""
    word, (_, _, rest) = first_word(line), line.partition(" ")
    if word == "help":
        return f"{voice.say('line-help')}\n{voice.say('help-moves')}"
    if word == "rules":
        return voice.say("rules-short")
    if match is None:
        if word == "now":
            return voice.say("lobby")
        raise unknown(line, voice)
    view = match.view(you)
    if word == "why":
        return why(rest, match, view, voice)
    if word in ("card", "what"):
        return voice.explain(asked_card(rest, view, voice))
    if word in ("budget", "table") and rest:
        return asking.seat(voice, view, seat_in(rest, line, view, voice))
    if word in ANSWERS:
        return ANSWERS[word](voice, view)
    return asking.seat(voice, view, seat_in(line, line, view, voice))


def seat_in(words: str, line: str, view: View, voice: Voice) -> int:
    """The seat that is named, by number or name. Raises Unclear."""
    seat = find_seat(words.rstrip("?").split(), view)
    named = words != line or not words.isdecimal()
    if not named or not 1 <= seat <= len(view.seats):
        raise unknown(line, voice)
    return seat


def why(rest: str, match: Match, view: View, voice: Voice) -> str:
    """Why a move is refused now, or that it is not."""
    move = heard(rest, voice).rstrip("?")
    if not is_move(move):
        raise unknown(rest, voice)
    fault = match.why(view.you, read_move(move, view, voice))
    return voice.say("no-fault") if fault is None else voice.fault(fault, view)


def unknown(line: str, voice: Voice) -> Unclear:
    """That nothing like this is known, and what is."""
    return Unclear(voice.say("line-unknown", line=quoted(line)))


ANSWERS: Final[dict[str, Callable[[Voice, View], str]]] = {
    "now": asking.turn,
    "hand": asking.hand,
    "budget": asking.budget,
    "table": asking.others,
    "piles": asking.piles,
    "moves": asking.can,
    "score": asking.score,
}
"""The questions of one word."""

WORDS: Final = frozenset((*VERBS, *ANYTIME, *OWN, *ANSWERS, UNDO, "card", "what"))
"""The first words that are known in every language."""
