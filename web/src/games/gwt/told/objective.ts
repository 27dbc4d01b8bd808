/** An objective in words, with its progress. */

import { capital, named } from "$/games/gwt/names";
import type { Judged } from "$/games/gwt/objectives";
import { say } from "$/words/words.svelte";

export function objectiveText({ card, points, done }: Judged): string {
  const count = done.filter(Boolean).length;
  return `${capital(named("objective", card))}: ${say("web.gwt.objective_state", { done: count, tasks: done.length, points })}`;
}
