import random
from collections import defaultdict
from functools import cache

import pytest

from budgetable.decks import from_data, to_data
from budgetable.rules import refusals
from budgetable.rules.deck import Deck
from budgetable.rules.match import Match
from budgetable.rules.moves import DONE, DRAW_DECK, DRAW_DISCARD, Move
from budgetable.rules.options import Options
from budgetable.rules.refusals import CODES, Fault, Refused
from budgetable.words import LANGUAGES, Speaker, Voice, record_fault, say
from budgetable.words.refusals import SAYERS, sentence
from tests.kit import table, why
from tests.words.kit import DECK, NAMES, assert_well_made, random_matches

CHEF, RENT, DENTIST = DECK["chef"], DECK["rent"], DECK["dentist"]
languages = pytest.mark.parametrize("language", LANGUAGES)

OTHER_CODES = (
    "bad-seats",
    "match-over",
    "unfinished-round",
    "bad-order",
    "missing-reshuffle",
    "bad-reshuffle",
    "unused-reshuffle",
    "wrong-winner",
)


def tries(deck: Deck, generator: random.Random) -> list[Move | str]:
    """Moves of every kind, whatever the position; some are legal now and then."""
    moves = deck.moves
    cards = deck.cards
    found: list[Move | str] = [DRAW_DECK, DRAW_DISCARD, DONE, "accept", "nonsense", "place rnet"]
    for card in cards:
        found += [moves.place[card.index], moves.counter[card.index], moves.discard[card.index]]
        found += [moves.play(card, n, x) for n in (0, 1, 2, 3, 4) for x in ("", "C", "A")]
    pairs = [generator.choices(cards, k=2) for _ in range(900)]
    for card, other in pairs:
        found += [moves.swap(card, other), moves.use(card, other)]
    return found


@cache
def refused() -> dict[str, list[Refused]]:
    """Refusals met in matches played at random, up to some hundred for each code."""
    generator = random.Random(5)
    data = to_data(DECK)
    for card in data["cards"]:  # Equal amounts, for `same-value`.
        if card.get("job") in ("full-time", "business"):
            card["amount"] = 3000
    deck = from_data(data)
    found: dict[str, list[Refused]] = defaultdict(list)
    for number, match in enumerate(random_matches(2, 3, turn_limit=10, deck=deck)):
        if number % 12 and match.state.discard_pile and not match.round.is_over:
            continue
        for seat in range(1, match.seats + 1):
            for move in tries(match.deck, generator):
                fault = match.why(seat, move)
                if fault is not None and len(found[fault.code]) < 400:
                    found[fault.code].append(match.refusal(seat, fault))
    return found


def amounts(fault: Fault) -> set[str]:
    """The numbers that the sentence of this code must hold."""
    return {
        refusals.OVER_INCOME: {
            str(fault.amount if fault.other is None else fault.amount - fault.other.amount),
            str(abs(fault.gap)),
        },
        refusals.SAME_VALUE: {str(fault.amount)},
        refusals.SECOND_JOB: {str(fault.other.amount)} if fault.other else set(),
        refusals.CATEGORY_TAKEN: {
            str(fault.actions_left),
            str(fault.other.amount) if fault.other else "",
        },
        refusals.NO_ACTIONS_LEFT: {"3"},
        refusals.BAD_TARGET: {str(fault.seat), str(fault.seats)},
    }.get(fault.code, set())


def test_every_code_of_the_rules_page_is_met_in_play():
    assert set(refused()) == set(CODES)


@languages
@pytest.mark.parametrize("code", CODES)
def test_a_refusal_says_what_was_wrong_and_what_would_be_right(code, language):
    for error in refused()[code]:
        said = say(error, language)
        assert_well_made(said)
        assert said.count(". ") >= 1, said
        for amount in amounts(error.fault):
            assert amount in said.replace(".", "").replace(",", "").replace(":", "").split(), said


@languages
@pytest.mark.parametrize("code", CODES)
def test_a_refusal_is_said_without_a_view_too(code, language):
    for error in refused()[code]:
        assert_well_made(say(error.fault, language))


@languages
@pytest.mark.parametrize("code", CODES)
def test_a_voice_says_a_refusal_as_say_does(code, language):
    error = refused()[code][0]
    assert error.view is not None
    voice = Voice(language, DECK, NAMES)
    assert voice.fault(error.fault, error.view) == say(error, language)


