"""What a log may say of an error: its kind and where it was, never its text.

An error of the rules carries a position, with the hand of whoever met it.
"""

from __future__ import annotations

import traceback
from pathlib import Path


def where(error: BaseException) -> str:
    """`ValueError at live.py:120 play, deciding.py:60 move`: from the outermost to the place."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return f"{type(error).__name__} at {', '.join(places)}"
