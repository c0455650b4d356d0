"""A position as plain data, hidden cards included: what `budgetable replay --json` prints."""

from __future__ import annotations

from typing import Any

from budgetable.rules.legal import legal
from budgetable.rules.match import Match


def position(match: Match) -> dict[str, Any]:
    """The whole position: keys as docs/records.md, "Positions", lists them."""
    state = match.state
    seats = range(1, state.seats + 1)
    moves = {str(seat): sorted(str(move) for move in legal(state, seat)) for seat in seats}
    return {
        "round": match.round.number,
        "ply": len(match.round.moves),
        "turn": state.turn,
        "to_act": state.to_act or None,
        "phase": state.phase,
        "actions_left": state.actions_left,
        "hands": {str(seat): sorted(card.id for card in state.hands[seat]) for seat in seats},
        "budgets": {
            str(seat): {
                "cards": [card.id for card in state.budgets[seat].cards],
                "income": state.budgets[seat].income,
                "expenses": state.budgets[seat].expenses,
            }
            for seat in seats
        },
        "draw_pile": state.draw_pile,
        "discard_pile": [card.id for card in state.discard_pile],
        "pending": _pending(match),
        "legal": {seat: found for seat, found in moves.items() if found},
        "winner": state.winner or None,
    }


def _pending(match: Match) -> dict[str, Any] | None:
    pending = match.state.pending
    if pending is None:
        return None
    told = {"card": pending.card.id, "by": pending.by, "target": pending.target}
    return {**told, "letter": pending.letter} if pending.letter else told
