/** One stream of a table: opened again whenever the line drops, from where it was. */

import type { Push } from "./types";

export interface Listener {
  push(push: Push): void;
  /** The line is down (`false`) or up again. */
  line(up: boolean): void;
  /** There is nothing to follow any more: `no-seat`, `no-such-table`, … */
  gone(code: string): void;
}

/** Without a sign of life for so long the line is dead: the server sends a beat every 15 seconds. */
const SILENCE = 40_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

export class Stream {
  private source: EventSource | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;

  /** Follow `url` from after number `told`. */
  constructor(
    private readonly url: string,
    private told: number,
    private readonly listener: Listener,
  ) {
    this.open();
  }

  /** Try at once: the device says that it is back in a network, or the page is looked at again. */
  retry(): void {
    if (this.source === undefined) this.open();
  }

  /** The device says that it has left its network: do not wait until the silence proves it. */
  lost(): void {
    if (this.source !== undefined) this.drop();
  }

  close(): void {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = undefined;
  }

  private open(): void {
    this.close();
    const source = new EventSource(`${this.url}&after=${this.told}`);
    this.source = source;
    source.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.line(true);
      this.hear();
    };
    source.onmessage = (event: MessageEvent<string>) => {
      this.hear();
      const push = JSON.parse(event.data) as Push;
      this.told = push.id;
      this.listener.push(push);
    };
    source.addEventListener("beat", () => this.hear());
    for (const end of ["gone", "superseded"]) {
      source.addEventListener(end, (event) => {
        this.close();
        const code = end === "gone" ? codeOf((event as MessageEvent<string>).data) : end;
        this.listener.gone(code);
      });
    }
    source.onerror = () => this.drop();
    this.hear();
  }

  private hear(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.drop(), SILENCE);
  }

  private drop(): void {
    this.close();
    this.listener.line(false);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}

function codeOf(data: string): string {
  try {
    return String((JSON.parse(data) as { code?: unknown }).code ?? "gone");
  } catch {
    return "gone";
  }
}
