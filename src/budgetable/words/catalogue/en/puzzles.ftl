### Puzzles: a budget to balance with the cards of a hand.

## What a puzzle is, at the command line

level-easy = easy
level-medium = medium
level-hard = hard
puzzle-title = Puzzle { $number } of { $seed }, { $level }.
puzzle-task = { $actions_count ->
    [one] Balance this budget with 1 action.
   *[other] Balance this budget with { $actions } actions.
}
puzzle-offer = Type a move such as place rent, or hint, give up, or help.
puzzle-help =
    Balance the budget with the cards of the hand: an income, each letter A to E, and expenses equal to the income.
    place CARD: put it in the budget.
    swap CARD OTHER: a card of the hand for one of the budget.
    use CARD OTHER: relief takes a Life Happens card out of the budget.
    undo: take back the last move.
    again: begin the puzzle anew.
    show: the budget and the hand as they are now.
    hint: what to look at; again, which card; once more, the move.
    why MOVE: why a move is not allowed.
    what does CARD do: what a card is for.
    rules: the rules in short.
    give up: the solution.
    quit: stop.
# Beside the words of the table: a word, then the command.
puzzle-words = hand show, budget show, table show, restart again, reset again, solution give, giveup give

## What is answered at a puzzle, at the command line

# $move: as in the list of moves, with what it leaves.
puzzle-moved = { $move }. { $actions_count ->
    [0] No actions left.
    [one] 1 action left.
   *[other] { $actions } actions left.
}
puzzle-solved = Solved, with { $actions_count ->
    [one] 1 action
   *[other] { $actions } actions
}: income { $income }, expenses { $income }.
puzzle-not-yet = The budget is not balanced: { $gap }. { $lacking } Type undo to take back a move, or again to begin anew.
puzzle-astray = From here the budget cannot be balanced. Type undo to take back a move, or again to begin anew.
puzzle-alone = You are alone with this puzzle: Life Happens cards have nobody to hit.
puzzle-nothing-to-undo = Nothing to undo: this is how the puzzle begins.
puzzle-solution = The solution:
puzzle-next = The next one: { $command }
puzzle-unknown = I do not know "{ $command }". Type help for the list.
puzzle-none = No puzzle of this kind was found with this deck. Try another level or another deck.
puzzle-making = Making puzzles

## A sheet of puzzles to print, at the command line

sheet-title = { $puzzles_count ->
    [one] 1 puzzle: balance the budget
   *[other] { $puzzles } puzzles: balance the budget
}
sheet-how =
    A budget is balanced when it has an income, at least one card of each letter A to E, and expenses equal to the income.
    Each action does one thing with a card of the hand: place it in the budget, swap it for a card of the same kind there, or use relief on a Life Happens card.
    A card needs the letter before it, and expenses may not rise above the income. A second card of a letter is allowed if it helps to balance.
    Each puzzle has exactly one solution, in whatever order.
sheet-answers = Answers
sheet-source = Deck { $deck }, seed { $seed }.
