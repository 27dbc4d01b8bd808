/** Cards of the job market. */

import type { Card } from "$/contract/game";
import { FIGURES, type Worker } from "$/games/gwt/figures";
import { capital, money, named, number, pointsText } from "$/games/gwt/names";
import { nextSpace } from "$/games/gwt/reach";
import type { GwtView } from "$/games/gwt/view";
import { say } from "$/words/words.svelte";

export function jobCard(view: GwtView, job: string): Card {
  const [row = "1", worker = "cowboy"] = job.split("-") as [string, Worker];
  const figures: [string, string][] = [
    [say("web.gwt.figure.row"), row],
    [say("web.gwt.figure.cost"), money(FIGURES.jobs.cost[Number(row) - 1]!)],
  ];
  const lines = Number(row) >= view.marker_row && view.marker === null ? [say("web.gwt.card.marker_row")] : [];
  return { title: capital(named("worker", worker)), lines: [...lines, ...nextLines(view, worker)], figures, section: "hire" };
}

/** What the viewer's next worker of a kind brings. */
function nextLines(view: GwtView, worker: Worker): string[] {
  if (view.seat === null) return [];
  const space = nextSpace(view.players[view.seat]!, worker);
  if (space > FIGURES.limits.workers_a_row) return [say("web.gwt.card.row_full")];
  const lines = [say("web.gwt.card.next_space", { space: number(space) })];
  if (FIGURES.worker[worker][space] !== undefined) lines.push(named("action", `${worker}.${space}`));
  if (space >= FIGURES.points.late_from) lines.push(pointsText(FIGURES.points.late_worker));
  return lines;
}
