/** Cards of the sea routes: waters, harbours, trading posts. */

import type { Card } from "$/contract/game";
import { harbourAt, type Known } from "$/games/gwt_nz/figures";
import { type Figure, sourceLines, unmarked } from "$/games/gwt_nz/told/provenance";
import type { NzTrail } from "$/games/gwt_nz/trail";
import type { NzView } from "$/games/gwt_nz/view";
import type { Corners } from "$/games/trail/figures";
import { capital, money, named, number, pointsText } from "$/games/trail/names";
import type { Option } from "$/protocol";
import { say } from "$/words/words.svelte";

const cornersText = (corners: Corners): string => say(corners === "white" ? "web.gwt_nz.card.white_corners" : "web.gwt_nz.card.black_corners");

export function waterCard(trail: NzTrail, view: NzView, water: string): Card {
  const harbour = harbourAt(trail, water);
  const title = capital(named(trail, "water", water));
  const known = unmarked(trail, "water");
  if (harbour === null) return { title, lines: sourceLines(known), section: "ship" };
  const { title: beside, ...rest } = harbourCard(trail, view, harbour, known);
  return { ...rest, title, lines: [beside, ...rest.lines], section: "ship" };
}

/** `besides` are figures of what the harbour is shown with. */
export function harbourCard(trail: NzTrail, view: NzView, name: string, ...besides: Figure[]): Card {
  const figures = trail.figures.harbour[name]!;
  const { cost, points, corners, action, post, last, kind } = figures;
  const station = view.stations[name];
  const links = pairsWith(trail.figures.link, name);
  const lines = [
    corners === undefined ? null : cornersText(corners),
    action === undefined ? null : capital(named(trail, "action", name)),
    post === undefined ? null : say("web.gwt_nz.card.opens", { post: named(trail, "city", post) }),
    last ? say("web.gwt_nz.card.last_harbour") : null,
    station?.master ? capital(named(trail, "master", station.master)) : null,
    station?.worker ? say("web.gwt_nz.card.posted", { worker: named(trail, "worker", station.worker) }) : null,
    ...links.map(({ other, points }) => say("web.gwt_nz.card.link", { other: named(trail, "harbour", other), points: number(points) })),
    ...sourceLines([figures, `harbour.${name}`], ...links.map((link): Figure => [link, `link.${link.from}`]), ...besides),
  ];
  const shown: [string, string][] = cost > 0 ? [[say("web.gwt_nz.figure.cost"), money(trail, cost)]] : [];
  if (points > 0) shown.push([say("web.gwt_nz.figure.points"), pointsText(trail, points)]);
  return {
    title: capital(named(trail, "harbour", name)),
    lines: lines.filter((line) => line !== null),
    figures: shown,
    section: kind === "medium" ? "stations" : "harbours",
  };
}

/** The links or arrows between a place and others. */
function pairsWith<P extends Known & { to: string; points: number }>(table: Record<string, P>, name: string): (P & { from: string; other: string })[] {
  return Object.entries(table)
    .filter(([from, { to }]) => from === name || to === name)
    .map(([from, pair]) => ({ ...pair, from, other: from === name ? pair.to : from }));
}

export function postCard(trail: NzTrail, name: string, options: readonly Option[]): Card {
  const figures = trail.figures.city[name]!;
  const { value, corners, kind, points, dollars, repeatable, take, objective, transport } = figures;
  const arrows = pairsWith(trail.figures.arrow, name);
  const harbour = Object.keys(trail.figures.harbour).find((other) => trail.figures.harbour[other]!.post === name);
  const lines = [
    cornersText(corners),
    say(repeatable ? "web.gwt_nz.card.repeatable" : "web.gwt_nz.card.once"),
    harbour === undefined ? null : say("web.gwt_nz.card.needs", { harbour: named(trail, "harbour", harbour) }),
    dollars > 0 ? say("web.gwt_nz.card.pays", { amount: dollars }) : null,
    objective ? say("web.gwt_nz.card.takes", { what: say("web.gwt_nz.card.objective") }) : null,
    take === undefined ? null : say("web.gwt_nz.card.takes", { what: capital(named(trail, "stock", take)) }),
    ...arrows.map(({ other, points }) => say("web.gwt_nz.card.link", { other: named(trail, "city", other), points: number(points) })),
    ...sourceLines([figures, `city.${name}`], ...arrows.map((arrow): Figure => [arrow, `arrow.${arrow.from}`])),
  ];
  const isWool = kind === "wool" || kind === "foreign_wool";
  const shown: [string, string][] = [
    [say(isWool ? "web.gwt_nz.figure.wool" : "web.gwt_nz.figure.value"), number(value)],
    [say("web.gwt_nz.figure.transport"), money(trail, transport)],
  ];
  const now = options.find(({ args }) => typeof args["points"] === "number")?.args["points"] as number | undefined;
  if (now !== undefined || points !== 0)
    shown.push([say(now === undefined ? "web.gwt_nz.figure.points" : "web.gwt_nz.figure.now"), pointsText(trail, now ?? points)]);
  return { title: capital(named(trail, "city", name)), lines: lines.filter((line) => line !== null), figures: shown, section: isWool ? "shear" : "delivery" };
}
