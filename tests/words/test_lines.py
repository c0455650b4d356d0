"""What somebody types at a table, in either language: read kindly, or told what would be right."""

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budgetable.rules.match import Match
from budgetable.rules.view import View
from budgetable.words import LANGUAGES, asking, lines, voice_of
from budgetable.words.reading import VERBS, Unclear, find_seat, read_move, split_seat, translated
from budgetable.words.voice import Voice
from tests.words.kit import DECK, assert_well_made

NAMES = ["Ann", "Ben", "José María"]
languages = pytest.mark.parametrize("language", LANGUAGES)


class Dealt:
    """Luck that deals Ann this hand first, seat by seat."""

    def __init__(self, *hands: str, up: str) -> None:
        seats = len(hands)
        cards = [[DECK[id] for id in hand.split()] for hand in hands]
        self.first = [cards[place % seats][place // seats] for place in range(5 * seats)]
        self.first.append(DECK[up])

    def order(self, cards, round, shuffle):
        rest = list(cards)
        for card in self.first:
            rest.remove(card)
        return [*self.first, *rest]

    def lot(self, seats: int) -> int:
        return seats


LUCK = Dealt(
    "chef rent insurance change-of-plans just-say-no",
    "dentist scam just-say-no bounce-back sick-pet",
    "teacher tutoring flat-tire beach-trip mortgage",
    up="movie-night",
)
MATCH = Match.new(DECK, NAMES, luck=LUCK)
VIEW = MATCH.view(1)
"""Hand: 1 chef, 2 rent, 3 insurance, 4 just-say-no, 5 change-of-plans. On top: movie-night."""


def wrote(typed: str, language: str = "en", view: View = VIEW) -> str:
    """The move that somebody typed, as the rules write it."""
    voice = voice_of(view, language)
    line = lines.heard(typed, voice)
    assert lines.is_move(line), line
    return lines.written(line, view, voice)


def said(typed: str, language: str = "en", seat: int = 1, match: Match | None = MATCH) -> str:
    """The answer to a question."""
    voice = Voice(language, DECK, NAMES)
    line = lines.heard(typed, voice)
    assert not lines.is_move(line)
    assert not lines.is_undo(line)
    return lines.answered(line, match, seat, voice)


def unclear(typed: str, language: str = "en", view: View = VIEW) -> str:
    """What would be right instead of what was typed."""
    voice = voice_of(view, language)
    line = lines.heard(typed, voice)

    def do() -> str:
        if lines.is_move(line):
            return lines.written(line, view, voice)
        return lines.answered(line, MATCH, view.you, voice)

    with pytest.raises(Unclear) as caught:
        do()
    assert_well_made(str(caught.value).replace("...", ""))
    return str(caught.value)


def test_the_hand_is_in_the_order_that_the_numbers_count():
    assert [card.id for card in VIEW.hand] == [
        "chef", "rent", "insurance", "just-say-no", "change-of-plans",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("place rent", "place rent"),
        ("  PLACE   Rent. ", "place rent"),
        ("place 2", "place rent"),
        ("put 2", "place rent"),
        ("discard 5", "discard change-of-plans"),
        ("swap 1 dentist", "swap chef dentist"),
        ("swap 1 for bike shop", "swap chef bike-shop"),
        ("use 3 on flat tire", "use insurance flat-tire"),
        ("use insurance sick pet", "use insurance sick-pet"),
        ("play 5 2 c", "play change-of-plans 2 C"),
        ("play 5 on ben c", "play change-of-plans 2 C"),
        ("play change of plans jose E", "play change-of-plans 3 E"),
        ("play scam 2", "play scam 2"),
        ("counter 4", "counter just-say-no"),
        ("counter", "counter just-say-no"),
        ("c", "counter just-say-no"),
        ("a", "accept"),
        ("accept it", "accept"),
        ("answer", "accept"),
        ("d", "draw deck"),
        ("f", "draw discard"),
        ("draw", "draw deck"),
        ("draw a card", "draw deck"),
        ("draw from the draw pile", "draw deck"),
        ("draw from the discard pile", "draw discard"),
        ("take discard", "draw discard"),
        ("take movie night", "draw discard"),
        ("e", "done"),
        ("end my turn", "done"),
        ("pass", "done"),
    ],
)
def test_moves_as_people_type_them_in_english(typed, move):
    assert wrote(typed) == move


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("pon alquiler", "place rent"),
        ("PON 2", "place rent"),
        ("cambia 1 por dentista", "swap chef dentist"),
        ("usa seguro con rueda pinchada", "use insurance flat-tire"),
        ("juega cambio de planes ben c", "play change-of-plans 2 C"),
        ("juega 5 3 a", "play change-of-plans 3 A"),
        ("juega estafa contra José", "play scam 3"),
        ("acepto", "accept"),
        ("contraatacar 4", "counter just-say-no"),
        ("contraatacar", "counter just-say-no"),
        ("roba", "draw deck"),
        ("roba una carta", "draw deck"),
        ("roba descarte", "draw discard"),
        ("robar de la pila de descarte", "draw discard"),
        ("roba noche de cine", "draw discard"),
        ("descarta di que no", "discard just-say-no"),
        ("fin", "done"),
        ("place rent", "place rent"),
        ("d", "draw deck"),
    ],
)
def test_moves_as_people_type_them_in_spanish(typed, move):
    assert wrote(typed, "es") == move


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("t turn now Turn? turno", asking.turn),
        ("h hand cards HAND?", asking.hand),
        ("b budget", asking.budget),
        ("o others table", asking.others),
        ("p piles", asking.piles),
        ("w moves what", asking.can),
        ("s score points", asking.score),
    ],
)
def test_questions_in_english_and_by_a_letter(typed, answer):
    for word in typed.split():
        for language in LANGUAGES if len(word) == 1 else ("en",) if word != "turno" else ("es",):
            voice = voice_of(VIEW, language)
            assert said(word, language) == answer(voice, VIEW), word


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("turno ahora turn now", asking.turn),
        ("mano cartas hand", asking.hand),
        ("presupuesto budget", asking.budget),
        ("otros otras mesa others table", asking.others),
        ("pilas piles", asking.piles),
        ("jugadas moves qué que", asking.can),
        ("puntos marcador score", asking.score),
    ],
)
def test_questions_in_spanish(typed, answer):
    for word in typed.split():
        assert said(word, "es") == answer(voice_of(VIEW, "es"), VIEW), word


