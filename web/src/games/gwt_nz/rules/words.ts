/** Short pieces of the tables in the book of New Zealand. */

import { type Cell, DASH, type Drawn } from "$/contract/book";
import type { Provenance } from "$/games/gwt_nz/figures";
import type { NzTrail } from "$/games/gwt_nz/trail";
import type { Action } from "$/games/trail/figures";
import { capital, named } from "$/games/trail/names";
import { signsOf } from "$/games/trail/signs";
import { say } from "$/words/words.svelte";

/** A word of the tables. */
export const word = (name: string): string => say(`web.rules.gwt_nz.table.${name}`);

/** A number of points, with a sign for a loss. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : points === 0 ? DASH : String(points));

/** An action in signs and in the words of its button. */
export const drawn = (trail: NzTrail, action: Action, name: string): Drawn => ({ signs: signsOf(trail, action), text: capital(named(trail, "action", name)) });

/** A thing of the game as the heading of a row. */
export const headed = (trail: NzTrail, kind: string, id: string): string => capital(named(trail, kind, id));

/** How well the figures of a row are known. */
export const source = ({ provenance }: { provenance: Provenance }): Cell => word(provenance);
