### The game in a terminal and the command line.
### Every message is a whole sentence, a heading or a prompt; a number comes twice, $n in digits and $n_count to choose a plural by.

## Welcome and setting up

welcome = Welcome to the budget table. The first player to balance a budget wins the round.
welcome-help = Type help for the commands, rules for the rules, quit to stop.
ask-players = How many players, 2 to 4? Enter for 2:
ask-seat = Who plays for seat { $seat }? Type a name, or a bot: { $bots }. Enter for { $offered }:
ask-again = Please type a number from { $least } to { $most }.
ask-name-unusable = "{ $name }" cannot be a player's name here. Please type another name.
ask-name-taken = { $name } is taken. Please type another name.
default-name = Player { $seat }
seats-line = At the table: { $players }.

## Bots

bot-random = random: plays any move it may.
bot-novice = novice: puts down whatever fits, one card at a time.
bot-easy = easy: plans its turn, and overlooks second cards and other players.
bot-steady = steady: builds with care and misses no win of its own.
bot-sharp = sharp: thinks ahead and is the hardest to beat.

## Prompts

prompt-move = Your move:
prompt-answer = Your answer:
prompt-discard = Your discard:
prompt-more = Press Enter for more.
prompt-next-round = Press Enter for the next round.
# Bots play: a person with an any-time card may come in between.
prompt-interrupt = Press Enter to go on, or play an any-time card.
prompt-interrupt-shared = Press Enter to go on. To play an any-time card, type your name first, then the move.
# People share one screen: nobody else may look now.
curtain = Press Enter when { $name } is alone with the screen.
confirm-quit = Stop now? Type yes to stop, or press Enter to go on.
yes-words = yes y

## Headings

head-hand = Your hand
head-budget = Your budget
head-moves = What you can do
head-round = Round { $round }

## The list of moves

move-number = { $number }. { $move }
no-moves = You have nothing to do now.

## Help

help =
    Type the number of a move, or the move in words, such as place rent.
    moves: what you can do now.
    hand: the cards in your hand.
    budget: your own budget.
    table: everybody's budget.
    piles: the draw pile and the discard pile.
    now: whose turn it is.
    history: what happened last.
    what does CARD do: what a card is for.
    why MOVE: why a move is not allowed.
    hint: what to look at; again, which card; once more, the move.
    rules: the rules in short.
    help: this list.
    undo: take back your last move, if nothing hidden was shown.
    NAME play CARD SEAT: an any-time card of another person here, at any moment.
    save, or save FILE: keep the match in a file.
    language es: another language.
    brief, or full: shorter or longer sentences.
    quit: stop and keep the match.
help-moves =
    Moves in words:
    draw deck, draw discard: take a card.
    place CARD: put it in your budget.
    swap CARD OTHER: a card of your hand for one of your budget.
    use CARD OTHER: relief takes a Life Happens card out of your budget.
    play CARD SEAT: a Life Happens card on another player, by name or number.
    play CARD SEAT LETTER: the same, where the card asks for a letter.
    accept, or counter CARD: your answer to a Life Happens card.
    done: end your actions.
    discard CARD: throw a card away at the end of your turn.

## The rules in short

rules-short =
    Win two rounds, or as many as you chose, and you win the match. To win a round, balance your budget: every bit of your income has a job to do.
    Your budget needs an income, at least one card of each letter A to E, and expenses equal to the income.
    The letters are A Giving, B Savings, C Essential, D Important and E Additional.
    Everybody begins with five cards. On your turn, draw two cards, from the draw pile or the discard pile.
    Then take up to three actions: place a card, swap a card, use relief, or play a Life Happens card.
    Place a job first. You may have one main job, and as many part-time jobs as you like.
    Then place the letters in order: a card needs the letter before it, and expenses may not be above income.
    A second card of a letter is allowed only if you can win with it in the same turn. If you do not win, it comes back to your hand.
    To swap, put a card of your hand in the place of one of the same kind: income for income, or the same letter. The amounts must differ.
    Extra income is placed beside a job. Relief takes a Life Happens card out of your budget.
    A Life Happens card hits another player: it adds an expense, or takes a job or a card away. You may hit each player once a turn.
    Whoever is hit accepts, or counters with a card that stops it or sends it back.
    A card marked any time may be played on anybody's turn, and costs no action.
    At the end of your turn, discard down to five cards, or fill up to five from the draw pile.
    As soon as a budget is balanced, its player wins the round, even on another player's turn.

## Commands answered

# What else the commands may be called: a word, then the command.
synonyms = h help, ? help, q quit, exit quit, stop quit, end done, pass done, put place, take draw, answer accept, cards hand, score table
unknown-command = I do not know "{ $command }". Type help for the commands, or the number of a move.
no-such-number = There is no move { $number }. Choose one from 1 to { $moves }.
no-such-card = No card of this deck is called "{ $card }".
no-such-card-near = No card of this deck is called "{ $card }". Try { $name }.
several-cards = "{ $card }" can be more than one card: { $cards }. Type more of the name.
no-such-card-number = There is no card { $number } in your hand. Choose one from 1 to { $cards }.
# What the piles may be called: a word, then the pile.
pile-words = discard discard, discards discard, deck deck, pile deck, draw deck, card deck, cards deck, one deck
which-pile = "{ $command }" does not say from which pile. Type draw deck or draw discard.
needs-two-cards = "{ $command }" names one card. Type two: one of your hand, then one of your budget.
play-needs-seat = "{ $command }" does not say on whom. Type it like this: play CARD SEAT.
ask-what-card = Which card? Type it like this: what does rent do.
no-fault = That move is allowed.
undone = Undone: { $move }.
undo-nothing = Nothing to undo: no move of yours has been played in this round.
undo-not-yours = Nothing to undo: the last move was not yours.
undo-revealed = Nothing to undo: your last move showed something that was hidden.
undo-round-over = Nothing to undo: the round is over.
language-now = The language is English.
verbosity-brief = Sentences are brief now.
verbosity-full = Sentences are full now.
history-empty = Nothing has happened yet.

