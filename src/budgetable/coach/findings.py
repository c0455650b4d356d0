"""What a review finds in a turn, each exact: what the solver knows, or what then happened.

Whatever is judged is judged from the view of the seat that chose. That the next player used a card
that was thrown away, or that a rival held no counter, is told because the match lies open now.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from budgetable.bots.steady import COUNTER_HARM, harm
from budgetable.coach.missed import missed
from budgetable.coach.turns import Turn
from budgetable.rules.budget import Budget
from budgetable.rules.cards import Card
from budgetable.rules.events import Accepted
from budgetable.rules.match import Match
from budgetable.rules.moves import (
    DISCARD,
    Counter,
    Discard,
    Draw,
    Move,
    Place,
    Play,
    Swap,
    Use,
)
from budgetable.rules.state import ACT
from budgetable.rules.view import View
from budgetable.solver import can_win, distance

MISSED: Final = "missed-win"
"""`moves` would have won; `rival` is 0. `how` says where they begin: act, draw or accept."""
GIFT: Final = "gift"
"""`card` was thrown away, `rival` took it and, as `how` says, placed, swapped, used, countered or
played it; `won` if that seat won the round in the turn in which it did.
"""
HELPED: Final = "helped"
"""`card` was played on `rival`, who had every letter, and brought them nearer: `gap` was left after
it, `gap_before` before. `won` if it balanced that budget.
"""
COUNTER: Final = "counter"
"""`card` countered `other`, which would have cost little then; later in the round `later` cost much
and was accepted, for no counter was left.
"""
HELD: Final = "held"
"""`card`, to be played at any time, was held while `rival` won, and would have stopped that turn's
win: surely (`how` is sure), or unless countered (counter).
"""
KINDS: Final = (MISSED, GIFT, HELPED, COUNTER, HELD)


@dataclass(frozen=True)
class Finding:
    """One thing that `seat` might have done better, in a turn of the table. `ply` is how many moves
    of the round came before. What else there is depends on the kind, as KINDS says.
    """

    kind: str
    round: int
    turn: int
    seat: int
    ply: int
    how: str = ""
    moves: tuple[Move, ...] = ()
    card: Card | None = None
    other: Card | None = None
    later: Card | None = None
    rival: int = 0
    gap_before: int = 0
    gap: int = 0
    won: bool = False


def findings(turns: Sequence[Turn]) -> list[Finding]:
    """All that there is to say about a match, in the order in which it happened."""
    found: list[Finding] = []
    for place, turn in enumerate(turns):
        following = [each for each in turns[place + 1 :] if each.round == turn.round]
        found += _missed(turn)
        found += _gifts(turn, following)
        found += _helped(turn)
        found += _counters(turn, following)
        found += _held(turn)
    return sorted(found, key=lambda each: (each.round, each.turn, each.ply))


def _missed(turn: Turn) -> Iterator[Finding]:
    for miss in missed(turn):
        yield Finding(
            MISSED,
            turn.round,
            turn.number,
            miss.seat,
            _ply(miss.position),
            how=miss.how,
            moves=miss.moves,
        )


def _gifts(turn: Turn, following: Sequence[Turn]) -> Iterator[Finding]:
    """Cards that a seat threw away, that the next one took in its turn, and used later on."""
    thrown = [
        (place, move.card)
        for place, (_, move) in enumerate(turn.moves)
        if isinstance(move, Discard)
    ]
    if not thrown or not following:
        return
    taker = following[0]
    for place, (seat, move) in enumerate(taker.moves):
        if not (isinstance(move, Draw) and move.pile == DISCARD and seat == taker.seat):
            continue
        card = taker.positions[place].state.discard_pile[-1]
        mine = [first for first, each in thrown if each is card]
        # A copy that was in the hand already is not told apart from the one that was taken.
        if not mine or card in taker.positions[place].state.hands[seat]:
            continue
        use = _use([(taker, place + 1), *[(each, 0) for each in following[1:]]], seat, card)
        if use is not None:
            how, won = use
            yield Finding(
                GIFT,
                turn.round,
                turn.number,
                turn.seat,
                _ply(turn.positions[mine[-1]]),
                how=how,
                card=card,
                rival=seat,
                won=won,
            )
            thrown = [each for each in thrown if each[0] != mine[-1]]


def _use(where: Iterable[tuple[Turn, int]], seat: int, card: Card) -> tuple[str, bool] | None:
    """How a seat uses a card that it holds, and whether it wins in that turn; nothing if it does
    not, or throws it away.
    """
    for turn, begin in where:
        for mover, move in turn.moves[begin:]:
            if mover != seat or getattr(move, "card", None) is not card:
                continue
            if isinstance(move, Discard):
                return None
            return USES[type(move)], turn.winner == seat
    return None


USES: Final[dict[type[Move], str]] = {
    Place: "placed",
    Swap: "swapped",
    Use: "used",
    Counter: "countered",
    Play: "played",
}


def _helped(turn: Turn) -> Iterator[Finding]:
    """Life Happens cards that brought the seat they hit nearer to balance, every letter there."""
    aimed = 0
    for place, (_, move) in enumerate(turn.moves):
        if isinstance(move, (Play, Counter)):
            aimed = place
        before, after = turn.positions[place], turn.positions[place + 1]
        for event in after.events:
            fact = event.public
            if not isinstance(fact, Accepted):
                continue
            was, now = before.state.budgets[fact.seat], after.state.budgets[fact.seat]
            letters, _ = distance(now)
            if letters == 0 and distance(now) < distance(was):
                yield Finding(
                    HELPED,
                    turn.round,
                    turn.number,
                    fact.by,
                    _ply(turn.positions[aimed]),
                    card=fact.card,
                    rival=fact.seat,
                    gap_before=was.gap,
                    gap=now.gap,
                    won=now.is_balanced,
                )


def _counters(turn: Turn, following: Sequence[Turn]) -> Iterator[Finding]:
    """Counters spent on a small blow by seats that had none left for a hard one."""
    for place, (seat, move) in enumerate(turn.moves):
        if not isinstance(move, Counter):
            continue
        view = turn.positions[place].view(seat)
        assert view.pending is not None
        # To counter what would have won is worse, and told as a win that was missed.
        if harm(view, view.pending) >= COUNTER_HARM or after_it(view).is_balanced:
            continue
        later = _hit_hard([(turn, place + 1), *[(each, 0) for each in following]], seat)
        if later is not None:
            yield Finding(
                COUNTER,
                turn.round,
                turn.number,
                seat,
                _ply(turn.positions[place]),
                card=move.card,
                other=view.pending.card,
                later=later,
            )


def _hit_hard(where: Iterable[tuple[Turn, int]], seat: int) -> Card | None:
    """The first card that hit a seat hard and that it accepted without a counter to choose."""
    for turn, begin in where:
        for place in range(begin, len(turn.moves)):
            position = turn.positions[place]
            aim = position.state.pending
            if aim is None or aim.target != seat:
                continue
            has_counter = any(card.is_counter for card in position.state.hands[seat])
            if not has_counter and _is_hard(position.view(seat)):
                return aim.card
    return None


def _is_hard(view: View) -> bool:
    """Whether the card that waits for this seat's answer costs it much, as steady judges."""
    assert view.pending is not None
    return harm(view, view.pending) >= COUNTER_HARM and not after_it(view).is_balanced


