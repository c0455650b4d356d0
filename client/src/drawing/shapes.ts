/** One paper silhouette a kind, in a box of 100 by 140: pay slip, index card, ticket, torn paper. */
export const SHAPES = {
  income: "M18 1H82Q99 1 99 18V122Q99 139 82 139H18Q1 139 1 122V18Q1 1 18 1Z",
  priority: "M1 9Q1 1 6 1H42Q46 1 48 5L51 12H94Q99 12 99 17V135Q99 139 95 139H5Q1 139 1 135Z",
  windfall:
    "M5 1H95Q99 1 99 5V71A7 7 0 0 0 99 85V135Q99 139 95 139H5Q1 139 1 135V85A7 7 0 0 0 1 71V5Q1 1 5 1Z",
  life: "M1 5L9 1 17 5 25 1 33 5 42 1 50 5 58 1 67 5 75 1 83 5 91 1 99 5V134L91 139 83 134 75 139 67 134 58 139 50 134 42 139 33 134 25 139 17 134 9 139 1 134Z",
};

export const BACK = "M8 1H92Q99 1 99 8V132Q99 139 92 139H8Q1 139 1 132V8Q1 1 8 1Z";

/** The mark of a kind that has no letter, in a box of 24 by 24: coin, star, bolt. */
export const MARKS = {
  income: '<circle cx="12" cy="12" r="9.500"/><circle cx="12" cy="12" r="4.500"/>',
  windfall: '<path d="M12 2l3 7 7 .5-5.500 4.500 2 7L12 17l-6.500 4 2-7L2 9.500 9 9Z"/>',
  life: '<path d="M13 2L5 14h6l-1 8 9-13h-6Z"/>',
};

/** For a closer look. */
export const GLASS = '<circle cx="10" cy="10" r="6.500"/><path d="M15 15l6 6"/>';

export type Kind = "income" | "a" | "b" | "c" | "d" | "e" | "windfall" | "life";

/** A printed pattern a kind, so that kinds part without colour: `[width, height, drawing]`. */
export const PATTERNS: Record<Kind, [number, number, string]> = {
  income: [
    9,
    9,
    '<path d="M0 9a4.500 4.500 0 0 1 9 0" fill="none" stroke="currentColor" stroke-width="1.4"/>',
  ],
  windfall: [8, 8, '<path d="M4 1v6M1 4h6" stroke="currentColor" stroke-width="1.4"/>'],
  a: [7, 7, '<circle cx="3.500" cy="3.500" r="1.7" fill="currentColor"/>'],
  b: [6, 5, '<path d="M0 2h6" stroke="currentColor" stroke-width="1.8"/>'],
  c: [14, 10, '<path d="M0 1h14M0 6h14M3 1v5M10 6v5" stroke="currentColor" stroke-width="1.4"/>'],
  d: [7, 7, '<path d="M-1 8L8-1" stroke="currentColor" stroke-width="2"/>'],
  e: [8, 8, '<path d="M0 0h4v4H0ZM4 4h4v4H4Z" fill="currentColor"/>'],
  life: [10, 7, '<path d="M0 6L5 1l5 5" fill="none" stroke="currentColor" stroke-width="1.5"/>'],
};
