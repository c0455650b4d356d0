/** Dragging a card with a mouse: an extra way to do what a tap and a button do. */

import type { Table } from "./table.svelte";

const SLACK = 8;

/** For a card of the hand: `{@attach draggable(table, key)}`. */
export function draggable(table: Table, key: string) {
  return (card: HTMLElement) => {
    let from: { x: number; y: number } | undefined;
    let moved = false;

    const down = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      moved = false;
    };
    const move = (event: PointerEvent) => {
      if (from === undefined) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moved && Math.hypot(x, y) < SLACK) return;
      if (!moved) card.setPointerCapture(event.pointerId);
      moved = true;
      card.style.transform = `translate(${x}px, ${y}px)`;
      card.style.pointerEvents = "none";
      card.style.zIndex = "9";
    };
    const up = (event: PointerEvent) => {
      const place = document.elementFromPoint(event.clientX, event.clientY);
      const seat = place?.closest("[data-place^='seat-']")?.getAttribute("data-place");
      from = undefined;
      card.style.transform = "";
      card.style.pointerEvents = "";
      card.style.zIndex = "";
      if (moved && seat != null && place?.closest("#hand") === null) {
        drop(table, key, Number(seat.slice("seat-".length)));
      }
    };
    /** A drag is no tap. */
    const click = (event: MouseEvent) => {
      if (moved) event.stopImmediatePropagation();
      moved = false;
    };

    card.addEventListener("pointerdown", down);
    card.addEventListener("pointermove", move);
    card.addEventListener("pointerup", up);
    card.addEventListener("pointercancel", up);
    card.addEventListener("click", click, true);
    return () => {
      card.removeEventListener("pointerdown", down);
      card.removeEventListener("pointermove", move);
      card.removeEventListener("pointerup", up);
      card.removeEventListener("pointercancel", up);
      card.removeEventListener("click", click, true);
    };
  };
}

/** A card was dropped on a seat: the one thing it can do there is done, else its choices are shown. */
function drop(table: Table, key: string, seat: number): void {
  if (table.chosen !== key) table.choose(key);
  const isOwn = seat === table.view.you;
  const here = (table.chosenGuide?.choices ?? []).filter((choice) =>
    isOwn ? choice.target == null : choice.target === seat,
  );
  const [first, ...others] = here.filter((choice) => choice.refusal == null);
  if (first !== undefined && others.length === 0) void table.pick(first);
  else if (first === undefined && here[0] !== undefined) void table.pick(here[0]);
}
