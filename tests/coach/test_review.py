"""A review judges from views, tells exactly what it calls exact, and is the same again."""

from __future__ import annotations

import json
import re
from dataclasses import fields, replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given

from budgetable import decks, records
from budgetable.coach import Finding, Review, plain, review
from budgetable.coach.chances import chance
from budgetable.coach.findings import KINDS, findings
from budgetable.coach.moments import moments
from budgetable.coach.turns import Turn, turns
from budgetable.records import FaultyRecord, Record, Step
from budgetable.rules import Match, Options, view
from budgetable.rules.luck import Scripted
from budgetable.rules.match import Round
from budgetable.rules.memory import Memory
from budgetable.rules.moves import DECK as PILE
from budgetable.rules.moves import Discard, Draw
from budgetable.rules.options import HAND
from budgetable.simulate import Plan, run
from budgetable.terminal import review_page, reviewing
from budgetable.words import LANGUAGES, Voice
from budgetable.words import review as said
from tests.kit import DECK, Position, Twins, examples, table, twins
from tests.words.kit import assert_well_made

DOCS = Path(__file__).parents[2] / "docs/coach.md"


@cache
def simulated(
    *bots: str, matches: int = 1, seed: int = 3, rounds_to_win: int = 1, turn_limit: int = 50
) -> tuple[Record, ...]:
    """The records of matches of bots with the deck that ships."""
    options = Options(rounds_to_win, turn_limit)
    deck = decks.load("standard")
    plan = Plan.of(deck, bots, matches, seed=seed, options=options, with_records=True)
    return tuple(records.from_json(result.record) for result in run(plan))


@cache
def full_of_mistakes() -> Record:
    """The match of twelve between novices in which most was found."""
    matches = simulated("novice", "novice", matches=12)
    return max(matches, key=lambda record: len(findings(turns_of(record))))


def turns_of(record: Record) -> list[Turn]:
    return turns(records.replay(record))


def test_a_match_falls_into_its_turns():
    (record,) = simulated("novice", "steady", "random", seed=6, turn_limit=5)
    played = turns_of(record)
    assert sum(len(turn.moves) for turn in played) == sum(len(r.moves) for r in record.rounds)
    for turn in played:
        assert {position.state.turn for position in turn.positions[:-1]} == {turn.seat}
        assert turn.number == turn.first.state.turns_ended + 1
        assert len(turn.positions) == len(turn.moves) + 1


# Missed wins


def test_every_missed_win_replays_by_the_rules_and_wins():
    hows = []
    for record in simulated("novice", "random", "novice", matches=40):
        played = turns_of(record)
        for found in findings(played):
            if found.kind == "missed-win":
                (turn,) = [t for t in played if (t.round, t.number) == (found.round, found.turn)]
                assert turn.winner != found.seat or found.how == "accept"
                assert follow(turn, found).state.winner == found.seat
                hows.append(found.how)
    assert hows.count("act") > 40
    assert hows.count("draw") > 5


def follow(turn: Turn, found: Finding) -> Match:
    """The match after the moves that would have won, with whatever else must be drawn."""
    match = turn.positions[found.ply - len(turn.first.round.moves)]
    for move in found.moves:
        while match.state.phase == "draw" and not isinstance(move, Draw):
            match = match.play(found.seat, Draw(PILE))
        match = match.play(found.seat, move)
    return match


def test_no_win_that_is_in_the_hand_when_a_turn_is_ended_goes_untold():
    ended = 0
    for record in simulated("random", "random", "random", matches=40):
        played = turns_of(record)
        told = {(f.round, f.turn, f.seat) for f in findings(played) if f.kind == "missed-win"}
        for turn in played:
            for place, (seat, move) in enumerate(turn.moves):
                if str(move) == "done" and wins_at_once(turn.positions[place], seat):
                    ended += 1
                    assert (turn.round, turn.number, seat) in told
    assert ended > 3


def wins_at_once(match: Match, seat: int) -> bool:
    return any(match.play(seat, move).state.winner == seat for move in match.view(seat).legal)


# Findings in positions drawn for them


FOUR = "job-2000 a-200 b-200 c-900 d-400"
"""300 are left, and E is missing."""

FIVE = "job-2000 a-200 b-200 c-900 d-300 e-200"
"""200 are left, and every letter is there."""


