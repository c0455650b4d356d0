"""Buttons and answers: every one is well made, in both languages, and says what it should."""

from collections import defaultdict

import pytest

from budgetable.rules import fault, view
from budgetable.rules.attempts import attempts, foreseen
from budgetable.rules.moves import (
    ACCEPT,
    DONE,
    DRAW_DECK,
    DRAW_DISCARD,
    Counter,
    Place,
    Play,
    Swap,
    Use,
)
from budgetable.rules.state import DISCARDING
from budgetable.rules.view import Standing, View
from budgetable.words import LANGUAGES, asking, choices, voice_of
from tests.kit import DECK as KIT
from tests.kit import Position, play, table
from tests.words.kit import assert_well_made, random_matches

languages = pytest.mark.parametrize("language", LANGUAGES)

KINDS = {
    "place", "swap", "use", "play", "counter", "discard", "draw", "done", "accept",
}  # fmt: skip


def seen(position: Position, seat: int = 1) -> View:
    """A position as Ann, Ben or Cy sees it."""
    names = ("Ann", "Ben", "Cy")[: position.state.seats]
    return view(position.state, seat, Standing(names))


def button(found: View, line: str, language: str = "en") -> tuple[str, str]:
    """What the button of a move says, and what stands beside it."""
    move = KIT.moves.read(line)
    assert move is not None
    voice = voice_of(found, language)
    return choices.label(voice, move, found), choices.detail(voice, move, found)


@languages
def test_every_button_of_real_matches_is_well_made(language):
    kinds = set()
    for match in random_matches(2, 3, 4, turn_limit=8):
        for seat in range(1, match.seats + 1):
            found = match.view(seat)
            voice = voice_of(found, language)
            for card in dict.fromkeys(found.hand):
                labels = set()
                moves = attempts(found, card)
                for move in moves:
                    label = choices.label(voice, move, found)
                    labels.add(label)
                    assert_well_made(label, stop=False)
                    detail = choices.detail(voice, move, found)
                    if detail:
                        assert_well_made(detail, stop=False)
                    budget = foreseen(found, move)
                    if budget is not None:
                        assert detail.endswith(choices.after(voice, budget))
                    kinds.add(str(move).split()[0])
                assert len(labels) == len(moves)
            for move in (DRAW_DECK, DRAW_DISCARD, DONE, *([ACCEPT] if found.is_asked else [])):
                assert_well_made(choices.label(voice, move, found), stop=False)
                detail = choices.detail(voice, move, found)
                if detail:
                    assert_well_made(detail, stop=False)
                kinds.add(str(move).split()[0])
    assert kinds == KINDS


@languages
def test_every_answer_in_real_matches_is_well_made(language):
    for match in random_matches(2, 4, turn_limit=6):
        for seat in range(match.seats + 1):
            found = match.view(seat)
            for brief in (False, True):
                voice = voice_of(found, language, brief)
                own = [asking.hand(voice, found), asking.budget(voice, found)]
                own.append(asking.can(voice, found))
                others = [asking.turn(voice, found), asking.others(voice, found)]
                others += [asking.piles(voice, found), asking.score(voice, found)]
                others += [asking.seat(voice, found, number) for number in range(1, match.seats)]
                for said in (*others, *(own if seat else ())):
                    assert_well_made(said)
                if not seat:
                    assert own == ["", "", ""]


BUSY = "1: job-2000 scam a-200 b-600 | hand a-300 relief", "2: a-200 c-500 c-900 | hand", "3: |"


