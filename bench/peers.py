"""The worker for the peers, RLCard's Uno and OpenSpiel's crazy eights: `python -m bench.peers`.

Of each library it is the game nearest to ours, played at random by the loop that costs it least,
OpenSpiel's also as the tutorials have it. "Decisions" are a player's moves, "nodes" chance's too.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version

from bench.worker import Run, per_second, serve

for threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[threads] = "1"  # Before numpy is imported.

CRAZY_EIGHTS = "crazy_eights(players=2,use_special_cards=True)"


def rlcard() -> dict[str, Run]:
    """Uno without RLCard's environment around it: states as dicts, moves as strings."""
    game = import_module("rlcard").make("uno").game
    rnd = random.random

    def step() -> dict[str, int]:
        decisions = 0
        state, _ = game.init_game()
        while not game.is_over():
            moves = state["legal_actions"]
            state, _ = game.step(moves[int(rnd() * len(moves))])
            decisions += 1
        return {"decisions": decisions, "games": 1}

    return {"RLCard Uno, game.step": per_second(step)}


def open_spiel() -> dict[str, Run]:
    """Crazy eights from Python over the C++ library."""
    game = import_module("pyspiel").load_game(CRAZY_EIGHTS)
    draw = import_module("numpy").random.choice
    first = game.new_initial_state()
    rnd = random.random

    def fewest_calls() -> dict[str, int]:
        """Chance is uniform in this game, so that one pick serves its nodes and the players'."""
        decisions = chance = 0
        state = first.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                chance += 1
            else:
                decisions += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(rnd() * len(actions))])
        return {"decisions": decisions, "nodes": decisions + chance, "games": 1}

    def as_documented() -> dict[str, int]:
        decisions = chance = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chance += 1
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw(outcomes, p=chances))
            else:
                decisions += 1
                state.apply_action(random.choice(state.legal_actions()))
        return {"decisions": decisions, "nodes": decisions + chance, "games": 1}

    return {
        "OpenSpiel crazy eights, fewest calls": per_second(fewest_calls),
        "OpenSpiel crazy eights, as documented": per_second(as_documented),
    }


PEERS: dict[str, Callable[[], dict[str, Run]]] = {"rlcard": rlcard, "open-spiel": open_spiel}


def main() -> None:
    """Tell the figures of the peers that are installed and wait."""
    random.seed(1)
    figures: dict[str, Run] = {}
    versions: dict[str, str] = {}
    notes: list[str] = []
    for name, make in PEERS.items():
        try:
            figures |= make()
            versions[name] = version(name)
        except ImportError as missing:
            notes.append(f"skipped: {name} is not installed ({missing})")
    serve(figures, versions, notes)


if __name__ == "__main__":
    main()
