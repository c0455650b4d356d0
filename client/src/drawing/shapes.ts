import { back, marks, patterns, shapes } from "../../../src/budgetable/decks/drawing.json";

/** One paper silhouette a kind, in a box of 100 by 140: pay slip, index card, ticket, torn paper. */
export const SHAPES = shapes;

export const BACK = back;

/** The mark of a kind that has no letter, in a box of 24 by 24: coin, star, bolt. */
export const MARKS = marks;

/** For a closer look. */
export const GLASS = '<circle cx="10" cy="10" r="6.500"/><path d="M15 15l6 6"/>';

export type Kind = "income" | "a" | "b" | "c" | "d" | "e" | "windfall" | "life";

/** A printed pattern a kind, so that kinds part without colour: `[width, height, drawing]`. */
export const PATTERNS = patterns as Record<Kind, [number, number, string]>;