@pytest.mark.parametrize(
    ("line", "label", "detail"),
    [
        ("place part-500", "Place it", "then 1500 to go"),
        ("place job-3000", "Place it", "then 4000 to go"),
        ("place c-1100", "Place it", "then 100 over"),
        ("place bonus-100", "Place it", "then 1100 to go"),
        ("swap a-300 a-200", "Swap for a-200", "then 900 to go"),
        ("swap job-3000 job-2000", "Swap for job-2000", "then 2000 to go"),
        ("use relief scam", "Use it on scam", "then 1200 to go"),
        ("use relief relief", "Use it", ""),
        ("play bill-300 2", "Play on Ben", ""),
        ("play laid-off 2", "Play on Ben", ""),
        ("play burst-pipe 2 C", "Play on Ben: C Essential", "Ben loses c-900, 900"),
        ("play burst-pipe 3 A", "Play on Cy", ""),
        ("counter no", "Counter", ""),
        ("discard no", "Discard it", ""),
        ("draw deck", "Draw pile", ""),
        ("draw discard", "Draw e-200", "E Additional, 200"),
        ("done", "End my turn", ""),
        ("accept", "Accept", ""),
    ],
)
def test_buttons_in_english(line, label, detail):
    assert button(seen(table(*BUSY, discard="c-1100 e-200")), line) == (label, detail)


@pytest.mark.parametrize(
    ("line", "label", "detail"),
    [
        ("place part-500", "Ponerla", "luego quedan 1500"),
        ("swap a-300 a-200", "Cambiarla por a-200", "luego quedan 900"),
        ("use relief scam", "Usarla con scam", "luego quedan 1200"),
        ("play burst-pipe 2 C", "Jugarla contra Ben: C Esencial", "Ben pierde c-900, 900"),
        ("play bill-300 3", "Jugarla contra Cy", ""),
        ("discard no", "Descartarla", ""),
        ("draw discard", "Robar e-200", "E Adicional, 200"),
        ("done", "Terminar mi turno", ""),
    ],
)
def test_buttons_in_spanish(line, label, detail):
    assert button(seen(table(*BUSY, discard="c-1100 e-200")), line, "es") == (label, detail)


@pytest.mark.parametrize(
    ("top", "said"),
    [
        ("job-2000", "income 2000"),
        ("part-300", "income 300"),
        ("bonus-200", "extra income 200"),
        ("relief", "relief"),
        ("no", "counter"),
        ("bill-300", "to play on somebody: expense 300"),
        ("theft", "to play on somebody: lose one priority"),
    ],
)
def test_the_discard_pile_tells_what_lies_on_top(top, said):
    found = seen(table("1:", "2:", discard=f"c-1100 {top}"))
    assert button(found, "draw discard") == (f"Draw {top}", said)


def test_an_empty_discard_pile_has_a_name_too():
    found = seen(table("1:", "2:", discard=""))
    assert button(found, "draw discard") == ("Discard pile", "")
    assert button(found, "draw discard", "es") == ("Pila de descarte", "")


def test_the_end_of_the_turn_tells_what_follows():
    hand = "part-300 part-500 part-500 side-500 part-800 part-2000"
    assert button(seen(table(f"1: | hand {hand}", "2:")), "done")[1] == "then discard 1"
    extras = "1: job-2000 a-200 a-300 a-400 |"
    assert button(seen(table(extras, "2:")), "done")[1] == "2 extras go back"
    both = seen(table(f"{extras} hand {hand}", "2:"))
    assert button(both, "done")[1] == "2 extras go back, then discard 3"
    assert button(both, "done", "es")[1] == (
        "2 cartas extra vuelven a la mano, luego descartar 3"
    )  # fmt: skip
    one = seen(table("1: job-2000 a-200 a-300 |", "2:"))
    assert button(one, "done")[1] == "1 extra goes back"
    for phase in ("draw", "discard"):
        assert button(seen(table(f"{extras} hand {hand}", "2:", phase=phase)), "done")[1] == ""
    assert button(seen(table(f"{extras} hand {hand}", "2:", turn=2)), "done")[1] == ""


