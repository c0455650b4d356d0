/** Which tables this device sits at, and on which seats: so that a refresh finds them again. */

import type { View } from "./server/types";

const KEY = "budgetable-tables";
const KEPT = 12;

export interface Sat {
  table: string;
  seats: number[];
  names: string[];
}

export function tables(): Sat[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Sat[];
  } catch {
    return [];
  }
}

export function seatsOf(table: string): number[] {
  return tables().find((sat) => sat.table === table)?.seats ?? [];
}

/** Keep in mind that this device has these seats of a table, which is known by who sits there. */
export function sit(table: string, seats: number[], view: View): void {
  const names = view.seats.map(({ name }) => name).filter(Boolean);
  const others = tables().filter((sat) => sat.table !== table);
  const all = [{ table, seats, names }, ...others].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Nothing is kept in a private window; the seat itself is in a cookie.
  }
}
