/** How the totals of a finished game moved, as the server works it out. */

import type { Race as Chart } from "$/end/chart";
import { get } from "$/net/api";
import type { Race } from "$/protocol";
import { keyInAddress } from "$/table/link";

/** Null where the server cannot tell: the chart is left out then, the score pad is what counts. */
export async function raceOf(table: string): Promise<Chart | null> {
  try {
    return chartData(await get<Race>(`/tables/${table}/race?key=${encodeURIComponent(keyInAddress())}`));
  } catch {
    return null;
  }
}

export function chartData(race: Race): Chart {
  return { steps: Array.from({ length: race.last + 1 }, (_, step) => step), totals: race.seats.map(({ totals }) => totals) };
}
