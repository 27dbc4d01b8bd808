/** Sarah plays by herself: each of her steps after a time in which the last one can be read. */

import { store, stored } from "$/device/stored";
import type { Option, Prompt } from "$/protocol";

const STORED = "railherd.sarah";
const STEPPED = "stepped";

/** Milliseconds: for looking at the board, for reading a letter, and at the most. */
const LOOK = 1400;
const LETTER = 32;
const MOST = 6000;

/** How long the told step stays before the next one. */
export const timeFor = (told: string): number => Math.min(MOST, LOOK + LETTER * told.length);

/** Her next step where the rules leave nothing to choose; null where a tie is asked, or it is not her turn. */
export function stepOf(prompt: Prompt | null): Option | null {
  if (prompt?.decision !== "gwt_nz.sarah" || prompt.waits_for != null) return null;
  const [only, ...others] = prompt.options ?? [];
  return only === undefined || others.length > 0 ? null : only;
}

/** Whether she goes on by herself. This browser remembers who wants to let her step. */
export class Pace {
  isStopped = $state(stored(STORED) === STEPPED);
  /** Whether the rest of her turn is played at once. */
  isSkipping = $state(false);

  toggle(): void {
    this.isStopped = !this.isStopped;
    store(STORED, this.isStopped ? STEPPED : "");
  }
}
