"""What everybody remembers of hidden hands: true of every hand, and no more than was seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hypothesis import given

from budgetable.rules import Card, Match, Seeded
from budgetable.rules.memory import NEWER, OLDER, Held
from tests.kit import DECK, deal_of, examples, matches

ANN = "job-2000 a-200 a-300 no scam"
BEN = "job-2500 a-200 b-300 c-500 back"


class Dealt:
    """The deal that a test wants; reshuffles by a seed."""

    def __init__(self, deal: Sequence[Card]) -> None:
        self.deal = list(deal)
        self.others = Seeded(1)

    def order(self, cards: Sequence[Card], round: int, shuffle: int) -> list[Card]:
        return self.deal if shuffle == 0 else self.others.order(cards, round, shuffle)

    def lot(self, seats: int) -> int:
        return seats


def played(*lines: str, pile: str = "c-900 d-300", ben: str = BEN) -> Match:
    """A round of Ann and Ben in which these moves were made; the discard pile has an E of 200."""
    deal = deal_of([ANN, ben], "e-200", dealer=2, pile=pile)
    match = Match.new(DECK, ["Ann", "Ben"], luck=Dealt(deal), first_dealer=2)
    for line in lines:
        seat, _, move = line.partition(" ")
        match = match.play(int(seat), move)
    return match


def remembered(match: Match, seat: int) -> Held:
    return match.round.memory.hands[seat - 1]


def shown(match: Match, seat: int) -> list[str]:
    return [card.id for card in remembered(match, seat).shown]


def test_a_deal_shows_nobody_a_hand():
    assert remembered(played(), 1) == remembered(played(), 2) == Held(hidden=5)


def test_a_card_taken_from_the_discard_pile_is_remembered():
    match = played("1 draw discard", "1 draw deck")
    assert shown(match, 1) == ["e-200"]
    assert remembered(match, 1).hidden == 6


def test_a_remembered_card_is_forgotten_when_it_leaves():
    match = played("1 draw discard", "1 draw deck", "1 done", "1 discard e-200")
    assert shown(match, 1) == []
    assert remembered(match, 1).hidden == 6


def test_what_a_swap_takes_back_is_remembered():
    building = ("1 place job-2000", "1 place a-200", "1 swap a-300 a-200")
    match = played("1 draw deck", "1 draw deck", *building)
    assert shown(match, 1) == ["a-200"]
    assert remembered(match, 1).hidden == 4


def test_a_counter_that_was_seen_is_gone_and_the_cards_that_fill_the_hand_are_not_known():
    match = played("1 draw deck", "1 draw deck", "1 play scam 2", "2 counter back")
    assert remembered(match, 2) == Held(hidden=5)


def test_equal_cards_of_two_hands_are_not_confused():
    """Both hold an A of 200: that Ann's was seen says nothing about Ben's."""
    match = played("1 draw deck", "1 draw deck", "1 place job-2000", "1 place a-200")
    assert remembered(match, 2) == Held(hidden=5)


def test_memory_is_the_same_whatever_the_hidden_cards_are():
    lines = ("1 draw discard", "1 draw deck", "1 place job-2000", "1 done", "1 discard no")
    one = played(*lines)
    other = played(*lines, pile="b-600 d-300", ben="shop-2200 a-400 b-200 c-500 relief")
    assert one.round.memory == other.round.memory
    assert one.state != other.state


@examples(1)
@given(match=matches())
def test_memory_is_true_of_every_hand(match: Match):
    memory = match.round.memory
    assert memory.draw_pile == match.state.draw_pile
    for held, hand in zip(memory.hands, match.state.hands[1:], strict=True):
        hidden = Counter(hand) - Counter(held.shown)
        assert not Counter(held.shown) - Counter(hand)
        assert held.hidden == hidden.total()
        older = sum(n for card, n in hidden.items() if memory.origin(card) == OLDER)
        newer = sum(n for card, n in hidden.items() if memory.origin(card) == NEWER)
        if memory.pile:
            assert older <= held.hidden - held.newer
            assert newer <= held.hidden - held.older
        else:
            assert held.older == held.newer == 0


def test_after_a_reshuffle_no_hidden_hand_has_a_card_of_the_new_pile():
    match = played(pile="c-900 d-300")
    while not match.round.reshuffles:
        match = match.play(match.state.to_act, idle(match))
    memory = match.round.memory
    drawn = len(memory.pile) - memory.draw_pile
    assert sum(held.newer for held in memory.hands) == drawn
    assert (
        sum(held.older for held in memory.hands)
        == sum(held.hidden for held in memory.hands) - drawn
    )
    assert Counter(memory.pile) == Counter(match.round.reshuffles[-1])


def idle(match: Match) -> str:
    """Draws from the draw pile, ends, and throws the first card away."""
    for move in match.view(match.state.to_act).legal:
        if str(move) in ("draw deck", "done") or str(move).startswith("discard"):
            return str(move)
    raise AssertionError(match)
