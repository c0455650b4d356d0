/** What the tests of the client share: a stream that the test fills, and pushes to fill it with. */

import type { Push } from "../src/server/types";

/** Stands for the browser's EventSource; the test is the server at its other end. */
export class FakeSource {
  /** All that were opened since the last `install`, oldest first. */
  static opened: FakeSource[] = [];

  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;
  private readonly named = new Map<string, (event: MessageEvent<string>) => void>();

  constructor(readonly url: string) {
    FakeSource.opened.push(this);
  }

  static install(): void {
    FakeSource.opened = [];
    globalThis.EventSource = FakeSource as never;
  }

  /** The one that was opened last. */
  static get last(): FakeSource {
    const found = FakeSource.opened.at(-1);
    if (found === undefined) throw new Error("no stream was opened");
    return found;
  }

  /** How many are open now. */
  static get open(): number {
    return FakeSource.opened.filter(({ isClosed }) => !isClosed).length;
  }

  addEventListener(name: string, hear: (event: MessageEvent<string>) => void): void {
    this.named.set(name, hear);
  }

  close(): void {
    this.isClosed = true;
  }

  connect(): void {
    this.onopen?.();
  }

  push(push: Push): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(push) }));
  }

  send(name: string, data = "{}"): void {
    this.named.get(name)?.(new MessageEvent(name, { data }));
  }

  drop(): void {
    this.onerror?.();
  }
}

export const pushed = (id: number): Push => ({ id, said: `${id}.`, events: [] }) as unknown as Push;
