/**
 * Cards that travel, so that eyes can follow. The table is already as it should be when a flight
 * starts: a picture of the card goes from where it was to where it is, and nothing waits for it.
 */

import type { Fact, Happening, View } from "../server/types";
import { duration } from "../settings.svelte";

type Rect = { x: number; y: number; width: number; height: number };

interface Flight {
  card: string | undefined;
  from: string;
  to: string;
  time: number;
}

/** Which flights a happening makes; `you` is the seat whose hand lies open here. */
export function flightsOf(fact: Fact, you: number | null | undefined): Flight[] {
  const seat = Number(fact.seat ?? 0);
  const card = typeof fact["card"] === "string" ? fact["card"] : undefined;
  const other = typeof fact["other"] === "string" ? fact["other"] : undefined;
  const hand = (id: string | undefined) =>
    seat === you && id !== undefined ? `hand-${id}` : `count-${seat}`;
  const budget = (id: string | undefined, of = seat) => `budget-${of}-${id ?? ""}-1`;
  switch (fact.kind) {
    case "drew":
      return [
        {
          card,
          from: fact["pile"] === "discard" ? "pile-discard" : "pile-draw",
          to: hand(card),
          time: 250,
        },
      ];
    case "placed":
      return [{ card, from: hand(card), to: budget(card), time: 300 }];
    case "swapped":
      return [
        { card, from: hand(card), to: budget(card), time: 300 },
        { card: other, from: budget(other), to: hand(other), time: 300 },
      ];
    case "relieved":
      return [
        { card, from: hand(card), to: "pile-discard", time: 200 },
        { card: other, from: budget(other), to: "pile-discard", time: 250 },
      ];
    case "discarded":
      return [{ card, from: hand(card), to: "pile-discard", time: 200 }];
    case "aimed": {
      const target = Number(fact["target"]);
      return [
        { card, from: hand(card), to: target === you ? "talk" : `seat-${target}`, time: 300 },
      ];
    }
    case "bounced": {
      const by = Number(fact["by"]);
      return [
        {
          card,
          from: seat === you ? "talk" : `seat-${seat}`,
          to: by === you ? "talk" : `seat-${by}`,
          time: 300,
        },
      ];
    }
    case "cancelled":
      return [
        { card, from: seat === you ? "talk" : `seat-${seat}`, to: "pile-discard", time: 250 },
      ];
    case "accepted": {
      const lost = typeof fact["lost"] === "string" ? fact["lost"] : undefined;
      const from = seat === you ? "talk" : `seat-${seat}`;
      return lost === undefined
        ? [{ card, from, to: budget(card), time: 250 }]
        : [{ card: lost, from: budget(lost), to: "pile-discard", time: 250 }];
    }
  }
  return [];
}

export type Places = Map<string, Rect>;

/** Whether anything may fly now; where nothing may, nothing is measured. */
const flies = () => !document.hidden && duration(1) > 0;

/** Where everything is now, by the name of its place. */
export function places(): Places {
  const found: Places = new Map();
  if (!flies()) return found;
  for (const element of document.querySelectorAll<HTMLElement>("[data-place]")) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = element.dataset["place"] ?? "";
    if (width > 0 && !found.has(name)) found.set(name, { x, y, width, height });
  }
  return found;
}

/** Draws a card's face into an element; gives the way to take it off again. */
type Draw = (card: string, paper: HTMLElement) => () => void;

/** What is under way, each with what takes it off the page. */
const flying = new Map<Animation, () => void>();

/** End all flights now. */
export function land(): void {
  for (const [flight, end] of [...flying]) {
    flight.cancel();
    end();
  }
}

/** Let cards fly from where they were, `before`, to where they are now. A new event ends old flights. */
export function fly(events: readonly Happening[], view: View, before: Places, draw: Draw): void {
  land();
  const all = events.flatMap(({ facts }) =>
    facts.flatMap((fact) => flightsOf(fact as unknown as Fact, view.you)),
  );
  if (all.length === 0 || !flies()) return;
  // All papers first, then all measuring: between two changes it would lay the page out once more.
  const papers = all.slice(-4).map((flight) => ({ ...flight, ...paperOf(flight.card, draw) }));
  const after = places();
  const sizes = papers.map(({ paper }) => paper.getBoundingClientRect());
  papers.forEach(({ paper, wipe, from, to, time }, at) => {
    const start = before.get(from) ?? after.get(from);
    const end = after.get(to) ?? before.get(to);
    const size = sizes[at];
    const off = () => {
      wipe();
      paper.remove();
    };
    if (start === undefined || end === undefined || size === undefined) off();
    else animate(paper, off, size, start, end, duration(time));
  });
}

/** The picture of a card, put on the page, and what takes its face off. */
function paperOf(card: string | undefined, draw: Draw): { paper: HTMLElement; wipe: () => void } {
  const paper = document.createElement("div");
  paper.className = card === undefined ? "card flight face-down" : "card flight";
  paper.setAttribute("aria-hidden", "true");
  const wipe = card === undefined ? () => {} : draw(card, paper);
  document.body.append(paper);
  return { paper, wipe };
}

function animate(
  paper: HTMLElement,
  off: () => void,
  { width, height }: Rect,
  from: Rect,
  to: Rect,
  time: number,
): void {
  const at = (rect: Rect, scale: number) =>
    `translate(${rect.x + rect.width / 2 - width / 2}px, ${rect.y + rect.height / 2 - height / 2}px) scale(${scale})`;
  const motion = paper.animate(
    [
      { transform: at(from, 0.8), opacity: 1 },
      { transform: at(to, 0.7), opacity: 1, offset: 0.85 },
      { transform: at(to, 0.5), opacity: 0 },
    ],
    { duration: time, easing: "cubic-bezier(.3, .7, .3, 1)" },
  );
  const end = () => {
    flying.delete(motion);
    off();
  };
  flying.set(motion, end);
  motion.onfinish = end;
}
