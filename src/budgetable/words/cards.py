"""The names of things in one language: cards, amounts, letters, budgets. No players yet."""

from __future__ import annotations

from collections.abc import Iterable

from budgetable.rules.budget import Budget
from budgetable.rules.cards import (
    EXPENSE,
    EXTRA_INCOME,
    INCOME,
    LETTERS,
    LOSE_PRIORITY,
    PRIORITY,
    RELIEF,
    Card,
)
from budgetable.words.catalogue import SOURCE, digits, has, message


class Speaker:
    """Says the things of a game in one language; with `brief`, in fewer words."""

    def __init__(self, language: str = SOURCE, brief: bool = False) -> None:
        self.language = language
        self.brief = brief

    def say(self, id: str, **values: str | int) -> str:
        """A message of the catalogue, the brief one if that is wanted and there is one."""
        if self.brief and has(f"{id}-brief", self.language):
            id = f"{id}-brief"
        return message(id, self.language, values)

    def name(self, card: Card) -> str:
        """What a card is called: its translation if it has one, else the deck's own name."""
        return self._translated(card, "name") or card.name

    def text(self, card: Card) -> str:
        """The text printed on a card, translated if it can be; empty if it has none."""
        return self._translated(card, "text") or card.text

    def card(self, card: Card) -> str:
        """The full name of a card, what decides first: `Rent, C Essential, 1200`."""
        name = self.name(card)
        if card.kind == INCOME:
            return self.say(f"card-{card.job}", name=name, amount=card.amount)
        if card.kind == PRIORITY:
            letter = self.letter(card.priority)
            return self.say("card-priority", name=name, letter=letter, amount=card.amount)
        if card.is_life:
            id = "card-life-anytime" if card.anytime else "card-life"
            return self.say(id, name=name, effect=self.effect(card))
        if card.effect == EXTRA_INCOME:
            return self.say("card-extra-income", name=name, amount=card.amount)
        return self.say("card-relief" if card.effect == RELIEF else "card-counter", name=name)

    def short(self, card: Card) -> str:
        """A card in the fewest words: name and amount."""
        if not card.amount:
            return self.name(card)
        return self.say("card-short", name=self.name(card), amount=card.amount)

    def said(self, card: Card) -> str:
        """A card as long as this speaker likes it."""
        return self.short(card) if self.brief else self.card(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards as a list. The parts of a card have commas, so semicolons stand between."""
        return "; ".join([self.said(card) for card in cards])

    def effect(self, card: Card, letter: str = "") -> str:
        """What a Life Happens card does, in a few words: `expense 200`, `lose C Essential`."""
        if card.effect == EXPENSE:
            return self.say("effect-expense", amount=card.amount)
        if card.effect == LOSE_PRIORITY and letter:
            return self.say("effect-lose-letter", letter=self.letter(letter))
        return self.say(f"effect-{card.effect}")

    def explain(self, card: Card) -> str:
        """What a card does, for somebody who has just met it, and then the text printed on it."""
        name = self.name(card)
        if card.kind == INCOME:
            does = self.say(f"explain-{card.job}", name=name, amount=card.amount)
        elif card.kind == PRIORITY:
            id = "explain-first-priority" if card.priority == LETTERS[0] else "explain-priority"
            letter = self.letter(card.priority)
            does = self.say(id, name=name, letter=letter, amount=card.amount)
        else:
            does = self.say(f"explain-{card.effect}", name=name, amount=card.amount)
        anytime = self.say("explain-anytime") if card.anytime else ""
        return joined([does, anytime, self.text(card)])

    def letter(self, letter: str) -> str:
        """A letter with what it stands for: `C Essential`."""
        return self.say(f"letter-{letter}")

    def money(self, amount: int) -> str:
        """An amount in plain digits: `2500`, `minus 200`."""
        return digits(amount, self.language)

    def total(self, amount: int, currency: str) -> str:
        """An amount with the name of a currency: `2500 dollars`. Without one, `money`."""
        if not currency:
            return self.money(amount)
        return self.say("total", amount=amount, currency=currency)

    def gap(self, gap: int) -> str:
        """What a budget has left: `600 to go`, `200 over`, `nothing left`."""
        if gap == 0:
            return self.say("gap-none")
        return self.say("gap-left" if gap > 0 else "gap-over", amount=abs(gap))

    def budget(self, budget: Budget) -> str:
        """A budget in three lines: its sums, what is missing, its cards. An empty one in one."""
        if not budget.cards:
            return self.say("budget-empty")
        lines = [
            self.say(
                "budget-totals",
                income=budget.income,
                expenses=budget.expenses,
                gap=self.gap(budget.gap),
            ),
            self.missing(budget),
            self.say("budget-cards", cards=self.cards(budget.cards)),
        ]
        return "\n".join(lines)

    def missing(self, budget: Budget) -> str:
        """Which cards a budget still needs, whatever its sums."""
        missing = [] if budget.jobs else [self.say("a-job")]
        missing += [self.letter(letter) for letter in budget.missing]
        if not missing:
            return self.say("budget-complete")
        return self.say("budget-missing", missing=", ".join(missing))

    def tag(self, card: Card, field: str) -> str:
        """The tag of the translation in which a field is said; empty for the card's own words."""
        tag = self.language
        while tag and not card.translated(tag, field):
            tag = tag.rpartition("-")[0]
        return tag

    def _translated(self, card: Card, field: str) -> str:
        return card.translated(self.tag(card, field), field)


def joined(sentences: Iterable[str]) -> str:
    """Sentences as one message; empty ones are left out."""
    return " ".join([sentence for sentence in sentences if sentence])
