"""The commands. Each reads its options, asks the rooms, prints, and says with its exit status how
it went: 0 well, 1 a record that breaks a rule, 2 something that could not be used as it was given,
130 stopped by Ctrl-C.
"""

from budgetable.cli.app import app, run
from budgetable.cli.deck import deck_app
from budgetable.cli.paper import braille, print_cards
from budgetable.cli.playing import play
from budgetable.cli.puzzling import puzzle, puzzles
from budgetable.cli.records import parquet, replay, review, show
from budgetable.cli.serving import serve, table
from budgetable.cli.simulating import ladder, simulate

__all__ = ["run"]

for command in (
    play, serve, simulate, ladder, puzzle, puzzles, braille, replay, show, review, parquet,
):  # fmt: skip
    app.command(command)
app.command(print_cards, name="print")
app.command(deck_app)
app.default(table)
