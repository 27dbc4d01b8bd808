/** A live table: the server's states, shown at a readable pace, and the way to answer. */

import { Scene } from "$/board/scene.svelte";
import type { GamePage, Happening, Score, View } from "$/contract/game";
import { line, type Line } from "$/net/line.svelte";
import type { FromServer, NewsLine, Option, Problem, Prompt, Refused, SeatState, State, TalkLine } from "$/protocol";
import { recall } from "$/table/memory";
import { Pacing } from "$/table/pacing.svelte";
import { settings } from "$/table/settings.svelte";

type Kind = "choose" | "interrupt" | "undo" | "redo" | "ask_rewind" | "show_seat";

/** A request to the server that is not answered yet. */
interface Flight {
  id: string;
  kind: Kind;
}

/** Milliseconds: an answer that comes sooner is shown without a busy state before it. */
const SOON = 150;

/** Problems after which the viewer sees nothing more of the table. */
const ENDS = ["server.no_such_table", "server.link_used", "server.removed"];

export class Room extends Scene {
  /** The newest state received. */
  heard = $state.raw<State | null>(null);
  /** What is shown: `heard`, or an earlier state while others' steps are played. */
  shown = $state.raw<State | null>(null);
  /** What happened, from some event on; earlier ones can be asked for. */
  events = $state.raw<Happening[]>([]);
  talk = $state.raw<TalkLine[]>([]);
  /** Whether something was said before `talk`, which can be asked for. */
  hasEarlierTalk = $state(false);
  /** What everybody was told beside the game. */
  news = $state.raw<NewsLine[]>([]);
  /** The last message that was read here. */
  read = $state(0);
  /** The failure of the last request. */
  problem = $state.raw<Problem | null>(null);
  /** The answer to "why not?", by the place or choice it was asked about. */
  because = $state.raw<{ about: string; problem: Problem | null } | null>(null);
  /** The viewer's last choice. */
  chosen: Option | null = null;
  /** The table no longer exists, at least for the viewer. */
  gone = $state(false);

  /** When the time of the seat that is asked runs out, by this device's clock; null without a clock. */
  deadline = $state.raw<number | null>(null);

  private present = $state.raw<SeatState[] | null>(null);
  private step = $state.raw<Happening[]>([]);
  private flight = $state.raw<Flight | null>(null);
  private isLate = $state(false);
  private lateness: ReturnType<typeof setTimeout> | undefined;
  private readonly questions = new Map<string, string>();
  /** The ids of what others ask at this table: a refusal is for them. */
  readonly apart = new Set<string>();
  private readonly pacing = new Pacing(
    (state) => this.show(state),
    () => settings.pace,
  );
  private readonly listeners = new Set<() => void>();
  private readonly ends: (() => void)[];

  constructor(
    page: GamePage,
    readonly table: string,
    readonly key: string,
    private readonly via: Line = line,
  ) {
    super(page);
    this.read = recall(table).talk;
    this.ends = [via.listen((message) => this.hear(message)), via.greet(() => this.watch())];
  }

  /** Stop watching. */
  leave(): void {
    for (const end of this.ends) end();
    this.pacing.rest();
    clearTimeout(this.lateness);
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
    return this.shown?.seat ?? null;
  }

  /** All seats of the viewer; several at a shared screen. */
  get own(): number[] {
    return this.heard?.own ?? [];
  }

  /** The seat whose owner is called to the shared screen; null if none is. */
  get called(): number | null {
    if (!this.isCaughtUp || this.own.length < 2 || this.shown?.seat != null || this.shown?.phase !== "playing") return null;
    const asked = this.ready ? this.view.asked : null;
    return asked !== null && this.isMine(asked) ? asked : null;
  }

  override get prompt(): Prompt | null {
    const asked = this.isCaughtUp ? (this.shown?.prompt ?? null) : null;
    const isReplaced = this.me !== null && !this.isMine(this.me);
    return asked !== null && isReplaced ? { ...asked, path: [], options: [], anytime: [], waits_for: asked.waits_for ?? this.me } : asked;
  }

  /** Whether everything that was received is shown. */
  get isCaughtUp(): boolean {
    return this.pacing.behind === 0;
  }

  override get latest(): Happening[] {
    return this.step;
  }

