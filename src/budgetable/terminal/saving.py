"""Where matches are kept while they are played, and how they come back."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from budgetable import records
from budgetable.records import Record
from budgetable.rules.luck import Luck
from budgetable.rules.match import Match


def new_file() -> Path:
    """A file of its own for a match that begins now, in the user's data folder.

    Raises OSError where there can be none.
    """
    folder = user_data_path("budgetable", appauthor=False) / "matches"
    folder.mkdir(parents=True, exist_ok=True)
    stem = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    file = folder / f"{stem}.json"
    number = 2
    while file.exists():
        file = folder / f"{stem}-{number}.json"
        number += 1
    return file


def no_new_file(file: Path) -> str:
    """The message that says why a match may not be written there, or nothing: only a new file is
    written, so that no other is lost.
    """
    if file.is_dir():
        return "file-is-folder"
    if file.exists():
        return "file-exists"
    return "" if file.parent.is_dir() else "file-no-folder"


def newest_file() -> Path | None:
    """The match that was kept last, if there is one."""
    folder = user_data_path("budgetable", appauthor=False) / "matches"
    files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
    return files[-1] if files else None


def restore(record: Record, luck: Luck) -> Match:
    """The match as its record leaves it, to be played on with other luck. Raises FaultyRecord."""
    match: Match | None = None
    for step in records.replay(record):
        match = step.match
    assert match is not None
    return replace(match, luck=luck)
