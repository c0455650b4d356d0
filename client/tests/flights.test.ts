import { expect, test } from "vitest";
import type { Fact } from "../src/server/types";
import { flightsOf } from "../src/table/flights";

const YOU = 1;
const BEN = 2;

/** The ways that cards go, `card: from > to`; a card that may not be known is a `?`. */
function ways(fact: Fact): string[] {
  return flightsOf(fact, YOU).map(({ card, from, to }) => `${card ?? "?"}: ${from} > ${to}`);
}

const FACTS: [string, Fact, string[]][] = [
  [
    "a card you draw comes to its place in the hand",
    { kind: "drew", seat: YOU, pile: "deck", card: "rent" },
    ["rent: pile-draw > hand-rent"],
  ],
  [
    "the discard comes from its own pile",
    { kind: "drew", seat: YOU, pile: "discard", card: "rent" },
    ["rent: pile-discard > hand-rent"],
  ],
  [
    "a card that somebody draws stays face down",
    { kind: "drew", seat: BEN, pile: "deck", card: null },
    ["?: pile-draw > count-2"],
  ],
  [
    "the discard that somebody takes is seen by all",
    { kind: "drew", seat: BEN, pile: "discard", card: "rent" },
    ["rent: pile-discard > count-2"],
  ],
  [
    "a placed card joins the budget",
    { kind: "placed", seat: YOU, card: "rent" },
    ["rent: hand-rent > budget-1-rent-1"],
  ],
  [
    "somebody else's from their hand",
    { kind: "placed", seat: BEN, card: "rent" },
    ["rent: count-2 > budget-2-rent-1"],
  ],
  [
    "a swap crosses",
    { kind: "swapped", seat: YOU, card: "rent", other: "small-flat" },
    ["rent: hand-rent > budget-1-rent-1", "small-flat: budget-1-small-flat-1 > hand-small-flat"],
  ],
  [
    "relief takes what it ends along",
    { kind: "relieved", seat: YOU, card: "insurance", other: "flat-tyre" },
    ["insurance: hand-insurance > pile-discard", "flat-tyre: budget-1-flat-tyre-1 > pile-discard"],
  ],
  [
    "a discarded card",
    { kind: "discarded", seat: BEN, card: "rent" },
    ["rent: count-2 > pile-discard"],
  ],
  [
    "Life Happens on you lands on the slip",
    { kind: "aimed", seat: BEN, card: "flat-tyre", target: YOU },
    ["flat-tyre: count-2 > talk"],
  ],
  [
    "on somebody else, on their mat",
    { kind: "aimed", seat: YOU, card: "flat-tyre", target: BEN },
    ["flat-tyre: hand-flat-tyre > seat-2"],
  ],
  [
    "bounced back at you",
    { kind: "bounced", seat: BEN, card: "flat-tyre", by: YOU, counter: "bounce-back" },
    ["flat-tyre: seat-2 > talk"],
  ],
  [
    "bounced back by you",
    { kind: "bounced", seat: YOU, card: "flat-tyre", by: BEN, counter: "bounce-back" },
    ["flat-tyre: talk > seat-2"],
  ],
  [
    "cancelled by you",
    { kind: "cancelled", seat: YOU, card: "flat-tyre", by: BEN, counter: "just-say-no" },
    ["flat-tyre: talk > pile-discard"],
  ],
  [
    "cancelled by somebody",
    { kind: "cancelled", seat: BEN, card: "flat-tyre", by: YOU, counter: "just-say-no" },
    ["flat-tyre: seat-2 > pile-discard"],
  ],
  [
    "a cost that you accept joins your budget",
    { kind: "accepted", seat: YOU, card: "flat-tyre", by: BEN, lost: null },
    ["flat-tyre: talk > budget-1-flat-tyre-1"],
  ],
  [
    "a loss lifts what is lost out of the budget",
    { kind: "accepted", seat: BEN, card: "layoff", by: YOU, lost: "chef" },
    ["chef: budget-2-chef-1 > pile-discard"],
  ],
];

test.each(FACTS)("%s", (_, fact, expected) => {
  expect(ways(fact)).toEqual(expected);
});

test.each([
  "dealt",
  "turn-began",
  "reshuffled",
  "lapsed",
  "spent",
  "filled",
  "extras-returned",
  "discard-began",
  "resumed",
  "round-won",
  "round-drawn",
  "match-won",
  "match-drawn",
  "joined",
  "phrased",
  "something-new",
])("%s moves no card that eyes must follow", (kind) => {
  expect(ways({ kind, seat: YOU })).toEqual([]);
});

test("to somebody who watches, every hand is a count", () => {
  const drew: Fact = { kind: "drew", seat: YOU, pile: "deck", card: null };
  expect(flightsOf(drew, null)).toEqual([
    { card: undefined, from: "pile-draw", to: "count-1", time: 250 },
  ]);
});
