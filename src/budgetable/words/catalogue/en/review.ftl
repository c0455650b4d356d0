### The review of a match: what each turn did to the chances, and what might have been done better.
### Everybody is called by name. A card is named with its amount.

## The frame of a review, at the command line

review-title = Review: { $players }
review-about = Chances to win the round are in percent, each from what the player could see then, as { $simulations } simulations of the bot sharp estimate it. After the sign ± comes the standard error, at most. What is said below the tables is exact, but for what is said to be estimated.
review-caption = Round { $round }: chances to win it, in percent
review-turn = Turn
review-player = Player
review-before = Before
review-drawn = Cards drawn
review-after = After
review-chance = { $share } ± { $spread }
review-none = none
review-in-turn = Turn { $turn }. { $finding }
review-found-nothing = Nothing to say about this round.
review-moments = { $moments_count ->
    [one] 1 moment to look at again
   *[other] { $moments } moments to look at again
}
review-moments-none = There is no moment that stands out.
review-moment = { $number }. Round { $round }, turn { $turn }. { $moment }
review-play-on = Play on from there: { $command }
# The record has a bot in this seat, so that nobody could play on there.
review-play-as = { $player } takes the seat of { $name }.
review-judging = Judging turns
review-no-turns = No turn of this match has been played yet.
option-review-seat = --seat { $given } is nobody in this match. Choose a number from 1 to { $seats }, or one of these: { $players }.
review-moments-exist = { $folder } holds moments already. Choose another folder.

## The review as a page, at the command line

review-page = The review as a page is in { $file }.
review-chart = Round { $round }: the chances as a chart
# What somebody hears who does not see the chart; the table below it has the numbers.
review-chart-line = { $name } begins with { $first } percent and ends with { $last } percent; the most is { $most } percent, the least { $least } percent.
review-chart-axis = Turns
review-findings = Round { $round }: what might have been done better
review-numbers = Round { $round }: the numbers

## What was found

review-missed-win-act = { $name } could have won in this turn: { $moves }.
review-missed-win-draw = { $name } could have won in this turn: { $moves }.
review-missed-win-accept = { $name } could have won the round here: to accept the card would have balanced the budget.
review-gift-placed = { $name } threw away { $card }. { $rival } took it and placed it.
review-gift-placed-won = { $name } threw away { $card }. { $rival } took it, placed it and won the round in that turn.
review-gift-swapped = { $name } threw away { $card }. { $rival } took it and swapped it in.
review-gift-swapped-won = { $name } threw away { $card }. { $rival } took it, swapped it in and won the round in that turn.
review-gift-used = { $name } threw away { $card }. { $rival } took it and used it.
review-gift-used-won = { $name } threw away { $card }. { $rival } took it, used it and won the round in that turn.
review-gift-countered = { $name } threw away { $card }. { $rival } took it and countered with it.
review-gift-countered-won = { $name } threw away { $card }. { $rival } took it, countered with it and won the round in that turn.
review-gift-played = { $name } threw away { $card }. { $rival } took it and played it on somebody.
review-gift-played-won = { $name } threw away { $card }. { $rival } took it, played it on somebody and won the round in that turn.
review-helped = { $name } helped { $rival } with { $card }: every letter was there. Before: { $before }. After: { $after }.
review-helped-won = { $name } balanced the budget of { $rival } with { $card }: { $rival } won the round.
review-counter = { $name } spent { $card } on { $other }, which would have cost little then. Later in the round { $later } cost much, and { $name } had no counter left.
review-held-sure = { $name } held { $card } when { $rival } won. Played in that turn, it would have stopped the win: { $rival } had no counter.
review-held-counter = { $name } held { $card } when { $rival } won. Played in that turn, it would have stopped the win unless countered: { $rival } had a counter.

## What was chosen in a moment

review-made = { $name } chose: { $move }.
# An estimate.
review-better = The bot sharp would choose: { $move }. It is estimated to win { $rounds_count ->
    [one] 1 round
   *[other] { $rounds } rounds
} more of 100.

## Moves inside a sentence

review-draw-deck = draw from the draw pile
review-draw-discard = take the top of the discard pile
review-place = place { $card }
review-swap = swap in { $card } for { $other }
review-use = use { $card } on { $other }
review-play = play { $card } on { $rival }, { $effect }
review-accept = accept
review-counter-with = counter with { $card }
review-done = end the turn
review-discard = discard { $card }
