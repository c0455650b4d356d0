import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alert, announce, announced, calm, hush, name } from "../src/announcer";
import html from "../index.html?raw";

/** What somebody hears: each text that stands in a region for a moment, and when it came. */
interface Heard {
  at: number;
  role: string;
  text: string;
}

const REGIONS = "[role=status], [role=alert]";

beforeEach(() => {
  vi.useFakeTimers();
  const page = new DOMParser().parseFromString(html, "text/html");
  document.body.replaceChildren(...page.querySelectorAll("body > div"));
});
afterEach(() => {
  vi.runAllTimers();
  calm();
  vi.useRealTimers();
});

/** Listen for so long, millisecond by millisecond, as a screen reader does between two tasks. */
function listen(milliseconds: number): Heard[] {
  const heard: Heard[] = [];
  const texts = new Map<Element, string>();
  const look = (at: number) => {
    for (const region of document.querySelectorAll(REGIONS)) {
      const text = region.textContent ?? "";
      if (at > 0 && text !== "" && text !== texts.get(region)) {
        heard.push({ at, role: region.getAttribute("role") ?? "", text });
      }
      texts.set(region, text);
    }
  };
  look(0);
  for (let at = 1; at <= milliseconds; at++) {
    vi.advanceTimersByTime(1);
    look(at);
  }
  return heard;
}

const texts = (heard: Heard[]) => heard.map(({ text }) => text);

test("1.4.1 the voices are in the first HTML, polite and alone, outside of what is drawn", () => {
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.querySelectorAll("[role=status]")).toHaveLength(1);
  expect(page.querySelectorAll("[role=alert]")).toHaveLength(1);
  expect(page.querySelectorAll("[aria-live]")).toHaveLength(0);
  for (const region of page.querySelectorAll(REGIONS)) {
    expect(region.parentElement).toBe(page.body);
    expect(region.textContent).toBe("");
  }
});

test("1.4.1 the node that speaks is never replaced", () => {
  const status = document.getElementById("status");
  const { parentElement } = status as HTMLElement;
  for (let n = 1; n <= 20; n++) announce(`Message ${n}.`);
  alert("Alarm.");
  expect(listen(20_000)).toHaveLength(21);
  expect(document.getElementById("status")).toBe(status);
  expect(status?.parentElement).toBe(parentElement);
  expect(document.querySelectorAll("[role=status]")).toHaveLength(1);
  expect(status?.attributes).toHaveLength(3);
});

test("1.4.1 while a dialog is open its own region speaks: what lies behind is silent", () => {
  announce("Before.");
  listen(1000);
  document.body.insertAdjacentHTML(
    "afterbegin",
    "<dialog open><h2>Help</h2><div role=status></div><div role=alert></div></dialog>",
  );
  const dialog = document.querySelector("dialog");
  announce("Within.");
  alert("Alarm.");
  expect(texts(listen(5000))).toEqual(["Within.", "Alarm."]);
  expect(dialog?.querySelector("[role=status]")?.textContent).toBe("Within.");
  expect(dialog?.querySelector("[role=alert]")?.textContent).toBe("Alarm.");
  calm();
  expect(dialog?.querySelector("[role=alert]")?.textContent).toBe("");
  dialog?.remove();
  announce("Before.");
  expect(texts(listen(1000))).toEqual(["Before."]);
  expect(document.getElementById("status")?.textContent).toBe("Before.");
});

test("1.4.2 what a push says is one change of the text", () => {
  announce("Ben draws a card. Ben places Rent. Cy plays Flat tyre on you. A accepts.");
  expect(texts(listen(2000))).toEqual([
    "Ben draws a card. Ben places Rent. Cy plays Flat tyre on you. A accepts.",
  ]);
});

test("1.4.2 a push that says nothing changes nothing", () => {
  announce("Your turn.");
  listen(2000);
  announce("");
  announce(" ");
  expect(listen(2000)).toEqual([]);
  expect(document.getElementById("status")?.textContent).toBe("Your turn.");
});

