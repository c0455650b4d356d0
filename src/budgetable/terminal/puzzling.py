"""A puzzle at the terminal: moves in words, the rules' own refusals, hints, and the solution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from budgetable.coach import SOLVER, Puzzle
from budgetable.rules.cards import Card
from budgetable.rules.legal import fault
from budgetable.rules.moves import Done, Move, Play
from budgetable.rules.play import play
from budgetable.rules.refusals import Refused
from budgetable.rules.state import OVER, State
from budgetable.rules.view import Standing, View, view
from budgetable.terminal.console import Console
from budgetable.terminal.hinting import Hints
from budgetable.words import Voice
from budgetable.words.reading import VERBS, Unclear, asked_card, read_move, translated


class Stopped(Exception):
    """Whoever solves it has had enough."""


class PuzzleTable:
    """One puzzle, whoever solves it, and how far they have come."""

    def __init__(self, console: Console, puzzle: Puzzle, language: str) -> None:
        self.console = console
        self.puzzle = puzzle
        self.voice = voice_at(puzzle, language)
        self.states = [puzzle.begin()]
        self.hints = Hints()
        self.gave_up = False

    def run(self) -> None:
        """Ask until the puzzle is solved or given up. Raises Stopped, and InputEnded."""
        self.console.say("\n".join(described(self.puzzle, self.voice)))
        self.console.say()
        self.console.say(self.voice.say("puzzle-offer"))
        while self.state.phase != OVER and not self.gave_up:
            line = self.console.ask(self.voice.say("prompt-move"))
            try:
                self.obey(" ".join(line.split()))
            except Unclear as unclear:
                self.console.say(str(unclear))

    @property
    def state(self) -> State:
        """The puzzle as it stands."""
        return self.states[-1]

    def obey(self, line: str) -> None:
        """Do what a line asks for. Raises Unclear where that cannot be read."""
        known = translated(line, self.voice.say("puzzle-words"))
        if known == line:
            known = translated(line, self.voice.say("synonyms"))
        word, _, rest = known.partition(" ")
        word = word.casefold()
        if word in VERBS:
            self.move(read_move(known, seen(self.state), self.voice))
        elif word in ("why", "what"):
            self.why(rest) if word == "why" else self.what(rest)
        elif word in ("hint", "undo", "again", "show", "give", "rules", "help", "quit"):
            getattr(self, word)()
        elif known:
            raise Unclear(self.voice.say("puzzle-unknown", command=line[:60]))

    def move(self, move: Move) -> None:
        """Make a move, or say why not."""
        before, say = self.state, self.console.say
        if isinstance(move, Done) or not before.actions_left:
            say(self.not_yet())
            return
        try:
            if isinstance(move, Play) and move.card in before.hands[SOLVER]:
                raise Unclear(self.voice.say("puzzle-alone"))
            state, _ = play(before, SOLVER, move, no_shuffle)
        except Refused as refused:
            say(self.voice.fault(refused.fault, refused.view))
            return
        self.states.append(state)
        budget = state.budgets[SOLVER]
        if state.phase == OVER:
            say(self.voice.say("puzzle-solved", actions=len(self.states) - 1, income=budget.income))
            return
        line = self.voice.move(move, seen(before))
        say(self.voice.say("puzzle-moved", move=line, actions=state.actions_left))
        if not state.actions_left:
            say(self.not_yet())

    def not_yet(self) -> str:
        """What the budget still lacks."""
        budget = self.state.budgets[SOLVER]
        gap, lacking = self.voice.gap(budget.gap), self.voice.missing(budget)
        return self.voice.say("puzzle-not-yet", gap=gap, lacking=lacking)

    def hint(self) -> None:
        """The next step of a hint, or that a move must be taken back first."""
        here = seen(self.state)
        found = self.hints.next(here)
        if found is None or found.reason != "win":
            self.console.say(self.voice.say("puzzle-astray"))
        else:
            self.console.say(self.voice.hint(found, here))

    def undo(self) -> None:
        """Take the last move back."""
        if len(self.states) == 1:
            raise Unclear(self.voice.say("puzzle-nothing-to-undo"))
        self.states.pop()
        self.show()

    def again(self) -> None:
        """Begin anew."""
        del self.states[1:]
        self.show()

    def show(self) -> None:
        """The budget and the hand as they are now."""
        self.console.say("\n".join(cards_of(self.state, self.voice)))

    def give(self) -> None:
        """Give up: show the solution."""
        self.gave_up = True
        self.console.say(self.voice.say("puzzle-solution"))
        for line in solved(self.puzzle, self.voice):
            self.console.say(f"  {line}")

    def rules(self) -> None:
        """The rules in short."""
        self.console.say(self.voice.say("rules-short"))

    def help(self) -> None:
        """What may be typed."""
        self.console.say(self.voice.say("puzzle-help"))

    def quit(self) -> None:
        """Stop."""
        raise Stopped

    def what(self, rest: str) -> None:
        """What a card is for."""
        self.console.say(self.voice.explain(asked_card(rest, seen(self.state), self.voice)))

    def why(self, rest: str) -> None:
        """Why a move is not allowed now."""
        move = translated(rest, self.voice.say("synonyms"))
        if move.partition(" ")[0].casefold() not in VERBS:
            raise Unclear(self.voice.say("puzzle-unknown", command=f"why {rest}".strip()[:60]))
        here = seen(self.state)
        found = fault(self.state, SOLVER, read_move(move, here, self.voice))
        fine = self.voice.say("no-fault")
        self.console.say(fine if found is None else self.voice.fault(found, here))


def voice_at(puzzle: Puzzle, language: str) -> Voice:
    """Who speaks at a puzzle."""
    return Voice(language, puzzle.deck, [str(SOLVER)])


def seen(state: State) -> View:
    """What is seen of a puzzle: all of it."""
    return view(state, SOLVER, Standing((str(SOLVER),)))


def described(puzzle: Puzzle, voice: Voice) -> list[str]:
    """A puzzle in lines: its name and level, its task, its cards."""
    level = voice.say(f"level-{puzzle.difficulty.level}")
    title = voice.say("puzzle-title", number=str(puzzle.number), seed=puzzle.seed, level=level)
    task = voice.say("puzzle-task", actions=puzzle.actions)
    return [f"{title} {task}", *cards_of(puzzle.begin(), voice)]


def cards_of(state: State, voice: Voice) -> list[str]:
    """A budget with its sums and a hand, a card a line."""
    budget = state.budgets[SOLVER]
    currency = f" ({voice.deck.currency})" if voice.deck.currency else ""
    totals = voice.budget(budget).split("\n")[:2]
    return [
        f"{voice.say('head-budget')}{currency}: {' '.join(totals)}",
        *[f"  {voice.card(card)}" for card in budget.cards],
        voice.say("head-hand") + ":",
        *[f"  {voice.card(card)}" for card in state.hands[SOLVER]],
    ]


def solved(puzzle: Puzzle, voice: Voice) -> Iterator[str]:
    """The solution, a move a line, with what each leaves."""
    state = puzzle.begin()
    for number, move in enumerate(puzzle.solution, start=1):
        line = voice.move(move, seen(state))
        yield voice.say("move-number", number=str(number), move=line)
        state, _ = play(state, SOLVER, move, no_shuffle)


def no_shuffle(cards: Sequence[Card]) -> list[Card]:
    """A puzzle has no pile, so nothing is ever shuffled."""
    raise AssertionError(f"a puzzle has nothing to shuffle, and not {cards}")
