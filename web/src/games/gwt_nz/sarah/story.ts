/** Sarah's steps in words, from the events of her turn. */

import type { Happening } from "$/contract/game";
import type { NzTrail } from "$/games/gwt_nz/trail";
import { capital, named } from "$/games/trail/names";

export interface Told {
  step: string;
  /** The rule that decided it. */
  rule: string;
}

/** At most so many lines: her turn is read at a glance. */
const MOST = 5;

export function storyOf(trail: NzTrail, events: readonly Happening[]): Told[] {
  const decided = events.filter(({ key }) => key === "gwt_nz.sarah_decided");
  return decided
    .slice(-MOST)
    .map(({ args }) => ({ step: capital(named(trail, "step", String(args["step"]))), rule: named(trail, "rule", String(args["rule"])) }));
}
