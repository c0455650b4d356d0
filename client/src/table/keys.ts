/**
 * What the keys of the table do. Letters work only while the focus is inside one of its toolbars; they
 * can be switched off and changed, and each is also a button or a word for the command field.
 */

import { announced } from "../announcer";
import { idOf } from "../copies";
import { goBack, moveTo } from "../focus";
import { type Deed, meaningOf } from "../keys";
import type { Choice } from "../server/types";
import { settings } from "../settings.svelte";
import { say } from "../words";
import type { Table } from "./table.svelte";

/** Questions, in the order of their buttons. */
export const QUESTIONS = [
  "turn",
  "hand",
  "budget",
  "others",
  "piles",
  "can",
  "score",
  "last",
  "repeat",
] as const;

type Question = (typeof QUESTIONS)[number];

export function answerTo(table: Table, question: Question): string {
  const last = table.history.at(-1)?.said ?? say("nothing-yet");
  if (question === "last") return last;
  if (question === "repeat") return announced() || last;
  return table.view.guide?.ask[question] ?? "";
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
  const digit = Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]);
  if (digit > 0 && !event.shiftKey) return moveTo(`hand-${table.keys[digit - 1] ?? ""}`);
  const seat = table.view.guide?.ask.seats[digit - 1];
  if (seat !== undefined) {
    table.answer(seat);
    return true;
  }
  const { deed, shift } = meaningOf(event);
  if (deed === undefined) return false;
  perform(table, deed, shift, reading);
  return true;
}

/** Back to where an answer or the command field was entered from, or else to the hand. */
export function backToHand(table: Table): void {
  if (!goBack()) moveTo(`hand-${table.keys[0] ?? ""}`);
}

function perform(table: Table, deed: Deed, shift: boolean, reading: Reading): void {
  const [drawPile, discardPile, done] = table.view.guide?.actions ?? [];
  const [accept, ...counters] = table.view.guide?.answers ?? [];
  switch (deed) {
    case "draw":
      return pick(table, drawPile);
    case "take":
      return pick(table, discardPile);
    case "end":
      return pick(table, done);
    case "accept":
      return accept === undefined ? table.answer(say("answer-nothing")) : pick(table, accept);
    case "counter":
      if (counters.length > 1) moveTo(idOf("answer", counters[0]));
      else if (counters[0] !== undefined) pick(table, counters[0]);
      else table.answer(say("answer-nothing"));
      return;
    case "undo":
    case "time":
      return void table.command({ do: deed });
    case "hint":
      return void table.hint();
    case "text":
      return table.answer(textOfFocused(table));
    case "command":
      return void moveTo("command");
    case "help":
      return document.getElementById("help")?.click();
    case "previous":
      return reading.step(shift ? -Infinity : -1);
    case "next":
      return reading.step(shift ? Infinity : 1);
    case "buffer-before":
      return reading.turn(-1);
    case "buffer-after":
      return reading.turn(1);
    case "turn":
      return table.answer(shift ? timeLeft(table) : answerTo(table, deed));
    default:
      return table.answer(answerTo(table, deed));
  }
}

function pick(table: Table, choice: Choice | undefined): void {
  if (choice !== undefined) void table.pick(choice);
}

function timeLeft(table: Table): string {
  const left = table.secondsLeft;
  if (left === undefined) return say("no-clock");
  const minutes = Math.floor(left / 60);
  const seconds = left % 60;
  if (minutes === 0) return say("time-left", { seconds });
  if (seconds === 0) return say("time-left-minutes", { minutes });
  return say("time-left-both", { minutes, seconds });
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
