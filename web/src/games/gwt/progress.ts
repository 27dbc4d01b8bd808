/** How close the end of the game is. */

import type { Progress, View } from "$/contract/game";
import { jobRows } from "$/games/gwt/figures";
import type { GwtTrail } from "$/games/gwt/trail";
import { type GwtView, viewOf } from "$/games/gwt/view";
import { say } from "$/words/words.svelte";

/** Rows of the job market still to be filled, including the marker's own. */
export const rowsLeft = (trail: GwtTrail, view: GwtView): number => Math.max(0, jobRows(trail) + 1 - view.marker_row);

export function progress(trail: GwtTrail, shown: View): Progress {
  const view = viewOf(shown);
  const all = jobRows(trail) + 1 - trail.figures.jobs.marker_row;
  if (view.over) return { share: 1, text: say("web.gwt.over") };
  const share = view.marker === null ? (all - rowsLeft(trail, view)) / (all + 1) : all / (all + 1);
  const text = view.marker === null ? say("gwt.rows_to_fill", { rows: rowsLeft(trail, view) }) : say("gwt.last_turns");
  return { share, text: say("web.gwt.progress", { turn: view.turn, text }) };
}
