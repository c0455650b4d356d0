## What the learning environment says to programmers
environment-not-installed = The learning environment needs parts that are not installed here. Type { $command }.
environment-too-large = Deck { $deck } has { $jobs } different part-time jobs and { $life } different expenses of Life Happens. The environment has places for { $most_jobs } and { $most_life }.
environment-option = The option { $option } is one of { $known }, not { $given }.
environment-least = { $option } is { $given }, and must be at least { $least }.
environment-whole = { $name } is { $given }, and must be a whole number.
environment-deck = deck is { $given }, and must be the name of a deck, a file or a Deck.
environment-actions = The number of actions is { $given }, and must be { $games }: one for each game.
environment-not-dealt = No game is being played: { $call } deals one.
environment-no-action = { $agent } still plays, and needs an action.
environment-offered = { $name } may play an any-time card now, or pass.
environment-illegal = The game has ended: { $name } took an action that is not legal.
environment-picture = The table as { $name } sees it
environment-picture-watched = The table as everybody sees it
## What the command line says of matches as a table
parquet-writing = Writing matches
parquet-done = { $file }: { $rows_count ->
    [one] { $rows } decision
   *[other] { $rows } decisions
} of { $matches_count ->
    [one] { $matches } match
   *[other] { $matches } matches
}.
parquet-no-records = { $folder } holds no records. Make some with budgetable simulate --records.
parquet-not-installed = Writing Parquet needs a part that is not installed here. Type { $command }.
