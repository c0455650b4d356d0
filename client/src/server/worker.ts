/** The shared worker: one hub for all tabs of this browser. */

import { Hub, Page, type Wish } from "./hub";

const hub = new Hub();

self.addEventListener("connect", (event) => {
  const port = (event as MessageEvent).ports[0];
  if (port === undefined) return;
  const page = new Page((news) => port.postMessage(news));
  port.onmessage = (message: MessageEvent<Wish>) => hub.hear(page, message.data);
});
