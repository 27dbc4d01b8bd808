/** An objective in words, with its progress. */

import { capital, named } from "$/games/trail/names";
import type { Trail } from "$/games/trail/trail";
import { type Judged, sum } from "$/games/trail/view";
import { labelled, say } from "$/words/words.svelte";

export function objectiveText(trail: Trail, { card, points, done }: Judged): string {
  const tasks = trail.figures.objective[card]!.tasks.length;
  return labelled(capital(named(trail, "objective", card)), say(`web.${trail.id}.objective_state`, { done: sum(Object.values(done)), tasks, points }));
}
