/** Cards of the railway: spaces, stations, cities. */

import type { Card } from "$/contract/game";
import { FIGURES, stationAt, type Corners } from "$/games/gwt/figures";
import { capital, money, named, number, pointsText } from "$/games/gwt/names";
import { cityBrings, transportTo } from "$/games/gwt/reach";
import type { GwtView } from "$/games/gwt/view";
import { say } from "$/words/words.svelte";

const cornersText = (corners: Corners): string => say(corners === "white" ? "web.gwt.card.white_corners" : "web.gwt.card.black_corners");

export function positionCard(view: GwtView, position: string): Card {
  const station = stationAt(position);
  const title = capital(named("position", position));
  if (station === null) return { title, lines: [], section: "engine" };
  return { ...stationCard(view, station), title, section: "engine" };
}

export function stationCard(view: GwtView, name: string): Card {
  const { cost, points, corners } = FIGURES.station[name]!;
  const { master, worker } = view.stations[name]!;
  const lines = [cornersText(corners)];
  if (master) lines.push(capital(named("master", master)));
  if (worker) lines.push(say("web.gwt.card.posted", { worker: named("worker", worker) }));
  const figures: [string, string][] = [
    [say("web.gwt.figure.cost"), money(cost)],
    [say("web.gwt.figure.points"), pointsText(points)],
  ];
  return { title: capital(named("station", name)), lines, figures, section: "stations" };
}

export function cityCard(view: GwtView, name: string): Card {
  const { value, corners, points, dollars, repeatable } = FIGURES.city[name]!;
  const lines = [cornersText(corners), say(repeatable ? "web.gwt.card.repeatable" : "web.gwt.card.once")];
  if (dollars > 0) lines.push(say("web.gwt.card.pays", { amount: dollars }));
  for (const [from, arrow] of Object.entries(FIGURES.arrow)) {
    if (from !== name && arrow.to !== name) continue;
    const other = named("city", from === name ? arrow.to : from);
    lines.push(say(arrow.objective ? "web.gwt.card.link_objective" : "web.gwt.card.link", { city: other, points: number(arrow.points) }));
  }
  const figures: [string, string][] = [[say("web.gwt.figure.value"), number(value)]];
  if (points !== 0) figures.push([say("web.gwt.figure.points"), pointsText(points)]);
  return { title: named("city", name), lines, figures: [...figures, ...ownFigures(view, name)], section: "delivery" };
}

/** The cost and reward of a delivery by the viewer now. */
function ownFigures(view: GwtView, city: string): [string, string][] {
  if (view.seat === null) return [];
  const brings = cityBrings(view, view.seat, city);
  const transport = transportTo(city, view.players[view.seat]!.engine);
  const found: [string, string][] = [[say("web.gwt.figure.transport"), money(transport)]];
  if (brings.points !== FIGURES.city[city]!.points) found.push([say("web.gwt.figure.now"), pointsText(brings.points)]);
  if (brings.objectives > 0) found.push([say("gwt.part.objectives"), number(brings.objectives)]);
  return found;
}
