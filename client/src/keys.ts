/**
 * The single keys of the table: what each does, by the names of the sentences `key-…`, and which key
 * that is on this device.
 */

import { keepSettings, settings } from "./settings.svelte";

/** What a key does, and its key unless somebody has chosen another. */
const USUAL = {
  draw: "d",
  take: "f",
  end: "e",
  accept: "a",
  counter: "c",
  undo: "u",
  turn: "t",
  hand: "h",
  budget: "b",
  others: "o",
  piles: "p",
  can: "w",
  hint: "g",
  text: "i",
  score: "s",
  last: "l",
  repeat: "r",
  previous: ",",
  next: ".",
  "buffer-before": "[",
  "buffer-after": "]",
  time: "y",
  command: "/",
  help: "?",
} as const;

export type Deed = keyof typeof USUAL;

export const DEEDS = Object.keys(USUAL) as Deed[];

/** What some do together with Shift. */
export const SHIFTED: Partial<Record<Deed, string>> = {
  turn: "time-left",
  previous: "oldest",
  next: "newest",
};

/** The key for this, as it is typed without Shift. */
export function keyOf(deed: Deed): string {
  return settings.remapped[deed] ?? USUAL[deed];
}

/** The same, as it stands on a keyboard. */
export function shownKey(deed: Deed): string {
  return keyOf(deed).toUpperCase();
}

/** What a key does, if anything. */
export function deedOf(key: string): Deed | undefined {
  return DEEDS.find((deed) => keyOf(deed) === key);
}

export function isUsual(deed: Deed): boolean {
  return keyOf(deed) === USUAL[deed];
}

/** Why a key cannot be given to this: digits are the cards, or it does something else already. */
export type Conflict = "digit" | Deed;

/** Give this another key; gives what is in the way of that. */
export function remap(deed: Deed, key: string): Conflict | undefined {
  const wanted = key.toLowerCase();
  if (/\d/.test(wanted)) return "digit";
  const holder = deedOf(wanted);
  if (holder !== undefined && holder !== deed) return holder;
  keep({ ...settings.remapped, [deed]: wanted });
  return undefined;
}

/** Its usual key again; gives what has that key now. */
export function restore(deed: Deed): Conflict | undefined {
  return remap(deed, USUAL[deed]);
}

export function restoreAll(): void {
  keep({});
}

function keep(remapped: Partial<Record<Deed, string>>): void {
  settings.remapped = Object.fromEntries(
    Object.entries(remapped).filter(([deed, key]) => USUAL[deed as Deed] !== key),
  );
  keepSettings();
}

/** Signs that Shift turns into others, by the place of their key: so on every layout. */
const BY_PLACE: Record<string, string> = { Comma: ",", Period: "." };

/** What a key stands for, and whether it was pressed together with Shift. */
export function meaningOf(event: KeyboardEvent): { deed: Deed | undefined; shift: boolean } {
  const key = event.key.toLowerCase();
  const deed = deedOf(key);
  // A sign that needs Shift is a key of its own.
  if (deed !== undefined) return { deed, shift: event.shiftKey && key !== key.toUpperCase() };
  const plain = event.shiftKey ? BY_PLACE[event.code] : undefined;
  return { deed: plain === undefined ? undefined : deedOf(plain), shift: event.shiftKey };
}
