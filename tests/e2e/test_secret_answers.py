"""Whoever attacks learns nothing of the other's hand: with and without a counter in it, the page
that waits shows and says the same, before the answer and after it.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e import kit, scenes
from tests.e2e.scenes import ANN, BEN

ATTACKER = "bill-200 job-2000 a-200 b-200 scam"
HANDS = {
    "two counters": "no back job-2500 c-900 laid-off",
    "one counter": "no part-500 job-2500 c-900 laid-off",
    "no counter": "part-300 part-500 job-2500 c-900 laid-off",
}
"""What Ben may hold; he draws the same, and builds the same in his turn."""

TABLE_ID = re.compile(r"/(?:t|replay)/[\w-]+")


@pytest.mark.parametrize("attack", ["bill-200", "scam"])
def test_the_page_of_who_attacks_is_the_same_whatever_the_target_holds(served, person, attack):
    server = served(Dealt())
    stories = [attacked(server, person, hand, attack) for hand in HANDS.values()]
    first = stories[0]
    assert [step for step, *_ in first] == ["attack", "a phrase", "accepted", "back"]
    for story in stories[1:]:
        for expected, found in zip(first, story, strict=True):
            assert found == expected
    assert f"plays {attack}" not in str(first)
    assert f"You play {attack}" in first[0][2][-1]


def test_the_target_is_asked_whatever_it_holds(served, person):
    """The words are the same; only the own choices differ, and there are always two at least."""
    server = served(Dealt())
    asked = []
    for hand in HANDS.values():
        duel = begun(server, person, hand, page_of=BEN)
        duel.play(ANN, f"play bill-200 {BEN}")
        expect(duel.page.locator("#answers")).to_be_visible()
        duel.page.wait_for_function("() => heard.at(-1)?.includes('bill-200')")
        now = duel.page.locator("#now .line").inner_text()
        question = duel.page.locator("#answer p").inner_text()
        asked.append((now, question, scenes.heard(duel.page)[-1]))
        assert duel.page.locator("#answers button").count() >= 2
    assert asked[0] == asked[1] == asked[2]
    assert "There is no hurry" in asked[0][2]


class Dealt:
    """Luck that deals the hand that is next on the list."""

    def __init__(self) -> None:
        self.next = ""

    def order(self, cards, round, shuffle):
        luck = scenes.kit_luck(ATTACKER, self.next, pile="d-300 e-200 d-400 e-300 b-300")
        return luck.order(cards, round, shuffle)

    def lot(self, seats):
        return seats


def begun(server, person, hand, page_of):
    """Ann may attack Ben, who holds this; the page of one of them is open."""
    server.luck.next = hand
    ann, ben = person(server), person(server)
    duel = scenes.Duel(ann, ben, deck=kit.KIT)
    duel.begin()
    if page_of == BEN:
        duel.ann, duel.page = ann, ben.page
        ben.open(f"/t/{ann.table}")
        duel.seen()
    else:
        duel.open()
    scenes.listen(duel.page)
    duel.play(ANN, "draw deck", "draw deck", "place job-2000", "place a-200")
    return duel


def attacked(server, person, hand, card):
    """What Ann's page shows and says, step by step."""
    duel = begun(server, person, hand, page_of=ANN)
    story = []

    def step(name, last):
        duel.page.wait_for_function("text => heard.at(-1)?.includes(text)", arg=last)
        words = TABLE_ID.sub("/t/", duel.page.locator("body").aria_snapshot())
        shape = TABLE_ID.sub("/t/", duel.page.evaluate(SHAPE))
        story.append((name, words, scenes.heard(duel.page), shape))

    duel.play(ANN, f"play {card} {BEN}")
    step("attack", card)
    duel.command(BEN, "say", phrase="thinking")
    step("a phrase", "I am thinking")
    duel.play(BEN, "accept")
    step("accepted", "accepts")
    duel.play(ANN, "done")
    step("back", "Ben's turn")
    return story


SHAPE = """() => {
    const own = document.body.cloneNode(true);
    for (const each of own.querySelectorAll('script, .flight')) each.remove();
    return document.title + own.outerHTML;
}"""
"""All of the page, but for cards that fly over it for a moment."""
