import inspect
from dataclasses import replace

import pytest

from budgetable.rules import events
from budgetable.rules.events import (
    Accepted,
    Aimed,
    Bounced,
    Cancelled,
    Dealt,
    DiscardBegan,
    Discarded,
    Drew,
    Event,
    ExtrasReturned,
    Fact,
    Filled,
    Lapsed,
    MatchDrawn,
    MatchWon,
    Placed,
    Relieved,
    Reshuffled,
    Resumed,
    RoundDrawn,
    RoundWon,
    Spent,
    Swapped,
    TurnBegan,
)
from budgetable.words import LANGUAGES, Voice
from tests.words.kit import DECK, NAMES, assert_well_made, random_matches

CHEF, RENT, CHILD_CARE = DECK["chef"], DECK["rent"], DECK["child-care"]
TIRE, LAYOFF, SCAM, PLANS = DECK["flat-tire"], DECK["layoff"], DECK["scam"], DECK["change-of-plans"]
NO, BOUNCE, INSURANCE = DECK["just-say-no"], DECK["bounce-back"], DECK["insurance"]

# Seat 1 acts and seat 2 is hit, seat 3 is another player, 0 a spectator.
FACTS: list[Fact] = [
    Dealt(1, 2, RENT, (CHEF, TIRE)),
    Dealt(1, 2, RENT, None),
    TurnBegan(1),
    Drew(1, "deck", RENT, 1),
    Drew(1, "deck", None, 0),
    Drew(1, "discard", RENT, 0),
    Reshuffled(1, 21),
    Reshuffled(1, 1),
    Lapsed(1, 1),
    Lapsed(1, 2),
    Placed(1, RENT, False, 3000, 1700, 2),
    Placed(1, RENT, True, 3000, 3200, 1),
    Placed(1, CHEF, False, 2400, 2400, 0),
    Swapped(1, RENT, CHILD_CARE, 3000, 1700, 1),
    Relieved(1, INSURANCE, TIRE, 3000, 1700, 2),
    Aimed(1, TIRE, 2, "", 1),
    Aimed(1, PLANS, 2, "C", 1),
    Aimed(1, SCAM, 2, "", 3),
    Accepted(1, TIRE, 2, None, 0, 200),
    Accepted(1, LAYOFF, 2, CHEF, 0, 200),
    Cancelled(1, NO, TIRE, 2),
    Bounced(1, BOUNCE, TIRE, 2, ""),
    Bounced(1, BOUNCE, PLANS, 2, "C"),
    Spent(1, LAYOFF),
    Filled(1, 2, (RENT, CHEF)),
    Filled(1, 1, None),
    ExtrasReturned(1, (RENT,), 3000, 1700),
    DiscardBegan(1, 2),
    DiscardBegan(1, 1),
    Discarded(1, RENT, 1),
    Discarded(1, RENT, 0),
    Resumed(1, "draw", 1, 3),
    Resumed(1, "act", 0, 1),
    Resumed(1, "discard", 0, 0),
    RoundWon(1, 3000, 1),
    RoundWon(1, 3000, 2),
    RoundDrawn(1, 50),
    RoundDrawn(1, 1),
    MatchWon(1, (2, 1, 0)),
    MatchDrawn(0, 3),
]
HITS = (Aimed, Accepted, Cancelled, Bounced)
SAME_FOR_ALL = (Reshuffled, RoundDrawn, MatchDrawn)
VOICES = [Voice(lang, DECK, NAMES[:3], brief) for lang in LANGUAGES for brief in (False, True)]
FULL = [voice for voice in VOICES if not voice.brief]


def named(voice: Voice) -> str:
    return f"{voice.language}-{'brief' if voice.brief else 'full'}"


voices = pytest.mark.parametrize("voice", VOICES, ids=named)
full_voices = pytest.mark.parametrize("voice", FULL, ids=named)
facts = pytest.mark.parametrize("fact", FACTS, ids=str)


def test_there_is_an_example_of_every_fact():
    classes = {
        kind
        for _, kind in inspect.getmembers(events, inspect.isclass)
        if issubclass(kind, Fact) and kind is not Fact
    }
    assert {type(fact) for fact in FACTS} == classes


@voices
@facts
def test_every_fact_is_well_said_to_every_reader(voice, fact):
    for reader in range(4):
        assert_well_made(voice.fact(fact, reader))


@voices
@facts
def test_the_one_who_acts_is_you_and_the_others_hear_a_name(voice, fact):
    mine, theirs = voice.fact(fact, 1), voice.fact(fact, 3)
    if isinstance(fact, SAME_FOR_ALL):
        assert mine == theirs
        return
    assert mine != theirs
    assert "Ann" not in mine
    assert "Ann" in theirs


@voices
@facts
def test_the_one_who_is_hit_hears_it_as_such(voice, fact):
    hit, other = voice.fact(fact, 2), voice.fact(fact, 3)
    if isinstance(fact, HITS):
        assert hit not in (other, voice.fact(fact, 1))
        assert "Ben" not in hit
        assert "Ann" in hit


@voices
@facts
def test_a_spectator_hears_what_another_player_hears(voice, fact):
    is_about_cy = isinstance(fact, (MatchWon, Aimed))  # The turn is Cy's, or the scores name "you".
    if not is_about_cy:
        assert voice.fact(fact, 0) == voice.fact(fact, 3)


@voices
def test_a_card_that_the_reader_may_not_know_is_a_card(voice):
    a_card = {"en": "a card", "es": "una carta"}[voice.language]
    for reader in range(4):
        assert a_card in voice.fact(Drew(1, "deck", None, 1), reader)


