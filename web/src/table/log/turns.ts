/** The log grouped by turns: everything that happened during one seat's turn belongs together. */

import type { Happening } from "$/contract/game";

export interface Turn {
  /** The number of its first event, used as its key. */
  n: number;
  seat: number | null;
  happenings: Happening[];
}

/** Events of no seat, or briefly of another one, stay in the turn they happened in. At `cuts` a new turn begins. */
export function turnsOf(events: readonly Happening[], cuts: ReadonlySet<number> = new Set()): Turn[] {
  const turns: Turn[] = [];
  for (const happening of events) {
    const last = turns.at(-1);
    if (last === undefined || cuts.has(happening.n) || (happening.seat !== null && last.seat !== null && happening.seat !== last.seat)) {
      turns.push({ n: happening.n, seat: happening.seat, happenings: [happening] });
    } else {
      last.happenings.push(happening);
      last.seat ??= happening.seat;
    }
  }
  return turns;
}