def found(position: Position, *lines: str) -> list[Finding]:
    """What is found in these moves; the round begins with the position."""
    state = position.state
    memory = Memory(hands=Memory.of_deal(state.seats, 100).hands, draw_pile=state.draw_pile)
    players = ("Ann", "Ben", "Cy", "Dee")[: state.seats]
    dealt = Round(1, state.seats, (), state, memory)
    match = Match(state.deck, players, state.seats, Options(), Scripted([]), (dealt,), (0, 0, 0, 0))
    steps = [Step(match, 1, 0)]
    for ply, line in enumerate(lines, start=1):
        seat, _, move = line.partition(" ")
        match = match.play(int(seat), move)
        steps.append(Step(match, 1, ply, *match.round.moves[-1]))
    return findings(turns(steps))


def kinds(position: Position, *lines: str) -> list[str]:
    return [each.kind for each in found(position, *lines)]


def test_a_win_is_missed_that_lay_in_the_hand_at_the_end_of_the_actions():
    position = table(f"1: {FOUR} | hand e-300", "2: ")
    (miss,) = found(position, "1 done")
    assert (miss.kind, miss.seat, miss.ply, miss.how) == ("missed-win", 1, 0, "act")
    assert [str(move) for move in miss.moves] == ["place e-300"]
    assert kinds(position, "1 place e-300") == []


def test_a_win_is_missed_by_doing_something_else_first():
    position = table(f"1: {FOUR} | hand e-300 laid-off", f"2: {FOUR} | hand back", actions=2)
    moves = ["1 play laid-off 2", "2 counter back", "1 accept"]
    (miss,) = found(position, *moves, "1 done")
    assert (miss.kind, miss.ply) == ("missed-win", 0)


def test_a_win_is_missed_by_using_up_the_action_that_it_takes():
    position = table(f"1: {FOUR} | hand e-300 part-300", "2: ", actions=1)
    (miss,) = found(position, "1 place part-300", "1 done")
    assert (miss.kind, miss.ply) == ("missed-win", 0)


def test_a_win_on_its_way_that_a_rival_broke_is_not_missed():
    position = table(f"1: {FOUR} | hand e-200 a-300", "2: | hand scam", actions=2)
    begun = ["1 place e-200", "2 play scam 1", "1 accept"]
    assert kinds(position, *begun, "1 done") == []
    (miss,) = found(position, "1 place e-200", "1 done")
    assert (miss.kind, miss.ply) == ("missed-win", 1)


def test_a_win_is_missed_that_lay_on_the_discard_pile():
    position = table(f"1: {FOUR}", "2: ", phase="draw", discard="scam e-300")
    (miss,) = found(position, "1 draw deck", "1 draw deck", "1 done")
    assert (miss.kind, miss.ply, miss.how) == ("missed-win", 1, "draw")
    assert [str(move) for move in miss.moves] == ["draw discard", "place e-300"]
    late = ["1 draw deck", "1 draw discard", "1 place e-300"]
    assert kinds(position, *late) == []


def test_a_card_that_would_have_balanced_the_budget_should_not_be_countered():
    position = table("1: ", f"2: {FIVE} | hand no", pending="scam by 1 on 2")
    (miss,) = found(position, "2 counter no")
    assert (miss.kind, miss.seat, miss.how) == ("missed-win", 2, "accept")
    other = table("1: ", f"2: {FOUR} | hand no", pending="scam by 1 on 2")
    assert kinds(other, "2 counter no") == []


THROWN = table(
    "1: job-2000 | hand d-300 c-500 no a-300 b-300 e-200", f"2: {FOUR}",
    phase="discard", actions=0, pile="part-300 part-300 part-500 part-500 part-800",
)  # fmt: skip


def test_a_card_thrown_away_that_the_next_player_took_and_used_is_told():
    taken = ["1 discard d-300", "2 draw discard", "2 draw deck"]
    (gift,) = found(THROWN, *taken, "2 swap d-300 d-400")
    assert (gift.kind, gift.seat, gift.rival, gift.how, gift.won) == (
        "gift",
        1,
        2,
        "swapped",
        False,
    )
    assert gift.card is THROWN.state.deck["d-300"]


def test_it_is_told_that_the_card_won():
    won = ["1 discard e-200", "2 draw discard", "2 draw deck", "2 swap part-300 job-2000"]
    assert kinds(THROWN, *won) == []
    position = table(
        "1: | hand e-300 c-500 no a-300 b-300 e-200", f"2: {FOUR}", phase="discard", actions=0
    )
    (gift,) = found(position, "1 discard e-300", "2 draw discard", "2 draw deck", "2 place e-300")
    assert (gift.how, gift.won) == ("placed", True)


