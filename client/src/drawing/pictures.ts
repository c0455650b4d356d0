/** A picture for each card of the standard deck, and one for each kind of card of another deck.
 *
 * They are drawn as printed line art in a 24 by 24 box, and stand beside the decks because the
 * printed cards show them too. The parent fills with paper and gives one ink line with round ends.
 * Class `o` is an open line on paper, `l` a fat open line in the ink of the kind, for what stands on
 * the bare head of a card, `f` a spot of solid ink.
 */
import { fallback, pictures } from "../../../src/budgetable/decks/drawing.json";

export const PICTURES: Record<string, string> = pictures;

/** For a card of another deck: by what it is. */
export const FALLBACK: Record<string, string> = fallback;
