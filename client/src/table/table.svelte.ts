/** The table as this page sees it: what the server has told, and what this person is about to do. */

import { announce, alert, calm, hush } from "../announcer";
import { isLost, keepFocus } from "../focus";
import { api, ask, callId, Problem, reader } from "../server/api";
import { hub } from "../server/following";
import type { News, Wish } from "../server/hub";
import type {
  Card,
  CardGuide,
  Choice,
  Deck,
  Happening,
  Push,
  Sentence,
  View,
} from "../server/types";
import { idOf, keysOf } from "../copies";
import { sit } from "../seats";
import { keepSettings, settings } from "../settings.svelte";
import { say } from "../words";

/** Sentences that are kept on the page. */
const HISTORY = 300;

/** The last step of a hint: it tells the move. */
const WHOLE_HINT = 3;

/** Something that was told, and which buffer of messages it belongs to. */
export interface Told extends Sentence {
  buffer: "game" | "table" | "phrases";
}

const ABOUT_PEOPLE = new Set([
  "opened",
  "joined",
  "bot-seated",
  "seat-opened",
  "seat-added",
  "seat-closed",
  "renamed",
  "options-set",
  "host-set",
  "taken-over",
  "returned",
  "back",
  "away",
  "bot-replaced",
  "more-time",
]);

function told(event: Happening): Told {
  const kind = String(event.facts[0]?.["kind"] ?? "");
  const buffer = kind === "phrased" ? "phrases" : ABOUT_PEOPLE.has(kind) ? "table" : "game";
  return { id: event.id, said: event.said, buffer };
}

export type Trouble = { code: string; said: string };

/** A refusal that is shown, with the choice it belongs to if there was one. */
export interface Refused {
  said: string;
  choice: Choice | undefined;
}

export class Table {
  view: View = $state.raw() as View;
  /** When this view came, in milliseconds of this page. */
  private seen = 0;
  cards: Map<string, Card> = $state.raw(new Map());
  letters: Record<string, string> = $state.raw({});
  history: Told[] = $state.raw([]);
  isUp = $state(true);
  isResting = $state(false);
  trouble: Trouble | undefined = $state.raw();

  /** The card of the hand that was chosen, by its key, and the choice that is looked at. */
  chosen: string | undefined = $state();
  looked: Choice | undefined = $state.raw();
  refused: Refused | undefined = $state.raw();
  /** What a question was answered with. */
  told = $state("");
  /** The position that a move was made in whose answer has not come yet. */
  private sent: number | undefined = $state();
  /** How far the hint for this position has gone, and the card that it has named. */
  hintStep = $state(0);
  private hintCard: string | undefined = $state();

  /** Pass and play: the seats of this device, and who is asked to take it. */
  seats: number[] = $state.raw([]);
  curtain: number | undefined = $state();
  private visiting = $state(false);
  private readonly toldTips = new Set<string>();

  /** Told just before something is shown that happened, and just after; set by the page. */
  onBefore: () => void = () => {};
  onHappened: (events: Happening[]) => void = () => {};

  private readonly hub: (wish: Wish) => void;
  private seat = 0;

  private constructor(
    readonly id: string,
    private readonly left: AbortSignal,
  ) {
    this.hub = hub((news) => this.hear(news), left);
    left.addEventListener("abort", () => this.hub({ do: "leave" }));
    // A page that the browser had kept aside is shown again: its stream was closed when it left.
    const back = ({ persisted }: PageTransitionEvent) => persisted && this.follow();
    addEventListener("pageshow", back, { signal: left });
  }

  /** The table as this device's first seat sees it, followed until its page has been left. */
  static async open(id: string, seats: number[], left: AbortSignal): Promise<Table> {
    const table = new Table(id, left);
    table.seats = seats;
    for (;;) {
      try {
        await table.look(table.seats[0] ?? 0);
        break;
      } catch (error) {
        // A seat that was kept in mind may be somebody else's by now.
        if (!(error instanceof Problem) || error.code !== "not-your-seat") throw error;
        table.seats = table.seats.slice(1);
      }
    }
    // Whoever has the device now need not be the one whose hand it would show.
    if (table.isPassed && table.view.stage === "playing") {
      table.curtain =
        table.seats.find((seat) => seat === table.view.to_act) ?? table.view.you ?? undefined;
    }
    return table;
  }

  get mine(): CardGuide[] {
    return this.view.guide?.cards ?? [];
  }

  get keys(): string[] {
    return keysOf(this.view.hand);
  }

  /** The card of the hand that a hint has named, by its key. */
  get hinted(): string | undefined {
    return this.keys[this.view.hand.indexOf(this.hintCard ?? "")];
  }

  /** The chosen card with all that it can do. */
  get chosenGuide(): CardGuide | undefined {
    return this.mine[this.keys.indexOf(this.chosen ?? "")];
  }

