"""What happened at a table, as one reader is told it.

A message has up to three forms: for the seat that did it, for the seat that it is done to, and for
everybody else. Only what the fact itself holds is said: no sentence can tell what is hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from budgetable.rules.events import (
    Accepted,
    Aimed,
    Bounced,
    Cancelled,
    Dealt,
    DiscardBegan,
    Discarded,
    Drew,
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
from budgetable.rules.moves import DISCARD
from budgetable.rules.options import ACTIONS, DRAWS, HAND
from budgetable.rules.state import ACT, DRAW
from budgetable.words.cards import joined

if TYPE_CHECKING:
    from budgetable.words.voice import Voice


def sentences(voice: Voice, fact: Fact, reader: int, won: bool = False) -> str:
    """A fact in words. `won`: the round ended in the same step, so no actions are counted."""
    match fact:
        case Dealt():
            return dealt(voice, fact, reader)
        case TurnBegan():
            return voice.form("turn", fact.seat, reader, cards=DRAWS)
        case Drew():
            return drew(voice, fact, reader)
        case Reshuffled():
            return voice.say("reshuffled", cards=fact.count)
        case Lapsed():
            return lapsed(voice, fact, reader)
        case Placed() | Swapped() | Relieved():
            return built(voice, fact, reader, won)
        case Aimed():
            return aimed(voice, fact, reader)
        case Accepted():
            return accepted(voice, fact, reader)
        case Cancelled() | Bounced():
            return countered(voice, fact, reader)
        case Spent():
            return voice.form("spent", fact.seat, reader, card=voice.name(fact.card))
        case Resumed():
            return resumed(voice, fact, reader)
        case Filled():
            return filled(voice, fact, reader)
        case ExtrasReturned():
            cards = voice.cards(fact.cards)
            said = voice.form("extras", fact.seat, reader, cards=cards)
            return joined([said, totals(voice, fact.income, fact.expenses)])
        case DiscardBegan():
            hand = HAND + fact.count
            return voice.form("too-many", fact.seat, reader, hand=hand, cards=fact.count)
        case Discarded():
            said = voice.form("discarded", fact.seat, reader, card=voice.said(fact.card))
            asks = fact.seat == reader and fact.count > 0
            return joined([said, voice.say("discard-more", cards=fact.count) if asks else ""])
        case RoundWon():
            return round_won(voice, fact, reader)
        case RoundDrawn():
            return voice.say("drawn-round", turns=fact.turns)
        case MatchWon():
            scores = voice.scores(fact.wins, reader)
            return voice.form("match-won", fact.seat, reader, scores=scores)
        case MatchDrawn():
            return voice.say("drawn-match", rounds=fact.rounds)
    raise TypeError(f"no words for {fact}")


def dealt(voice: Voice, fact: Dealt, reader: int) -> str:
    """R4: who deals, who starts, one's own hand, the card turned up."""
    who = "dealer" if fact.seat == reader else "first" if fact.first == reader else "other"
    names = {"dealer": voice.players[fact.seat - 1], "first": voice.players[fact.first - 1]}
    if fact.hand is None:
        hand = voice.say("dealt-count", cards=HAND)
    else:
        hand = voice.say("dealt-hand", cards=voice.cards(fact.hand))
    up = voice.say("dealt-discard", card=voice.said(fact.card))
    return joined([voice.say(f"dealt-{who}", **names), hand, up])


def drew(voice: Voice, fact: Drew, reader: int) -> str:
    """R5: the card, if the reader may know it, and what is still owed."""
    card = voice.say("a-card") if fact.card is None else voice.said(fact.card)
    said = voice.form("took" if fact.pile == DISCARD else "drew", fact.seat, reader, card=card)
    if fact.seat != reader:
        return said
    return joined([said, draw_more(voice, fact.owed)])


def draw_more(voice: Voice, owed: int) -> str:
    """What its seat does after a draw: draw again, or act."""
    if owed:
        return voice.say("draw-more", cards=owed)
    return voice.say("actions-begin", actions=ACTIONS)


def lapsed(voice: Voice, fact: Lapsed, reader: int) -> str:
    """R5: no card can be drawn any more."""
    said = voice.form("lapsed", fact.seat, reader, cards=fact.owed)
    return joined([said, draw_more(voice, 0) if fact.seat == reader else ""])


