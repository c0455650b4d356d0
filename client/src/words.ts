/**
 * The page's own words: labels and headings, from the one catalogue. A language is a folder there.
 * What happens at a table, and why something cannot be done, is said by the server.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";

const FILES = import.meta.glob<string>("../../src/budgetable/words/catalogue/*/{page,cards}.ftl", {
  query: "?raw",
  import: "default",
});

const languageOf = (path: string) => path.split("/").at(-2) ?? "";

export const LANGUAGES = [...new Set(Object.keys(FILES).map(languageOf))];

let bundle = new FluentBundle("en");

/** What shows words says them anew when the language changes. */
let changed = () => {};
const listen = createSubscriber((update) => {
  changed = update;
});

/** The best language that the catalogue has for somebody who reads these, first choice first. */
export function bestLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0] ?? "";
    if (LANGUAGES.includes(language)) return language;
  }
  return "en";
}

export async function loadWords(language: string): Promise<void> {
  const loaded = new FluentBundle(language, { useIsolating: false });
  const files = Object.entries(FILES).filter(([path]) => languageOf(path) === language);
  for (const text of await Promise.all(files.map(([, load]) => load()))) {
    loaded.addResource(new FluentResource(text));
  }
  bundle = loaded;
  changed();
  document.documentElement.lang = language;
}

/**
 * A message with its values. A number comes twice, as in the rest of the house: `$cards` to print,
 * `$cards_count` to choose a plural by.
 */
export function say(id: string, values: Record<string, string | number> = {}): string {
  listen();
  const pattern = bundle.getMessage(id)?.value;
  if (pattern == null) throw new Error(`no message ${id}`);
  const filled: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    filled[name] = String(value);
    if (typeof value === "number") filled[`${name}_count`] = value;
  }
  return bundle.formatPattern(pattern, filled);
}

/** A language's own name for itself. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
