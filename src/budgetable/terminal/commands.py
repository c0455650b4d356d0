"""What a person may type at a prompt: a number, a move, or a question to the table."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from budgetable import records
from budgetable.rules.view import SPECTATOR, View
from budgetable.terminal.hinting import Hints
from budgetable.terminal.saving import no_new_file
from budgetable.words import LANGUAGES, Voice
from budgetable.words.reading import (
    VERBS,
    Unclear,
    asked_card,
    read_move,
    split_seat,
    translated,
)

if TYPE_CHECKING:
    from budgetable.terminal.table import Table

LONGEST: Final = 300
"""Characters of a line that anybody types on purpose."""

HISTORY: Final = 12
"""Steps that `history` goes back."""


class Quit(Exception):
    """Somebody wants to stop; the match is kept."""


class Commands:
    """Obeys one line at a time, for the person who typed it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hints = Hints()

    def obey(self, line: str, seat: int) -> None:
        """Do what a line asks for, or say why not. `seat` is 0 where anybody may have typed it."""
        try:
            self._obey(" ".join(line.split()), seat)
        except Unclear as unclear:
            self.say(str(unclear))

    def obey_behind_curtain(self, line: str) -> None:
        """What may be asked while nobody's hand may be seen: help, rules, and to stop."""
        word = self.translated(line).casefold()
        view = self.table.match.view(SPECTATOR)
        if word in ("help", "rules", "quit"):
            getattr(self, word)(view)

    def translated(self, line: str) -> str:
        """A line with its first word as the commands have it; each language has its own."""
        return translated(line, self.voice.say("synonyms"))

    def _obey(self, line: str, seat: int) -> None:
        if len(line) > LONGEST:
            raise Unclear(self.voice.say("unknown-command", command=line[:40] + "..."))
        view = self.table.match.view(seat)
        line = self.translated(line)
        word, _, rest = line.partition(" ")
        word = word.casefold()
        if not line:
            self.table.show_moves(view)
        elif line.isdecimal():
            self.number(int(line), view)
        elif word in ("save", "language", "why"):
            {"save": self.save, "language": self.language, "why": self.why}[word](rest, view)
        elif word == "what":
            self.what(rest, view)
        elif word in VERBS and view.you:
            self.table.try_move(seat, read_move(line, view, self.voice))
        elif line.casefold() == "table":
            self.table.show_table(view)
        elif line.casefold() in PLAIN:
            getattr(self, line.casefold())(view)
        else:
            self.for_another(line, view)

    @property
    def voice(self) -> Voice:
        """Who speaks at the table."""
        return self.table.voice

    def say(self, text: str) -> None:
        """Answer in one or more lines."""
        self.table.console.say(text)

    def number(self, number: int, view: View) -> None:
        """A move by its place in the list."""
        if 1 <= number <= len(view.legal):
            self.table.try_move(view.you, view.legal[number - 1])
        elif not view.legal:
            self.say(self.voice.say("no-moves"))
        else:
            many = str(len(view.legal))
            self.say(self.voice.say("no-such-number", number=str(number), moves=many))

    def for_another(self, line: str, view: View) -> None:
        """A move of another person here, who typed a name before it."""
        seat, move = split_seat(line, view, self.voice.say("synonyms"))
        if seat not in self.table.people:
            raise Unclear(self.voice.say("unknown-command", command=line))
        theirs = self.table.match.view(seat)
        self.table.try_move(seat, read_move(move, theirs, self.voice))

    def moves(self, view: View) -> None:
        """What can be done now."""
        self.table.show_moves(view)

    def hand(self, view: View) -> None:
        """One's own cards."""
        self.table.show_hand(view)

    def budget(self, view: View) -> None:
        """One's own budget."""
        self.say(self.voice.budget(view.budget))

    def now(self, view: View) -> None:
        """Whose turn it is."""
        self.say(self.voice.now(view))

    def piles(self, view: View) -> None:
        """Both piles."""
        self.say(self.voice.piles(view))

    def history(self, view: View) -> None:
        """What happened last, as this reader may know it."""
        said = [self.voice.told(events, view.you) for events in self.table.steps[-HISTORY:]]
        self.say("\n".join(filter(None, said)) or self.voice.say("history-empty"))

    def hint(self, view: View) -> None:
        """The next step of a hint; the last one again when there is no further."""
        found = self.hints.next(view)
        self.say(self.voice.say("no-moves") if found is None else self.voice.hint(found, view))

    def rules(self, view: View) -> None:
        """The rules in short."""
        self.say(self.voice.say("rules-short"))

    def help(self, view: View) -> None:
        """All the commands."""
        self.say(self.voice.say("help"))
        self.say(self.voice.say("help-moves"))

    def brief(self, view: View) -> None:
        """Shorter sentences."""
        self.speak(self.voice.language, brief=True)
        self.say(self.voice.say("verbosity-brief"))

    def full(self, view: View) -> None:
        """Longer sentences."""
        self.speak(self.voice.language, brief=False)
        self.say(self.voice.say("verbosity-full"))

    def undo(self, view: View) -> None:
        """Take one's last move back."""
        self.table.undo(view.you)

    def quit(self, view: View) -> None:
        """Stop, after asking."""
        answer = self.table.console.ask(self.voice.say("confirm-quit")).casefold()
        if answer in self.voice.say("yes-words").split():
            raise Quit

    def what(self, rest: str, view: View) -> None:
        """`what does CARD do`, or `what is CARD`."""
        self.say(self.voice.explain(asked_card(rest, view, self.voice)))

    def why(self, rest: str, view: View) -> None:
        """Why a move is not allowed now."""
        if rest.isdecimal() and 1 <= int(rest[:4]) <= len(view.legal):
            rest = str(view.legal[int(rest) - 1])
        rest = self.translated(rest)
        word = rest.partition(" ")[0].casefold()
        if word not in VERBS or view.you == SPECTATOR:
            raise Unclear(self.voice.say("unknown-command", command=f"why {rest}".strip()))
        fault = self.table.match.why(view.you, read_move(rest, view, self.voice))
        self.say(self.voice.say("no-fault") if fault is None else self.voice.fault(fault, view))

    def language(self, rest: str, view: View) -> None:
        """Another language from here on."""
        code = rest.casefold()
        if code not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Unclear(self.voice.say("option-language", given=rest, known=known))
        self.speak(code, self.voice.brief)
        self.say(self.voice.say("language-now"))

    def save(self, rest: str, view: View) -> None:
        """Keep the match in a file of one's own choice, or say where it is kept already."""
        table = self.table
        # Unlike Path.expanduser, this leaves a home that there is not as it is written.
        file = Path(os.path.expanduser(rest)) if rest else table.file  # noqa: PTH111
        if file is None:
            raise Unclear(self.voice.say("save-needs-file"))
        try:
            problem = no_new_file(file) if file != table.file else ""
            if problem:
                raise Unclear(self.voice.say(problem, file=str(file)))
            records.write(file, records.of(table.match))
        except OSError as error:
            raise Unclear(table.unsaved(error, file)) from None
        self.say(self.voice.say("saved", file=str(file)))

    def speak(self, language: str, brief: bool) -> None:
        """Give the table another voice."""
        match = self.table.match
        self.table.voice = Voice(language, match.deck, match.players, brief)


PLAIN: Final = (
    "moves", "hand", "budget", "now", "piles", "history", "hint", "rules", "help", "brief", "full",
    "undo", "quit",
)  # fmt: skip
"""Commands of one word, each a method of this name."""