def built(voice: Voice, fact: Placed | Swapped | Relieved, reader: int, won: bool) -> str:
    """R9 to R14: what changed in the budget, its sums, the actions left."""
    is_reader = fact.seat == reader
    extra = ""
    if isinstance(fact, Placed):
        said = voice.form("placed", fact.seat, reader, card=voice.said(fact.card))
        if fact.is_extra and not won:
            extra = voice.say("placed-extra" if is_reader else "placed-extra-other")
    else:
        other = voice.short(fact.other)
        if isinstance(fact, Swapped):
            said = voice.form("swapped", fact.seat, reader, card=voice.said(fact.card), other=other)
        else:
            card = voice.name(fact.card)
            said = voice.form("relieved", fact.seat, reader, card=card, other=other)
    left = is_reader and not won
    actions = voice.say("actions-left", actions=fact.actions_left) if left else ""
    return joined([said, extra, totals(voice, fact.income, fact.expenses), actions])


def totals(voice: Voice, income: int, expenses: int) -> str:
    """The sums of a budget after a change."""
    gap = voice.gap(income - expenses)
    return voice.say("totals", income=income, expenses=expenses, gap=gap)


def aimed(voice: Voice, fact: Aimed, reader: int) -> str:
    """R15, R20: Life Happens is played on a seat, perhaps out of turn."""
    return voice.form(
        "aimed" if fact.seat == fact.turn else "interrupted",
        fact.seat,
        reader,
        hit=fact.target,
        card=voice.name(fact.card),
        target=voice.players[fact.target - 1],
        effect=voice.effect(fact.card, fact.letter),
    )


def accepted(voice: Voice, fact: Accepted, reader: int) -> str:
    """R16: what the card cost, and the sums after it."""
    card = voice.name(fact.card)
    if fact.lost is None:
        short = voice.short(fact.card)
        said = voice.form("accepted-expense", fact.seat, reader, hit=fact.by, card=short)
    else:
        lost = voice.said(fact.lost)
        said = voice.form("accepted-lost", fact.seat, reader, hit=fact.by, card=card, lost=lost)
    return joined([said, totals(voice, fact.income, fact.expenses)])


def countered(voice: Voice, fact: Cancelled | Bounced, reader: int) -> str:
    """R18, R19: the card has no effect, or goes back to the seat that aimed it."""
    values = {
        "counter": voice.name(fact.counter),
        "card": voice.name(fact.card),
        "by": voice.players[fact.by - 1],
    }
    if isinstance(fact, Cancelled):
        return voice.form("cancelled", fact.seat, reader, hit=fact.by, **values)
    values["effect"] = voice.effect(fact.card, fact.letter)
    return voice.form("bounced", fact.seat, reader, hit=fact.by, **values)


def answer(voice: Voice, fact: Aimed | Bounced, reader: int) -> str:
    """R17: who is asked for an answer, the same whether a counter is held or not."""
    target = fact.target if isinstance(fact, Aimed) else fact.by
    if target == reader:
        return voice.say("answer-hit")
    return voice.say("answer-other", target=voice.players[target - 1])


def resumed(voice: Voice, fact: Resumed, reader: int) -> str:
    """The turn goes on; its seat is told what it may still do."""
    said = voice.form("resumed", fact.seat, reader)
    todo = ""
    if fact.seat == reader and fact.phase == DRAW:
        todo = voice.say("draw-more", cards=fact.draws_left)
    elif fact.seat == reader and fact.phase == ACT:
        todo = voice.say("actions-left", actions=fact.actions_left)
    return joined([said, todo])


def filled(voice: Voice, fact: Filled, reader: int) -> str:
    """R8, R21: cards of the draw pile, told to their seat alone."""
    if fact.cards is None or fact.seat != reader:
        return voice.form("filled", fact.seat, reader, cards=fact.count)
    return voice.say("filled-known", cards=voice.cards(fact.cards))


def round_won(voice: Voice, fact: RoundWon, reader: int) -> str:
    """R22: who won, and that it was another's turn if it was."""
    said = voice.form("won", fact.seat, reader, amount=fact.amount)
    if fact.turn == fact.seat:
        return said
    if fact.turn == reader:
        return joined([said, voice.say("won-your-turn")])
    return joined([said, voice.say("won-other-turn", name=voice.players[fact.turn - 1])])
