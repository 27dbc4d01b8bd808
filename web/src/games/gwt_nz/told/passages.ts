/** The whole position in words, without ids. */

import type { Passage, View } from "$/contract/game";
import { hiringRows, workersOf } from "$/games/gwt_nz/figures";
import { playerPassage, sarahPassage } from "$/games/gwt_nz/told/player";
import type { NzTrail } from "$/games/gwt_nz/trail";
import { isSarah, type NzView, viewOf } from "$/games/gwt_nz/view";
import { capital, money, named } from "$/games/trail/names";
import { discsOf, foresightLines, type Line, marketLines, type Names, objectiveLines, spaceLines, withNames } from "$/games/trail/told/passages";
import { say } from "$/words/words.svelte";

export function passages(trail: NzTrail, shown: View, names: string[]): Passage[] {
  const view = viewOf(shown);
  return [
    { title: say("web.gwt_nz.trail"), lines: spaceLines(trail, view, names) },
    { title: say("gwt_nz.section.foresight"), lines: foresightLines(trail, view) },
    { title: say("web.gwt_nz.sea"), lines: waters(trail, view, names) },
    { title: say("gwt_nz.section.harbours"), lines: harbours(trail, view, names) },
    { title: say("gwt_nz.score.posts"), lines: posts(trail, view, names) },
    { title: say("gwt_nz.part.jobs"), lines: jobs(trail, view) },
    { title: say("gwt_nz.part.bonus"), lines: bonuses(trail, view) },
    { title: say("gwt_nz.part.cattle"), lines: marketLines(trail, view) },
    { title: say("gwt_nz.part.stock"), lines: stock(trail, view) },
    { title: say("gwt_nz.part.objectives"), lines: objectiveLines(trail, view) },
    ...view.players.map((player) => (isSarah(view, player.seat) ? sarahPassage(trail, view, names) : playerPassage(trail, view, player, names))),
  ];
}

/** Every water, with the ships on it. */
function waters(trail: NzTrail, view: NzView, names: Names): Line[] {
  return Object.keys(trail.figures.water).map((water) => ({
    text: withNames(capital(named(trail, "water", water)), view.sea[water]!, names),
    at: `sea/${water}`,
  }));
}

function harbours(trail: NzTrail, view: NzView, names: Names): Line[] {
  return Object.entries(trail.figures.harbour).map(([name, { cost, points, at }]) => {
    const station = view.stations[name];
    const parts = [capital(named(trail, "harbour", name)), named(trail, "water", at)];
    if (cost > 0) parts.push(say("web.gwt_nz.harbour", { cost, points }));
    if (station?.master) parts.push(named(trail, "master", station.master));
    if (station?.worker) parts.push(say("web.gwt_nz.card.posted", { worker: named(trail, "worker", station.worker) }));
    return {
      text: withNames(parts.join(", "), station?.discs ?? view.harbours[name] ?? [], names),
      at: `${station === undefined ? "harbours" : "stations"}/${name}`,
    };
  });
}

function posts(trail: NzTrail, view: NzView, names: Names): Line[] {
  return Object.keys(trail.figures.city).map((name) => {
    const discs = discsOf(view.cities[name]!);
    return { text: withNames(capital(named(trail, "city", name)), discs, names), at: `cities/${name}` };
  });
}

function jobs(trail: NzTrail, view: NzView): Line[] {
  const rows = Array.from({ length: hiringRows(trail) }, (_, i) => i + 1);
  return rows.flatMap((row) =>
    workersOf(trail)
      .filter((worker) => view.columns[`${row}-${worker}`])
      .map((worker) => ({
        text: say("web.gwt_nz.job", { worker: capital(named(trail, "worker", worker)), cost: money(trail, trail.figures.hiring.cost[row - 1]!), row }),
        at: `columns/${row}-${worker}`,
      })),
  );
}

function bonuses(trail: NzTrail, view: NzView): Line[] {
  const offers = Object.entries(view.jobs).map(([place, count]) => {
    const [row = "1", tile = ""] = place.split("-");
    const cost = money(trail, trail.figures.jobs.cost[Number(row) - 1]!);
    return { text: say("web.gwt_nz.bonus", { tile: capital(named(trail, "supply", tile)), count, cost, row }), at: `jobs/${place}` };
  });
  return [...offers, { text: view.marker === null ? say("web.gwt_nz.marker_at", { row: view.marker_row }) : say("gwt_nz.last_turns") }];
}

function stock(trail: NzTrail, view: NzView): Line[] {
  return Object.entries(view.stock).map(([stack, { card, left, gold }]) => {
    const what = card === stack ? capital(named(trail, "stock", stack)) : `${capital(named(trail, "stock", stack))}, ${named(trail, "card", card)}`;
    return { text: gold === null ? say("web.gwt_nz.stock", { what, left }) : say("web.gwt_nz.stock_gold", { what, left, gold }), at: `stock/${stack}` };
  });
}
