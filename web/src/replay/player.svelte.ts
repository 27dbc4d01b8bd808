/** Plays a film: forward and back, to any moment, automatically. Loaded moments are cached. */

import type { Happening } from "$/contract/game";
import { Trouble } from "$/net/api";
import type { Problem } from "$/protocol";
import type { Eyes, Frame, Projector } from "$/replay/film";

export const CHUNK = 40; // moments loaded together
const MOST_CHUNKS = 30; // the farthest are dropped: a long game does not fit into every phone's memory
export const PACES = [2000, 1000, 400] as const; // milliseconds per moment

export class Player {
  /** The wanted moment, from 0 to `last`. */
  at = $state(0);
  last = $state(0);
  names = $state.raw<string[]>([]);
  eyes = $state.raw<Eyes>({ seat: null, open: false });
  pace = $state<(typeof PACES)[number]>(PACES[1]);
  isPlaying = $state(false);
  /** Why the record cannot be followed beyond its last moment. */
  broken = $state.raw<Problem | null>(null);
  /** Whether the game is over at its last moment. */
  isOver = $state(false);
  /** Why nothing more can be shown. */
  problem = $state.raw<Problem | null>(null);

  private frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  /** The moment shown: the wanted one, or the previous one until it is loaded. */
  private shown = $state(0);
  private readonly fetching = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly project: Projector) {}

  /** Begin at a moment; past the end means the end. The server chooses the viewpoint unless it is given. */
  async open(at: number, eyes: Eyes | null): Promise<void> {
    const strip = await this.project(chunkOf(at) * CHUNK, CHUNK, eyes);
    this.eyes = { seat: strip.seat, open: strip.open };
    this.names = strip.names;
    this.broken = strip.broken;
    this.isOver = strip.over;
    this.last = strip.last;
    this.put(strip.first, strip.frames);
    this.go(at);
  }

  /** What is shown, null before anything is loaded. */
  get frame(): Frame | null {
    return this.frames.get(this.shown) ?? null;
  }

  /** Whether the wanted moment is still loading. */
  get isBehind(): boolean {
    return this.shown !== this.at;
  }

  /** All events up to the moment shown, as far back as they are loaded. */
  get events(): Happening[] {
    const found: Happening[][] = [];
    for (let at = this.shown; this.frames.has(at); at--) found.push(this.frames.get(at)!.events);
    return found.reverse().flat();
  }

  get isAtEnd(): boolean {
    return this.at === this.last;
  }

  go(at: number): void {
    this.at = Math.min(Math.max(Math.round(at), 0), this.last);
    this.catchUp();
    void this.fetch(chunkOf(this.at));
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  /** To the end of the next turn, or to the beginning of this one. */
  async turn(by: 1 | -1): Promise<void> {
    let at = this.at + by;
    while (at > 0 && at < this.last && !(await this.isBetweenTurns(at))) at += by;
    this.go(at);
  }

  /** Whether the next choice is another seat's than the last. */
  private async isBetweenTurns(at: number): Promise<boolean> {
    await Promise.all([this.load(chunkOf(at)), this.load(chunkOf(at + 1))]);
    const [before, after] = [this.frames.get(at), this.frames.get(at + 1)];
    return before === undefined || after === undefined || before.chosen?.seat !== after.chosen?.seat;
  }

  play(): void {
    if (this.isAtEnd) this.go(0);
    this.isPlaying = true;
    this.tick();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  /** Change the viewpoint at the same moment. */
  async look(eyes: Eyes): Promise<void> {
    this.pause();
    this.eyes = eyes;
    this.frames = new Map();
    this.fetching.clear();
    await this.fetch(chunkOf(this.at));
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.isAtEnd) return this.pause();
      if (!this.isBehind) this.step(1); // a moment that is still loading delays the next
      this.tick();
    }, this.pace);
  }

  /** Load some moments and then, one after another, those beside them. */
  private async fetch(chunk: number): Promise<void> {
    await this.load(chunk);
    const eyes = this.eyes;
    for (const near of beside(chunk, chunkOf(this.last))) {
      if (chunkOf(this.at) !== chunk || this.eyes !== eyes || this.problem !== null) return;
      await this.load(near);
    }
  }

  private async load(chunk: number): Promise<void> {
    const first = chunk * CHUNK;
    const { eyes } = this;
    if (this.frames.has(first) || this.fetching.has(chunk) || first > this.last) return;
    this.fetching.add(chunk);
    try {
      const strip = await this.project(first, CHUNK, eyes);
      if (this.eyes === eyes) this.put(first, strip.frames);
    } catch (thrown) {
      if (!(thrown instanceof Trouble)) throw thrown;
      if (this.eyes === eyes) this.problem = thrown.problem;
    } finally {
      this.fetching.delete(chunk);
    }
  }

  private put(first: number, frames: Frame[]): void {
    const far = (at: number): boolean => Math.abs(chunkOf(at) - chunkOf(this.at)) > MOST_CHUNKS / 2;
    const kept = [...this.frames].filter(([at]) => !far(at));
    this.frames = new Map([...kept, ...frames.map((frame, index): [number, Frame] => [first + index, frame])]);
    this.problem = null;
    this.catchUp();
  }

  private catchUp(): void {
    if (this.frames.has(this.at)) this.shown = this.at;
  }
}

const chunkOf = (at: number): number => Math.floor(at / CHUNK);

/** The chunks beside one, where the next step may lead: the one ahead before the one behind. */
export function beside(chunk: number, last: number): number[] {
  return [chunk + 1, chunk - 1].filter((one) => one >= 0 && one <= last);
}
