"""A PDF as its readers have it: what is read aloud, where words stand, what is seen."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from budgetable.decks import from_data
from budgetable.rules import Deck

POINT = 25.4 / 72
"""Millimetres."""

needs_poppler = pytest.mark.skipif(
    shutil.which("pdfinfo") is None,
    reason="there is no pdfinfo here (Debian: apt-get install poppler-utils)",
)


class Part(NamedTuple):
    """What is read in one piece: `H2` and its words."""

    role: str
    text: str


class Word(NamedTuple):
    """A word and its box, in millimetres from the top left corner of the paper."""

    text: str
    left: float
    top: float
    right: float
    bottom: float


class Picture(NamedTuple):
    """A page as it is seen, 10 dots a millimetre: a row of greys after the other, 255 is white."""

    width: int
    greys: bytes

    def at(self, x: float, y: float) -> int:
        """The grey at a place in millimetres."""
        return self.greys[round(y * 10) * self.width + round(x * 10)]


def run(*command: str | Path) -> bytes:
    """What a tool of poppler prints."""
    return subprocess.run(command, capture_output=True, check=True).stdout


def structure(file: Path) -> list[Part]:
    """Everything that is read aloud, in order. Artifacts are not."""
    parts: list[Part] = []
    for line in run("pdfinfo", "-struct-text", file).decode("utf-8", "replace").splitlines():
        said = re.fullmatch(r'\s*"(.*)"', line)
        if said and parts:
            role, text = parts[-1]
            parts[-1] = Part(role, (text + said[1]).replace("\u200b", ""))
        elif not said and line.strip():
            parts.append(Part(line.split()[0], ""))
    return [part for part in parts if part.text]


def headings(file: Path, level: int = 2) -> list[str]:
    """The headings of a level."""
    return [text for role, text in structure(file) if role == f"H{level}"]


def pages(file: Path) -> int:
    """How many pages there are."""
    found = re.search(rb"Pages:\s+(\d+)", run("pdfinfo", file))
    assert found
    return int(found[1])


def words(file: Path, page: int) -> list[Word]:
    """The words of a page, artifacts too."""
    only = ("-f", str(page), "-l", str(page))
    html = run("pdftotext", "-bbox", *only, file, "-").decode("utf-8")
    tree = ElementTree.fromstring(html[html.index("<html") :])
    found = []
    for word in tree.iter("{http://www.w3.org/1999/xhtml}word"):
        sides = [float(word.get(side, "")) * POINT for side in ("xMin", "yMin", "xMax", "yMax")]
        found.append(Word(word.text or "", *sides))
    return found


def picture(file: Path, page: int) -> Picture:
    """A page as it is seen."""
    only = ("-f", str(page), "-l", str(page))
    data = run("pdftoppm", "-r", "254", "-gray", *only, file)
    head = re.match(rb"P5\s+(\d+)\s+(\d+)\s+255\s", data)
    assert head
    return Picture(int(head[1]), data[head.end() :])


RELIEF = {"kind": "windfall", "effect": "relief"}


def deck_of(*cards: dict[str, Any], **facts: Any) -> Deck:
    """A deck that can be played, with these cards in front."""
    rest: list[dict[str, Any]] = [
        {"id": "job", "name": "Job", "kind": "income", "job": "full-time", "amount": 900}
    ]
    rest += [
        {"id": f"{letter.lower()}-100", "name": letter, "kind": "priority", "priority": letter,
         "amount": 100, "count": 4}
        for letter in "ABCDE"
    ]  # fmt: skip
    given = [
        {"id": f"card-{number}", **({} if "kind" in card else RELIEF), **card}
        for number, card in enumerate(cards, start=1)
    ]
    return from_data({"name": "odd", "cards": given + rest, **facts})
