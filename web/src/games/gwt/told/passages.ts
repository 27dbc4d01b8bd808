/** The whole position in words, without ids. */

import type { Passage, View } from "$/contract/game";
import { FIGURES, JOB_ROWS, WORKERS } from "$/games/gwt/figures";
import { capital, money, named, pointsText, spaceLabel } from "$/games/gwt/names";
import { playerPassage } from "$/games/gwt/told/player";
import { viewOf, type GwtView } from "$/games/gwt/view";
import { say } from "$/words/words.svelte";

type Line = Passage["lines"][number];
type Names = readonly string[];

export function passages(shown: View, names: string[]): Passage[] {
  const view = viewOf(shown);
  return [
    { title: say("web.gwt.trail"), lines: trail(view, names) },
    { title: say("gwt.part.foresight"), lines: foresight(view) },
    { title: say("gwt.part.track"), lines: track(view, names) },
    { title: say("gwt.part.stations"), lines: stations(view, names) },
    { title: say("gwt.part.cities"), lines: cities(view, names) },
    { title: say("gwt.part.jobs"), lines: jobs(view) },
    { title: say("gwt.part.cattle"), lines: cattle(view) },
    { title: say("gwt.part.objectives"), lines: objectives(view) },
    ...view.players.map((player) => playerPassage(view, player, names)),
  ];
}

function trail(view: GwtView, names: Names): Line[] {
  return Object.keys(view.trail)
    .sort((one, other) => order(one) - order(other))
    .map((space) => ({ text: spaceLabel(view, space, names), at: `trail/${space}` }));
}

const ORDER = Object.keys(FIGURES.space);
const order = (space: string): number => ORDER.indexOf(space);

function foresight(view: GwtView): Line[] {
  return Object.entries(view.foresight).map(([number, tile]) => ({
    text: `${say("web.gwt.foresight", { number: Math.ceil(Number(number) / 2) })}: ${tile === null ? say("web.gwt.empty") : named("supply", tile)}`,
    at: `foresight/${number}`,
  }));
}

/** Every position of the track, with the engines on it. */
function track(view: GwtView, names: Names): Line[] {
  return Object.keys(view.rail)
    .sort((one, other) => Number(one) - Number(other))
    .map((position) => ({ text: withNames(capital(named("position", position)), view.rail[position]!, names), at: `rail/${position}` }));
}

function withNames(text: string, seats: readonly number[], names: Names): string {
  return seats.length === 0 ? text : `${text}: ${seats.map((seat) => names[seat]).join(", ")}`;
}

function stations(view: GwtView, names: Names): Line[] {
  return Object.entries(FIGURES.station).map(([name, { cost, points }]) => {
    const { discs, master, worker } = view.stations[name]!;
    const parts = [capital(named("station", name)), say("web.gwt.station", { cost, points })];
    if (master) parts.push(named("master", master));
    if (worker) parts.push(say("web.gwt.card.posted", { worker: named("worker", worker) }));
    return { text: withNames(parts.join(", "), discs, names), at: `stations/${name}` };
  });
}

function cities(view: GwtView, names: Names): Line[] {
  return Object.entries(FIGURES.city).map(([name, { value, points }]) => {
    const discs = view.cities[name]!.flatMap((count, seat) => Array.from({ length: count }, () => seat));
    const parts = [named("city", name), say("web.gwt.city", { value }), ...(points === 0 ? [] : [pointsText(points)])];
    return { text: withNames(parts.join(", "), discs, names), at: `cities/${name}` };
  });
}

function jobs(view: GwtView): Line[] {
  const rows = Array.from({ length: JOB_ROWS }, (_, i) => i + 1);
  const offers = rows.flatMap((row) =>
    WORKERS.filter((worker) => view.jobs[`${row}-${worker}`]).map((worker) => ({
      text: say("web.gwt.job", {
        worker: capital(named("worker", worker)),
        count: view.jobs[`${row}-${worker}`]!,
        cost: money(FIGURES.jobs.cost[row - 1]!),
        row,
      }),
      at: `jobs/${row}-${worker}`,
    })),
  );
  const marker = view.marker === null ? say("web.gwt.marker_at", { row: view.marker_row }) : say("gwt.last_turns");
  return [...offers, { text: marker }];
}

function cattle(view: GwtView): Line[] {
  const cards = Object.keys(FIGURES.cattle).filter((card) => view.market[card]);
  const lines = cards.map((card) => ({ text: say("web.gwt.counted", { what: named("card", card), count: view.market[card]! }), at: `market/${card}` }));
  return [...lines, { text: say("web.gwt.cattle_stack", { cards: view.market_stack }), at: "market_stack" }];
}

function objectives(view: GwtView): Line[] {
  const lines = Object.entries(view.objectives).map(([card, count]) => ({
    text: count > 1 ? say("web.gwt.counted", { what: named("objective", card), count }) : capital(named("objective", card)),
    at: `objectives/${card}`,
  }));
  return [...lines, { text: say("web.gwt.objective_stack", { cards: view.objective_stack }), at: "objective_stack" }];
}
