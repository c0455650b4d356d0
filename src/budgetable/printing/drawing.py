"""The drawings of a card for paper: silhouette, pattern, mark and picture, as SVG.

What is drawn stands in `decks/drawing.json`, where the page has it from too; here it is inked.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from budgetable.rules.cards import LIFE_HAPPENS, PRIORITY, Card

INK: Final = "#2a2630"
"""What lines and words are printed with."""

PAPER: Final = "#ffffff"
"""What is left unprinted: on paper that is white, whatever shade the page gives it."""

KEY_LINE: Final = 0.8
"""How wide the line round a card is, in hundredths of the card's width."""


class Tint(NamedTuple):
    """What a kind is printed with: its ink, what stands on that, and the line round the card."""

    ink: str
    on: str
    line: str = INK


TINTS: Final = {
    "income": Tint("#1c6556", "#fff"),
    "windfall": Tint("#f6cb58", INK),
    "a": Tint("#a33f67", "#fff"),
    "b": Tint("#9fc6e0", INK),
    "c": Tint("#37467a", "#fff"),
    "d": Tint("#dc8d55", INK),
    "e": Tint("#58702f", "#fff"),
    "life": Tint("#fbe6dc", "#7a2318", "#7a2318"),
}
"""The inks of the page in daylight."""

MARKED: Final = ("income", "windfall", "life")
"""The kinds that have a mark in the place of a letter."""

BARE: Final = Tint(PAPER, INK)
"""Ink-saving: black lines. Outline, pattern, and mark or letter still tell the kinds apart."""


@cache
def drawings() -> dict[str, Any]:
    """Everything that is drawn on cards, as `decks/drawing.json` has it."""
    file = resources.files("budgetable.decks").joinpath("drawing.json")
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def kind_of(card: Card) -> str:
    """The kind as it is inked: a priority by its letter."""
    if card.kind == PRIORITY:
        return card.priority.lower()
    return "life" if card.kind == LIFE_HAPPENS else card.kind


def tint(kind: str, ink_saving: bool) -> Tint:
    """What a kind is printed with."""
    return BARE if ink_saving else TINTS[kind]


def ground(kind: str, ink_saving: bool) -> str:
    """What lies under the words of a card of this kind: its outline, its inked head, its pattern.

    The box is 100 by 140; the head ends at 78.
    """
    colours = tint(kind, ink_saving)
    path = drawings()["shapes"][shape_of(kind)]
    edge = "M8 78H92" if kind == "windfall" else "M1 78H99"
    dashes = " stroke-dasharray='3 3'" if kind == "windfall" else ""
    line = f"fill='none' stroke='{colours.line}' stroke-width='{KEY_LINE}'"
    return _svg(
        "100 140",
        f"<defs>{_pattern(kind)}<clipPath id='clip'><path d='{path}'/></clipPath></defs>"
        f"<path d='{path}' fill='{PAPER}'/>"
        "<g clip-path='url(#clip)'>"
        f"<rect width='100' height='78' fill='{colours.ink}'/>"
        f"<rect y='59' width='100' height='19' fill='url(#pattern)' {_faint(ink_saving)}/>"
        "</g>"
        f"<path d='{edge}' {line}{dashes}/><path d='{path}' {line}/>",
    )


def back(ink_saving: bool) -> str:
    """The back of every card: two bars, one with a place still free."""
    colours = tint("income", ink_saving)
    path = drawings()["back"]
    field = "x='7' y='7' width='86' height='126' rx='4'"
    bar = f"fill='{PAPER}' stroke='{INK}' stroke-width='1.6'"
    free = INK if ink_saving else PAPER
    return _svg(
        "100 140",
        f"<defs>{_pattern('income')}</defs>"
        f"<path d='{path}' fill='{PAPER}' stroke='{INK}' stroke-width='{KEY_LINE}'/>"
        f"<rect {field} fill='{colours.ink}'/>"
        f"<rect {field} fill='url(#pattern)' {_faint(ink_saving)}/>"
        f"<rect x='22' y='54' width='56' height='14' rx='7' {bar}/>"
        f"<rect x='58' y='72' width='20' height='14' fill='{colours.ink}' stroke='{free}'"
        " stroke-width='1.6' stroke-dasharray='3 2'/>"
        f"<rect x='22' y='72' width='36' height='14' {bar}/>",
    )


def mark(kind: str, ink_saving: bool) -> str:
    """The sign of a kind that has no letter: coin, star, bolt."""
    line = tint(kind, ink_saving).on
    drawn = drawings()["marks"][kind]
    return _svg("24 24", f"<g fill='none' stroke='{line}' stroke-width='2.6'>{drawn}</g>")


def picture(name: str, kind: str, ink_saving: bool) -> str:
    """A picture of `pictures` or `fallback`, on the head of a card of this kind."""
    drawn = drawings()["pictures"].get(name) or drawings()["fallback"].get(name, "")
    bare = tint(kind, ink_saving).on
    style = f".o{{fill:none}}.f{{fill:{INK}}}.l{{fill:none;stroke:{bare};stroke-width:2.4}}"
    return _svg(
        "24 24",
        f"<style>{style}</style><g fill='{PAPER}' stroke='{INK}' stroke-width='1.7'>{drawn}</g>",
    )


def picture_of(card: Card) -> str:
    """The name of a card's picture: its own, or that of what it is."""
    if card.id in drawings()["pictures"]:
        return card.id
    return card.effect or card.priority or card.job


def shape_of(kind: str) -> str:
    """The silhouette of a kind; all letters share one."""
    return kind if kind in drawings()["shapes"] else "priority"


def _pattern(kind: str) -> str:
    width, height, drawn = drawings()["patterns"][kind]
    return (
        f"<pattern id='pattern' width='{width}' height='{height}' patternUnits='userSpaceOnUse'>"
        f"{drawn.replace('currentColor', INK)}</pattern>"
    )


def _faint(ink_saving: bool) -> str:
    """The strength of a pattern: alone on paper it must be seen, on ink it must not shout."""
    return f"opacity='{0.6 if ink_saving else 0.3}'"


def _svg(box: str, drawn: str) -> str:
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {box}' preserveAspectRatio='none'"
        f" stroke-linecap='round' stroke-linejoin='round'>{drawn}</svg>"
    )
