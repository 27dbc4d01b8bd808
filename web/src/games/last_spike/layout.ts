/** The map of a table: cities and spaces lie where its figures say, everything else beside them. */

import { usePage } from "$/board/page";
import type { GamePage } from "$/contract/game";
import { landOf } from "$/games/last_spike/board/map/country";
import type { SpikeFigures } from "$/games/last_spike/figures";
import { routeOf, type Spot } from "$/games/last_spike/view";
import type { Land } from "$/ui/engraving/land";

/** The sheet of paper. The figures' coordinates begin `LEFT` units from its edge. */
export const SHEET = { width: 1044, height: 640 };
export const LEFT = 24;

/** A name beside its city: its origin and direction. Far: on a sheet so small that names must be larger. */
interface Name {
  near: Spot;
  far: Spot;
  anchor: "start" | "middle" | "end";
}

export const NAMES: Record<string, Name> = {
  stl: { anchor: "end", near: { x: 80, y: -26 }, far: { x: 78, y: -62 } },
  oma: { anchor: "start", near: { x: 12, y: -22 }, far: { x: 8, y: -26 } },
  dod: { anchor: "start", near: { x: 12, y: 32 }, far: { x: 14, y: 50 } },
  lar: { anchor: "middle", near: { x: 0, y: -26 }, far: { x: 0, y: -17 } },
  den: { anchor: "start", near: { x: 22, y: 6 }, far: { x: 32, y: 12 } },
  elp: { anchor: "middle", near: { x: 0, y: 36 }, far: { x: 0, y: 41 } },
  ogd: { anchor: "end", near: { x: -12, y: -22 }, far: { x: -8, y: -26 } },
  yum: { anchor: "end", near: { x: -12, y: 32 }, far: { x: -14, y: 50 } },
  sac: { anchor: "start", near: { x: -88, y: 35 }, far: { x: -86, y: -72 } },
};

/** Routes whose plates are south of the line; the others' are north of it. */
const SOUTH = new Set(["b", "e", "f", "w", "x", "z"]);

const ASIDE = { x: 16, y: 24 };

/** The course of the line across a space: its angle, the side of its plate, and the city where it ends. */
export interface Line {
  angle: number;
  slope: number;
  plate: Spot;
  city: string | null;
}

export interface SpikeMap {
  cities: SpikeFigures["city"];
  spaces: SpikeFigures["space"];
  /** By space. */
  lines: Record<string, Line>;
  land: Land;
}

/** The display of Last Spike, with the map of its table. */
export interface SpikePage extends GamePage {
  map: SpikeMap;
}

/** The map of the table around a component. */
export const useMap = (): SpikeMap => (usePage() as SpikePage).map;

export function mapOf(figures: SpikeFigures): SpikeMap {
  const { city: cities, space: spaces } = figures;
  const lines = Object.fromEntries(Object.keys(spaces).map((tile) => [tile, lineOf(figures, tile)]));
  const plates = Object.entries(spaces).map(([tile, { x, y }]) => ({ x: x + lines[tile]!.plate.x, y: y + lines[tile]!.plate.y }));
  return { cities, spaces, lines, land: landOf([...Object.values(cities), ...Object.values(spaces), ...plates]) };
}

/** Computed from the coordinates of a route's first and last space; they count from its first city to its second. */
function lineOf({ route, space }: SpikeFigures, tile: string): Line {
  const tiles = Object.keys(space).filter((other) => routeOf(other) === routeOf(tile));
  const [first, last] = [space[tiles[0]!]!, space[tiles.at(-1)!]!];
  const [dx, dy] = first.x < last.x ? [last.x - first.x, last.y - first.y] : [first.x - last.x, first.y - last.y];
  const side = SOUTH.has(routeOf(tile)) ? 1 : -1;
  const falls = dy > 0 ? 1 : -1;
  const [start, end] = route[routeOf(tile)]!.ends;
  return {
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
    slope: dy / dx,
    plate: { x: -side * falls * ASIDE.x, y: side * ASIDE.y },
    city: tile === tiles[0] ? start : tile === tiles.at(-1) ? end : null,
  };
}

/** The distance between two spaces of a route. */
export const PITCH = 49.4;

/** The ledger's order: its rows and columns are the diamond of the map, rotated to a square. */
export const LEDGER = ["lar", "oma", "stl", "ogd", "den", "dod", "sac", "yum", "elp"];
