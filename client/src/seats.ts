/** Which tables this device sits at, and on which seats: so that a refresh finds them again. */

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

export function sit(table: string, seats: number[], names: string[]): void {
  const others = tables().filter((sat) => sat.table !== table);
  write([{ table, seats, names }, ...others].slice(0, KEPT));
}

export function stand(table: string): void {
  write(tables().filter((sat) => sat.table !== table));
}

function write(all: Sat[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Nothing is kept in a private window; the seat itself is in a cookie.
  }
}