def test_a_card_that_balances_says_so_and_an_extra_card_what_it_is():
    almost = "1: job-2000 a-200 b-200 c-500 d-400 | hand e-500 e-200"
    found = seen(table(almost, "2:"))
    assert button(found, "place e-500")[1] == "then 200 to go"
    found = seen(table("1: job-2000 a-200 b-600 c-500 d-500 | hand e-200", "2:"))
    assert button(found, "place e-200") == ("Place it", "then balanced")
    assert button(found, "place e-200", "es") == ("Ponerla", "luego equilibrado")
    whole = "1: job-2000 a-200 b-600 c-500 d-300 e-200 | hand a-200 c-1100"
    found = seen(table(whole, "2:", discard="c-900"))
    assert button(found, "place a-200") == ("Place it", "extra card, then balanced")
    assert button(found, "place c-1100")[1] == "then 900 over", "refused, so it is no extra"
    found = seen(table("1: job-2000 a-200 b-600 c-900 | hand d-300", "2:"))
    assert button(found, "place d-300") == ("Place it", "then nothing left")


def test_an_answer_tells_what_the_card_leaves():
    hit = seen(table("1: job-2000 a-200 | hand no no back", "2:", pending="bill-300 by 2 on 1"))
    voice = voice_of(hit)
    assert choices.detail(voice, ACCEPT, hit) == "then 1500 to go"
    fired = seen(table("1: job-2000 a-200", "2:", pending="fired by 2 on 1"))
    assert choices.detail(voice_of(fired), ACCEPT, fired) == "then 200 over"
    assert choices.answer(voice_of(fired), ACCEPT, fired) == "Accept: lose job-2000"
    robbed = seen(table("1: job-2000 a-200", "2:", pending="theft A by 2 on 1"))
    assert choices.detail(voice_of(robbed, "es"), ACCEPT, robbed) == "luego quedan 2000"
    assert choices.answer(voice_of(robbed, "es"), ACCEPT, robbed) == "Aceptar: perder a-200"
    for move, en, es in (
        (ACCEPT, "Accept: pay 300", "Aceptar: pagar 300"),
        (Counter(KIT["no"]), "Counter with no", "Contraatacar con no"),
    ):
        assert choices.answer(voice, move, hit) == en
        assert choices.answer(voice_of(hit, "es"), move, hit) == es
    assert choices.detail(voice, Counter(KIT["no"]), hit) == "bill-300 does nothing"
    assert choices.detail(voice, Counter(KIT["back"]), hit) == "bill-300 goes back to Ben"
    none = Counter(KIT["no"])
    assert choices.answer(voice_of(fired), none, fired) == "No counter in your hand"


def test_what_the_table_answers_in_english():
    found = seen(
        table(
            "1: job-2000 a-200 | hand b-200 relief", "2: | hand no scam", "3:",
            actions=1, discard="d-300 e-200", ended=4,
        )
    )  # fmt: skip
    voice = voice_of(found)
    assert asking.turn(voice, found) == "Your turn: 1 action left."
    assert asking.hand(voice, found) == "2 cards: b-200, B Savings, 200; relief, relief."
    assert asking.budget(voice, found) == (
        "Income 2000, expenses 200, 1800 to go."
        " Missing: B Savings, C Essential, D Important, E Additional."
        " Cards: job-2000, full-time job, income 2000; a-200, A Giving, 200."
    )
    assert asking.seat(voice, found, 1) == (
        "You: 2 cards in hand, no round won. Income 2000, expenses 200, 1800 to go."
        " Missing: B Savings, C Essential, D Important, E Additional."
        " Cards: job-2000, full-time job, income 2000; a-200, A Giving, 200."
    )
    ben = (
        "Ben: 2 cards in hand, no round won. Income 0, expenses 0, nothing left."
        " Missing: a job, A Giving, B Savings, C Essential, D Important, E Additional."
    )
    assert asking.seat(voice, found, 2) == ben
    assert asking.others(voice, found).startswith(f"{ben} Cy: 0 cards in hand")
    assert asking.piles(voice, found).endswith("on top e-200, E Additional, 200.")
    assert asking.can(voice, found) == (
        "2 moves: Place b-200, B Savings, 200: 1600 to go; End your turn."
    )
    assert asking.score(voice, found) == (
        "Rounds won: you 0, Ben 0, Cy 0. 2 rounds win the match. Round 1, turn 5."
    )
    brief = voice_of(found, brief=True)
    assert asking.score(brief, found) == "Rounds won: you 0, Ben 0, Cy 0. Round 1, turn 5."
    assert asking.hand(brief, found) == "2 cards: b-200, 200; relief."
    waiting = seen(table("1:", "2:", turn=2))
    assert asking.can(voice_of(waiting), waiting) == "You have nothing to do now."


