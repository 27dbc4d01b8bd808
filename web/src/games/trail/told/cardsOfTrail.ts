/** Cards of the spaces of the trail. */

import type { Card } from "$/contract/game";
import { actionsOf } from "$/games/trail/figures";
import { waysOf } from "$/games/trail/map/ways";
import { capital, isPassed, money, named, number, pointsText } from "$/games/trail/names";
import type { Trail } from "$/games/trail/trail";
import { isTheirs, type TrailView } from "$/games/trail/view";
import type { Option } from "$/protocol";
import { say } from "$/words/words.svelte";

export function spaceCard(trail: Trail, view: TrailView, space: string, options: readonly Option[]): Card {
  const { kind } = trail.figures.space[space]!;
  const { tile, face } = view.trail[space]!;
  const figures = feeFigures(trail, view, space, options);
  if (kind === "kansas_city") return { title: named(trail, "space", space), lines: [say(`web.${trail.id}.card.kansas_city`)], figures, section: "kansas_city" };
  if (face !== null) return { ...buildingCard(trail, view, space, face), figures: [...buildingFigures(trail, face), ...figures] };
  const title = capital(tile === null ? named(trail, "space", space) : named(trail, "supply", tile));
  const lines = [...featureLines(trail, space), ...(tile === null ? trail.notes(trail, "ground", space) : trail.notes(trail, "tile", tile))];
  return { title, lines, figures, section: SECTIONS[kind] ?? "phase_a" };
}

/** The chapter of the rules about each kind of space. */
const SECTIONS: Record<string, string> = { hazard: "hazards", tepee: "trade", building: "build" };

function buildingCard(trail: Trail, view: TrailView, space: string, face: string): Card {
  const theirs = isTheirs(view.trail[space]!.tile, view.seat) ? [say(`web.${trail.id}.card.theirs`)] : [];
  const actions = actionsOf(trail, face).map((_, i) => capital(named(trail, "action", `${face}.${i + 1}`)));
  const lines = [...theirs, ...actions, ...featureLines(trail, space), ...trail.notes(trail, "face", face)];
  return { title: capital(named(trail, "face", face)), lines, section: "phase_b" };
}

function featureLines(trail: Trail, space: string): string[] {
  const { woods, risk } = trail.figures.space[space]!;
  return [
    ...(woods ? [say(`web.${trail.id}.card.woods`)] : []),
    ...trail.notes(trail, "space", space),
    ...(risk ? [say(`web.${trail.id}.card.risk`, { action: named(trail, "action", `risk.${risk}`) })] : []),
  ];
}

export function buildingFigures(trail: Trail, face: string): [string, string][] {
  const { craftsmen, points } = trail.figures.face[face]!;
  if (craftsmen === undefined) return [];
  return [
    [say(`web.${trail.id}.figure.craftsmen`), number(craftsmen)],
    [say(`web.${trail.id}.figure.points`), pointsText(trail, points ?? 0)],
  ];
}

/** The fees here, and those of the journey that is offered; if none is, of the next one to this place. */
function feeFigures(trail: Trail, view: TrailView, space: string, options: readonly Option[]): [string, string][] {
  const { fee } = view.trail[space]!;
  const offered = options.flatMap((option) => waysOf(view, option));
  const ways = offered.length > 0 ? offered : (view.ways[space] ?? []);
  const found: [string, string][] = fee > 0 && isPassed(trail, space) ? [[say(`web.${trail.id}.figure.fee`), money(trail, fee)]] : [];
  if (ways.length === 0) return found;
  const fees = ways.map(({ fee }) => fee);
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  found.push([say(`web.${trail.id}.figure.steps`), number(Math.min(...ways.map(({ steps }) => steps)))]);
  found.push([say(`web.${trail.id}.figure.way`), least === most ? money(trail, least) : `${money(trail, least)} – ${money(trail, most)}`]);
  return found;
}
