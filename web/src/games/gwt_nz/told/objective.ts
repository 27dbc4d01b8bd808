/** An objective in words, with its progress. */

import { capital, named } from "$/games/gwt_nz/names";
import type { Judged } from "$/games/gwt_nz/objectives";
import { say } from "$/words/words.svelte";

export function objectiveText({ card, points, done }: Judged): string {
  const count = done.filter(Boolean).length;
  return `${capital(named("objective", card))}: ${say("web.gwt_nz.objective_state", { done: count, tasks: done.length, points })}`;
}
