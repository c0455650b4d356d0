"""`budgetable` alone and `budgetable serve`: tables in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from budgetable.cli.files import load_deck
from budgetable.cli.options import DeckName, Language, check_range, spoken
from budgetable.cli.problems import Problem


def table(*, deck: DeckName = "standard", language: Language = None) -> int:
    """Open the game in a browser of this machine; others in the network can join.

    With a server of this machine that is running already, only the browser is opened.
    """
    from budgetable.terminal import serving
    from budgetable.web.serving import DEFAULT_PORT, is_running
    from budgetable.words import text

    url = f"http://localhost:{DEFAULT_PORT}"
    if is_running(url):
        if deck != "standard":
            raise Problem(text("serve-already-deck", spoken(language), url=url))
        print(text("serve-already", spoken(language), url=url))
        serving.open_browser(url)
        return 0
    return serve(deck=deck, browser=True, language=language)


def serve(
    *,
    deck: Annotated[
        str, Parameter(help="What tables are played with: standard, or a CSV or TOML file.")
    ] = "standard",
    address: Annotated[str, Parameter(help="Listen here; 127.0.0.1 for nobody else.")] = "0.0.0.0",
    port: Annotated[int, Parameter(help="Listen on this port; 0 for any that is free.")] = 8765,
    data: Annotated[Path | None, Parameter(help="The folder to keep the tables in.")] = None,
    base_url: Annotated[
        str, Parameter(help="The address that others use, behind a proxy: https://example.org")
    ] = "",
    limit: Annotated[
        int, Parameter(help="Requests a second that one seat may make; 0 for any number.")
    ] = 200,
    keep_days: Annotated[
        int, Parameter(help="Days after which a table that nobody uses is deleted.")
    ] = 30,
    durability: Annotated[
        Literal["normal", "full"],
        Parameter(
            help="normal: no move is lost if the program is killed; full: nor in a power cut."
        ),
    ] = "normal",
    browser: Annotated[bool, Parameter(negative="", help="Open a browser here too.")] = False,
    language: Language = None,
) -> int:
    """Let many devices play at tables of this machine.

    It prints the address for others in the same network, and a picture of it to scan.
    """
    import errno

    from budgetable.tables.migrations import NewerDatabase
    from budgetable.terminal import serving
    from budgetable.web.serving import CannotKeep, InUse, Place, run_server
    from budgetable.web.settings import Settings
    from budgetable.words import file_problem, text

    tongue = spoken(language)
    check_range("--port", port, 0, 65_535, tongue)
    check_range("--limit", limit, 0, 100_000, tongue)
    check_range("--keep-days", keep_days, 1, 36_500, tongue)
    if base_url and not base_url.startswith(("http://", "https://")):
        raise Problem(text("option-url", tongue, given=base_url))
    place = Place(address, port, data or serving.data_folder(), durability, keep_days)
    loaded = load_deck(deck, tongue)
    settings = Settings(base_url.rstrip("/"), limit, place.is_everywhere, loaded)

    def started(url: str) -> None:
        serving.greet(url, place, settings, tongue)
        if browser:
            serving.open_browser(url)

    try:
        run_server(place, settings, started)
    except NewerDatabase:
        raise Problem(text("serve-newer", tongue, folder=str(place.folder))) from None
    except InUse:
        raise Problem(text("serve-in-use", tongue, folder=str(place.folder))) from None
    except CannotKeep as broken:
        where = {"folder": str(place.folder), "file": broken.file.name}
        raise Problem(text("serve-cannot-keep", tongue, **where)) from None
    except OSError as error:
        where = {"address": address, "port": str(port)}
        if error.errno == errno.EADDRINUSE:
            raise Problem(text("serve-port-taken", tongue, **where)) from None
        problem = file_problem(error, str(error.filename or place.folder), tongue)
        raise Problem(text("serve-cannot-listen", tongue, problem=problem, **where)) from None
    return 0
