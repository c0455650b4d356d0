"""One seeded match of each bot, as the moves that it must have wherever it is played.

`python -m tests.simulate.seeded` writes them down anew, for a bot whose play has changed.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from budgetable import decks
from budgetable.bots import BOTS
from budgetable.simulate import Plan, play_one

FILE = Path(__file__).with_name("seeded.json")
OPPONENT = "novice"


def seeded(name: str) -> dict[str, Any]:
    """A match of this bot: who played in which version, and a hash of every shuffle and move."""
    seats = (name, OPPONENT)
    plan = Plan.of(decks.load("standard"), seats, 1, seed=1, with_records=True)
    record = json.loads(play_one(plan, 0).record)
    rounds = json.dumps(record["rounds"], sort_keys=True)
    return {
        "versions": {seat: BOTS[seat].version for seat in sorted(set(seats))},
        "moves": [len(round["moves"]) for round in record["rounds"]],
        "winners": [round["winner"] for round in record["rounds"]],
        "sha256": hashlib.sha256(rounds.encode()).hexdigest(),
    }


if __name__ == "__main__":
    found = {name: seeded(name) for name in BOTS}
    FILE.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
