/** Hachures, trees, grass and dots, set down by a fixed chance: the same sheet every time. */

import { CITIES, SPACES, type Spot } from "$/games/last_spike/view";
import { lineOf } from "$/games/last_spike/layout";

export type Points = [number, number][];

/** A small generator of numbers from 0 to 1; the same seed gives the same numbers. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const taken: Spot[] = [
  ...Object.values(CITIES),
  ...Object.entries(SPACES).flatMap(([tile, { x, y }]) => {
    const { plate } = lineOf(tile);
    return [{ x, y }, { x: x + plate.x, y: y + plate.y }];
  }),
];

/** Whether a spot is clear of the lines and their plates by so much. */
export const isClear = (spot: Spot, by: number): boolean =>
  taken.every((other) => Math.abs(other.x - spot.x) > by + 8 || Math.abs(other.y - spot.y) > by);

/** Points along a bent line, about `step` apart, with the direction there. */
export function along(line: Points, step: number): (Spot & { dx: number; dy: number })[] {
  const found: (Spot & { dx: number; dy: number })[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const [from, to] = [line[i]!, line[i + 1]!];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    for (let at = 0; at < length; at += step) found.push({ x: from[0] + dx * at, y: from[1] + dy * at, dx, dy });
  }
  return found;
}

/** A mountain chain in the manner of old surveys: short strokes down both flanks, heavier where the light does not fall. */
export function hachures(ridge: Points, reach: number, seed: number): { lit: string; shaded: string } {
  const next = chance(seed);
  const flanks = { lit: "", shaded: "" };
  for (const { x, y, dx, dy } of along(smooth(ridge), 3.2)) {
    for (const side of [-1, 1]) {
      const [nx, ny] = [-dy * side, dx * side];
      const isShaded = nx + ny > 0; // the light comes from the north-west
      const length = reach * (0.45 + next() * 0.55) * (isShaded ? 1.15 : 0.8);
      const start = 1.5 + next() * 2.5;
      const sway = (next() - 0.5) * 0.5;
      const stroke = `M${fix(x + nx * start)} ${fix(y + ny * start)}l${fix((nx + dx * sway) * length)} ${fix((ny + dy * sway) * length)}`;
      if (isClear({ x: x + nx * length, y: y + ny * length }, 11)) flanks[isShaded ? "shaded" : "lit"] += stroke;
    }
  }
  return flanks;
}

/** Small signs strewn over an oval, clear of the lines; `sign` draws one at a spot. */
export function strewn(oval: [number, number, number, number], count: number, by: number, seed: number, sign: (spot: Spot, next: () => number) => string): string {
  const next = chance(seed);
  const [cx, cy, rx, ry] = oval;
  let drawn = "";
  for (let i = 0; i < count; i++) {
    const [angle, far] = [next() * 2 * Math.PI, Math.sqrt(next())];
    const spot = { x: cx + Math.cos(angle) * far * rx, y: cy + Math.sin(angle) * far * ry };
    if (isClear(spot, by)) drawn += sign(spot, next);
  }
  return drawn;
}

/** More points of the same bent line, its corners rounded. */
export function smooth(line: Points): Points {
  let points = line;
  for (let round = 0; round < 2; round++) {
    const finer: Points = [points[0]!];
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i]!, points[i + 1]!];
      finer.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25], [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
    }
    points = [...finer, points.at(-1)!];
  }
  return points;
}

export const fix = (number: number): number => Math.round(number * 10) / 10;
