## What the learning environment and the tables of matches say to programmers
environment-not-installed = The learning environment needs parts that are not installed here. Type { $command }.
environment-too-large = Deck { $deck } has { $jobs } different part-time jobs and { $life } different expenses of Life Happens. The environment has places for { $most_jobs } and { $most_life }.
environment-option = The option { $option } is one of { $known }, not { $given }.
environment-picture = The table as { $name } sees it
environment-picture-watched = The table as everybody sees it