def test_no_gift_was_a_card_that_was_left_lying_or_thrown_away_again():
    assert kinds(THROWN, "1 discard d-300", "2 draw deck", "2 draw deck") == []
    again = ["1 discard d-300", "2 draw discard", "2 draw deck", "2 done"]
    position = table(
        "1: | hand d-300 c-500 no a-300 b-300 e-200", "2: | hand b-200 b-200 b-600 bill-200",
        phase="discard", actions=0,
    )  # fmt: skip
    assert kinds(position, *again, "2 discard d-300") == []


def test_a_copy_that_the_next_player_held_already_is_no_gift():
    position = table(
        "1: | hand d-400 c-500 no a-300 b-300 e-200", "2: job-2000 a-200 b-200 c-900 | hand d-400",
        phase="discard", actions=0,
    )  # fmt: skip
    moves = ["1 discard d-400", "2 draw discard", "2 draw deck", "2 place d-400"]
    assert kinds(position, *moves) == []


def test_an_attack_that_brings_a_rival_nearer_helps_them():
    near = "2: job-2500 a-200 b-200 c-900 d-300 e-200"
    position = table("1: | hand bill-300", near)
    (helped,) = found(position, "1 play bill-300 2", "2 accept")
    assert (helped.kind, helped.seat, helped.rival, helped.ply) == ("helped", 1, 2, 0)
    assert (helped.gap_before, helped.gap, helped.won) == (700, 400, False)
    (won,) = found(table("1: | hand scam", f"2: {FIVE}"), "1 play scam 2", "2 accept")
    assert (won.kind, won.gap, won.won) == ("helped", 0, True)


def test_a_card_bounced_back_may_help_whoever_played_it():
    position = table(f"1: {FIVE} | hand scam", "2: | hand back", turn=1)
    (helped,) = found(position, "1 play scam 2", "2 counter back", "1 accept")
    assert (helped.kind, helped.seat, helped.rival) == ("helped", 2, 1)
    assert (helped.ply, helped.won) == (1, True)


@pytest.mark.parametrize(
    ("budget", "card"),
    [(FOUR, "bill-200"), (FIVE, "laid-off")],
    ids=["a letter is missing", "no job is left"],
)
def test_an_attack_that_hurts_is_no_help(budget: str, card: str):
    position = table(f"1: | hand {card}", f"2: {budget}")
    assert kinds(position, f"1 play {card} 2", "2 accept") == []


COUNTERED = "1: job-2000 part-300 a-200 | hand no c-500 c-900 c-900 e-200"
SMALL = "hours-cut by 2 on 1"
HARD = "laid-off by 2 on 1"
LATER = ["1 counter no", "2 play fired 1", "1 accept"]


def countered(pending: str, budget: str = COUNTERED) -> Position:
    """Seat 1 is asked; seat 2 can hit hard once more, and no counter comes from the pile."""
    return table(budget, "2: | hand fired", turn=2, pending=pending, pile="d-300 d-400 ...")


def test_a_counter_spent_on_a_small_blow_is_told_if_a_hard_one_came_later():
    (spent,) = found(countered(SMALL), *LATER)
    assert (spent.kind, spent.seat, spent.ply) == ("counter", 1, 0)
    cards = [card and card.id for card in (spent.card, spent.other, spent.later)]
    assert cards == ["no", "hours-cut", "fired"]
    assert kinds(countered(SMALL), LATER[0]) == []


def test_a_counter_spent_on_a_hard_blow_or_with_another_kept_is_well_spent():
    assert kinds(countered(HARD), *LATER) == []
    assert kinds(countered(SMALL, COUNTERED.replace("e-200", "back")), *LATER) == []


def test_a_scam_held_while_a_rival_won_is_told_where_it_would_have_stopped_the_win():
    position = table(f"1: {FOUR} | hand e-300", "2: | hand scam")
    (held,) = found(position, "1 place e-300")
    assert (held.kind, held.seat, held.rival, held.ply, held.how) == ("held", 2, 1, 0, "sure")
    (held,) = found(table(f"1: {FOUR} | hand e-300 no", "2: | hand scam"), "1 place e-300")
    assert held.how == "counter"


def test_a_scam_that_would_have_stopped_nothing_was_not_held_too_long():
    pays = table(f"1: {FOUR} | hand e-300 part-500 part-300 bonus-200", "2: | hand scam")
    assert kinds(pays, "1 place e-300") == []
    already = table(f"1: {FOUR} | hand e-300", "2: | hand scam", hits="2>1")
    assert kinds(already, "1 place e-300") == []
    assert kinds(table(f"1: {FOUR} | hand e-300", "2: | hand bill-200"), "1 place e-300") == []


