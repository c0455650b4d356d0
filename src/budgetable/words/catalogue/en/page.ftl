### The page in a browser: labels, headings and the short texts of its screens.
### A number comes twice, $n in digits and $n_count to choose a plural by.

title = budgetable
title-with = { $text } budgetable
opening = Opening the table
close = Close
seat-host = host
seat-away = away
undo = Undo
nav-table = Table
nav-page = Page
page-help = Help
settings = Settings
leave = Leave
to-start = To the first page
nowhere = There is nothing at this address
nowhere-why = Look for a slip in the address, or begin on the first page.
no-table = This table cannot be opened
line-lost = Connection lost. Trying again; nothing is lost.
line-rests = This seat is open in newer windows. Touch this one to go on here.
line-failed = This did not get through: the connection is lost. Do it again when it is back.
line-back = Connected again.

## First screen

head-what = The game
pitch = Get a job. Give, save, pay the bills. Make it come out exactly even, before life happens.
sample = A budget with an income of 2700 and expenses of 2200, so 500 is still to go.
sample-chef = Chef
sample-tax-refund = Tax refund
sample-food-bank = Food bank
sample-emergency-fund = Emergency fund
sample-rent = Rent
sample-transit-pass = Transit pass
sample-lost-phone = Lost phone
play-now = Play now
your-name = Your name
another-name = Another
# Names to offer, with commas between them.
names = Brave Otter, Quick Heron, Calm Badger, Merry Fox, Bright Owl, Kind Bear, Clever Crow, Happy Seal, Swift Hare, Gentle Moose, Lucky Robin, Bold Beaver, Sunny Finch, Jolly Toad, Wise Turtle, Nimble Lynx, Proud Rooster, Quiet Mole, Cheerful Wren, Keen Falcon, Warm Walrus, Smart Squirrel, Busy Bee, Noble Elk
against = How many bots play against you?
level = How well do they play?
plays-novice = Like beginners
plays-easy = Fairly well
plays-steady = Well
plays-sharp = Very well
play-others = Play with others
play-others-how = Everybody on their own screen.
new-table = New table
join-label = Six letters
join = Join
join-title = Join the table
join-as = Join as { $name }
pass-and-play = Pass and play
pass-how = One device for everybody; hands stay hidden.
player-name = Player { $seat }
one-more = One more player
start = Start
watch-or-replay = Watch or replay
watch-label = Link of a table
watch = Watch
watch-wrong = This is no link of a table. Copy the whole address of the table and paste it here.
replay-label = A saved match
go-on = Go on playing
link-title = Your seat on this device
link-follow = Sit down here

## Lobby

