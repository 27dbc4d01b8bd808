/** The totals of a finished game over time, computed by the server. */

import type { Race as Chart } from "$/end/chart";
import { get } from "$/net/api";
import type { Race } from "$/rest";
import { keyInAddress } from "$/table/live/link";

/** Null where the server cannot tell: then the chart is left out. */
export async function raceOf(table: string): Promise<Race | null> {
  try {
    return await get<Race>(`/tables/${table}/race?key=${encodeURIComponent(keyInAddress())}`);
  } catch {
    return null;
  }
}

/** The totals of all seats. */
export function chartData(race: Race): Chart {
  return { steps: stepsOf(race), totals: race.seats.map(({ totals }) => totals) };
}

/** One line of the score pad, for all seats. */
export function sourceData(race: Race, line: string): Chart {
  return { steps: stepsOf(race), totals: race.seats.map(({ lines }) => lines[line] ?? []) };
}

const stepsOf = ({ last }: Race): number[] => Array.from({ length: last + 1 }, (_, step) => step);