  get isPassed(): boolean {
    return this.seats.length > 1;
  }

  get me() {
    return this.view.seats[(this.view.you ?? 0) - 1];
  }

  get rivals() {
    const { seats, you } = this.view;
    const first = you ?? 0;
    return [...seats.slice(first), ...seats.slice(0, Math.max(first - 1, 0))];
  }

  /** Whether a card waits for the answer of this seat. */
  get isAsked(): boolean {
    const { pending, you } = this.view;
    return pending != null && pending.target === you;
  }

  /** What a first game is told to do now; nobody's hand may be guessed from it behind a curtain. */
  get tip(): string {
    if (!settings.tips || this.curtain !== undefined) return "";
    return this.view.guide?.tip ?? "";
  }

  hideTips(): void {
    keepFocus(() => (settings.tips = false));
    keepSettings();
  }

  nameOf(seat: number): string {
    return this.view.seats[seat - 1]?.name ?? "";
  }

  card(id: string): Card | undefined {
    return this.cards.get(id);
  }

  /**
   * See the table as one of this device's seats, or as a spectator, and follow it from there. With
   * `again` it is the same seat in other words: what was chosen stays so.
   */
  async look(seat: number, again = false): Promise<void> {
    this.seat = seat;
    const path = { table: this.id };
    const query = { seat, guide: true, brief: settings.brief };
    const view = await ask(
      () => api.GET("/api/tables/{table}", { params: { path, query } }),
      this.line,
    );
    if (again || this.cards.size === 0) await this.learn(view.deck.fingerprint);
    keepFocus(() => {
      this.show(view);
      this.history = view.history.map((sentence) => ({ ...sentence, buffer: "game" }));
      this.refused = undefined;
      this.told = "";
      this.forgetHint();
      if (!again) this.forget();
    });
    this.follow();
  }

  /** Hear of all that happens after what is shown. */
  private follow(): void {
    if (this.left.aborted) return; // Somebody has gone on while the answer was under way.
    const { id, you } = this.view;
    const asked = new URLSearchParams({
      guide: "true",
      language: reader.language,
      brief: String(settings.brief),
      ...(this.seat > 0 ? { seat: String(this.seat) } : {}),
    });
    const base = `${location.origin}/api/tables/${encodeURIComponent(this.id)}`;
    const presence = you == null ? "" : `${base}/presence`;
    this.hub({ do: "follow", url: `${base}/events?${asked}`, after: id, presence });
    this.hub({ do: "look", here: !document.hidden });
  }

  /** What was chosen stays so, as long as the card is there. */
  private show(view: View): void {
    this.view = view;
    this.seen = performance.now();
    if (this.chosen !== undefined && !this.keys.includes(this.chosen)) this.forget();
    this.looked = this.chosenGuide?.choices.find(({ move }) => move === this.looked?.move);
  }

  /** Whole seconds that are left now; nothing without a clock. */
  get secondsLeft(): number | undefined {
    const { seconds_left } = this.view;
    if (seconds_left == null) return undefined;
    return Math.max(0, Math.round(seconds_left - (performance.now() - this.seen) / 1000));
  }

  private async learn(fingerprint: string): Promise<void> {
    const path = { deck: fingerprint };
    const deck: Deck = await ask(() => api.GET("/api/decks/{deck}", { params: { path } }));
    this.cards = new Map(deck.cards.map((card) => [card.id, card]));
    this.letters = deck.letters;
  }

  /** The words have changed: everything that is said is asked for again. */
  async reread(): Promise<void> {
    hush();
    await this.look(this.seat, true);
  }

  private hear(news: News): void {
    if (news.kind === "push") this.take(news.push);
    else if (news.kind === "line") this.line(news.up);
    else void this.gone(news.code);
  }

  private take(push: Push): void {
    if (push.id <= this.view.id && push.events.length > 0) return;
    const before = this.view;
    const { you } = push.view;
    if (you !== before.you) {
      if (this.isPassed) return; // The last word of a seat that was looked at before.
      if (you != null && this.seat > 0) this.moveUp(you);
    }
    const { chosen, curtain, keys } = this;
    this.onBefore();
    keepFocus(
      () => {
        this.show(push.view);
        this.history = [...this.history, ...push.events.map(told)].slice(-HISTORY);
        if (push.position !== before.position || push.view.stage === "lobby") {
          this.refused = undefined;
          this.told = "";
          this.visiting = false;
          this.forgetHint();
        }
        if (push.view.round !== before.round) this.forget();
        this.pass(before);
      },
      (had) => this.newHand(before, had) ?? this.backToHand(chosen, keys),
    );
    if (this.curtain !== undefined) {
      if (this.curtain !== curtain) this.veil(this.curtain);
      return;
    }
    this.onHappened(push.events);
    const tip = push.position === before.position ? "" : this.newTip();
    announce([this.worthSaying(push), tip].filter(Boolean).join(" "));
    if (push.view.stage === "over" && before.stage === "playing" && settings.tips) this.hideTips();
  }

