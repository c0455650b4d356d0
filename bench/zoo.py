"""The worker for the environments beside ours: `python -m bench.zoo`.

RLCard's Uno by its own loop, and PettingZoo's classic games by PettingZoo's, all at random.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version

from bench.worker import Run, per_second, serve

CLASSICS = {
    "connect four": "connect_four_v3",
    "tic-tac-toe": "tictactoe_v3",
    "Texas hold'em": "texas_holdem_v4",
}


def rlcard() -> dict[str, Run]:
    """Uno with RLCard's environment and its own agents; a run gives every step's observation."""
    library = import_module("rlcard")
    env = library.make("uno", config={"seed": 1})
    agent = import_module("rlcard.agents").RandomAgent
    env.set_agents([agent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def step() -> dict[str, int]:
        before = env.timestep
        env.run(is_training=False)
        return {"steps": env.timestep - before, "games": 1}

    return {"RLCard Uno, env.run": per_second(step)}


def classic(module: str) -> Callable[[], dict[str, int]]:
    """A game of PettingZoo's, as bench/stepping.py plays ours."""
    # Here, for numpy may not be installed.
    from bench.looping import agents_in_turn

    return agents_in_turn(import_module(f"pettingzoo.classic.{module}").env())


def main() -> None:
    """Tell the figures of the peers that are installed and wait."""
    random.seed(1)
    warnings.simplefilter("ignore")
    figures: dict[str, Run] = {}
    versions: dict[str, str] = {}
    notes: list[str] = []
    try:
        figures |= rlcard()
        versions["rlcard"] = version("rlcard")
    except ImportError as missing:
        notes.append(f"skipped: rlcard is not installed ({missing})")
    for name, module in CLASSICS.items():
        try:
            figures[f"PettingZoo {name}, env"] = per_second(classic(module))
            versions["pettingzoo"] = version("pettingzoo")
        except ImportError as missing:
            notes.append(f"skipped: PettingZoo's {name} ({missing})")
    serve(figures, versions, notes)


if __name__ == "__main__":
    main()
