"""The same seed plays the same match everywhere: from the sources, compiled, next year.

These tests run in both modes, and both are held against what was written down once.
"""

from __future__ import annotations

import json

import pytest

from budgetable.bots import BOTS
from tests.simulate.seeded import FILE, seeded

WRITTEN = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("name", BOTS)
def test_a_seeded_match_is_the_one_that_was_written_down(name: str):
    found = seeded(name)
    written = WRITTEN.get(name, {})
    if found["versions"] != written.get("versions"):
        pytest.fail("A bot is new or has changed: python -m tests.simulate.seeded writes it down.")
    assert found == written


def test_what_is_written_down_is_of_bots_that_there_are():
    assert set(WRITTEN) == set(BOTS)
