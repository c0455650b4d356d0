"""What the calls take and answer, beside views and decks; the fields are served as OpenAPI."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from budgetable.tables.commands import Id, SeatNumber
from budgetable.tables.options import Options
from budgetable.web.decks import DeckShape
from budgetable.web.guide import Refusal
from budgetable.web.shapes import EventShape, ViewShape


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat: somebody with a name, a bot, or, empty, an open seat."""

    name: Annotated[str, Meta(max_length=200)] = ""
    bot: Annotated[str, Meta(max_length=32)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it is wanted. Several named seats are for people who share one device.

    `deck` is the name of one that the server has, or a whole deck as docs/deck.md describes it;
    empty for the one that whoever hosts the server has chosen.
    """

    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=4)]
    deck: str | dict[str, Any] = ""
    options: Options = Options()
    start: bool = True
    """Begin at once if no seat is open."""


class SeatKey(Struct, frozen=True):
    """A seat and the token that opens it."""

    seat: int
    token: str


class NewTableShape(Struct, frozen=True):
    """A table that was made: the code to tell others, the tokens of the named seats."""

    table: str
    code: str | None
    seats: list[SeatKey]
    view: ViewShape


class CodeShape(Struct, frozen=True):
    """The table of a code, and who is there already."""

    table: str
    names: list[str]
    open_seats: int
    options: Options


class QRShape(Struct, frozen=True):
    """A QR code as one path of an SVG, its quiet zone left free; `size` is the side of the view
    box: `<svg viewBox="0 0 size size"><path d="path"/></svg>`.
    """

    size: int
    path: str


class Invitation(Struct, frozen=True):
    """How others get to a table: by its code, or at an address that a QR code holds too.

    `code` is null once play has begun; the address is then for those who watch.
    """

    code: str | None
    address: str
    qr: QRShape


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down: with a `name` on the next open seat, or with a `link` on their own.

    The same `id` again gets the same answer. It must be random, for whoever knows it has the seat.
    """

    name: Annotated[str, Meta(max_length=200)] = ""
    link: Annotated[str, Meta(max_length=64)] = ""
    id: Annotated[str, Meta(min_length=22, max_length=64)] | None = None


class Joined(Struct, frozen=True):
    """A seat taken, its token and its view."""

    seat: int
    token: str
    view: ViewShape


class Played(Struct, frozen=True, omit_defaults=True):
    """A move or command that was carried out: the position after it, and the last thing told."""

    position: int
    id: int
    view: ViewShape | None = None
    link: str | None = None
    """Of the command `link`: what another device joins with, once and within ten minutes."""
    address: str | None = None
    """Of the command `link`: where to open it, for the page on that device."""
    qr: QRShape | None = None
    """Of the command `link`: the address as a QR code."""


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody typed at a table: a move or a question, with the position that they saw."""

    line: Annotated[str, Meta(max_length=300, description="As it was typed: place 3, turn, help.")]
    position: Annotated[int, Meta(ge=0)] | None = None
    seat: SeatNumber = 0
    id: Id = ""


class Answered(Struct, frozen=True):
    """What comes of a line: the answer to a question; of a move nothing is said, for whoever
    follows the table is told of it. `position` and `id` are those after it.
    """

    said: str
    position: int
    id: int
    played: bool


class Here(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody looks at the page now."""

    here: bool
    seat: SeatNumber = 0


class Why(Struct, frozen=True):
    """The refusal that a move would meet now, or null if it may be played."""

    refusal: Refusal | None


class SaidMove(Struct, frozen=True):
    """A legal move in words of the rules, and as a sentence that says what it would lead to."""

    move: str
    said: str


class Moves(Struct, frozen=True):
    """The legal moves of a seat at a position."""

    position: int
    moves: list[SaidMove]


class HintShape(Struct, frozen=True):
    """Advice on a seat's position, up to a step: 1 what to look at, 2 which card, 3 the move.

    `step` is the one that was asked for, 0 where the seat has no move. `card` is told from step 2
    on and `move` at step 3; both are null where none is meant. `in_hand` says whether the card is
    one of the hand, and not the top of the discard pile or the one that waits for an answer.
    """

    position: int
    step: int
    said: str
    card: str | None = None
    in_hand: bool = False
    move: str | None = None


class Past(Struct, frozen=True):
    """A past position as the caller may know it: what led to it, and the view.

    `hands` are everybody's, seat 1 first, once the match is over; null while it is played.
    """

    events: list[EventShape]
    view: ViewShape
    hands: list[list[str]] | None


class Stop(Struct, frozen=True):
    """Why a replay ends before its record does: a fault of the record, or its length."""

    code: str
    said: str


class Replay(Struct, frozen=True):
    """A record's match, position by position: each as it was told, with everybody's `hands`.

    A view counts positions from 1 and belongs to no table. With a `problem`, the positions are
    those before it. The `deck` is the record's own.
    """

    players: list[str]
    deck: DeckShape
    positions: list[Past]
    problem: Stop | None


class PhraseShape(Struct, frozen=True):
    """A phrase that can be sent, how it is said, and the sign of a reaction; null for words."""

    phrase: str
    said: str
    emoji: str | None


class About(Struct, frozen=True):
    """What this server has: bots, weakest first; decks, first that of tables that ask for none;
    phrases, languages, options' defaults.
    """

    version: str
    bots: list[str]
    decks: list[str]
    languages: list[str]
    phrases: list[PhraseShape]
    options: Options


class Health(Struct, frozen=True):
    """The server answers."""

    status: Literal["ok"]
