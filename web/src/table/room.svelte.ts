/** A live table: what the server says of it, shown at a pace one can follow, and the way to answer. */

import type { GamePage, Happening, Score, View } from "$/games/contract";
import { line, type Line } from "$/net/line.svelte";
import type { FromServer, Option, Presence, Problem, Prompt, Refused, SeatState, State, TalkLine } from "$/protocol";
import { Scene } from "$/table/scene.svelte";

/** How long a step of somebody else stays before the next is shown, in milliseconds. */
const PACE = 900;
const LONGEST_QUEUE = 40;

export class Room extends Scene {
  /** The newest that was heard. */
  heard = $state.raw<State | null>(null);
  /** What is shown: `heard`, or somewhat behind it while others' steps are played. */
  shown = $state.raw<State | null>(null);
  events = $state.raw<Happening[]>([]);
  talk = $state.raw<TalkLine[]>([]);
  /** What went wrong with the last thing one wanted. */
  problem = $state.raw<Problem | null>(null);
  /** The answer to "why not?", by the place or choice it was asked about. */
  because = $state.raw<{ about: string; problem: Problem | null } | null>(null);
  /** How many choices one has taken back and could make again. */
  redoable = $state(0);
  pace = $state(PACE);
  /** Others' steps not shown yet. */
  queue = $state.raw<State[]>([]);

  private present = $state.raw<SeatState[] | null>(null);
  private step = $state.raw<Happening[]>([]);
  private flight = $state.raw<{ id: string; kind: string } | null>(null);
  private readonly questions = new Map<string, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly ends: (() => void)[];

  constructor(
    page: GamePage,
    readonly table: string,
    private readonly key: string,
    private readonly via: Line = line,
  ) {
    super(page);
    this.ends = [via.listen((message) => this.hear(message)), via.greet(() => this.watch())];
  }

  /** Watch no more. */
  leave(): void {
    for (const end of this.ends) end();
    clearTimeout(this.timer);
    this.via.send({ type: "unwatch", table: this.table });
  }

  get ready(): boolean {
    return this.shown?.view != null;
  }

  override get view(): View {
    return this.shown!.view as unknown as View;
  }

  override get seats(): SeatState[] {
    return this.present ?? this.heard?.seats ?? [];
  }

  override get me(): number | null {
    return this.heard?.seat ?? null;
  }

  override get prompt(): Prompt | null {
    return this.queue.length > 0 ? null : (this.shown?.prompt ?? null);
  }

  override get latest(): Happening[] {
    return this.step;
  }

  override get busy(): boolean {
    return this.flight !== null;
  }

  get scores(): Score[] | null {
    return (this.shown?.scores ?? null) as Score[] | null;
  }

  override choose(option: Option): void {
    this.redoable = 0;
    this.deed("choose", { choice: option.text });
  }

  undo(): void {
    this.deed("undo");
  }

  redo(): void {
    this.deed("redo");
  }

  /** Ask everybody to go back by some choices, whatever was revealed. */
  wish(count: number): void {
    this.deed("wish", { count });
  }

  /** Agree to somebody's wish to go back, or not. */
  answer(yes: boolean): void {
    this.via.ask({ type: "answer", table: this.table, yes, id: newId() });
  }

  takeOver(seat: number): void {
    this.via.ask({ type: "take_over", table: this.table, seat, id: newId() });
  }

  takeBack(): void {
    this.via.ask({ type: "take_back", table: this.table, id: newId() });
  }

  say(text: string): void {
    this.via.ask({ type: "say", table: this.table, text, id: newId() });
  }

  /** Ask why a choice, or anything at a place, is not possible; the answer comes as `because`. */
  why(about: { choice?: string; place?: string }): void {
    const id = newId();
    this.questions.set(id, about.place ?? about.choice ?? "");
    this.via.ask({ type: "why", table: this.table, id, ...about });
  }

  /** Show at once whatever has happened. */
  skip(): void {
    while (this.queue.length > 0) this.advance();
    clearTimeout(this.timer);
  }

  private watch(): void {
    this.via.send({ type: "watch", table: this.table, since: this.heard?.seq ?? 0, key: this.key });
  }

  private deed(kind: "choose" | "undo" | "redo" | "wish", more: Record<string, unknown> = {}): void {
    if (this.flight !== null || this.heard === null) return;
    const id = newId();
    this.flight = { id, kind };
    this.problem = null;
    this.via.ask({ type: kind, table: this.table, at: this.heard.at, id, ...more } as Parameters<Line["ask"]>[0]);
  }

  private hear(message: FromServer): void {
    if (!("table" in message) || message.table !== this.table) return;
    if (message.type === "state") this.take(message);
    else if (message.type === "presence") this.meet(message);
    else if (message.type === "done") this.land(message.id);
    else if (message.type === "refused") this.refuse(message);
    else if (message.type === "because") this.explain(message.id, message.problem);
  }

  private take(state: State): void {
    this.heard = state;
    this.present = state.seats;
    const known = new Set(this.talk.map((spoken) => spoken.seq));
    this.talk = [...this.talk, ...state.talk.filter((spoken) => !known.has(spoken.seq))];
    this.queue = [...this.queue, state].slice(-LONGEST_QUEUE);
    if (this.isOwnDoing(state)) this.skip();
    else if (this.timer === undefined) this.play();
  }

  /** One's own step, and whatever does not change the game, is shown at once. */
  private isOwnDoing(state: State): boolean {
    return this.flight !== null || this.shown === null || state.at === this.shown.at || this.pace === 0;
  }

  private play(): void {
    this.advance();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.queue.length > 0) this.play();
    }, this.pace);
  }

  private advance(): void {
    const [next, ...rest] = this.queue;
    if (next === undefined) return;
    this.step = next.events as unknown as Happening[];
    this.events = [...this.events.slice(0, next.events_from), ...this.step];
    this.shown = next;
    this.queue = rest;
    this.picking = null;
    this.because = null;
  }

  private meet(message: Presence): void {
    this.present = message.seats;
  }

  private land(id: string): void {
    if (this.flight?.id !== id) return;
    if (this.flight.kind === "undo") this.redoable += 1;
    if (this.flight.kind === "redo") this.redoable -= 1;
    this.flight = null;
  }

  private refuse(message: Refused): void {
    if (this.flight?.id === message.id) this.flight = null;
    this.problem = message.problem;
    if (message.state != null) this.take(message.state);
  }

  private explain(id: string, problem: Problem | null): void {
    const about = this.questions.get(id);
    if (about === undefined) return;
    this.questions.delete(id);
    this.because = { about, problem };
  }
}

/** An id by which the server knows a wish again, should it have to be sent twice. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
