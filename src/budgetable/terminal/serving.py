"""What `budgetable serve` says at the terminal."""

from __future__ import annotations

import sys
import webbrowser
from pathlib import Path

import platformdirs

from budgetable.decks import SHIPPED
from budgetable.web.invitations import network_address
from budgetable.web.serving import Place, picture
from budgetable.web.settings import Settings
from budgetable.words import text


def data_folder() -> Path:
    """Where tables are kept unless another folder is named: the user's own data folder."""
    return Path(platformdirs.user_data_dir("budgetable", appauthor=False)) / "server"


def greet(url: str, place: Place, settings: Settings, language: str) -> None:
    """Say where the server is, for this machine and for others, with a picture to scan."""
    print(text("serve-here", language, url=url))
    shared = settings.base_url
    if shared:
        print(text("serve-base", language, url=shared))
    elif place.is_everywhere:
        found = network_address()
        if found is not None:
            shared = f"http://{found}:{url.rpartition(':')[2]}"
            print(text("serve-network", language, url=shared))
    if settings.deck is not None and settings.deck.name not in SHIPPED:
        print(text("serve-deck", language, deck=settings.deck.title or settings.deck.name))
    if shared and sys.stdout.isatty():
        print(picture(shared))
    print(text("serve-stop", language, folder=str(place.folder)), flush=True)


def open_browser(url: str) -> None:
    """Show the page in this machine's browser, where there is one; the address was said anyway."""
    webbrowser.open(url)