  /** Whether a request or its result is not shown yet. */
  override get busy(): boolean {
    return this.flight !== null || this.pacing.isGathering;
  }

  override get waits(): boolean {
    return this.busy && this.isLate;
  }

  get scores(): Score[] | null {
    return (this.shown?.scores ?? null) as Score[] | null;
  }

  override choose(option: Option): void {
    this.chosen = option;
    const isBeside = this.prompt?.aside === true || this.prompt?.anytime?.includes(option) === true;
    this.deed(isBeside ? "interrupt" : "choose", { choice: option.text });
  }

  undo(): void {
    this.deed("undo");
  }

  redo(): void {
    this.deed("redo");
  }

  /** Ask all players to rewind by some choices, across revealed information. */
  askRewind(count: number): void {
    this.deed("ask_rewind", { count });
  }

  /** At a shared screen: the owner of this seat is in front of it now. */
  showSeat(seat: number): void {
    this.deed("show_seat", { seat });
  }

  /** Agree to a request to rewind, or not. */
  answerRewind(yes: boolean): void {
    this.via.ask({ type: "answer_rewind", table: this.table, yes, id: newId() });
  }

  seatToBot(seat: number): void {
    this.via.ask({ type: "seat_to_bot", table: this.table, seat, id: newId() });
  }

  seatFromBot(): void {
    this.via.ask({ type: "seat_from_bot", table: this.table, id: newId() });
  }

  /** Have a seat again that somebody else took while the viewer was away. */
  takeSeatBack(seat: number): void {
    this.via.ask({ type: "take_seat_back", table: this.table, seat, id: newId() });
  }

  say(text: string): void {
    this.via.ask({ type: "say", table: this.table, text, id: newId() });
  }

  /** Ask for what was said before the lines that are shown. */
  hearEarlier(): void {
    this.via.ask({ type: "hear_talk", table: this.table, before: this.talk[0]?.seq ?? 0, id: newId() });
  }

  /** Ask for everything that happened before `events`, page by page; undefined if nothing did. */
  override get earlierEvents(): (() => void) | undefined {
    const before = this.events[0]?.n ?? 0;
    return before > 0 ? () => this.via.ask({ type: "hear_events", table: this.table, before, id: newId() }) : undefined;
  }

  /** Ask why a choice, or anything at a place, is not possible; the answer comes as `because`. */
  why(about: { choice?: string; place?: string }): void {
    const id = newId();
    this.questions.set(id, about.place ?? about.choice ?? "");
    this.via.ask({ type: "why", table: this.table, id, ...about });
  }

  override press(at: string, element: Element): void {
    super.press(at, element);
    this.because = null;
    if (this.pointed?.asked && this.me !== null) this.why({ place: at });
  }

