/** A name for somebody who would rather not think of one. */

import { say } from "../words";

export function anotherName(): string {
  const names = say("names")
    .split(",")
    .map((name) => name.trim());
  return names[Math.floor(Math.random() * names.length)] ?? "";
}
