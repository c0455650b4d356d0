"""A match as plain data: the format `budgetable-record/1`, which docs/records.md describes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from budgetable.decks import from_data, to_data
from budgetable.records.known import FORMAT as KNOWN
from budgetable.rules.cards import Card
from budgetable.rules.deck import Deck
from budgetable.rules.match import MIN_SEATS, Match
from budgetable.rules.moves import MAX_SEATS
from budgetable.rules.options import Options

FORMAT: Final = "budgetable-record/1"

FIELDS: Final = (
    "format", "deck", "players", "first_dealer", "rounds_to_win", "turn_limit", "rounds", "winner",
)  # fmt: skip
ROUND_FIELDS: Final = ("order", "reshuffles", "moves", "winner")


class BadRecord(ValueError):
    """Not a record: `code` says what it is instead, `field` where, `value` what stood there.

    A deck inside that cannot be played raises BadDeck instead.
    """

    def __init__(self, code: str, field: str = "", value: object = "") -> None:
        super().__init__(" ".join(filter(None, (code, field, str(value)))))
        self.code = code
        self.field = field
        self.value = str(value)


@dataclass(frozen=True)
class RoundRecord:
    """One round as written: ids and lines, not yet checked against the rules."""

    order: tuple[str, ...]
    reshuffles: tuple[tuple[str, ...], ...]
    moves: tuple[str, ...]
    winner: int | None = None
    tells_winner: bool = False


@dataclass(frozen=True)
class Record:
    """One match as written, of the right shape. Whether it was played so is for `replay` to say."""

    deck: Deck
    players: tuple[str, ...]
    first_dealer: int
    options: Options
    rounds: tuple[RoundRecord, ...]
    winner: int | None = None
    tells_winner: bool = False


def of(match: Match) -> Record:
    """The record of a match as far as it has been played."""
    rounds = tuple(
        RoundRecord(
            order=_ids(round.order),
            reshuffles=tuple(_ids(pile) for pile in round.reshuffles),
            moves=tuple(f"{seat} {move}" for seat, move in round.moves),
            winner=round.state.winner or None,
            tells_winner=round.is_over,
        )
        for round in match.rounds
    )
    return Record(
        match.deck,
        match.players,
        match.first_dealer,
        match.options,
        rounds,
        winner=match.winner or None,
        tells_winner=match.is_over,
    )


def to_json(record: Record) -> str:
    """The record as JSON text, one line a round: `from_json` reads an equal one."""
    data = to_data(record.deck)
    head: dict[str, Any] = {
        "format": FORMAT,
        "deck": data,
        "players": list(record.players),
        "first_dealer": record.first_dealer,
        "rounds_to_win": record.options.rounds_to_win,
        "turn_limit": record.options.turn_limit,
    }
    rounds = ",\n".join(_dumps(_round_data(round)) for round in record.rounds)
    lines = [f"{_dumps(key)}: {_dumps(value)}" for key, value in head.items()]
    lines.append(f'"rounds": [\n{rounds}\n]')
    if record.tells_winner:
        lines.append(f'"winner": {_dumps(record.winner)}')
    return "{" + ",\n".join(lines) + "}\n"


def from_json(source: str | bytes) -> Record:
    """The record that JSON text says. Raises BadRecord or, for its deck, BadDeck."""
    try:
        text = source if isinstance(source, str) else source.decode("utf-8-sig")
        data = json.loads(text, object_pairs_hook=_each_once)
        json.dumps(data, ensure_ascii=False).encode()  # Half of a surrogate pair is no text.
    except UnicodeError:
        raise BadRecord("not-utf8") from None
    except json.JSONDecodeError as error:
        raise BadRecord("not-json", value=error.lineno) from None
    except BadRecord:
        raise
    except (RecursionError, ValueError):  # Nested too deep, or a number of thousands of digits.
        raise BadRecord("not-json", value=1) from None
    return from_plain(data)


def from_plain(data: object) -> Record:
    """The record that plain data says. Raises BadRecord or, for its deck, BadDeck."""
    if isinstance(data, Mapping) and data.get("format") == KNOWN:
        raise BadRecord("known-only")
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise BadRecord("not-a-record")
    _known(data, FIELDS, "")
    for field in ("deck", "players", "first_dealer", "rounds_to_win", "rounds"):
        if field not in data:
            raise BadRecord("missing-field", field)
    players = _texts(data["players"], "players")
    if not MIN_SEATS <= len(players) <= MAX_SEATS:
        raise BadRecord("bad-seats", "players", len(players))
    dealer = _number(data["first_dealer"], "first_dealer", most=len(players))
    options = Options(
        rounds_to_win=_number(data["rounds_to_win"], "rounds_to_win"),
        turn_limit=_number(data.get("turn_limit", Options().turn_limit), "turn_limit"),
    )
    if not isinstance(data["rounds"], list) or not data["rounds"]:
        raise BadRecord("bad-field", "rounds")
    rounds = tuple(_round(each, f"rounds.{n}") for n, each in enumerate(data["rounds"], start=1))
    return Record(
        from_data(data["deck"]),
        players,
        dealer,
        options,
        rounds,
        winner=_winner(data, "winner"),
        tells_winner="winner" in data,
    )


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The fields of an object. Of a field written twice nobody could say which one counts."""
    data = dict(pairs)
    if len(data) < len(pairs):
        names = [name for name, _ in pairs]
        raise BadRecord("field-twice", next(name for name in names if names.count(name) > 1))
    return data


def _round(data: object, field: str) -> RoundRecord:
    if not isinstance(data, Mapping):
        raise BadRecord("bad-field", field)
    _known(data, ROUND_FIELDS, f"{field}.")
    for part in ("order", "reshuffles", "moves"):
        if part not in data:
            raise BadRecord("missing-field", f"{field}.{part}")
    reshuffles = data["reshuffles"]
    if not isinstance(reshuffles, list):
        raise BadRecord("bad-field", f"{field}.reshuffles")
    return RoundRecord(
        order=_texts(data["order"], f"{field}.order"),
        reshuffles=tuple(_texts(pile, f"{field}.reshuffles") for pile in reshuffles),
        moves=_texts(data["moves"], f"{field}.moves"),
        winner=_winner(data, f"{field}.winner"),
        tells_winner="winner" in data,
    )


def _round_data(round: RoundRecord) -> dict[str, Any]:
    data: dict[str, Any] = {
        "order": round.order,
        "reshuffles": round.reshuffles,
        "moves": round.moves,
    }
    return {**data, "winner": round.winner} if round.tells_winner else data


def _known(data: Mapping[str, Any], fields: tuple[str, ...], where: str) -> None:
    for field in data:
        if field not in fields:
            raise BadRecord("unknown-field", f"{where}{field}")


def _texts(value: object, field: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise BadRecord("bad-field", field)
    return tuple(value)


def _number(value: object, field: str, most: int | None = None) -> int:
    if type(value) is not int or value < 1 or (most is not None and value > most):
        raise BadRecord("bad-field", field, value)
    return value


def _winner(data: Mapping[str, Any], field: str) -> int | None:
    value = data.get("winner")
    return None if value is None else _number(value, field)


def _ids(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


def _dumps(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
