from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from budgetable.rules import Luck
from budgetable.web import page as built
from tests.e2e import kit


# For this folder only: while Playwright is open its loop runs, and no other test can run one.
@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    if not kit.chromium():
        pytest.skip("there is no Chromium here (Debian: apt-get install chromium)")
    if not built.files():
        pytest.fail("the page is not built: make page")
    with kit.browser() as opened:
        yield opened


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Callable[..., kit.Server]]:
    """Starts a server, with luck of the test's own if it wants."""
    servers: list[kit.Server] = []

    def start(luck: Luck | None = None) -> kit.Server:
        servers.append(kit.Server(tmp_path, luck))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def person(browser: Any) -> Iterator[Callable[..., kit.Person]]:
    """Gives somebody a device of their own; options are those of a browser context."""
    people: list[kit.Person] = []

    def sit(server: kit.Server, **device: Any) -> kit.Person:
        context = (
            browser.new_context(viewport=kit.CHROMEBOOK, **device)
            if "viewport" not in device
            else browser.new_context(**device)
        )
        people.append(kit.Person(server, context))
        return people[-1]

    yield sit
    for each in people:
        each.close()
