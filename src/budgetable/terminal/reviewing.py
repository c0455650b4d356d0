"""`budgetable review` as it is seen: a table a round, what was found, and the moments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.table import Table

from budgetable import records
from budgetable.bots.names import bot_kind
from budgetable.coach import Chance, Moment, Review
from budgetable.rules.match import Round
from budgetable.terminal.table import typed
from budgetable.words import Voice
from budgetable.words import review as said
from budgetable.words.cleaning import clean


def voice_at(review: Review, language: str) -> Voice:
    """Who speaks of a match: names are printed as they are safe to print."""
    players = [clean(name) for name in review.match.players]
    return Voice(language, review.match.deck, players)


def lines(review: Review, voice: Voice) -> Iterator[str]:
    """The review for a person, without the moments."""
    yield voice.say("review-title", players=", ".join(voice.players))
    if not review.turns:
        yield voice.say("review-no-turns")
        return
    yield voice.say("review-about", simulations=str(review.simulations))
    for round in review.match.rounds:
        yield ""
        yield outcome(round, voice)
        yield table(review, round, voice)
        yield from findings(review, round, voice)


def outcome(round: Round, voice: Voice) -> str:
    """How a round ended."""
    if round.state.winner:
        name = voice.players[round.state.winner - 1]
        return voice.say("replay-round-won", name=name, round=str(round.number),
                         moves=len(round.moves))  # fmt: skip
    how = "drawn" if round.is_over else "unfinished"
    return voice.say(f"replay-round-{how}", round=str(round.number), moves=len(round.moves))


def rows(review: Review, round: Round, voice: Voice) -> Iterator[tuple[str, ...]]:
    """The turns of a round: number, player, and the three chances."""
    for each in review.turns:
        if each.turn.round == round.number:
            chances = (each.before, each.drawn, each.after)
            name = voice.players[each.turn.seat - 1]
            yield (str(each.turn.number), name, *[percent(chance, voice) for chance in chances])


COLUMNS = ("turn", "player", "before", "drawn", "after")


def table(review: Review, round: Round, voice: Voice) -> str:
    """The turns of a round with the chances of their seats, drawn for a screen."""
    drawn = Table(title=voice.say("review-caption", round=str(round.number)), title_justify="left")
    for column in COLUMNS:
        drawn.add_column(
            voice.say(f"review-{column}"), justify="left" if column == "player" else "right"
        )
    for row in rows(review, round, voice):
        drawn.add_row(*row)
    console = Console(highlight=False, markup=False)
    with console.capture() as captured:
        console.print(drawn)
    return captured.get().rstrip("\n")


def percent(chance: Chance | None, voice: Voice) -> str:
    """A chance with its standard error; one that is certain has none."""
    if chance is None:
        return voice.say("review-none")
    share = str(round(100 * chance.share))
    if not chance.spread:
        return share
    return voice.say("review-chance", share=share, spread=str(max(round(100 * chance.spread), 1)))


def findings(review: Review, round: Round, voice: Voice) -> Iterator[str]:
    """What was found in a round, a line each."""
    found = [each for each in review.findings if each.round == round.number]
    for each in found:
        sentence = said.finding(voice, each)
        yield voice.say("review-in-turn", turn=str(each.turn), finding=sentence)
    if not found:
        yield voice.say("review-found-nothing")


def moments(review: Review, files: list[Path], voice: Voice) -> Iterator[str]:
    """The moments, and with the files that they were written to, how to play on from each."""
    if not review.moments:
        yield voice.say("review-moments-none")
        return
    yield voice.say("review-moments", moments=len(review.moments))
    for number, each in enumerate(review.moments, start=1):
        yield moment(each, number, voice)
        if files:
            _, as_whom = to_play(each, voice)
            if as_whom:
                name = voice.players[each.seat - 1]
                yield "   " + voice.say("review-play-as", player=as_whom, name=name)
            command = typed("play", "--resume", str(files[number - 1]))
            yield "   " + voice.say("review-play-on", command=command)


def moment(each: Moment, number: int, voice: Voice) -> str:
    """A moment in a line."""
    return voice.say(
        "review-moment",
        number=str(number),
        round=str(each.round),
        turn=str(each.turn),
        moment=said.moment(voice, each),
    )


def write(review: Review, folder: Path, voice: Voice) -> list[Path]:
    """Write each moment as the record of the match up to it, which can be played on."""
    files = []
    for number, each in enumerate(review.moments, start=1):
        record, _ = to_play(each, voice)
        file = folder / f"moment-{number}.json"
        records.write(file, record)
        files.append(file)
    return files


def to_play(each: Moment, voice: Voice) -> tuple[records.Record, str]:
    """The record of a moment, and the name that a person has in it if the seat is a bot's."""
    record = records.of(each.position)
    if not bot_kind(record.players[each.seat - 1]):
        return record, ""
    players = list(record.players)
    players[each.seat - 1] = voice.say("default-name", seat=str(each.seat))
    return replace(record, players=tuple(players)), players[each.seat - 1]
