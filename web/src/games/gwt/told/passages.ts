/** The whole position in words, without ids. */

import type { Passage, View } from "$/contract/game";
import { jobRows } from "$/games/gwt/figures";
import type { GwtTrail } from "$/games/gwt/trail";
import { type GwtView, viewOf } from "$/games/gwt/view";
import { capital, money, named, pointsText, spaceLabel } from "$/games/trail/names";
import { playerPassage } from "$/games/gwt/told/player";
import { say } from "$/words/words.svelte";

type Line = Passage["lines"][number];
type Names = readonly string[];

export function passages(trail: GwtTrail, shown: View, names: string[]): Passage[] {
  const view = viewOf(shown);
  return [
    { title: say("web.gwt.trail"), lines: trailLines(trail, view, names) },
    { title: say("gwt.part.foresight"), lines: foresight(trail, view) },
    { title: say("gwt.part.track"), lines: track(trail, view, names) },
    { title: say("gwt.part.stations"), lines: stations(trail, view, names) },
    { title: say("gwt.part.cities"), lines: cities(trail, view, names) },
    { title: say("gwt.part.jobs"), lines: jobs(trail, view) },
    { title: say("gwt.part.cattle"), lines: marketLines(trail, view) },
    { title: say("gwt.part.objectives"), lines: objectives(trail, view) },
    ...view.players.map((player) => playerPassage(trail, view, player, names)),
  ];
}

function trailLines(trail: GwtTrail, view: GwtView, names: Names): Line[] {
  return Object.keys(trail.figures.space).map((space) => ({ text: spaceLabel(trail, view, space, names), at: `trail/${space}` }));
}

function foresight(trail: GwtTrail, view: GwtView): Line[] {
  return Object.entries(view.foresight).map(([number, tile]) => ({
    text: `${say("web.gwt.foresight", { number: Math.ceil(Number(number) / 2) })}: ${tile === null ? say("web.gwt.empty") : named(trail, "supply", tile)}`,
    at: `foresight/${number}`,
  }));
}

/** Every position of the track, with the engines on it. */
function track(trail: GwtTrail, view: GwtView, names: Names): Line[] {
  return Object.keys(view.rail)
    .sort((one, other) => Number(one) - Number(other))
    .map((position) => ({ text: withNames(capital(named(trail, "position", position)), view.rail[position]!, names), at: `rail/${position}` }));
}

function withNames(text: string, seats: readonly number[], names: Names): string {
  return seats.length === 0 ? text : `${text}: ${seats.map((seat) => names[seat]).join(", ")}`;
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
    const discs = view.cities[name]!.flatMap((count, seat) => Array.from({ length: count }, () => seat));
    const parts = [named(trail, "city", name), say("web.gwt.city", { value }), ...(points === 0 ? [] : [pointsText(trail, points)])];
    return { text: withNames(parts.join(", "), discs, names), at: `cities/${name}` };
  });
}

function jobs(trail: GwtTrail, view: GwtView): Line[] {
  const rows = Array.from({ length: jobRows(trail) }, (_, i) => i + 1);
  const offers = rows.flatMap((row) =>
    Object.keys(trail.workers).filter((worker) => view.jobs[`${row}-${worker}`]).map((worker) => ({
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

function marketLines(trail: GwtTrail, view: GwtView): Line[] {
  const cards = Object.keys(trail.figures.cattle).filter((card) => view.market[card]);
  const lines = cards.map((card) => ({ text: say("web.gwt.counted", { what: named(trail, "card", card), count: view.market[card]! }), at: `market/${card}` }));
  return [...lines, { text: say("web.gwt.cattle_stack", { cards: view.market_stack }), at: "market_stack" }];
}

function objectives(trail: GwtTrail, view: GwtView): Line[] {
  const lines = Object.entries(view.objectives).map(([card, count]) => ({
    text: count > 1 ? say("web.gwt.counted", { what: named(trail, "objective", card), count }) : capital(named(trail, "objective", card)),
    at: `objectives/${card}`,
  }));
  return [...lines, { text: say("web.gwt.objective_stack", { cards: view.objective_stack }), at: "objective_stack" }];
}
