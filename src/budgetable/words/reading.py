"""Reading what a person types, kindly: names, capitals, accents and spaces as they come."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from budgetable.rules.cards import LETTERS, Card
from budgetable.rules.moves import ACCEPT, DONE, DRAW_DECK, DRAW_DISCARD, Move
from budgetable.rules.refusals import UNREADABLE, Fault
from budgetable.rules.view import View
from budgetable.words.voice import Voice

VERBS: Final = (
    "draw", "place", "swap", "use", "play", "accept", "counter", "done", "discard",
)  # fmt: skip
SHORTEST: Final = 3
"""Letters that a card's name is known by, if no other begins so."""

FILLERS: Final = ("for", "on", "with", "against", "por", "a", "en", "con", "contra")
"""Small words that people put between the parts of a move."""


ALONE: Final = ("done",)
"""What nothing follows: `end my turn` is `done`."""

ARTICLES: Final = ("does", "is", "a", "an", "the", "hace", "es", "un", "una")
"""Small words between a question and its card: `what does the`."""


class Unclear(ValueError):
    """What was typed could not be read; the text says why, and what would be right."""


def plain(text: str) -> str:
    """A text as it is compared: no capitals, accents or signs, single spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = [" " if not c.isalnum() else c for c in letters if not unicodedata.combining(c)]
    return " ".join("".join(kept).split())


def translated(line: str, pairs: str) -> str:
    """A line with its first word as the table has it, by pairs such as `end done, put place`; where
    several words are one, as in `por-qué why`, these.
    """
    words = line.split(" ")
    for pair in pairs.split(", "):
        begins, _, meant = pair.partition(" ")
        said = begins.replace("-", " ")
        count = len(said.split())
        word, rest = " ".join(words[:count]), " ".join(words[count:])
        if word.casefold() == said or (plain(said) and plain(word) == plain(said)):
            return meant if meant in ALONE else f"{meant} {rest}".strip()
    return line


def split_seat(line: str, view: View, pairs: str) -> tuple[int, str]:
    """The seat that a line begins with, by number or name, and the move after it, its first word as
    the `pairs` have it; 0 for none.
    """
    words = line.split()
    for count in range(1, len(words)):
        move = translated(" ".join(words[count:]), pairs)
        if move.partition(" ")[0].casefold() in VERBS:
            seat = find_seat(words[:count], view)
            return (seat, move) if seat else (0, line)
    return 0, line


def find_seat(words: Sequence[str], view: View) -> int:
    """The seat with this number or name, or the only one whose name begins so; 0 for none."""
    said = plain(" ".join(words))
    names = {seat.number: plain(seat.name) for seat in view.seats}
    if said.isdecimal() and said not in names.values():
        return int(said)
    exact = [number for number, name in names.items() if name == said]
    begun = [number for number, name in names.items() if said and name.startswith(said)]
    found = exact or begun
    return found[0] if len(found) == 1 else 0


def find_card(words: Sequence[str], view: View, voice: Voice) -> Card:
    """The card that is called so, by id or name, whole or begun, or by its number in one's own
    hand. Raises Unclear.
    """
    said = plain(" ".join(words))
    cards = _called(said, view.deck.cards, voice, whole=True)
    if not cards and said.isdecimal():
        return _numbered(int(said), view, voice)
    if not cards:
        near = [*view.hand, *[card for seat in view.seats for card in seat.budget.cards]]
        cards = _called(said, near, voice, whole=False) or _called(
            said, view.deck.cards, voice, whole=False
        )
    if len(cards) == 1:
        return cards[0]
    if cards:
        names = ", ".join(voice.name(card) for card in cards)
        raise Unclear(voice.say("several-cards", card=said, cards=names))
    by_name = {plain(voice.name(card)): card for card in view.deck.cards}
    close = difflib.get_close_matches(said, by_name, n=1)
    if close:
        name = voice.name(by_name[close[0]])
        raise Unclear(voice.say("no-such-card-near", card=said, name=name))
    raise Unclear(voice.say("no-such-card", card=said))


def _numbered(number: int, view: View, voice: Voice) -> Card:
    """The card with this number in one's own hand, the first being 1."""
    if 1 <= number <= len(view.hand):
        return view.hand[number - 1]
    if not view.hand:
        raise Unclear(voice.say("hand-empty"))
    numbers = {"number": str(number), "cards": str(len(view.hand))}
    raise Unclear(voice.say("no-such-card-number", **numbers))


def _called(said: str, cards: Iterable[Card], voice: Voice, whole: bool) -> list[Card]:
    found: list[Card] = []
    for card in cards:
        names = [plain(name) for name in (card.id, card.name, voice.name(card))]
        fits = said in names if whole else any(begins(name, said) for name in names)
        if said and fits and card not in found:
            found.append(card)
    return found


