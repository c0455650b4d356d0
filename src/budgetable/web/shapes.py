"""What the calls answer, as typed values: their fields are the documentation served as OpenAPI.

A view is built here from what the rules show a seat and from what everybody may know of the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from budgetable.rules import Budget, Match
from budgetable.rules import View as Sight
from budgetable.rules.options import ACTIONS
from budgetable.rules.view import Seat as SeatSight
from budgetable.tables import telling
from budgetable.tables.live import Live
from budgetable.tables.options import Options
from budgetable.tables.reader import Reader
from budgetable.tables.table import HERE, Happening, Seat, Table
from budgetable.web.guide import Guide, guide_of

Seconds = Annotated[float, Meta(description="Seconds from now.")]

HISTORY = 20
"""Sentences of a view's history."""


class BudgetShape(Struct, frozen=True):
    """A budget: `gap` is income less expenses, `missing` the letters it lacks, `next` the letters
    whose first card may be placed as far as the order of letters goes.
    """

    cards: list[str]
    income: int
    expenses: int
    gap: int
    missing: list[str]
    next: list[str]
    extras: list[str]
    balanced: bool


class SeatShape(Struct, frozen=True):
    """A seat as everybody sees it. `bot` plays now: the seat's own, or one that stands in."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    presence: Literal["here", "away"] | None
    grace_left: Annotated[
        float | None,
        Meta(
            description="Seconds until others may act for a seat that is away; null if it is not."
        ),
    ]
    host: bool
    wins: int
    hand_count: int
    budget: BudgetShape


class MoveShape(Struct, frozen=True, omit_defaults=True):
    """A legal move in words; `gap` is what a building move leaves of one's budget."""

    move: str
    gap: int | None = None


class PilesShape(Struct, frozen=True):
    """How many cards the draw pile has, and the discard pile's cards, its top last."""

    draw: int
    discard: list[str]


class PendingShape(Struct, frozen=True):
    """The Life Happens card that waits for `target`'s answer: played by `by`, or bounced back."""

    card: str
    by: int
    target: int
    letter: str | None
    bounced: bool


class MatchShape(Struct, frozen=True):
    """The match: which of the table's, whether it is over, who won it, and its first position."""

    number: int
    over: bool
    winner: int | None
    first_position: int


class DeckName(Struct, frozen=True):
    """A deck by name and fingerprint; either gets it from `/api/decks`."""

    name: str
    fingerprint: str


class Sentence(Struct, frozen=True):
    """Something that was told, with its number."""

    id: int
    said: str


class ViewShape(Struct, frozen=True):
    """A table as one reader may know it; `you` is null for a spectator.

    `id` is the number of the last thing told, `position` counts deals, moves and undos. Before
    play there is no match and the fields of the game are empty.
    """

    table: str
    id: int
    position: int
    you: int | None
    stage: Literal["lobby", "playing", "over"]
    deck: DeckName
    options: Options
    match: MatchShape | None
    round: int
    wins: list[int]
    dealer: int | None
    turn: int | None
    to_act: int | None
    phase: Literal["draw", "act", "discard", "over"] | None
    draws_left: int
    actions_left: int
    actions: Annotated[int, Meta(description="Actions of a whole turn.")]
    seats: list[SeatShape]
    hand: list[str]
    piles: PilesShape
    pending: PendingShape | None
    legal: list[MoveShape]
    winner: int | None
    can_undo: bool
    standing: Literal["accept"] | None
    calm: Annotated[float, Meta(description="Seconds until the next action, after an extra.")]
    seconds_left: Annotated[
        float | None, Meta(description="Seconds left for this decision; null without a clock.")
    ]
    now: Annotated[str, Meta(description="Whose turn it is and what is awaited, in a sentence.")]
    history: Annotated[
        list[Sentence],
        Meta(description="The last sentences; empty in a stream, which tells them by itself."),
    ]
    guide: Annotated[
        Guide | None, Meta(description="What can be offered and answered; null unless asked for.")
    ] = None


class EventShape(Struct, frozen=True):
    """Something that happened: its number, the position after it, one sentence for this reader,
    and the facts as data, each with its `kind`. A card that the reader may not know is null.
    """

    id: int
    position: int
    said: str
    facts: list[dict[str, Any]]


class Push(Struct, frozen=True):
    """All that has happened since the reader was last told, as one message, and the view now."""

    id: int
    position: int
    events: list[EventShape]
    said: str
    view: ViewShape


