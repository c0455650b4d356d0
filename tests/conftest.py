import os
import pkgutil
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

import budgetable.rules

# No deadline: an example takes very different times compiled, interpreted and on a busy machine.
settings.register_profile("budgetable", deadline=None, print_blob=True)
settings.register_profile("thorough", settings.get_profile("budgetable"), max_examples=5_000)
# In CI the same examples each time: a red run is the fault of the change that it ran on.
settings.register_profile("ci", settings.get_profile("budgetable"), derandomize=True)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "budgetable")
)


def interpreted_rules() -> list[str]:
    """The modules of the rules that would be imported from their source."""
    names = [name for _, name, _ in pkgutil.iter_modules(budgetable.rules.__path__)]
    specs = [find_spec(f"budgetable.rules.{name}") for name in names]
    return [spec.name for spec in specs if spec and str(spec.origin).endswith(".py")]


def pytest_report_header() -> str:
    kind = "interpreted" if interpreted_rules() else "compiled"
    return f"budgetable: {kind} rules, from {Path(budgetable.rules.__path__[0])}"


def pytest_sessionstart() -> None:
    """Tests of the compiled rules must not pass by importing the sources."""
    if "BUDGETABLE_COMPILED" in os.environ and (names := interpreted_rules()):
        pytest.exit(f"not compiled: {', '.join(names)}", returncode=1)
