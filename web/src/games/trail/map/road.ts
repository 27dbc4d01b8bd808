/** The road of a rancher: over the spaces that it passed, and between them along the ribbon. */

import { nearest, shortest } from "$/board/motion/road";
import { spotOf, type TrailMap, wayLine } from "$/games/trail/map/geometry";
import type { Spot } from "$/ui/motion";

/** The corners of the way to a space; null where no way leads there, as from the city back to the start. */
export function roadTo(map: TrailMap, space: string, from: Spot, passed: readonly string[]): Spot[] | null {
  const start = nearest(
    Object.keys(map.spaces).map((name) => [name, spotOf(map, name)] as const),
    from,
  );
  const stops = [start!, ...passed.filter((name) => name !== start)];
  if (stops.at(-1) !== space) stops.push(space);
  const ways = stops.slice(1).map((stop, i) => shortest((name) => map.spaces[name]!.to, stops[i]!, stop));
  if (ways.includes(null)) return null;
  const whole = ways.flatMap((way, i) => (i === 0 ? way! : way!.slice(1)));
  return wayLine(map, whole).slice(1, -1);
}
