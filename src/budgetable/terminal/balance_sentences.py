"""A balance report in short: what a designer should know, no surer than the figures are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from budgetable.simulate.balance import Balance, Differences, unused
from budgetable.terminal.reported import Reported

FEW: Final = 400
"""Rounds below which a share may be 5 points off, so that a warning is due."""

IDLE: Final = 0.10
"""A card that matters in less of the rounds in which it comes to a hand hardly ever does."""

NAMED: Final = 6
"""Cards that a sentence names, at most."""


def in_short(series: Reported) -> Iterator[str]:
    """What one series says of its deck."""
    figures = series.figures
    say = series.speaker.say
    rounds = figures.summary.rounds
    if rounds < FEW:
        yield say("balance-says-few", rounds=rounds)
    yield say(
        "balance-says-length",
        median=f"{figures.summary.turns_median:g}",
        high=str(figures.summary.turns_95),
    )
    drawn = figures.endings["drawn"].won
    limit = str(series.plan.options.turn_limit)
    if drawn == rounds:
        yield say("balance-says-nobody")
    elif drawn:
        yield say("balance-says-drawn", drawn=drawn, rounds=str(rounds), turns=limit)
    else:
        yield say("balance-says-all-won")
    if drawn < rounds:
        yield from _order(series)
        yield from _seats(series)
        yield say(
            "balance-says-budgets",
            extras=f"{100 * figures.summary.by_extra.share:.0f}",
            life=f"{100 * figures.summary.with_life.share:.0f}",
        )
        yield from _cards(series)
    yield from _idle(series)
    yield from _incomes(series)


def in_comparison(one: Reported, other: Reported, found: Differences) -> Iterator[str]:
    """What two series say of the change from the other deck to the first."""
    say = one.speaker.say
    decks = {"deck": one.label, "other": other.label}
    turns = found["turns_mean",]
    low, high = turns.interval
    if turns.is_clear:
        id = "balance-says-longer" if turns.value > 0 else "balance-says-shorter"
        low, high = sorted((abs(low), abs(high)))
        value = f"{abs(turns.value):.2f}"
        yield say(id, **decks, turns=value, low=f"{low:.2f}", high=f"{high:.2f}")
    else:
        yield say("balance-says-as-long", **decks, low=signed(low, 2), high=signed(high, 2))
    for side, id in ((1, "balance-says-endings-more"), (-1, "balance-says-endings-less")):
        endings = [
            say(f"balance-ending-{path[1]}")
            for path, each in found.items()
            if path[0] == "endings" and each.is_clear and each.value * side > 0
        ]
        if endings:
            yield say(id, deck=one.label, endings="; ".join(endings))
    for side, id in ((1, "balance-says-uses-more"), (-1, "balance-says-uses-less")):
        uses = [
            say("-".join(("balance", *path)).replace("uses", "use").replace("_", "-"))
            for path, each in found.items()
            if path[0] in ("elsewhere", "uses") and each.is_clear and each.value * side > 0
        ]
        if uses:
            yield say(id, deck=one.label, uses="; ".join(uses))
    stronger, weaker = (_clear(found, "held", side) for side in (1, -1))
    if stronger:
        yield say("balance-says-stronger", **decks, cards=named(one, stronger))
    if weaker:
        yield say("balance-says-weaker", **decks, cards=named(one, weaker))
    if not stronger and not weaker:
        yield say("balance-says-alike", other=other.label)
    for side, id in ((1, "balance-says-busier"), (-1, "balance-says-idler")):
        cards = _clear(found, "mattered", side)
        if cards:
            yield say(id, **decks, cards=named(one, cards))


def named(series: Reported, ids: Sequence[str]) -> str:
    """Cards as a list, the first ones by name."""
    names = [series.card(id) for id in ids[:NAMED]]
    if len(ids) > NAMED:
        names.append(series.speaker.say("balance-says-others", others=len(ids) - NAMED))
    return "; ".join(names)


def signed(number: float, places: int = 1) -> str:
    """A difference with its sign, of so many decimal places."""
    text = f"{abs(number):.{places}f}"
    return f"{'+' if number > 0 else '−'}{text}" if float(text) else text


def by_influence(figures: Balance) -> list[str]:
    """The cards, from those whose holders won most."""
    return sorted(
        figures.cards,
        key=lambda id: (not figures.cards[id].held.share.of, -figures.cards[id].held.share.share),
    )


def _order(series: Reported) -> Iterator[str]:
    places = series.figures.places
    say = series.speaker.say
    for place, each in enumerate(places, start=1):
        # Of two, one has more because the other has less: that is said once.
        if each.side > 0 or (each.side and len(places) > 2):
            yield say(
                "balance-says-order-more" if each.side > 0 else "balance-says-order-less",
                place=str(place),
                share=f"{100 * each.share.share:.1f}",
                fair=f"{100 * each.fair:.1f}",
            )
    if not any(each.side for each in places):
        hidden = max(abs(end - each.fair) for each in places for end in each.share.interval)
        yield say("balance-says-order-even", points=f"{100 * hidden:.1f}")


def _seats(series: Reported) -> Iterator[str]:
    if len(set(series.plan.seats)) == 1:
        return  # Who deals first goes round: what a seat wins more than another is chance.
    seats = series.figures.seats
    for seat, each in enumerate(seats, start=1):
        # Of two, one has more because the other has less: that is said once.
        if each.side > 0 or (each.side and len(seats) > 2):
            yield series.speaker.say(
                "balance-says-seat-more" if each.side > 0 else "balance-says-seat-less",
                seat=str(seat),
                bot=series.bot(seat),
                share=f"{100 * each.share.share:.1f}",
            )


def _cards(series: Reported) -> Iterator[str]:
    figures = series.figures
    say = series.speaker.say
    order = by_influence(figures)
    more = [id for id in order if figures.cards[id].held.side > 0]
    less = [id for id in reversed(order) if figures.cards[id].held.side < 0]
    if more:
        yield say("balance-says-more", cards=_with_shares(series, more))
    if less:
        yield say("balance-says-less", cards=_with_shares(series, less))
    if not more and not less:
        widths = [
            max(abs(end - each.held.share.share) for end in each.held.share.interval)
            for each in figures.cards.values()
            if each.held.share.of
        ]
        # What it takes to be seen among so many cards is about twice what one alone would take.
        points = 200 * sorted(widths)[len(widths) // 2]
        yield say("balance-says-none", points=f"{min(points, 50):.0f}")


def _with_shares(series: Reported, ids: Sequence[str]) -> str:
    cards = series.figures.cards
    told = [
        series.speaker.say(
            "balance-says-card",
            card=series.card(id),
            share=f"{100 * cards[id].held.share.share:.1f}",
        )
        for id in ids[:NAMED]
    ]
    if len(ids) > NAMED:
        told.append(series.speaker.say("balance-says-others", others=len(ids) - NAMED))
    return "; ".join(told)


def _idle(series: Reported) -> Iterator[str]:
    cards = series.figures.cards
    idle = [id for id, each in cards.items() if each.mattered.interval[1] < IDLE]
    idle.sort(key=lambda id: cards[id].mattered.share)
    if idle:
        yield series.speaker.say("balance-says-idle", cards=named(series, idle))
    elif series.figures.summary.rounds >= FEW:
        yield series.speaker.say("balance-says-all-matter", percent=f"{100 * IDLE:.0f}")


def _incomes(series: Reported) -> Iterator[str]:
    figures = series.figures
    say = series.speaker.say
    left = unused(figures, series.deck)
    if left:
        yield say("balance-says-unused", cards=named(series, left))
    jobs = [id for id in figures.incomes if series.deck[id].is_main_job]
    jobs.sort(key=lambda id: -figures.incomes[id].won.share)
    if not jobs:
        return
    often, seldom = (figures.incomes[id].won for id in (jobs[0], jobs[-1]))
    # Intervals that overlap may be of jobs that do not differ.
    if often.interval[0] > seldom.interval[1]:
        yield say(
            "balance-says-incomes",
            most=series.card(jobs[0]),
            often=f"{100 * often.share:.1f}",
            least=series.card(jobs[-1]),
            seldom=f"{100 * seldom.share:.1f}",
        )


def _clear(found: Differences, figure: str, side: int) -> list[str]:
    """The cards of which this figure differs clearly to this side, the most first."""
    clear = {
        path[1]: each.value
        for path, each in found.items()
        if path[0] == "cards" and path[2] == figure and each.is_clear and each.value * side > 0
    }
    return sorted(clear, key=lambda id: -abs(clear[id]))
