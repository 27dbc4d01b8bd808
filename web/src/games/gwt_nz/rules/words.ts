/** Short pieces of the tables in the book of New Zealand. */

import { type Cell, DASH, type Drawn } from "$/contract/book";
import type { Action, Provenance } from "$/games/gwt_nz/figures";
import { capital, named } from "$/games/gwt_nz/names";
import { signsOf } from "$/games/gwt_nz/signs";
import { say } from "$/words/words.svelte";

/** A word of the tables. */
export const word = (name: string): string => say(`web.rules.gwt_nz.table.${name}`);

/** A number of points, with a sign for a loss. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : points === 0 ? DASH : String(points));

/** An action in signs and in the words of its button. */
export const drawn = (action: Action, name: string): Drawn => ({ signs: signsOf(action), text: capital(named("action", name)) });

/** A thing of the game as the heading of a row. */
export const headed = (kind: string, id: string): string => capital(named(kind, id));

/** How well the figures of a row are known. */
export const source = ({ provenance }: { provenance: Provenance }): Cell => word(provenance);
