/** How well printed figures are known, told on a card where they could not be checked: with the names by which they are corrected. */

import type { Known } from "$/games/gwt_nz/figures";
import type { NzTrail } from "$/games/gwt_nz/trail";
import { say, words } from "$/words/words.svelte";

/** A figure, and its name in the data files. */
export type Figure = readonly [Partial<Known>, name: string];

/** One sentence about all of them; none if all could be checked. */
export function sourceLines(...figures: readonly Figure[]): string[] {
  const names = figures.filter(([{ provenance }]) => provenance === "reconstructed").map(([, name]) => name);
  return names.length === 0 ? [] : [say("web.gwt_nz.reconstructed", { name: words.list(names) })];
}

/** A figure whose table does not say how well it is known: the server tells. */
export const unmarked = ({ figures }: NzTrail, name: string): Figure => [
  { provenance: figures.worked.reconstructed.includes(name) ? "reconstructed" : "verified" },
  name,
];
