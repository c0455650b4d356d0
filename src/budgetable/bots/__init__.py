"""Bots: a view and a generator in, a move out."""

from budgetable.bots.bot import Bot
from budgetable.bots.novice import NoviceBot
from budgetable.bots.random import RandomBot
from budgetable.bots.steady import SteadyBot

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, NoviceBot, SteadyBot)}
"""The bots by name, weakest first."""


def make(name: str) -> Bot:
    """The bot of this name. Raises KeyError where there is none."""
    return BOTS[name]()


__all__ = ["BOTS", "Bot", "NoviceBot", "RandomBot", "SteadyBot", "make"]
