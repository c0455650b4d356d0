"""docs/environment.md says of every space what it is."""

import re
from pathlib import Path

import pytest

from budgetable.environment import actions
from budgetable.environment.actions import ACTIONS
from budgetable.environment.layout import BUDGET, FEATURES, LAYOUT, Layout

PAGE = (Path(__file__).parents[2] / "docs/environment.md").read_text("utf-8")
ROWS = re.findall(r"^\| `(\w+)` \| ([\d ×]+) \| .+ \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize(("layout", "rows"), [(LAYOUT, ROWS[:14]), (BUDGET, ROWS[14:])])
def test_the_page_has_every_part_in_its_order_and_shape(layout: Layout, rows: list[list[str]]):
    told = {name: tuple(map(int, shape.split(" × "))) for name, shape in rows}
    assert told == layout.parts
    assert list(told) == list(layout.parts)


def test_the_page_has_the_sizes():
    assert f"float32 of shape ({LAYOUT.size},)" in PAGE
    assert f"int8 of shape ({ACTIONS},)" in PAGE
    assert f"`Discrete({ACTIONS})`" in PAGE
    assert f"A card has {len(FEATURES)} features" in PAGE
    assert all(f"`{feature}`" in PAGE for feature in FEATURES)
    assert f"A budget has {BUDGET.size} numbers" in PAGE


def test_the_page_has_the_numbers_of_the_actions():
    starts = {
        "`place`": actions.PLACE_ACTION,
        "`counter`": actions.COUNTER_ACTION,
        "`discard`": actions.DISCARD_ACTION,
        "`play`": actions.PLAY_ACTION,
        "`swap`": actions.EXCHANGE_ACTION,
    }
    for move, start in starts.items():
        assert re.search(rf"^\| {start} \+ [^|]*h[^|]* \| {move}", PAGE, re.MULTILINE)
