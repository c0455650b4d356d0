"""Measure the page on a slow line (1.6 Mbit/s, 300 ms) and a processor slowed six-fold.

Bytes of a cold table page, and the seconds until it can be played; milliseconds from a tap on a
card to the picture that answers it; milliseconds between frames while cards travel.
"""

from __future__ import annotations

import argparse
import datetime
import itertools
import json
import platform
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.e2e.kit import FLAGS, PHONE, Server, chromium

LINE = {
    "offline": False,
    "latency": 300,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
SLOWER = 6

TAP = """card => new Promise(done => {
    const started = performance.now();
    card.click();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - started)));
})"""

FRAMES = """() => {
    window.frames_seen = [];
    const see = (now) => { window.frames_seen.push(now); requestAnimationFrame(see); };
    requestAnimationFrame(see);
}"""


def slow(page: Page) -> CDPSession:
    """Slow a page's line and processor down."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def cold(browser: Any, server: Server, table: str) -> tuple[Page, dict[str, float]]:
    """Open a table with nothing in the cache, until its hand can be tapped."""
    context = browser.new_context(viewport=PHONE)
    made = json.loads(table)
    context.add_cookies(made["cookies"])
    page = context.new_page()
    session = slow(page)
    sizes: dict[str, float] = {}
    session.on(
        "Network.loadingFinished",
        lambda done: sizes.update({done["requestId"]: done["encodedDataLength"]}),
    )
    page.goto(f"{server.url}/t/{made['table']}", wait_until="commit")
    page.locator("#cards button").first.wait_for(timeout=60_000)
    usable = page.evaluate("performance.now()") / 1000
    page.wait_for_load_state("load")
    return page, {"bytes": sum(sizes.values()), "usable": usable}


def make(browser: Any, server: Server) -> str:
    """A table for one person and three bots; its cookie goes to the device that is measured."""
    context = browser.new_context()
    seats = [{"name": "Ann"}, {"bot": "steady"}, {"bot": "steady"}, {"bot": "steady"}]
    body = {"seats": seats, "options": {"first_dealer": 4, "pace": 0.6}}
    made = context.request.post(f"{server.url}/api/tables", data=body).json()
    cookies = context.cookies()
    context.close()
    return json.dumps({"table": made["table"], "cookies": cookies})


def taps(page: Page, count: int) -> list[float]:
    """Tap cards, one after the other, and wait for the picture each time."""
    found = []
    cards = page.locator("#cards button")
    for at in range(count):
        card = cards.nth(at % cards.count())
        found.append(float(card.evaluate(TAP)))
        page.wait_for_timeout(150)
    return found


def frames(page: Page) -> list[float]:
    """Milliseconds between frames while cards are drawn and travel."""
    page.keyboard.press("Escape")
    page.evaluate(FRAMES)
    for _ in range(2):
        page.locator("#action-draw").click()
        page.wait_for_timeout(1500)
    page.locator("#action-done").click()
    page.wait_for_timeout(4000)
    seen: list[float] = page.evaluate("window.frames_seen")
    return [after - before for before, after in itertools.pairwise(seen)]


def measure(runs: int) -> dict[str, Any]:
    """All figures, the median of several runs."""
    every: list[dict[str, float]] = []
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        server = Server(Path(folder))
        for run in range(runs):
            page, figures = cold(browser, server, make(browser, server))
            tapped = taps(page, 20)
            gaps = sorted(frames(page))
            figures["tap"] = statistics.median(tapped)
            figures["tap_slowest"] = max(tapped)
            figures["frame_99"] = gaps[int(len(gaps) * 0.99)]
            figures["frame_slowest"] = gaps[-1]
            every.append(figures)
            print(run + 1, {name: round(value, 2) for name, value in figures.items()}, flush=True)
            page.context.close()
        server.stop()
        version = browser.version
        browser.close()
    median = {name: statistics.median([each[name] for each in every]) for name in every[0]}
    return {
        "date": datetime.date.today().isoformat(),
        "machine": f"{platform.system()}, Python {platform.python_version()}, Chromium {version}",
        "runs": runs,
        **median,
    }


def table(found: dict[str, Any]) -> str:
    """The figures as a page."""
    return f"""# The page on a slow line and a slow device

{found["date"]}, {found["machine"]}, median of {found["runs"]} runs.
1.6 Mbit/s down, 300 ms, a processor slowed six-fold.

| | measured | goal |
|---|---|---|
| a cold table page, compressed, with letters | {found["bytes"] / 1000:.0f} kB | 120 kB |
| until it can be played | {found["usable"]:.1f} s | 5 s |
| a tap on a card until the picture answers, median | {found["tap"]:.0f} ms | 100 ms |
| the same, slowest of 20 | {found["tap_slowest"]:.0f} ms | |
| between two frames while cards travel, 99th percentile | {found["frame_99"]:.0f} ms | 33 ms |
| the same, longest | {found["frame_slowest"]:.0f} ms | |
"""


def main() -> None:
    """Measure and, if wanted, write the results down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--write", type=Path, help="The folder for page.md and page.json.")
    wanted = parser.parse_args()
    found = measure(wanted.runs)
    print(table(found))
    if wanted.write is not None:
        (wanted.write / "page.md").write_text(table(found), "utf-8")
        (wanted.write / "page.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
