### The balance report: how a deck plays, for whoever changes it. Shares are in percent.

## The frame of the report, at the command line

balance-written = The report is in { $file }.
balance-not-written = The series was stopped, so there is no report.
balance-against-alone = --against belongs to --report. Add --report and a file.
# A bot among those that played.
balance-bot = { $bot } of version { $version }
balance-title = How { $deck } plays
balance-title-two = How { $deck } plays, beside { $other }
# Under the title: what was played.
balance-about = { $games_count ->
    [one] 1 match among { $bots }, seed { $seed }. Rounds to win: { $wins }. Turns each before a round is drawn: { $turns }.
   *[other] { $games } matches among { $bots }, seed { $seed }. Rounds to win: { $wins }. Turns each before a round is drawn: { $turns }.
}
balance-about-two = Both decks were shuffled with the same seeds.
balance-about-differences = A difference is { $deck } less { $other }, in points. One that chance alone would hardly have made is called clear.
balance-in-short = In short
balance-length = How long rounds last
balance-winners = Who wins
balance-endings = How rounds end
balance-cards = What each card does
balance-incomes = Which incomes come out even
balance-reading = How to read the figures

## Heads of columns and captions of tables

balance-turns = Turns
balance-rounds = Rounds
balance-share = Share
balance-difference = Difference
balance-place = Place
balance-seat = Seat
balance-ending = Ending
balance-use = What happens
balance-card = Card
balance-seen = Beyond chance
balance-held = Wins of its holders
balance-mattered = Mattered
balance-won = Won with
balance-income = Income
# Of all winning budgets, unlike “won with”, which is of the rounds with the card in a hand.
balance-budgets = In winning budgets
balance-sets = Sets of five
balance-extended = Sets of six to eight
balance-compared = { $deck }, beside { $other }
balance-chart = Chart
# Under a share: its interval, and how many it is a share of.
balance-of = { $low } to { $high }, of { $of }
# Under a difference that chance alone would hardly have made.
balance-clear = { $low } to { $high }, clear
balance-absent = not in the deck
balance-uncounted = not counted
balance-amounts = { $card }; in { $deck } { $amount }
balance-caption-turns = Rounds by their turns a seat, shares in percent
balance-caption-places = Who wins rounds, by the order of play: shares in percent, the 95 percent intervals under them
balance-caption-seats = Who wins matches, by the seat: shares in percent, the 95 percent intervals under them
balance-caption-endings = How rounds end: shares of all rounds in percent, the 95 percent intervals under them
balance-caption-uses = What happens in rounds: shares in percent, the 95 percent intervals under them
balance-caption-cards = Cards, from those whose holders won most: shares in percent, the 95 percent intervals under them
balance-caption-incomes = Income cards: the sets of priorities that cost exactly what one pays, and the share of winning budgets that held it, in percent
balance-caption-pairs = Winning budgets of { $deck }, by income and priority
balance-pairs-left-out = Only the cards that lay in most winning budgets are shown.

## How a round ends, and what happens in it

balance-ending-built = Built on one's own turn, one card of each letter
balance-ending-extras = Built with an extra card
balance-ending-relief = By relief
balance-ending-life = By accident: a Life Happens card made it come out even
balance-ending-returned = By accident: extra cards went back to the hand
balance-ending-drawn = Nobody won
balance-elsewhere = Won on another player's turn, of won rounds
balance-use-with-life = Life Happens in the winning budget, of won rounds
balance-use-by-extra = An extra card in the winning budget, of won rounds
balance-use-swaps = A swap, of all rounds
balance-use-reliefs = Relief, of all rounds
balance-use-cancels = A card cancelled by a counter, of all rounds
balance-use-bounces = A card sent back by a counter, of all rounds
balance-side-more = more
balance-side-less = less
balance-side-none = no
balance-place-row = { $place }
balance-seat-row = { $seat }: { $bot }

## The chart of turns

balance-turns-chart = Rounds by their turns a seat, as a chart
# What somebody hears who does not see the chart; the table after it has the numbers.
balance-turns-told = { $deck }: most often a round takes { $most } turns a seat, { $share } percent of them; the shortest { $least }, the longest { $longest }.
balance-turns-axis = Turns a seat
balance-turns-upright = Percent of the rounds
balance-middle = median { $turns }
balance-high = 95 percent by { $turns }

## In short