@voices
def test_cards_that_fill_a_hand_are_named_to_their_seat_alone(voice):
    known = Filled(1, 1, (RENT,))
    assert voice.name(RENT) in voice.fact(known, 1)
    for reader in (0, 2, 3):
        assert voice.name(RENT) not in voice.fact(known, reader)


def test_the_sentences_in_english():
    voice = Voice("en", DECK, NAMES[:3])
    said = voice.fact(FACTS[10], 1)
    assert said == (
        "You place Rent, C Essential, 1200. Expenses 1700 of 3000, 1300 to go. 2 actions left."
    )
    assert voice.fact(Aimed(1, TIRE, 2, "", 1), 2) == "Ann plays Flat tire on you: expense 200."
    assert voice.fact(Accepted(2, LAYOFF, 1, CHEF, 0, 700), 1) == (
        "Ben accepts your Layoff and loses Chef, full-time job, income 2400."
        " Expenses 700 of 0, 700 over."
    )
    assert voice.fact(MatchWon(2, (1, 2, 0)), 1) == (
        "Ben wins the match. Rounds: you 1, Ben 2, Cy 0."
    )
    brief = Voice("en", DECK, NAMES[:3], brief=True)
    assert brief.fact(FACTS[10], 1) == "You place Rent, 1200. Budget: 1300 to go. 2 actions left."


def test_the_sentences_in_spanish():
    voice = Voice("es", DECK, NAMES[:3])
    assert voice.fact(FACTS[10], 1) == (
        "Pones Alquiler, C Esencial, 1200. Gastos 1700 de 3000, quedan 1300. Quedan 2 acciones."
    )
    assert (
        voice.fact(Aimed(1, TIRE, 2, "", 1), 2) == "Ann juega Rueda pinchada contra ti: gasto 200."
    )


@full_voices
@facts
def test_brief_is_never_longer(voice, fact):
    brief = Voice(voice.language, DECK, voice.players, brief=True)
    for reader in range(4):
        assert len(brief.fact(fact, reader)) <= len(voice.fact(fact, reader))


def step(*facts: Fact) -> list[Event]:
    return [Event(fact) for fact in facts]


def test_what_is_asked_comes_last():
    voice = Voice("en", DECK, NAMES[:3], brief=True)
    told = step(Aimed(1, SCAM, 2, "", 3), Filled(1, 1, None))
    assert voice.told(told, 2) == (
        "Ann interrupts with Scam on you: expense 200. Ann takes 1 card. Accept it, or counter it."
    )
    assert voice.told(told, 3).endswith("Waiting for Ben.")
    assert voice.told(told, 0).endswith("Waiting for Ben.")


def test_nobody_is_asked_about_a_bounced_card_that_finds_nothing():
    voice = Voice("en", DECK, NAMES[:3])
    told = step(
        Bounced(2, BOUNCE, LAYOFF, 1, ""),
        Filled(2, 1, None),
        Spent(1, LAYOFF),
        Resumed(1, "act", 0, 2),
    )
    assert voice.told(told, 1) == (
        "Ben answers with Bounce Back. Layoff comes back to you: lose main job."
        " Ben takes 1 card to fill the hand."
        " Layoff finds nothing to take from you and is discarded."
        " Back to your turn. 2 actions left."
    )


def test_a_winner_is_not_told_of_actions_left():
    voice = Voice("en", DECK, NAMES[:3], brief=True)
    told = step(Placed(1, RENT, False, 3000, 3000, 2), RoundWon(1, 3000, 1))
    assert voice.told(told, 1) == "You place Rent, 1200. Budget: nothing left. You win the round."


def test_a_turn_that_ends_with_the_answer_does_not_go_on():
    voice = Voice("en", DECK, NAMES[:3])
    told = step(Cancelled(2, NO, SCAM, 1), Resumed(2, "discard", 0, 0), TurnBegan(3))
    assert "Back to" not in voice.told(told, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_real_matches_is_well_told_to_every_reader(language):
    for brief in (False, True):
        for match in random_matches(2, 3, 4):
            voice = Voice(language, match.deck, match.players, brief)
            for reader in range(match.seats + 1):
                assert_well_made(voice.told(match.events, reader))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_depends_on_nothing_that_the_reader_may_not_know(language):
    """Other cards in the private forms change no word for those who may not see them."""
    for match in random_matches(3):
        voice = Voice(language, match.deck, match.players)
        for reader in range(match.seats + 1):
            disguised = [
                Event(
                    event.public,
                    {s: disguise(f) if s != reader else f for s, f in event.private.items()},
                )
                for event in match.events
            ]
            assert voice.told(disguised, reader) == voice.told(match.events, reader)


def disguise(fact: Fact) -> Fact:
    if isinstance(fact, Drew):
        return replace(fact, card=RENT)
    if isinstance(fact, Dealt):
        return replace(fact, hand=(RENT,) * 5)
    assert isinstance(fact, Filled)
    return replace(fact, cards=(RENT,) * fact.count)


@voices
def test_a_public_form_names_no_card_that_was_drawn_or_dealt(voice):
    for match in random_matches(2):
        for event in match.events:
            if event.is_secret:
                said = voice.fact(event.public, 0)
                up = event.public.card if isinstance(event.public, Dealt) else None
                for card in match.deck.cards:
                    if card is not up:
                        assert f" {voice.name(card)}," not in said
                        assert f" {voice.name(card)}." not in said
