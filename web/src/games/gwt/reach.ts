/** Where a newly hired worker goes. */

import type { TrailPlayer } from "$/games/trail/view";

/** The space of its row that a newly hired worker takes. */
export const nextSpace = (player: TrailPlayer, worker: string): number => (player.workers[worker] ?? 0) + 1;
