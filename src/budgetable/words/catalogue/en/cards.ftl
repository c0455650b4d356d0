### What is on the table: cards, amounts, letters, budgets.
### A number comes twice: $amount in plain digits, to print, and $amount_count, to choose a plural by.

## Amounts

minus = minus { $amount }
# $currency (text): the deck's ISO 4217 code.
total = { $currency ->
    [USD] { $amount_count ->
        [one] { $amount } dollar
       *[other] { $amount } dollars
    }
    [EUR] { $amount_count ->
        [one] { $amount } euro
       *[other] { $amount } euros
    }
    [GBP] { $amount_count ->
        [one] { $amount } pound
       *[other] { $amount } pounds
    }
    [MXN] { $amount_count ->
        [one] { $amount } Mexican peso
       *[other] { $amount } Mexican pesos
    }
   *[other] { $amount } { $currency }
}
gap-left = { $amount } to go
gap-over = { $amount } over
gap-none = nothing left

## Letters

letter-A = A Giving
letter-B = B Savings
letter-C = C Essential
letter-D = D Important
letter-E = E Additional

## The name of a card, complete: what decides first

card-full-time = { $name }, full-time job, income { $amount }
card-business = { $name }, business, income { $amount }
card-part-time = { $name }, part-time job, income { $amount }
card-priority = { $name }, { $letter }, { $amount }
card-extra-income = { $name }, extra income { $amount }
card-relief = { $name }, relief
card-counter = { $name }, counter
card-life = { $name }, Life Happens, { $effect }
card-life-anytime = { $name }, Life Happens, { $effect }, any time
card-short = { $name }, { $amount }

## What a Life Happens card does, in a few words

effect-expense = expense { $amount }
effect-lose-job = lose main job
effect-lose-part-time = lose part-time job
effect-lose-priority = lose one priority
effect-lose-letter = lose { $letter }

## What a card does, for somebody who has just met it

explain-full-time = { $name } is a full-time job. Place it in your budget: it brings income of { $amount }. You can have only one main job, which is a full-time job or a business.
explain-business = { $name } is a business. Place it in your budget: it brings income of { $amount }. You can have only one main job, which is a full-time job or a business.
explain-part-time = { $name } is a part-time job. Place it in your budget: it brings income of { $amount }. You can have as many part-time jobs as you like.
explain-priority = { $name } is a priority of letter { $letter }. Place it in your budget: it costs { $amount }. It needs a card of each letter before it, and enough income.
explain-first-priority = { $name } is a priority of letter { $letter }. Place it in your budget: it costs { $amount }. It is the first letter, so it needs only an income and enough of it.
explain-extra-income = { $name } is a windfall of extra income. Place it in your budget beside a job: it brings { $amount } more.
explain-relief = { $name } is a windfall of relief. Use it on a Life Happens card in your budget, and both are discarded.
explain-cancel = { $name } is a windfall that counters. When somebody plays a Life Happens card on you, answer with it and nothing happens to you.
explain-bounce = { $name } is a windfall that counters. When somebody plays a Life Happens card on you, answer with it and the card goes back to that player.
explain-expense = { $name } is a Life Happens card. Play it on another player: it adds an expense of { $amount } to their budget.
explain-lose-job = { $name } is a Life Happens card. Play it on another player: it takes away their full-time job or business.
explain-lose-part-time = { $name } is a Life Happens card. Play it on another player: it takes away their part-time job with the highest pay.
explain-lose-priority = { $name } is a Life Happens card. Play it on another player and choose a letter: it takes away their last card of that letter.
explain-anytime = You can play it at any time, even on another player's turn, and it costs no action.

## Budgets, hands, piles and players

budget-totals = Income { $income }, expenses { $expenses }, { $gap }.
budget-empty = No cards yet. Start with a job.
budget-missing = Missing: { $missing }.
a-job = a job
budget-complete = Every letter has a card.
budget-cards = Cards: { $cards }.
hand-cards = { $cards_count ->
    [one] 1 card: { $list }.
   *[other] { $cards } cards: { $list }.
}
hand-empty = No cards.
# One line for another player, before their cards.
player-line = { $name }: { $cards_count ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}, { $wins_count ->
    [0] no round won
    [one] 1 round won
   *[other] { $wins } rounds won
}. Income { $income }, expenses { $expenses }, { $gap }.
pile-draw = Draw pile: { $cards_count ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
}.
pile-discard = Discard pile: { $cards_count ->
    [one] 1 card
   *[other] { $cards } cards
}, on top { $card }.
pile-discard-empty = Discard pile: empty.
# The reader's own place in a list, such as "you 2, Ben 1".
you = you
# A seat whose name is not known.
seat-number = seat { $seat }
score = { $name } { $wins }
a-card = a card
