"""A voice: everything at a table said in one language, to one reader at a time."""

from __future__ import annotations

from collections.abc import Sequence

from budgetable.rules.deck import Deck
from budgetable.rules.events import (
    Aimed,
    Bounced,
    Event,
    Fact,
    Resumed,
    RoundWon,
    Spent,
    TurnBegan,
)
from budgetable.rules.moves import Move
from budgetable.rules.refusals import Fault
from budgetable.rules.view import Seat, View
from budgetable.words import facts, hints, menu, refusals
from budgetable.words.cards import Speaker, joined
from budgetable.words.catalogue import SOURCE


class Voice(Speaker):
    """Speaks about one table: its deck and its players, seat 1 first.

    A reader is a seat's number, or 0 for a spectator. A voice keeps nothing of what it has said.
    """

    def __init__(
        self, language: str, deck: Deck, players: Sequence[str], brief: bool = False
    ) -> None:
        super().__init__(language, brief)
        self.deck = deck
        self.players = tuple(players)

    def fact(self, fact: Fact, reader: int) -> str:
        """One fact, as the reader is told it; `Event.to` gives the fact that a reader may have."""
        return facts.sentences(self, fact, reader)

    def told(self, events: Sequence[Event], reader: int) -> str:
        """All that one step caused, as one message: what happened, then what is asked.

        That an answer is awaited is said here, last, and not by `fact`: what follows in the same
        step may take it back.
        """
        kinds = {type(event.public) for event in events}
        won = RoundWon in kinds
        asked: Aimed | Bounced | None = None
        said = []
        for event in events:
            fact = event.to(reader or None)
            if isinstance(fact, Resumed) and TurnBegan in kinds:
                continue  # The turn that goes on ends at once: its hand had no card too many.
            said.append(facts.sentences(self, fact, reader, won))
            if isinstance(fact, (Aimed, Bounced)):
                asked = fact
            elif isinstance(fact, Spent):
                asked = None
        if asked is not None:
            said.append(facts.answer(self, asked, reader))
        return joined(said)

    def fault(self, fault: Fault, view: View | None = None) -> str:
        """Why a move is refused; `view` is that of the seat that asked."""
        return refusals.sentence(self, fault, view)

    def move(self, move: Move, view: View) -> str:
        """A legal move of the view's seat as a line of a menu, with what it would lead to."""
        return menu.line(self, move, view)

    def hint(self, hint: hints.Advice, view: View) -> str:
        """A hint as far as its level tells it, for the seat of the view that it was made from."""
        return hints.sentence(self, hint, view)

    def now(self, view: View) -> str:
        """One line: whose turn it is, what is awaited, how much is left of it."""
        return menu.now(self, view)

    def seat(self, seat: int, reader: int = 0) -> str:
        """A player's name, or `you` for the reader's own seat. For lists, not inside a sentence."""
        return self.say("you") if reader and seat == reader else self.players[seat - 1]

    def scores(self, wins: Sequence[int], reader: int) -> str:
        """Rounds won by each seat: `you 2, Ben 1`."""
        each = [
            self.say("score", name=self.seat(seat, reader), wins=won)
            for seat, won in enumerate(wins, start=1)
        ]
        return ", ".join(each)

    def player(self, seat: Seat, name: str = "") -> str:
        """A player in a line, under another name if one is given: cards in hand, rounds won, sums,
        and what is missing.
        """
        line = self.say(
            "player-line",
            name=name or seat.name,
            cards=seat.hand_count,
            wins=seat.wins,
            income=seat.budget.income,
            expenses=seat.budget.expenses,
            gap=self.gap(seat.budget.gap),
        )
        return joined([line, self.missing(seat.budget)])

    def hand(self, view: View) -> str:
        """The cards of the reader's own hand in a line."""
        if not view.hand:
            return self.say("hand-empty")
        return self.say("hand-cards", cards=len(view.hand), list=self.cards(view.hand))

    def piles(self, view: View) -> str:
        """Both piles: how many cards, and the top of the discard pile in full."""
        draw = self.say("pile-draw", cards=view.draw_pile)
        pile = view.discard_pile
        if not pile:
            return joined([draw, self.say("pile-discard-empty")])
        top = self.card(pile[-1])
        return joined([draw, self.say("pile-discard", cards=len(pile), card=top)])

    def total(self, amount: int, currency: str | None = None) -> str:
        """An amount with its currency, the deck's unless another is given."""
        return super().total(amount, self.deck.currency if currency is None else currency)

    def form(
        self, id: str, seat: int, reader: int, hit: int | None = None, **values: str | int
    ) -> str:
        """A message in the form of this reader: who acts, who is hit, or somebody else."""
        if reader and seat == reader:
            return self.say(f"{id}-you", **values)
        who = "hit" if reader and hit == reader else "other"
        return self.say(f"{id}-{who}", name=self.players[seat - 1], **values)


def voice_of(view: View, language: str = SOURCE, brief: bool = False) -> Voice:
    """The voice for the table of a view."""
    return Voice(language, view.deck, [seat.name for seat in view.seats], brief)