  /** The tip, if it is this seat's to act and the tip has not been said before. */
  private newTip(): string {
    const { tip } = this;
    if (settings.brief || this.view.to_act !== this.view.you || this.toldTips.has(tip)) return "";
    this.toldTips.add(tip);
    return tip;
  }

  /** A seat before this one was taken away, so that this one has another number. */
  private moveUp(seat: number): void {
    this.seats = [seat];
    sit(this.id, this.seats, this.view);
    void this.look(seat);
  }

  /** F9: a new hand was dealt, and the focus was on a card of the old one. */
  private newHand(before: View, had: string): string | undefined {
    const dealt = before.round !== this.view.round && had.startsWith("hand-");
    return dealt && isLost() && this.keys[0] !== undefined ? `hand-${this.keys[0]}` : undefined;
  }

  /** A choice went away under the focus, with its card: the nearest card of the hand gets it. */
  private backToHand(chosen: string | undefined, keys: string[]): string | undefined {
    if (chosen === undefined || this.chosen !== undefined || !isLost()) return undefined;
    const at = keys.indexOf(chosen);
    const nearest = [...keys.slice(at), ...keys.slice(0, at).reverse()];
    const key = nearest.find((each) => this.keys.includes(each));
    return key === undefined ? undefined : `hand-${key}`;
  }

  /** All of it, or without what others draw, if this person wants to hear less. */
  private worthSaying(push: Push): string {
    if (settings.others) return push.said;
    const isDraw = (event: Happening) =>
      event.facts.length > 0 &&
      event.facts.every((fact) => fact["kind"] === "drew" && fact["seat"] !== this.view.you);
    return push.events
      .filter((event) => !isDraw(event))
      .map(({ said }) => said)
      .join(" ");
  }

  /** The line is down or up again, as the stream or a call of this page has found. */
  private readonly line = (up: boolean): void => {
    if (up === this.isUp) return;
    this.isUp = up;
    if (up) {
      calm();
      announce(say("line-back"));
      this.hub({ do: "retry" });
    } else {
      alert(say("line-lost"));
    }
  };

