/** Names for the cards of a hand that stay with them: copies of a card are numbered. */
export function handKeys(hand: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return hand.map((id) => {
    const copy = (seen.get(id) ?? 0) + 1;
    seen.set(id, copy);
    return `${id}-${copy}`;
  });
}
