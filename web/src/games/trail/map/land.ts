/** The land around the trail, and on a narrow screen the land above and below it. */

import { foresightSpot, sizeOf, SMALL, spotOf, type TrailMap } from "$/games/trail/map/geometry";
import type { Land } from "$/ui/engraving/land";
import { along, chain, type Clear, type Draw, open, type Points, round, strewn } from "$/ui/engraving/scatter";

const ROAD = 8; // half of its width, with a margin
const STEP = 6;

export type Oval = [x: number, y: number, rx: number, ry: number];

/** One kind of growth: the same number of it on every patch, this far from tiles and road. */
export interface Growth {
  draw: Draw;
  number: number;
  margin: number;
  seed: number;
  patches: Oval[];
}

/** The land of a game. All coordinates are for the wide map. */
export interface Country {
  plain: Points;
  grounds: [Land["grounds"][number]["tint"], Oval][];
  rivers: [width: number, course: Points][];
  ranges: [ridge: Points, size: number][];
  /** The chance that shapes the mountains. */
  seed: number;
  woods: Growth[];
  grass: Growth[];
  sands: Growth[];
  dunes: Growth[];
}

const drawn = new WeakMap<TrailMap, Land>();

/** The land of a map, drawn once. */
export function landOf(country: Country, map: TrailMap): Land {
  const land = drawn.get(map) ?? draw(country, map);
  drawn.set(map, land);
  return land;
}

function draw(country: Country, map: TrailMap): Land {
  const isClear = clearOf(map);
  const low = (y: number): number => lowered(map, y);
  const points = (line: Points): Points => line.map(([x, y]) => [x, low(y)]);
  const patch = ([x, y, rx, ry]: Oval): Oval => [x, low(y), rx, (low(y + ry) - low(y - ry)) / 2];
  const grown = (growths: Growth[]): string =>
    growths
      .flatMap(({ draw, number, margin, seed, patches }) => patches.map((oval, i) => strewn(isClear, patch(oval), number, margin, seed + i, draw)))
      .join("");
  return {
    grounds: [{ tint: "prairie", path: round(points(country.plain)) }, ...country.grounds.map(([tint, oval]) => ({ tint, path: ovalPath(patch(oval)) }))],
    rivers: country.rivers.map(([width, line]) => ({ width, path: open(points(line)) })),
    mountains: country.ranges.flatMap(([ridge, size], i) => chain(isClear, points(ridge), size, country.seed + i)),
    woods: grown(country.woods),
    grass: grown(country.grass),
    sands: grown(country.sands),
    dunes: grown(country.dunes),
  };
}

/** The y on this map of something at y on the wide one: what is above the map stays, what is below moves with its edge. */
function lowered(map: TrailMap, y: number): number {
  return y < 0 ? y : y <= map.layout.height ? y * map.stretch : y + map.height - map.layout.height;
}

/** Whether a spot is clear of the tiles and of the road. */
function clearOf(map: TrailMap): Clear {
  const tiles = [
    ...Object.keys(map.spaces).map((name) => ({ ...spotOf(map, name), ...sizeOf(map, name) })),
    ...Array.from({ length: 2 * map.layout.foresight_rows }, (_, i) => i + 1).map((number) => ({ ...foresightSpot(map, number), width: SMALL, height: SMALL })),
  ];
  const road = map.edges.flatMap(({ line }) =>
    along(
      line.map(({ x, y }): [number, number] => [x, y]),
      STEP,
    ),
  );
  return ({ x, y }, by) =>
    tiles.every((tile) => Math.abs(tile.x - x) > tile.width / 2 + by || Math.abs(tile.y - y) > tile.height / 2 + by) &&
    road.every((spot) => Math.hypot(spot.x - x, spot.y - y) > ROAD + by);
}

const ovalPath = ([x, y, rx, ry]: Oval): string =>
  round([
    [x - rx, y],
    [x - rx * 0.7, y - ry * 0.8],
    [x, y - ry],
    [x + rx * 0.75, y - ry * 0.7],
    [x + rx, y],
    [x + rx * 0.7, y + ry * 0.8],
    [x, y + ry],
    [x - rx * 0.75, y + ry * 0.7],
  ]);
