/** What comes from the server about a live table, shown at a readable pace. */

import type { Happening } from "$/contract/game";
import type { NewsLine, SeatState, State } from "$/protocol";
import { Pacing } from "$/table/live/pacing.svelte";
import { settings } from "$/device/settings.svelte";

interface Shown {
  /** Whether the viewer waits for the answer to a step. */
  isAwaited: () => boolean;
  /** The table has moved on. */
  changed: () => void;
}

export class Feed {
  /** The newest state received. */
  heard = $state.raw<State | null>(null);
  /** What is shown: `heard`, or an earlier state while others' steps are played. */
  shown = $state.raw<State | null>(null);
  /** What happened, from some event on; earlier ones can be asked for. */
  events = $state.raw<Happening[]>([]);
  /** The events of the last step. */
  latest = $state.raw<Happening[]>([]);
  /** What everybody was told beside the game. */
  news = $state.raw<NewsLine[]>([]);
  seats = $state.raw<SeatState[]>([]);
  /** When the time of the seat that is asked runs out, by this device's clock; null without a clock. */
  deadline = $state.raw<number | null>(null);

  readonly pacing = new Pacing(
    (state) => this.show(state),
    () => settings.pace,
  );
  private readonly listeners = new Set<() => void>();

  constructor(private readonly viewer: Shown) {}

  /** Take a state; return the one before it, undefined if this one is older and left out. */
  take(state: State): State | null | undefined {
    const before = this.heard;
    if (before !== null && state.seq < before.seq) return undefined;
    this.heard = state;
    this.seats = state.seats;
    this.news = merged(this.news, state);
    this.deadline = state.time_left === null ? null : Date.now() + state.time_left;
    this.pacing.add(state);
    return before;
  }

  /** Put earlier events before those that are known; return whether they fit, for the game may have gone back. */
  prepend(earlier: Happening[]): boolean {
    if (earlier.at(-1)?.n !== (this.events[0]?.n ?? 0) - 1) return false;
    this.events = [...earlier, ...this.events];
    return true;
  }

  /** Call the listener now and at every state that is shown, even if a later one replaces it before it is painted. */
  whenShown(listener: () => void): () => void {
    listener();
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private show(next: State): void {
    const happened = next.events as unknown as Happening[];
    const hasChanged = next.at !== this.shown?.at;
    if (hasChanged && (happened.length > 0 || this.viewer.isAwaited())) this.latest = lastTurn(happened);
    const isCut = next.events_from > (this.events.at(-1)?.n ?? -1) + 1; // events between were left out
    this.events = [...(isCut ? [] : this.events.filter(({ n }) => n < next.events_from)), ...happened];
    this.shown = next;
    if (hasChanged) this.viewer.changed();
    for (const listener of this.listeners) listener();
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