def test_what_i_can_do_asks_for_the_moves():
    assert said("what can I do?") == asking.can(voice_of(VIEW), VIEW)
    assert said("qué puedo hacer", "es") == asking.can(voice_of(VIEW, "es"), VIEW)


@pytest.mark.parametrize("typed", ["ben", "2 ?", "b 2", "b Ben", "budget ben", "o 2", "table ben?"])
def test_a_seat_is_asked_for_by_name_or_number(typed):
    if typed == "2 ?":
        assert "do not know" in unclear("2")
        return
    assert said(typed) == asking.seat(voice_of(VIEW), VIEW, 2)


@pytest.mark.parametrize(
    "typed", ["i rent", "i 2", "card Rent", "what does rent do?", "what is 2", "what is the rent"]
)
def test_what_a_card_does(typed):
    assert said(typed) == voice_of(VIEW).explain(DECK["rent"])
    assert said("i 2", "es") == said("qué hace alquiler", "es")


@languages
def test_help_and_rules_are_told_before_play_too(language):
    for match in (MATCH, None):
        helped = said("help", language, match=match)
        assert helped.startswith(voice_of(VIEW, language).say("line-help"))
        assert all(line.endswith((".", ":")) for line in helped.split("\n"))
        voice = voice_of(VIEW, language)
        told = {lines.heard(word, voice).partition(" ")[0] for word in re.findall(r"\w+", helped)}
        assert set(VERBS) <= told
        assert said("?", language, match=match) == helped
        assert said("rules", language, match=match) == voice_of(VIEW, language).say("rules-short")
    assert said("t", language, match=None) == voice_of(VIEW, language).say("lobby")
    with pytest.raises(Unclear):
        said("ben", language, match=None)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("why place rent", "You must draw first"),
        ("why place 2", "You must draw first"),
        ("why put 2?", "You must draw first"),
        ("why c", "No Life Happens card waits"),
        ("why draw deck", "That move is allowed."),
        ("why take discard", "That move is allowed."),
    ],
)
def test_why(typed, answer):
    assert said(typed).startswith(answer)


