"""What the frozen dataclasses of the rules have in common."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


class Value:
    """A frozen dataclass that is pickled by its fields: compiled, it cannot be filled in later."""

    def __reduce__(self) -> tuple[Any, ...]:
        names = [field.name for field in fields(self)]  # type: ignore[arg-type]
        return type(self), tuple([getattr(self, name) for name in names])
