"""Many seeded matches among bots, and what they come to."""

from budgetable.simulate.playing import Observer, choose, play_match
from budgetable.simulate.results import MatchResult, RoundResult, Watcher
from budgetable.simulate.running import Plan, play_one, run
from budgetable.simulate.summary import Share, Summary, card_shares, summarise

__all__ = [
    "MatchResult",
    "Observer",
    "Plan",
    "RoundResult",
    "Share",
    "Summary",
    "Watcher",
    "card_shares",
    "choose",
    "play_match",
    "play_one",
    "run",
    "summarise",
]
