"""What somebody at a table can ask for, beside a move: one small class each.

`seat` is who asks, where they hold several; `target` the seat that it is about, else one's own.
`id` is the caller's own: a command with the same seat and id again is answered, not done again.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from budgetable.tables.kinds import kind
from budgetable.tables.options import Options

Id = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]


class Command(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=kind
):
    """What every command has."""

    seat: SeatNumber = 0
    id: Id = ""


class Start(Command, frozen=True, kw_only=True):
    """The host begins the first match: no seat may be open."""


class Deal(Command, frozen=True, kw_only=True):
    """A player has the next round dealt."""


class Rematch(Command, frozen=True, kw_only=True):
    """A player begins another match when one is over."""


class Undo(Command, frozen=True, kw_only=True):
    """Take one's own last action back, while nothing hidden was shown and nobody else acted."""


class SetOptions(Command, frozen=True, kw_only=True, tag="options"):
    """The host sets all options, before play or between matches."""

    options: Options


class Bot(Command, frozen=True, kw_only=True):
    """Before play the host gives a seat to a bot. During play anybody may have a bot play for a
    seat that is away for long enough, and each for their own seat.
    """

    target: SeatNumber = 0
    bot: Annotated[str, Meta(max_length=32)] = "steady"


class Return(Command, frozen=True, kw_only=True):
    """Play one's own seat again."""


class Open(Command, frozen=True, kw_only=True):
    """The host frees a seat of whoever has it, also in mid-play; each may free their own."""

    target: SeatNumber = 0


class Add(Command, frozen=True, kw_only=True):
    """The host adds a seat before play."""


class Close(Command, frozen=True, kw_only=True):
    """The host takes an open seat away before play."""

    target: SeatNumber


class Rename(Command, frozen=True, kw_only=True):
    """Another name for one's own seat; the host may rename each."""

    target: SeatNumber = 0
    name: Annotated[str, Meta(max_length=200)]


class Host(Command, frozen=True, kw_only=True):
    """The host hands it on to another seat. Whoever is there may take it from one long away."""

    target: SeatNumber = 0


class Say(Command, frozen=True, kw_only=True):
    """One of the fixed phrases; there is no free text."""

    phrase: Annotated[str, Meta(max_length=32)]


class Stand(Command, frozen=True, kw_only=True):
    """A standing answer: accept whatever comes unless one says otherwise in time; or none."""

    answer: Literal["accept", ""]


class Time(Command, frozen=True, kw_only=True):
    """More time for oneself: `factor` times the clock from now on, 0 for no clock; without a
    factor, a minute more for this decision.
    """

    factor: Literal[0, 1, 2, 5] | None = None


class Link(Command, frozen=True, kw_only=True):
    """A link that brings one's seat to another device, once."""


AnyCommand = (
    Start | Deal | Rematch | Undo | SetOptions | Bot | Return | Open | Add | Close | Rename | Host
    | Say | Stand | Time | Link
)  # fmt: skip


class Play(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move, with the position that it was chosen in. An any-time card may leave that out."""

    move: Annotated[str, Meta(max_length=200, description="A move in words: place rent.")]
    position: Annotated[int, Meta(ge=0)] | None = None
    seat: SeatNumber = 0
    id: Id = ""
    view: bool = False
    """Whether the answer shall carry the view."""
