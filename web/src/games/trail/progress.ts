/** How close the end of the game is: the marker's way through the market in rows. */

import type { Progress, View } from "$/contract/game";
import type { Trail } from "$/games/trail/trail";
import { trailView } from "$/games/trail/view";
import { say } from "$/words/words.svelte";

/** The turns after the last row count as one more. */
export function progress({ id }: Trail, shown: View): Progress {
  const { over, marker, turn, rows_left: left, rows_at_first: all } = trailView(shown);
  if (over) return { share: 1, text: say(`web.${id}.over`) };
  const text = marker === null ? say(`${id}.rows_to_fill`, { rows: left }) : say(`${id}.last_turns`);
  return { share: (all - left) / (all + 1), text: say(`web.${id}.progress`, { turn, text }), isLate: marker !== null };
}
