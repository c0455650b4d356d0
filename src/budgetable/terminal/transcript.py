"""A whole match as text: what was dealt, what each played and what came of it, for all to read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from budgetable.records import Step
from budgetable.rules.events import Dealt, Event, TurnBegan
from budgetable.rules.match import Match
from budgetable.rules.view import SPECTATOR, Seat
from budgetable.words import Voice, text


def transcript(steps: Iterable[Step], language: str) -> Iterator[str]:
    """The lines of a match, hidden cards included: for after it is over, or for a teacher."""
    number = 0
    for step in steps:
        match = step.match
        voice = Voice(language, match.deck, match.players)
        if not step.ply:
            number = 0
            yield from _dealt(match, voice, step.round)
        else:
            number += 1
            yield from _played(match, voice, number)
        if match.round.is_over:
            scores = voice.scores(match.wins, SPECTATOR)
            yield ""
            for seat in match.view(SPECTATOR).seats:
                yield from seat_lines(seat, voice)
            yield voice.say("scores-line", scores=scores)


def _dealt(match: Match, voice: Voice, round: int) -> Iterator[str]:
    if round == 1:
        yield text("transcript-title", voice.language, players=", ".join(match.players))
    yield ""
    yield voice.say("transcript-round", round=round)
    yield ""
    yield voice.told(match.events[:1], SPECTATOR)
    for seat, name in enumerate(match.players, start=1):
        cards = voice.cards(match.state.hands[seat])
        yield voice.say("transcript-hand", name=name, cards=cards)
    yield from _turn(match, voice)


def _played(match: Match, voice: Voice, number: int) -> Iterator[str]:
    told = [_in_full(event) for event in match.events if not isinstance(event.public, TurnBegan)]
    said = voice.told(told, SPECTATOR)
    if not said:
        seat, move = match.round.moves[-1]
        name = match.players[seat - 1]
        said = f"{name}: {move}."
    yield f"{number}. {said}"
    yield from _turn(match, voice)


def seat_lines(seat: Seat, voice: Voice) -> list[str]:
    """A seat as everybody sees it: its sums, and under them its cards if it has any."""
    cards = [f"  {voice.cards(seat.budget.cards)}."] if seat.budget.cards else []
    return [voice.player(seat), *cards]


def _turn(match: Match, voice: Voice) -> Iterator[str]:
    if any(isinstance(event.public, TurnBegan) for event in match.events):
        yield ""
        yield voice.say("transcript-turn", name=match.players[match.state.turn - 1])


def _in_full(event: Event) -> Event:
    """An event that tells everybody what its own seat was told."""
    if isinstance(event.public, Dealt):
        return event
    return Event(event.private.get(event.public.seat, event.public))


def summary(match: Match, language: str) -> Iterator[str]:
    """A replayed match in a few lines: who played, who won each round, who won."""
    players = match.players
    yield text("replay-players", language, players=", ".join(players))
    yield text("replay-deck", language, deck=match.deck.name)
    for round in match.rounds:
        facts: dict[str, str | int] = {"round": str(round.number), "moves": len(round.moves)}
        if round.state.winner:
            name = players[round.state.winner - 1]
            yield text("replay-round-won", language, name=name, **facts)
        else:
            how = "drawn" if round.is_over else "unfinished"
            yield text(f"replay-round-{how}", language, **facts)
    if match.winner:
        yield text("replay-won", language, name=players[match.winner - 1])
    else:
        yield text("replay-drawn" if match.is_over else "replay-unfinished", language)
    yield text("replay-fine", language)