def after_it(view: View) -> Budget:
    """The seat's budget after the card that waits for its answer."""
    assert view.pending is not None
    return view.budget.after_life(view.pending.card, view.pending.letter)


def _held(turn: Turn) -> Iterator[Finding]:
    """Any-time cards that would have stopped a win, if played on the winner in that very turn."""
    winner = turn.winner
    if winner != turn.seat:
        return
    for seat in range(1, turn.first.seats + 1):
        found = _stopper(turn, seat) if seat != winner else None
        if found is not None:
            position, play = found
            has_counter = any(card.is_counter for card in position.state.hands[winner])
            yield Finding(
                HELD,
                turn.round,
                turn.number,
                seat,
                _ply(position),
                how="counter" if has_counter else "sure",
                moves=(play,),
                card=play.card,
                rival=winner,
            )


def _stopper(turn: Turn, seat: int) -> tuple[Match, Play] | None:
    """The last moment at which a seat could have stopped the win of this turn, and with what."""
    for position in reversed(turn.positions[:-1]):
        state = position.state
        if state.phase != ACT or state.pending is not None:
            continue
        if not any(card.anytime for card in state.hands[seat]):
            continue
        budget, hand = state.budgets[turn.seat], state.hands[turn.seat]
        for move in position.view(seat).legal:
            if isinstance(move, Play) and move.target == turn.seat:
                after = budget.after_life(move.card, move.letter)
                if not after.is_balanced and not can_win(after, hand, state.actions_left):
                    return position, move
    return None


def _ply(position: Match) -> int:
    return len(position.round.moves)
