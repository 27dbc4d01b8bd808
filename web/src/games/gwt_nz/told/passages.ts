/** The whole position in words, without ids. */

import type { Passage, View } from "$/contract/game";
import { FIGURES, hiringRows, WORKERS } from "$/games/gwt_nz/figures";
import { capital, money, named, spaceLabel } from "$/games/gwt_nz/names";
import { playerPassage, sarahPassage } from "$/games/gwt_nz/told/player";
import { isSarah, viewOf, type NzView } from "$/games/gwt_nz/view";
import { say } from "$/words/words.svelte";

type Line = Passage["lines"][number];
type Names = readonly string[];

export function passages(shown: View, names: string[]): Passage[] {
  const view = viewOf(shown);
  return [
    { title: say("web.gwt_nz.trail"), lines: trail(view, names) },
    { title: say("gwt_nz.section.foresight"), lines: foresight(view) },
    { title: say("web.gwt_nz.sea"), lines: waters(view, names) },
    { title: say("gwt_nz.section.harbours"), lines: harbours(view, names) },
    { title: say("gwt_nz.score.posts"), lines: posts(view, names) },
    { title: say("web.gwt_nz.part.jobs"), lines: jobs(view) },
    { title: say("web.gwt_nz.part.bonus"), lines: bonuses(view) },
    { title: say("web.gwt_nz.part.sheep"), lines: sheep(view) },
    { title: say("web.gwt_nz.part.stock"), lines: stock(view) },
    { title: say("web.gwt_nz.part.objectives"), lines: objectives(view) },
    ...view.players.map((player) => (isSarah(view, player.seat) ? sarahPassage(view, names) : playerPassage(view, player, names))),
  ];
}

function trail(view: NzView, names: Names): Line[] {
  return Object.keys(FIGURES.space).map((space) => ({ text: spaceLabel(view, space, names), at: `trail/${space}` }));
}

function foresight(view: NzView): Line[] {
  return Object.entries(view.foresight).map(([number, tile]) => ({
    text: `${say("web.gwt_nz.foresight", { number: Math.ceil(Number(number) / 2) })}: ${tile === null ? say("web.gwt_nz.empty") : named("supply", tile)}`,
    at: `foresight/${number}`,
  }));
}

function withNames(text: string, seats: readonly number[], names: Names): string {
  return seats.length === 0 ? text : `${text}: ${seats.map((seat) => names[seat]).join(", ")}`;
}

/** Every water, with the ships on it. */
function waters(view: NzView, names: Names): Line[] {
  return Object.keys(FIGURES.water).map((water) => ({ text: withNames(capital(named("water", water)), view.sea[water]!, names), at: `sea/${water}` }));
}

function harbours(view: NzView, names: Names): Line[] {
  return Object.entries(FIGURES.harbour).map(([name, { cost, points, at }]) => {
    const station = view.stations[name];
    const parts = [capital(named("harbour", name)), named("water", at)];
    if (cost > 0) parts.push(say("web.gwt_nz.harbour", { cost, points }));
    if (station?.master) parts.push(named("master", station.master));
    if (station?.worker) parts.push(say("web.gwt_nz.card.posted", { worker: named("worker", station.worker) }));
    return { text: withNames(parts.join(", "), station?.discs ?? view.harbours[name] ?? [], names), at: `${station === undefined ? "harbours" : "stations"}/${name}` };
  });
}

function posts(view: NzView, names: Names): Line[] {
  return Object.keys(FIGURES.city).map((name) => {
    const discs = view.cities[name]!.flatMap((count, seat) => Array.from({ length: count }, () => seat));
    return { text: withNames(capital(named("city", name)), discs, names), at: `cities/${name}` };
  });
}

function jobs(view: NzView): Line[] {
  const rows = Array.from({ length: hiringRows() }, (_, i) => i + 1);
  return rows.flatMap((row) =>
    WORKERS.filter((worker) => view.columns[`${row}-${worker}`]).map((worker) => ({
      text: say("web.gwt_nz.job", { worker: capital(named("worker", worker)), cost: money(FIGURES.hiring.cost[row - 1]!), row }),
      at: `columns/${row}-${worker}`,
    })),
  );
}

function bonuses(view: NzView): Line[] {
  const offers = Object.entries(view.jobs).map(([place, count]) => {
    const [row = "1", tile = ""] = place.split("-");
    const cost = money(FIGURES.jobs.cost[Number(row) - 1]!);
    return { text: say("web.gwt_nz.bonus", { tile: capital(named("supply", tile)), count, cost, row }), at: `jobs/${place}` };
  });
  return [...offers, { text: view.marker === null ? say("web.gwt_nz.marker_at", { row: view.marker_row }) : say("web.gwt_nz.last_turns") }];
}

function sheep(view: NzView): Line[] {
  const cards = Object.keys(FIGURES.cattle).filter((card) => view.market[card]);
  const lines = cards.map((card) => ({ text: say("web.gwt_nz.counted", { what: named("card", card), count: view.market[card]! }), at: `market/${card}` }));
  return [...lines, { text: say("web.gwt_nz.sheep_stack", { cards: view.market_stack }), at: "market_stack" }];
}

function stock(view: NzView): Line[] {
  return Object.entries(view.stock).map(([stack, { card, left, gold }]) => {
    const what = card === stack ? capital(named("stock", stack)) : `${capital(named("stock", stack))}, ${named("card", card)}`;
    return { text: gold === null ? say("web.gwt_nz.stock", { what, left }) : say("web.gwt_nz.stock_gold", { what, left, gold }), at: `stock/${stack}` };
  });
}

function objectives(view: NzView): Line[] {
  const lines = Object.entries(view.objectives).map(([card, count]) => ({
    text: count > 1 ? say("web.gwt_nz.counted", { what: named("objective", card), count }) : capital(named("objective", card)),
    at: `objectives/${card}`,
  }));
  return [...lines, { text: say("web.gwt_nz.objective_stack", { cards: view.objective_stack }), at: "objective_stack" }];
}
