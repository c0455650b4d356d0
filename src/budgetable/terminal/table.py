"""A match at one terminal: whoever is asked sees the table, is told what happened, and answers.

The match is written down after every move, so that whatever ends the program ends no match.
"""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from budgetable import records
from budgetable.bots import Bot
from budgetable.rules.events import Event
from budgetable.rules.match import Match
from budgetable.rules.moves import Discard, Draw, Move
from budgetable.rules.options import DRAWS
from budgetable.rules.refusals import Refused
from budgetable.rules.state import ACT, DISCARDING, DRAW
from budgetable.rules.view import SPECTATOR, View
from budgetable.simulate import choose
from budgetable.terminal.commands import Commands, Quit
from budgetable.terminal.console import Console, InputEnded
from budgetable.terminal.transcript import seat_lines
from budgetable.words import Voice, file_problem

NOBODY: Final = 0


class Table:
    """One match, the people and bots at it, and the console that they share."""

    def __init__(
        self,
        console: Console,
        match: Match,
        bots: Sequence[Bot | None],
        file: Path | None,
        language: str,
        *,
        brief: bool = False,
        seed: int | str | None = None,
    ) -> None:
        self.console = console
        self.match = match
        self.bots = bots
        self.people = [seat for seat, bot in enumerate(bots, start=1) if bot is None]
        self.rngs = [Random(None if seed is None else f"{seed}/bot/{n}") for n in range(len(bots))]
        self.file = file
        self.voice = Voice(language, match.deck, match.players, brief)
        self.steps: list[tuple[Event, ...]] = [match.events] if match.events else []
        self.told = dict.fromkeys(self.people, 0)
        self.at_screen = NOBODY
        self.explained = False
        self.said_to_all: set[int] = set()
        self.commands = Commands(self)

    @property
    def is_shared(self) -> bool:
        """Whether people must hide their hands from each other."""
        return len(self.people) > 1

    def run(self) -> None:
        """Play to the end of the match, or until somebody stops. Nothing is lost either way.

        Raises KeyboardInterrupt after the last word where Ctrl-C stopped it.
        """
        self.save()
        if self.steps:
            self.tell_all()
        try:
            while not self.match.is_over:
                if self.match.round.is_over:
                    self.end_round()
                else:
                    self.step()
            self.end_match()
        except InputEnded:
            self.console.say()
            self.stop("input-ended")
        except KeyboardInterrupt:
            self.console.say()
            self.stop("stopped")
            raise
        except Quit:
            self.stop("goodbye")

    def step(self) -> None:
        """The next move, a bot's or a person's."""
        chosen = choose(self.match, self.bots, self.rngs)
        if chosen is None:
            self.ask(self.match.state.to_act)
            return
        seat, move = chosen
        if self.is_shared and self.at_screen and self.match.state.turn not in self.people:
            self.console.hide()  # All may watch a bot's turn: the hand shown before may not stay.
            self.at_screen = NOBODY
        self.play(seat, move)
        self.tell_all()
        still_drawing = isinstance(move, Draw) and self.match.state.phase == DRAW
        if not still_drawing and not isinstance(move, Discard):
            self.let_interrupt()

    def ask(self, seat: int) -> None:
        """Ask a person, as often as it takes, until the match has gone on."""
        has_come = self.bring(seat)
        before = self.match
        view = before.view(seat)
        begins = view.phase == DRAW and view.draws_left == DRAWS and view.pending is None
        if has_come or begins:
            self.show_table(view)
        elif view.phase == ACT and self.is_first_action(view):
            self.show_own(view)
        self.show_moves(view)
        asked = "answer" if view.pending else "discard" if view.phase == DISCARDING else "move"
        while self.match is before:
            self.commands.obey(self.console.ask(self.voice.say(f"prompt-{asked}")), seat)

    def bring(self, seat: int) -> bool:
        """Have a person at the screen, alone if hands are secret here, and tell the news. Whether
        that person was not there before.
        """
        has_come = self.at_screen != seat
        if self.is_shared and has_come:
            name = self.match.players[seat - 1]
            self.console.hide()
            while line := self.console.ask(self.voice.say("curtain", name=name)):
                self.commands.obey_behind_curtain(line)
            self.console.say()
        self.at_screen = seat
        self.tell(seat)
        return has_come

    def tell(self, seat: int) -> None:
        """What has happened since this person was told last."""
        for number in range(self.told[seat], len(self.steps)):
            events = self.steps[number]
            said = self.voice.told(events, seat) if self.is_news(number, seat) else ""
            if said:
                self.console.say(said)
        self.told[seat] = len(self.steps)

    def is_news(self, number: int, seat: int) -> bool:
        """Whether a step was not yet said to all, told this person more, or asks for an answer."""
        is_secret = any(seat in event.private for event in self.steps[number])
        pending = self.match.state.pending
        is_last = number == len(self.steps) - 1
        is_asked = is_last and pending is not None and pending.target == seat
        return number not in self.said_to_all or is_secret or is_asked

    def tell_all(self) -> None:
        """Say what a bot's move or an interruption caused, to whoever may be looking."""
        if not self.is_shared and self.people:
            self.tell(self.people[0])
            return
        said = self.voice.told(self.steps[-1], SPECTATOR)
        if said:
            self.console.say(said)
        self.said_to_all.add(len(self.steps) - 1)

    def let_interrupt(self) -> None:
        """A moment for any-time cards (R20) while bots play. Where people share the screen it comes
        whoever holds what, so that it tells nothing; one person alone is spared it without a card.
        """
        before = self.match
        if before.round.is_over or before.state.to_act in self.people:
            return
        if self.is_shared:
            prompt, seat = "prompt-more" if self.explained else "prompt-interrupt-shared", SPECTATOR
            self.explained = True
        elif self.people and before.view(self.people[0]).legal:
            prompt, seat = "prompt-interrupt", self.people[0]
        else:
            return
        while self.match is before:
            line = self.console.ask(self.voice.say(prompt))
            if not line:
                return
            self.commands.obey(line, seat)

    def play(self, seat: int, move: Move) -> None:
        """Play a move and write the match down. Raises Refused."""
        self.match = self.match.play(seat, move)
        self.steps.append(self.match.events)
        self.save()

    def try_move(self, seat: int, move: Move) -> None:
        """Play a person's move, or say why it is refused."""
        try:
            self.play(seat, move)
        except Refused as refused:
            self.console.say(self.voice.fault(refused.fault, refused.view))
            return
        if seat == self.at_screen or not self.is_shared:
            self.tell(seat)
        else:
            self.tell_all()

    def undo(self, seat: int) -> None:
        """Take this person's last move back, or say why not."""
        match = self.match
        if not match.can_undo(seat):
            self.console.say(self.voice.say(why_no_undo(match, seat)))
            return
        move = match.round.moves[-1][1]
        self.match = match.undo()
        self.steps.pop()
        self.said_to_all.discard(len(self.steps))
        self.told = {person: min(told, len(self.steps)) for person, told in self.told.items()}
        self.save()
        self.console.say(self.voice.say("undone", move=str(move)))

    def save(self) -> None:
        """Write the match to its file; where that fails say so once and play on."""
        if self.file is None:
            return
        try:
            records.write(self.file, records.of(self.match))
        except OSError as error:
            self.console.say(self.unsaved(error, self.file))
            self.file = None

    def unsaved(self, error: OSError, file: Path) -> str:
        """That a match could not be written, and why."""
        problem = file_problem(error, str(file), self.voice.language)
        return self.voice.say("not-saved", problem=problem)

    def show_table(self, view: View) -> None:
        """Everything that one person may see: the others first, then what is one's own."""
        say, voice = self.console.say, self.voice
        say()
        say(voice.say("head-round", round=view.round) + ". " + voice.now(view))
        for seat in view.rivals if view.you else view.seats:
            say("\n".join(seat_lines(seat, voice)))
        say(voice.piles(view))
        if view.you:
            self.show_own(view)

    def show_own(self, view: View) -> None:
        """One's own budget and, unless it was read out just now with the deal, one's hand."""
        currency = f" ({view.deck.currency})" if view.deck.currency else ""
        head = self.voice.say("head-budget") + currency
        self.console.say(f"{head}: {self.voice.budget(view.budget)}")
        if self.match.round.moves:
            self.show_hand(view)

    def show_hand(self, view: View) -> None:
        """One's own cards, one a line."""
        self.console.say(self.voice.say("head-hand") + ":")
        for card in view.hand:
            self.console.say("  " + self.voice.card(card))

    def show_moves(self, view: View) -> None:
        """The legal moves by number."""
        if not view.legal:
            self.console.say(self.voice.say("no-moves"))
            return
        self.console.say(self.voice.say("head-moves") + ":")
        for number, move in enumerate(view.legal, start=1):
            line = self.voice.move(move, view)
            self.console.say("  " + self.voice.say("move-number", number=str(number), move=line))

    def is_first_action(self, view: View) -> bool:
        """Whether the last card has just been drawn: the hand is new to its holder."""
        moves = self.match.round.moves
        return bool(moves) and isinstance(moves[-1][1], Draw)

    def end_round(self) -> None:
        """Say how the rounds stand, wait, and deal the next."""
        if self.is_shared:
            self.at_screen = NOBODY
        reader = NOBODY if self.is_shared or not self.people else self.people[0]
        scores = self.voice.scores(self.match.wins, reader)
        self.console.say(self.voice.say("scores-line", scores=scores))
        self.console.say()
        if self.people:
            self.console.ask(self.voice.say("prompt-next-round"))
        self.match = self.match.deal()
        self.steps.append(self.match.events)
        self.save()
        self.tell_all()

    def end_match(self) -> None:
        """Say where the match can be read again."""
        if self.file is not None:
            command = typed("show", str(self.file))
            self.console.say(self.voice.say("kept", file=str(self.file), command=command))

    def stop(self, why: str) -> None:
        """Say goodbye, and how the match can be gone on with."""
        self.console.say(self.voice.say(why))
        if self.file is None:
            self.console.say(self.voice.say("goodbye-lost"))
        else:
            command = typed("play", "--resume", str(self.file))
            self.console.say(self.voice.say("goodbye-saved", file=str(self.file), command=command))


def typed(*arguments: str) -> str:
    """A command as it can be typed where this one was."""
    program = Path(sys.argv[0])
    name = f"{Path(sys.executable).name} -m budgetable"
    if program.name == "budgetable":
        name = "budgetable" if shutil.which("budgetable") else str(program)
    return " ".join([name, *map(shlex.quote, arguments)])


def why_no_undo(match: Match, seat: int) -> str:
    """The message that says why this seat has nothing to undo."""
    moves = match.round.moves
    if match.round.is_over:
        return "undo-round-over"
    if not any(mover == seat for mover, _ in moves):
        return "undo-nothing"
    return "undo-revealed" if moves[-1][0] == seat else "undo-not-yours"
