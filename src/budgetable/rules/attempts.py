"""What can be tried with a card of the hand, whether it is legal now or not.

Some of it will be refused, and `fault` says why: so a player who asks for a card is always told
either what it does or what stands in the way.
"""

from __future__ import annotations

from budgetable.rules.budget import Budget
from budgetable.rules.cards import LETTERS, LOSE_PRIORITY, RELIEF, Card
from budgetable.rules.moves import Accept, Move, Place, Play, Swap, Use
from budgetable.rules.state import DISCARDING
from budgetable.rules.view import View


def attempts(view: View, card: Card) -> list[Move]:
    """The moves that a card of one's own hand is for, by its kind; the legal ones among them.

    While its holder discards, it is for that, unless it may be played at that moment too.
    """
    known = view.deck.moves
    moves: list[Move] = []
    if view.turn == view.you and view.phase == DISCARDING:
        moves.append(known.discard[card.index])
        if card.anytime:
            moves.extend(plays(view, card))
        elif card.is_counter and view.is_asked:
            moves.append(known.counter[card.index])
    elif card.is_placeable:
        moves.append(known.place[card.index])
        for other in view.budget.standing:
            if other.fills == card.fills:
                moves.append(known.swap(card, other))
    elif card.effect == RELIEF:
        moves.extend(uses(view, card))
    elif card.is_counter:
        moves.append(known.counter[card.index])
    else:
        moves.extend(plays(view, card))
    return moves


def uses(view: View, card: Card) -> list[Move]:
    """R14: relief on each Life Happens card of one's own budget. Without one it cannot be used,
    whatever card is named, and it names itself.
    """
    troubles: list[Card] = []
    for other in view.budget.cards:
        if other.is_life and other not in troubles:
            troubles.append(other)
    return [view.deck.moves.use(card, other) for other in troubles or [card]]


def plays(view: View, card: Card) -> list[Move]:
    """R15: a Life Happens card on each rival, with each letter there where it asks for one. On a
    rival without letters it cannot be played, whatever letter is named, and the first is.
    """
    moves: list[Move] = []
    for rival in view.rivals:
        if card.effect != LOSE_PRIORITY:
            moves.append(view.deck.moves.play(card, rival.number))
            continue
        missing = rival.budget.missing
        standing = [letter for letter in LETTERS if letter not in missing]
        for letter in standing or LETTERS[:1]:
            moves.append(view.deck.moves.play(card, rival.number, letter))
    return moves


def foreseen(view: View, move: Move) -> Budget | None:
    """One's own budget after a move that changes it and nothing else, legal or not; nothing for
    another move, and for one that names a card which the budget does not have.
    """
    budget = view.budget
    if isinstance(move, Place):
        return budget.after(move)
    if isinstance(move, (Swap, Use)):
        return budget.after(move) if move.other in budget.cards else None
    pending = view.pending
    if isinstance(move, Accept) and pending is not None and view.is_asked:
        return budget.after_life(pending.card, pending.letter)
    return None


def taken(view: View, move: Move) -> Card | None:
    """The card that a move takes out of a budget to the discard pile, legal or not: a rival's by
    Life Happens, one's own by accepting it (R16); nothing for another move.
    """
    if isinstance(move, Play):
        return view.seat(move.target).budget.taken_by(move.card, move.letter)
    pending = view.pending
    if isinstance(move, Accept) and pending is not None and view.is_asked:
        return view.budget.taken_by(pending.card, pending.letter)
    return None
