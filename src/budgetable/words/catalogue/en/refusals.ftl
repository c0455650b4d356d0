### Why a move is refused: what was wrong, with its numbers, and what would be right.
### The first part of an id is the code of the rules page.

## Any move

unreadable = I cannot read "{ $move }" as a move. Write a move like this: { $examples }.
unreadable-verb = No move begins with "{ $verb }". The moves are: draw, place, swap, use, play, accept, counter, done, discard.
unreadable-card = The deck has no card "{ $card }". Write a card's name in lower case with hyphens, such as { $example }.
unreadable-card-near = The deck has no card "{ $card }". Try { $example }.
# How the move that was begun is written in full.
unreadable-form = "{ $move }" is not complete or has too many words. Write it like this: { $example }.
unreadable-seat = There is no seat { $seat } at this table. The seats are 1 to { $seats }.
round-over = The round is over: { $name } has won it. Wait for the next deal.
round-over-you = The round is over: you have won it. Wait for the next deal.
round-over-drawn = The round is over: nobody has won it. Wait for the next deal.
nothing-to-answer = No Life Happens card waits for an answer. Accept and counter are only for a card played on you.
waiting-for-answer = { $name } must answer a Life Happens card first. Wait for that answer.
waiting-for-answer-you = You must answer the Life Happens card played on you first. Accept it, or counter it.
waiting-for-answer-card = { $name } must answer { $card } first. Wait for that answer.
waiting-for-answer-you-card = You must answer { $card } first. Accept it, or counter it.
not-your-turn = It is { $name }'s turn. Wait for yours; until then you can only play a card marked any time.
not-in-hand = You do not hold { $card }. Choose a card of your hand.
not-in-hand-list = You do not hold { $card }. Your hand: { $hand }.
wrong-phase-draw = { $draws_count ->
    [one] You must draw first: 1 card is still to come. Draw it, then use your actions.
   *[other] You must draw first: { $draws } cards are still to come. Draw them, then use your actions.
}
wrong-phase-act-draw = { $actions_count ->
    [0] You have drawn your cards and used your actions. End your turn.
    [one] You have drawn your cards. Now you have 1 action: place, swap, use or play a card, or end your turn.
   *[other] You have drawn your cards. Now you have { $actions } actions: place, swap, use or play a card, or end your turn.
}
wrong-phase-act-discard = { $actions_count ->
    [0] You discard only after you end your actions. You have none left, so end your turn first.
    [one] You discard only after you end your actions. You have 1 action left: use it, or end your turn first.
   *[other] You discard only after you end your actions. You have { $actions } actions left: use them, or end your turn first.
}
wrong-phase-discard = Your actions are over. Discard until you hold { $hand } cards.
no-actions-left = You have used your { $actions } actions. End your turn.

## Drawing and answering

pile-empty-deck = The draw pile has 0 cards, and the discard pile has too few to make a new one. Draw from the discard pile.
pile-empty-discard = The discard pile has 0 cards. Draw from the draw pile.
not-a-counter = { $card } does not counter a Life Happens card. Accept, or counter with one of these: { $counters }.
not-a-counter-none = { $card } does not counter a Life Happens card. You hold 0 counters, so accept.
not-a-counter-any = { $card } does not counter a Life Happens card. Accept, or counter with a card that says counter.

## Building

