"""What is shown of a text: its signs."""

import pytest

from budgetable.words.cleaning import clean, in_one_line


@pytest.mark.parametrize(
    ("text", "lines", "line"),
    [
        ("Ann\n  Ben", "Ann\n  Ben", "Ann Ben"),
        ("\x1b[31mAnn\x07", " [31mAnn ", "[31mAnn"),
        ("a\tb\r\nc", "a b \nc", "a b c"),
        ("\ud83d\uffff\x9b1m", "   1m", "1m"),
        ("שלום 👩\u200d🍳 e\u0301", "שלום 👩\u200d🍳 e\u0301", "שלום 👩\u200d🍳 e\u0301"),
    ],
)
def test_signs_and_lines_stay_and_nothing_else(text: str, lines: str, line: str):
    assert (clean(text), in_one_line(text)) == (lines, line)