# Estimates


@examples(0.3)
@given(twins())
def test_an_estimate_knows_nothing_that_its_seat_cannot_see(pair: Twins):
    if pair.seat:
        one, other = (chance(view(state, pair.seat), 12, "x") for state in (pair.one, pair.other))
        assert one == other


def test_a_seat_has_the_same_chances_in_a_match_where_a_rival_held_another_card():
    pairs = [
        (each, with_other_card(each, of=2)) for each in simulated("steady", "steady", matches=20)
    ]
    record, twin = next((one, other) for one, other in pairs if other is not None)
    own, same = (chances(review(each, seat=1, simulations=30)) for each in (record, twin))
    theirs, others = (chances(review(each, seat=2, simulations=30)) for each in (record, twin))
    assert own == same
    assert theirs != others


def chances(made: Review) -> list[object]:
    return [(each.before, each.drawn, each.after) for each in made.turns]


def with_other_card(record: Record, of: int) -> Record | None:
    """The record with a card that `of` was dealt and never showed changed for one never drawn; if
    there is such a card, and no reshuffle in which it could be told.
    """
    *_, last = records.replay(record)
    (round,) = last.match.rounds
    first = round.dealer % last.match.seats + 1
    order = list(record.rounds[0].order)
    used = {move.card.id for seat, move in round.moves if seat == of and hasattr(move, "card")}
    held = {card.id for card in round.state.hands[of]} - used
    dealt = [(of - first) % last.match.seats + place * last.match.seats for place in range(HAND)]
    kept = [place for place in dealt if order[place] in held]
    if round.reshuffles or not kept:
        return None
    order[kept[0]], order[-1] = order[-1], order[kept[0]]
    return replace(record, rounds=(replace(record.rounds[0], order=tuple(order)),))


def test_the_same_record_and_seed_give_the_same_review():
    (record,) = simulated("novice", "steady", seed=5)
    one, same, other = (
        plain(review(record, simulations=40, seed=seed)) for seed in ("1", "1", "2")
    )
    assert one == same
    assert one["rounds"] != other["rounds"]


def test_the_end_of_a_round_is_certain():
    (record,) = simulated("novice", "steady", seed=5)
    last = review(record, simulations=10).turns[-1]
    assert last.after is not None
    assert (last.after.share, last.after.spread) == (1.0, 0.0)


# Matches of every kind


CASES = {
    "two": ("novice", "steady"),
    "three": ("novice", "steady", "random"),
    "four": ("random", "novice", "novice", "steady"),
}


@pytest.mark.parametrize("bots", CASES.values(), ids=CASES)
def test_a_match_of_two_to_four_is_reviewed_with_every_turn(bots: tuple[str, ...]):
    (record,) = simulated(*bots, seed=6)
    made = review(record, simulations=8)
    assert [each.turn.number for each in made.turns] == list(range(1, len(made.turns) + 1))
    assert all(each.before and each.drawn and each.after for each in made.turns[:-1])
    assert len(made.moments) <= 3
    one = review(record, seat=2, simulations=8)
    assert {each.turn.seat for each in one.turns} == {2}
    assert {each.seat for each in one.findings} | {each.seat for each in one.moments} <= {2}


def test_a_drawn_round_and_a_match_under_way_are_reviewed():
    (drawn,) = simulated("random", "random", seed=7, turn_limit=1)
    made = review(drawn, simulations=8)
    assert len(made.turns) == 6
    assert made.turns[1].after is not None
    assert made.turns[1].after.share == 0
    first = drawn.rounds[0]
    begun = replace(first, moves=first.moves[:3], tells_winner=False)
    under_way = review(replace(drawn, rounds=(begun,), tells_winner=False), simulations=8)
    (turn,) = under_way.turns
    assert turn.after is None
    untouched = replace(first, moves=(), reshuffles=(), tells_winner=False)
    nothing = replace(drawn, rounds=(untouched,), tells_winner=False)
    assert review(nothing, simulations=8).turns == ()


def test_a_record_that_breaks_a_rule_is_not_reviewed():
    (record,) = simulated("novice", "steady", seed=5)
    wrong = replace(record.rounds[0], moves=("1 done", *record.rounds[0].moves))
    with pytest.raises(FaultyRecord):
        review(replace(record, rounds=(wrong,)), simulations=8)


# Moments


