### What is wrong with a deck, a record, a file or an option.

## Where a deck is at fault, and each fault: the id ends with the code of decks/check.py

fault-in-card = Card { $card }: { $problem }
fault-in-place = Card number { $place }: { $problem }
fault-in-deck = Deck: { $problem }
fault-in-row = Row { $row }: { $problem }
fault-in-row-card = Row { $row }, card { $card }: { $problem }
deck-not-a-deck = this is not a deck. A deck is a TOML file with a name and cards.
deck-no-cards = it has no cards. Begin each card with a line [[cards]].
deck-not-a-card = this is not a card. A card is a table of fields, begun with a line [[cards]].
deck-unknown-field = there is no field "{ $field }". Leave it out, or correct its name.
deck-missing-field = the field "{ $field }" is missing. Add it.
deck-misplaced-field = the field "{ $field }" does not belong here: { $allowed } has none. Leave it out.
deck-not-text = the field "{ $field }" is { $value }, and must be text. Put it in quotes.
deck-bad-name = the name "{ $value }" cannot be used. Use lower case, digits and hyphens only.
deck-bad-currency = the currency "{ $value }" cannot be used. Use its three capital letters, such as USD.
deck-bad-language = the language "{ $value }" cannot be used. Use its code, such as en or es.
deck-bad-id = the id "{ $value }" cannot be used. Use lower case, digits and hyphens only.
deck-duplicate-id = the id "{ $value }" is there already. Give each card an id of its own; for copies, use count.
deck-bad-value = the field "{ $field }" is "{ $value }", and must be one of these: { $allowed }.
deck-not-whole = the field "{ $field }" is "{ $value }", and must be a whole number of 1 or more.
deck-too-large = the field "{ $field }" is { $value }, and must be at most { $allowed }.
deck-empty-name = the name is empty. Write what the card is called.
deck-bad-translations = the field "{ $field }" is not a translation. Write a table of languages, each with a name and a text.
deck-no-letter = no card has the letter { $value }. Add a priority of that letter.
deck-no-income = no card is an income. Add at least one.
deck-too-few-cards = { $value_count ->
    [one] it has 1 card, and needs at least { $allowed }. Add cards, or raise a count.
   *[other] it has { $value } cards, and needs at least { $allowed }. Add cards, or raise a count.
}
deck-too-many-cards = it has { $value } cards, and may have at most { $allowed }. Take some out, or lower a count.
deck-too-large-file = the file is larger than { $allowed } megabytes. That is no deck.
deck-not-utf8 = line { $value } is not UTF-8 text. Save the file as UTF-8.
deck-not-toml = it cannot be read as TOML. { $value }.
deck-workbook = this is a workbook of a spreadsheet, not CSV. Open it in the spreadsheet and save it as CSV UTF-8.
deck-not-csv-text = line { $value } is not plain text in UTF-8. In the spreadsheet, save it as CSV UTF-8.
deck-bad-quotes = a quotation mark here has no partner, or text beside it. Saving the file from a spreadsheet writes them well.
deck-no-header = no row has the names of the columns. Begin with a row such as: id, name, kind, count, job, priority, effect, amount, anytime, text.
deck-no-rows = it has no cards. Write one card a row, below the names of the columns.
deck-missing-column = there is no column "{ $field }". Add it.
deck-field-twice = "{ $field }" is there already. Leave one of the two out.
deck-cell-beyond = the cell "{ $value }" stands beyond the named columns. Put a text or amount that has a comma in quotation marks, or leave the cell out.
deck-no-kind = the field "{ $field }" is missing. Add it, or delete the row if it is no card.
deck-date = the field "{ $field }" is "{ $value }", a date. Give the column the format text or number, and type the number again.

deck-more-faults = { $more_count ->
    [one] And 1 more fault.
   *[other] And { $more } more faults.
}

## What a deck could do better: the id ends with the code of decks/warnings.py