test("1.4.3 cleared for 60 ms before each message, and 250 ms of quiet behind it", () => {
  announce("One.");
  announce("Two.");
  announce("Three.");
  expect(listen(2000).map(({ at }) => at)).toEqual([60, 370, 680]);
});

test("1.4.3 twenty quick pushes keep their order, and none is lost", () => {
  const pushes = Array.from({ length: 20 }, (_, n) => `Push ${n}.`);
  pushes.forEach(announce);
  expect(texts(listen(10_000))).toEqual(pushes);
});

test("1.4.3 what comes while others wait is said after them", () => {
  announce("One.");
  announce("Two.");
  expect(texts(listen(100))).toEqual(["One."]);
  announce("Three.");
  expect(texts(listen(2000))).toEqual(["Two.", "Three."]);
});

test("1.4.4 the same words twice are two changes", () => {
  announce("Ben draws a card.");
  announce("Ben draws a card.");
  expect(texts(listen(2000))).toEqual(["Ben draws a card.", "Ben draws a card."]);
  announce("Ben draws a card.");
  expect(texts(listen(2000))).toEqual(["Ben draws a card."]);
});

test("1.4.5 an alert stays a second away from every polite message, before and behind it", () => {
  announce("One.");
  alert("Connection lost.");
  announce("Two.");
  const heard = listen(10_000);
  expect(heard.map(({ role, text }) => [role, text])).toEqual([
    ["status", "One."],
    ["alert", "Connection lost."],
    ["status", "Two."],
  ]);
  const [one, alarm, two] = heard as [Heard, Heard, Heard];
  expect(alarm.at - one.at).toBeGreaterThanOrEqual(1000);
  expect(two.at - alarm.at).toBeGreaterThanOrEqual(1000);
});

test("1.4.5 a message of a moment later does not come near an alert either", () => {
  alert("Connection lost.");
  listen(990);
  announce("Connected again.");
  const [alarm, message] = listen(5000) as [Heard, Heard];
  expect(alarm.role).toBe("alert");
  expect(message.at - alarm.at).toBeGreaterThanOrEqual(1000);
});

test("1.4.5 a line that is back before anybody was alarmed alarms nobody", () => {
  alert("Connection lost.");
  listen(500);
  calm();
  announce("Connected again.");
  expect(texts(listen(5000))).toEqual(["Connected again."]);
  announce("Ben says: hurry!");
  alert("30 seconds left.");
  calm();
  expect(texts(listen(5000))).toEqual(["Ben says: hurry!"]);
});

test("1.4.5 what has calmed down can alarm again in the same words", () => {
  alert("Connection lost.");
  expect(texts(listen(3000))).toEqual(["Connection lost."]);
  calm();
  expect(document.getElementById("alert")?.textContent).toBe("");
  alert("Connection lost.");
  expect(texts(listen(3000))).toEqual(["Connection lost."]);
});

test("what was announced last can be asked for, an alert or a name apart", () => {
  announce("Ben draws a card.");
  announce(" ");
  alert("Connection lost.");
  const button = document.createElement("button");
  button.innerHTML = "Take Cinema <small>E, 150</small>";
  name(button);
  button.ariaLabel = "Cinema";
  name(button);
  expect(texts(listen(5000))).toEqual([
    "Ben draws a card.",
    "Connection lost.",
    "Take Cinema E, 150",
    "Cinema",
  ]);
  expect(announced()).toBe("Ben draws a card.");
});

test("when somebody else takes the device, nothing is left to be heard or asked for", () => {
  announce("Your hand: Rent.");
  listen(100);
  announce("You draw Chef.");
  hush();
  expect(document.getElementById("status")?.textContent).toBe("");
  announce("Ben's turn.");
  expect(texts(listen(5000))).toEqual(["Ben's turn."]);
  announce("You draw Chef.");
  hush();
  expect(announced()).toBe("");
  expect(listen(5000)).toEqual([]);
});
