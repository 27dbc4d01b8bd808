/** Others' steps at a readable pace: each stays for a while before the next, and all can be skipped. */

import { isDriven } from "$/board/bots";
import type { View } from "$/contract/game";
import type { State } from "$/protocol";

export const PACES = ["slow", "normal", "fast", "at_once"] as const;
export type Pace = (typeof PACES)[number];

/** How long a step of another player stays, in milliseconds. */
export const STAY: Record<Pace, number> = { slow: 1600, normal: 800, fast: 300, at_once: 0 };

/** From this many waiting steps on they go by faster, so that a player does not wait long to choose. */
const PATIENCE = 4;
/** More than this are not played one by one, for example when a connection comes back. */
const LONGEST = 40;
/** How long, in milliseconds, a bot's steps are collected for players who see them at once. */
export const TOGETHER = 120;

export class Pacing {
  /** The number of steps kept back, so that each can be followed. */
  behind = $state(0);
  private readonly waiting: State[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gathering = $state.raw<ReturnType<typeof setTimeout>>();
  private frame: number | undefined;
  private last: State | null = null;

  constructor(
    private readonly show: (state: State) => void,
    private readonly pace: () => Pace,
  ) {}

  /** Whether a received state is not shown yet, even if only for the rest of a frame. */
  get isBehind(): boolean {
    return this.waiting.length > 0;
  }

  /** Whether a bot's steps are awaited, to be painted together with earlier ones. */
  get isGathering(): boolean {
    return this.gathering !== undefined;
  }

  /** Queue one more state. */
  add(state: State): void {
    this.waiting.push(state);
    if (this.waiting.length > LONGEST || isNobodyLooking()) this.skip();
    else if (this.timer !== undefined) this.behind = this.waiting.length;
    else if (this.pace() !== "at_once") this.play();
    // States in quick succession are painted once, and a bot's next step comes soon.
    else if (isBotAsked(state)) this.gathering ??= setTimeout(() => this.skip(), TOGETHER);
    else this.frame ??= requestAnimationFrame(() => this.skip());
  }

  /** Show everything that has happened, at once. */
  skip(): void {
    this.rest();
    while (this.waiting.length > 0) this.advance();
  }

  /** Stop showing queued states. */
  rest(): void {
    clearTimeout(this.timer);
    clearTimeout(this.gathering);
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
    this.timer = this.gathering = this.frame = undefined;
  }

  private play(): void {
    let stay = 0;
    while (stay === 0 && this.waiting.length > 0) stay = this.advance();
    if (stay === 0) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.play();
    }, stay);
  }

  /** Show the next one; return how long it should stay. */
  private advance(): number {
    const next = this.waiting.shift()!;
    const isStep = this.last !== null && next.at !== this.last.at && next.events.length > 0;
    this.last = next;
    this.behind = this.waiting.length;
    this.show(next);
    return isStep ? STAY[this.pace()] / Math.max(1, this.waiting.length / PATIENCE) : 0;
  }
}

function isNobodyLooking(): boolean {
  return document.visibilityState === "hidden";
}

function isBotAsked({ seats, view }: State): boolean {
  const asked = (view as View | null)?.asked ?? null;
  return asked !== null && isDriven(seats[asked]);
}
