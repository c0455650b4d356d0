"""Tips for a first game: each moment has one, and it says what can be done there."""

import pytest

from budgetable.rules import view
from budgetable.rules.state import OVER
from budgetable.rules.view import Standing
from budgetable.words import LANGUAGES, tips, voice_of
from tests.kit import Position, table
from tests.words.kit import assert_well_made, random_matches


def told(position: Position, seat: int = 1, language: str = "en") -> str:
    found = view(position.state, seat, Standing(("Ann", "Ben")))
    return tips.tip(voice_of(found, language), found)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (table("1:", "2:", phase="draw", owed=2), "A turn begins with 2 cards"),
        (table("1:", "2:", phase="draw", owed=1), "Draw one more card"),
        (table("1: | hand job-2000 a-200", "2:"), "A job comes first"),
        (table("1: | hand a-200", "2:"), "You hold no job"),
        (table("1: job-2000 | hand a-200 a-300 b-200", "2:"), "You can place: A Giving."),
        (
            table("1: job-2000 a-200 c-500 | hand b-200 d-300", "2:"),
            "You can place: B Savings, D Important.",
        ),
        (table("1: job-2000 a-200 b-200 c-500 d-300 e-200 | hand a-300", "2:"), "Every letter is"),
        (
            table("1: job-2000 | hand part-500", "2:"),
            "You can place: part-500.",
        ),
        (
            table("1: job-2000 | hand job-2500", "2:"),
            "You can swap job-2000, 2000 for job-2500, 2500: that leaves more to spend.",
        ),
        (table("1: job-2500 | hand job-2000 bill-300", "2:"), "You can play Life Happens"),
        (table("1: part-300 scam | hand relief", "2:"), "Relief can take"),
        (table("1: part-300 a-300 | hand a-200 c-500", "2:"), "You can swap a-300, 300 for a-200"),
        (table("1: part-300 a-300 | hand bill-300 c-500", "2:"), "Nothing is left to spend"),
        (
            table("1: job-2000 a-200 | hand no c-500", "2:"),
            "card of B Savings that costs at most 1800.",
        ),
        (table("1: job-2000 a-200 b-200 c-500 d-300 e-200 | hand no", "2:"), "costs exactly 600"),
        (table("1: part-300 a-300 | hand no c-500", "2:"), "you will have 5 cards again."),
        (table("1: job-2000 | hand a-200", "2:", actions=0), "Your 3 actions are used."),
        (table("1: | hand a-200", "2:", phase="discard"), "You may keep 5 cards."),
        (table("1:", "2:", turn=2), "Ben plays now."),
        (table("1:", "2:", pending="bill-300 by 2 on 1"), "This card hits you."),
        (table("1:", "2:", pending="bill-300 by 1 on 2"), "Ben accepts the card or counters it."),
        (table("1:", "2:", phase="over"), ""),
    ],
)
def test_each_moment_of_a_turn_has_its_tip(position: Position, said: str):
    tip = told(position)
    assert said in tip
    assert bool(tip) is bool(said)


def test_whoever_watches_is_told_nothing_to_do():
    assert told(table("1: | hand job-2000", "2:"), 0) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tip_of_real_matches_is_well_made(language: str):
    found = set()
    for match in random_matches(2, 3, turn_limit=8):
        for seat in range(1, match.seats + 1):
            seen = match.view(seat)
            tip = tips.tip(voice_of(seen, language), seen)
            assert bool(tip) is (seen.phase != OVER)
            if tip:
                assert_well_made(tip)
                found.add(tip)
    assert len(found) > 10
