/** Cards of the sea routes: waters, harbours, trading posts. */

import type { Card } from "$/contract/game";
import { type Corners, FIGURES, harbourAt } from "$/games/gwt_nz/figures";
import { capital, money, named, number, pointsText } from "$/games/gwt_nz/names";
import { sourceLines } from "$/games/gwt_nz/told/provenance";
import type { NzView } from "$/games/gwt_nz/view";
import type { Option } from "$/protocol";
import { say } from "$/words/words.svelte";

const cornersText = (corners: Corners): string => say(corners === "white" ? "web.gwt_nz.card.white_corners" : "web.gwt_nz.card.black_corners");

export function waterCard(view: NzView, water: string): Card {
  const harbour = harbourAt(water);
  const title = capital(named("water", water));
  if (harbour === null) return { title, lines: [], section: "ship" };
  const { title: beside, ...rest } = harbourCard(view, harbour);
  return { ...rest, title, lines: [beside, ...rest.lines], section: "ship" };
}

export function harbourCard(view: NzView, name: string): Card {
  const figures = FIGURES.harbour[name]!;
  const { cost, points, corners, action, post, last, kind } = figures;
  const station = view.stations[name];
  const lines = [
    corners === undefined ? null : cornersText(corners),
    action === undefined ? null : capital(named("action", name)),
    post === undefined ? null : say("web.gwt_nz.card.opens", { post: named("city", post) }),
    last ? say("web.gwt_nz.card.last_harbour") : null,
    station?.master ? capital(named("master", station.master)) : null,
    station?.worker ? say("web.gwt_nz.card.posted", { worker: named("worker", station.worker) }) : null,
    ...linkLines(name),
    ...sourceLines(figures),
  ];
  const shown: [string, string][] = cost > 0 ? [[say("web.gwt_nz.figure.cost"), money(cost)]] : [];
  if (points > 0) shown.push([say("web.gwt_nz.figure.points"), pointsText(points)]);
  return { title: capital(named("harbour", name)), lines: lines.filter((line) => line !== null), figures: shown, section: kind === "medium" ? "stations" : "harbours" };
}

function linkLines(name: string): string[] {
  return Object.entries(FIGURES.link)
    .filter(([from, { to }]) => from === name || to === name)
    .map(([from, { to, points }]) => say("web.gwt_nz.card.link", { other: named("harbour", from === name ? to : from), points: number(points) }));
}

export function postCard(name: string, options: readonly Option[]): Card {
  const figures = FIGURES.city[name]!;
  const { value, corners, kind, points, dollars, repeatable, take, objective, transport } = figures;
  const harbour = Object.keys(FIGURES.harbour).find((other) => FIGURES.harbour[other]!.post === name);
  const lines = [
    cornersText(corners),
    say(repeatable ? "web.gwt_nz.card.repeatable" : "web.gwt_nz.card.once"),
    harbour === undefined ? null : say("web.gwt_nz.card.needs", { harbour: named("harbour", harbour) }),
    dollars > 0 ? say("web.gwt_nz.card.pays", { amount: dollars }) : null,
    objective ? say("web.gwt_nz.card.takes", { what: say("web.gwt_nz.card.objective") }) : null,
    take === undefined ? null : say("web.gwt_nz.card.takes", { what: capital(named("stock", take)) }),
    ...arrowLines(name),
    ...sourceLines(figures),
  ];
  const isWool = kind === "wool" || kind === "foreign_wool";
  const shown: [string, string][] = [
    [say(isWool ? "web.gwt_nz.figure.wool" : "web.gwt_nz.figure.value"), number(value)],
    [say("web.gwt_nz.figure.transport"), money(transport)],
  ];
  const now = options.find(({ args }) => typeof args["points"] === "number")?.args["points"] as number | undefined;
  if (now !== undefined || points !== 0) shown.push([say(now === undefined ? "web.gwt_nz.figure.points" : "web.gwt_nz.figure.now"), pointsText(now ?? points)]);
  return { title: capital(named("city", name)), lines: lines.filter((line) => line !== null), figures: shown, section: isWool ? "shear" : "delivery" };
}

function arrowLines(name: string): string[] {
  return Object.entries(FIGURES.arrow)
    .filter(([from, { to }]) => from === name || to === name)
    .map(([from, { to, points }]) => say("web.gwt_nz.card.link", { other: named("city", from === name ? to : from), points: number(points) }));
}
