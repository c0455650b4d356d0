/** What things are called on the page. Copies of a card are told apart by a number. */

import type { Card, Choice } from "./server/types";

/** Names for cards that stay with them: `rent-1`, and `scam-2` for a second copy. */
export function keysOf(ids: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const copy = (seen.get(id) ?? 0) + 1;
    seen.set(id, copy);
    return `${id}-${copy}`;
  });
}

/** The id of a button that makes this choice: `choice-place-rent`, `answer-accept`. */
export function idOf(kind: "choice" | "answer", choice: Choice | undefined): string {
  return [kind, ...(choice?.move.split(" ") ?? [])].join("-");
}

/** The cards of these ids, each with its name. What the deck does not know is left out. */
export function keyed(
  ids: readonly string[],
  cards: ReadonlyMap<string, Card>,
): { card: Card; key: string }[] {
  const keys = keysOf(ids);
  return ids.flatMap((id, at) => {
    const card = cards.get(id);
    return card === undefined ? [] : [{ card, key: keys[at] ?? id }];
  });
}
