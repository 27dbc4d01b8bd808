/** The whole position in words, without ids. */

import type { Passage, View } from "$/contract/game";
import { jobRows } from "$/games/gwt/figures";
import { playerPassage } from "$/games/gwt/told/player";
import type { GwtTrail } from "$/games/gwt/trail";
import { type GwtView, viewOf } from "$/games/gwt/view";
import { capital, money, named, pointsText } from "$/games/trail/names";
import { discsOf, foresightLines, type Line, marketLines, type Names, objectiveLines, spaceLines, withNames } from "$/games/trail/told/passages";
import { say } from "$/words/words.svelte";

export function passages(trail: GwtTrail, shown: View, names: string[]): Passage[] {
  const view = viewOf(shown);
  return [
    { title: say("web.gwt.trail"), lines: spaceLines(trail, view, names) },
    { title: say("gwt.part.foresight"), lines: foresightLines(trail, view) },
    { title: say("gwt.part.track"), lines: track(trail, view, names) },
    { title: say("gwt.part.stations"), lines: stations(trail, view, names) },
    { title: say("gwt.part.cities"), lines: cities(trail, view, names) },
    { title: say("gwt.part.jobs"), lines: jobs(trail, view) },
    { title: say("gwt.part.cattle"), lines: marketLines(trail, view) },
    { title: say("gwt.part.objectives"), lines: objectiveLines(trail, view) },
    ...view.players.map((player) => playerPassage(trail, view, player, names)),
  ];
}

/** Every position of the track, with the engines on it. */
function track(trail: GwtTrail, view: GwtView, names: Names): Line[] {
  return Object.keys(view.rail)
    .sort((one, other) => Number(one) - Number(other))
    .map((position) => ({ text: withNames(capital(named(trail, "position", position)), view.rail[position]!, names), at: `rail/${position}` }));
}

function stations(trail: GwtTrail, view: GwtView, names: Names): Line[] {
  return Object.entries(trail.figures.station).map(([name, { cost, points }]) => {
    const { discs, master, worker } = view.stations[name]!;
    const parts = [capital(named(trail, "station", name)), say("web.gwt.station", { cost, points })];
    if (master) parts.push(named(trail, "master", master));
    if (worker) parts.push(say("web.gwt.card.posted", { worker: named(trail, "worker", worker) }));
    return { text: withNames(parts.join(", "), discs, names), at: `stations/${name}` };
  });
}

function cities(trail: GwtTrail, view: GwtView, names: Names): Line[] {
  return Object.entries(trail.figures.city).map(([name, { value, points }]) => {
    const discs = discsOf(view.cities[name]!);
    const parts = [named(trail, "city", name), say("web.gwt.city", { value }), ...(points === 0 ? [] : [pointsText(trail, points)])];
    return { text: withNames(parts.join(", "), discs, names), at: `cities/${name}` };
  });
}

function jobs(trail: GwtTrail, view: GwtView): Line[] {
  const rows = Array.from({ length: jobRows(trail) }, (_, i) => i + 1);
  const offers = rows.flatMap((row) =>
    Object.keys(trail.workers)
      .filter((worker) => view.jobs[`${row}-${worker}`])
      .map((worker) => ({
        text: say("web.gwt.job", {
          worker: capital(named(trail, "worker", worker)),
          count: view.jobs[`${row}-${worker}`]!,
          cost: money(trail, trail.figures.jobs.cost[row - 1]!),
          row,
        }),
        at: `jobs/${row}-${worker}`,
      })),
  );
  const marker = view.marker === null ? say("web.gwt.marker_at", { row: view.marker_row }) : say("gwt.last_turns");
  return [...offers, { text: marker }];
}
