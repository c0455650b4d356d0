"""Tables that many devices share: seats, presence, timers, bots, one queue of commands, a log."""
