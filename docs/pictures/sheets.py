"""Take the pictures of the printed pages anew: `make pictures`.

Each is a page of the PDF as it would lie in the printer, by pdftoppm.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Final

from budgetable.braille import slate_sheet
from budgetable.decks import load
from budgetable.printing import Options, print_deck

HERE: Final = Path(__file__).parent
DOTS: Final = 75
"""Dots an inch: an A4 page is 620 by 877."""

PAGES: Final = {
    "print-sheet": (Options(), 4),
    "print-backs": (Options(backs=True), 2),
    "print-glance": (Options(), 7),
    "print-how": (Options(language="es"), 8),
    "print-large": (Options(large=True, ink_saving=True), 8),
}
"""A page of a document each: by its name, how it is printed and which page it is."""

SLATE: Final = ("braille-slate", 3)
"""A page of the dots to punch."""


def main() -> None:
    """Take all pictures."""
    deck = load("standard")
    for name, (options, page) in PAGES.items():
        take(name, print_deck(deck, options).pdf, page)
    name, page = SLATE
    take(name, slate_sheet(deck, "en", "a4").pdf, page)


def take(name: str, pdf: bytes, page: int) -> None:
    """Take a picture of a page."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "cards.pdf"
        file.write_bytes(pdf)
        command = ["pdftoppm", "-r", str(DOTS), "-png", "-singlefile"]
        only = ["-f", str(page), "-l", str(page)]
        subprocess.run([*command, *only, file, HERE / name], check=True)
    print(f"{name}.png")


if __name__ == "__main__":
    main()
