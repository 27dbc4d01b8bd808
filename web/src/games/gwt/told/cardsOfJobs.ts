/** Cards of the job market. */

import type { Card } from "$/contract/game";
import type { Worker } from "$/games/gwt/figures";
import type { GwtTrail } from "$/games/gwt/trail";
import type { GwtView } from "$/games/gwt/view";
import { capital, money, named } from "$/games/trail/names";
import { nextLines } from "$/games/trail/told/cardsOfPlayers";
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
