"""R22 to R24: who wins a round, drawn rounds, the match."""

import pytest

from budgetable.rules import Match, Options, Refused, Seeded
from budgetable.rules.events import MatchDrawn, MatchWon, RoundDrawn, RoundWon
from budgetable.rules.luck import Scripted, UnscriptedError
from tests.kit import DECK, deal_of, play, refused, table

BALANCED_BUT_E = "job-2000 a-200 b-200 c-900 d-400"


@pytest.mark.parametrize(
    ("line", "budget", "hand"),
    [
        ("place e-300", BALANCED_BUT_E, "e-300"),
        ("place bonus-200", f"{BALANCED_BUT_E} e-300 bill-200", "bonus-200"),
        ("place part-300", f"{BALANCED_BUT_E} e-300 bill-300", "part-300"),
        ("swap d-400 d-500", "job-2000 a-200 b-200 c-900 d-500 e-300", "d-400"),
        ("swap job-2000 shop-2200", "shop-2200 a-200 b-200 c-900 d-400 e-300", "job-2000"),
        ("use relief scam", f"{BALANCED_BUT_E} e-300 scam", "relief"),
    ],
)
def test_r22_any_own_move_may_win(line: str, budget: str, hand: str):
    before = table(f"1: {budget} | hand {hand} no", "2:")
    after = play(before, f"1 {line}")
    assert after.winner == 1
    assert after.told()[-1] == RoundWon(1, after.sums(1)[0], 1)


@pytest.mark.parametrize(
    ("line", "budget"),
    [
        ("play bill-200 2", f"{BALANCED_BUT_E.replace('d-400', 'd-300')} e-200"),
        ("play laid-off 2", "part-2000 shop-2200 a-200 b-200 c-900 d-400 e-300"),
        ("play hours-cut 2", f"{BALANCED_BUT_E} e-300 part-300"),
        ("play burst-pipe 2 A", f"{BALANCED_BUT_E} e-300 a-300"),
    ],
)
def test_r22_life_may_balance_a_budget_of_a_seat_that_is_not_on_turn(line: str, budget: str):
    before = table(f"1: | hand {line.split()[1]}", f"2: {budget}", "3:")
    after = play(before, f"1 {line}", "2 accept")
    assert (after.winner, after.phase, after.turn, after.to_act) == (2, "over", 1, 0)
    assert after.names()[-1] == "RoundWon"
    assert after.legal(1) == after.legal(2) == after.legal(3) == []


def test_r22_a_bounced_card_may_win_for_its_player():
    before = table("1: job-2000 a-200 b-200 c-900 d-300 e-200 | hand bill-200", "2: | hand back")
    after = play(before, "1 play bill-200 2", "2 counter back", "1 accept")
    assert after.winner == 1


def test_r22_the_winner_of_anothers_turn_is_told_with_whose_turn_it_was():
    before = table("1: job-2000 a-200 b-200 c-900 d-300 e-200", "2: | hand scam", turn=2)
    after = play(before, "2 play scam 1", "1 accept")
    assert after.told()[-1] == RoundWon(1, 2000, 2)


def test_r23_a_round_is_drawn_when_every_seat_has_ended_its_turns():
    before = table("1: | hand no", "2:", "3:", turn=3, ended=5, limit=2)
    after = play(before, "3 done")
    assert (after.phase, after.winner, after.turn, after.to_act) == ("over", 0, 1, 0)
    assert (after.owed, after.actions) == (2, 3)
    assert after.told()[-1] == RoundDrawn(1, 2)
    assert refused(after, "1 draw deck") == "round-over"


def test_r23_not_a_turn_earlier():
    before = table("1:", "2:", "3:", turn=2, ended=4, limit=2)
    assert play(before, "2 done").phase == "draw"


def test_r23_the_last_seat_may_still_win():
    before = table(f"1: {BALANCED_BUT_E} | hand e-300", "2:", turn=1, ended=3, limit=2)
    assert play(before, "1 place e-300").winner == 1


def test_r23_the_hand_is_filled_before_the_round_is_drawn():
    after = play(table("1:", "2:", turn=2, ended=1, limit=1), "2 done")
    assert after.names() == ["Filled", "RoundDrawn"]


def test_r23_fifty_turns_unless_told_otherwise():
    assert Options().turn_limit == 50
    assert Match.new(DECK, ["a", "b"], seed=1).state.turn_limit == 50


def passing(match: Match) -> Match:
    """The match after a turn in which nothing is built."""
    seat = match.state.turn
    while not match.round.is_over and match.state.turn == seat:
        moves = [str(move) for move in match.view(seat).legal]
        match = match.play(
            seat, next(move for move in moves if move in ("draw deck", "done") or "discard" in move)
        )
    return match


def drawn(match: Match) -> Match:
    """The match after its round has been drawn."""
    while not match.round.is_over:
        match = passing(match)
    return match


QUICK = Options(rounds_to_win=2, turn_limit=1)


def test_r24_the_deal_moves_clockwise_after_a_drawn_round_too():
    match = Match.new(DECK, ["a", "b", "c"], seed=1, first_dealer=3, options=QUICK)
    dealers = [(match.round.number, match.round.dealer, match.state.turn)]
    for _ in range(2):
        match = drawn(match).deal()
        dealers.append((match.round.number, match.round.dealer, match.state.turn))
    assert dealers == [(1, 3, 1), (2, 1, 2), (3, 2, 3)]


