/** The state of the railway: what is joined to its ends, what is missing, and where the last spike could be driven. */

import { routeOf, tilesOf, type SpikeView } from "$/games/last_spike/view";

/** Tracks still to be laid on the shortest way between the two ends. */
export function missing(view: SpikeView): number {
  return fewest(view, (route) => tilesOf(view, route).filter((tile) => !view.map[tile]!.laid).length);
}

/** Tracks of the shortest way on an empty map. */
export function whole(view: SpikeView): number {
  return fewest(view, (route) => tilesOf(view, route).length);
}

/** The smallest sum of lengths between the two ends. */
function fewest(view: SpikeView, length: (route: string) => number): number {
  const [east, west] = view.ends;
  const far = new Map([[east, 0]]);
  for (let round = 0; round < Object.keys(view.land).length; round++) {
    for (const [route, { ends }] of Object.entries(view.routes)) {
      for (const [from, to] of [ends, ends.toReversed()] as [string, string][]) {
        far.set(to, Math.min(far.get(to) ?? Infinity, (far.get(from) ?? Infinity) + length(route)));
      }
    }
  }
  return far.get(west) ?? Infinity;
}

/** The cities that complete routes join to one. */
export function joined(view: SpikeView, city: string): Set<string> {
  const found = new Set([city]);
  for (const reached of found) {
    for (const { ends, complete } of Object.values(view.routes)) {
      if (complete && ends.includes(reached)) ends.forEach((end) => found.add(end));
    }
  }
  return found;
}

/** The tracks that lead without a gap from either end of the railway. */
export function reachingTracks(view: SpikeView): Set<string> {
  const cities = new Set(view.ends.flatMap((end) => [...joined(view, end)]));
  return new Set(Object.keys(view.routes).flatMap((route) => tracksFrom(view, route, cities)));
}

function tracksFrom(view: SpikeView, route: string, cities: Set<string>): string[] {
  const [first, second] = view.routes[route]!.ends;
  const tiles = tilesOf(view, route);
  const run = (from: string[]): string[] => {
    const gap = from.findIndex((tile) => !view.map[tile]!.laid);
    return gap < 0 ? from : from.slice(0, gap);
  };
  return [...(cities.has(first) ? run(tiles) : []), ...(cities.has(second) ? run(tiles.toReversed()) : [])];
}

/** The spaces where one more track would join the two ends. */
export function lastSpaces(view: SpikeView): string[] {
  const [east, west] = view.ends.map((end) => joined(view, end)) as [Set<string>, Set<string>];
  if (east.has(view.ends[1])) return [];
  return Object.keys(view.map).filter((tile) => {
    const { ends, laid } = view.routes[routeOf(tile)]!;
    const joins = (ends.some((end) => east.has(end)) && ends.some((end) => west.has(end)));
    return joins && !view.map[tile]!.laid && laid === tilesOf(view, routeOf(tile)).length - 1;
  });
}

/** The complete routes on the line between the two ends, once they are joined. */
export function finishedLine(view: SpikeView): Set<string> {
  const [east, west] = view.ends;
  const way = new Map<string, string[]>([[east, []]]);
  for (const [city, routes] of way) {
    for (const [route, { ends, complete }] of Object.entries(view.routes)) {
      if (!complete || !ends.includes(city)) continue;
      const next = ends.find((end) => end !== city)!;
      if (!way.has(next)) way.set(next, [...routes, route]);
    }
  }
  return new Set(way.get(west) ?? []);
}
