/** How close the end of the game is: the token's way through the bonus market. */

import type { Progress, View } from "$/contract/game";
import { bonusRows, FIGURES } from "$/games/gwt_nz/figures";
import { viewOf, type NzView } from "$/games/gwt_nz/view";
import { say } from "$/words/words.svelte";

/** Rows of the bonus market still to be filled, including the token's own. */
export const rowsLeft = (view: NzView): number => Math.max(0, bonusRows() + 1 - view.marker_row);

export function progress(shown: View): Progress {
  const view = viewOf(shown);
  const all = bonusRows() + 1 - FIGURES.jobs.marker_row;
  if (view.over) return { share: 1, text: say("web.gwt_nz.over") };
  const share = view.marker === null ? (all - rowsLeft(view)) / (all + 1) : all / (all + 1);
  const text = view.marker === null ? say("web.gwt_nz.rows_to_fill", { rows: rowsLeft(view) }) : say("web.gwt_nz.last_turns");
  return { share, text: say("web.gwt_nz.progress", { turn: view.turn, text }) };
}
