### Print and play: what stands on the sheets beside the cards, and what the command says.

## On the sheets

# The title of the document. $deck: the deck's own title.
print-title = { $deck }, to print and play
# Half millimetres, as 94.5 is written.
print-decimal = { $whole }.{ $tenths }
# $size: a card's width and height in millimetres, such as 63 × 88.
print-scaling = Print at 100 %. A card: { $size } mm.

## Everything at a glance

print-glance = At a glance
print-goal = Your budget needs an income, a card of each letter from A to E, and expenses exactly equal to its income. Balance it first and you win the round. Two rounds win the match.
print-turn = Your turn
# A step a line.
print-turn-steps =
    Draw two cards, each from the top of either pile.
    Do up to three things: place a card, swap a card, use relief, play a Life Happens card.
    Tidy your hand: discard down to five cards, or fill it up to five.
print-kinds = The cards
print-kind-main-job = Full-time job, business
print-does-main-job = A main job: most of your pay. You may have one.
print-kind-part-time = Part-time job
print-does-part-time = More pay. Have as many as you like, with a main job or without.
print-does-A = The first letter to place, once you have a job.
print-does-B = The second.
print-does-C = The third: food, a home, care for little ones.
print-does-D = The fourth: the doctor, the phone, the way to work.
print-does-E = The fifth: treats and hobbies.
print-kind-extra-income = Extra income
print-does-extra-income = More money, placed beside a job.
print-kind-relief = Relief
print-does-relief = Takes one Life Happens card out of your budget. Discard both.
print-kind-cancel = Counter, stops it
print-does-cancel = Answers a Life Happens card played on you: nothing happens.
print-kind-bounce = Counter, returns it
print-does-bounce = Answers a Life Happens card played on you: it goes back to its sender.
print-kind-life = Life Happens
print-does-life = Trouble for somebody else: a bill to pay, a job lost, or a letter lost.
print-kind-anytime = At any time
print-does-anytime = A Life Happens card that costs no action, on anybody's turn.

## How to play

print-how = How to play
print-ready = Getting ready
print-ready-text = Two, three or four can play. Shuffle all { $cards } cards and give five to each player, one at a time, beginning left of the dealer. Put the rest face down: the draw pile. Turn its top card over beside it: the discard pile. The player left of the dealer begins, and turns go clockwise.
print-ready-budget = The cards face up in front of you are your budget. The cards in your hand are secret. If the draw pile runs out, leave the top discard where it is and shuffle the others into a new draw pile.
print-build = Building your budget
# A rule a line.
print-build-list =
    A job comes first. Without one you can place no letter and no extra income.
    Then the letters, from A to E. A card needs one of the letter just before it.
    Never place a letter that costs more than the money you have left.
    Have one card of each letter. A second one may be placed only if you can win with it this very turn, with the cards you hold and the actions you have left. If you end your turn without winning, it comes back to your hand.
    The moment a budget is balanced, its player wins the round, even on somebody else's turn.
print-swap = Swapping
print-swap-text = Swap a job for a job, or a letter for the same letter. The amounts must differ, and the old card goes to your hand. You may not end up with two main jobs. A dearer letter must fit into the money you have left; a job that pays less is allowed, even if you then owe more than you earn. Extra income and Life Happens cards are never swapped.
print-life = When life happens
# A rule a line.
print-life-list =
    Play a Life Happens card on another player. It must have something to take: a job, or a card of the letter you name. A bill always counts.
    Everybody waits while that player answers: take it, or counter. A counter costs no action. The one that stops it ends it; the one that returns it makes you answer in turn.
    Each player may play one Life Happens card on you in a turn, not two, even if you stopped the first.
    Only what the card takes goes. Everything else stays, even if you cannot pay for it all. Until your pay covers your costs again, you can place no letter, but you may swap one for a cheaper one.
    A card marked “At any time” may be played at any moment, on anybody's turn, but not while an answer is awaited. If two players jump in together, the first card counts.
    Whoever plays a card when it is not their turn fills their hand to five at once.
print-match = The match
print-match-text = After a round, shuffle all the cards again; the next player clockwise deals. The first to win two rounds wins the match. If everybody has had fifty turns, nobody wins that round.
print-example = A sum to follow
print-example-text = Your job pays { $pay }. You have placed A for { $a }, B for { $b } and C for { $c }: together { $spent }. So { $left } is left. If D and E cost exactly { $left } together, you win.

## What is said of a sheet, at the command line

print-done = { $file }: { $cards_count ->
    [one] 1 card
   *[other] { $cards } cards
} on { $sheets_count ->
    [one] 1 sheet
   *[other] { $sheets } sheets
}, then how to play.
print-replaced = Replaced the earlier file { $file }.
print-how-to-print = Print it at 100 %, not fitted to the page, on stiff paper if you have some. Measure one card before you cut: it must be { $size } mm.
print-how-to-back = Print on both sides, turned over the long edge.
print-no-pdf = { $file } is there already and is no PDF. Choose another name.
print-left-out = No font on this machine has these signs, so they are left out: { $signs }
print-no-letters = No font on this machine has these letters: { $letters }. Install one that has them, such as a Noto font for that script, and print again.
print-not-installed = Printing needs parts that are not installed here. Type { $command }, or make print where the sources are.
print-too-long = Card { $card } has a { $field ->
    [name] name
   *[text] text
} of { $length } letters, and paper has room for { $allowed }. Shorten it.
