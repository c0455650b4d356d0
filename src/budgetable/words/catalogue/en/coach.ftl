### Hints: three steps each. -look says what to look at, -card which card, and hint-move the move.

## What to look at

hint-draw-ready-look = You hold all that it takes to win this turn, in { $actions_count ->
    [one] 1 action
   *[other] { $actions } actions
}. Whatever you draw, you can do it.
hint-draw-wins-look = Look at the discard pile: its top card can win you this round.
hint-draw-helps-look = Look at the discard pile: its top card helps you more than an unknown one.
# $outs of the $unseen cards that the reader cannot see would win at once.
hint-draw-deck-look = { $outs_count ->
    [0] The top of the discard pile is not what you need most. No single unknown card wins this turn, but one may bring you nearer.
    [one] The top of the discard pile is not what you need most. Of { $unseen } cards that you cannot see, 1 would let you win this turn.
   *[other] The top of the discard pile is not what you need most. Of { $unseen } cards that you cannot see, { $outs } would let you win this turn.
}
hint-win-look = You can win now, with { $actions_count ->
    [one] 1 action
   *[other] { $actions } actions
}. Your budget: { $gap }. { $lacking }
hint-build-look = You cannot win this turn. The nearest that you can come: { $missing_count ->
    [0] every letter there, { $gap }
    [one] 1 card missing, { $gap }
   *[other] { $missing } cards missing, { $gap }
}.
hint-attack-look = Look at { $name }: { $missing_count ->
    [0] no letter missing, { $gap }
    [one] 1 letter missing, { $gap }
   *[other] { $missing } letters missing, { $gap }
}. One of your cards can set that budget back.
hint-end-look = { $outs_count ->
    [0] It is better to stop here. Keep your cards for the next turn.
    [one] It is better to stop here. Of { $unseen } cards that you cannot see, 1 would let you win next turn.
   *[other] It is better to stop here. Of { $unseen } cards that you cannot see, { $outs } would let you win next turn.
}
hint-end-spent-look = You have no actions left.
hint-accept-look = You have no counter. Your budget after this card: { $gap }.
hint-accept-keep-look = You have a counter, but this card does little harm. Your budget after it: { $gap }.
hint-accept-wins-look = Look at your own budget as it would be after this card: income and expenses are equal.
hint-counter-look = This card would hurt. Your budget after it: { $gap }, { $missing_count ->
    [0] no letter missing
    [one] 1 letter missing
   *[other] { $missing } letters missing
}. You can counter it.
hint-discard-look = { $cards_count ->
    [one] You have 1 card too many.
   *[other] You have { $cards } cards too many.
} Look for the card that your budget needs least.
hint-wait-look = You hold an any-time card, but nobody is close enough to winning.

## Which card

hint-draw-ready-card = You will begin with { $card }.
hint-draw-wins-card = On top is { $card }: with it you win in { $actions_count ->
    [one] 1 action
   *[other] { $actions } actions
}.
hint-draw-helps-card = On top is { $card }.
hint-draw-deck-card = On top is { $card }: leave it.
hint-draw-deck-card-none = The discard pile has nothing for you.
hint-win-card = The card to begin with is { $card }.
hint-build-card = The card to use is { $card }.
hint-attack-card = The card to play is { $card }.
hint-end-card = No card of your hand is worth an action now.
hint-accept-card = You can only accept { $card }.
hint-accept-keep-card = Keep your counter for a harder blow than { $card }.
hint-accept-wins-card = Your budget is balanced by { $card }.
hint-counter-card = Your counter is { $card }.
hint-discard-card = The card that you need least: { $card }.
hint-discard-letter-card = The card that you need least: { $card }. Your budget has that letter.
hint-discard-job-card = The card that you need least: { $card }. Your budget has a main job.
hint-discard-life-card = The card that you need least: { $card }. It cannot go into your budget.
hint-wait-card = Keep it for the moment when somebody is about to win.

## The move

hint-move = The move: { $move }.
hint-move-win = { $more_count ->
    [0] The move: { $move }.
    [one] The move: { $move }. Then 1 more action wins.
   *[other] The move: { $move }. Then { $more } more actions win.
}
hint-move-wait = Let the others go on.
