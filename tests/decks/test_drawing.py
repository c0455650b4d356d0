"""The drawings of the cards, which the page and the printed cards share."""

import json
from importlib import resources
from xml.etree import ElementTree

import pytest

from budgetable.decks import load
from budgetable.rules import cards

DRAWING = json.loads(
    resources.files("budgetable.decks").joinpath("drawing.json").read_text("utf-8")
)


def test_every_card_of_the_standard_deck_has_a_picture_and_no_picture_lacks_a_card():
    assert set(DRAWING["pictures"]) == set(load("standard").by_id)


def test_a_card_of_another_deck_is_drawn_by_what_it_is():
    kinds = {*cards.JOBS, *cards.LETTERS, *cards.WINDFALL_EFFECTS, *cards.LIFE_EFFECTS}
    assert set(DRAWING["fallback"]) == kinds


def test_every_kind_has_its_silhouette_and_pattern_and_a_mark_or_letter():
    letters = {letter.lower() for letter in cards.LETTERS}
    assert set(DRAWING["patterns"]) == {"income", "windfall", "life", *letters}
    assert set(DRAWING["shapes"]) == {"income", "priority", "windfall", "life"}
    assert set(DRAWING["marks"]) == {"income", "windfall", "life"}


@pytest.mark.parametrize("part", ["pictures", "fallback", "marks"])
def test_every_drawing_can_be_drawn(part: str):
    for drawing in DRAWING[part].values():
        assert len(ElementTree.fromstring(f"<svg>{drawing}</svg>"))
