/** The coasts of the sea routes: the shore from which the posts trade, and the land that the harbours stand on. */

import type { Box, Chart } from "$/games/gwt_nz/board/sea/chart";
import { chance, fix, type Points, round } from "$/ui/engraving/scatter";

/** How far the land reaches beyond a quay, beside it and above it. */
const BESIDE = 11;
const ABOVE = 5;
const STEP = 15;
const ROUGH = 3.4;

/** A broken line along the lower edge of the local posts, from beyond the chart on the one side to the other. */
export function shoreOf(chart: Chart, beyond: number): Points {
  const y = Math.max(...Object.values(chart.posts).map((post) => post.y + post.height)) - 6;
  const next = chance(911);
  const line: Points = [];
  for (let x = -beyond; x <= chart.width + beyond; x += 34) line.push([x, fix(y + (next() - 0.5) * 9)]);
  return line;
}

/** The land around each quay; where quays are neighbours it runs together. */
export const landsOf = (chart: Chart): string[] => Object.values(chart.quays).map((quay, i) => round(rough(quay, 500 + i)));

/** A broken line around a box. */
function rough({ x, y, width, height }: Box, seed: number): Points {
  const next = chance(seed);
  const [left, top, right, bottom] = [x - BESIDE, y - ABOVE, x + width + BESIDE, y + height + ABOVE];
  const jagged = (px: number, py: number): Points[number] => [fix(px + (next() - 0.5) * ROUGH), fix(py + (next() - 0.5) * ROUGH)];
  const line: Points = [];
  for (let px = left + 6; px < right - 6; px += STEP) line.push(jagged(px, top));
  line.push(jagged(right, y + height * 0.3), jagged(right, y + height * 0.7));
  for (let px = right - 6; px > left + 6; px -= STEP) line.push(jagged(px, bottom));
  line.push(jagged(left, y + height * 0.7), jagged(left, y + height * 0.3));
  return line;
}
