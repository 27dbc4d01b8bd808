/** Cards of the railway: spaces, stations, cities. */

import type { Card } from "$/contract/game";
import { stationAt } from "$/games/gwt/figures";
import type { GwtTrail } from "$/games/gwt/trail";
import { deliveryOf, type GwtView } from "$/games/gwt/view";
import type { Corners } from "$/games/trail/figures";
import { capital, money, named, number, pointsText } from "$/games/trail/names";
import { say } from "$/words/words.svelte";

const cornersText = (corners: Corners): string => say(corners === "white" ? "web.gwt.card.white_corners" : "web.gwt.card.black_corners");

export function positionCard(trail: GwtTrail, view: GwtView, position: string): Card {
  const station = stationAt(trail, position);
  const title = capital(named(trail, "position", position));
  if (station === null) return { title, lines: [], section: "engine" };
  return { ...stationCard(trail, view, station), title, section: "engine" };
}

export function stationCard(trail: GwtTrail, view: GwtView, name: string): Card {
  const { cost, points, corners } = trail.figures.station[name]!;
  const { master, worker } = view.stations[name]!;
  const lines = [cornersText(corners)];
  if (master) lines.push(capital(named(trail, "master", master)));
  if (worker) lines.push(say("web.gwt.card.posted", { worker: named(trail, "worker", worker) }));
  const figures: [string, string][] = [
    [say("web.gwt.figure.cost"), money(trail, cost)],
    [say("web.gwt.figure.points"), pointsText(trail, points)],
  ];
  return { title: capital(named(trail, "station", name)), lines, figures, section: "stations" };
}

export function cityCard(trail: GwtTrail, view: GwtView, name: string): Card {
  const { value, corners, points, dollars, repeatable } = trail.figures.city[name]!;
  const lines = [cornersText(corners), say(repeatable ? "web.gwt.card.repeatable" : "web.gwt.card.once")];
  if (dollars > 0) lines.push(say("web.gwt.card.pays", { amount: dollars }));
  for (const [from, arrow] of Object.entries(trail.figures.arrow)) {
    if (from !== name && arrow.to !== name) continue;
    const other = named(trail, "city", from === name ? arrow.to : from);
    lines.push(say(arrow.objective ? "web.gwt.card.link_objective" : "web.gwt.card.link", { city: other, points: number(arrow.points) }));
  }
  const figures: [string, string][] = [[say("web.gwt.figure.value"), number(value)]];
  if (points !== 0) figures.push([say("web.gwt.figure.points"), pointsText(trail, points)]);
  return { title: named(trail, "city", name), lines, figures: [...figures, ...ownFigures(trail, view, name)], section: "delivery" };
}

/** The cost and reward of a delivery by the viewer now. */
function ownFigures(trail: GwtTrail, view: GwtView, city: string): [string, string][] {
  const found = deliveryOf(view, city);
  if (found === undefined) return [];
  const { transport, points, objectives } = found;
  const told: [string, string][] = [[say("web.gwt.figure.transport"), money(trail, transport)]];
  if (points !== trail.figures.city[city]!.points) told.push([say("web.gwt.figure.now"), pointsText(trail, points)]);
  if (objectives > 0) told.push([say("gwt.part.objectives"), number(objectives)]);
  return told;
}
