/** How close the end of the game is: the token's way through the bonus market. */

import type { Progress, View } from "$/contract/game";
import { bonusRows } from "$/games/gwt_nz/figures";
import type { NzTrail } from "$/games/gwt_nz/trail";
import { type NzView, viewOf } from "$/games/gwt_nz/view";
import { say } from "$/words/words.svelte";

/** Rows of the bonus market still to be filled, including the token's own. */
export const rowsLeft = (trail: NzTrail, view: NzView): number => Math.max(0, bonusRows(trail) + 1 - view.marker_row);

export function progress(trail: NzTrail, shown: View): Progress {
  const view = viewOf(shown);
  const all = bonusRows(trail) + 1 - trail.figures.jobs.marker_row;
  if (view.over) return { share: 1, text: say("web.gwt_nz.over") };
  const share = view.marker === null ? (all - rowsLeft(trail, view)) / (all + 1) : all / (all + 1);
  const text = view.marker === null ? say("web.gwt_nz.rows_to_fill", { rows: rowsLeft(trail, view) }) : say("web.gwt_nz.last_turns");
  return { share, text: say("web.gwt_nz.progress", { turn: view.turn, text }) };
}
