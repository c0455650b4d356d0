/**
 * One queue, one voice: everything that is spoken goes through the one status element.
 *
 * Its text is cleared before each message, so that the same words twice are spoken twice; messages
 * wait for each other, because of several changes in one moment only the last is spoken.
 */

const GAP = 60;
const PAUSE = 250;

export class Announcer {
  private readonly waiting: string[] = [];
  private busy = false;

  /** `status` is in the page from the start and is never drawn anew. */
  constructor(private readonly status: HTMLElement) {}

  announce(text: string): void {
    if (text.trim() === "") return;
    this.waiting.push(text);
    if (!this.busy) this.next();
  }

  private next(): void {
    const text = this.waiting.shift();
    this.busy = text !== undefined;
    if (text === undefined) return;
    this.status.textContent = "";
    setTimeout(() => {
      this.status.textContent = text;
      setTimeout(() => this.next(), PAUSE);
    }, GAP);
  }
}

/** The alert is for two things only: the line is lost, and time is about to run out. */
const ALERT_DELAY = 1_000;

let announcer: Announcer | undefined;

export function announce(text: string): void {
  announcer ??= new Announcer(byId("status"));
  announcer.announce(text);
}

/** Later than any polite message of this moment, which it would erase. */
export function alert(text: string): void {
  setTimeout(() => {
    byId("alert").textContent = text;
  }, ALERT_DELAY);
}

export function calm(): void {
  byId("alert").textContent = "";
}

function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no element ${id}`);
  return found;
}
