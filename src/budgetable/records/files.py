"""Records on disk: a file is the whole record before a write, or the whole record after it."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from budgetable.records.record import BadRecord, Record, from_json, to_json

MAX_BYTES: Final = 64_000_000
"""More than any match that people or bots play: a larger file is something else."""


def read(path: Path | str) -> Record:
    """The record in a file. Raises BadRecord, BadDeck for its deck, OSError if unreadable."""
    with Path(path).open("rb") as file:
        source = file.read(MAX_BYTES + 1)
    if len(source) > MAX_BYTES:
        raise BadRecord("too-large-file", value=MAX_BYTES // 1_000_000)
    return from_json(source)


def write(path: Path | str, record: Record) -> None:
    """Write a record so that a crash at any moment leaves a whole one, the old or the new."""
    write_whole(Path(path), to_json(record))


def write_whole(path: Path, text: str) -> None:
    """Write a text so that a crash at any moment leaves the whole of it, or what was there.

    Its lines end in the same way on every system.
    """
    with whole(path) as part:
        part.write_text(text, encoding="utf-8", newline="\n")


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """An empty file to write, which takes the place of `path` once all of it is on the disk.

    A crash at any moment leaves the whole of it, or what was there; what goes wrong in the block
    leaves what was there.
    """
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    os.close(handle)
    part = Path(name)
    try:
        yield part
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.chmod(_mode(path))
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _mode(path: Path) -> int:
    """The rights that the file has, or those of a new file: a temporary file's are narrower."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the system can."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