## Saving and stopping

saved = Saved to { $file }.
save-needs-file = Name a file to save to, like this: save match.json.
not-saved = The match could not be saved. { $problem }
resumed = Resumed the match of { $players }.
resumed-over = The match of { $players } is over already.
kept = The match is kept in { $file }. Read it again with: { $command }
goodbye = Goodbye.
goodbye-saved = The match is saved in { $file }; go on with it: { $command }
goodbye-lost = This match is not saved.
no-kept-match = No match is kept here yet. Begin one without --resume.
keeping = The match is kept in { $file } after every move.
records-exist = { $folder } holds matches already. Choose another folder.
input-ended = The input has ended, so the game stops here.
stopped = Stopped.

## A round and a match end

scores-line = Rounds won: { $scores }.

## simulate: the table, one line a seat

simulate-title = { $games_count ->
    [one] 1 match, { $seats } seats, deck { $deck }, seed { $seed }
   *[other] { $games } matches, { $seats } seats, deck { $deck }, seed { $seed }
}
simulate-matches = Matches
column-seat = Seat
column-bot = Bot
column-wins = Wins
column-share = Share
column-interval = 95 percent interval
simulate-turns = Turns a seat in a round: median { $median }, 95th percentile { $high }.
simulate-drawn = { $drawn_count ->
    [one] Drawn rounds: 1 of { $rounds }.
   *[other] Drawn rounds: { $drawn } of { $rounds }.
}
simulate-time = { $games_count ->
    [one] 1 match in { $seconds } seconds.
   *[other] { $games } matches in { $seconds } seconds.
}
simulate-stopped = Stopped after { $done } of { $games } matches.
# Between the ends of an interval.
interval = { $low } to { $high }
percent = { $n } percent

## ladder: the table, one line a bot; below, in its column, is the bot of the next line

ladder-title = { $games_count ->
    [one] 1 match, deck { $deck }, seed { $seed }
   *[other] { $games } matches, deck { $deck }, seed { $seed }
}
column-matches = Matches
column-rating = Rating
column-below = Wins against the next below
rating = { $mu } ± { $sigma }
ladder-other = { $file } holds another ladder, or none. Give the options that it was begun with, or name another file.

## replay: the summary, and a match as text

replay-players = Players: { $players }.
replay-deck = Deck: { $deck }.
replay-round-won = Round { $round }: { $name } won in { $moves_count ->
    [one] 1 move
   *[other] { $moves } moves
}.
replay-round-drawn = Round { $round }: nobody won in { $moves_count ->
    [one] 1 move
   *[other] { $moves } moves
}.
replay-round-unfinished = Round { $round }: unfinished after { $moves_count ->
    [one] 1 move
   *[other] { $moves } moves
}.
replay-won = { $name } won the match.
replay-drawn = Nobody won the match.
replay-unfinished = The match is not finished.
replay-fine = The record follows the rules.
transcript-title = The match of { $players }
transcript-round = Round { $round }
transcript-turn = Turn of { $name }
transcript-hand = { $name }: { $cards }.

## deck

deck-fine = { $name }: { $cards_count ->
    [one] 1 card
   *[other] { $cards } cards
}, no faults.
deck-faults = { $name }: { $faults_count ->
    [one] 1 fault:
   *[other] { $faults } faults:
}

deck-warnings = { $warnings_count ->
    [one] It can be played. 1 thing could be better:
   *[other] It can be played. { $warnings } things could be better:
}
deck-left-out = Left out, for a deck has nothing of that name: { $names }.
deck-written = { $name }: { $cards_count ->
    [one] 1 card written.
   *[other] { $cards } cards written.
}
deck-new = Change its cards as you like. Then check it, and play with it:
deck-comment = A deck to make your own. Each card begins with a line [[cards]]; take some out, change them, add others.
deck-comment-fields = A card has an id, a name and a kind; count says how many copies there are. Amounts are whole numbers.
deck-comment-check = Then check it: { $command }

## --version

version = budgetable { $version }, rules { $mode ->
    [compiled] compiled
   *[plain] plain
}

## serve: what the server says when it starts

serve-here = The server is running. On this machine: { $url }
serve-network = For others in this network: { $url }
serve-base = For others: { $url }
serve-stop = Press Ctrl-C to stop. Tables are kept in { $folder }.
serve-already = The game is open already, at { $url }
serve-already-deck = The game is open already, at { $url }, with the deck that it was started with. Stop it with Ctrl-C, then start it with this one.
serve-deck = Tables are played with the deck { $deck }.
page-not-built = The page is not built. In the project's folder, make play builds it.
serve-port-taken = Port { $port } is taken on { $address }. Choose another one with --port, or 0 for any that is free.
serve-cannot-listen = The server cannot listen on { $address }, port { $port }. { $problem }
option-url = --base-url { $given } is no address. Write it like this: https://example.org
serve-cannot-keep = Tables cannot be kept in { $folder }: its file { $file } cannot be opened as a database. Use another folder with --data.
serve-in-use = Another server keeps its tables in { $folder }. Stop that one, or use another folder with --data.
serve-newer = { $folder } was written by a newer version of the program. Use that version, or another folder with --data.
