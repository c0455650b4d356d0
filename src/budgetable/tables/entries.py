"""What a table's log is made of. A table is its log: whatever is true of it was written here first.

An entry that others are told of has `TOLD`; what leaves the server is listed elsewhere, piece by
piece (`telling.py`), for an entry also holds what nobody may read: keys, shuffles.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec
from msgspec import Struct

from budgetable.tables.kinds import kind
from budgetable.tables.options import Options

Chooser = Literal["person", "bot", "standing"]
"""Who chose a move."""


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag=kind):
    """`at` is when it was written; `seat` whose doing it was; `id` the command's own, if it had
    one, by which a repeated command is known.
    """

    TOLD: ClassVar[bool] = True
    at: float = 0.0
    seat: int = 0
    id: str = ""
    asker: int = 0
    """The seat whose command this was, where it has an `id`."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as a table is opened: a person with the hash of a key, a bot, or open."""

    name: str = ""
    bot: str = ""
    key: str = ""


class Opened(Entry, frozen=True, kw_only=True):
    """The table is there."""

    deck: str
    """The deck's fingerprint, by which the store keeps it."""
    options: Options
    chairs: tuple[Chair, ...]


class Joined(Entry, frozen=True, kw_only=True):
    """A person takes the open seat."""

    name: str
    key: str


class BotSeated(Entry, frozen=True, kw_only=True):
    """A bot takes a seat before play."""

    bot: str
    name: str


class SeatOpened(Entry, frozen=True, kw_only=True):
    """The seat has nobody any more. During play a bot plays for it until somebody takes it."""

    by: int = 0
    bot: str = ""


class SeatAdded(Entry, frozen=True, kw_only=True):
    """One more open seat, the last one."""


class SeatClosed(Entry, frozen=True, kw_only=True):
    """The seat is taken away before play; the seats after it move up."""


class Renamed(Entry, frozen=True, kw_only=True):
    """A seat has another name."""

    name: str


class OptionsSet(Entry, frozen=True, kw_only=True):
    """The table plays otherwise from now on."""

    options: Options


class HostSet(Entry, frozen=True, kw_only=True):
    """`seat` is the host now."""


class Dealt(Entry, frozen=True, kw_only=True):
    """A round begins, the first of a match if `dealer` is set."""

    order: tuple[str, ...]
    dealer: int = 0


class Moved(Entry, frozen=True, kw_only=True):
    """A move; `reshuffles` are the new draw piles that it made. `by` says who chose it."""

    move: str
    reshuffles: tuple[tuple[str, ...], ...] = ()
    by: Chooser = "person"


class Undone(Entry, frozen=True, kw_only=True):
    """The seat took its last move back."""


class TakenOver(Entry, frozen=True, kw_only=True):
    """A bot plays for the seat. `by` is who asked for it, 0 for the table itself."""

    bot: str
    why: Literal["away", "asked", "time"]
    by: int = 0


class Returned(Entry, frozen=True, kw_only=True):
    """The seat's person plays again."""


class BotReplaced(Entry, frozen=True, kw_only=True):
    """A bot failed, and a simpler one plays instead."""

    bot: str


class Away(Entry, frozen=True, kw_only=True):
    """Nothing has been heard of the seat for a while."""


class Back(Entry, frozen=True, kw_only=True):
    """The seat is heard of again."""


class Phrased(Entry, frozen=True, kw_only=True):
    """One of the fixed phrases."""

    phrase: str


class Stood(Entry, frozen=True, kw_only=True):
    """The seat's standing answer, or none. Its own business: nobody else is told."""

    TOLD: ClassVar[bool] = False
    answer: Literal["accept", ""]


class MoreTime(Entry, frozen=True, kw_only=True):
    """More time for this seat: `factor` times the clock from now on, 0 for no clock at all, or,
    where `factor` is 1, a minute more for this decision.
    """

    factor: Literal[0, 1, 2, 5] = 1


class LinkMade(Entry, frozen=True, kw_only=True):
    """A link to the seat for one more device; `link` is its hash, `until` when it stops working."""

    TOLD: ClassVar[bool] = False
    link: str
    until: float


class LinkUsed(Entry, frozen=True, kw_only=True):
    """The link was followed: the seat has one more key, and the link works no more."""

    TOLD: ClassVar[bool] = False
    link: str
    key: str


AnyEntry = (
    Opened | Joined | BotSeated | SeatOpened | SeatAdded | SeatClosed | Renamed | OptionsSet
    | HostSet | Dealt | Moved | Undone | TakenOver | Returned | BotReplaced | Away | Back | Phrased
    | Stood | MoreTime | LinkMade | LinkUsed
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def with_id(entry: Entry, id: str, asker: int) -> Entry:
    """The entry with the id of the command that it came of."""
    return msgspec.structs.replace(entry, id=id, asker=asker)


def written_at(entry: Entry, at: float) -> Entry:
    """The entry with its moment."""
    return msgspec.structs.replace(entry, at=at)


def encode(entry: Entry) -> bytes:
    """An entry as JSON."""
    return _encoder.encode(entry)


def decode(data: bytes) -> AnyEntry:
    """An entry of the log. Raises msgspec.ValidationError for anything else."""
    return _decoder.decode(data)
