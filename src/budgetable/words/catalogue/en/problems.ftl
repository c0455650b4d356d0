### Why a table declines something that is no move, and what would be right.
### A message of an error: problem- and its code.

## Calls

problem-malformed = This request could not be read: { $why }.
problem-not-found = There is nothing at this address.
problem-no-such-method = This address does not take this kind of request.
problem-too-many-requests = Too many requests at once. Wait a second, then try again.
problem-fault = Something went wrong in the server. Nothing was changed; please try again.
problem-no-seat = This needs a seat at the table. Join it, or send the token of your seat.
problem-not-your-seat = Seat { $seat } is not yours.
problem-which-seat = You hold the seats { $seats }. Say which of them this is for.
problem-no-spectators = This table has no spectators. Join it to see it.

## Finding

problem-no-such-table = There is no such table. It may have been deleted.
problem-no-such-code = No table waits for players with the code { $given }. A code stops working when play begins.
problem-no-such-deck = There is no deck { $given }.
problem-no-such-position = There is no position { $given }; the table is at position { $position }.
problem-no-such-match = There is no match { $given }; the table has played { $matches_count ->
    [one] 1 match
   *[other] { $matches } matches
}.
problem-too-long = This match is longer than { $most } positions, so only the first of them are here.
problem-bad-deck = This deck cannot be played: { $faults_count ->
    [one] it has 1 fault
   *[other] it has { $faults } faults
}.
problem-bad-link = This link has been used, or is too old. Make a new one on the device where you play.

## Seats

problem-too-few-seats = A table needs { $least } seats at least.
problem-too-many-seats = A table has { $most } seats at most.
problem-no-such-seat = There is no seat { $seat }; the table has { $seats }.
problem-no-open-seat = No seat is open at this table.
problem-open-seats = Seat { $seat } of { $seats } is still open. { $seats_count ->
    [2] Wait for a player, or give it to a bot.
   *[other] Wait for a player, give it to a bot, or take it away.
}
problem-seat-open = Seat { $seat } is open already.
problem-seat-taken = { $name } sits on seat { $seat }. Open the seat first.
problem-nobody-there = Nobody sits on seat { $seat }.
problem-bad-name = This cannot be a name here. A name has a letter or digit and at most { $longest } characters, and is not the name of a bot.
problem-rude-name = Please choose another name. This one could hurt somebody.
problem-name-taken = Somebody at this table is called { $name } already. Please choose another name.
problem-no-such-bot = There is no bot { $bot }. There are { $known }.
problem-not-host = Only the host may do this: { $name }.
problem-bot-already = A bot plays for { $name } already.
problem-not-needed = The table does not wait for { $name } now.
problem-not-away = { $name } is here.
problem-not-long-away = { $name } has not been away for long enough yet. Wait { $seconds_count ->
    [one] 1 second
   *[other] { $seconds } seconds
} more.

## Play

problem-not-started = Play has not begun at this table.
problem-started = Play has begun, so this can no longer be changed.
problem-match-not-over = The match is not over yet.
problem-match-over = The match is over. Begin a rematch.
problem-round-not-over = The round is not over yet.
problem-stale = The table is at position { $position } now, and this was for position { $given }. Look at what has happened, and choose again.
problem-position-needed = Say for which position the move is meant; the table is at position { $position }. Only an any-time card needs none.
# A line that somebody typed cannot be read; why says what would be right.
problem-unclear = { $why }
# R20: two players wanted the same moment.
problem-too-late = Too late: a card of { $by } came first. { $card } stays in your hand.
problem-hints-off = This table plays without hints.
problem-undo-off = At this table moves are not taken back.
problem-undo-nothing = There is nothing to take back: no move has been played in this round.
problem-undo-not-yours = There is nothing to take back: the last move was not yours.
problem-undo-revealed = There is nothing to take back: your last move showed something that was hidden.
problem-undo-round-over = There is nothing to take back: the round is over.
problem-no-such-phrase = There is no phrase { $phrase }. There are { $known }.
problem-no-clock = This table has no clock: take all the time that you need.
problem-not-your-decision = The table does not wait for you now, so no time of yours is running.

## A table without a match

lobby = Waiting for play to begin.
