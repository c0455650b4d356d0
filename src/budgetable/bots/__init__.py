"""Bots: a view and a generator in, a move out."""

from budgetable.bots.bot import Bot
from budgetable.bots.easy import EasyBot
from budgetable.bots.novice import NoviceBot
from budgetable.bots.random import RandomBot
from budgetable.bots.sharp import SharpBot
from budgetable.bots.steady import SteadyBot

BOTS: dict[str, type[Bot]] = {
    bot.name: bot for bot in (RandomBot, NoviceBot, EasyBot, SteadyBot, SharpBot)
}
"""The bots by name, weakest first."""

SEARCHING = (SharpBot.name,)
"""The bots that think about a move for as long as they are given; the others answer at once."""


def make(name: str, seconds: float = 0.0) -> Bot:
    """The bot of this name. Raises KeyError where there is none.

    `seconds` is the most that it may think about a move. At 0 no bot looks at the clock, and what
    it does can be played again.
    """
    if name in SEARCHING:
        return SharpBot(seconds=seconds)
    return BOTS[name]()


__all__ = [
    "BOTS",
    "SEARCHING",
    "Bot",
    "EasyBot",
    "NoviceBot",
    "RandomBot",
    "SharpBot",
    "SteadyBot",
    "make",
]
