### What happened, in one message a happening and reader.
### -you: the reader did it. -hit: it is done to the reader. -other: everybody else.
### -brief: the shorter form, where there is one. $card is the long or short name of a card.

## A round begins (R4)

dealt-dealer = You deal, { $first } starts.
dealt-first = { $dealer } deals, you start.
dealt-other = { $dealer } deals, { $first } starts.
dealt-hand = Your hand: { $cards }.
dealt-count = Each player has { $cards } cards.
dealt-discard = Discard pile: { $card }.

## A turn begins; draws (R5, R6)

turn-you = Your turn. Draw { $cards } cards, each from the draw pile or the discard pile.
turn-you-brief = Your turn. Draw { $cards } cards.
turn-other = { $name }'s turn.
drew-you = You draw { $card }.
drew-other = { $name } draws { $card }.
took-you = You take { $card } from the discard pile.
took-other = { $name } takes { $card } from the discard pile.
draw-more = { $cards_count ->
    [one] Draw 1 more card.
   *[other] Draw { $cards } more cards.
}
draw-more-brief = Draw { $cards } more.
actions-begin = You have { $actions } actions.
actions-begin-brief = { $actions } actions.
reshuffled = { $cards_count ->
    [one] The discard pile is shuffled into a new draw pile of 1 card.
   *[other] The discard pile is shuffled into a new draw pile of { $cards } cards.
}
lapsed-you = { $cards_count ->
    [one] Neither pile has a card, so you do not draw 1 more.
   *[other] Neither pile has a card, so you do not draw { $cards } more.
}
lapsed-other = { $cards_count ->
    [one] Neither pile has a card, so { $name } does not draw 1 more.
   *[other] Neither pile has a card, so { $name } does not draw { $cards } more.
}

## Building (R9 to R14)

placed-you = You place { $card }.
placed-other = { $name } places { $card }.
placed-extra = Extra card: win this turn, or it returns to your hand.
placed-extra-brief = Extra card: win this turn.
placed-extra-other = It is an extra card.
swapped-you = You swap: { $card } takes the place of { $other }.
swapped-other = { $name } swaps: { $card } takes the place of { $other }.
relieved-you = You use { $card } on { $other }. Both are discarded.
relieved-you-brief = You use { $card } on { $other }.
relieved-other = { $name } uses { $card } on { $other }. Both are discarded.
relieved-other-brief = { $name } uses { $card } on { $other }.
totals = Expenses { $expenses } of { $income }, { $gap }.
totals-brief = Budget: { $gap }.
actions-left = { $actions_count ->
    [0] No actions left. End your turn.
    [one] 1 action left.
   *[other] { $actions } actions left.
}
actions-left-brief = { $actions_count ->
    [0] No actions left.
    [one] 1 action left.
   *[other] { $actions } actions left.
}
extras-you = The round is not won, so you take back: { $cards }.
extras-you-brief = You take back: { $cards }.
extras-other = The round is not won, so { $name } takes back: { $cards }.
extras-other-brief = { $name } takes back: { $cards }.

## Life happens (R15 to R21)

aimed-you = You play { $card } on { $target }: { $effect }.
aimed-hit = { $name } plays { $card } on you: { $effect }.
aimed-other = { $name } plays { $card } on { $target }: { $effect }.
interrupted-you = You interrupt with { $card } on { $target }: { $effect }.
interrupted-hit = { $name } interrupts with { $card } on you: { $effect }.
interrupted-other = { $name } interrupts with { $card } on { $target }: { $effect }.
# Asked last, after everything that happened in the same step.
answer-hit = Accept it, or counter it. There is no hurry.
answer-hit-brief = Accept it, or counter it.
answer-other = Waiting for { $target }.
accepted-expense-you = You accept. { $card } joins your budget.
accepted-expense-hit = { $name } accepts your card. { $card } joins their budget.
accepted-expense-other = { $name } accepts. { $card } joins their budget.
accepted-lost-you = You accept { $card }. You lose { $lost }.
accepted-lost-hit = { $name } accepts your { $card } and loses { $lost }.
accepted-lost-other = { $name } accepts { $card } and loses { $lost }.
cancelled-you = You answer with { $counter }. { $card } has no effect.
cancelled-hit = { $name } answers your { $card } with { $counter }. It has no effect.
cancelled-other = { $name } answers with { $counter }. { $card } has no effect.
bounced-you = You answer with { $counter }. { $card } goes back to { $by }: { $effect }.
bounced-hit = { $name } answers with { $counter }. { $card } comes back to you: { $effect }.
bounced-other = { $name } answers with { $counter }. { $card } goes back to { $by }: { $effect }.
spent-you = { $card } finds nothing to take from you and is discarded.
spent-other = { $card } finds nothing to take from { $name } and is discarded.
resumed-you = Back to your turn.
resumed-other = Back to { $name }'s turn.

## Hands (R8, R21)

filled-known = You fill your hand with { $cards }.
filled-you = { $cards_count ->
    [one] You take 1 card to fill your hand.
   *[other] You take { $cards } cards to fill your hand.
}
filled-other = { $cards_count ->
    [one] { $name } takes 1 card to fill the hand.
   *[other] { $name } takes { $cards } cards to fill the hand.
}
filled-other-brief = { $cards_count ->
    [one] { $name } takes 1 card.
   *[other] { $name } takes { $cards } cards.
}
too-many-you = You have { $hand } cards. Discard { $cards }.
too-many-you-brief = Discard { $cards }.
too-many-other = { $name } has { $hand } cards and must discard { $cards }.
too-many-other-brief = { $name } must discard { $cards }.
discarded-you = You discard { $card }.
discarded-other = { $name } discards { $card }.
discard-more = { $cards_count ->
    [one] Discard 1 more card.
   *[other] Discard { $cards } more cards.
}
discard-more-brief = { $cards } more.

## Endings (R22 to R24)

won-you = You win the round: income { $amount }, expenses { $amount }.
won-you-brief = You win the round.
won-other = { $name } wins the round: income { $amount }, expenses { $amount }.
won-other-brief = { $name } wins the round.
# The budget was balanced on somebody else's turn.
won-your-turn = It was your turn.
won-other-turn = It was { $name }'s turn.
drawn-round = { $turns_count ->
    [one] Nobody wins this round: every player has ended 1 turn.
   *[other] Nobody wins this round: every player has ended { $turns } turns.
}
drawn-round-brief = Nobody wins this round.
match-won-you = You win the match. Rounds: { $scores }.
match-won-other = { $name } wins the match. Rounds: { $scores }.
drawn-match = { $rounds_count ->
    [one] Nobody wins the match: 1 round had no winner.
   *[other] Nobody wins the match: { $rounds } rounds running had no winner.
}
drawn-match-brief = Nobody wins the match.
