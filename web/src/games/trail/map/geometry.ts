/** The positions of everything on the map, in its own units, and the course of the ribbon: wide for a desk, tall for a phone. */

import type { Space } from "$/games/trail/figures";
import type { Spot } from "$/ui/motion";

export const TILE = { width: 68, height: 52 };
export const SMALL = 36; // hazards, tepees and foresight tiles
export const CITY_HEIGHT = 114;

const SAMPLES = 60;

/** Where everything lies on the wide map; a game's `layout.json`. */
export interface Layout {
  width: number;
  height: number;
  spaces: Record<string, number[]>;
  /** The corners of the ribbon between two spaces, by `from>to`. */
  bends: Record<string, number[][]>;
  /** The middle of the foresight tiles, which lie in rows of two. */
  foresight: number[];
  foresight_rows: number;
}

/** The piece of ribbon between two spaces. */
export interface Edge {
  from: string;
  to: string;
  line: Spot[];
  /** The visible point between the tiles, and the direction there. */
  chevron: { x: number; y: number; angle: number } | null;
}

export interface TrailMap {
  layout: Layout;
  spaces: Record<string, Space>;
  width: number;
  height: number;
  /** The factor between the distance of its rows and that of the wide map's. */
  stretch: number;
  /** The height of a building while it is too small for its signs. */
  farHeight: number;
  /** Above this y there is no room for a plate above a tile. */
  crowded: number;
  edges: readonly Edge[];
  /** The screens, besides those of desks, on which it is shown: a media query. */
  fits: string;
}

export type Proportions = Pick<TrailMap, "stretch" | "farHeight" | "crowded" | "fits">;

export const WIDE: Proportions = { stretch: 1, farHeight: TILE.height, crowded: 110, fits: "orientation: landscape" };
export const TALL: Proportions = { stretch: 1.7, farHeight: 80, crowded: 0, fits: "orientation: portrait" };

export function mapped(layout: Layout, spaces: Record<string, Space>, proportions: Proportions): TrailMap {
  const map: TrailMap = { ...proportions, layout, spaces, width: layout.width, height: layout.height * proportions.stretch, edges: [] };
  map.edges = Object.entries(spaces).flatMap(([from, space]) =>
    space.to.map((to) => {
      const line = lineOf(map, from, to);
      return { from, to, line, chevron: chevronOf(map, from, to, line) };
    }),
  );
  return map;
}

export function spotOf({ layout, stretch }: TrailMap, space: string): Spot {
  const [x, y] = layout.spaces[space] as [number, number];
  return { x, y: y * stretch };
}

/** A place of foresight beside the city. */
export function foresightSpot(map: TrailMap, number: number): Spot {
  const [x, y] = map.layout.foresight as [number, number];
  const row = Math.floor((number - 1) / 2);
  return { x: x + (number % 2 === 1 ? -19 : 19), y: y * map.stretch + (row - (map.layout.foresight_rows - 1) / 2) * 39 };
}

export const edgeName = (from: string, to: string): string => `${from}>${to}`;

function lineOf(map: TrailMap, from: string, to: string): Spot[] {
  const bends = (map.layout.bends[edgeName(from, to)] ?? []) as [number, number][];
  return [spotOf(map, from), ...bends.map(([x, y]) => ({ x, y: y * map.stretch })), spotOf(map, to)];
}

/** The corners of a way over several spaces. */
export function wayLine(map: TrailMap, spaces: readonly string[]): Spot[] {
  return spaces.flatMap((space, i) => (i === 0 ? [spotOf(map, space)] : lineOf(map, spaces[i - 1]!, space).slice(1)));
}

export const pathOf = (line: readonly Spot[]): string => `M${line.map(({ x, y }) => `${x} ${y}`).join("L")}`;

function chevronOf(map: TrailMap, from: string, to: string, line: Spot[]): Edge["chevron"] {
  const seen = Array.from({ length: SAMPLES }, (_, i) => along(line, (i + 0.5) / SAMPLES)).filter((spot) => !covers(map, from, spot) && !covers(map, to, spot));
  if (seen.length === 0 || length(line) * (seen.length / SAMPLES) < 12) return null;
  const middle = seen[Math.floor(seen.length / 2)]!;
  return { x: middle.x, y: middle.y, angle: (Math.atan2(middle.dy, middle.dx) * 180) / Math.PI };
}

/** The area of the map that a space covers. */
export function sizeOf(map: TrailMap, space: string, isFar = false): { width: number; height: number } {
  const { kind } = map.spaces[space]!;
  if (kind === "hazard" || kind === "tepee") return { width: SMALL, height: SMALL };
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
