"""Lines out and lines in: all that the terminal game needs of a terminal.

No line is ever taken back or moved, so that it reads the same in a screen reader, over SSH and on
paper.
"""

from __future__ import annotations

import shutil
import sys
import textwrap
from contextlib import suppress
from typing import Final

from budgetable.words.cleaning import clean

CURTAIN: Final = 40
"""Empty lines that push a hand off most screens."""


class InputEnded(EOFError):
    """There will be no more lines: the input was closed."""


class Console:
    """The standard streams. Whatever cannot be decoded or shown is replaced, never an error."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        with suppress(ImportError):
            import readline  # noqa: F401  # Arrow keys edit the line that is being typed.

    def say(self, text: str = "") -> None:
        """One or more lines, broken between words where they end at the screen's edge."""
        print(wrapped(clean(text)), flush=True)

    def ask(self, prompt: str) -> str:
        """The next line, without white space around it. Raises InputEnded where there is none."""
        try:
            return input(f"{wrapped(clean(prompt))} ").strip()
        except EOFError:
            raise InputEnded from None

    def hide(self) -> None:
        """Push what stands on the screen out of sight, and forget what was typed ahead."""
        self.say("\n" * CURTAIN)
        if sys.stdin.isatty():
            with suppress(ImportError):
                import termios

                termios.tcflush(sys.stdin, termios.TCIFLUSH)


def wrapped(text: str) -> str:
    """A text as it fits a screen; what goes to a file or another program keeps its lines."""
    if not sys.stdout.isatty():
        return text
    width = max(shutil.get_terminal_size().columns - 1, 20)
    lines = [
        textwrap.fill(
            line,
            width,
            subsequent_indent="  " + " " * (len(line) - len(line.lstrip())),
            break_long_words=False,
            break_on_hyphens=False,
            drop_whitespace=True,
        )
        if len(line) > width
        else line
        for line in text.split("\n")
    ]
    return "\n".join(lines)
