"""What leaves a table for a reader: facts, and one sentence a happening.

Facts are listed kind by kind. What is not listed here stays inside, and a fact of the game is the
one that the rules made for this reader.
"""

from __future__ import annotations

from typing import Any

from budgetable.rules import Card, Fact
from budgetable.tables import entries as log
from budgetable.tables.countdown import MINUTE
from budgetable.tables.entries import Entry
from budgetable.tables.kinds import kind
from budgetable.tables.phrases import REACTIONS
from budgetable.tables.table import Happening
from budgetable.words import Voice


def facts(happening: Happening, reader: int) -> list[dict[str, Any]]:
    """What happened, as plain data; of the game one fact an event."""
    entry = happening.entry
    if isinstance(entry, (log.Dealt, log.Moved)):
        return [game_fact(event.to(reader or None)) for event in happening.events]
    return [{"kind": kind(type(entry).__name__), "seat": entry.seat, **table_fact(entry)}]


def game_fact(fact: Fact) -> dict[str, Any]:
    """A fact of the game: cards by their ids, null for one that the reader may not know."""
    data: dict[str, Any] = {"kind": kind(type(fact).__name__)}
    for name in fact.__dataclass_fields__:
        value = getattr(fact, name)
        if isinstance(value, Card):
            value = value.id
        elif name in ("hand", "cards") and value is not None:
            value = [card.id for card in value]
        data[name] = value
    return data


def table_fact(entry: Entry) -> dict[str, Any]:
    """A fact of the table, beside its kind and seat."""
    match entry:
        case log.Joined() | log.Renamed():
            return {"name": entry.name}
        case log.BotSeated():
            return {"name": entry.name, "bot": entry.bot}
        case log.SeatOpened():
            return {"by": entry.by, "bot": entry.bot or None}
        case log.TakenOver():
            return {"bot": entry.bot, "why": entry.why, "by": entry.by or None}
        case log.BotReplaced():
            return {"bot": entry.bot}
        case log.Phrased():
            return {"phrase": entry.phrase, "emoji": REACTIONS.get(entry.phrase)}
        case log.MoreTime():
            return {"factor": entry.factor}
    return {}


def said(happening: Happening, voice: Voice, reader: int) -> str:
    """The sentence of a happening for a reader."""
    entry = happening.entry
    if isinstance(entry, (log.Dealt, log.Moved)):
        told = voice.told(happening.events, reader)
        if isinstance(entry, log.Moved) and entry.by == "standing" and entry.seat == reader:
            return f"{voice.say('standing-given')} {told}"
        return told
    return table_sentence(entry, voice, reader)


def table_sentence(entry: Entry, voice: Voice, reader: int) -> str:
    """A happening beside the game in words."""
    seat = entry.seat
    match entry:
        case log.Opened():
            return voice.say("opened")
        case log.Joined():
            return voice.form("joined", seat, reader)
        case log.BotSeated():
            return voice.say("bot-seated", name=voice.players[seat - 1])
        case log.SeatOpened():
            if entry.bot:
                return voice.form("left", seat, reader, bot=entry.bot)
            return voice.say("seat-opened", seat=seat)
        case log.SeatAdded():
            return voice.say("seat-added", seat=seat)
        case log.SeatClosed():
            return voice.say("seat-closed", seat=seat)
        case log.Renamed():
            return voice.form("renamed", seat, reader, new=entry.name)
        case log.OptionsSet():
            return voice.say("options-set")
        case log.HostSet():
            return voice.form("host-set", seat, reader)
        case log.Undone():
            return voice.form("undone-move", seat, reader)
        case log.TakenOver():
            return voice.form(f"taken-over-{entry.why}", seat, reader, bot=entry.bot)
        case log.Returned():
            return voice.form("returned", seat, reader)
        case log.Back():
            return voice.form("back", seat, reader)
        case log.Away():
            return voice.form("away", seat, reader)
        case log.BotReplaced():
            return voice.say("bot-replaced", name=voice.players[seat - 1], bot=entry.bot)
        case log.Phrased() if entry.phrase in REACTIONS:
            return voice.form(f"reacted-{entry.phrase}", seat, reader)
        case log.Phrased():
            phrase = voice.say(f"phrase-{entry.phrase}")
            return voice.form("phrased", seat, reader, phrase=phrase)
        case log.MoreTime() if entry.factor == 1:
            return voice.form("more-time", seat, reader, seconds=int(MINUTE))
        case log.MoreTime() if entry.factor == 0:
            return voice.form("no-time-limit", seat, reader)
        case log.MoreTime():
            return voice.form("times-time", seat, reader, factor=entry.factor)
    raise TypeError(f"no words for {entry}")
