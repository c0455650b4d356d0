"""What a class is called on the wire and in the log: `TurnBegan` is `turn-began`."""

from __future__ import annotations

import re
from functools import cache


@cache
def kind(name: str) -> str:
    """The name of a class as a tag."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
