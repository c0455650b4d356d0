"""The worker for the rules as they are on its path, plain or compiled: `python -m bench.ours`."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from bench.worker import Run, milliseconds, per_second, serve
from budgetable import bots, decks, records
from budgetable.bots.tree import Tree
from budgetable.rules import (
    Budget,
    Card,
    Match,
    State,
    View,
    apply,
    deal,
    legal,
    mode,
    play,
    play_out,
    view,
)
from budgetable.rules.cards import PRIORITY
from budgetable.rules.extras import can_be_extra
from budgetable.rules.state import ACT, OVER

SEATS = 2
TURN_LIMIT = 50
POSITIONS = 2000
REPEATS = 10
LEAST_MOVES = 500
SIMULATIONS = 100

DECK = decks.load("standard")
CARDS = DECK.copies()
LUCK = random.Random(1)

Question = tuple[Budget, tuple[Card, ...], Card, int]


def shuffle(cards: Sequence[Card]) -> list[Card]:
    """The cards in a random order."""
    order = list(cards)
    LUCK.shuffle(order)
    return order


def dealt() -> State:
    """A round just dealt."""
    return deal(DECK, SEATS, 1, shuffle(CARDS), TURN_LIMIT)[0]


# Three loops that differ in a line, for a function called there would cost a tenth of them. Only
# the seat whose move is awaited is asked; nobody interrupts with an any-time card.


def checked() -> dict[str, int]:
    """A round at random as everybody plays it: checked, copied, with events."""
    state = dealt()
    decisions = 0
    rnd = LUCK.random
    while seat := state.to_act:
        moves = legal(state, seat)
        state, _ = play(state, seat, moves[int(rnd() * len(moves))], shuffle)
        decisions += 1
    return {"decisions": decisions, "rounds": 1}


def copied() -> dict[str, int]:
    """A round at random as a search plays it that keeps its positions."""
    state = dealt()
    decisions = 0
    rnd = LUCK.random
    while seat := state.to_act:
        moves = legal(state, seat)
        state = state.copy()
        apply(state, seat, moves[int(rnd() * len(moves))], shuffle)
        decisions += 1
    return {"decisions": decisions, "rounds": 1}


def in_place() -> dict[str, int]:
    """A round at random as a search plays it that keeps none, from Python."""
    state = dealt()
    decisions = 0
    rnd = LUCK.random
    while seat := state.to_act:
        moves = legal(state, seat)
        apply(state, seat, moves[int(rnd() * len(moves))], shuffle)
        decisions += 1
    return {"decisions": decisions, "rounds": 1}


def within(start: State | None = None) -> dict[str, int]:
    """A round played out within one call, from a position or from a fresh deal."""
    state = dealt() if start is None else start.copy()
    return {"decisions": play_out(state, LUCK.random, shuffle), "rounds": 1}


def positions() -> list[tuple[State, str]]:
    """Positions of random play, each with its phase: one in ten, so that they differ."""
    luck = random.Random(2)
    found: list[tuple[State, str]] = []
    while len(found) < POSITIONS:
        state = dealt()
        while state.phase != OVER:
            if luck.random() < 0.1:
                found.append((state.copy(), state.phase if state.pending is None else "answer"))
            apply(state, state.to_act, luck.choice(legal(state, state.to_act)), shuffle)
    return found


def thinkable() -> list[View]:
    """What a seat sees where it has a choice, in rounds of `steady` against itself: one in four."""
    luck = random.Random(3)
    steady = bots.make("steady")
    found: list[View] = []
    for seed in range(20):
        match = Match.new(DECK, ("Ann", "Ben"), seed=seed)
        while not match.round.is_over:
            seen = match.view(match.state.to_act)
            if len(seen.legal) > 1 and luck.random() < 0.25:
                found.append(seen)
            match = match.play(seen.to_act, steady.move(seen, luck))
    return found


def searched(seen: View) -> dict[str, int]:
    """A search for the best move."""
    return {"simulations": Tree(seen, LUCK).grow(SIMULATIONS, 0)}


def questions(states: Iterable[State]) -> list[Question]:
    """What R12 asks in these positions: may this second card of a letter be placed?"""
    found: list[Question] = []
    for state in states:
        budget, hand = state.budgets[state.turn], state.hands[state.turn]
        for card in dict.fromkeys(hand):
            if card.kind == PRIORITY and budget.jobs and budget.letters & card.letter_bit:
                found.append((budget, hand, card, state.actions_left))
    return found


def microseconds(calls: Sequence[Callable[[], object]]) -> Run:
    """What a call takes, over all of the calls, each repeated to outweigh the clock."""

    def run(seconds: float) -> dict[str, float]:
        times: list[float] = []
        started, end = process_time(), perf_counter() + seconds
        while perf_counter() < end:
            for call in calls:
                start = perf_counter()
                for _ in range(REPEATS):
                    call()
                times.append(perf_counter() - start)
        took = process_time() - started
        factor = 1e6 / REPEATS
        return {"µs": median(times) * factor, "µs, mean": took / len(times) * factor}

    return run


def asked(states: Sequence[State]) -> list[Callable[[], object]]:
    """For each position the call of `legal` for the seat whose move is awaited."""
    return [partial(legal, state, state.to_act) for state in states]


def long_record() -> records.Record:
    """The record of a random match of at least LEAST_MOVES moves, always the same."""
    for seed in range(100):
        luck = random.Random(seed)
        match = Match.new(DECK, ("Ann", "Ben"), seed=seed)
        while not match.is_over:
            match = match.deal() if match.round.is_over else match
            seat = match.state.to_act
            match = match.play(seat, luck.choice(legal(match.state, seat)))
        if sum(len(round.moves) for round in match.rounds) >= LEAST_MOVES:
            return records.of(match)
    raise LookupError("no long match")


def replaying(record: records.Record) -> Run:
    """The replay of a whole record, and how many moves it has."""
    moves = sum(len(round.moves) for round in record.rounds)
    replay = milliseconds(lambda: list(records.replay(record)), process_time)
    return lambda seconds: {**replay(seconds), "moves": moves}


def process(*command: str) -> Run:
    """A whole process, from its start to its end. Raises if it fails."""

    def step() -> None:
        subprocess.run(command, check=True, capture_output=True)

    step()
    return milliseconds(step, perf_counter)


def main() -> None:
    """Tell the figures and wait."""
    met = positions()
    states = [state for state, _ in met]
    acting = [state for state, phase in met if phase == ACT and state.actions_left]
    record = long_record()
    views = thinkable()
    figures = {
        "play: checked, copied, with events": per_second(checked),
        "copy and apply, without events": per_second(copied),
        "apply in place, without events": per_second(in_place),
        "playouts within one call": per_second(within),
        "playouts within one call from random positions": per_second(
            lambda: within(LUCK.choice(states))
        ),
        f"the search of sharp, {SIMULATIONS} simulations a position": per_second(
            lambda: searched(LUCK.choice(views))
        ),
        "legal, all phases": microseconds(asked(states)),
    }
    for name in sorted({phase for _, phase in met}):
        chosen = [state for state, phase in met if phase == name]
        figures[f"legal, {name}"] = microseconds(asked(chosen))
    figures |= {
        "can_be_extra, the look-ahead of R12": microseconds(
            [partial(can_be_extra, *question) for question in questions(acting)]
        ),
        "view of the seat that acts": microseconds(
            [partial(view, state, state.to_act) for state in states]
        ),
        "replay of a long record": replaying(record),
        "python alone, whole process": process(sys.executable, "-c", "pass"),
    }
    notes = []
    script = str(Path(sys.executable).with_name("budgetable"))
    for name, command in {
        "import budgetable, whole process": (sys.executable, "-c", "import budgetable"),
        "import budgetable.rules, whole process": (sys.executable, "-c", "import budgetable.rules"),
        "budgetable --help, whole process": (script, "--help"),
    }.items():
        try:
            figures[name] = process(*command)
        except (OSError, subprocess.CalledProcessError):
            notes.append(f"skipped: {name}: `{Path(command[0]).name} {command[1]}` does not run")
    serve(figures, {"rules": mode()}, notes)


if __name__ == "__main__":
    main()
