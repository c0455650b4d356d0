"""Take the picture of a balance report anew: `make pictures`.

It is of a real series, so it changes when the bots or the standard deck do.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from budgetable import decks
from budgetable.simulate import Plan, run
from budgetable.terminal import balance_page
from budgetable.terminal.simulating import Series, as_reported
from tests.e2e.kit import FLAGS, chromium

HERE: Final = Path(__file__).parent
MATCHES: Final = 420
"""About a thousand rounds."""

PICTURES: Final = {
    "report": ("How Standard deck plays", 780),
    "report-cards": ("What each card does", 600),
}
"""By its name, the heading that a picture begins with and how high it is."""


def main() -> None:
    """Take both pictures."""
    deck = decks.load("standard")
    plan = Plan.of(deck, ("steady", "steady"), MATCHES)
    reported = as_reported([Series(plan, deck, "standard")], [list(run(plan))], "en")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        file = Path(folder) / "report.html"
        file.write_text(balance_page.page(reported, {}), "utf-8")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1024, "height": 768})
        page.goto(file.as_uri())
        for name, (heading, height) in PICTURES.items():
            box = page.get_by_role("heading", name=heading).bounding_box()
            assert box is not None
            clip = {"x": 0, "y": box["y"] - 24, "width": 1024, "height": height}
            page.screenshot(path=HERE / f"{name}.png", full_page=True, clip=clip)  # type: ignore[arg-type]
            print(f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
