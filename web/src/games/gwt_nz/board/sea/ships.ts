/** Where a ship lies on its water: alone in the middle, several side by side. */

import type { Chart } from "$/games/gwt_nz/board/sea/chart";

const SIZE = 21;
const CROWDED = 17;

export function shipSpot(chart: Chart, water: string, i: number, count: number): { x: number; y: number; size: number } {
  const { x, y } = chart.waters[water]!;
  const size = count > 2 ? CROWDED : SIZE;
  if (water === "sea0") return { x: x + ((i % 2) - (count > 1 ? 0.5 : 0)) * 24, y: y + (Math.floor(i / 2) - (count > 2 ? 0.5 : 0)) * 24, size: SIZE };
  return { x: x + (i - (count - 1) / 2) * (size + 1), y: y - 5, size };
}
