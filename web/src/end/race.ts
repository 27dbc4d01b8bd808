/** How the totals of a finished game moved, as the server works it out. */

import type { Race } from "$/end/chart";
import { get } from "$/net/api";
import { keyInAddress } from "$/table/link";

/** Null where the server cannot tell: the chart is left out then, the score pad is what counts. */
export async function raceOf(table: string): Promise<Race | null> {
  try {
    return await get<Race>(`/tables/${table}/race?key=${encodeURIComponent(keyInAddress())}`);
  } catch {
    return null;
  }
}
