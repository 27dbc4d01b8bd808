/** How close the end of the game is. */

import type { Progress } from "$/contract/game";
import type { View } from "$/contract/game";
import { FIGURES, JOB_ROWS } from "$/games/gwt/figures";
import { viewOf, type GwtView } from "$/games/gwt/view";
import { say } from "$/words/words.svelte";

/** Rows of the job market still to be filled, including the marker's own. */
export const rowsLeft = (view: GwtView): number => Math.max(0, JOB_ROWS + 1 - view.marker_row);

export function progress(shown: View): Progress {
  const view = viewOf(shown);
  const all = JOB_ROWS + 1 - FIGURES.jobs.marker_row;
  if (view.over) return { share: 1, text: say("web.gwt.over") };
  const share = view.marker === null ? (all - rowsLeft(view)) / (all + 1) : all / (all + 1);
  const text = view.marker === null ? say("gwt.rows_to_fill", { rows: rowsLeft(view) }) : say("gwt.last_turns");
  return { share, text: say("web.gwt.progress", { turn: view.turn, text }) };
}
