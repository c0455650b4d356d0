"""What of a text can be shown. Names come from whoever made a deck or typed them, and may hold
anything: a terminal's orders for one, or what no picture may have in it.
"""

from __future__ import annotations

import unicodedata
from typing import Final

NO_SIGNS: Final = frozenset("\ufffe\uffff")
"""Numbers that will never be a sign; XML has no place for them."""


def clean(text: str) -> str:
    """A text with spaces for what is no sign at all: control codes, halves of signs. Its lines
    stay.
    """
    return "".join([sign if is_sign(sign) or sign == "\n" else " " for sign in text])


def in_one_line(text: str) -> str:
    """A clean text in one line, without white space around it, and one space where there was some
    in it.
    """
    return " ".join(clean(text).split())


def is_sign(sign: str) -> bool:
    """Whether a character stands for something; a space does."""
    return unicodedata.category(sign) not in ("Cc", "Cs") and sign not in NO_SIGNS
