/** A live table: what comes from the server (`feed`), what goes there (`commands`), and what is said (`talk`). */

import { type Command, Scene } from "$/board/scene.svelte";
import type { GamePage, Happening, Score, View } from "$/contract/game";
import { line, type Line } from "$/net/line.svelte";
import type { FromServer, NewsLine, Option, Problem, Prompt, Refused, SeatState, State } from "$/protocol";
import { Commands, type Kind } from "$/table/live/commands.svelte";
import { Feed } from "$/table/live/feed.svelte";
import { TURN } from "$/table/live/pacing.svelte";
import { settings } from "$/device/settings.svelte";
import { Hint } from "$/table/question/hint.svelte";
import { Talk } from "$/table/live/talk.svelte";
import { say } from "$/words/words.svelte";

/** Problems after which the viewer sees nothing more of the table. */
const ENDS = ["server.no_such_table", "server.link_used", "server.removed"];

export class Room extends Scene {
  /** The failure of the last request. */
  failure = $state.raw<Problem | null>(null);
  /** The answer to "why not?", by the place or choice it was asked about. */
  because = $state.raw<{ about: string; problem: Problem | null } | null>(null);
  /** The viewer's last choice. */
  chosen: Option | null = null;
  /** A choice that cannot be undone, about which the player wants to be asked again. */
  doubted = $state.raw<Option | null>(null);
  /** The table no longer exists, at least for the viewer. */
  gone = $state(false);

  readonly commands: Commands;
  readonly talk: Talk;
  readonly hint = new Hint(this);
  readonly feed = new Feed({
    isAwaited: () => this.commands.pending !== null,
    changed: () => (this.pointed = this.picking = this.because = this.doubted = null),
  });
  private readonly ends: (() => void)[];

  constructor(
    page: GamePage,
    readonly table: string,
    readonly key: string,
    private readonly via: Line = line,
  ) {
    super(page);
    this.commands = new Commands(table, via);
    this.talk = new Talk(table, this.commands);
    this.ends = [via.listen((message) => this.hear(message)), via.greet(() => this.watch())];
  }

  /** Stop watching. */
  leave(): void {
    for (const end of this.ends) end();
    this.feed.pacing.rest();
    this.commands.end();
    this.via.send({ type: "unwatch", table: this.table });
  }

  /** The newest state received. */
  get heard(): State | null {
    return this.feed.heard;
  }

  /** What is shown: `heard`, or an earlier state while others' steps are played. */
  get shown(): State | null {
    return this.feed.shown;
  }

  get ready(): boolean {
    return this.shown?.view != null;
  }

  override get view(): View {
    return this.shown!.view as unknown as View;
  }

  override get seats(): SeatState[] {
    return this.feed.seats;
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
    return this.feed.pacing.behind === 0;
  }

  override get latest(): Happening[] {
    return this.feed.latest;
  }

  override get events(): Happening[] {
    return this.feed.events;
  }

  get news(): NewsLine[] {
    return this.feed.news;
  }

  /** Whether a request or its result is not shown yet. */
  override get busy(): boolean {
    return this.commands.pending !== null || this.feed.pacing.isGathering;
  }

  override get waits(): boolean {
    return this.busy && this.commands.isLate;
  }

  override get patience(): number {
    return TURN[settings.pace] / TURN.normal;
  }

  override get problem(): Problem | null {
    return this.failure;
  }

  get scores(): Score[] | null {
    return (this.shown?.scores ?? null) as Score[] | null;
  }

  override choose(option: Option): void {
    if (settings.confirm && option.reveals && this.doubted === null) return void (this.doubted = option);
    this.doubted = null;
    this.chosen = option;
    const isBeside = this.prompt?.aside === true || this.prompt?.anytime?.includes(option) === true;
    const then = option.then ?? [];
    if (isBeside) this.step("interrupt", { choice: option.text });
    else this.step("choose", { choice: option.text, ...(then.length > 0 ? { then } : {}) });
  }

  undo(): void {
    this.step("undo");
  }

  /** Take back all of the turn, as far as nothing was revealed. */
  undoTurn(): void {
    this.step("undo", { turn: true });
  }

  redo(): void {
    this.step("redo");
  }

  /** Undo and redo, as far as they are possible. */
  override get more(): Command[] {
    if (this.busy) return [];
    const undo = { words: say("web.text.undo"), run: () => this.undo() };
    const redo = { words: say("web.text.redo"), run: () => this.redo() };
    return [...(this.prompt?.can_undo ? [undo] : []), ...(this.prompt?.can_redo ? [redo] : [])];
  }

