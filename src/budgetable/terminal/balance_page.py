"""A balance report as one page: how a deck plays, alone or beside another, in sentences, charts and
tables that say the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from budgetable.rules.cards import LETTERS, Card
from budgetable.simulate.balance import USES, Balance, Differences, Path
from budgetable.simulate.comparing import JudgedShare
from budgetable.simulate.summary import Share
from budgetable.terminal import balance_charts as charts
from budgetable.terminal.balance_sentences import by_influence, in_comparison, in_short
from budgetable.terminal.balance_tables import Line, Tables, td, th
from budgetable.terminal.one_file import document, html, paragraph, table, unmarked
from budgetable.terminal.reported import Reported

MOST_ROWS: Final = 24
MOST_COLUMNS: Final = 48
"""Incomes and priorities in the table of winning budgets, at most."""

HEATS: Final = 6
"""Steps of colour behind the numbers of that table."""

STYLE: Final = """
main {
  max-width: none; display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 62rem) minmax(0, 1fr);
}
main > * { grid-column: 2; min-width: 0; }
main > .numbers {
  grid-column: 1 / -1; justify-self: center;
  width: fit-content; min-width: min(62rem, 100%); max-width: 100%;
}
main > p { margin: 0 0 1rem; }
p, li { max-width: 46rem; }
h2 { break-after: avoid; }
small {
  display: block; color: var(--ink2); font-size: 0.8125rem;
  white-space: normal; min-width: 5.25rem; margin-left: auto;
}
ul { padding-left: 1.25rem; }
.short { border-left: 4px solid var(--seat-1); padding: 0.25rem 1rem; }
.short h2 { border: 0; margin: 0; padding: 0; }
.short h3 { margin: 0.75rem 0 0; }
.chart { max-width: 40rem; }
/* A shade where there are more columns. What lies over it at the end is scrolled along. */
.numbers {
  --shade: color-mix(in srgb, var(--ink) 30%, transparent);
  margin: 1rem 0 2rem;
  background:
    linear-gradient(to left, var(--paper) 50%, transparent) 100% 0 / 3rem 100% local,
    linear-gradient(to left, var(--shade), transparent) 100% 0 / 1.25rem 100%;
  background-repeat: no-repeat;
}
caption { font-weight: bold; }
th, td { padding: 0.3rem 0.25rem; }
thead th { border-bottom-width: 2px; font-size: 0.875rem; }
tbody th {
  font-weight: normal; text-align: left; vertical-align: middle; min-width: 9rem;
  overflow-wrap: anywhere;
}
tbody th[scope="row"], .corner {
  position: sticky; left: 0; background: var(--paper); text-align: left;
}
.word { text-align: left; }
.clear { font-weight: bold; }
.beside { display: grid; gap: 0 2rem; align-items: start; }
@media (min-width: 52rem) {
  .beside { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
  .beside .numbers { margin: 0; }
}
.pairs th, .pairs td { padding: 0.25rem 0.35rem; }
.pairs td { text-align: center; border: 1px solid var(--line); }
.pairs thead th { text-align: center; }
.pairs td.corner { border: 0; }
.pairs thead .tall { font-weight: normal; vertical-align: bottom; }
.tall span {
  display: block; writing-mode: vertical-rl; text-align: left; max-height: 14rem;
  margin: 0 auto 0.25rem; overflow-wrap: anywhere;
}
thead th.group { text-align: center; }
.pairs .group { border-left: 2px solid var(--line); }
.heat-0 { color: var(--ink2); }
.heat-1 { background: color-mix(in srgb, var(--seat-1) 7%, transparent); }
.heat-2 { background: color-mix(in srgb, var(--seat-1) 14%, transparent); }
.heat-3 { background: color-mix(in srgb, var(--seat-1) 21%, transparent); }
.heat-4 { background: color-mix(in srgb, var(--seat-1) 28%, transparent); }
.heat-5 { background: color-mix(in srgb, var(--seat-1) 35%, transparent); }
.heat-6 { background: color-mix(in srgb, var(--seat-1) 42%, transparent); }
@media (max-width: 30rem) {
  tbody th { min-width: 6.5rem; max-width: 9rem; }
  td.number { min-width: 6rem; }
  small { max-width: 5.5rem; }
  .pairs td, .pairs th { padding: 0.25rem; }
}
@media print {
  :root {
    color-scheme: light;
    --paper: #fff; --ink: #000; --ink2: #444; --line: #888;
    --seat-1: #37467a; --seat-2: #a33f67;
  }
  @page { margin: 14mm; }
  body { font-size: 9.5pt; }
  main { display: block; padding: 0; }
  p, li { max-width: none; }
  h2 { margin-top: 1.5rem; }
  small { font-size: 7.5pt; white-space: nowrap; }
  thead th { font-size: 8.5pt; }
  tbody th { min-width: 7rem; }
  th, td { padding: 1px 4px; }
  .beside { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
  .chart { max-width: 30rem; }
  .chart text, .turns text { font-size: 15px; }
  .numbers { overflow: visible; margin: 0.5rem 0 1rem; background: none; }
  h2 + p, caption, thead { break-after: avoid; }
  tr, figure, .short { break-inside: avoid; }
  thead { display: table-header-group; }
  tbody th[scope="row"], .corner { position: static; }
  .pairs { font-size: 7pt; }
  .pairs th, .pairs td { padding: 1px 2px; }
  .pairs td, .bar-1, .bar-2, .dot-1, .dot-2 { print-color-adjust: exact; }
}
"""

STYLE_OF_TWO: Final = """
@media print {
  @page { size: landscape; }
  .track { width: 7rem; height: auto; }
  small { white-space: normal; min-width: 4.25rem; }
}
"""
"""Two decks have twice the columns: they need the longer side of the paper."""

BESIDE: Final = ' class="beside"'
"""Where chart and table stand beside each other on a wide screen."""


def page(series: Sequence[Reported], found: Differences) -> str:
    """The report of one series, or of two with the same seeds and the differences found between
    them, as HTML.
    """
    return Report(series, found).page()


class Report:
    """A report while it is written."""

    def __init__(self, series: Sequence[Reported], found: Differences) -> None:
        self.series = series
        self.one = series[0]
        self.say = self.one.speaker.say
        self.found = found
        self.tables = Tables(series, found)

    def page(self) -> str:
        """The whole of it."""
        labels = [each.label for each in self.series]
        title = (
            self.say("balance-title", deck=labels[0])
            if len(labels) == 1
            else self.say("balance-title-two", deck=labels[0], other=labels[1])
        )
        style = charts.STYLE + STYLE + (STYLE_OF_TWO if self.found else "")
        language = self.one.speaker.language
        return document(unmarked(title), language, self._parts(), style, html(title))

    def _parts(self) -> Iterator[str]:
        yield from self._about()
        yield from self._short()
        yield from self._length()
        if any(each.figures.summary.drawn_rounds.share < 1 for each in self.series):
            yield from self._winners()
        yield from self._endings()
        yield from self._cards()
        yield from self._incomes()
        yield from self._reading()

    def _about(self) -> Iterator[str]:
        plan = self.one.plan
        about = self.say(
            "balance-about",
            games=self.one.figures.summary.matches,
            bots=self.one.bots,
            seed=str(plan.seed),
            wins=str(plan.options.rounds_to_win),
            turns=str(plan.options.turn_limit),
        )
        yield paragraph(about)
        if self.found:
            both = {"deck": self.one.label, "other": self.series[1].label}
            yield paragraph(
                f"{self.say('balance-about-two')} {self.say('balance-about-differences', **both)}"
            )

    def _short(self) -> Iterator[str]:
        yield f'<section class="short"><h2>{html(self.say("balance-in-short"))}</h2>'
        if self.found:
            yield f"<h3>{html(self.one.label)}</h3>"
        yield _list(in_short(self.one))
        if self.found:
            both = {"deck": self.one.label, "other": self.series[1].label}
            yield f"<h3>{html(self.say('balance-compared', **both))}</h3>"
            yield _list(in_comparison(self.one, self.series[1], self.found))
        yield "</section>"

    def _length(self) -> Iterator[str]:
        yield self._head("balance-length")
        yield f"<div{'' if self.found else BESIDE}><figure>"
        yield charts.turns_chart(self.series)
        yield charts.keys(self.series, [html(each.label) for each in self.series])
        lines = []
        for each in self.series:
            summary = each.figures.summary
            told = [
                self.say("balance-middle", turns=f"{summary.turns_median:g}"),
                self.say("balance-high", turns=str(summary.turns_95)),
            ]
            prefix = f"{each.label}: " if self.found else ""
            lines.append(f"<div>{html(prefix + ', '.join(told))}</div>")
        yield f"<figcaption>{''.join(lines)}</figcaption></figure>"
        columns = [th(self.say(id)) for id in ("balance-rounds", "balance-share")]
        groups = [(each.label, columns) for each in self.series]
        if not self.found:
            groups = [("", columns)]
        rows = []
        for turn in sorted({turn for each in self.series for turn in each.figures.turns}):
            cells = []
            for each in self.series:
                rounds = each.figures.turns.get(turn, 0)
                share = f"{100 * rounds / each.figures.summary.rounds:.1f}"
                cells += [td(str(rounds)), td(share)]
            rows.append(f'<tr><th scope="row">{turn}</th>{"".join(cells)}</tr>')
        heads = self.tables.heads([self.say("balance-turns")], groups)
        yield table(self.say("balance-caption-turns"), heads, rows)
        yield "</div>"

    def _winners(self) -> Iterator[str]:
        yield self._head("balance-winners")
        for figure, name in (("places", "balance-place"), ("seats", "balance-seat")):
            lines = []
            for place in range(1, len(self.one.plan.seats) + 1):
                row = (
                    self.say("balance-place-row", place=str(place))
                    if figure == "places"
                    else self.say("balance-seat-row", seat=str(place), bot=self.one.bot(place))
                )
                shares = [getattr(each.figures, figure)[place - 1] for each in self.series]
                lines.append(Line(html(row), [((figure, str(place)), shares)]))
            yield self.tables.shares(f"balance-caption-{figure}", name, ["balance-share"], lines)

    def _endings(self) -> Iterator[str]:
        yield self._head("balance-endings")

        figures = [each.figures for each in self.series]
        endings = [
            self._line(f"balance-ending-{ending}", ("endings", ending),
                       [each.endings[ending] for each in figures])
            for ending in self.one.figures.endings
        ]  # fmt: skip
        share = ["balance-share"]
        yield self.tables.shares("balance-caption-endings", "balance-ending", share, endings)
        elsewhere = [each.summary.elsewhere for each in figures]
        uses = [self._line("balance-elsewhere", ("elsewhere",), elsewhere)]
        uses += [
            self._line(f"balance-use-{use.replace('_', '-')}", ("uses", use),
                       [getattr(each.summary, use) for each in figures])
            for use in USES
        ]  # fmt: skip
        yield self.tables.shares("balance-caption-uses", "balance-use", share, uses)

    def _line(self, id: str, path: Path, shares: Sequence[Share]) -> Line:
        return Line(html(self.say(id)), [(path, shares)])

    def _cards(self) -> Iterator[str]:
        yield self._head("balance-cards")
        yield paragraph(self.say("balance-read-holders"))
        lines = []
        for id in self._ids(by_influence):
            cards = [each.figures.cards.get(id) for each in self.series]
            measures: list[tuple[Path, list[JudgedShare | Share | None]]] = [
                (("cards", id, figure), [getattr(card, figure, None) for card in cards])
                for figure in ("held", "mattered")
            ]
            measures.append(self._won_with(id))
            lines.append(Line(html(self._card(id)), measures))
        columns = ["balance-held", "balance-mattered", "balance-won"]
        yield self.tables.shares("balance-caption-cards", "balance-card", columns, lines)

    def _won_with(self, id: str) -> tuple[Path, list[JudgedShare | Share | None]]:
        """How often a card lay in the winning budget: a share of nothing, and no difference, for
        one that never lies in a budget.
        """
        decks = [each.deck.by_id for each in self.series]
        if any(id in cards and cards[id].amount for cards in decks):
            cards = [each.figures.cards.get(id) for each in self.series]
            return ("cards", id, "won"), [getattr(card, "won", None) for card in cards]
        return (), [Share(0, 0) if id in cards else None for cards in decks]

    def _incomes(self) -> Iterator[str]:
        yield self._head("balance-incomes")
        groups = [
            (self.say("balance-sets"), self.tables.decks()),
            (self.say("balance-extended"), self.tables.decks()),
            (self.say("balance-budgets"), [*self.tables.decks(), *self.tables.difference_head()]),
        ]
        heads = self.tables.heads([self.say("balance-income")], groups)
        rows = []
        for id in self._ids(lambda figures: list(figures.incomes)):
            incomes = [each.figures.incomes.get(id) for each in self.series]
            cells = [self.tables.count(income, "sets") for income in incomes]
            cells += [self.tables.count(income, "extended") for income in incomes]
            cells += [
                self.tables.share(None if income is None else income.won) for income in incomes
            ]
            if self.found:
                cells.append(self.tables.difference(("incomes", id, "won")))
            rows.append(f'<tr><th scope="row">{html(self._card(id))}</th>{"".join(cells)}</tr>')
        yield table(self.say("balance-caption-incomes"), heads, rows)
        for each in self.series:
            if each.figures.pairs:
                yield from self._pairs(each)

    def _pairs(self, series: Reported) -> Iterator[str]:
        """How many winning budgets held an income and a priority: the darker the more."""
        pairs = series.figures.pairs
        incomes, priorities, left_out = _most_often(series)
        groups = [[card for card in priorities if card.priority == letter] for letter in LETTERS]
        heads = ['<tr><td class="corner"></td>']
        heads += [
            f'<th class="group" scope="colgroup" colspan="{len(group)}">'
            f"{html(self.say(f'letter-{group[0].priority}'))}</th>"
            for group in groups
            if group
        ]
        heads.append(f"</tr><tr>{th(self.say('balance-income'), 'corner')}")
        firsts = {group[0].id for group in groups if group}
        for card in priorities:
            kind = "tall group" if card.id in firsts else "tall"
            # The name stands upright, in as many lines as it needs, the amount below it.
            name = html(series.name(card))
            heads.append(f'<th class="{kind}" scope="col"><span>{name}</span> {card.amount}</th>')
        heads.append("</tr>")
        most = max(max(row.values(), default=0) for row in pairs.values())
        rows = []
        for card in incomes:
            cells = []
            for other in priorities:
                number = pairs.get(card.id, {}).get(other.id, 0)
                heat = -(-number * HEATS // most) if most else 0
                cells.append(f'<td class="heat-{heat}">{number}</td>')
            name = html(series.card(card.id))
            rows.append(f'<tr><th scope="row">{name}</th>{"".join(cells)}</tr>')
        caption = self.say("balance-caption-pairs", deck=series.label)
        yield table(caption, heads, rows, "pairs")
        if left_out:
            yield paragraph(self.say("balance-pairs-left-out"))

    def _reading(self) -> Iterator[str]:
        yield self._head("balance-reading")
        fair = f"{100 * self.one.figures.hands.share:.1f}"
        read = ["interval", "seen", "mattered", "sets"]
        if self.found:
            read.append("difference")
        said = [self.say(f"balance-read-{each}") for each in read]
        said.insert(1, self.say("balance-read-fair", fair=fair))
        yield _list(said)

    def _card(self, id: str) -> str:
        """A card's name and amount, the other deck's amount too where it is another."""
        holders = [each for each in self.series if id in each.deck.by_id]
        name = holders[0].card(id)
        if len(holders) == 2:
            amount = holders[1].deck[id].amount
            if amount != holders[0].deck[id].amount:
                deck = holders[1].label
                return self.say("balance-amounts", card=name, deck=deck, amount=str(amount))
        return name

    def _ids(self, of: Callable[[Balance], Iterable[str]]) -> list[str]:
        """Ids of both decks, in the first one's order."""
        return list(dict.fromkeys(id for each in self.series for id in of(each.figures)))

    def _head(self, id: str) -> str:
        return f"<h2>{html(self.say(id))}</h2>"


def _most_often(series: Reported) -> tuple[list[Card], list[Card], bool]:
    """The incomes and priorities of the table of winning budgets, and whether some are left out."""
    won = {id: sum(row.values()) for id, row in series.figures.pairs.items()}
    for row in series.figures.pairs.values():
        for id, number in row.items():
            won[id] = won.get(id, 0) + number

    def kept(cards: list[Card], most: int) -> list[Card]:
        often = sorted(cards, key=lambda card: -won.get(card.id, 0))[:most]
        return [card for card in cards if card in often]

    incomes = [card for card in series.deck.cards if card.is_job]
    priorities = [card for card in series.deck.cards if card.priority]
    priorities.sort(key=lambda card: card.priority)
    rows, columns = kept(incomes, MOST_ROWS), kept(priorities, MOST_COLUMNS)
    return rows, columns, len(rows) < len(incomes) or len(columns) < len(priorities)


def _list(sentences: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{html(each)}</li>' for each in sentences)}</ul>"