@languages
def test_every_code_that_the_rules_know_has_a_sentence(language):
    for name, code in vars(refusals).items():
        if name.isupper() and isinstance(code, str):
            assert code in (*CODES, *OTHER_CODES)
    for code in OTHER_CODES:
        for seat in (0, 2):
            assert_well_made(say(Fault(code, seat=seat, seats=5), language))
    assert set(SAYERS) <= {*CODES, *OTHER_CODES}


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (
            Fault("over-income", card=RENT, amount=1200, gap=600, short=600),
            "Rent costs 1200 and you have 600 free."
            " Place more income first, or choose a card of at most 600.",
        ),
        (
            Fault("over-income", card=RENT, amount=1200, gap=0, short=1200),
            "Rent costs 1200 and you have 0 free. Place more income first.",
        ),
        (
            Fault("over-income", card=RENT, amount=1200, gap=-300, short=1500),
            "Rent costs 1200 and your budget is 300 over already. Place more income first.",
        ),
        (
            Fault("over-income", card=RENT, other=DECK["groceries"], amount=1200, gap=100),
            "Rent costs 400 more than Groceries and you have 100 free."
            " Place more income first, or choose a card of at most 900.",
        ),
        (
            Fault("not-your-turn", seat=2, seats=3),
            "It is seat 2's turn. Wait for yours;"
            " until then you can only play a card marked any time.",
        ),
        (
            Fault("second-job", move="place chef", card=CHEF, other=DENTIST),
            "You have a main job already: Dentist, full-time job, income 3600."
            " A budget has room for 1. Swap it for Chef, or place a part-time job.",
        ),
        (
            Fault("bad-seats", seats=1),
            "A match has 2 to 4 players, and 1 was given. Give 2, 3 or 4 names.",
        ),
        (
            Fault("bad-seats", seat=5, seats=3),
            "There is no seat 5 to deal. Choose a dealer from seat 1 to 3.",
        ),
        (
            Fault("wrong-phase", phase="draw", draws_left=1),
            "You must draw first: 1 card is still to come. Draw it, then use your actions.",
        ),
    ],
)
def test_sentences_in_english(fault, said):
    assert say(fault) == said


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("place rnet", 'The deck has no card "rnet". Try rent.'),
        ("place", '"place" is not complete or has too many words. Write it like this: '),
        ("place rent now", "Write it like this: place rent."),
        ("swap rent", "Write it like this: swap rent child-care."),
        ("play change-of-plans", "Write it like this: play change-of-plans 2 C."),
        ("use", "Write it like this: use insurance flat-tire."),
        ("build rent", 'No move begins with "build".'),
        ("", "Write a move like this: draw deck, place chef, done."),
        ("7 place rent", "There is no seat 7 at this table. The seats are 1 to 2."),
        ("place " + "x" * 500, "xxx..."),
        ("place \x1b[2J\nrent", 'The deck has no card "[2J".'),
    ],
)
def test_a_move_that_cannot_be_read_is_answered_with_one_that_can(typed, said):
    match = Match.new(DECK, NAMES[:2], seed=1)
    with pytest.raises(Refused) as caught:
        match.play(1, typed)
    if typed.startswith("7"):
        caught.value.fault = Fault("unreadable", move=typed, seats=2)
    assert said.removesuffix(" ") in say(caught.value)
    assert say(caught.value).isprintable()


@languages
def test_examples_of_written_moves_can_be_read(language):
    for verb in ("draw", "place", "swap", "use", "play", "counter", "discard"):
        match = Match.new(DECK, NAMES[:2], seed=1)
        with pytest.raises(Refused) as caught:
            match.play(1, f"{verb} ")
        example = say(caught.value, language).rsplit(": ", 1)[1].removesuffix(".")
        assert DECK.moves.read(example) is not None, example


def test_players_are_named_and_a_winner_hears_you():
    match = Match.new(DECK, NAMES[:2], seed=1, first_dealer=2, options=Options())
    with pytest.raises(Refused) as caught:
        match.play(2, "draw deck")
    assert say(caught.value).startswith("It is Ann's turn.")
    assert say(caught.value, "es").startswith("Es el turno de Ann.")
    for over in random_matches(2, turn_limit=50):
        if over.round.is_over and over.state.winner:
            winner = over.state.winner
            fault = over.why(winner, "done")
            assert fault is not None
            assert "you have won it" in say(over.refusal(winner, fault))
            name = over.players[winner - 1]
            assert f"{name} has won it" in say(over.refusal(3 - winner, fault))
            return
    pytest.fail("nobody won a round")


@languages
def test_a_refusal_lists_only_the_cards_of_the_seat_that_asked(language):
    for code in ("not-in-hand", "not-a-counter", "not-in-budget"):
        for error in refused()[code]:
            assert error.view is not None
            own = {card.id for card in (*error.view.hand, *error.view.budget.cards)}
            own |= {c.id for c in (error.fault.card, error.fault.other) if c is not None}
            said = say(error, language)
            for card in DECK.cards:
                if card.id not in own:
                    assert f"{Speaker(language).name(card)}, " not in said


@languages
def test_the_fault_of_a_record_tells_its_place(language):
    fault = Fault("over-income", card=RENT, amount=1200, gap=600)
    said = record_fault(2, 14, fault, "1 place rent", language)
    assert_well_made(said)
    assert "2" in said
    assert '14, "1 place rent": ' in said
    assert said.endswith(say(fault, language))
    for code in (*OTHER_CODES, "unreadable"):
        for ply in (0, 3):
            assert_well_made(record_fault(1, ply, Fault(code, seats=2), "", language))


@pytest.mark.parametrize(
    ("budget", "language", "said"),
    [
        ("a-200 b-200", "en", "e-200 is E Additional. C and D come first, in order:"
         " place one of C Essential first."),
        ("a-200 b-200 c-500", "en", "e-200 is E Additional. D Important comes first:"
         " place one of those, and then this one."),
        ("", "es", "e-200 es E Adicional. Primero van A, B, C y D, en orden:"
         " antes pon una de A Donaciones."),
    ],
)  # fmt: skip
def test_r11_a_letter_too_early_is_told_which_one_to_begin_with(budget, language, said):
    found = why(table(f"1: job-3000 {budget} | hand e-200", "2:"), "1 place e-200")
    assert found is not None
    assert sentence(Speaker(language), found) == said
