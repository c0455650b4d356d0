import pytest

from budgetable.rules.moves import (
    Accept,
    Counter,
    Discard,
    Done,
    Draw,
    Place,
    Play,
    Swap,
    Use,
)
from budgetable.words import LANGUAGES, voice_of
from tests.words.kit import assert_well_made, random_matches

WINS = {"en": "balanced, you win the round", "es": "presupuesto equilibrado, ganas la ronda"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_of_real_matches_has_a_line_of_its_own(language):
    kinds = set()
    for match in random_matches(2, 3, 4):
        for seat in range(1, match.seats + 1):
            view = match.view(seat)
            voice = voice_of(view, language)
            lines = [voice.move(move, view) for move in view.legal]
            for line in lines:
                assert_well_made(line, stop=False)
            assert len(set(lines)) == len(lines)
            kinds |= {type(move) for move in view.legal}
    assert kinds == {Draw, Place, Swap, Use, Play, Accept, Counter, Done, Discard}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_promises_the_round_exactly_where_the_move_wins_it(language):
    promised = 0
    for match in random_matches(2, 2, 2, 3, turn_limit=40):
        for seat in range(1, match.seats + 1):
            view = match.view(seat)
            voice = voice_of(view, language)
            for move in view.legal:
                if isinstance(move, (Place, Swap, Use, Accept)):
                    wins = WINS[language] in voice.move(move, view)
                    promised += wins
                    if wins or view.gap_after(move) == 0 or isinstance(move, Accept):
                        assert wins == (match.play(seat, move).state.winner == seat)
                else:
                    assert WINS[language] not in voice.move(move, view)
    assert promised


def test_a_building_move_tells_the_gap_that_it_leaves():
    told = 0
    for match in random_matches(2):
        for seat in (1, 2):
            view = match.view(seat)
            for move in view.legal:
                gap = view.gap_after(move)
                if gap:
                    line = voice_of(view).move(move, view)
                    assert line.endswith(f"{gap} to go" if gap > 0 else f"{-gap} over")
                    told += 1
    assert told
