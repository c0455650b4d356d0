"""Everything that a table may set, with its default, in one place."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from budgetable.rules import Options as MatchOptions


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays. Times are seconds; none of them depends on what a seat holds."""

    rounds_to_win: Annotated[int, Meta(ge=1, le=9, description="Rounds that win a match.")] = 2
    turn_limit: Annotated[
        int, Meta(ge=1, le=1000, description="Turns a seat after which a round is drawn.")
    ] = 50
    first_dealer: Annotated[
        int, Meta(ge=0, le=4, description="The seat that deals first; 0 draws lots.")
    ] = 0
    beat: Annotated[
        float,
        Meta(
            ge=0,
            le=30,
            description="Seconds that the table waits after an extra card, which announces a win, "
            "and before a standing answer is given.",
        ),
    ] = 3
    pace: Annotated[
        float, Meta(ge=0, le=30, description="Seconds that a bot takes for each move.")
    ] = 1.2
    grace: Annotated[
        float,
        Meta(
            ge=1,
            le=3600,
            description="Seconds that a seat is away before a bot may play for it.",
        ),
    ] = 60
    takeover: Annotated[
        Literal["ask", "automatic"],
        Meta(description="Whether a bot plays for a missing seat when asked, or by itself."),
    ] = "ask"
    clock: Annotated[
        int,
        Meta(
            ge=0,
            le=600,
            description="Seconds for a turn, 60 at least; 0 for no clock.",
            extra_json_schema={"anyOf": [{"const": 0}, {"minimum": 60}]},
        ),
    ] = 0
    undo: Annotated[bool, Meta(description="Whether one's own last action can be taken back.")] = (
        True
    )
    hints: Annotated[bool, Meta(description="Whether the table may be asked for hints.")] = True
    spectators: Annotated[bool, Meta(description="Whether others may watch.")] = True

    def __post_init__(self) -> None:
        if 0 < self.clock < SHORTEST_CLOCK:
            raise ValueError(f"a clock gives {SHORTEST_CLOCK} seconds at least, or 0 for none")

    @property
    def match(self) -> MatchOptions:
        """The part of them that the rules know."""
        return MatchOptions(self.rounds_to_win, self.turn_limit)


SHORTEST_CLOCK = 60
