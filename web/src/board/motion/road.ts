/** The roads on which pieces move: a piece glides through the corners that its road names. */

import type { Attachment } from "svelte/attachments";

import type { Spot } from "$/ui/motion";

/** The corners of a piece's way to where it stands now, in the units of its parent; null: straight. */
export type Road = (from: Spot) => readonly Spot[] | null;

const roads = new WeakMap<Element, Road>();

/** For an element with `data-piece`. */
export const road =
  (way: Road): Attachment<Element> =>
  (piece) =>
    void roads.set(piece, way);

export const roadOf = (piece: Element): Road | undefined => roads.get(piece);

/** The name of the spot that is nearest to another one. */
export function nearest(spots: readonly (readonly [name: string, spot: Spot])[], to: Spot): string | null {
  const far = ([, { x, y }]: readonly [string, Spot]): number => Math.hypot(x - to.x, y - to.y);
  return spots.reduce<readonly [string, Spot] | null>((best, one) => (best === null || far(one) < far(best) ? one : best), null)?.[0] ?? null;
}

/** The shortest way between two points of a net, both included; null where there is none. */
export function shortest(after: (point: string) => readonly string[], from: string, goal: string): string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  for (const point of before.keys()) {
    if (point === goal) return back(before, goal);
    for (const next of after(point)) if (!before.has(next)) before.set(next, point);
  }
  return null;
}

function back(before: ReadonlyMap<string, string | null>, goal: string): string[] {
  const way: string[] = [];
  for (let point: string | null = goal; point !== null; point = before.get(point) ?? null) way.unshift(point);
  return way;
}
