"""The tables of a balance report, of one series or of two beside each other: how a share, what is
seen of it and a difference stand in a cell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from budgetable.simulate.balance import Differences, IncomeFigures, Path
from budgetable.simulate.comparing import JudgedShare
from budgetable.simulate.summary import Share
from budgetable.terminal import balance_charts as charts
from budgetable.terminal.balance_charts import Scale
from budgetable.terminal.balance_sentences import signed
from budgetable.terminal.one_file import html, table
from budgetable.terminal.reported import Reported

NOTHING: Final = "–"
"""What stands in a cell for a share of nothing."""


@dataclass(frozen=True)
class Line:
    """A row of a table of shares: its name, and a share of each series under the path of their
    difference, in several measures. A series without the thing has None.
    """

    name: str
    measures: Sequence[tuple[Path, Sequence[JudgedShare | Share | None]]]


class Tables:
    """Tables of these series, in their language; `found` is empty where there is only one."""

    def __init__(self, series: Sequence[Reported], found: Differences) -> None:
        self.series = series
        self.found = found
        self.say = series[0].speaker.say

    def shares(self, caption: str, name: str, columns: Sequence[str], lines: list[Line]) -> str:
        """A table of shares, the first measure as a chart too; judged ones say what was seen."""
        firsts = [line.measures[0][1] for line in lines]
        judged = [each for shares in firsts for each in shares if isinstance(each, JudgedShare)]
        scale = Scale.around([each.share for each in judged], judged[0].fair) if judged else None
        chart = scale.head() if scale else ""
        groups = []
        for number, column in enumerate(columns):
            seen = [th(self.say("balance-seen"), "word")] if scale and number == 0 else []
            below = [head for deck in self.decks() for head in (deck, *seen)]
            groups.append((self.say(column), [*below, *self.difference_head()]))
        heads = self.heads([self.say(name), self.say("balance-chart")], groups, chart)
        rows = []
        for line in lines:
            cells = [f"<td>{self._chart(scale, line.measures[0][1])}</td>"]
            for path, shares in line.measures:
                for share in shares:
                    cells.append(self.share(share))
                    if scale and path == line.measures[0][0]:
                        cells.append(self._seen(share))
                if self.found:
                    cells.append(self.difference(path))
            rows.append(f'<tr><th scope="row">{line.name}</th>{"".join(cells)}</tr>')
        return table(self.say(caption), heads, rows)

    def heads(
        self, firsts: Sequence[str], groups: Sequence[tuple[str, list[str]]], chart: str = ""
    ) -> list[str]:
        """The heads of columns: of two series a row of groups, and a row of what is in each."""
        rows = 2 if self.found else 1
        span = f' rowspan="{rows}"' if rows > 1 else ""
        heads = ["<tr>"]
        for place, first in enumerate(firsts):
            kind = ' class="corner"' if place == 0 else ""
            inner = html(first) if place == 0 else f"{html(first)}{chart}"
            heads.append(f'<th{kind} scope="col"{span}>{inner}</th>')
        if not self.found:
            for group, below in groups:
                heads += [th(group), *below[1:]] if group else below
            return [*heads, "</tr>"]
        for group, below in groups:
            heads.append(
                f'<th class="group" scope="colgroup" colspan="{len(below)}">{html(group)}</th>'
            )
        return [*heads, "</tr><tr>", *[head for _, below in groups for head in below], "</tr>"]

    def decks(self) -> list[str]:
        """A head for each series."""
        return [th(each.label) for each in self.series]

    def difference_head(self) -> list[str]:
        """A head for their difference, if there are two."""
        return [th(self.say("balance-difference"))] if self.found else []

    def _chart(self, scale: Scale | None, shares: Sequence[JudgedShare | Share | None]) -> str:
        if scale is None:
            return charts.bars([_plain(each) for each in shares])
        return charts.reaches(
            scale,
            [
                (each.share, each.side != 0) if isinstance(each, JudgedShare) else None
                for each in shares
            ],
        )

    def share(self, share: JudgedShare | Share | None) -> str:
        """A share in percent, its interval under it; None where a deck does not have the thing."""
        plain = _plain(share)
        if plain is None:
            return td(self.say("balance-absent"))
        if not plain.of:
            return td(NOTHING)
        low, high = (f"{100 * end:.1f}" for end in plain.interval)
        under = self.say("balance-of", low=low, high=high, of=str(plain.of))
        return td(f"{100 * plain.share:.1f}", f"<small>{html(under)}</small>")

    def _seen(self, share: JudgedShare | Share | None) -> str:
        if not isinstance(share, JudgedShare):
            return '<td class="word"></td>'
        side = ("none", "more", "less")[share.side]
        kind = "word clear" if share.side else "word"
        return f'<td class="{kind}">{html(self.say(f"balance-side-{side}"))}</td>'

    def difference(self, path: Path) -> str:
        """A difference in points, its interval under it; empty where nothing can be compared."""
        found = self.found.get(path)
        if found is None:
            return "<td></td>"
        low, high = (signed(100 * end) for end in found.interval)
        interval = "balance-clear" if found.is_clear else "interval"
        under = f"<small>{html(self.say(interval, low=low, high=high))}</small>"
        return td(signed(100 * found.value), under, "number clear" if found.is_clear else "number")

    def count(self, income: IncomeFigures | None, figure: str) -> str:
        """How many sets come out even with an income."""
        if income is None:
            return td(self.say("balance-absent"))
        number: int | None = getattr(income, figure)
        return td(self.say("balance-uncounted") if number is None else str(number))


def th(text: str, kind: str = "") -> str:
    """The head of a column."""
    kind = f' class="{kind}"' if kind else ""
    return f'<th{kind} scope="col">{html(text)}</th>'


def td(text: str, under: str = "", kind: str = "number") -> str:
    """A cell; what stands under its text is HTML."""
    return f'<td class="{kind}">{html(text)}{under}</td>'


def _plain(share: JudgedShare | Share | None) -> Share | None:
    return share.share if isinstance(share, JudgedShare) else share
