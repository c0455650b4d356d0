### What a button of a table says, and what the table answers when it is asked.

## Buttons: short, beside the card or pile that they are about

choice-place = Place it
choice-swap = Swap for { $other }
choice-use = Use it on { $other }
choice-use-nothing = Use it
choice-play = Play on { $target }
choice-play-letter = Play on { $target }: { $letter }
choice-discard = Discard it
choice-counter = Counter
choice-counter-with = Counter with { $card }
choice-counter-none = No counter in your hand
choice-accept = Accept
# While a card waits for one's answer: what accepting it costs.
choice-accept-expense = Accept: pay { $amount }
choice-accept-lost = Accept: lose { $lost }
choice-draw-deck = Draw pile
choice-draw-discard = Draw { $card }
choice-draw-discard-empty = Discard pile
choice-done = End my turn

## A few words beside a button

detail-extra = extra card, { $after }
detail-loses = { $target } loses { $lost }
detail-cancel = { $card } does nothing
detail-bounce = { $card } goes back to { $by }
detail-extras = { $extras_count ->
    [one] 1 extra goes back
   *[other] { $extras } extras go back
}
detail-discard = then discard { $cards }
# What the top card of the discard pile is, after its name.
detail-income = income { $amount }
detail-extra-income = extra income { $amount }
detail-priority = { $letter }, { $amount }
detail-relief = relief
detail-counter = counter
detail-life = to play on somebody: { $effect }

## One's own budget after a choice

after-left = then { $amount } to go
after-over = then { $amount } over
after-none = then nothing left
after-won = then balanced

## What the table answers

# The reader's own place, where others have their names.
asked-you = You
asked-seat = { $line } Cards: { $cards }.
asked-can = { $moves_count ->
    [one] 1 move: { $list }.
   *[other] { $moves } moves: { $list }.
}
asked-score = Rounds won: { $scores }. { $rounds_count ->
    [one] 1 round wins the match.
   *[other] { $rounds } rounds win the match.
} Round { $round }, turn { $turn }.
asked-score-brief = Rounds won: { $scores }. Round { $round }, turn { $turn }.

## What somebody may type at a table

# Beside the commands of the terminal: a word or one letter, then the question or move that it means.
line-words = t now, turn now, h hand, cards hand, b budget, o table, others table, p piles, w moves, s score, points score, i card, u undo, d draw deck, f draw discard, a accept, c counter, e done
# After the word what: `what can I do` asks for the moves.
line-can = can may
line-help =
    Type a move in words, such as place rent, or with the number of a card in your hand, such as place 3.
    t, turn or now: whose turn it is.
    h or hand: the cards in your hand.
    b or budget: your own budget. With a player, such as b 2: theirs.
    o or others: a line for everybody else.
    p or piles: the draw pile and the discard pile.
    w or moves: what you can do now.
    s or score: rounds won, the round and the turn.
    i CARD, or what does CARD do: what a card is for.
    hint: what to look at; hint 2: which card; hint 3: the move.
    why MOVE: why a move is not allowed.
    undo: take back your last move, if nothing hidden was shown.
    rules: the rules in short.
    help: this list.
line-unknown = I do not know "{ $line }". Type a move such as place 3, a question such as turn or hand, or help for the list.

## Tips for somebody's first game: what this moment is for, and what to do

tip-draw = { $cards_count ->
    [one] Draw one more card, from either pile.
   *[other] A turn begins with { $cards } cards, each from the draw pile or the discard pile.
}
tip-job = A job comes first: choose a job in your hand, and place it.
tip-no-job = You hold no job, so you can place nothing. End your turn: new cards will come.
tip-letters = Give your money something to do. You can place: { $letters }.
tip-even = Every letter is there. Now make it even: swap a card, or win with one last card.
tip-more-income = More income leaves more to spend. You can place: { $cards }.
tip-relief = Relief can take a Life Happens card out of your budget: choose it, and use it.
tip-swap = You can swap { $other } for { $card }: that leaves more to spend.
tip-play = None of your cards fits now. { $need } You can play Life Happens on somebody, or end your turn.
tip-nothing = None of your cards fits now. { $need } End your turn: you will have { $hand } cards again.
# What is waited for, where nothing fits.
tip-need-card = You need a card of { $letter } that costs at most { $left }.
tip-need-exact = A card that costs exactly { $left } would win.
tip-need-income = Nothing is left to spend: more income would help.
tip-done = Your { $actions } actions are used. End your turn.
tip-discard = You may keep { $hand } cards. Throw away what helps you least.
tip-answer = This card hits you. Accept what it does, or stop it with a counter.
tip-wait-answer = { $name } accepts the card or counters it. Until then everybody waits.
tip-wait = { $name } plays now. See what everybody still needs: the first to balance wins.
