"""The game in words, for the pages after the cards: at a glance, then how to play."""

from __future__ import annotations

from typing import Any, Final

from budgetable.rules.cards import LETTERS
from budgetable.rules.deck import Deck
from budgetable.words import Speaker

WINDFALLS: Final = ("extra-income", "relief", "cancel", "bounce")

EXAMPLE_PAY: Final = 2400
EXAMPLE: Final = {"a": 200, "b": 200, "c": 1200}
"""A budget half built: what its job pays, and what its letters cost."""


def sums() -> dict[str, int]:
    """The numbers of the example."""
    spent = sum(EXAMPLE.values())
    return {"pay": EXAMPLE_PAY, **EXAMPLE, "spent": spent, "left": EXAMPLE_PAY - spent}


def guide(deck: Deck, language: str) -> dict[str, Any]:
    """The two parts, of the kinds of cards that the deck has."""
    say = Speaker(language).say
    return {
        "glance": {
            "title": say("print-glance"),
            "goal": say("print-goal"),
            "turn": {"title": say("print-turn"), "steps": say("print-turn-steps").split("\n")},
            "kinds": {
                "title": say("print-kinds"),
                "head": [say("column-kind"), say("column-does")],
                "rows": kinds(deck, language),
            },
        },
        "how": {
            "title": say("print-how"),
            "parts": [
                part(language, "ready", ["text", "budget"], cards=len(deck)),
                part(language, "build", ["list"]),
                part(language, "swap", ["text"]),
                part(language, "life", ["list"]),
                part(language, "match", ["text"]),
                part(language, "example", ["text"], **sums()),
            ],
            "example": {"income": EXAMPLE_PAY, "laid": EXAMPLE, "left": sums()["left"]},
        },
    }


def part(language: str, name: str, pieces: list[str], **values: int) -> dict[str, Any]:
    """A part of the rules: its title, and paragraphs or a list."""
    say = Speaker(language).say
    return {
        "title": say(f"print-{name}"),
        "list": pieces == ["list"],
        "lines": [
            line for piece in pieces for line in say(f"print-{name}-{piece}", **values).split("\n")
        ],
    }


def kinds(deck: Deck, language: str) -> list[dict[str, str]]:
    """A row for each kind of card that the deck has: how it is drawn, its name, what it does."""
    say = Speaker(language).say
    held = {what for card in deck.cards for what in (card.effect, card.job, card.priority) if what}
    rows = []
    if held & {"full-time", "business"}:
        rows.append(("income", "main-job"))
    if "part-time" in held:
        rows.append(("income", "part-time"))
    rows += [(letter.lower(), letter) for letter in LETTERS]
    rows += [("windfall", effect) for effect in WINDFALLS if effect in held]
    if any(card.is_life for card in deck.cards):
        rows.append(("life", "life"))
    if any(card.anytime for card in deck.cards):
        rows.append(("life", "anytime"))
    return [
        {
            "kind": kind,
            "letter": name if name in LETTERS else "",
            "name": say(f"letter-{name}" if name in LETTERS else f"print-kind-{name}"),
            "does": say(f"print-does-{name}"),
        }
        for kind, name in rows
    ]
