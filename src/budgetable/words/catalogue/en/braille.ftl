### The game in braille: what stands in the key beside the cards, and what the command says.
### What is written in braille is translated by whole sentences: a changed one is stored anew.

## In the key and the rules

braille-key = Card key
# A paragraph a line.
braille-key-how =
    Every card has a code of three letters. The first one tells the kind: a, b, c, d or e is a priority of that letter, j is income, l is Life Happens, and w is a windfall. The other two remind you of the card. A code is always letters, never a number. Cards with the same code are the same.
    The cards are in the order of their codes. After the code comes the name of the card, then what it is and its amount. The text of the card is below.
# $currency (text): the deck's ISO 4217 code.
braille-key-amounts = { $currency ->
    [USD] All amounts are in dollars.
    [EUR] All amounts are in euros.
    [GBP] All amounts are in pounds.
    [MXN] All amounts are in Mexican pesos.
   *[other] All amounts are in { $currency }.
}
# $card: the full name of a card, such as: Rent, C Essential, 1200
braille-card = { $card }.
# The same of a card with copies.
braille-cards = { $card }. { $count_count ->
    [one] There is 1.
   *[other] There are { $count }.
}
# A kind of card, and what it does, a sentence.
braille-kind = { $name }. { $does }
braille-step = { $number }. { $step }

## On the sheet to punch

braille-slate-title = { $deck }, braille to punch
# $size: a card, such as 63 × 88.
braille-slate-how = From the back, at 100 %. A card: { $size } mm.
# In the middle of a card: the code, and how many there are.
braille-slate-copies = { $number } of { $count }
# What is read aloud of a cell. $dots: such as 1 3 5.
braille-slate-cell = { $letter }: dots { $dots }

## At the command line

braille-done = { $folder }: { $cards_count ->
    [one] 1 card
   *[other] { $cards } cards
} and the rules in braille, { $pages_count ->
    [one] 1 page
   *[other] { $pages } pages
}.
braille-file-labels = { $file }: a label for each card.
braille-file-key = { $file }: the key, every card by its code.
braille-file-rules = { $file }: how to play.
braille-file-slate = { $file }: the dots to punch by hand, for a slate or through the back. Print it at 100 %.
braille-no-slate = There is no sheet to punch by hand: that needs parts that are not installed here. Type { $command }.
braille-left-out = Braille has no cells for these signs, so they are left out: { $signs }
braille-exists = { $folder } holds braille already. Choose another folder.
# $grades: such as contracted, uncontracted
braille-no-grade = This language is written here in these kinds of braille: { $grades }. Leave out --grade.
braille-no-language = There is no braille for this language yet.
braille-no-cells = { $deck } says things that the braille of this language has no cells for.
# $letters: letters, a blank between them.
braille-no-cells-card = Card { $card }: { $letters }
braille-no-cells-remedy = Give these cards a name and a text in this language, under { $field } in the deck, or write them with its letters.
braille-no-library = The sentences of this deck are not yet in braille, and liblouis, which can translate them, is not installed. On Debian and Ubuntu type apt-get install liblouis20 liblouis-data, on Fedora dnf install liblouis, on a Mac brew install liblouis. The standard deck needs none of it.
braille-old-library = The liblouis of this machine says that it is version { $version }. Version { $least } or newer is needed.
braille-no-table = The liblouis of this machine has no table { $table }. On Debian and Ubuntu it is in the package liblouis-data. If { $setting } is set, take it away.
