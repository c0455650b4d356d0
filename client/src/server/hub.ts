/**
 * Who follows what in this browser. Several tabs of one table share one stream, because a browser
 * opens no more than six connections to a server: with a stream each, the seventh tab would hang.
 *
 * The same hub runs in the shared worker, or, where a browser has none, in each page for itself.
 */

import { Stream } from "./stream";
import type { Push } from "./types";

/** What a page says to the hub. */
export type Wish =
  | { do: "follow"; url: string; after: number; presence: string }
  | { do: "look"; here: boolean }
  | { do: "lost" }
  | { do: "retry" }
  | { do: "leave" };

/** What the hub says to a page. */
export type News =
  { kind: "push"; push: Push } | { kind: "line"; up: boolean } | { kind: "gone"; code: string };

/** Pushes that are kept for a tab that opens while another one follows already. */
const KEPT = 100;

interface Shared {
  stream: Stream;
  pages: Map<Page, boolean>;
  recent: Push[];
  presence: string;
  here: boolean | undefined;
}

export class Page {
  shared: Shared | undefined;
  url = "";
  constructor(readonly tell: (news: News) => void) {}
}

export class Hub {
  private readonly streams = new Map<string, Shared>();

  hear(page: Page, wish: Wish): void {
    if (wish.do === "follow") {
      this.leave(page);
      this.follow(page, wish.url, wish.after, wish.presence);
    } else if (wish.do === "look" && page.shared !== undefined) {
      page.shared.pages.set(page, wish.here);
      this.presence(page.shared);
    } else if (wish.do === "lost") {
      page.shared?.stream.lost();
    } else if (wish.do === "retry") {
      page.shared?.stream.retry();
    } else if (wish.do === "leave") {
      this.leave(page);
    }
  }

  private follow(page: Page, url: string, after: number, presence: string): void {
    let shared = this.streams.get(url);
    if (shared === undefined) {
      shared = this.open(url, after, presence);
    } else {
      for (const push of shared.recent) {
        if (push.id > after) page.tell({ kind: "push", push });
      }
      shared.stream.retry(); // Where this page has come through, the stream will.
    }
    page.url = url;
    page.shared = shared;
    shared.pages.set(page, true);
    this.presence(shared);
  }

  private open(url: string, after: number, presence: string): Shared {
    const pages = new Map<Page, boolean>();
    const recent: Push[] = [];
    const tell = (news: News) => pages.forEach((_, page) => page.tell(news));
    const stream = new Stream(url, after, {
      push: (push) => {
        recent.push(push);
        if (recent.length > KEPT) recent.shift();
        tell({ kind: "push", push });
      },
      line: (up) => tell({ kind: "line", up }),
      gone: (code) => {
        this.streams.delete(url);
        tell({ kind: "gone", code });
      },
    });
    const shared: Shared = { stream, pages, recent, presence, here: undefined };
    this.streams.set(url, shared);
    return shared;
  }

  private leave(page: Page): void {
    const shared = page.shared;
    if (shared === undefined) return;
    page.shared = undefined;
    shared.pages.delete(page);
    if (shared.pages.size > 0) {
      this.presence(shared);
      return;
    }
    shared.stream.close();
    this.streams.delete(page.url);
  }

  /** Tell the server when the last page is hidden, and when one is looked at again. */
  private presence(shared: Shared): void {
    const here = [...shared.pages.values()].some(Boolean);
    if (shared.presence === "" || shared.here === here) return;
    const first = shared.here === undefined;
    shared.here = here;
    if (first && here) return; // That a stream was opened has told it.
    const body = JSON.stringify({ here });
    const headers = { "Content-Type": "application/json" };
    fetch(shared.presence, { method: "POST", headers, body, keepalive: true }).catch(() => {
      shared.here = undefined; // It is said again with the next change.
    });
  }
}
