/** Sarah's steps in words, from the events of her turn. */

import type { Happening } from "$/contract/game";
import { say } from "$/words/words.svelte";

const DECIDED = "gwt_nz.sarah_decided";

/** At most so many lines: her turn is read at a glance. */
const MOST = 5;

/** A sentence for each step she took, with the rule that decided it. */
export function storyOf(events: readonly Happening[], names: readonly string[]): string[] {
  const decided = events.filter(({ key }) => key === DECIDED).slice(-MOST);
  return decided.map(({ seat, args }) => say(DECIDED, { ...args, who: seat === null ? "" : names[seat] }));
}
