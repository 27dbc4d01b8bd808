/** Positions of things on the map other than cities and spaces, whose coordinates are figures of the game. */

import { CITIES, routeOf, SPACES, type Spot } from "$/games/last_spike/view";

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

/** One of the twelve lines as drawn: its angle, and the side of its plates. */
export interface Line {
  angle: number;
  slope: number;
  plate: Spot;
}

/** The course of a space's line, computed from its neighbours' coordinates. */
export function lineOf(tile: string): Line {
  const tiles = Object.keys(SPACES).filter((other) => routeOf(other) === routeOf(tile));
  const [first, last] = [SPACES[tiles[0]!]!, SPACES[tiles.at(-1)!]!];
  const [dx, dy] = first.x < last.x ? [last.x - first.x, last.y - first.y] : [first.x - last.x, first.y - last.y];
  const side = SOUTH.has(routeOf(tile)) ? 1 : -1;
  const falls = dy > 0 ? 1 : -1;
  return { angle: (Math.atan2(dy, dx) * 180) / Math.PI, slope: dy / dx, plate: { x: -side * falls * ASIDE.x, y: side * ASIDE.y } };
}

/** The distance between two spaces of a route. */
export const PITCH = 49.4;

/** All points that are drawn along the lines, cities and spaces, by id. */
export const spotOf = (id: string): Spot => CITIES[id] ?? SPACES[id]!;

/** The ledger's order: its rows and columns are the diamond of the map, rotated to a square. */
export const LEDGER = ["lar", "oma", "stl", "ogd", "den", "dod", "sac", "yum", "elp"];
