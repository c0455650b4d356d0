/**
 * The keys of the table. Letters work only while the focus is inside one of its toolbars, and can be
 * switched off; each is also a button or a word for the command field.
 */

import { announced } from "../announcer";
import { goBack, moveTo } from "../focus";
import { settings } from "../settings.svelte";
import { say } from "../words";
import type { Table } from "./table.svelte";

/** Questions by their key, as the buttons of the group "Questions" name them. */
export const QUESTIONS = ["t", "h", "b", "o", "p", "w", "s", "l", "r"] as const;

type Question = (typeof QUESTIONS)[number];

export function answerTo(table: Table, question: Question): string {
  const answers = table.view.guide?.ask;
  const last = table.history.at(-1)?.said ?? say("nothing-yet");
  if (question === "l") return last;
  if (question === "r") return announced() || last;
  if (answers === undefined) return "";
  return {
    t: answers.turn,
    h: answers.hand,
    b: answers.budget,
    o: answers.others,
    p: answers.piles,
    w: answers.can,
    s: answers.score,
  }[question];
}

/** Do what a key stands for; whether it stands for anything. */
export function press(table: Table, event: KeyboardEvent, reading: Reading): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const inside = event.target instanceof HTMLElement && event.target.closest("[role=toolbar]");
  if (!inside || table.curtain !== undefined) return false;
  if (event.key === "Escape") {
    if (table.chosen !== undefined) table.leaveChoice();
    else backToHand(table);
    return true;
  }
  if (!settings.keys) return false;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit !== undefined) {
    const number = Number(digit);
    if (!event.shiftKey) return moveTo(`hand-${table.keys[number - 1] ?? ""}`);
    const seat = table.view.guide?.ask.seats[number - 1];
    if (seat !== undefined) table.answer(seat);
    return seat !== undefined;
  }
  return letter(table, event, reading);
}

/** Back to where an answer or the command field was entered from, or else to the hand. */
export function backToHand(table: Table): void {
  if (!goBack()) moveTo(`hand-${table.keys[0] ?? ""}`);
}

function letter(table: Table, event: KeyboardEvent, reading: Reading): boolean {
  const key = event.key.toLowerCase();
  const { guide, seconds_left } = table.view;
  if (event.shiftKey && key === "t") {
    const seconds = Math.round(seconds_left ?? 0);
    table.answer(seconds_left == null ? say("no-clock") : say("time-left", { seconds }));
    return true;
  }
  if ((QUESTIONS as readonly string[]).includes(key)) {
    table.answer(answerTo(table, key as Question));
    return true;
  }
  const [drawPile, discardPile, done] = guide?.actions ?? [];
  const [accept, ...counters] = guide?.answers ?? [];
  const action = { d: drawPile, f: discardPile, e: done, a: accept }[key];
  if (action !== undefined) {
    void table.pick(action);
    return true;
  }
  switch (key) {
    case "a":
      table.answer(say("answer-nothing"));
      return true;
    case "c":
      if (counters.length > 1) moveTo("answer-1");
      else if (counters[0] !== undefined) void table.pick(counters[0]);
      else table.answer(say("answer-nothing"));
      return true;
    case "u":
      void table.command({ do: "undo" });
      return true;
    case "y":
      void table.command({ do: "time" });
      return true;
    case "i":
      table.answer(textOfFocused(table));
      return true;
    case "/":
      return moveTo("command");
    case "?":
      return document.getElementById("help")?.click() ?? true;
    case ",":
    case "<":
      reading.step(event.shiftKey ? -Infinity : -1);
      return true;
    case ".":
    case ">":
      reading.step(event.shiftKey ? Infinity : 1);
      return true;
    case "[":
    case "]":
      reading.turn(key === "]" ? 1 : -1);
      return true;
  }
  return false;
}

/** The full text of the card that has the focus, or of the one that was chosen. */
function textOfFocused(table: Table): string {
  const id = document.activeElement?.id.replace(/^hand-/, "") ?? "";
  const at = table.keys.indexOf(id);
  const card = table.card(table.view.hand[at] ?? table.chosenGuide?.card ?? "");
  return card?.does ?? say("no-card-here");
}

const BUFFERS = ["all", "game", "table", "phrases"] as const;

/** Reading back what was told, message by message, in one of several buffers. */
export class Reading {
  private at: number | undefined;
  private buffer = 0;

  constructor(private readonly table: Table) {}

  step(by: number): void {
    const lines = this.lines();
    const last = lines.length - 1;
    const from = this.at ?? lines.length;
    this.at = Math.max(0, Math.min(from + by, last));
    this.table.answer(lines[this.at] ?? say("nothing-yet"));
  }

  turn(by: number): void {
    this.buffer = (this.buffer + by + BUFFERS.length) % BUFFERS.length;
    this.at = undefined;
    this.table.answer(say(`buffer-${BUFFERS[this.buffer] ?? "all"}`));
  }

  private lines(): string[] {
    const name = BUFFERS[this.buffer] ?? "all";
    return this.table.history
      .filter(({ buffer }) => name === "all" || buffer === name)
      .map(({ said }) => said);
  }
}