def view_of(
    table: Table, reader: Reader, now: float, recent: Sequence[Happening] = ()
) -> ViewShape:
    """The view of a table, now or in the past, for a reader; `recent` is what its history tells."""
    you = reader.profile.seat
    match = table.match
    sight = match.view(you) if match is not None else None
    voice = reader.voice(table)
    pending = sight.pending if sight else None
    return ViewShape(
        table=table.id,
        id=table.told,
        position=table.position,
        you=you or None,
        stage="lobby" if match is None else "playing" if table.is_playing else "over",
        deck=DeckName(table.deck.name, table.fingerprint),
        options=table.options,
        match=None
        if match is None
        else MatchShape(table.matches, match.is_over, match.winner or None, table.first_position),
        round=sight.round if sight else 0,
        wins=list(sight.wins) if sight else [0] * len(table.seats),
        dealer=sight.dealer if sight else None,
        turn=sight.turn if sight else None,
        to_act=(sight.to_act or None) if sight else None,
        phase=sight.phase if sight else None,  # type: ignore[arg-type]
        draws_left=sight.draws_left if sight else 0,
        actions_left=sight.actions_left if sight else 0,
        actions=ACTIONS,
        seats=[
            seat_shape(table, number, seat, sight.seat(number) if sight else None, now)
            for number, seat in enumerate(table.seats, start=1)
        ],
        hand=[card.id for card in sight.hand] if sight else [],
        piles=PilesShape(sight.draw_pile, [card.id for card in sight.discard_pile])
        if sight
        else PilesShape(0, []),
        pending=None
        if pending is None
        else PendingShape(
            pending.card.id,
            pending.by,
            pending.target,
            pending.letter or None,
            pending.is_bounced,
        ),
        legal=legal_moves(sight) if sight else [],
        winner=(sight.winner or None) if sight else None,
        can_undo=bool(you and match and table.options.undo and match.can_undo(you)),
        standing="accept" if you and table.seat(you).standing else None,
        calm=seconds(table.calm_until - now),
        seconds_left=seconds(table.countdown.deadline - now) if table.countdown.runs else None,
        now=voice.now(sight) if sight else voice.say("lobby"),
        history=history(table, reader, recent),
        guide=guide_of(match, sight, voice) if reader.profile.guide else None,
    )


def legal_moves(sight: Sight) -> list[MoveShape]:
    """The legal moves of a view, building moves with the gap that they leave."""
    return [MoveShape(str(move), sight.gap_after(move)) for move in sight.legal]


def hands_of(match: Match) -> list[list[str]]:
    """Everybody's hands, seat 1 first: for when nothing is hidden any more."""
    hands = match.state.hands
    return [[card.id for card in hands[seat]] for seat in range(1, match.seats + 1)]


def seconds(left: float) -> float:
    """Seconds from now, as exact as anybody needs."""
    return round(max(0.0, left), 1)


def seat_shape(
    table: Table, number: int, seat: Seat, sight: SeatSight | None, now: float
) -> SeatShape:
    """A seat as everybody sees it."""
    presence: Literal["here", "away"] | None = None
    grace_left: float | None = None
    if seat.is_person:
        presence = "here" if seat.away_since == HERE else "away"
        if presence == "away":
            grace_left = seconds(table.grace_ends(number) - now)
    return SeatShape(
        seat=number,
        name=seat.name,
        kind="person" if seat.is_person else "bot" if seat.is_bot else "open",
        bot=seat.bot or None,
        presence=presence,
        grace_left=grace_left,
        host=table.host == number,
        wins=sight.wins if sight else 0,
        hand_count=sight.hand_count if sight else 0,
        budget=budget_shape(sight.budget if sight else Budget()),
    )


def budget_shape(budget: Budget) -> BudgetShape:
    """A budget, which lies open."""
    return BudgetShape(
        cards=[card.id for card in budget.cards],
        income=budget.income,
        expenses=budget.expenses,
        gap=budget.gap,
        missing=list(budget.missing),
        next=list(budget.next_letters),
        extras=[card.id for card in budget.extras],
        balanced=budget.is_balanced,
    )


def history(table: Table, reader: Reader, recent: Sequence[Happening]) -> list[Sentence]:
    """The last sentences up to a position of the table."""
    told = [happening for happening in recent if happening.told <= table.told]
    return [Sentence(each.told, reader.said(table, each)) for each in told[-HISTORY:]]


def events_of(
    table: Table, happenings: Sequence[Happening], reader: Reader
) -> tuple[list[EventShape], str]:
    """What happened, for a reader, and all of it as one message."""
    events = [
        EventShape(
            id=each.told,
            position=each.position,
            said=reader.said(table, each),
            facts=telling.facts(each, reader.profile.seat),
        )
        for each in happenings
    ]
    return events, " ".join([event.said for event in events])


def push_of(live: Live, reader: Reader, told: int, now: float, with_history: bool = False) -> Push:
    """What a reader is told who knows everything up to number `told`."""
    table = live.table
    events, said = events_of(table, live.since(told), reader)
    view = view_of(table, reader, now, live.recent if with_history else ())
    return Push(table.told, table.position, events, said, view)
