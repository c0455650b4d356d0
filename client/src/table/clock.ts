/** The clock of a table that has one: said once at half, and once when it grows short. */

import { alert, announce } from "../announcer";
import { shownKey } from "../keys";
import type { View } from "../server/types";
import { settings } from "../settings.svelte";
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
  later(left - SHORT, () => alert(timeShort()));
}

function later(seconds: number, what: () => void): void {
  if (seconds > 0) timers.push(setTimeout(what, seconds * 1000));
}

function timeShort(): string {
  return settings.keys ? say("time-short", { key: shownKey("time") }) : say("time-short-button");
}
