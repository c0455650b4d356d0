import pytest

from budgetable.decks import from_data, load, to_data
from budgetable.rules.budget import Budget
from budgetable.words import LANGUAGES, Speaker, Voice, voice_of
from tests.words.kit import DECK, NAMES, assert_well_made, random_matches

languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("chef", "Chef, full-time job, income 2400"),
        ("bike-shop", "Bike shop, business, income 3000"),
        ("dog-walking", "Dog walking, part-time job, income 200"),
        ("rent", "Rent, C Essential, 1200"),
        ("garage-sale", "Garage sale, extra income 200"),
        ("insurance", "Insurance, relief"),
        ("just-say-no", "Just Say No, counter"),
        ("bounce-back", "Bounce Back, counter"),
        ("flat-tire", "Flat tire, Life Happens, expense 200"),
        ("layoff", "Layoff, Life Happens, lose main job"),
        ("slow-season", "Slow season, Life Happens, lose part-time job"),
        ("change-of-plans", "Change of plans, Life Happens, lose one priority"),
        ("scam", "Scam, Life Happens, expense 200, any time"),
    ],
)
def test_a_card_is_named_in_full(id, name):
    assert Speaker("en").card(DECK[id]) == name


@languages
def test_every_card_has_a_name_of_its_own_and_an_explanation(language):
    speaker = Speaker(language)
    cards = [*load("standard").cards, *DECK.cards]
    assert len({speaker.card(card) for card in DECK.cards}) == len(DECK.cards)
    for card in cards:
        assert_well_made(speaker.card(card), stop=False)
        assert_well_made(speaker.explain(card))
        assert speaker.explain(card).endswith(speaker.text(card))
        assert ("any time" in speaker.card(card)) == (language == "en" and card.anytime)


def test_a_card_is_translated_where_its_deck_has_a_translation():
    data = to_data(DECK)
    rent = next(card for card in data["cards"] if card["id"] == "rent")
    chef = next(card for card in data["cards"] if card["id"] == "chef")
    rent["translations"] = {"es": {"name": "Alquiler"}}
    chef["translations"] = {}
    deck = from_data(data)
    spanish = Speaker("es")
    assert spanish.name(deck["rent"]) == "Alquiler"
    assert spanish.text(deck["rent"]) == deck["rent"].text
    assert spanish.name(deck["chef"]) == "Chef"
    assert Speaker("en").name(deck["rent"]) == "Rent"


@pytest.mark.parametrize("language", ["es", "es-MX"])
def test_in_the_language_of_the_deck_a_card_is_called_as_it_says_itself(language):
    data = to_data(DECK) | {"language": language}
    data["cards"][0] |= {
        "name": "Panadera",
        "text": "",
        "translations": {
            "es": {"name": "Recepcionista", "text": "Recibes a la gente."},
            "en": {"name": "Baker", "text": "You bake."},
        },
    }
    deck = from_data(data)
    (baker, *_) = deck.cards
    assert [(said.name(baker), said.text(baker)) for said in map(Speaker, LANGUAGES)] == [
        ("Baker", "You bake."),
        ("Panadera", ""),
    ]
    assert to_data(deck)["cards"][0]["translations"] == data["cards"][0]["translations"]


def test_what_one_country_says_is_a_translation_of_the_language():
    data = to_data(DECK) | {"language": "es"}
    data["cards"][0] |= {"name": "Piso", "translations": {"es-MX": {"name": "Departamento"}}}
    (card, *_) = from_data(data).cards
    assert (Speaker("es").name(card), Speaker("es-MX").name(card)) == ("Piso", "Departamento")


def test_amounts_are_plain_digits_and_have_a_currency_only_when_asked():
    voice = Voice("en", DECK, NAMES[:2])
    assert voice.money(1_000_000) == "1000000"
    assert voice.money(-200) == "minus 200"
    assert voice.total(2500) == "2500 dollars"
    assert voice.total(1) == "1 dollar"
    assert voice.total(5, "CHF") == "5 CHF"
    assert voice.total(5, "") == "5"
    assert Voice("es", DECK, NAMES[:2]).total(2500) == "2500 dólares"


def test_gaps_and_letters():
    english, spanish = Speaker("en"), Speaker("es")
    assert [english.gap(n) for n in (600, -200, 0)] == ["600 to go", "200 over", "nothing left"]
    assert [spanish.gap(n) for n in (600, 1, -200, 0)] == [
        "quedan 600",
        "queda 1",
        "200 de más",
        "no queda nada",
    ]
    assert english.letter("A") == "A Giving"
    assert spanish.letter("B") == "B Ahorro"


def test_a_budget_tells_its_sums_what_is_missing_and_its_cards():
    budget = Budget((DECK["chef"], DECK["food-bank"], DECK["flat-tire"]))
    assert Speaker("en").budget(budget) == (
        "Income 2400, expenses 400, 2000 to go.\n"
        "Missing: B Savings, C Essential, D Important, E Additional.\n"
        "Cards: Chef, full-time job, income 2400; Food bank, A Giving, 200;"
        " Flat tire, Life Happens, expense 200."
    )
    assert Speaker("en").budget(Budget()) == "No cards yet. Start with a job."
    assert "a job, A Giving" in Speaker("en").missing(Budget((DECK["flat-tire"],)))


def test_players_are_named_and_the_reader_is_you():
    voice = Voice("en", DECK, NAMES[:2])
    assert (voice.seat(1, 1), voice.seat(2, 1), voice.seat(1, 0)) == ("you", "Ben", "Ann")
    assert Voice("es", DECK, NAMES[:2]).seat(1, 1) == "tú"


@languages
def test_every_view_of_real_matches_is_well_told(language):
    for match in random_matches(2, 4, turn_limit=6):
        for seat in range(match.seats + 1):
            view = match.view(seat)
            voice = voice_of(view, language)
            assert_well_made(voice.now(view))
            assert_well_made(voice.piles(view))
            assert_well_made(voice.hand(view))
            assert_well_made(voice.budget(view.budget).replace("\n", " "))
            for rival in view.rivals:
                assert_well_made(voice.player(rival))