# $value (text): a language's code, such as es.
deck-warning-own-translation = its cards are in the language { $value }, and these have another name or text in a translation into { $value }: { $cards }. What stands in name and text is used, not the translation. Take it out, or move it there.
deck-warning-same-name = several cards are called "{ $value }": { $cards }. Give each a name of its own; for copies of one card, use count.
deck-warning-long-for-paper = paper has room for { $amount } letters in the field "{ $value }", and these cards have more: { $cards }. They cannot be printed until it is shorter.
deck-warning-far-amount = { $cards } has { $value }, and no other card more than { $amount }. Check that amount.
deck-warning-off-step = most amounts are multiples of { $value }, and those of these cards are not: { $cards }. Round them, so that budgets come out even more often.
deck-warning-no-step = the amounts have no step in common, so budgets rarely come out even. Round them to multiples of { $value }.
deck-warning-few-cards = four players need { $amount } cards, five in each hand and six in each budget, and the deck has { $value }. With three or four players the piles can run dry and nobody wins. Add cards or copies.
deck-warning-few-of-letter = cards of the letter { $value }: { $amount }. With four players not everybody can have one. Add cards or copies of that letter.
deck-warning-dear-letter = the cheapest card of the letter { $value } costs { $amount }, more than most incomes. Add a cheaper one.
deck-warning-never-even = no budget can come out even with these amounts, so nobody can win. Change some.
deck-warning-card-never-even = no budget with one of these cards can come out even: { $cards }. Change their amounts.
deck-warning-income-left-over = no set of priorities, one or more of each letter, uses up these incomes exactly: { $cards }. Change their amounts, or some of the priorities.
deck-warning-idle-relief = no card is an expense, so these have nothing to take away: { $cards }.
deck-warning-idle-cancel = no card is Life Happens, so these have nothing to answer: { $cards }.
deck-warning-idle-lose-job = no card is a full-time job or a business, so these have nothing to take: { $cards }.
deck-warning-idle-lose-part-time = no card is a part-time job, so these have nothing to take: { $cards }.
warning-cards = { $cards } and { $more } more

## Records, by the codes of records/record.py

record-not-utf8 = This is not UTF-8 text. Save the file as UTF-8.
record-not-json = Line { $value } cannot be read as JSON. Check that the file is whole.
record-not-a-record = This is not the record of a match.
record-known-only = This record is of a match that was still being played, without the cards that its reader did not know. Take the whole one when the match is over.
record-missing-field = The field "{ $field }" is missing from the record.
record-unknown-field = The record has a field "{ $field }" that does not belong there. Leave it out.
record-field-twice = The field "{ $field }" stands twice in one place. Leave one of them out.
record-bad-field = The field "{ $field }" of the record cannot be used.
record-bad-field-value = The field "{ $field }" of the record is { $value } and cannot be that.
record-bad-seats = A match has 2 to 4 players, and the number in this record is { $value }.
record-too-large-file = The file is larger than { $value } megabytes. That is no record.

## Files

in-file = { $file }: { $problem }
file-not-found = There is no file { $file }. Check its name and folder.
file-is-folder = { $file } is a folder. Name a file in it.
file-no-folder = There is no folder for { $file }. Make the folder first, or choose another.
file-not-allowed = You may not open { $file }. Check its permissions, or choose another file.
file-exists = { $file } is there already. Choose another name.
file-other = { $file } cannot be used: { $reason }.

## Options of the command line

option-seats = A game has 2 to 4 players, not { $given }. Give 2, 3 or 4.
option-ladder = A ladder needs two different bots and a table that they can fill. Name more bots, or fewer seats.
option-bot = There is no bot called "{ $given }". Choose one of these: { $known }.
option-deck = There is no deck called "{ $given }". Choose one of these, or name a file: { $known }.
option-language = There is no language "{ $given }". Choose one of these: { $known }.
option-range = { $option } is { $given }, and must be from { $least } to { $most }.
option-ending = A deck is kept in a file that ends in { $known }, and { $file } does not. Give it another ending.
option-conflict = { $option } and { $other } cannot be used together. Leave one out.
