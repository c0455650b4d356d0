"""Every move that a line of text can say, legal or not: the space that `legal` is held against."""

from budgetable.rules import LETTERS, Deck, Move


def every_move(deck: Deck) -> list[Move]:
    """A deck's readable moves: each card and pair of cards, seats 0 to 5, each letter and none."""
    lines = ["draw deck", "draw discard", "accept", "done"]
    for card in deck.cards:
        lines += [f"{verb} {card.id}" for verb in ("place", "counter", "discard")]
        lines += [
            f"{verb} {card.id} {other.id}" for verb in ("swap", "use") for other in deck.cards
        ]
        for seat in range(6):
            lines.append(f"play {card.id} {seat}")
            lines += [f"play {card.id} {seat} {letter}" for letter in LETTERS]
    moves = []
    for line in lines:
        move = deck.moves.read(line)
        assert move is not None, line
        moves.append(move)
    return moves


def every_seat(seats: int) -> range:
    """Seats that a mover can name: those of the table and one on either side."""
    return range(seats + 2)
