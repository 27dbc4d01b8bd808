/** A played game, moment by moment, as the server sends it. */

import type { Happening, Score, View } from "$/contract/game";
import { get, post } from "$/net/api";
import type * as rest from "$/rest";

/** A moment: the choice before it, its events, and the view. */
export interface Frame extends Omit<rest.Frame, "view" | "events" | "scores"> {
  view: View;
  events: Happening[];
  scores: Score[] | null;
}

/** Consecutive moments of a game whose last moment is `last`. */
export interface Strip extends Omit<rest.Strip, "frames"> {
  frames: Frame[];
}

/** The viewpoint: a seat's, a spectator's (null), or with every hand open. */
export interface Eyes {
  seat: number | null;
  open: boolean;
}

/** A source of moments. */
export type Projector = (first: number, count: number, eyes: Eyes | null) => Promise<Strip>;

/** The film of a table. Without a viewpoint the server shows what the viewer saw during the game. */
export function filmOfTable(table: string, key: string): Projector {
  return (first, count, eyes) => {
    const query = new URLSearchParams({ first: String(first), count: String(count), key });
    if (eyes?.open) query.set("open", "true");
    else if (eyes !== null && eyes.seat !== null) query.set("seat", String(eyes.seat));
    return get<Strip>(`/tables/${encodeURIComponent(table)}/strip?${query}`);
  };
}

/** The film of an uploaded record. */
export function filmOfRecord(record: string): Projector {
  return (first, count, eyes) => post<Strip>("/records/strip", { record, first, count, seat: eyes?.seat ?? null, open: eyes?.open ?? eyes === null });
}
