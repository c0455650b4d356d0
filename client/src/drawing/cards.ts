/** What of a card decides how it is drawn. */

import type { Card } from "../server/types";
import { say } from "../words";
import { FALLBACK, PICTURES } from "./pictures";
import { SHAPES, type Kind } from "./shapes";

/** The kind as it is inked: a priority by its letter. */
export function inkOf(card: Card): Kind {
  if (card.kind === "priority") return (card.priority ?? "a").toLowerCase() as Kind;
  return card.kind === "life-happens" ? "life" : (card.kind as Kind);
}

export function shapeOf(card: Card): keyof typeof SHAPES {
  if (card.kind === "priority") return "priority";
  return card.kind === "life-happens" ? "life" : (card.kind as keyof typeof SHAPES);
}

/** The classes that a card is drawn by, wherever it lies. */
export function classOf(card: Card): string {
  return `card k-${inkOf(card)} s-${shapeOf(card)}${card.amount == null ? " noamt" : ""}`;
}

/** The letter of a priority; other kinds have a mark. */
export function letterOf(card: Card): string | undefined {
  return card.priority ?? undefined;
}

export function pictureOf(card: Card): string {
  const what = card.effect ?? card.priority ?? card.job ?? "";
  return PICTURES[card.id] ?? FALLBACK[what] ?? "";
}

/** The one line on a card's face. */
export function lineOf(card: Card, letters: Record<string, string>): string {
  if (card.priority != null) return letters[card.priority] ?? card.priority;
  if (card.anytime) return say("line-any-time");
  return say(`line-${card.job ?? card.effect ?? card.kind}`);
}

/** Whether a card of a budget stands in the upper bar. */
export function isAbove(card: Card): boolean {
  return card.kind === "income" || card.kind === "windfall";
}