lobby-title = Waiting for players
lobby-full = Everybody is here
lobby-here = Who is here
lobby-invite = How others get here
lobby-code = Open this page on another device and type
lobby-scan = Or scan the picture, or open the address
lobby-wait = The host starts as soon as every seat is taken.
lobby-kept = A table is kept for 30 days: nobody has to hurry, and whoever leaves can come back.
qr = QR code of the address
copy = Copy
copy-by-hand = The address is marked: copy it by hand.
share = Send the address
seat-open = Open seat
give-to-novice = Bot: beginner
give-to-easy = Bot: fair
give-to-steady = Bot: good
give-to-sharp = Bot: very good
new-name = New name
rename = Rename
rename-seat = Rename { $name }
be-host = The host is away: be the host
make-host = Make { $name } the host
terms = What we play for
terms-rounds = Rounds that win the match
terms-clock = A clock for each turn
terms-no-clock = None
terms-minutes = { $minutes_count ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
terms-are = Rounds that win the match: { $rounds }.
terms-clock-is = Each turn has { $seconds } seconds; everybody can ask for more.
terms-clock-minutes = Each turn has { $minutes_count ->
    [one] 1 minute
   *[other] { $minutes } minutes
}; everybody can ask for more.
terms-clock-none = There is no clock.
terms-hints = Hints, when somebody asks for one
terms-hints-yes = Yes
terms-hints-no = No
terms-hints-are = Everybody can ask for hints.
terms-hints-none = There are no hints.
take-away = Take away
take-away-seat = Take away seat { $seat }
open-again = Open this seat again
open-again-seat = Open this seat again: { $name }
add-seat = One more seat

## Headings of a table

head-table = Round { $round }
head-now = Now
head-answer = Answer needed
head-hand-cards = Your hand, { $cards_count ->
    [one] 1 card
   *[other] { $cards } cards
}
head-hand-hidden = The hand is hidden
head-actions = Actions
head-budget-own = Your budget
head-budget-of = Budget of { $name }
head-rivals = Other players
rival-holds = { $name }: { $cards_count ->
    [one] 1 card
   *[other] { $cards } cards
}
rival-sums = income { $income }, expenses { $expenses }
rival-misses = missing { $letters }
head-piles = Piles
head-command = Command
head-history = History
head-phrases = Phrases
skip-to-hand = Skip to your hand

## What can be done

hint-draw = { $cards_count ->
    [one] Draw 1 more card.
   *[other] Draw { $cards } cards.
}
hint-act = Choose a card to see what it can do.
hint-done = No actions left: end your turn.
hint-even = Every letter is there. Now make it come out even: swap a card, or win with one last extra card.
hint-discard = Choose a card to throw away.
# The buttons that ask for a hint, a step more each time.
hint-first = Hint
hint-which-card = Which card?
hint-whole = Which move?
read-it = Read it
put-back = Put it back
# Before the letters of which one can be chosen.
aim-loses = { $name } loses:
more-time = One minute more
questions = Questions
say-something = Say something
command-example = place rent
command-go = Do it
look-closer = Look closer
back = Back
visit = { $name } wants to look
stand-in = Let a bot play for { $name }
next-round = Next round
rematch = Play again
play-myself = A bot plays for you. Play yourself
look-back = Look back
look-back-before = Earlier matches
tips-off = Hide
tips-off-said = Hide the tips
answer-asked = { $by } plays { $card } on you.
answer-asked-back = { $by } bounces { $card } back at you.
answer-no-hurry = There is no hurry.
answer-standing = Your standing answer accepts it in a moment.
sum-said = { $cost } minus { $left } is { $over } too much
sum-cost = cost
sum-left = to go
sum-over = too much
curtain-give = Hand the device to { $name }.
curtain-why = The table is for everybody; the hand stays face down.
curtain-lift = I am { $name }. Show my hand
called-turn = It is your turn.
called-answer = Your answer is needed.

## Cards

card-selected = { $card }, selected
card-not-now = { $card }, cannot be used now
card-position = { $card }, { $position } of { $cards }
no-card-here = No card has the focus. Go to a card of your hand first.
line-full-time = Full-time job
line-business = Business
line-part-time = Part-time job
line-extra-income = Extra income
line-relief = Ends one trouble
line-cancel = Counter, stops it
line-bounce = Counter, returns it
line-expense = Life Happens
line-lose-job = Takes main job
line-lose-part-time = Takes part-time job
line-lose-priority = Takes A to E
line-any-time = At any time
kind-income = Income
kind-windfall = Windfall
kind-life-happens = Life Happens

## Budgets and piles

income = Income { $amount }
expenses = Expenses { $amount }
no-job = No job yet
needs = needs
balanced = Balanced
wins = { $won } of { $needed } rounds won
cards-held = { $cards_count ->
    [one] 1 card
   *[other] { $cards } cards
}
column-kind = Kind
column-card = Card
column-amount = Amount
row-income = Income
row-expenses = Expenses
pile-draw-button = Draw pile, { $cards_count ->
    [one] 1 card
   *[other] { $cards } cards
}
pile-draw-caption = Draw pile, { $cards }
pile-discard-button = Discard pile: { $card }
pile-discard-caption = Discard pile, { $cards }

## Questions by key

ask-turn = Whose turn is it?
ask-hand = My hand
ask-budget = My budget
ask-others = The others
ask-piles = The piles
ask-can = What can I do?
ask-score = The score
ask-last = What happened last?
ask-repeat = Say that again
nothing-yet = Nothing has happened yet.
answer-nothing = There is nothing to answer now.
no-clock = This table has no clock: take all the time that you need.
time-left = { $seconds_count ->
    [one] 1 second left.
   *[other] { $seconds } seconds left.
}
time-left-minutes = { $minutes_count ->
    [one] 1 minute left.
   *[other] { $minutes } minutes left.
}
time-left-both = { $minutes_count ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, { $seconds_count ->
    [one] 1 second
   *[other] { $seconds } seconds
} left.
time-short = 30 seconds left. { $key } gives you a minute more.
time-short-button = 30 seconds left. With “One minute more” you get another.
time-half = Half of your time is over.
buffer-all = All messages.
buffer-game = Messages of the game.
buffer-table = Messages about the players.
buffer-phrases = What the players said.

## Leaving

leave-for-now = Your seat is kept: come back with this device whenever you like.
leave-now = Leave for now
leave-to-bot-why = Have to go for a while? A bot plays for you until you are back.
leave-to-bot = Let a bot play for me
leave-for-good = Give your seat away: a bot goes on until somebody takes it.
leave-seat = Give my seat away
other-device-why = Go on playing on another device: open this link there. It works once, within ten minutes.
other-device = Link for another device
report-title = Something looks wrong?
report-why = It copies the match as you have seen it, so that whoever looks after the game can find the mistake.
report = Report this position
report-copied = Copied.
report-by-hand = Copy this text:

## Settings

settings-kept = What you choose is kept on this device only.
setting-language = Language
setting-theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
theme-contrast = Strong contrast
setting-size = Size
size-normal = Normal
size-large = Large
size-largest = Largest
setting-letters = Letters
letters-standard = Standard
letters-reading = Easy to read
setting-speed = How fast cards move
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Not at all
setting-sounds = Sounds
sound-turn = My turn
sound-cards = What the others do
sound-alerts = My answer is needed, or the connection is lost
sound-off = Off
sound-volume = { $volume } of { $loudest }
setting-keys = Letter keys
setting-brief = Fewer words
setting-positions = Say the position of each card in the hand
setting-others = Say what the others draw
setting-tips = Tips for the first game
setting-notify = Tell me outside this page when it is my turn
settings-table = At this table
setting-standing = Accept every card that is played on me, unless I answer first
change-keys = Change single keys
change-keys-how = Go to a key and type another one.
column-usual = Usual key
restore = Restore
restore-key = Restore: { $does }
restore-keys = Restore all keys
keys-restored = All keys are as usual again.
key-changed = { $key } now means: { $does }.
key-taken = { $key } already means: { $does }. Choose another key, or change that one first.
key-digit = Digits go to the cards of your hand. Choose a letter or a sign.

## Replay

head-replay = Replay
replay-none = There is nothing to replay.
replay-shared = On a device that goes round, a round can be looked at when it is over.
replay-position = Position { $position } of { $positions }
replay-first = First
replay-back = Back
replay-next = Next
replay-last = Last
replay-jump = Go to position
replay-eyes = Whose hand
replay-nobody = Nobody
replay-before = The match before
replay-hand = Hand of { $name }
save-match = Save this match
to-table = To the table

## Help: the rules in short

help-rules = The game in short
rule-goal = Balance your budget: income and expenses exactly equal, with a card of each letter A to E. Balance it first and you win the round.
rule-start = Everybody begins with five cards.
rule-draw = On your turn draw two cards, from the draw pile or the discard pile.
rule-act = Then take up to three actions: place, swap, use a windfall, or play Life Happens on somebody.
rule-place = Place a job first. One main job; as many part-time jobs as you like.
rule-order = The letters come in order, A Giving, B Savings, C Essential, D Important, E Additional. You cannot spend more than you have.
rule-extra = A second card of a letter must win the round in the same turn, or it comes back to your hand.
rule-swap = Swap a card of your hand for one of the same letter, or one job for another.
rule-life = Life Happens hits another player: a cost, a lost job, a lost card.
rule-answer = Whoever is hit accepts, or counters: Just Say No stops the card, Bounce Back sends it back. A Scam may come at any time.
rule-end = At the end of your turn you have five cards again: throw away what is too many. Actions that are left are lost.
rule-win = Whoever wins two rounds, or as many as the host chose, wins the match.

## Help: the signs

help-signs = Signs
sign-income = Income: a job
sign-windfall = Windfall: a card that helps you
sign-life = Life Happens: a card that hits somebody
sign-letter = A letter that is still missing; with a solid frame it can come next
sign-wins = A round that was won
sign-actions = An action that is left
sign-dashed = Cannot be used now; tap it to hear why

## Help: the keys

help-keys = Keys
help-keys-all = All keys
help-keys-where = Letters and digits work while the focus is on your cards or on the buttons below the budget. Settings can change them and switch them off.
column-key = Key
column-does = What it does
key-tab = the next part of the table
key-arrows = the next or the previous card
key-enter = use the card or the button
key-digits = go to this card of your hand
key-draw = draw from the draw pile
key-take = take the card from the discard pile
key-end = end your turn
key-accept = accept
key-counter = counter
key-undo = undo
key-turn = whose turn it is
key-hand = your hand
key-budget = your budget
key-others = the others
key-seats = the budget of this seat
key-piles = the piles
key-can = what you can do
key-hint = a hint, a step more each time
key-text = the full text of the card
key-score = the score
key-last = what happened last
key-repeat = say it again
key-time-left = the time that is left
key-previous = the message before
key-next = the message after
key-oldest = the oldest message
key-newest = the newest message
key-buffer-before = the messages of another kind
key-buffer-after = the messages of another kind, the other way
key-time = one minute more
key-command = the command field
key-escape = back
key-help = this list
