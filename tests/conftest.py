import os
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

from budgetable import rules

# No deadline: an example takes very different times compiled, interpreted and on a busy machine.
settings.register_profile("budgetable", deadline=None, print_blob=True)
settings.register_profile("thorough", settings.get_profile("budgetable"), max_examples=5_000)
# In CI the same examples each time: a red run is the fault of the change that it ran on.
settings.register_profile("ci", settings.get_profile("budgetable"), derandomize=True)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "budgetable")
)

PROJECT = Path(__file__).parent.parent


def to_compile() -> list[str]:
    """The modules that pyproject.toml has compiled."""
    hooks = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    patterns = hooks["targets"]["wheel"]["hooks"]["mypyc"]["include"]
    files = [file for pattern in patterns for file in PROJECT.glob(pattern)]
    return [
        ".".join(file.relative_to(PROJECT / "src").with_suffix("").parts)
        for file in files
        if file.name != "__init__.py"
    ]


def interpreted() -> list[str]:
    """Of the modules to compile, those imported from their source here."""
    names = to_compile()
    return [name for name in names if str(getattr(find_spec(name), "origin", "")).endswith(".py")]


def pytest_report_header() -> str:
    return f"budgetable: {rules.mode()} rules, from {Path(rules.__path__[0])}"


def pytest_sessionstart() -> None:
    """Tests of the compiled modules must not pass by importing their sources."""
    if "BUDGETABLE_COMPILED" in os.environ and (names := interpreted()):
        pytest.exit(f"not compiled: {', '.join(sorted(names))}", returncode=1)