  private async gone(code: string): Promise<void> {
    if (code === "superseded") {
      this.rest();
      return;
    }
    try {
      await this.look(0);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** Too many windows follow this seat: this one rests until somebody uses it. */
  private rest(): void {
    this.isResting = true;
    const wake = () => {
      for (const event of ["pointerdown", "keydown", "focus"]) removeEventListener(event, wake);
      this.isResting = false;
      void this.look(this.seat);
    };
    for (const event of ["pointerdown", "keydown", "focus"]) addEventListener(event, wake);
  }

  /** Pass and play: whose turn it is to hold the device. Only a person lifts the curtain. */
  private pass(before: View): void {
    const { to_act, you, phase } = this.view;
    if (!this.isPassed || this.visiting || phase === "over") return;
    if (to_act == null || !this.seats.includes(to_act)) return;
    const isDealt = before.phase === "over";
    if (to_act !== you || isDealt || this.curtain !== undefined) this.curtain = to_act;
  }

  get isVisiting(): boolean {
    return this.visiting;
  }

  /** The device stays with whoever has it. */
  stay(): void {
    keepFocus(() => {
      this.visiting = false;
      this.curtain = undefined;
    });
  }

  /** Somebody else of this device wants to look at their hand. */
  visit(seat: number): void {
    this.visiting = true;
    keepFocus(() => {
      this.forget();
      this.curtain = seat;
    });
    this.veil(seat);
  }

  /** The curtain is down: what is still to be said is not for those who see the device now. */
  private veil(seat: number): void {
    hush();
    announce(say("curtain-give", { name: this.nameOf(seat) }));
  }

  /** The person who was asked for has the device now. */
  async unveil(): Promise<void> {
    const seat = this.curtain;
    if (seat === undefined) return;
    try {
      await this.look(seat);
    } catch (error) {
      this.fail(error);
      return;
    }
    keepFocus(
      () => (this.curtain = undefined),
      () => (this.keys[0] === undefined ? undefined : `hand-${this.keys[0]}`),
    );
    announce(this.view.now);
  }

  /** Nothing is chosen any more. */
  forget(): void {
    this.chosen = undefined;
    this.looked = undefined;
    this.refused = undefined;
    this.told = "";
  }

  /** Choose a card of the hand, or put it back; its first choice gets the focus (F7). */
  choose(key: string): void {
    if (this.chosen === key) {
      this.leaveChoice();
      return;
    }
    keepFocus(
      () => {
        this.forget();
        this.chosen = key;
        this.looked = this.chosenGuide?.choices.find(({ refusal }) => refusal == null);
      },
      () => idOf("choice", this.chosenGuide?.choices[0]),
    );
    const card = this.card(this.chosenGuide?.card ?? "");
    if (this.chosenGuide?.usable === false) {
      // Nothing can be done with it now: the reason is what was asked for.
      const first = this.chosenGuide.choices[0];
      if (first?.refusal != null) this.refuse(first.refusal.said, first);
    } else if (card !== undefined && this.looked !== undefined) {
      announce(
        `${card.said}. ${[this.looked.label, this.looked.detail].filter(Boolean).join(", ")}`,
      );
    }
  }

  /** Back from a choice to the card it came from. */
  leaveChoice(): void {
    const key = this.chosen;
    keepFocus(
      () => this.forget(),
      () => (key === undefined ? undefined : `hand-${key}`),
    );
  }

  refuse(said: string, choice?: Choice): void {
    keepFocus(() => {
      this.refused = { said, choice };
      if (choice !== undefined) this.looked = choice;
    });
    announce(said);
  }

  /** Do what a button says, or say why it cannot be done. */
  async pick(choice: Choice): Promise<void> {
    if (choice.refusal != null) {
      this.refuse(choice.refusal.said, choice);
      return;
    }
    const key = this.chosenGuide?.choices.includes(choice) === true ? this.chosen : undefined;
    if (key !== undefined) {
      keepFocus(
        () => (this.looked = choice),
        () => `hand-${key}`,
      );
    }
    const done = await this.play(choice.move);
    // An answer, or a card that was drawn, leaves another choice open.
    if (done && key !== undefined && key === this.chosen) keepFocus(() => this.forget());
  }

  /**
   * Whether a move is under way that this position waits for. Where the table has moved on, the
   * next one may be made, though the answer to the last may still come.
   */
  get isSending(): boolean {
    return this.sent === this.view.position;
  }

  /** Make a move; whether it was made. */
  private async play(move: string): Promise<boolean> {
    if (this.isSending) return false;
    const sent = this.view.position;
    this.sent = sent;
    const [what, card = ""] = move.split(" ");
    // An any-time card is meant for this moment, whatever has happened since it was looked at.
    const isAnytime = what === "play" && this.card(card)?.anytime;
    const position = isAnytime ? undefined : sent;
    const body = { move, position, seat: this.seat, id: callId() };
    const params = { path: { table: this.id } };
    try {
      await ask(() => api.POST("/api/tables/{table}/moves", { params, body }), this.line);
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      if (this.sent === sent) this.sent = undefined;
    }
  }

  /** Anything beside a move: `do` and its values. */
  async command(command: { do: string } & Record<string, unknown>): Promise<boolean> {
    const body = { seat: this.seat, id: callId(), ...command } as never;
    const params = { path: { table: this.id } };
    try {
      await ask(() => api.POST("/api/tables/{table}/commands", { params, body }), this.line);
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  /** What somebody typed: a move or a question. Gives what is said to it, or null if it was refused. */
  async type(line: string): Promise<string | null> {
    if (this.curtain !== undefined) {
      this.veil(this.curtain);
      return null;
    }
    const body = { line, position: this.view.position, seat: this.seat, id: callId() };
    const params = { path: { table: this.id }, query: { brief: settings.brief } };
    try {
      const answer = await ask(
        () => api.POST("/api/tables/{table}/lines", { params, body }),
        this.line,
      );
      this.answer(answer.said);
      return answer.said;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** The next step of a hint for this position; the last one again and again. */
  async hint(): Promise<void> {
    const { position } = this.view;
    const step = Math.min(this.hintStep + 1, WHOLE_HINT);
    const params = {
      path: { table: this.id },
      query: { seat: this.seat, step, brief: settings.brief },
    };
    try {
      const hint = await ask(() => api.GET("/api/tables/{table}/hint", { params }), this.line);
      if (this.curtain !== undefined || hint.position !== position) return;
      this.hintStep = hint.step;
      this.hintCard = hint.in_hand ? (hint.card ?? undefined) : undefined;
      this.answer(hint.said);
    } catch (error) {
      this.fail(error);
    }
  }

  private forgetHint(): void {
    this.hintStep = 0;
    this.hintCard = undefined;
  }

  /** Say and show the answer to a question. */
  answer(text: string): void {
    keepFocus(() => {
      this.refused = undefined;
      this.told = text;
    });
    announce(text);
  }

  private fail(error: unknown): void {
    if (error instanceof Problem && error.code === "stale") {
      this.answer(error.detail);
      return;
    }
    const { said } = troubleOf(error);
    this.refuse(said);
  }
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Problem) return { code: error.code, said: error.detail };
  if (error instanceof TypeError) return { code: "line", said: say("line-failed") };
  throw error;
}
