import { beforeEach, expect, test } from "vitest";
import { DEEDS, deedOf, keyOf, meaningOf, remap, restore, restoreAll } from "../src/keys";
import { loadWords, say } from "../src/words";

const pressed = (key: string, more: KeyboardEventInit = {}) =>
  meaningOf(new KeyboardEvent("keydown", { key, ...more }));

const kept = () => JSON.parse(localStorage.getItem("budgetable") ?? "{}") as { remapped: unknown };

beforeEach(restoreAll);

test("every key does one thing, and says what", async () => {
  await loadWords("en");
  expect(new Set(DEEDS.map(keyOf)).size).toBe(DEEDS.length);
  for (const deed of DEEDS) {
    expect(deedOf(keyOf(deed))).toBe(deed);
    expect(say(`key-${deed}`)).not.toBe("");
  }
});

test("a changed key does what the old one did, which does nothing then", () => {
  expect(remap("end", "X")).toBeUndefined();
  expect(pressed("x").deed).toBe("end");
  expect(pressed("e").deed).toBeUndefined();
  expect(kept().remapped).toEqual({ end: "x" });
});

test("a key that does something else is not given away", () => {
  expect(remap("end", "D")).toBe("draw");
  expect(remap("end", "7")).toBe("digit");
  expect(remap("end", "e")).toBeUndefined();
  expect(keyOf("end")).toBe("e");
  expect(kept().remapped).toEqual({});
});

test("two keys change places by way of a third", () => {
  remap("end", "x");
  remap("draw", "e");
  expect(restore("end")).toBe("draw");
  expect(remap("end", "d")).toBeUndefined();
  expect(pressed("d").deed).toBe("end");
  expect(pressed("e").deed).toBe("draw");
});

test("a usual key is not kept as a changed one", () => {
  remap("end", "x");
  expect(restore("end")).toBeUndefined();
  expect(kept().remapped).toEqual({});
});

test.each([
  ["d", {}, "draw", false],
  ["D", {}, "draw", false],
  ["T", { shiftKey: true }, "turn", true],
  ["?", { shiftKey: true }, "help", false],
  ["<", { shiftKey: true, code: "Comma" }, "previous", true],
  [";", { shiftKey: true, code: "Comma" }, "previous", true],
  [":", { shiftKey: true, code: "Period" }, "next", true],
  [";", { code: "Comma" }, undefined, false],
])("%j with %j means %s", (key, more, deed, shift) => {
  expect(pressed(key, more)).toEqual({ deed, shift });
});
