"""What the tests of the words share: when a sentence is well made, and matches to talk about."""

import random
import re
from collections.abc import Iterator
from typing import Any

from budgetable.decks import from_data, load
from budgetable.rules.deck import Deck
from budgetable.rules.match import Match
from budgetable.rules.options import Options

SYMBOLS = set("→←×•…−–—*#<>|{}()[]_=\u2068\u2069")
"""Often skipped or misread by a screen reader, or left over from a mistake in the catalogue."""

PLACES = re.compile(
    r"\b(the|your) (left|right)\b|\b(red|green|blue|yellow|izquierda|derecha|roj[oa]|verde|azul)\b",
    re.IGNORECASE,
)
"""Words of place and colour."""

WRONG_PLURAL = re.compile(
    r"\b1 (cards|actions|rounds|turns|moves|matches|players|faults|copies|extra cards"
    r"|cartas|acciones|rondas|turnos|jugadas|partidas|fallos|copias)\b"
)


def assert_well_made(said: str, stop: bool = True) -> None:
    """Not empty, no symbols, no double stops or spaces, right plurals; with `stop`, a full stop."""
    assert said.strip() == said != ""
    assert not SYMBOLS & set(said), said
    assert not re.search(r"\.\.|\s\s| [.,:;]|,,|::|;;", said), said
    assert not WRONG_PLURAL.search(said), said
    assert said.endswith(".") is stop, said


def random_matches(*seats: int, turn_limit: int = 12, deck: Deck | None = None) -> Iterator[Match]:
    """Every position of matches played at random, one match for each number of seats given."""
    options = Options(turn_limit=turn_limit)
    deck = deck or load("standard")
    for seed, count in enumerate(seats):
        generator = random.Random(seed)
        match = Match.new(deck, NAMES[:count], seed=seed, options=options)
        yield match
        while not match.is_over:
            if match.round.is_over:
                match = match.deal()
            else:
                movers = [s for s in range(1, count + 1) if match.view(s).legal]
                seat = generator.choice(movers)
                match = match.play(seat, generator.choice(match.view(seat).legal))
            yield match


NAMES = ["Ann", "Ben", "Cy", "Dee"]


def card(row: str) -> dict[str, Any]:
    """A card from a line: id, name, Spanish name, kind, what decides, amount, and more fields."""
    id, name, spanish, kind, what, amount, *more = row.split(", ")
    fields: dict[str, Any] = {"id": id, "name": name, "kind": kind, "text": f"{name} it is."}
    fields[{"income": "job", "priority": "priority"}.get(kind, "effect")] = what
    if amount != "0":
        fields["amount"] = int(amount)
    if "anytime" in more:
        fields["anytime"] = True
    fields["count"] = 2 if "twice" in more else 1
    fields["translations"] = {"es": {"name": spanish, "text": f"Es {spanish}."}}
    return fields


CARDS = """
chef, Chef, Chef, income, full-time, 2400
dentist, Dentist, Dentista, income, full-time, 3600
teacher, Teacher, Docente, income, full-time, 2800
bike-shop, Bike shop, Tienda de bicis, income, business, 3000
dog-walking, Dog walking, Paseo de perros, income, part-time, 200
tutoring, Tutoring, Clases de apoyo, income, part-time, 500
baking, Baking, Pastelería, income, part-time, 500
food-bank, Food bank, Banco de alimentos, priority, A, 200
scholarships, Scholarships, Becas, priority, A, 300
college-fund, College fund, Fondo de estudios, priority, B, 200
emergency-fund, Emergency fund, Fondo de emergencia, priority, B, 300
rent, Rent, Alquiler, priority, C, 1200
child-care, Child care, Guardería, priority, C, 1400
groceries, Groceries, Compra del mes, priority, C, 800
mortgage, Mortgage, Hipoteca, priority, C, 1600
transit-pass, Transit pass, Pase de transporte, priority, D, 200
student-loan, Student loan, Préstamo, priority, D, 400
movie-night, Movie night, Noche de cine, priority, E, 100
beach-trip, Beach trip, Viaje a la playa, priority, E, 400
garage-sale, Garage sale, Venta de garaje, windfall, extra-income, 200
insurance, Insurance, Seguro, windfall, relief, 0
just-say-no, Just Say No, Di que no, windfall, cancel, 0, twice
bounce-back, Bounce Back, De rebote, windfall, bounce, 0, twice
flat-tire, Flat tire, Rueda pinchada, life-happens, expense, 200
sick-pet, Sick pet, Mascota enferma, life-happens, expense, 400
scam, Scam, Estafa, life-happens, expense, 200, anytime, twice
layoff, Layoff, Despido, life-happens, lose-job, 0
slow-season, Slow season, Temporada baja, life-happens, lose-part-time, 0
change-of-plans, Change of plans, Cambio de planes, life-happens, lose-priority, 0
"""

DATA: dict[str, Any] = {
    "name": "trial",
    "currency": "USD",
    "cards": [card(row) for row in CARDS.strip().splitlines()],
}

DECK = from_data(DATA)
"""A deck of the tests' own: the amounts of the one that ships may change."""
