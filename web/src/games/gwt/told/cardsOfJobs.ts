/** Cards of the job market. */

import type { Card } from "$/contract/game";
import type { Worker } from "$/games/gwt/figures";
import { nextSpace } from "$/games/gwt/reach";
import type { GwtTrail } from "$/games/gwt/trail";
import type { GwtView } from "$/games/gwt/view";
import { capital, money, named, number, pointsText } from "$/games/trail/names";
import { say } from "$/words/words.svelte";

export function jobCard(trail: GwtTrail, view: GwtView, job: string): Card {
  const [row = "1", worker = "cowboy"] = job.split("-") as [string, Worker];
  const figures: [string, string][] = [
    [say("web.gwt.figure.row"), row],
    [say("web.gwt.figure.cost"), money(trail, trail.figures.jobs.cost[Number(row) - 1]!)],
  ];
  const lines = Number(row) >= view.marker_row && view.marker === null ? [say("web.gwt.card.marker_row")] : [];
  return { title: capital(named(trail, "worker", worker)), lines: [...lines, ...nextLines(trail, view, worker)], figures, section: "hire" };
}

/** What the viewer's next worker of a kind brings. */
function nextLines(trail: GwtTrail, view: GwtView, worker: Worker): string[] {
  if (view.seat === null) return [];
  const space = nextSpace(view.players[view.seat]!, worker);
  if (space > trail.figures.limits.workers_a_row) return [say("web.gwt.card.row_full")];
  const lines = [say("web.gwt.card.next_space", { space: number(space) })];
  if (trail.figures.worker[worker]?.[space] !== undefined) lines.push(named(trail, "action", `${worker}.${space}`));
  if (space >= trail.figures.points.late_from) lines.push(pointsText(trail, trail.figures.points.late_worker));
  return lines;
}
