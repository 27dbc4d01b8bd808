/** What a seat's view of every trail game has. */

import type { View } from "$/contract/game";
import type { TrailView } from "$/games/trail/schema";

export type { Herd, Judged, SpaceView, TrailPlayer, TrailView, Way } from "$/games/trail/schema";

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const trailView = (view: View): TrailView => view as TrailView;

/** The owner of the building on a space; null for a neutral one, a tile of the supply, or nothing. */
export function ownerOf(tile: string | null): number | null {
  const owner = tile?.match(/^(\d+)-/)?.[1];
  return owner === undefined ? null : Number(owner);
}

/** Whether a building belongs to somebody else than a seat. */
export const isTheirs = (tile: string | null, seat: number | null): boolean => ![null, seat].includes(ownerOf(tile));
