/** Where the positions of a replay come from: a table, one by one, or a record, all at once. */

import { api, ask } from "../server/api";
import type { Deck, Past, View } from "../server/types";

export interface Source {
  /** The numbers of the first and the last position. */
  first: number;
  last: number;
  position(number: number): Promise<Past>;
  /** The deck that it was played with. */
  deck(): Promise<Deck>;
  /** What was wrong with a record, if something was. */
  problem: string;
  /** The table, if its round is being played: it is told as to one of this device's seats. */
  live?: View | undefined;
  /** Which of a table's matches this is, from 1; 0 for a record. */
  match: number;
  /** The match that was played there before it, if there was one. */
  before?: (() => Promise<Source>) | undefined;
}

const KEY = "budgetable-record";

let kept: string | null = null;

/** A record that somebody opened, for the page that shows it. */
export function keepRecord(text: string): void {
  kept = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    sessionStorage.removeItem(KEY); // Too large to be kept for a refresh, or nothing is kept here.
  }
}

export async function ofTable(table: string): Promise<Source> {
  const path = { table };
  const view: View = await ask(() => api.GET("/api/tables/{table}", { params: { path } }));
  const known = new Map<number, Promise<Past>>();
  const position = (n: number) => {
    const params = { path: { table, position: n }, query: { guide: true } };
    let past = known.get(n);
    if (past === undefined) {
      past = ask(() => api.GET("/api/tables/{table}/positions/{position}", { params }));
      known.set(n, past);
      past.catch(() => known.delete(n));
    }
    return past;
  };
  const deck = () =>
    ask(() => api.GET("/api/decks/{deck}", { params: { path: { deck: view.deck.fingerprint } } }));
  const ofMatch = (then: View): Source => {
    const first = then.match?.first_position ?? 0;
    return {
      first,
      last: then.position,
      position,
      deck,
      problem: "",
      live: then.stage === "playing" && then.phase !== "over" ? then : undefined,
      match: then.match?.number ?? 0,
      before: first > 1 ? async () => ofMatch((await position(first - 1)).view) : undefined,
    };
  };
  return ofMatch(view);
}

export async function ofRecord(): Promise<Source | undefined> {
  const text = kept ?? sessionStorage.getItem(KEY);
  if (text === null) return undefined;
  // As it is: what is wrong with it, the server says.
  const options = { body: text as never, bodySerializer: () => text };
  const replay = await ask(() => api.POST("/api/replays", options));
  return {
    first: 0,
    last: replay.positions.length - 1,
    position: (n) => Promise.resolve(replay.positions[n] as Past),
    deck: () => Promise.resolve(replay.deck),
    problem: replay.problem?.said ?? "",
    match: 0,
  };
}
