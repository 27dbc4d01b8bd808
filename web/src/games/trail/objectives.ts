/** Which of an objective card's tasks are done. */

import type { Trail } from "$/games/trail/trail";

/** The tasks of a card in their printed order, by how many of each kind are done. */
export function ticksOf(trail: Trail, card: string, done: Readonly<Record<string, number>>): boolean[] {
  const left = { ...done };
  return trail.figures.objective[card]!.tasks.map((task) => {
    const count = left[task] ?? 0;
    left[task] = count - 1;
    return count > 0;
  });
}