balance-says-few = { $rounds_count ->
    [one] This was only 1 round: take every figure with care. A thousand matches tell much more.
   *[other] These were only { $rounds } rounds: take every figure with care. A thousand matches tell much more.
}
balance-says-length = At least half of the rounds are over after { $median } turns a seat, and 95 of 100 after { $high }.
balance-says-all-won = Somebody won every round.
balance-says-drawn = { $drawn_count ->
    [one] 1 of { $rounds } rounds was drawn: nobody had won after { $turns } turns each.
   *[other] { $drawn } of { $rounds } rounds were drawn: nobody had won after { $turns } turns each.
}
balance-says-nobody = Nobody won any round, so there is nothing to say of winners, seats and cards. The deck may be impossible to win with, or the turns too few.
balance-says-order-even = Nobody is seen to be favoured by the order of play. An advantage of up to { $points } points could still hide in so many rounds.
balance-says-order-more = Place { $place } in the order of play wins more than its fair share: { $share } percent of the rounds, where { $fair } would be fair.
balance-says-order-less = Place { $place } in the order of play wins less than its fair share: { $share } percent of the rounds, where { $fair } would be fair.
balance-says-seat-more = { $bot } in seat { $seat } wins more than its fair share of the matches: { $share } percent.
balance-says-seat-less = { $bot } in seat { $seat } wins less than its fair share of the matches: { $share } percent.
balance-says-budgets = Of 100 winning budgets { $extras } hold an extra card, and { $life } hold a Life Happens card.
balance-says-more = Whoever had one of these cards won more often than the holders of cards do on average: { $cards }.
balance-says-less = Whoever had one of these cards won less often than the holders of cards do on average: { $cards }.
balance-says-none = No card is seen to change who wins. A card that does so by less than about { $points } points would not be seen in so many rounds.
balance-says-idle = These cards hardly ever matter when they come into a hand: { $cards }.
balance-says-all-matter = No card is seen to matter in less than { $percent } of 100 rounds in which it comes into a hand.
balance-says-unused = No set of priorities costs exactly what these pay: { $cards }.
balance-says-incomes = The main job in most winning budgets is { $most }, in { $often } of 100; the one in fewest is { $least }, in { $seldom } of 100.
balance-says-card = { $card }: { $share } percent
balance-says-others = { $others_count ->
    [one] 1 other
   *[other] { $others } others
}
balance-says-longer = Rounds of { $deck } are longer than those of { $other }, by { $turns } turns on average: { $low } to { $high }.
balance-says-shorter = Rounds of { $deck } are shorter than those of { $other }, by { $turns } turns on average: { $low } to { $high }.
balance-says-as-long = Rounds of { $deck } are not seen to be longer or shorter than those of { $other }: the difference of the averages is from { $low } to { $high } turns.
balance-says-stronger = The holders of these cards win more with { $deck } than with { $other }: { $cards }.
balance-says-weaker = The holders of these cards win less with { $deck } than with { $other }: { $cards }.
balance-says-alike = No card is seen to do more or less for its holders than with { $other }.
balance-says-busier = These cards matter more with { $deck } than with { $other }: { $cards }.
balance-says-idler = These cards matter less with { $deck } than with { $other }: { $cards }.
balance-says-endings-more = With { $deck } more rounds end so: { $endings }.
balance-says-endings-less = With { $deck } fewer rounds end so: { $endings }.
balance-says-uses-more = With { $deck } this happens more often: { $uses }.
balance-says-uses-less = With { $deck } this happens less often: { $uses }.

## How to read the figures

balance-read-interval = An interval of 95 percent is where the true share lies, as far as these rounds can tell, by Wilson's score. The wider it is, the less is known.
balance-read-fair = The dotted line in a chart is what would be fair; how much that is stands over the chart. For a card it is { $fair } percent, the average of all cards: the winners' part of what came from a pile into a hand. It is more than a seat's part, for winners have often drawn more cards. Where some cards are above an average, others must be below it.
balance-read-holders = The wins of its holders are of all times that a card came from a pile into a hand in a won round. Dealt and drawn cards count; one that goes back from a budget to the hand is not counted again. To hold a card is not to win by it: a good card may lie in hands that would have won anyway.
balance-read-seen = A card or place is told as more or less only where all of its kind together leave at most a chance of 5 in 100 that even one is told so by chance alone, by Holm's correction. Where less than about five wins or losses were to be expected, nothing is told.
balance-read-mattered = A card mattered in a round if it changed a budget, was used as a counter, or lay in the winning budget. Both that and the rounds won with it are of the rounds in which it came into a hand. A dash stands where nothing can be counted, such as for a card that never lies in a budget.
balance-read-sets = An extra card is one more of a letter that the budget has. Sets of five have one card of each letter. Sets of six to eight have up to three extra cards besides, of whichever letters, as many as a turn has actions for. Equal copies count as one.
balance-read-difference = The interval of a difference is by Newcombe's method, that of the average turns by the normal distribution. The same seeds make the two series alike, so a true interval may be narrower.

## A cluster, at the command line

option-scheduler = --scheduler { $given } is no address. One is written like this: tcp://127.0.0.1:8786.
cluster-not-installed = To play on a cluster, more must be installed here: { $command }
cluster-unreachable = No scheduler answers at { $where }. Check the address, and whether it is running.
cluster-no-workers = The scheduler at { $where } has no workers. Start one: dask worker { $where }
cluster-without = { $where } has no budgetable. Install version { $here } there.
cluster-other-version = { $where } has another budgetable, version { $version }; this is version { $here }. Install the same one everywhere.
cluster-lost = The cluster at { $where } was lost before the series was over. Look at what its scheduler and its workers say, and start again.
