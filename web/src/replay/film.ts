/** A game that was played, moment by moment, as the server shows it (server/strips.py has the same types). */

import type { Happening, Score, View } from "$/games/contract";
import { get, post } from "$/net/api";
import type { Problem } from "$/protocol";
import type { Arguments } from "$/words/words.svelte";

/** A choice. Key and arguments put it into words; they are null as long as it is the business of its seat alone. */
export interface Chosen {
  seat: number;
  text: string | null;
  key: string | null;
  args: Arguments;
  at: string | null;
}

/** A moment: what led there, what came of it, and what there is to see then. */
export interface Frame {
  view: View;
  chosen: Chosen | null;
  events: Happening[];
  scores: Score[] | null;
}

/** Some moments in a row, of a game whose last moment is `last`. */
export interface Strip {
  first: number;
  last: number;
  seat: number | null;
  open: boolean;
  names: string[];
  frames: Frame[];
  broken: Problem | null;
}

/** Through whose eyes: a seat's, a spectator's (null), or with every hand laid open. */
export interface Eyes {
  seat: number | null;
  open: boolean;
}

/** Where moments come from. */
export type Projector = (first: number, count: number, eyes: Eyes | null) => Promise<Strip>;

/** The film of a table. Without eyes the server shows what the asker saw himself. */
export function filmOfTable(table: string, key: string): Projector {
  return (first, count, eyes) => {
    const query = new URLSearchParams({ first: String(first), count: String(count), key });
    if (eyes?.open) query.set("open", "true");
    else if (eyes !== null && eyes.seat !== null) query.set("seat", String(eyes.seat));
    return get<Strip>(`/tables/${encodeURIComponent(table)}/strip?${query}`);
  };
}

/** The film of a record that somebody brought along. */
export function filmOfRecord(record: string): Projector {
  return (first, count, eyes) =>
    post<Strip>("/records/strip", { record, first, count, seat: eyes?.seat ?? null, open: eyes?.open ?? eyes === null });
}
