/** The table of all objective cards. */

import type { Cell, Sheet } from "$/contract/book";
import { named } from "$/games/trail/names";
import { objectiveSigns } from "$/games/trail/signs";
import type { Trail } from "$/games/trail/trail";
import { glyph } from "$/ui/icons/tokens";
import { say } from "$/words/words.svelte";

/** `source` says how well a card is known, in a game that tells. */
export function objectiveSheet(trail: Trail, source?: (card: string) => Cell): Sheet {
  const word = (name: string): string => say(`web.rules.${trail.id}.table.${name}`);
  const rows = Object.entries(trail.figures.objective).map(([id, card]): Cell[] => {
    const { tasks, action } = objectiveSigns(trail, id);
    return [
      [{ signs: tasks, text: tasksOf(trail, card.tasks) }],
      [{ signs: action, text: card.action === undefined ? word("starting") : named(trail, "action", `objective.${id}`) }],
      [{ signs: [glyph("star")], text: card.penalty === 0 ? String(card.points) : `${card.points} / −${card.penalty}` }],
      ...(source === undefined ? [] : [source(id)]),
    ];
  });
  const head = [word("tasks"), word("at_once"), word("points_or_loss"), ...(source === undefined ? [] : [word("source")])];
  return { caption: word("objectives"), head, rows };
}

/** The tasks in words, each with its number. */
function tasksOf(trail: Trail, tasks: readonly string[]): string {
  const times = (kind: string): number => tasks.filter((one) => one === kind).length;
  return [...new Set(tasks)].map((kind) => (times(kind) > 1 ? `${times(kind)} × ${trail.taskName(kind)}` : trail.taskName(kind))).join(", ");
}
