/**
 * One queue, one voice: everything that is spoken goes through the one status element.
 *
 * Its text is cleared before each message, so that the same words twice are spoken twice; messages
 * wait for each other, because of several changes in one moment only the last is spoken.
 */

const GAP = 60;
const PAUSE = 250;
/** An alert would erase a polite message of the same moment. */
const APART = 1_000;

interface Message {
  role: "status" | "alert";
  text: string;
}

let waiting: Message[] = [];
let speaking: Message | undefined;
let last = "";

/** Say something, after all that was to be said before. */
export function announce(text: string): void {
  if (text.trim() !== "") last = text;
  speak({ role: "status", text });
}

/** Say again what something is called that has the focus already: no news to be repeated. */
export function name(item: HTMLElement): void {
  const text = item.ariaLabel ?? item.innerText.replace(/\s+/g, " ").trim();
  speak({ role: "status", text });
}

/** What was announced last. */
export function announced(): string {
  return last;
}

/** The alert is for two things only: the line is lost, and time is about to run out. */
export function alert(text: string): void {
  speak({ role: "alert", text });
}

/** What was to alarm is over. */
export function calm(): void {
  waiting = waiting.filter(({ role }) => role !== "alert");
  if (speaking?.role === "alert") speaking.text = "";
  clear("alert");
}

/** What was said and is still to be said is for nobody who is here now. */
export function hush(): void {
  waiting = waiting.filter(({ role }) => role !== "status");
  if (speaking?.role === "status") speaking.text = "";
  last = "";
  clear("status");
}

function speak(message: Message): void {
  if (message.text.trim() === "") return;
  waiting.push(message);
  if (speaking === undefined) next();
}

function next(): void {
  const message = waiting.shift();
  speaking = message;
  if (message === undefined) return;
  const isAlert = message.role === "alert";
  clear(message.role);
  setTimeout(
    () => {
      region(message.role).textContent = message.text;
      setTimeout(next, isAlert ? APART : PAUSE);
    },
    isAlert ? APART : GAP,
  );
}

/** Where it is heard now: what lies behind an open dialog is silent, so that a dialog has its own. */
function region(role: Message["role"]): HTMLElement {
  const found =
    document.querySelector<HTMLElement>(`dialog[open] > [role=${role}]`) ??
    document.getElementById(role);
  if (found === null) throw new Error(`the page has no element ${role}`);
  return found;
}

function clear(role: Message["role"]): void {
  for (const each of document.querySelectorAll(`#${role}, dialog > [role=${role}]`)) {
    each.textContent = "";
  }
}
