/** How near a player's objectives are, and how near the end is. */

import type { Progress } from "$/games/contract";
import { breedOf, FIGURES, JOB_ROWS } from "$/games/gwt/figures";
import { viewOf, type GwtView, type PlayerView } from "$/games/gwt/view";
import type { View } from "$/games/contract";
import { say } from "$/words/words.svelte";

/** Rows of the job market that are still to be filled, the marker's own included. */
export const rowsLeft = (view: GwtView): number => Math.max(0, JOB_ROWS + 1 - view.marker_row);

export function progress(shown: View): Progress {
  const view = viewOf(shown);
  const all = JOB_ROWS + 1 - FIGURES.jobs.marker_row;
  if (view.over) return { share: 1, text: say("web.gwt.over") };
  const share = view.marker === null ? (all - rowsLeft(view)) / (all + 1) : all / (all + 1);
  const text = view.marker === null ? say("gwt.rows_to_fill", { rows: rowsLeft(view) }) : say("gwt.last_turns");
  return { share, text: say("web.gwt.progress", { turn: view.turn, text }) };
}

/** What a player has to show for the tasks of objectives. Cattle that nobody else may see counts only where it is shown. */
function fulfilled(view: GwtView, player: PlayerView): Record<string, number> {
  const cards = [...Object.entries(player.hand), ...Object.entries(player.discards)];
  const cattle = (fits: (breed: string) => boolean): number =>
    cards.reduce((sum, [card, count]) => (breedOf(card) !== null && fits(breedOf(card)!) ? sum + count : sum), 0);
  return {
    building: Object.values(view.trail).filter(({ tile }) => tile?.startsWith(`${player.seat}-`)).length,
    green_tepee: player.tepees.green,
    blue_tepee: player.tepees.blue,
    hazard: player.hazards.length,
    station: Object.values(view.stations).filter(({ discs }) => discs.includes(player.seat)).length,
    value_3: cattle((breed) => FIGURES.breed[breed]!.value === 3),
    west_highland: cattle((breed) => breed === "west_highland"),
    texas_longhorn: cattle((breed) => breed === "texas_longhorn"),
    san_francisco_disc: view.cities["san_francisco"]![player.seat] ?? 0,
  };
}

/** For each objective in front of a player which of its tasks are done; each thing serves one card, the earlier ones first. */
export function progressOf(view: GwtView, seat: number): boolean[][] {
  const player = view.players[seat]!;
  const left = fulfilled(view, player);
  return player.objectives.map((card) =>
    FIGURES.objective[card]!.tasks.map((task) => {
      const isDone = (left[task] ?? 0) > 0;
      if (isDone) left[task]! -= 1;
      return isDone;
    }),
  );
}
