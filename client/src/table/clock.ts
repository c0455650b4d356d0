/** The clock of a table that has one: said once at half, and once when it grows short. */

import { alert, announce } from "../announcer";
import type { View } from "../server/types";
import { say } from "../words";

const SHORT = 30;

let timers: ReturnType<typeof setTimeout>[] = [];

/** Set what is to be said of this seat's own time; a new view sets it anew. */
export function keepTime(view: View | undefined): void {
  timers.forEach(clearTimeout);
  timers = [];
  const left = view?.seconds_left;
  if (view === undefined || left == null || view.to_act !== view.you) return;
  later(left - Number(view.options.clock) / 2, () => announce(say("time-half")));
  later(left - SHORT, () => alert(say("time-short")));
}

function later(seconds: number, what: () => void): void {
  if (seconds > 0) timers.push(setTimeout(what, seconds * 1000));
}