not-placeable-relief = { $card } does not go into a budget. Use it on a Life Happens card in your budget instead.
not-placeable-counter = { $card } does not go into a budget. Keep it to counter a Life Happens card played on you.
not-placeable-life = { $card } does not go into your own budget. Play it on another player instead.
second-job = You have a main job already: { $other }. A budget has room for 1. Swap it for { $card }, or place a part-time job.
second-job-same = You have a main job already: { $other }. A budget has room for 1. Place a part-time job, or another card.
second-job-swap = You have a main job already: { $other }. A budget has room for 1. Swap { $card } for that main job instead.
needs-income = { $card } needs a job in your budget, and you have 0. Place a full-time job, a business or a part-time job first.
category-taken = { $actions_count ->
    [one] You have a card of { $letter } already: { $other }. A second one is allowed only if you can win the round with your 1 action left. Swap the two, or choose another letter.
   *[other] You have a card of { $letter } already: { $other }. A second one is allowed only if you can win the round with your { $actions } actions left. Swap the two, or choose another letter.
}
category-taken-same = { $actions_count ->
    [one] You have a card of { $letter } already: { $other }. A second one is allowed only if you can win the round with your 1 action left. Choose another letter.
   *[other] You have a card of { $letter } already: { $other }. A second one is allowed only if you can win the round with your { $actions } actions left. Choose another letter.
}
needs-earlier-priority = { $card } is { $own }. { $letter } comes first: place one of those, and then this one.
needs-earlier-priority-first = { $card } is { $own }. { $letters } and { $last } come first, in order: place one of { $first } first.
over-income = { $name } costs { $amount } and you have { $free } free. Place more income first, or choose a card of at most { $free }.
over-income-none = { $name } costs { $amount } and you have 0 free. Place more income first.
over-income-over = { $name } costs { $amount } and your budget is { $over } over already. Place more income first.
over-income-swap = { $name } costs { $more } more than { $other } and you have { $free } free. Place more income first, or choose a card of at most { $most }.
over-income-swap-none = { $name } costs { $more } more than { $other } and you have 0 free. Place more income first, or choose a card below { $cost }.
over-income-swap-over = { $name } costs { $more } more than { $other } and your budget is { $over } over already. Place more income first, or choose a card below { $cost }.

## Swapping and relief

not-in-budget = { $card } is not in your budget. Choose a card that is there.
not-in-budget-list = { $card } is not in your budget. Your budget has: { $cards }.
not-in-budget-empty = { $card } is not in your budget, which has 0 cards. Place a card first.
not-in-budget-relief = Your budget has 0 Life Happens cards, so { $card } has nothing to take away. Keep it until there is one.
not-swappable = { $card } cannot be swapped. Swap income for income, or a priority for one of the same letter.
different-category = { $card } is { $category } and { $other } is { $other_category }. Swap cards of the same letter, or income for income.
category-income = income
same-value = { $card } and { $other } are both { $amount }. Swap for a card of another amount.
not-usable-card = { $card } is not relief. Use a card that says relief.
not-usable-other = { $card } takes away only Life Happens cards, and { $other } is not one. Choose a Life Happens card in your budget.

## Life Happens

not-life-happens = { $card } is not a Life Happens card. Play only Life Happens cards on other players.
bad-target-self = Seat { $seat } is your own. Choose another player, from seat 1 to { $seats }.
bad-target-none = There is no seat { $seat }. Choose another player, from seat 1 to { $seats }.
already-hit = You have played 1 Life Happens card on { $name } in this turn already. Choose another player, or wait for the next turn.
no-effect-letter-needed = { $card } needs a letter. Add one from A to E, like this: play { $written } { $seat } C.
no-effect-letter-extra = { $card } takes no letter. Leave { $letter } out, like this: play { $written } { $seat }.
no-effect-job = { $name } has 0 main jobs to lose. Choose a player who has a main job.
no-effect-part-time = { $name } has 0 part-time jobs to lose. Choose a player who has a part-time job.
no-effect-priority = { $name } has 0 cards of { $letter } to lose. Choose a letter that { $name } has.
no-effect-priorities = { $name } has 0 cards with a letter to lose. Choose a player who has one.

## Matches and records

bad-seats = { $seats_count ->
    [one] A match has 2 to 4 players, and 1 was given. Give 2, 3 or 4 names.
   *[other] A match has 2 to 4 players, and { $seats } were given. Give 2, 3 or 4 names.
}
bad-seats-dealer = There is no seat { $seat } to deal. Choose a dealer from seat 1 to { $seats }.
match-over = The match is over: { $name } has won it. Start a new match to play on.
match-over-drawn = The match is over: nobody has won it. Start a new match to play on.
unfinished-round = The round is not over yet. Finish it before the next is dealt.
bad-order = The order of the cards is not the whole deck shuffled. It must have every card of the deck, each as often as the deck has it.
missing-reshuffle = A new draw pile is needed here and is not written down. Add it to the reshuffles of the round.
bad-reshuffle = The new draw pile does not have the cards it should. It must be the discard pile without its top card.
unused-reshuffle = The round writes down more new draw piles than were needed. Leave out those that were never used.
wrong-winner = The winner written down is wrong: { $name } won. Write that seat.
wrong-winner-none = The winner written down is wrong: nobody won. Write null, or leave it out.

## Where a record is at fault

record-fault = Round { $round }, move { $move }: { $problem }
record-fault-line = Round { $round }, move { $move }, "{ $line }": { $problem }
record-fault-deal = Round { $round }, the deal: { $problem }
