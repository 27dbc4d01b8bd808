/** The positions of everything on the map, in its own units, and the course of the ribbon: wide for a desk, tall for a phone. */

import { FIGURES } from "$/games/gwt_nz/figures";
import layout from "$/games/gwt_nz/layout.json";
import type { Spot } from "$/ui/motion";

export const TILE = { width: 68, height: 52 };
export const SMALL = 36; // hazards and foresight tiles
export const CITY_HEIGHT = 114;

const SPOTS = layout.spaces as unknown as Record<string, [number, number]>;
const BENDS = layout.bends as unknown as Record<string, [number, number][]>;
const SAMPLES = 60;

/** The piece of ribbon between two spaces. */
export interface Edge {
  from: string;
  to: string;
  line: Spot[];
  /** The visible point between the tiles, and the direction there. */
  chevron: { x: number; y: number; angle: number } | null;
}

export interface TrailMap {
  width: number;
  height: number;
  /** The factor between the distance of its rows and that of the wide map's. */
  stretch: number;
  /** The height of a building while it is too small for its signs. */
  farHeight: number;
  /** Above this y there is no room for a plate above a tile. */
  crowded: number;
  edges: readonly Edge[];
}

function mapped(kind: Pick<TrailMap, "stretch" | "farHeight" | "crowded">): TrailMap {
  const map: TrailMap = { ...kind, width: layout.width, height: layout.height * kind.stretch, edges: [] };
  map.edges = Object.entries(FIGURES.space).flatMap(([from, space]) =>
    space.to.map((to) => {
      const line = lineOf(map, from, to);
      return { from, to, line, chevron: chevronOf(map, from, to, line) };
    }),
  );
  return map;
}

export const spotOf = (map: TrailMap, space: string): Spot => ({ x: SPOTS[space]![0], y: SPOTS[space]![1] * map.stretch });

/** The two rows of foresight beside Wellington, two tiles each. */
export function foresightSpot(map: TrailMap, number: number): Spot {
  const [x, y] = layout.foresight as [number, number];
  const row = Math.floor((number - 1) / 2);
  return { x: x + (number % 2 === 1 ? -19 : 19), y: y * map.stretch + (row - 0.5) * 39 };
}

export const edgeName = (from: string, to: string): string => `${from}>${to}`;

function lineOf(map: TrailMap, from: string, to: string): Spot[] {
  const bends = (BENDS[edgeName(from, to)] ?? []).map(([x, y]) => ({ x, y: y * map.stretch }));
  return [spotOf(map, from), ...bends, spotOf(map, to)];
}

/** The corners of a way over several spaces. */
export function wayLine(map: TrailMap, spaces: readonly string[]): Spot[] {
  return spaces.flatMap((space, i) => (i === 0 ? [spotOf(map, space)] : lineOf(map, spaces[i - 1]!, space).slice(1)));
}

export const pathOf = (line: readonly Spot[]): string => `M${line.map(({ x, y }) => `${x} ${y}`).join("L")}`;

function chevronOf(map: TrailMap, from: string, to: string, line: Spot[]): Edge["chevron"] {
  const seen = Array.from({ length: SAMPLES }, (_, i) => along(line, (i + 0.5) / SAMPLES)).filter(
    (spot) => !covers(map, from, spot) && !covers(map, to, spot),
  );
  if (seen.length === 0 || length(line) * (seen.length / SAMPLES) < 12) return null;
  const middle = seen[Math.floor(seen.length / 2)]!;
  return { x: middle.x, y: middle.y, angle: (Math.atan2(middle.dy, middle.dx) * 180) / Math.PI };
}

/** The area of the map that a space covers. */
export function sizeOf(map: TrailMap, space: string, isFar = false): { width: number; height: number } {
  const kind = FIGURES.space[space]!.kind;
  if (kind === "hazard") return { width: SMALL, height: SMALL };
  if (kind === "kansas_city") return { width: TILE.width, height: CITY_HEIGHT };
  return { width: TILE.width, height: kind === "start" ? 20 : isFar ? map.farHeight : TILE.height };
}

function covers(map: TrailMap, space: string, spot: Spot): boolean {
  const middle = spotOf(map, space);
  const { width, height } = sizeOf(map, space);
  return Math.abs(spot.x - middle.x) < width / 2 + 1 && Math.abs(spot.y - middle.y) < height / 2 + 1;
}

function length(line: Spot[]): number {
  return line.slice(1).reduce((sum, { x, y }, i) => sum + Math.hypot(x - line[i]!.x, y - line[i]!.y), 0);
}

function along(line: Spot[], share: number): Spot & { dx: number; dy: number } {
  let left = length(line) * share;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const step = Math.hypot(b.x - a.x, b.y - a.y);
    if (left <= step || i === line.length - 1) {
      const part = step === 0 ? 0 : left / step;
      return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, dx: b.x - a.x, dy: b.y - a.y };
    }
    left -= step;
  }
  return { ...line[0]!, dx: 1, dy: 0 };
}

const drawn = new WeakMap<object, { wide: TrailMap; tall: TrailMap }>();

/** The maps of the table's figures: one for a desk, one for an upright phone. */
export function maps(): { wide: TrailMap; tall: TrailMap } {
  const found = drawn.get(FIGURES.space) ?? {
    wide: mapped({ stretch: 1, farHeight: TILE.height, crowded: 50 }),
    tall: mapped({ stretch: 2.7, farHeight: 84, crowded: 0 }),
  };
  drawn.set(FIGURES.space, found);
  return found;
}
