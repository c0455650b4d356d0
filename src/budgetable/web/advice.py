"""The coach at a table: worked out from the view of the seat that asks, and told to it alone."""

from __future__ import annotations

from budgetable import coach
from budgetable.tables import deciding
from budgetable.tables.declined import Declined
from budgetable.tables.live import Live
from budgetable.tables.reader import Profile
from budgetable.web.messages import HintShape


def hint(live: Live, reads: Profile, step: int) -> HintShape:
    """The hint up to a step. Raises Declined, `hints-off` at a table that plays without."""
    table = live.table
    if not table.options.hints:
        raise Declined("hints-off")
    view = deciding.match_of(table).view(reads.seat)
    voice = live.reader(reads).voice(table)
    found = coach.hint(view, step)
    if found is None:
        return HintShape(table.position, 0, voice.say("no-moves"))
    return HintShape(
        position=table.position,
        step=step,
        said=voice.hint(found, view),
        card=None if found.card is None else found.card.id,
        in_hand=found.is_of_hand,
        move=None if found.move is None else str(found.move),
    )
