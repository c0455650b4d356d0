/** The calls, typed from the server's own document. */

import createClient from "openapi-fetch";
import type { paths } from "./openapi";

/** The server said no, and why: `detail` is its sentence, in the reader's language. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string,
  ) {
    super(detail);
  }
}

/** Whoever reads this page: every call asks for their language. */
export const reader = { language: "en" };

export const api = createClient<paths>();

api.use({
  onRequest({ request }) {
    request.headers.set("Accept-Language", reader.language);
    return request;
  },
});

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** Milliseconds before another try: a line that drops for a minute costs waiting, nothing else. */
const WAITS = [300, 700, 1500, 3000, 5000, 8000, 10000, 10000, 10000, 15000];

/**
 * Make a call until the server answers. A call that changes something must carry an `id`, or be
 * harmless when made twice: an answer may have been lost on its way.
 *
 * `line` is told with each try whether it got through. Throws Problem with what the server declined,
 * or the last error of the line.
 */
export async function ask<T>(
  call: () => Promise<Answer<T>>,
  line: (up: boolean) => void = () => {},
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const wait = WAITS[attempt];
    try {
      const answer = await call();
      const { ok, status } = answer.response;
      line(status < 502);
      if (ok) return answer.data as T;
      const again = status === 429 || status >= 502;
      if (!again || wait === undefined) throw problem(answer);
    } catch (error) {
      if (error instanceof Problem) throw error;
      line(false);
      if (wait === undefined) throw error;
    }
    await new Promise((done) => setTimeout(done, wait));
  }
}

function problem({ error, response }: Answer<unknown>): Problem {
  const told = (typeof error === "object" && error !== null ? error : {}) as Record<
    string,
    unknown
  >;
  return new Problem(
    response.status,
    String(told["code"] ?? "fault"),
    String(told["detail"] ?? response.statusText),
  );
}

/** A name for a call of ours, so that it is carried out once however often it arrives. Nobody can
 * guess it: with the id of a call that joins a table, a seat could be had. */
export function callId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
