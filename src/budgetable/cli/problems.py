"""What stops a command: its sentence, and its exit status."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FAULTY = 1
UNUSABLE = 2
INTERRUPTED = 130


class Problem(Exception):
    """A sentence for whoever gave the command, and the exit status."""

    def __init__(self, sentence: str, status: int = UNUSABLE) -> None:
        super().__init__(sentence)
        self.status = status


def faulty_sentence(faulty: object, language: str) -> str:
    """Where a record breaks the rules, its code first for programs."""
    from budgetable.records import FaultyRecord
    from budgetable.words import record_fault

    assert isinstance(faulty, FaultyRecord)
    sentence = record_fault(faulty.round, faulty.ply, faulty.fault, faulty.line, language)
    return f"{faulty.code}: {sentence}"


@contextmanager
def file_problems(file: Path | None, language: str) -> Iterator[None]:
    """Turn an error of the file system into its sentence."""
    from budgetable.words import file_problem

    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Problem(file_problem(error, str(file or error.filename or ""), language)) from None


@contextmanager
def print_problems(language: str) -> Iterator[None]:
    """Turn what a deck has that paper cannot have into its sentence."""
    from budgetable import printing
    from budgetable.words import text

    try:
        yield
    except printing.NoLetters as missing:
        letters = " ".join(missing.letters[:20]) + (" …" if len(missing.letters) > 20 else "")
        raise Problem(text("print-no-letters", language, letters=letters)) from None
    except printing.TooLong as long:
        where = {"card": long.card, "field": long.field}
        lengths = {"length": str(long.length), "allowed": str(long.allowed)}
        raise Problem(text("print-too-long", language, **where, **lengths)) from None
