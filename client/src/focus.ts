/**
 * Where the focus is after a change: the one place that moves it.
 *
 * A focused thing that is still there keeps the focus. If it has gone, the next one of its toolbar
 * that is left gets it, else the one before, else the first of the toolbar, else the heading of the
 * region. Nothing that somebody else does moves it.
 */

import { flushSync } from "svelte";

interface Place {
  id: string;
  /** The ids of the same toolbar, in their old order. */
  order: string[];
  toolbar: string;
  region: string;
  /** Inside of a passage: where the focus was before. */
  from: Place | undefined;
}

const ITEMS = "button, a[href], input, select, summary";

/**
 * Make a change of the page now, and keep the focus where it belongs; `then` names a better place,
 * told the id of what had the focus.
 */
export function keepFocus(change: () => void, then?: (had: string) => string | undefined): void {
  const before = place(document.activeElement);
  flushSync(change);
  const wanted = then?.(before?.id ?? "");
  if (wanted === undefined || !moveTo(wanted)) restore(before);
}

/** Where the focus is now, to come back to if a later change loses it. */
export function comeBack(): (change: () => void) => void {
  const before = place(document.activeElement);
  return (change) => {
    flushSync(change);
    restore(before);
  };
}

/** Whether nothing has the focus. */
export function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Give a lost focus to what had it, or to what is nearest to that. */
function restore(before: Place | undefined): void {
  if (before === undefined || !isLost() || moveTo(before.id)) return;
  const at = before.order.indexOf(before.id);
  const candidates = [
    ...before.order.slice(at + 1),
    ...before.order.slice(0, Math.max(at, 0)).reverse(),
  ];
  for (const id of candidates) if (moveTo(id)) return;
  const toolbar = document.getElementById(before.toolbar);
  for (const item of toolbar?.querySelectorAll<HTMLElement>(ITEMS) ?? [])
    if (moveTo(item.id)) return;
  if (before.from !== undefined) restore(before.from);
  else if (!moveTo(before.region)) moveTo("heading");
}

/** Give the focus to the element of this id, if it is there and can be seen. */
export function moveTo(id: string): boolean {
  const element = id === "" ? null : document.getElementById(id);
  if (element === null || element.closest("[hidden], [inert]") !== null) return false;
  element.focus({ preventScroll: false });
  return document.activeElement === element;
}

function place(active: Element | EventTarget | null): Place | undefined {
  if (!(active instanceof HTMLElement) || active === document.body || active.id === "")
    return undefined;
  const toolbar = active.closest<HTMLElement>("[role=toolbar]");
  const items = toolbar?.querySelectorAll<HTMLElement>(ITEMS) ?? [];
  return {
    id: active.id,
    order: Array.from(items, (item) => item.id),
    toolbar: toolbar?.id ?? "",
    region: active.closest("section")?.querySelector("h2, h3")?.id ?? "",
    from: passages.get(active.closest("[data-passage]") ?? active),
  };
}

const passages = new WeakMap<Element, Place>();

/**
 * A part of the page that is entered to do something, and left for where the focus came from.
 * For Svelte: `{@attach passage}`.
 */
export function passage(part: HTMLElement) {
  part.dataset["passage"] = "";
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    const from = place(relatedTarget);
    if (from !== undefined && !part.contains(relatedTarget as Node)) passages.set(part, from);
  };
  part.addEventListener("focusin", onFocus);
  return () => part.removeEventListener("focusin", onFocus);
}

/** Go back from such a part; whether there was somewhere to go back to. */
export function goBack(): boolean {
  const from = place(document.activeElement)?.from;
  return from !== undefined && moveTo(from.id);
}

let isFollowed = false;

/** Another page of ours is opened from this one: its heading will get the focus. */
export function follow(): void {
  isFollowed = true;
}

/** The heading of a page. One that was loaded leaves the focus at its start. `{@attach arrival}` */
export function arrival(heading: HTMLElement): void {
  if (isFollowed) heading.focus();
  isFollowed = false;
}

/**
 * A toolbar: one stop for Tab, arrows inside. `bump` is told when an arrow meets the end.
 * For Svelte: `{@attach toolbar(bump)}`.
 */
export function toolbar(bump: (item: HTMLElement) => void = () => {}) {
  return (bar: HTMLElement) => {
    const items = () => Array.from(bar.querySelectorAll<HTMLElement>("button"));
    let current: HTMLElement | undefined;

    const settle = () => {
      const all = items();
      if (current === undefined || !all.includes(current)) current = all[0];
      for (const item of all) item.tabIndex = item === current ? 0 : -1;
    };

    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && items().includes(event.target)) {
        current = event.target;
        settle();
      }
    };

    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const all = items();
      const at = all.indexOf(document.activeElement as HTMLElement);
      const to = {
        ArrowRight: at + 1,
        ArrowDown: at + 1,
        ArrowLeft: at - 1,
        ArrowUp: at - 1,
        Home: 0,
        End: all.length - 1,
      }[event.key];
      if (to === undefined || at < 0) return;
      event.preventDefault();
      const next = all[to];
      if (next === undefined) bump(all[at] as HTMLElement);
      else next.focus();
    };

    const observer = new MutationObserver(settle);
    observer.observe(bar, { childList: true, subtree: true });
    bar.addEventListener("focusin", onFocus);
    bar.addEventListener("keydown", onKey);
    settle();
    return () => {
      observer.disconnect();
      bar.removeEventListener("focusin", onFocus);
      bar.removeEventListener("keydown", onKey);
    };
  };
}
