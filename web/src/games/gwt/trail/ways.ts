/** The ways from where a rancher stands to a space, and what their hands take: worked out from what lies open. */

import { FIGURES } from "$/games/gwt/figures";
import type { GwtView } from "$/games/gwt/view";

export interface Way {
  spaces: string[];
  steps: number;
  /** What is paid on the way; nobody pays more than there is. */
  fee: number;
}

const ORDER = Object.fromEntries(Object.keys(FIGURES.space).map((name, i) => [name, i]));

/** All ways within a number of steps, the cheapest first. */
export function waysTo(view: GwtView, from: string, goal: string, most: number, money: number): Way[] {
  const found: Way[] = [];
  const open: Way[] = [{ spaces: [from], steps: 0, fee: 0 }];
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    const here = way.spaces.at(-1)!;
    if (here === goal) {
      found.push({ ...way, fee: Math.min(way.fee, money) });
      continue;
    }
    for (const next of FIGURES.space[here]!.to) {
      const space = view.trail[next]!;
      const steps = way.steps + (space.tile !== null || FIGURES.space[next]!.kind === "kansas_city" ? 1 : 0);
      if (steps <= most && ORDER[next]! <= ORDER[goal]!) open.push({ spaces: [...way.spaces, next], steps, fee: way.fee + space.fee });
    }
  }
  return found.sort((one, other) => one.fee - other.fee || one.steps - other.steps);
}

/** The ways of the viewer's next journey to a space. */
export function ownWays(view: GwtView, goal: string): Way[] {
  const player = view.seat === null ? undefined : view.players[view.seat];
  if (player?.place == null) return [];
  return waysTo(view, player.place, goal, player.steps, player.money);
}
