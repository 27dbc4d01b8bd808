/** Cards of the job market, the bonus market and the pathfinder track. */

import type { Card } from "$/contract/game";
import type { Worker } from "$/games/gwt_nz/figures";
import { sourceLines, unmarked } from "$/games/gwt_nz/told/provenance";
import type { NzTrail } from "$/games/gwt_nz/trail";
import type { NzView } from "$/games/gwt_nz/view";
import { capital, money, named, number, pointsText } from "$/games/trail/names";
import { nextLines } from "$/games/trail/told/cardsOfPlayers";
import type { Option } from "$/protocol";
import { say } from "$/words/words.svelte";

export function jobCard(trail: NzTrail, view: NzView, job: string): Card {
  const [row = "1", worker = "shepherd"] = job.split("-") as [string, Worker];
  const figures: [string, string][] = [[say("web.gwt_nz.figure.cost"), money(trail, trail.figures.hiring.cost[Number(row) - 1]!)]];
  return {
    title: capital(named(trail, "worker", worker)),
    lines: [...nextLines(trail, view, worker), ...sourceLines([trail.figures.hiring, "hiring.cost"])],
    figures,
    section: "hire",
  };
}

/** A bonus tile in its row, with what it costs now where it is offered. */
export function bonusCard(trail: NzTrail, bonus: string, options: readonly Option[]): Card | null {
  const [row = "1", tile = ""] = bonus.split("-");
  const figures = trail.figures.supply[tile];
  if (figures === undefined) return null;
  const cost = options.find(({ args }) => typeof args["cost"] === "number")?.args["cost"] as number | undefined;
  const shown: [string, string][] = [
    [say("web.gwt_nz.figure.row"), row],
    [say("web.gwt_nz.figure.cost"), money(trail, cost ?? trail.figures.jobs.cost[Number(row) - 1]!)],
  ];
  if (figures.gold) shown.push([say("web.gwt_nz.gold"), number(figures.gold)]);
  if (figures.points) shown.push([say("web.gwt_nz.figure.points"), pointsText(trail, figures.points)]);
  const gain = figures.gain === undefined ? [] : [capital(named(trail, "action", `tile.${tile}`))];
  const known = sourceLines([figures, `supply.${tile}`], [trail.figures.jobs, "jobs.cost"]);
  return { title: capital(named(trail, "supply", tile)), lines: [...gain, ...known], figures: shown, section: "invest" };
}

/** A space of the pathfinder track: what reaching it brings. */
export function pathCard(trail: NzTrail, view: NzView, space: number): Card {
  const { gold, step_tile: stepTile, choice, points } = trail.figures.track;
  const players = String(view.players.length);
  const lines = [
    gold[space] ? say("web.gwt_nz.card.path_gold", { gold: gold[space] }) : null,
    ...(stepTile[players] === space ? [say("web.gwt_nz.card.path_steps"), ...sourceLines(unmarked(trail, `track.step_tile.${players}`))] : []),
    choice === space ? say("web.gwt_nz.card.path_choice") : null,
    points[space] ? say("web.gwt_nz.card.path_points", { points: points[space] }) : null,
    space === trail.figures.track.spaces ? say("web.gwt_nz.card.path_end", { amount: trail.figures.track.beyond }) : null,
  ];
  return { title: say("web.gwt_nz.path_space", { space }), lines: lines.filter((line) => line !== null), section: "pathfinder" };
}
