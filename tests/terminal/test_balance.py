"""`budgetable simulate --report`: a page for the designer of a deck, and data for programs."""

from __future__ import annotations

import json
import re
import signal
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from budgetable import decks
from budgetable.simulate import Plan, Share, run
from budgetable.simulate.balance import Differences, balance
from budgetable.simulate.comparing import Difference, holm_of_whole, judge
from budgetable.terminal.balance_sentences import in_comparison, in_short
from budgetable.terminal.reported import Reported
from budgetable.words.cards import Speaker
from tests.simulate.recount import recount, wilson
from tests.simulate.test_balance import same
from tests.terminal.playing import begun, budgetable, wait_for_record

STANDARD = decks.load("standard")
SMALL = ("simulate", "novice", "novice", "--matches", "24", "--seed", "3")

HOSTILE = '<script>alert(1)</script> & "co"'
HEBREW = "טיפול שיניים"


class Page(HTMLParser):
    """The tables of a page, by their captions: rows of cells, each a list of its texts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tables: dict[str, list[list[list[str]]]] = {}
        self.tags: list[str] = []
        self.texts: list[str] = []
        self.caption = ""
        self.within: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.tags.append(tag)
        self.within.append(tag)
        if tag == "table":
            self.caption = ""
            self.rows: list[list[list[str]]] = []
        elif tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.rows[-1].append([])

    def handle_endtag(self, tag: str) -> None:
        while self.within and self.within.pop() != tag:
            pass
        if tag == "table":
            self.tables[self.caption] = self.rows

    def handle_data(self, data: str) -> None:
        self.texts.append(data)
        if "caption" in self.within:
            self.caption += data
        elif "svg" not in self.within and ("td" in self.within or "th" in self.within):
            self.rows[-1][-1].append(data)

    def table(self, begins: str) -> dict[str, list[list[str]]]:
        """The cells of a table by the names of its rows."""
        (caption,) = [each for each in self.tables if each.startswith(begins)]
        return {"".join(row[0]): row[1:] for row in self.tables[caption] if row}


def reported(folder: Path, *options: str) -> tuple[str, dict[str, Any]]:
    """The page of a series, and its data."""
    file = folder / "report.html"
    done = budgetable(*options, "--report", str(file), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return file.read_text("utf-8"), json.loads(done.stdout)


def changed(file: Path) -> Path:
    """The standard deck with other amounts, other names, no relief, a job less and a card more."""
    data = decks.to_data(STANDARD)
    cards = {card["id"]: card for card in data["cards"]}
    cards["rent"]["amount"] = 1000
    cards["chef"] |= {"name": HOSTILE, "translations": {}}
    cards["dentist"] |= {"name": HEBREW, "translations": {}}
    for id in ("tutoring", "insurance", "helping-hands"):
        del cards[id]
    cards["yacht"] = {"id": "yacht", "name": "Yacht", "kind": "priority", "priority": "E",
                      "amount": 350}  # fmt: skip
    data |= {"cards": list(cards.values()), "title": f"Town {HOSTILE}"}
    file.write_bytes(decks.to_toml(decks.from_data(data)))
    return file


@pytest.mark.parametrize("seats", [("novice", "random"), ("novice", "easy", "random", "novice")])
def test_data_and_page_have_what_the_records_have(tmp_path: Path, seats: tuple[str, ...]):
    kept = tmp_path / "records"
    html, data = reported(
        tmp_path,
        "simulate",
        *seats,
        "--matches",
        "12",
        "--records",
        str(kept),
        "--turn-limit",
        "15",
    )
    texts = [file.read_text("utf-8") for file in sorted(kept.iterdir())]
    counted = recount(texts, STANDARD, len(seats))
    same(data["balance"], counted)
    page = Page(html)
    turns = page.table("Rounds by their turns")
    for turn, rounds in counted["turns"].items():
        assert turns[turn] == [[str(rounds)], [f"{100 * rounds / data['rounds']:.1f}"]]
    assert f"median {counted['turns_median']:g}, " in html
    assert f"95 percent by {counted['turns_95']}<" in html
    sides = {0: "no", 1: "more", -1: "less"}
    for figure, begins in (("places", "Who wins rounds"), ("seats", "Who wins matches")):
        rows = list(page.table(begins).values())[1:]
        for (_, share, seen), each in zip(rows, counted[figure], strict=True):
            assert share == told(each)
            assert seen == [sides[each["side"]]]
    endings = list(page.table("How rounds end").values())[1:]
    assert [share for _, share in endings] == [told(each) for each in counted["endings"].values()]
    uses = list(page.table("What happens in rounds").values())[1:]
    assert [share for _, share in uses] == [
        told(each) for each in (counted["elsewhere"], *counted["uses"].values())
    ]
    cards = page.table("Cards, from those")
    for card in STANDARD.cards:
        name = f"{card.name}, {card.amount}" if card.amount else card.name
        figures = counted["cards"][card.id]
        _, held, seen, mattered, won = cards[name]
        assert held == told(figures["held"])
        assert seen == [sides[figures["held"]["side"]]]
        assert mattered == told(figures["mattered"])
        # What has no amount never lies in a budget.
        assert won == (told(figures["won"]) if card.amount else ["–"])
        if card.kind == "income":
            income = counted["incomes"][card.id]
            sets, extended, with_it = page.table("Income cards")[name]
            assert (sets, extended) == ([str(income["sets"])], [str(income["extended"])])
            assert with_it == told(income["won"])
            row = page.table("Winning budgets")[name]
            priorities = [each.id for each in STANDARD.cards if each.priority]
            pairs = counted["pairs"].get(card.id, {})
            assert row == [[str(pairs.get(id, 0))] for id in priorities]
    held_shares = [100 * each["held"]["share"] for each in counted["cards"].values()]
    listed = [float(row[1][0]) for row in list(cards.values())[1:]]
    assert listed == sorted(listed, reverse=True)
    assert max(listed) == pytest.approx(max(held_shares), abs=0.06)


def told(share: dict[str, Any]) -> list[str]:
    """A share as a cell tells it."""
    if not share["of"]:
        return ["–"]
    won, of = share["won"], share["of"]  # What a program is told has been rounded.
    low, high = (f"{100 * end:.1f}" for end in wilson(won, of))
    return [f"{100 * won / of:.1f}", f"{low} to {high}, of {share['of']}"]


def test_the_same_plan_gives_the_same_page_however_many_workers(tmp_path: Path):
    pages = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.html"
        done = budgetable(*SMALL, "--report", str(file), "--workers", workers)
        assert done.returncode == 0
        assert done.stdout.endswith(f"The report is in {file}.\n")
        assert "24 matches, 2 seats, deck standard, seed 3" in done.stdout
        pages.append(file.read_bytes())
    assert pages[0] == pages[1]
    assert b"http" not in pages[0].replace(b"http://www.w3.org/2000/svg", b"")
    assert b"<script" not in pages[0]


def test_without_a_report_nothing_has_changed():
    data = json.loads(budgetable(*SMALL, "--json").stdout)
    assert list(data)[-2:] == ["cards", "winners"]
    assert "balance" not in data


def test_two_decks_are_told_side_by_side(tmp_path: Path):
    other = changed(tmp_path / "town.toml")
    html, data = reported(tmp_path, *SMALL, "--deck", str(other), "--against", "standard")
    (tmp_path / "report.html").unlink()
    alone, own = reported(tmp_path, *SMALL, "--deck", str(other))
    (tmp_path / "report.html").unlink()
    _, theirs = reported(tmp_path, *SMALL)
    assert data == {**own, "against": theirs, "difference": data["difference"]}
    difference = data["difference"]["cards"]
    assert "yacht" not in difference
    assert "tutoring" not in difference
    rent, before = (each["balance"]["cards"]["rent"] for each in (own, theirs))
    less = rent["mattered"]["share"] - before["mattered"]["share"]
    assert difference["rent"]["mattered"]["value"] == pytest.approx(less, abs=2e-4)
    page = Page(html)
    cards = page.table("Cards, from those")
    assert cards["Yacht, 350"][3] == ["not in the deck"]
    assert cards["Tutoring, 500"][1] == ["not in the deck"]
    name = "Rent, 1000; in Standard deck 1200"
    assert cards[name][1] == told(rent["held"])
    assert cards[name][3] == told(before["held"])
    points = 100 * (rent["held"]["share"] - before["held"]["share"])
    assert abs(float(cards[name][5][0].replace("−", "-")) - points) < 0.06
    lengths = page.table("What happens in rounds")
    for use, row in zip(own["balance"]["uses"], list(lengths.values())[3:], strict=True):
        is_clear = data["difference"]["uses"][use]["p"] < 0.05
        assert row[-1][1].endswith(", clear") == is_clear, (use, row)
        assert is_clear or use != "reliefs"
    assert page.table("Winning budgets of Standard deck")
    assert len(Page(alone).tables) == len(page.tables) - 1


def test_of_two_places_one_sentence_says_who_is_favoured():
    plan = Plan.of(STANDARD, ("novice", "novice"), 4, seed=3)
    figures = balance(list(run(plan)), STANDARD, 2)
    for won in ((70, 30), (30, 70), (50, 50)):
        places = judge([Share(each, 100) for each in won], 0.5, holm_of_whole)
        uneven = replace(figures, places=tuple(places))
        told = in_short(Reported(plan, STANDARD, uneven, "town", Speaker("en")))
        (order,) = [each for each in told if "order of play" in each]
        if won == (50, 50):
            assert order.startswith("Nobody is seen")
        else:
            assert f"Place {won.index(70) + 1} in the order of play wins more" in order


def test_of_three_seats_the_weak_one_is_told_too():
    plan = Plan.of(STANDARD, ("novice", "random", "novice"), 4, seed=3)
    figures = balance(list(run(plan)), STANDARD, 3)
    seats = judge([Share(each, 100) for each in (55, 10, 35)], 1 / 3, holm_of_whole)
    uneven = replace(figures, seats=tuple(seats))
    told = list(in_short(Reported(plan, STANDARD, uneven, "town", Speaker("en"))))
    assert "novice in seat 1 wins more than its fair share of the matches: 55.0 percent." in told
    assert "random in seat 2 wins less than its fair share of the matches: 10.0 percent." in told


@pytest.mark.parametrize(("often", "seldom", "is_told"), [(35, 31, False), (60, 20, True)])
def test_main_jobs_are_told_apart_only_where_they_differ(often: int, seldom: int, is_told: bool):
    plan = Plan.of(STANDARD, ("novice", "novice"), 4, seed=3)
    figures = balance(list(run(plan)), STANDARD, 2)
    jobs = [id for id in figures.incomes if STANDARD[id].is_main_job]
    won = dict.fromkeys(jobs, Share(seldom, 200)) | {jobs[0]: Share(often, 200)}
    incomes = {id: replace(figures.incomes[id], won=share) for id, share in won.items()}
    uneven = replace(figures, incomes=incomes)
    told = list(in_short(Reported(plan, STANDARD, uneven, "town", Speaker("en"))))
    assert any("The main job in most" in each for each in told) == is_told


def test_what_changed_is_told_in_short_with_two_places():
    plan = Plan.of(STANDARD, ("novice", "novice"), 4, seed=3)
    figures = balance(list(run(plan)), STANDARD, 2)
    new, old = (Reported(plan, STANDARD, figures, name, Speaker("en")) for name in ("new", "old"))
    found: Differences = {
        ("turns_mean",): Difference(-0.2, (-0.36, -0.04), 0.01),
        ("endings", "built"): Difference(0.1, (0.05, 0.15), 0.01),
        ("elsewhere",): Difference(-0.1, (-0.15, -0.05), 0.01),
        ("uses", "with_life"): Difference(0.1, (0.05, 0.15), 0.01),
        ("uses", "swaps"): Difference(0.1, (-0.05, 0.25), 0.2),
    }
    told = list(in_comparison(new, old, found))
    assert told[0].endswith("by 0.20 turns on average: 0.04 to 0.36.")
    assert told[1].startswith("With new more rounds end so: Built on one's own turn")
    assert told[2] == (
        "With new this happens more often: Life Happens in the winning budget, of won rounds."
    )
    assert told[3] == (
        "With new this happens less often: Won on another player's turn, of won rounds."
    )


def test_a_difference_from_nothing_is_no_figure(tmp_path: Path):
    never = tmp_path / "never.toml"
    cards = decks.to_data(STANDARD)["cards"]
    for card in cards:
        if card["kind"] == "priority":
            card["amount"] = 999_983  # More than anybody earns.
    never.write_bytes(decks.to_toml(decks.from_data({"name": "never", "cards": cards})))
    options = (*SMALL, "--turn-limit", "12", "--against", str(never))
    html, data = reported(tmp_path, *options)
    assert "places" not in data["difference"]
    assert "elsewhere" not in data["difference"]
    for row in list(Page(html).table("Who wins rounds").values())[2:]:
        assert row[-1] == []


def test_names_are_text_and_nothing_else(tmp_path: Path):
    other = changed(tmp_path / "town.toml")
    for options in ((), ("--against", "standard"), ("--language", "es")):
        html, _ = reported(tmp_path, *SMALL, "--deck", str(other), *options)
        (tmp_path / "report.html").unlink()
        page = Page(html)
        assert "script" not in page.tags
        assert HOSTILE in page.texts
        assert f"Town {HOSTILE}" in page.texts
        assert f"<bdi>{HEBREW}</bdi>" in html
        # A drawing has no elements for a direction of writing, so there the marks stay.
        assert "\u2068" not in re.sub("<desc.*?</desc>", "", html)


def test_decks_of_one_name_are_told_apart_by_their_files(tmp_path: Path):
    file = tmp_path / "copy.toml"
    file.write_bytes(decks.to_toml(STANDARD))
    html, data = reported(tmp_path, *SMALL, "--deck", str(file), "--against", "standard")
    assert "<title>How copy.toml plays, beside standard</title>" in html
    assert data["against"]["balance"] == data["balance"]


@pytest.mark.parametrize(
    "options",
    [
        ("random", "random", "--turn-limit", "1", "--matches", "1"),
        ("random", "random", "random", "--turn-limit", "1", "--matches", "2"),
        ("novice", "novice", "novice", "novice", "--matches", "1", "--rounds-to-win", "1"),
        ("novice", "novice", "--matches", "1", "--turn-limit", "1", "--against", "standard"),
    ],
)
@pytest.mark.parametrize("language", ["en", "es"])
def test_odd_series_have_reports_too(tmp_path: Path, options: tuple[str, ...], language: str):
    html, data = reported(tmp_path, "simulate", *options, "--language", language)
    assert data["rounds"] >= 1
    nobody = data["balance"]["endings"]["drawn"]["won"] == data["rounds"]
    assert nobody == (("Nobody won any round" in html) or ("Nadie ganó ninguna ronda" in html))


def test_what_cannot_be_used_is_refused_before_anything_is_played(tmp_path: Path):
    there = tmp_path / "there.html"
    there.write_text("kept", "utf-8")
    new = str(tmp_path / "new.html")
    for options in (
        ("--report", str(there)),
        ("--report", str(tmp_path)),
        ("--report", str(tmp_path / "nowhere" / "report.html")),
        ("--report", "/proc/report.html"),
        ("--against", "standard"),
        ("--report", new, "--against", "nowhere.toml"),
        ("--report", new, "--against", "standard", "--records", str(tmp_path / "records")),
    ):
        done = budgetable("simulate", "--matches", "1000000", *options)
        assert (done.returncode, done.stdout) == (2, ""), options
        assert len(done.stderr.splitlines()) == 1, done.stderr
        assert ".part" not in done.stderr
    assert [each.name for each in tmp_path.iterdir()] == ["there.html"]
    assert there.read_text("utf-8") == "kept"


def test_ctrl_c_leaves_no_report_and_says_so(tmp_path: Path):
    kept = tmp_path / "records"
    series = begun(
        "simulate", "novice", "novice", "--matches", "100000", "--workers", "1",
        "--report", str(tmp_path / "report.html"), "--records", str(kept),
    )  # fmt: skip
    wait_for_record(kept, series)
    series.send_signal(signal.SIGINT)
    said, complained = series.communicate(timeout=60)
    assert series.returncode == 130
    assert "Stopped after" in complained
    assert complained.endswith("The series was stopped, so there is no report.\n")
    assert "Turns a seat in a round: median " in said
    assert [each.name for each in tmp_path.iterdir()] == ["records"]
