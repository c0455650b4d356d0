"""Records: a whole match as text and back, its replay, and its positions as plain data."""

from budgetable.records.files import read, write, write_whole
from budgetable.records.known import known
from budgetable.records.position import position
from budgetable.records.record import FORMAT, BadRecord, Record, RoundRecord, from_json, of, to_json
from budgetable.records.replay import FaultyRecord, Step, replay

__all__ = [
    "FORMAT",
    "BadRecord",
    "FaultyRecord",
    "Record",
    "RoundRecord",
    "Step",
    "from_json",
    "known",
    "of",
    "position",
    "read",
    "replay",
    "to_json",
    "write",
    "write_whole",
]
