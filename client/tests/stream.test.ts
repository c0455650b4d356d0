import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stream } from "../src/server/stream";
import { FakeSource, pushed } from "./kit";

const TABLE = "/api/tables/x/events?seat=1";
const BEAT = 15_000;
const SILENCE = 40_000;

let heard: string[] = [];

function follow(after = 0): Stream {
  return new Stream(TABLE, after, {
    push: ({ id }) => heard.push(`push ${id}`),
    line: (up) => heard.push(up ? "up" : "down"),
    gone: (code) => heard.push(`gone ${code}`),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.install();
  heard = [];
});
afterEach(() => {
  expect(FakeSource.open).toBeLessThanOrEqual(1);
  vi.useRealTimers();
});

test("a stream is asked for from where the page stands", () => {
  follow(7);
  expect(FakeSource.last.url).toBe(`${TABLE}&after=7`);
});

test("after a drop it is opened again from the last push that came", () => {
  follow(7);
  FakeSource.last.connect();
  FakeSource.last.push(pushed(8));
  FakeSource.last.push(pushed(9));
  FakeSource.last.drop();
  expect(FakeSource.open).toBe(0);
  vi.advanceTimersByTime(500);
  expect(FakeSource.last.url).toBe(`${TABLE}&after=9`);
  FakeSource.last.connect();
  FakeSource.last.push(pushed(10));
  expect(heard).toEqual(["up", "push 8", "push 9", "down", "up", "push 10"]);
});

test("tries come less and less often, but at least every eight seconds", () => {
  follow();
  const waits = [];
  for (let tries = 1; tries <= 7; tries++) {
    FakeSource.last.drop();
    const from = Date.now();
    vi.advanceTimersToNextTimer();
    waits.push(Date.now() - from);
    expect(FakeSource.opened).toHaveLength(tries + 1);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

test("a line that held begins with short waits again", () => {
  follow();
  for (let tries = 0; tries < 4; tries++) {
    FakeSource.last.drop();
    vi.advanceTimersToNextTimer();
  }
  FakeSource.last.connect();
  FakeSource.last.drop();
  vi.advanceTimersByTime(500);
  expect(FakeSource.opened).toHaveLength(6);
});

test("forty seconds of silence mean that the line is dead", () => {
  follow();
  FakeSource.last.connect();
  vi.advanceTimersByTime(SILENCE - 1);
  expect(heard).toEqual(["up"]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(["up", "down"]);
  vi.advanceTimersByTime(500);
  expect(FakeSource.opened).toHaveLength(2);
});

test("a stream that never opens is dead after the same silence", () => {
  follow();
  vi.advanceTimersByTime(SILENCE);
  expect(heard).toEqual(["down"]);
});

test("beats and pushes keep it alive", () => {
  follow();
  FakeSource.last.connect();
  for (let beats = 0; beats < 4; beats++) {
    vi.advanceTimersByTime(BEAT);
    FakeSource.last.send("beat");
  }
  for (const id of [1, 2]) {
    vi.advanceTimersByTime(SILENCE - 1);
    FakeSource.last.push(pushed(id));
  }
  vi.advanceTimersByTime(SILENCE - 1);
  expect(heard).toEqual(["up", "push 1", "push 2"]);
  expect(FakeSource.opened).toHaveLength(1);
});

test("a device that is back in a network tries at once, and only once", () => {
  const stream = follow();
  FakeSource.last.drop();
  stream.retry();
  expect(FakeSource.opened).toHaveLength(2);
  stream.retry();
  vi.advanceTimersByTime(SILENCE - 1);
  expect(FakeSource.opened).toHaveLength(2);
});

test.each([
  ["gone", '{"code": "no-seat"}', "gone no-seat"],
  ["gone", "nonsense", "gone gone"],
  ["superseded", "{}", "gone superseded"],
])("%s %s ends it for good", (event, data, told) => {
  follow();
  FakeSource.last.connect();
  FakeSource.last.send(event, data);
  vi.advanceTimersByTime(10 * SILENCE);
  expect(heard).toEqual(["up", told]);
  expect(FakeSource.opened).toHaveLength(1);
  expect(FakeSource.open).toBe(0);
});

test("closed, it stays closed", () => {
  const stream = follow();
  FakeSource.last.drop();
  stream.close();
  vi.advanceTimersByTime(10 * SILENCE);
  expect(FakeSource.opened).toHaveLength(1);
});
