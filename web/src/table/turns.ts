/** The log in turns: whatever happened while it was one seat's turn belongs together. */

import type { Happening } from "$/games/contract";

export interface Turn {
  /** The first number in it, which names it. */
  n: number;
  seat: number | null;
  happenings: Happening[];
}

/** What concerns nobody, or another seat for a moment, stays in the turn it happened in. */
export function turnsOf(events: readonly Happening[]): Turn[] {
  const turns: Turn[] = [];
  for (const happening of events) {
    const last = turns.at(-1);
    if (last === undefined || (happening.seat !== null && last.seat !== null && happening.seat !== last.seat)) {
      turns.push({ n: happening.n, seat: happening.seat, happenings: [happening] });
    } else {
      last.happenings.push(happening);
      last.seat ??= happening.seat;
    }
  }
  return turns;
}