def test_r24_three_drawn_rounds_running_end_the_match():
    match = Match.new(DECK, ["a", "b"], seed=1, first_dealer=1, options=QUICK)
    for _ in range(2):
        match = drawn(match)
        assert not match.is_over
        assert isinstance(match.events[-1].public, RoundDrawn)
        match = match.deal()
    match = drawn(match)
    assert (match.is_over, match.winner, match.wins) == (True, 0, (0, 0))
    assert match.events[-1].public == MatchDrawn(0, 3)
    with pytest.raises(Refused) as caught:
        match.deal()
    assert caught.value.fault.facts() == {"code": "match-over"}


WINNING = ["job-2000 a-200 b-200 c-900 d-400", "no no no back back"]
"""Seat 1 wins with an E of 300 in its second turn."""


def match_of(*winners: int, options: Options | None = None) -> Match:
    """A match whose rounds are dealt so that these seats can win them; seat 2 deals first."""
    rounds = []
    for number, winner in enumerate(winners):
        dealer = (1 + number) % 2 + 1
        hands = WINNING if winner == 1 else WINNING[::-1]
        rounds.append([deal_of(hands, "relief", dealer=dealer, pile="e-300 e-300")])
    return Match.new(DECK, ["Ann", "Ben"], luck=Scripted(rounds), first_dealer=2, options=options)


def win(match: Match, winner: int) -> Match:
    """The round played so that this seat builds everything and wins."""
    plan = [
        "place job-2000",
        "place a-200",
        "place b-200",
        "place c-900",
        "place d-400",
        "place e-300",
    ]
    while not match.round.is_over:
        seat = match.state.turn
        legal = [str(move) for move in match.view(seat).legal]
        wanted = [move for move in plan if move in legal and seat == winner]
        kept = {move.split()[1] for move in plan}
        thrown = [
            move for move in legal if move.startswith("discard") and move.split()[1] not in kept
        ]
        others = [move for move in legal if move in ("draw deck", "done", "discard e-300")]
        draws = ["draw discard"] if "draw discard" in legal and seat == winner else []
        match = match.play(seat, (wanted or draws or thrown or others)[0])
    return match


@pytest.mark.parametrize(
    ("winners", "wins"),
    [((1, 1), (2, 0)), ((2, 2), (0, 2)), ((1, 2, 1), (2, 1)), ((2, 1, 1), (2, 1))],
)
def test_r24_the_first_to_win_two_rounds_wins_the_match(
    winners: tuple[int, ...], wins: tuple[int, int]
):
    match = match_of(*winners)
    for number, winner in enumerate(winners, start=1):
        match = win(match, winner)
        assert match.state.winner == winner
        if number < len(winners):
            assert not match.is_over
            match = match.deal()
    assert (match.is_over, match.winner, match.wins) == (True, winners[-1], wins)
    assert match.events[-1].public == MatchWon(winners[-1], wins)
    with pytest.raises(Refused) as caught:
        match.deal()
    assert caught.value.fault.facts() == {"code": "match-over", "seat": winners[-1]}


def test_r24_rounds_to_win_may_be_another_number():
    match = win(match_of(1, options=Options(rounds_to_win=1)), 1)
    assert match.winner == 1
    three = win(win(match_of(1, 1, 1, options=Options(rounds_to_win=3)), 1).deal(), 1)
    assert (three.winner, three.is_over) == (0, False)
    assert win(three.deal(), 1).winner == 1


def test_r24_a_round_that_is_won_breaks_the_run_of_drawn_ones():
    hands = WINNING
    empty = ["no no no back back", "no no no back back"]
    rounds = [
        [deal_of(hands if n == 3 else empty, "relief", dealer=(n % 2) + 1, pile="e-300 e-300")]
        for n in range(1, 7)
    ]
    match = Match.new(
        DECK, ["a", "b"], luck=Scripted(rounds), first_dealer=2, options=Options(2, 3)
    )
    for number in range(1, 7):
        match = win(match, 1) if number == 3 else drawn(match)
        assert match.is_over is (number == 6)
        match = match if match.is_over else match.deal()
    assert (match.winner, match.wins) == (0, (1, 0))


def test_r24_no_next_round_before_this_one_ends():
    with pytest.raises(Refused) as caught:
        match_of(1).deal()
    assert caught.value.code == "unfinished-round"


def test_r24_the_score_is_kept_between_rounds():
    match = win(match_of(1, 1), 1).deal()
    assert match.wins == match.view(2).wins == (1, 0)
    assert [seat.wins for seat in match.view(0).seats] == [1, 0]
    assert (match.view(1).round, match.view(1).dealer) == (2, 1)


def test_r06_scripted_luck_refuses_what_does_not_fit():
    luck = Scripted([[DECK.copies()]])
    assert luck.lot(4) == 1
    for round, shuffle, cards, code in [
        (2, 0, DECK.copies(), "missing-reshuffle"),
        (1, 1, DECK.copies(), "missing-reshuffle"),
        (1, 0, DECK.copies()[1:], "bad-order"),
    ]:
        with pytest.raises(UnscriptedError) as caught:
            luck.order(cards, round, shuffle)
        assert caught.value.code == str(caught.value) == code
    more = Scripted([[DECK.copies(), [DECK["no"]]]])
    with pytest.raises(UnscriptedError) as caught:
        more.order([DECK["back"]], 1, 1)
    assert caught.value.code == "bad-reshuffle"
    assert more.order([DECK["no"]], 1, 1) == [DECK["no"]]


def test_r24_the_lot_decides_who_deals_first():
    dealers = {Match.new(DECK, ["a", "b", "c"], seed=seed).first_dealer for seed in range(30)}
    assert dealers == {1, 2, 3}
    assert Match.new(DECK, ["a", "b"], seed="x").first_dealer == Seeded("x").lot(2)
