"""Lines out and lines in: all that the terminal game needs of a terminal.

No line is ever taken back or moved, so that it reads the same in a screen reader, over SSH and on
paper.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

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
        """One or more lines."""
        print(text, flush=True)

    def ask(self, prompt: str) -> str:
        """The next line, without white space around it. Raises InputEnded where there is none."""
        try:
            return input(f"{prompt} ").strip()
        except EOFError:
            raise InputEnded from None

    def hide(self) -> None:
        """Push what stands on the screen out of sight."""
        self.say("\n" * CURTAIN)