def test_what_the_table_answers_in_spanish():
    found = seen(table("1: job-2000 | hand relief", "2:", ended=1))
    voice = voice_of(found, "es")
    assert asking.seat(voice, found, 1).startswith("Tú: 1 carta en la mano, ninguna ronda ganada.")
    assert asking.can(voice, found) == "1 jugada: Terminar tu turno."
    assert asking.score(voice, found) == (
        "Rondas ganadas: tú 0, Ben 0. Con 2 rondas se gana la partida. Ronda 1, turno 2."
    )


def test_a_bounced_card_comes_back():
    hit = table("1: job-2000 | hand back", "2: | hand back", pending="bill-300 by 2 on 1")
    back = play(hit, "1 counter back")
    said = [asking.turn(voice_of(seen(back, seat)), seen(back, seat)) for seat in (2, 1, 0)]
    assert said == [
        "Ann bounces bill-300 back at you: expense 300. Accept it, or counter it.",
        "Waiting for Ben to answer bill-300, which you bounced back.",
        "Waiting for Ben to answer bill-300, bounced back by Ann.",
    ]
    first = "Ben plays bill-300 on you: expense 300. Accept it, or counter it."
    assert asking.turn(voice_of(seen(hit)), seen(hit)) == first


def test_the_last_turn_of_a_drawn_round_is_not_counted_twice():
    over = seen(table("1:", "2:", phase="over", ended=100))
    assert "turn 100." in asking.score(voice_of(over), over)


@languages
def test_what_cannot_succeed_is_refused_in_a_sentence_that_fits(language):
    sentences = {
        "use relief relief": {
            "en": "Your budget has 0 Life Happens cards, so relief has nothing to take away."
            " Keep it until there is one.",
            "es": "Tu presupuesto tiene 0 imprevistos, así que relief no tiene nada que quitar."
            " Guarda esa carta hasta que haya uno.",
        },
        "play burst-pipe 2 A": {
            "en": "Ben has 0 cards with a letter to lose. Choose a player who has one.",
            "es": "Ben tiene 0 cartas con letra que perder. Elige a alguien que tenga una.",
        },
    }
    position = table("1: job-2000 | hand relief burst-pipe", "2: job-2500")
    found = seen(position)
    for line, said in sentences.items():
        move = KIT.moves.read(line)
        assert move is not None
        refused = fault(position.state, 1, move)
        assert refused is not None
        assert voice_of(found, language).fault(refused, found) == said[language]


def test_the_words_of_a_button_do_not_depend_on_whether_it_is_legal():
    told = defaultdict(set)
    for match in random_matches(2, 3, turn_limit=6):
        found = match.view(1)
        if found.phase == DISCARDING and found.turn == 1:
            continue
        for card in found.hand:
            for move in attempts(found, card):
                if isinstance(move, (Place, Swap, Use, Play)):
                    budgets = tuple(seat.budget for seat in found.seats)
                    said = choices.label(voice_of(found), move, found)
                    told[move, budgets].add((said, move in found.legal))
    assert all(len({said for said, _ in each}) == 1 for each in told.values())
    assert any(len(each) > 1 for each in told.values())
