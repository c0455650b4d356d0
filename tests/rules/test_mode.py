"""Which rules these are: this file runs from the sources, and once more from a compiled wheel."""

import os

from budgetable import rules


def test_the_rules_say_whether_they_are_compiled():
    compiled = "BUDGETABLE_COMPILED" in os.environ  # Then tests/conftest.py has made sure of it.
    assert rules.mode() == ("compiled" if compiled else "plain")
