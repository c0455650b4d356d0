import { beforeEach, expect, test } from "vitest";
import { settings } from "../src/settings.svelte";
import { cue } from "../src/table/calling";

/** How loud each note was that has been played. */
let heard: number[] = [];

class FakeContext {
  currentTime = 0;
  destination = {};
  createOscillator() {
    return { frequency: {}, connect: (to: object) => to, start() {}, stop() {} };
  }
  createGain() {
    const gain = {
      setValueAtTime: (volume: number) => heard.push(volume),
      exponentialRampToValueAtTime() {},
    };
    return { gain, connect: (to: object) => to };
  }
}

beforeEach(() => {
  heard = [];
  globalThis.AudioContext = FakeContext as never;
  settings.volumes = { turn: 0, cards: 0, alerts: 0 };
});

test("nothing sounds unless it is wanted", () => {
  for (const kind of ["turn", "answer", "lost", "card", "end"] as const) cue(kind);
  expect(heard).toEqual([]);
});

test("turns, cards and alerts each have a volume of their own", () => {
  settings.volumes = { turn: 4, cards: 1, alerts: 0 };
  cue("answer");
  cue("lost");
  expect(heard).toEqual([]);
  cue("turn");
  expect(heard).toHaveLength(2);
  const loud = heard[0] ?? 0;
  cue("card");
  expect(heard.at(-1)).toBeCloseTo(loud / 4);
  settings.volumes = { turn: 0, cards: 0, alerts: 2 };
  cue("answer");
  expect(heard.at(-1)).toBeCloseTo(loud / 2);
});