  /** Call the listener now and at every state that is shown, even if a later one replaces it before it is painted. */
  whenShown(listener: () => void): () => void {
    listener();
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Show everything that has happened, at once. */
  skip(): void {
    this.pacing.skip();
  }

  private watch(): void {
    this.via.send({ type: "watch", table: this.table, since: this.heard?.seq ?? 0, key: this.key });
  }

  /** Send one request at a time, and only about what is shown. */
  private deed(kind: Kind, more: Record<string, unknown> = {}): void {
    if (this.flight !== null || this.heard === null || this.pacing.isBehind) return;
    const id = newId();
    this.flight = { id, kind };
    this.lateness = setTimeout(() => (this.isLate = true), SOON);
    this.problem = null;
    this.pointed = this.picking = null;
    const at = kind === "show_seat" ? {} : kind === "interrupt" ? { after: this.heard.interrupts ?? 0 } : { at: this.heard.at };
    this.via.ask({ type: kind, table: this.table, id, ...at, ...more } as Parameters<Line["ask"]>[0]);
  }

  private hear(message: FromServer): void {
    if (!("table" in message) || message.table !== this.table) return;
    if (message.type === "state") this.take(message);
    else if (message.type === "presence") this.present = message.seats;
    else if (message.type === "done") this.land(message.id);
    else if (message.type === "refused" && !this.apart.has(message.id)) this.refuse(message);
    else if (message.type === "talk") this.prepend(message.lines, message.earlier);
    else if (message.type === "events") this.recallEvents(message.events as unknown as Happening[]);
    else if (message.type === "because") this.explain(message.id, message.problem);
  }

  private take(state: State): void {
    const before = this.heard;
    if (before !== null && state.seq < before.seq) return;
    this.heard = state;
    this.present = state.seats;
    this.append(state.talk, state.earlier_talk);
    this.news = merged(this.news, state);
    this.deadline = state.time_left === null ? null : Date.now() + state.time_left;
    this.pacing.add(state);
    if (before === null || (this.isOwnStep(before) && !this.pacing.isGathering)) this.skip();
    if (before !== null && state.at > before.at && this.flight?.kind !== "show_seat") this.end(); // shown before it is acknowledged
  }

  /** Add what was newly said. Where lines between were left out, the earlier ones are asked for again. */
  private append(said: TalkLine[], isCut: boolean): void {
    const last = this.talk.at(-1)?.seq ?? 0;
    const fresh = said.filter(({ seq }) => seq > last);
    if (isCut && fresh.length === said.length) {
      this.talk = fresh;
      this.hasEarlierTalk = true;
    } else if (fresh.length > 0) this.talk = [...this.talk, ...fresh];
  }

  /** The viewer's own step, here or on another device, is shown at once, or with what bots do right after it. */
  private isOwnStep(before: State): boolean {
    const asked = (before.view as View | null)?.asked ?? null;
    return this.flight !== null || (asked !== null && this.isMine(asked));
  }

  /** Whether a person at this screen decides for a seat. */
  isMine(seat: number): boolean {
    return this.own.includes(seat) && !this.seats[seat]?.stand_in;
  }

  private show(next: State): void {
    const happened = next.events as unknown as Happening[];
    const hasChanged = next.at !== this.shown?.at;
    if (hasChanged && (happened.length > 0 || this.flight !== null)) this.step = lastTurn(happened);
    const isCut = next.events_from > (this.events.at(-1)?.n ?? -1) + 1; // events between were left out
    this.events = [...(isCut ? [] : this.events.filter(({ n }) => n < next.events_from)), ...happened];
    this.shown = next;
    if (hasChanged) this.pointed = this.picking = this.because = null;
    for (const listener of this.listeners) listener();
  }

  private end(): void {
    this.flight = null;
    this.isLate = false;
    clearTimeout(this.lateness);
  }

  private land(id: string): void {
    if (this.flight?.id === id) this.end();
  }

  private refuse(message: Refused): void {
    this.land(message.id);
    this.questions.delete(message.id);
    this.problem = message.problem;
    if (ENDS.includes(message.problem.key)) this.gone = true;
    if (message.state != null) this.take(message.state);
  }

  private prepend(lines: TalkLine[], hasEarlier: boolean): void {
    const first = this.talk[0]?.seq ?? Infinity;
    this.talk = [...lines.filter(({ seq }) => seq < first), ...this.talk];
    this.hasEarlierTalk = hasEarlier;
  }

  /** Put earlier events before those that are shown, and ask for still earlier ones. */
  private recallEvents(earlier: Happening[]): void {
    if (earlier.at(-1)?.n !== (this.events[0]?.n ?? 0) - 1) return; // the game went back meanwhile
    this.events = [...earlier, ...this.events];
    this.earlierEvents?.();
  }

  private explain(id: string, problem: Problem | null): void {
    const about = this.questions.get(id);
    if (about === undefined) return;
    this.questions.delete(id);
    this.because = { about, problem };
  }
}

/** The last events of one seat, where much has happened at once. */
function lastTurn(happened: Happening[]): Happening[] {
  const seat = happened.at(-1)?.seat;
  return happened.slice(happened.findLastIndex((one) => one.seat !== null && one.seat !== seat) + 1);
}

/** The news with that of a state; where the game went back, what came later stands where it went on. */
function merged(news: NewsLine[], state: State): NewsLine[] {
  const known = new Set(state.news.map(({ seq }) => seq));
  const earlier = news.filter(({ seq }) => !known.has(seq)).map((one) => ({ ...one, n: Math.min(one.n, state.events_from) }));
  return [...earlier, ...state.news];
}

/** An id by which the server recognises a request that is sent twice. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
