"""The game in a terminal, line by line: a table for people who share a keyboard, and for bots."""
