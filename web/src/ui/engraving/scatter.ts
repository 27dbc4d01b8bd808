/** Hachures, trees, grass and dots, placed by seeded chance: the same sheet every time. */

import { curveCatmullRom, curveCatmullRomClosed, line } from "d3-shape";

import type { Spot } from "$/ui/motion";

export type Points = [number, number][];

/** Whether a spot is clear of everything on the sheet by this distance. */
export type Clear = (spot: Spot, by: number) => boolean;

/** Draws one small sign at a spot. */
export type Draw = (spot: Spot, next: () => number) => string;

const bent = line().curve(curveCatmullRom);
const closed = line().curve(curveCatmullRomClosed);

/** A curve through points, and a closed one. */
export const open = (points: Points): string => bent(points) ?? "";
export const round = (points: Points): string => closed(points) ?? "";

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

/** Points along a curve, about `step` apart, with the direction there. */
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

/** A mountain of a chain: its outline, and strokes down the shaded flank. */
export interface Peak extends Spot {
  outline: string;
  shade: string;
}

/** A chain of mountains along a curve, those in front last. `size` is their height. */
export function chain(isClear: Clear, ridge: Points, size: number, seed: number): Peak[] {
  const next = chance(seed);
  return along(smooth(ridge), size * 0.62).flatMap(({ x, y }) => {
    const spot = { x: fix(x + (next() - 0.5) * size * 1.1), y: fix(y + (next() - 0.5) * size * 0.5) };
    const peak = { ...spot, ...peakOf(size * (0.7 + next() * 0.5), next) };
    return isClear({ x: spot.x, y: spot.y - size * 0.4 }, 11 + size * 0.35) ? [peak] : [];
  });
}

function peakOf(high: number, next: () => number): { outline: string; shade: string } {
  const [left, right] = [high * (0.75 + next() * 0.3), high * (0.8 + next() * 0.35)];
  const lean = (next() - 0.5) * high * 0.2;
  const outline = `M${fix(-left)} 0Q${fix(-left * 0.45)} ${fix(-high * 0.42)} ${fix(lean)} ${fix(-high)}Q${fix(right * 0.4)} ${fix(-high * 0.5)} ${fix(right)} 0`;
  const strokes = [0.12, 0.32, 0.55, 0.78].map((share) => {
    const [x, y] = [lean + (right - lean) * share * 0.72, -high * (1 - share) * 0.94];
    return `M${fix(x)} ${fix(y)}l${fix(-high * 0.06 + next() * high * 0.1)} ${fix(high * (0.5 - share * 0.34))}`;
  });
  return { outline, shade: strokes.join("") };
}

/** Small signs scattered over an oval where it is clear. */
export function strewn(isClear: Clear, oval: [number, number, number, number], count: number, by: number, seed: number, draw: Draw): string {
  const next = chance(seed);
  const [cx, cy, rx, ry] = oval;
  let drawn = "";
  for (let i = 0; i < count; i++) {
    const [angle, far] = [next() * 2 * Math.PI, Math.sqrt(next())];
    const spot = { x: cx + Math.cos(angle) * far * rx, y: cy + Math.sin(angle) * far * ry };
    if (isClear(spot, by)) drawn += draw(spot, next);
  }
  return drawn;
}

/** More points of the same curve, its corners rounded. */
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
