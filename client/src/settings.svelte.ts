/** What this person likes, kept on this device only. */

import { bestLanguage } from "./words";

export const SOUNDS = ["turn", "cards", "alerts"] as const;
export type Sound = (typeof SOUNDS)[number];
export const LOUDEST = 4;

export interface Settings {
  language: string;
  name: string;
  theme: "auto" | "light" | "dark" | "contrast";
  letters: "standard" | "reading";
  size: "normal" | "large" | "largest";
  speed: "slow" | "normal" | "fast" | "off";
  /** How loud what is, from 0, which is off, to 4. */
  volumes: Record<Sound, number>;
  keys: boolean;
  /** Keys that were changed, by what they do: see `keys.ts`. */
  remapped: Record<string, string>;
  brief: boolean;
  positions: boolean;
  others: boolean;
  /** Tips for the first game: until a match has been played to its end. */
  tips: boolean;
}

const KEY = "budgetable";

const DEFAULTS: Settings = {
  language: bestLanguage(navigator.languages),
  name: "",
  theme: "auto",
  letters: "standard",
  size: "normal",
  speed: "normal",
  volumes: { turn: 0, cards: 0, alerts: 0 },
  keys: true,
  remapped: {},
  brief: false,
  positions: false,
  others: true,
  tips: true,
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // No storage here, or something else's: the defaults will do.
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window keeps nothing: the settings hold until it is closed.
  }
}

/** Show the page as the settings want it. */
export function applySettings(): void {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const contrast = matchMedia("(prefers-contrast: more)").matches;
  const auto = contrast ? "contrast" : dark ? "dark" : "light";
  root.dataset["theme"] = settings.theme === "auto" ? auto : settings.theme;
  root.dataset["font"] = settings.letters;
  root.dataset["size"] = settings.size;
  root.dataset["speed"] = settings.speed;
  if (settings.letters === "reading") void import("./look/reading");
}

/** Milliseconds of a motion that takes `normal` ones at the usual speed; 0 where nothing may move. */
export function duration(normal: number): number {
  if (settings.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return normal * { slow: 2, normal: 1, fast: 0.5 }[settings.speed];
}