def begins(name: str, said: str) -> bool:
    """Whether a name begins so, with enough of it to be meant."""
    return len(said) >= SHORTEST and name.startswith(said)


def find_kind(words: Sequence[str], view: View, voice: Voice) -> Card:
    """The card that is called so, or else the first that is described so: `relief`, `business`."""
    try:
        return find_card(words, view, voice)
    except Unclear:
        said = plain(" ".join(words))
        for card in view.deck.cards:
            if len(said) >= SHORTEST and said in plain(voice.card(card)):
                return card
        raise


def asked_card(question: str, view: View, voice: Voice) -> Card:
    """The card that is asked about: `does rent do`, `is relief`, `3`. Raises Unclear."""
    words = question.rstrip("?").split()
    while words and plain(words[0]) in ARTICLES:
        words = words[1:]
    if words and words[-1].casefold() == "do":
        words = words[:-1]
    if not words:
        raise Unclear(voice.say("ask-what-card"))
    return find_kind(words, view, voice)


def read_move(line: str, view: View, voice: Voice) -> Move:
    """The move that a line says, legal or not. Raises Unclear."""
    strict = view.deck.moves.read(line)
    if strict is not None:
        return strict
    words = line.split()
    verb, rest = words[0].casefold(), words[1:]
    if not rest and verb not in ("accept", "counter", "done", "draw"):
        raise Unclear(voice.fault(Fault(UNREADABLE, move=verb, seats=len(view.seats)), view))
    if verb == "accept":
        return ACCEPT
    if verb == "done":
        return DONE
    if verb == "draw":
        return _read_draw(line, rest, view, voice)
    if verb in ("swap", "use"):
        card, other = _two_cards(line, rest, view, voice)
        moves = view.deck.moves
        return moves.swap(card, other) if verb == "swap" else moves.use(card, other)
    if verb == "play":
        return _read_play(line, rest, view, voice)
    if verb == "counter" and not rest:
        return view.deck.moves.counter[_only_counter(view, voice).index]
    card = find_card(rest, view, voice)
    if verb == "place":
        return view.deck.moves.place[card.index]
    if verb == "counter":
        return view.deck.moves.counter[card.index]
    return view.deck.moves.discard[card.index]


def _read_draw(line: str, words: Sequence[str], view: View, voice: Voice) -> Move:
    """A pile by its name, or the discard pile by the card on top; without either the draw pile."""
    piles = dict(pair.split() for pair in voice.say("pile-words").split(", "))
    named = {piles[word] for word in plain(" ".join(words)).split() if word in piles}
    if "discard" in named:
        return DRAW_DISCARD
    if named or not words:
        return DRAW_DECK
    top = view.discard_pile[-1:]
    if top and _called(plain(" ".join(words)), top, voice, whole=False):
        return DRAW_DISCARD
    raise Unclear(voice.say("which-pile", command=line))


def _only_counter(view: View, voice: Voice) -> Card:
    """The counter that somebody holds who names none; where none is held, the deck's first."""
    held = [card for card in dict.fromkeys(view.hand) if card.is_counter]
    if len(held) > 1:
        names = ", ".join([voice.name(card) for card in held])
        raise Unclear(voice.say("several-cards", card="counter", cards=names))
    counters = held or [card for card in view.deck.cards if card.is_counter]
    if not counters:
        raise Unclear(voice.say("ask-what-card"))
    return counters[0]


def _two_cards(line: str, words: Sequence[str], view: View, voice: Voice) -> tuple[Card, Card]:
    """Two names one after the other, wherever the first ends."""
    problem = Unclear(voice.say("needs-two-cards", command=line))
    for left, right in _parts(words):
        try:
            return find_card(left, view, voice), find_card(right, view, voice)
        except Unclear as unclear:
            problem = unclear
    raise problem


def _parts(words: Sequence[str]) -> list[tuple[Sequence[str], Sequence[str]]]:
    """Every way to cut a line in two, a small word at the cut left out as well as kept."""
    cuts: list[tuple[Sequence[str], Sequence[str]]] = []
    for count in range(1, len(words)):
        cuts.append((words[:count], words[count:]))
        if words[count].casefold() in FILLERS and count + 1 < len(words):
            cuts.append((words[:count], words[count + 1 :]))
    return cuts


def _read_play(line: str, words: list[str], view: View, voice: Voice) -> Move:
    letter = ""
    if len(words) > 1 and words[-1].upper() in tuple(LETTERS):
        letter = words[-1].upper()
        words = words[:-1]
    problem = Unclear(voice.say("play-needs-seat", command=line))
    for left, right in _parts(words):
        seat = find_seat(right, view)
        if seat:
            try:
                return view.deck.moves.play(find_card(left, view, voice), seat, letter)
            except Unclear as unclear:
                problem = unclear
    if len(view.rivals) == 1 and words:
        return view.deck.moves.play(find_card(words, view, voice), view.rivals[0].number, letter)
    raise problem
