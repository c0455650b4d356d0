/** A page's own end of the hub. */

import { Hub, Page, type News, type Wish } from "./hub";

type Say = (wish: Wish) => void;

/**
 * Follow a table's stream; `hear` is told all that comes. Gives the way to speak to the hub, which
 * hears of the network and of who looks until `signal` ends.
 */
export function hub(hear: (news: News) => void, signal: AbortSignal): Say {
  const say = shared(hear) ?? own(hear);
  addEventListener("offline", () => say({ do: "lost" }), { signal });
  addEventListener("online", () => say({ do: "retry" }), { signal });
  addEventListener("pagehide", () => say({ do: "leave" }), { signal });
  const look = () => {
    say({ do: "look", here: !document.hidden });
    if (!document.hidden) say({ do: "retry" });
  };
  document.addEventListener("visibilitychange", look, { signal });
  return say;
}

function shared(hear: (news: News) => void): Say | undefined {
  if (typeof SharedWorker === "undefined") return undefined;
  try {
    const worker = new SharedWorker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.port.onmessage = (event: MessageEvent<News>) => hear(event.data);
    worker.port.start();
    return (wish) => worker.port.postMessage(wish);
  } catch {
    return undefined; // Forbidden here, by a privacy setting say: this page follows by itself.
  }
}

function own(hear: (news: News) => void): Say {
  const hub = new Hub();
  const page = new Page(hear);
  return (wish) => hub.hear(page, wish);
}
