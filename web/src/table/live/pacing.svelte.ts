/** Others' steps at a readable pace: each stays for a while before the next, a turn never long, and all can be skipped. */

import { isDriven } from "$/board/bots";
import type { View } from "$/contract/game";
import type { Pace } from "$/device/settings.svelte";
import type { State } from "$/protocol";

/** How long the steps of another player's turn stay, in milliseconds, all together. */
export const TURN: Record<Pace, number> = { slow: 2400, normal: 1200, fast: 450, at_once: 0 };

/** A step takes this share of what is left of its turn, as it is not known how many will follow. */
const SHARE = 1 / 3;

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
  /** Whose steps are shown, and how long they have stayed so far. */
  private turn = { seat: null as number | null, spent: 0 };

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
    const seat = this.last === null ? null : askedIn(this.last);
    this.last = next;
    this.behind = this.waiting.length;
    this.show(next);
    return isStep ? this.stayOf(seat) : 0;
  }

  /** How long a step of this seat stays. */
  private stayOf(seat: number | null): number {
    if (seat !== this.turn.seat) this.turn = { seat, spent: 0 };
    const stay = (Math.max(0, TURN[this.pace()] - this.turn.spent) * SHARE) / Math.max(1, this.waiting.length / PATIENCE);
    this.turn.spent += stay;
    return stay;
  }
}

function isNobodyLooking(): boolean {
  return document.visibilityState === "hidden";
}

const askedIn = ({ view }: State): number | null => (view as View | null)?.asked ?? null;

function isBotAsked(state: State): boolean {
  const asked = askedIn(state);
  return asked !== null && isDriven(state.seats[asked]);
}
