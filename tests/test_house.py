"""Arrows that import-linter cannot draw; the others stand in pyproject.toml."""

import ast
import importlib
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import budgetable
from tests.conftest import to_compile

RULES = Path(__file__).parent.parent / "src/budgetable/rules"


def imported(source: str) -> Iterator[str]:
    """The full name of each module that a file imports, at its top or anywhere inside."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


@pytest.mark.parametrize("file", sorted(RULES.glob("*.py")), ids=lambda file: file.name)
def test_the_rules_import_only_the_standard_library(file: Path):
    outside = {
        name
        for name in imported(file.read_text("utf-8"))
        if name.split(".")[0] not in sys.stdlib_module_names
        and not f"{name}.".startswith("budgetable.rules.")
    }
    assert outside == set()


@pytest.mark.parametrize("file", sorted(RULES.glob("*.py")), ids=lambda file: file.name)
def test_the_rules_make_generators_and_never_ask_the_global_one(file: Path):
    taken = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "random":
            taken.add(node.attr)
        elif isinstance(node, ast.ImportFrom) and node.module == "random":
            taken |= {alias.name for alias in node.names}
    assert taken <= {"Random", "SystemRandom"}


def test_importing_the_package_imports_no_part_of_it():
    code = "import sys, budgetable; print(*(m for m in sys.modules if m.startswith('budgetable.')))"
    command = [sys.executable, "-c", code]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.split() == []


def test_no_class_that_stays_interpreted_inherits_from_one_that_is_compiled():
    """Plain Python lets it; in the compiled wheel making such a value is a TypeError."""
    compiled = set(to_compile())
    heirs = {
        f"{module.name}.{name} of {base.__name__}"
        for module in pkgutil.walk_packages(budgetable.__path__, "budgetable.")
        if module.name not in compiled and not module.name.endswith((".__main__", ".env"))
        for name, kind in vars(importlib.import_module(module.name)).items()
        if isinstance(kind, type) and kind.__module__ == module.name
        for base in kind.__mro__[1:]
        if base.__module__ in compiled
    }
    assert heirs == set()
