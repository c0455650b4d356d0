"""Which letters can be printed: those that a font of this machine has.

The two fonts that come with the extra speak the languages of Europe. For everything else the fonts
of the system are asked, and what none of them has is found before a sheet of paper is wasted.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import typst

PROBE: Final = b"""
#set document(title: "probe")
#set text(font: "Atkinson Hyperlegible")
#for each in json(bytes(sys.inputs.data)) [#each ]
"""
"""Sets some texts and nothing else; it cannot be made where a letter has no glyph."""

JOINER: Final = "\u200d"

SELECTORS: Final = frozenset(map(chr, range(0xFE00, 0xFE10)))
"""They choose how the sign before them looks, colourful or plain."""


def unprintable(texts: Iterable[str], fonts: typst.Fonts) -> set[str]:
    """The signs of these texts that none of the fonts has, each with the accents on it."""
    import typst

    def can_print(parts: Sequence[str]) -> bool:
        inputs = {"data": json.dumps(parts)}
        # Anew each time: a compiler that failed once fails again, whatever it is given.
        compiler = typst.Compiler(PROBE, font_paths=fonts, sys_inputs=inputs)
        try:
            compiler.compile(format="pdf", pdf_standards=["ua-1"])
        except typst.TypstError:
            return False
        return True

    words = sorted({word for text in texts for word in text.split()})
    faulty = failing(words, can_print)
    missing = failing(sorted({sign for word in faulty for sign in signs(word)}), can_print)
    return {sign[1:] if len(sign) > 1 and can_print(sign[0]) else sign for sign in missing}


def failing(parts: Sequence[str], can_print: Callable[[Sequence[str]], bool]) -> list[str]:
    """Those that cannot be printed, found by halves: mostly there are none, or few."""
    if not parts or can_print(parts):
        return []
    if len(parts) == 1:
        return list(parts)
    middle = len(parts) // 2
    return failing(parts[:middle], can_print) + failing(parts[middle:], can_print)


def signs(word: str) -> list[str]:
    """A word as signs: letters with their accents, pictures with what colours them."""
    found: list[str] = []
    for sign in word:
        belongs = unicodedata.category(sign)[0] == "M" or unicodedata.category(sign) in ("Cf", "Sk")
        if found and (belongs or found[-1].endswith(JOINER)):
            found[-1] += sign
        else:
            found.append(sign)
    return found


def is_letter(sign: str) -> bool:
    """Whether a word without this sign would be another word: letters, accents, no pictures."""
    kinds = {unicodedata.category(each) for each in sign if each not in SELECTORS}
    return any(kind[0] in "LN" or kind in ("Mn", "Mc") for kind in kinds)


def without(text: str, left_out: Iterable[str]) -> str:
    """A text without some signs."""
    for sign in left_out:
        text = text.replace(sign, "")
    return " ".join(text.split())
