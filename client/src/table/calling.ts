/** Calling somebody back to the page: its title, a sound, a notification, and a screen that stays on. */

import { LOUDEST, settings, type Sound } from "../settings.svelte";
import { say } from "../words";

/** What can be heard: the pitches, one after the other, and whose volume it has. */
const CUES = {
  turn: { notes: [523, 659], sound: "turn" },
  answer: { notes: [659, 659], sound: "alerts" },
  lost: { notes: [330, 247], sound: "alerts" },
  card: { notes: [392], sound: "cards" },
  end: { notes: [196], sound: "cards" },
} as const satisfies Record<string, { notes: readonly number[]; sound: Sound }>;

/** A short cue, made here: `turn` rises, `answer` asks twice, `end` of a toolbar is a low tick. */
export function cue(kind: keyof typeof CUES): void {
  const { notes, sound: whose } = CUES[kind];
  const volume = settings.volumes[whose] / LOUDEST;
  if (volume === 0 || typeof AudioContext === "undefined") return;
  sound ??= new AudioContext();
  notes.forEach((pitch, at) => note(pitch, at * 0.16, volume));
}

let sound: AudioContext | undefined;

function note(pitch: number, after: number, volume: number): void {
  if (sound === undefined) return;
  const from = sound.currentTime + after;
  const tone = sound.createOscillator();
  const loudness = sound.createGain();
  tone.frequency.value = pitch;
  tone.type = "triangle";
  loudness.gain.setValueAtTime(0.25 * volume, from);
  loudness.gain.exponentialRampToValueAtTime(0.001, from + 0.15);
  tone.connect(loudness).connect(sound.destination);
  tone.start(from);
  tone.stop(from + 0.15);
}

/** Tell somebody who looks elsewhere that they are waited for. */
export function notify(text: string): void {
  if (
    !document.hidden ||
    typeof Notification === "undefined" ||
    Notification.permission !== "granted"
  )
    return;
  try {
    const note = new Notification("budgetable", { body: text, tag: "budgetable" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow this to service workers only: the title and the sound remain.
  }
}

export function title(text: string): void {
  document.title = text === "" ? say("title") : say("title-with", { text });
}

let lock: { release(): Promise<void> } | undefined;

/** Keep the screen on while a match is played, where the browser can. */
export async function stayAwake(wanted: boolean): Promise<void> {
  if (!wanted || document.hidden) {
    const held = lock;
    lock = undefined;
    await held?.release().catch(() => {});
    return;
  }
  try {
    lock ??= await navigator.wakeLock?.request("screen");
  } catch {
    // Low battery, or not allowed here: the screen sleeps as usual.
  }
}