  /** Ask all players to rewind by some of the viewer's turns, across revealed information. */
  askRewind(count: number): void {
    this.step("ask_rewind", { count, turns: true });
  }

  /** At a shared screen: the owner of this seat is in front of it now. */
  showSeat(seat: number): void {
    this.step("show_seat", { seat });
  }

  /** Agree to a request to rewind, or not. */
  answerRewind(yes: boolean): void {
    this.commands.ask({ type: "answer_rewind", yes });
  }

  seatToBot(seat: number): void {
    this.commands.ask({ type: "seat_to_bot", seat });
  }

  seatFromBot(): void {
    this.commands.ask({ type: "seat_from_bot" });
  }

  /** Have a seat again that somebody else took while the viewer was away. */
  takeSeatBack(seat: number): void {
    this.commands.ask({ type: "take_seat_back", seat });
  }

  /** Ask for everything that happened before `events`, page by page; undefined if nothing did. */
  override get earlierEvents(): (() => void) | undefined {
    const before = this.events[0]?.n ?? 0;
    return before > 0 ? () => this.commands.ask({ type: "hear_events", before }) : undefined;
  }

  /** Ask why a choice, or anything at a place, is not possible; the answer comes as `because`, about the place if one is given. */
  why(question: { choice?: string; place?: string }, about = question.place ?? question.choice ?? ""): void {
    this.commands.ask({ type: "why", ...question }, (answer) => {
      if (answer.type === "because") this.because = { about, problem: answer.problem };
      else if (answer.type === "refused") this.refuse(answer);
    });
  }

  override press(at: string, element: Element, part?: string): void {
    super.press(at, element, part);
    this.because = null;
    if (!this.pointed?.asked || this.me === null) return;
    const { choice } = this.pointed;
    this.why(choice === undefined ? { place: at } : { choice }, at);
  }

  /** Call the listener now and at every state that is shown, even if a later one replaces it before it is painted. */
  whenShown(listener: () => void): () => void {
    return this.feed.whenShown(listener);
  }

  /** Show everything that has happened, at once. */
  skip(): void {
    this.feed.pacing.skip();
  }

  /** Whether a person at this screen decides for a seat. */
  isMine(seat: number): boolean {
    return this.own.includes(seat) && !this.seats[seat]?.stand_in;
  }

  private watch(): void {
    this.via.send({ type: "watch", table: this.table, since: this.heard?.seq ?? 0, key: this.key });
  }

  /** Send one step at a time, and only about what is shown. */
  private step(kind: Kind, more: Record<string, unknown> = {}): void {
    if (this.commands.pending !== null || this.heard === null || this.feed.pacing.isBehind) return;
    this.failure = null;
    this.pointed = this.picking = null;
    const at = kind === "show_seat" ? {} : kind === "interrupt" ? { after: this.heard.interrupts ?? 0 } : { at: this.heard.at };
    this.commands.step(kind, { ...at, ...more });
  }

  private hear(message: FromServer): void {
    if (!("table" in message) || message.table !== this.table) return;
    if ("id" in message && this.commands.take(message)) return;
    if (message.type === "state") this.take(message);
    else if (message.type === "presence") this.feed.seats = message.seats;
    else if (message.type === "refused") this.refuse(message);
    else if (message.type === "talk") this.talk.prepend(message.lines, message.earlier);
    else if (message.type === "events" && this.feed.prepend(message.events as unknown as Happening[])) this.earlierEvents?.();
  }

  private take(state: State): void {
    const before = this.feed.take(state);
    if (before === undefined) return;
    this.talk.append(state.talk, state.earlier_talk);
    if (before === null || (this.isOwnStep(before) && !this.feed.pacing.isGathering)) this.skip();
    if (before !== null && state.at > before.at && this.commands.pending !== "show_seat") this.commands.end(); // shown before it is acknowledged
  }

  /** The viewer's own step, here or on another device, is shown at once, or with what bots do right after it. */
  private isOwnStep(before: State): boolean {
    const asked = (before.view as View | null)?.asked ?? null;
    return this.commands.pending !== null || (asked !== null && this.isMine(asked));
  }

  private refuse({ problem, state }: Refused): void {
    this.failure = problem;
    if (ENDS.includes(problem.key)) this.gone = true;
    if (state != null) this.take(state);
  }
}
