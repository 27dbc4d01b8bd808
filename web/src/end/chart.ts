/** The geometry of the race chart: positions of lines, ticks and names, in pixels. */

import { scaleLinear, type ScaleLinear } from "d3-scale";
import { curveStepAfter, line } from "d3-shape";

/** The totals over time: `totals[seat][i]` is what a seat had at `steps[i]`. */
export interface Race {
  steps: number[];
  totals: number[][];
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Chart {
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
  xTicks: number[];
  yTicks: number[];
  /** A path for each seat. */
  paths: string[];
  /** The position of each seat's sign on its line. */
  marks: { x: number; y: number }[][];
  /** The position of each seat's name at the end of its line, without overlaps. */
  labels: number[];
}

const MARKS = 5;
const LABEL_HEIGHT = 18;

/** Dashes distinguish the seats' lines, in addition to colour. */
export const DASHES = ["", "9 4", "3 3", "12 4 3 4", "7 3 2 3 2 3", "1.5 4"] as const;

export function chartOf(race: Race, frame: Frame): Chart {
  const x = scaleLinear([race.steps[0] ?? 0, race.steps.at(-1) ?? 1], [frame.left, frame.width - frame.right]);
  const all = race.totals.flat();
  const y = scaleLinear([Math.min(0, ...all), Math.max(1, ...all)], [frame.height - frame.bottom, frame.top]).nice(5);
  const draw = line<number>(
    (_, index) => x(race.steps[index]!),
    (total) => y(total),
  ).curve(curveStepAfter);
  const ends = race.totals.map((totals) => y(totals.at(-1) ?? 0));
  return {
    x,
    y,
    xTicks: x.ticks(Math.max(2, Math.floor(frame.width / 90))).filter(Number.isInteger),
    yTicks: y.ticks(5),
    paths: race.totals.map((totals) => draw(totals) ?? ""),
    marks: race.totals.map((totals, seat) => marksOf(race.steps, totals, seat, race.totals.length, x, y)),
    labels: apart(ends, LABEL_HEIGHT, frame.top, frame.height - frame.bottom),
  };
}

/** Some points of a line, shifted for each seat so that signs seldom overlap. */
function marksOf(
  steps: number[],
  totals: number[],
  seat: number,
  seats: number,
  x: ScaleLinear<number, number>,
  y: ScaleLinear<number, number>,
): { x: number; y: number }[] {
  const shift = (seat + 0.5) / seats;
  const places = Array.from({ length: MARKS }, (_, n) => Math.floor(((n + shift) / MARKS) * steps.length));
  return [...new Set(places)].map((place) => ({ x: x(steps[place]!), y: y(totals[place]!) }));
}

/** Move heights as little as possible so that they are a gap apart, between low and high if there is room. */
export function apart(heights: number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  let floor = low;
  for (const index of order) {
    found[index] = Math.max(found[index]!, floor);
    floor = found[index]! + gap;
  }
  let ceiling = high;
  for (const index of [...order].reverse()) {
    found[index] = Math.min(found[index]!, ceiling);
    ceiling = found[index]! - gap;
  }
  return found;
}
