### What happens around a table that many devices share: who comes and goes, who plays for whom.
### -you: the reader did it. -other: somebody else.

## Seats

opened = The table is open.
joined-you = You take your seat.
joined-other = { $name } takes a seat.
bot-seated = { $name }, a bot, takes a seat.
seat-opened = Seat { $seat } is open.
seat-added = There is one more seat, number { $seat }.
seat-closed = Seat { $seat } is taken away.
left-you = You leave the table. The bot { $bot } plays your seat.
left-other = { $name } leaves the table. The bot { $bot } plays the seat until somebody takes it.
renamed-you = You are called { $new } now.
renamed-other = A player is called { $new } now.
options-set = The options of the table have changed.
host-set-you = You are the host now.
host-set-other = { $name } is the host now.

## Who plays

undone-move-you = You take your last move back.
undone-move-other = { $name } takes the last move back.
taken-over-away-you = You are away. The bot { $bot } plays for you until you return.
taken-over-away-other = { $name } is away. The bot { $bot } plays until { $name } returns.
taken-over-asked-you = The bot { $bot } plays for you until you return.
taken-over-asked-other = The bot { $bot } plays for { $name } for a while.
taken-over-time-you = Time is up. The bot { $bot } plays on for you; make a move to go on yourself.
taken-over-time-other = Time is up. The bot { $bot } plays on for { $name }.
returned-you = You play again.
returned-other = { $name } plays again.
back-you = You are back.
back-other = { $name } is back.
away-you = You are away.
away-other = { $name } is away.
bot-replaced = The bot of { $name } has failed. The bot { $bot } plays instead.
standing-given = Your standing answer is given.

## Time

more-time-you = You have { $seconds } seconds more.
more-time-other = { $name } has { $seconds } seconds more.
times-time-you = You have { $factor } times the time from now on.
times-time-other = { $name } has { $factor } times the time from now on.
no-time-limit-you = You have no time limit from now on.
no-time-limit-other = { $name } has no time limit from now on.

## Phrases that players send

phrased-you = You say: { $phrase }
phrased-other = { $name } says: { $phrase }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-wow = Wow!
phrase-ouch = Ouch!
phrase-phew = Phew!
phrase-thinking = I am thinking.
phrase-one-moment = One moment, please.
phrase-again = Shall we play again?
phrase-bye = Goodbye!

# Without words: what its button says, and what it is when it is sent.
phrase-clap = Clap
reacted-clap-you = You clap.
reacted-clap-other = { $name } claps.
phrase-heart = Send a heart
reacted-heart-you = You send a heart.
reacted-heart-other = { $name } sends a heart.
phrase-laugh = Laugh
reacted-laugh-you = You laugh.
reacted-laugh-other = { $name } laughs.
phrase-surprised = Be surprised
reacted-surprised-you = You are surprised.
reacted-surprised-other = { $name } is surprised.
phrase-cry = Cry
reacted-cry-you = You cry.
reacted-cry-other = { $name } cries.
phrase-star = Give a star
reacted-star-you = You give a star.
reacted-star-other = { $name } gives a star.