def test_why_in_spanish():
    assert said("porqué pon 2", "es").startswith("Antes debes robar")
    assert said("porque roba", "es") == "Esa jugada vale."
    assert said("por qué roba", "es") == "Esa jugada vale."
    assert said("POR QUE roba", "es") == "Esa jugada vale."


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("dance", 'I do not know "dance". Type a move such as place 3'),
        ("", 'I do not know "".'),
        ("!", 'I do not know "!".'),
        ("7", 'I do not know "7".'),
        ("b 7", 'I do not know "budget 7".'),
        ("quit", 'I do not know "quit".'),
        ("save x", 'I do not know "save x".'),
        ("why", 'I do not know "".'),
        ("why dance", 'I do not know "dance".'),
        ("i", "Which card?"),
        ("i castle", 'No card of this deck is called "castle".'),
        ("place", "Write it like this: place "),
        ("place 9", "There is no card 9 in your hand. Choose one from 1 to 5."),
        ("place 0", "There is no card 0 in your hand."),
        ("place castle", 'No card of this deck is called "castle".'),
        ("place chfe", "Try Chef."),
        ("swap 1", '"swap 1" names one card. Type two: '),
        ("play 5", "does not say on whom."),
        ("take castle", '"draw castle" does not say from which pile.'),
        ("x" * 290, 'I do not know "xxx'),
    ],
)
def test_what_cannot_be_read_is_told_what_would_be_right(typed, answer):
    assert answer in unclear(typed)
    assert unclear(typed, "es") != unclear(typed)


def test_a_name_that_begins_several_cards_is_asked_for_more_of_it():
    assert "can be more than one card: Bounce Back, " not in unclear("place xyz")
    found = unclear("counter", view=MATCH.view(2))
    assert found.startswith('"counter" can be more than one card: Just Say No, Bounce Back.')


def test_a_counter_that_nobody_holds_is_still_a_move():
    assert wrote("counter", view=MATCH.view(3)) == "counter just-say-no"


def test_a_spectator_has_no_hand_to_count_in():
    assert unclear("place 1", view=MATCH.view(0)) == "No cards."


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_and_moves_are_told_apart_from_questions(language):
    voice = voice_of(VIEW, language)
    for typed in ("undo", "u", "Undo", *(["deshacer"] if language == "es" else [])):
        assert lines.is_undo(lines.heard(typed, voice))
    for verb in VERBS:
        assert lines.is_move(lines.heard(f"{verb} x", voice))
    asked = {typed: lines.heard(typed, voice) for typed in "thbopws"}
    assert [typed for typed, line in asked.items() if lines.needs_seat(line)] == ["h", "b", "w"]
    assert not lines.needs_seat(lines.heard("b 2", voice))
    assert lines.needs_seat(lines.heard("why done", voice))
    assert [typed for typed, line in asked.items() if not lines.needs_match(line)] == ["t"]
    assert not lines.needs_match("help")
    assert lines.needs_match("card x")


@languages
def test_no_word_has_two_meanings(language):
    voice = voice_of(VIEW, language)
    said = [pair.partition(" ")[0] for pair in voice.say("line-words").split(", ")]
    assert len(set(said)) == len(said)
    for pair in (*voice.say("line-words").split(", "), *voice.say("synonyms").split(", ")):
        meant = pair.partition(" ")[2]
        known = {*lines.WORDS, "hint", "history", "save", "quit", "language", "brief", "full"}
        assert meant.split()[0] in known, pair


def test_lines_of_a_terminal_begin_with_a_name():
    pairs = "jugar play"
    assert split_seat("ben play scam 1", VIEW, pairs) == (2, "play scam 1")
    assert split_seat("2 play scam 1", VIEW, pairs) == (2, "play scam 1")
    assert split_seat("ben jugar scam 1", VIEW, pairs) == (2, "play scam 1")
    assert split_seat("who play scam 1", VIEW, pairs) == (0, "who play scam 1")
    assert find_seat(["jose"], VIEW) == 3
    assert translated("end my turn", "end done") == "done"
    assert str(read_move("place 2", VIEW, voice_of(VIEW))) == "place rent"


WORDS = st.one_of(
    st.sampled_from(
        [*VERBS, *lines.WORDS, "2", "9", "C", "ben", "rent", "for", "insurance", "scam"]
    ),
    st.sampled_from(["place", "play", "swap", "why", "what", "does", "flat", "tire", "?"]),
    st.text(max_size=6),
)


@given(st.lists(WORDS, max_size=6), st.sampled_from(LANGUAGES), st.integers(0, 3))
def test_whatever_is_typed_is_a_move_a_question_or_unclear(typed, language, seat):
    view = MATCH.view(seat)
    voice = voice_of(view, language)
    line = lines.heard(" ".join(typed), voice)
    with suppress(Unclear):
        if lines.is_move(line):
            assert MATCH.deck.moves.read(lines.written(line, view, voice))
        elif not lines.is_undo(line):
            assert lines.answered(line, MATCH, seat, voice) or not seat