@pytest.fixture(scope="module")
def made() -> Review:
    """A review with moments of every seat."""
    return review(full_of_mistakes(), simulations=40)


def test_moments_are_three_turns_missed_wins_first_and_not_all_of_one_seat(made: Review):
    assert len(made.moments) == 3
    assert len({(each.round, each.turn) for each in made.moments}) == 3
    missed = [bool(each.finding and each.finding.kind == "missed-win") for each in made.moments]
    assert missed == sorted(missed, reverse=True)
    assert any(missed)
    assert {each.seat for each in made.moments} == {1, 2}


def test_no_two_moments_are_of_one_turn_and_no_seat_has_all():
    played = turns_of(full_of_mistakes())
    twice = [each for each in findings(played) for _ in range(2)]
    chosen = moments(played, [], twice, lambda turn: None)
    assert len({each.turn for each in chosen}) == len(chosen) == 3
    alike = [replace(each, kind="gift", won=False, seat=1) for each in twice[::2]]
    assert len({each.turn for each in alike}) > 3
    alike[-1] = replace(alike[-1], seat=2)
    assert {each.seat for each in moments(played, [], alike, lambda turn: None)} == {1, 2}


def test_a_moment_is_a_match_that_can_be_played_on(made: Review, tmp_path: Path):
    for moment in made.moments:
        file = tmp_path / f"{moment.ply}.json"
        records.write(file, records.of(moment.position))
        *_, last = records.replay(records.read(file))
        kept, seen = last.match.view(moment.seat), moment.position.view(moment.seat)
        assert (str(kept), list(map(str, kept.legal))) == (str(seen), list(map(str, seen.legal)))
        for move in moment.better[:1]:
            assert str(move) in map(str, kept.legal)


# What is told


def test_every_key_of_the_data_is_documented(made: Review):
    data = plain(made)
    assert data == json.loads(json.dumps(data))
    documented = set(re.findall(r"`([a-z_]+)`", DOCS.read_text("utf-8")))
    assert keys(data) | {each.name for each in fields(Finding)} <= documented
    assert set(KINDS) <= set(re.findall(r"`([a-z-]+)`", DOCS.read_text("utf-8")))


def keys(data: object) -> set[str]:
    if isinstance(data, dict):
        return set(data).union(*[keys(value) for value in data.values()])
    return set().union(*[keys(value) for value in data]) if isinstance(data, list) else set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_and_moment_is_a_sentence(language: str):
    kinds_met = set()
    for record in simulated("novice", "random", "novice", "steady", matches=30, rounds_to_win=1):
        voice = Voice(language, record.deck, ["Ann", "Ben", "Cy", "Dee"])
        for each in findings(turns_of(record)):
            assert_well_made(said.finding(voice, each))
            kinds_met.add(each.kind)
    # These bots never hold a Scam for so long.
    (held,) = found(table(f"1: {FOUR} | hand e-300", "2: | hand scam"), "1 place e-300")
    assert_well_made(said.finding(Voice(language, DECK, ["Ann", "Ben"]), held))
    assert kinds_met | {held.kind} == set(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_review_is_told_in_lines_and_moments_in_sentences(made: Review, language: str):
    voice = reviewing.voice_at(made, language)
    for number, moment in enumerate(made.moments, start=1):
        assert_well_made(reviewing.moment(moment, number, voice))
    told = "\n".join(reviewing.lines(made, voice))
    assert all(name in told for name in made.match.players)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone(made: Review, language: str):
    names = ("<b>Ann</b>", 'Ben "&" Co')
    named = replace(made, match=replace(made.match, players=names))
    html = review_page.page(named, reviewing.voice_at(named, language))
    assert html.startswith(f'<!doctype html>\n<html lang="{language}">')
    assert not re.search(r"<script|\bon\w+=|src=|href=|url\(|@import|https?:|//", html)
    assert "<title>" in html
    assert "<b>" not in html
    assert [int(level) for level in re.findall(r"<h(\d)", html)][:3] == [1, 2, 2]
    for each in made.turns:
        assert f'<tr><th scope="row">{each.turn.number}</th>' in html


def test_only_what_was_thrown_away_is_a_gift():
    for record in simulated("novice", "random", "novice", matches=40):
        played = turns_of(record)
        for each in findings(played):
            if each.kind == "gift":
                (turn,) = [t for t in played if (t.round, t.number) == (each.round, each.turn)]
                thrown = [move.card for _, move in turn.moves if isinstance(move, Discard)]
                assert each.card in thrown
