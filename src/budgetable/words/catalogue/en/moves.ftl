### A move as a line of a menu, without a full stop; and the line that says whose move it is.

## Moves

move-draw-deck = Draw from the draw pile
move-draw-discard = Take { $card } from the discard pile
move-place = Place { $card }: { $outcome }
move-place-extra = Place { $card } as an extra card: { $outcome }
move-swap = Swap in { $card } for { $other }: { $outcome }
move-use = Use { $card } on { $other }: { $outcome }
move-play = Play { $card } on { $target }: { $effect }
# The card that $target would lose.
move-play-lost = Play { $card } on { $target }: { $target } loses { $lost }
move-accept = Accept { $card }: { $outcome }
move-accept-lost = Accept { $card }, lose { $lost }: { $outcome }
move-counter-cancel = Counter with { $counter }: { $card } has no effect
move-counter-bounce = Counter with { $counter }: { $card } goes back to { $by }
move-done = End your turn
move-done-extras = { $extras_count ->
    [one] End your turn, take back 1 extra card
   *[other] End your turn, take back { $extras } extra cards
}
move-done-discard = { $cards_count ->
    [one] End your actions, then discard 1 card
   *[other] End your actions, then discard { $cards } cards
}
move-discard = Discard { $card }
# Instead of the gap that a move leaves.
outcome-won = balanced, you win the round

## Now

now-draw-you = { $cards_count ->
    [one] Your turn: draw 1 card.
   *[other] Your turn: draw { $cards } cards.
}
now-draw-other = { $cards_count ->
    [one] { $name }'s turn: 1 card to draw.
   *[other] { $name }'s turn: { $cards } cards to draw.
}
now-act-you = { $actions_count ->
    [0] Your turn: no actions left. End your turn.
    [one] Your turn: 1 action left.
   *[other] Your turn: { $actions } actions left.
}
now-act-other = { $actions_count ->
    [0] { $name }'s turn: no actions left.
    [one] { $name }'s turn: 1 action left.
   *[other] { $name }'s turn: { $actions } actions left.
}
now-discard-you = { $cards_count ->
    [one] Your turn: discard 1 card.
   *[other] Your turn: discard { $cards } cards.
}
now-discard-other = { $cards_count ->
    [one] { $name }'s turn: 1 card to discard.
   *[other] { $name }'s turn: { $cards } cards to discard.
}
now-answer-you = { $by } plays { $card } on you: { $effect }. Accept it, or counter it.
# The reader's own card, which has been bounced.
now-answer-you-back = { $by } bounces { $card } back at you: { $effect }. Accept it, or counter it.
now-answer-by = Waiting for { $target } to answer your { $card }.
now-answer-by-back = Waiting for { $target } to answer { $card }, which you bounced back.
now-answer-other = Waiting for { $target } to answer { $card } from { $by }.
now-answer-other-back = Waiting for { $target } to answer { $card }, bounced back by { $by }.
now-won-you = The round is over: you won it.
now-won-other = The round is over: { $name } won it.
now-match-won-you = You win the match.
now-match-won-other = { $name } wins the match.
now-drawn = The round is over: nobody won it.
