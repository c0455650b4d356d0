import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Hub, Page, type News } from "../src/server/hub";
import { FakeSource, pushed } from "./kit";

const TABLE = "/api/tables/x/events?seat=1";
const PRESENCE = "/api/tables/x/presence";

/** What the server is told of presence, in order. */
let told: boolean[] = [];
let answer: () => Promise<Response> = () => Promise.resolve(new Response());

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.install();
  told = [];
  answer = () => Promise.resolve(new Response());
  vi.stubGlobal("fetch", (url: string, { body }: { body: string }) => {
    expect(url).toBe(PRESENCE);
    told.push((JSON.parse(body) as { here: boolean }).here);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A tab that follows the table, and what it hears. */
function tab(hub: Hub, after = 0, url = TABLE, presence = PRESENCE) {
  const heard: News[] = [];
  const page = new Page((news) => heard.push(news));
  hub.hear(page, { do: "follow", url, after, presence });
  return {
    heard,
    ids: () => heard.flatMap((news) => (news.kind === "push" ? [news.push.id] : [])),
    look: (here: boolean) => hub.hear(page, { do: "look", here }),
    leave: () => hub.hear(page, { do: "leave" }),
    retry: () => hub.hear(page, { do: "retry" }),
    follow: (other: string) => hub.hear(page, { do: "follow", url: other, after: 0, presence }),
  };
}

test("two pages of a table share one stream, and both hear all of it", () => {
  const hub = new Hub();
  const [one, other] = [tab(hub), tab(hub)];
  FakeSource.last.connect();
  FakeSource.last.push(pushed(1));
  FakeSource.last.drop();
  expect(FakeSource.opened).toHaveLength(1);
  for (const { heard } of [one, other]) {
    expect(heard).toEqual([
      { kind: "line", up: true },
      { kind: "push", push: pushed(1) },
      { kind: "line", up: false },
    ]);
  }
});

test("a page that opens later is given what it has not seen, and nothing twice", () => {
  const hub = new Hub();
  const first = tab(hub);
  for (const id of [1, 2, 3]) FakeSource.last.push(pushed(id));
  const second = tab(hub, 1);
  const third = tab(hub, 3);
  FakeSource.last.push(pushed(4));
  expect(first.ids()).toEqual([1, 2, 3, 4]);
  expect(second.ids()).toEqual([2, 3, 4]);
  expect(third.ids()).toEqual([4]);
});

test("another table has a stream of its own", () => {
  const hub = new Hub();
  const one = tab(hub);
  tab(hub, 0, "/api/tables/y/events?seat=1");
  FakeSource.last.push(pushed(1));
  expect(FakeSource.open).toBe(2);
  expect(one.ids()).toEqual([]);
});

test("the stream ends with its last page", () => {
  const hub = new Hub();
  const [one, other] = [tab(hub), tab(hub)];
  one.leave();
  expect(FakeSource.open).toBe(1);
  other.leave();
  expect(FakeSource.open).toBe(0);
});

test("a page that follows something else leaves what it followed", () => {
  const hub = new Hub();
  const one = tab(hub);
  one.follow("/api/tables/x/events?seat=2");
  expect(FakeSource.opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

test("the server is told when the last page is hidden, and when one is looked at again", () => {
  const hub = new Hub();
  const [one, other] = [tab(hub), tab(hub)];
  one.look(false);
  expect(told).toEqual([]);
  other.look(false);
  expect(told).toEqual([false]);
  other.look(false);
  expect(told).toEqual([false]);
  one.look(true);
  other.look(true);
  expect(told).toEqual([false, true]);
});

test("when the page that is looked at leaves, those that are left are hidden", () => {
  const hub = new Hub();
  const [one, other] = [tab(hub), tab(hub)];
  one.look(false);
  other.leave();
  expect(told).toEqual([false]);
});

test("what the server did not hear is told again with the next change", async () => {
  const hub = new Hub();
  const one = tab(hub);
  answer = () => Promise.reject(new TypeError("no line"));
  one.look(false);
  await vi.runAllTicks();
  await Promise.resolve();
  answer = () => Promise.resolve(new Response());
  one.look(false);
  expect(told).toEqual([false, false]);
});

test("whoever only watches tells nothing of presence", () => {
  const hub = new Hub();
  const one = tab(hub, 0, TABLE, "");
  one.look(false);
  expect(told).toEqual([]);
});

test("after the end of a stream a page that comes opens a new one", () => {
  const hub = new Hub();
  const one = tab(hub);
  FakeSource.last.send("gone", '{"code": "no-seat"}');
  expect(one.heard).toEqual([{ kind: "gone", code: "no-seat" }]);
  tab(hub);
  expect(FakeSource.opened).toHaveLength(2);
});

test("a page that is back in a network has its stream try at once", () => {
  const hub = new Hub();
  const one = tab(hub);
  FakeSource.last.drop();
  one.retry();
  expect(FakeSource.opened).toHaveLength(2);
});
